"""How a Trench Coat seat stands: its chances to win, from what it has.

The weights were fitted to how 340,000 playings of two sensible players ended, many of them begun at random: see
docs/decisions/0012-search.md.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.games.trenchcoat.cards import (
    BOOST_JUICE,
    CLAIRVOYANCE,
    CLOAK,
    GHOST,
    HAND,
    INHERITED_DEBT,
    MAGIC_HAT,
    MAGIC_SHIELD,
    PET_BANDITS,
    POTION,
    REDUCE_JUICE,
    SATCHEL,
    SPARE_CHANGE,
    TRUTH_SERUM,
    WANTED_POSTER,
)
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import MOST_ITEMS, NONE
from warren.games.trenchcoat.worth import coverage

# All in thousandths of the logarithm of odds, for a seat with one, two or three kobolds.
KOBOLDS: Final[vec[i64]] = vec[i64]([-861, -196, 198])
SKILL: Final[vec[i64]] = vec[i64]([0, 27, 42])
ACTIVE: Final[vec[i64]] = vec[i64]([45, 105, 157])
# A piece of gold: the first, the next two, and so on up to the tenth, and every one beyond.
FIRST: Final[vec[i64]] = vec[i64]([79, 69, 74])
TO_THREE: Final[vec[i64]] = vec[i64]([251, 197, 166])
TO_FIVE: Final[vec[i64]] = vec[i64]([141, 148, 139])
TO_SEVEN: Final[vec[i64]] = vec[i64]([188, 155, 130])
TO_TEN: Final[vec[i64]] = vec[i64]([119, 132, 143])
BEYOND: Final[vec[i64]] = vec[i64]([49, 70, 92])
KNOWN: Final[i64] = -44


class ItemWeight:
    """What an item adds for a seat with one, two or three kobolds, and what a second one adds."""

    def __init__(self, item: i64, one: i64, two: i64, three: i64, again: i64) -> None:
        self.item: i64 = item
        self.worth: vec[i64] = vec[i64]([one, two, three])
        self.again: i64 = again


def item_weights() -> list[ItemWeight]:
    """All of them, in the order of the items."""
    weights = [
        ItemWeight(BOOST_JUICE, 432, 484, 466, 382),
        ItemWeight(REDUCE_JUICE, 406, 651, 748, 312),
        ItemWeight(CLAIRVOYANCE, 667, 597, 522, 0),
        ItemWeight(CLOAK, 495, 504, 512, 381),
        ItemWeight(GHOST, 725, 690, 642, 399),
        ItemWeight(INHERITED_DEBT, 428, 415, 453, 354),
        ItemWeight(MAGIC_HAT, 834, 963, 1085, 246),
        ItemWeight(MAGIC_SHIELD, 819, 672, 527, 460),
        ItemWeight(PET_BANDITS, 593, 685, 995, 479),
        ItemWeight(POTION, 1191, 900, 555, 379),
        ItemWeight(SATCHEL, 398, 358, 383, 275),
        ItemWeight(SPARE_CHANGE, 837, 758, 638, 59),
        ItemWeight(TRUTH_SERUM, 396, 357, 375, 303),
        ItemWeight(WANTED_POSTER, 1379, 1039, 770, 0),
    ]
    weights.sort(key=lambda weight: weight.item)
    return weights


ITEMS: Final = item_weights()


def strength(state: TrenchState, seat: i64) -> i64:
    """How strong a seat in the game is."""
    fewer: i64 = state.kobold_count[seat] - 1
    total: i64 = KOBOLDS[fewer] + worth_of_gold(state.gold[seat], fewer) + worth_of_items(state, seat, fewer)
    if fewer > 0:
        total += SKILL[fewer] * coverage(state, seat, NONE)
    if state.active == seat:
        total += ACTIVE[fewer]
    at: i64 = 0
    while at <= fewer:
        total += KNOWN * state.known[seat * HAND + at]
        at += 1
    return total


def worth_of_gold(gold: i64, fewer: i64) -> i64:
    """The first pieces count more than later ones."""
    total: i64 = FIRST[fewer] * min(gold, 1)
    total += TO_THREE[fewer] * min(max(gold - 1, 0), 2)
    total += TO_FIVE[fewer] * min(max(gold - 3, 0), 2)
    total += TO_SEVEN[fewer] * min(max(gold - 5, 0), 2)
    total += TO_TEN[fewer] * min(max(gold - 7, 0), 3)
    return total + BEYOND[fewer] * max(gold - 10, 0)


def worth_of_another(state: TrenchState, seat: i64, item: i64) -> i64:
    """What one more item would add."""
    return ITEMS[item].again if state.has_item(seat, item) else ITEMS[item].worth[state.kobold_count[seat] - 1]


def worth_of_losing(state: TrenchState, seat: i64, item: i64) -> i64:
    """What is gone with one of the items in hand."""
    held: i64 = 0
    at: i64 = seat * MOST_ITEMS
    last: i64 = at + state.item_count[seat]
    while at < last:
        if state.items[at] == item:
            held += 1
        at += 1
    return ITEMS[item].again if held > 1 else ITEMS[item].worth[state.kobold_count[seat] - 1]


def worth_of_items(state: TrenchState, seat: i64, fewer: i64) -> i64:
    """What a hand of items adds."""
    total: i64 = 0
    seen: i64 = 0
    at: i64 = seat * MOST_ITEMS
    last: i64 = at + state.item_count[seat]
    while at < last:
        item: i64 = state.items[at]
        total += ITEMS[item].again if (seen >> item) & 1 == 1 else ITEMS[item].worth[fewer]
        seen |= 1 << item
        at += 1
    return total


def chances_of(state: TrenchState, seat: i64) -> i64:
    """A seat's chances to win, in thousandths."""
    if not state.is_in(seat):
        return 0
    mine: i64 = strength(state, seat)
    total: float = 0.0
    other: i64 = 0
    while other < state.seats:
        if state.is_in(other):
            total += math.exp(float(strength(state, other) - mine) / 1000.0)
        other += 1
    return i64(1000.0 / total)
