"""What others hold, by what they would have done with it: nobody waits with some items, or loses the better kobold.

A seat's worlds are drawn from all it cannot tell from the truth. Of these a thinker prefers the ones in which others
have played so far as people do.
"""

from typing import Final

from mypy_extensions import i64

from warren.games.trenchcoat.cards import (
    CLAIRVOYANCE,
    HAND,
    MAGIC_HAT,
    PET_BANDITS,
    POTION,
    SATCHEL,
    SKILL_COUNT,
    SPARE_CHANGE,
    WANTED_POSTER,
)
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import MOST_ITEMS

#: With so many kobolds one of them was lost by choice; a last one was often not chosen.
CHOSEN: Final[i64] = HAND - 1


def is_oddly_equipped(state: TrenchState, other: i64, seat: i64) -> bool:
    """Whether another, as far as a seat does not know, holds what it would hardly hold any more."""
    return keeps_too_much(state, other, seat) or lost_the_better(state, other)


def keeps_too_much(state: TrenchState, other: i64, seat: i64) -> bool:
    """Whether a seat was told nothing of an item of another's that would not be there any more."""
    at: i64 = other * MOST_ITEMS
    last: i64 = at + state.item_count[other]
    while at < last:
        if (state.told[at] >> seat) & 1 == 0 and is_played_early(state, other, state.items[at]):
            return True
        at += 1
    return False


def is_played_early(state: TrenchState, owner: i64, item: i64) -> bool:
    """Whether hardly anybody waits with an item."""
    if item == POTION:
        return state.kobold_count[owner] < HAND
    if item == MAGIC_HAT:
        return state.item_count[owner] < state.item_limit(owner)
    return item in (CLAIRVOYANCE, PET_BANDITS, SATCHEL, SPARE_CHANGE, WANTED_POSTER)


def lost_the_better(state: TrenchState, owner: i64) -> bool:
    """Whether two that are left do less than one of them would with a third, for which the next of the deck stands."""
    if state.kobold_count[owner] != CHOSEN or state.kobold_pile.count == 0:
        return False
    first: i64 = state.kobold_at(owner, 0)
    second: i64 = state.kobold_at(owner, 1)
    third: i64 = state.kobold_pile.deck[state.kobold_pile.count - 1]
    together: i64 = coverage_of_two(state, first, second)
    if state.known[owner * HAND] == 0 and coverage_of_two(state, third, second) > together:
        return True
    return state.known[owner * HAND + 1] == 0 and coverage_of_two(state, first, third) > together


def coverage_of_two(state: TrenchState, one: i64, other: i64) -> i64:
    """How much two kobolds can do: the better of each skill, added up."""
    total: i64 = 0
    skill: i64 = 0
    while skill < SKILL_COUNT:
        skills = state.numbers.skills
        total += max(skills[one * SKILL_COUNT + skill], skills[other * SKILL_COUNT + skill])
        skill += 1
    return total
