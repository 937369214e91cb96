"""A linear evaluation: a seat's strength in log-odds, and its probability of winning.

The weights were fitted by maximum likelihood to 340,000 games of two sensible players, many of them started at
random: see docs/notebook/search.md.
"""

import math
from typing import Final

from librt.vecs import vec

from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import (
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
from warren.games.trenchcoat.rules.components import MOST_ITEMS, NONE
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.valuation import coverage

# All in thousandths of log-odds, for a seat with one, two or three kobolds.
KOBOLDS: Final[vec[i64]] = vec[i64]([-861, -196, 198])
SKILL: Final[vec[i64]] = vec[i64]([0, 27, 42])
ACTIVE: Final[vec[i64]] = vec[i64]([45, 105, 157])
# A gold piece: the first, the next two, and so on up to the tenth, and every one beyond.
FIRST: Final[vec[i64]] = vec[i64]([79, 69, 74])
TO_THREE: Final[vec[i64]] = vec[i64]([251, 197, 166])
TO_FIVE: Final[vec[i64]] = vec[i64]([141, 148, 139])
TO_SEVEN: Final[vec[i64]] = vec[i64]([188, 155, 130])
TO_TEN: Final[vec[i64]] = vec[i64]([119, 132, 143])
BEYOND: Final[vec[i64]] = vec[i64]([49, 70, 92])
KNOWN: Final[i64] = -44


class ItemWeight:
    """The weight of an item for a seat with one, two or three kobolds, and of a second copy."""

    def __init__(self, item: i64, one: i64, two: i64, three: i64, second: i64) -> None:
        self.item: i64 = item
        self.first: vec[i64] = vec[i64]([one, two, three])
        self.second: i64 = second


def item_weights() -> list[ItemWeight]:
    """The weights of all items, indexed by item."""
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
    """A seat's strength, in thousandths of log-odds."""
    index: i64 = state.kobold_count[seat] - 1
    total: i64 = KOBOLDS[index] + gold_value(state.gold[seat], index) + items_value(state, seat, index)
    if index > 0:
        total += SKILL[index] * coverage(state, seat, NONE)
    if state.active == seat:
        total += ACTIVE[index]
    at: i64 = 0
    while at <= index:
        total += KNOWN * state.known[seat * HAND + at]
        at += 1
    return total


def gold_value(gold: i64, index: i64) -> i64:
    """Piecewise linear: the first pieces count more than later ones."""
    total: i64 = FIRST[index] * min(gold, 1)
    total += TO_THREE[index] * min(max(gold - 1, 0), 2)
    total += TO_FIVE[index] * min(max(gold - 3, 0), 2)
    total += TO_SEVEN[index] * min(max(gold - 5, 0), 2)
    total += TO_TEN[index] * min(max(gold - 7, 0), 3)
    return total + BEYOND[index] * max(gold - 10, 0)


def extra_item_value(state: TrenchState, seat: i64, item: i64) -> i64:
    """The value of one more item of a kind."""
    return ITEMS[item].second if state.has_item(seat, item) else ITEMS[item].first[state.kobold_count[seat] - 1]


def held_item_value(state: TrenchState, seat: i64, item: i64) -> i64:
    """The value of one of the items in hand."""
    held: i64 = 0
    at: i64 = seat * MOST_ITEMS
    last: i64 = at + state.item_count[seat]
    while at < last:
        if state.items[at] == item:
            held += 1
        at += 1
    return ITEMS[item].second if held > 1 else ITEMS[item].first[state.kobold_count[seat] - 1]


def items_value(state: TrenchState, seat: i64, index: i64) -> i64:
    """The value of all items in hand."""
    total: i64 = 0
    seen: i64 = 0
    at: i64 = seat * MOST_ITEMS
    last: i64 = at + state.item_count[seat]
    while at < last:
        item: i64 = state.items[at]
        total += ITEMS[item].second if (seen >> item) & 1 == 1 else ITEMS[item].first[index]
        seen |= 1 << item
        at += 1
    return total


def win_probability(state: TrenchState, seat: i64) -> i64:
    """The probability of winning in thousandths: the softmax of all strengths."""
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
