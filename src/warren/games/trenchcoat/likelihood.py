"""What others hold, by what they would have done with it.

Hardly anybody waits with some items, or lays, shows and loses other kobolds than look best at a glance.

A seat's worlds are drawn from all it cannot tell from the truth. A thinker prefers the ones in which others have played
so far as people do.
"""

from typing import Final

from mypy_extensions import i64

from warren.engine.rng import Rng
from warren.games.trenchcoat.cards import (
    CLAIRVOYANCE,
    HAND,
    MAGIC_HAT,
    PET_BANDITS,
    POTION,
    SATCHEL,
    SPARE_CHANGE,
    WANTED_POSTER,
)
from warren.games.trenchcoat.hindsight import Hindsight
from warren.games.trenchcoat.imagining import is_seen
from warren.games.trenchcoat.opinion import Opinion
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import MOST_ITEMS, NONE, swap

#: An unlikely hand is drawn anew so often at most.
DOUBTS: Final[i64] = 100
#: Of a hundred choices so many look odd to others.
LAPSES: Final[i64] = 10


def make_likely(world: TrenchState, other: i64, seat: i64, glance: Opinion, rng: Rng) -> None:
    """Draw anew what another would hardly hold, as far as a seat does not know it; no kobolds while a truth is told."""
    exchange_items(world, other, seat, rng)
    if world.truth != NONE:
        return
    hindsight = Hindsight(world, other, glance)
    tries: i64 = 0
    while tries < DOUBTS and not is_believed(hindsight.oddities(world), rng):
        redraw_kobolds(world, other, rng)
        tries += 1


def is_believed(oddities: i64, rng: Rng) -> bool:
    """Whether a world is taken for likely in which another made so many odd choices."""
    while oddities > 0:
        if rng.below(100) >= LAPSES:
            return False
        oddities -= 1
    return True


def redraw_kobolds(world: TrenchState, owner: i64, rng: Rng) -> None:
    """Another's kobolds that nobody has seen, drawn from them and the deck."""
    deck = world.kobold_pile.deck
    place: i64 = 0
    while place < world.kobold_count[owner]:
        if not is_seen(world, owner, place):
            at: i64 = owner * HAND + place
            drawn: i64 = rng.below(world.kobold_pile.count + world.kobold_count[owner] - place)
            if drawn < world.kobold_pile.count:
                swap(world.kobolds, at, deck, drawn)
            else:
                swap(world.kobolds, at, world.kobolds, at + drawn - world.kobold_pile.count)
        place += 1


def exchange_items(world: TrenchState, other: i64, seat: i64, rng: Rng) -> None:
    """Others from the deck for items that a seat was told nothing of and that would not be there any more."""
    deck = world.item_pile.deck
    at: i64 = other * MOST_ITEMS
    last: i64 = at + world.item_count[other]
    tries: i64 = 0
    while at < last:
        if (world.told[at] >> seat) & 1 == 1 or not is_played_early(world, other, world.items[at]):
            at += 1
            continue
        tries += 1
        if tries > DOUBTS or world.item_pile.count == 0:
            return
        swap(world.items, at, deck, rng.below(world.item_pile.count))


def is_played_early(state: TrenchState, owner: i64, item: i64) -> bool:
    """Whether hardly anybody waits with an item."""
    if item == POTION:
        return state.kobold_count[owner] < HAND
    if item == MAGIC_HAT:
        return state.item_count[owner] < state.item_limit(owner)
    return item in (CLAIRVOYANCE, PET_BANDITS, SATCHEL, SPARE_CHANGE, WANTED_POSTER)
