"""How a Trench Coat seat stands: its chances to win, from what it has.

The weights were fitted to how some ten thousand playings between sensible players ended: see docs/decisions/.
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
    ITEM_KINDS,
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

# All in thousandths of the logarithm of odds.
SECOND_KOBOLD: Final[i64] = 1067
THIRD_KOBOLD: Final[i64] = 676
PENNILESS: Final[i64] = -161
POOR: Final[i64] = -138
GOLD: Final[i64] = 73
SKILL: Final[i64] = 31
KNOWN: Final[i64] = -46
ACTIVE: Final[i64] = 111


def item_weights() -> vec[i64]:
    """What each item adds."""
    weights: vec[i64] = vec[i64]([0] * ITEM_KINDS)
    weights[BOOST_JUICE] = 361
    weights[REDUCE_JUICE] = 556
    weights[CLAIRVOYANCE] = 266
    weights[CLOAK] = 374
    weights[GHOST] = 632
    weights[INHERITED_DEBT] = 397
    weights[MAGIC_HAT] = 776
    weights[MAGIC_SHIELD] = 525
    weights[PET_BANDITS] = 775
    weights[POTION] = 576
    weights[SATCHEL] = 0
    weights[SPARE_CHANGE] = 540
    weights[TRUTH_SERUM] = 299
    weights[WANTED_POSTER] = 647
    return weights


ITEM: Final[vec[i64]] = item_weights()


def strength(state: TrenchState, seat: i64) -> i64:
    """How strong a seat in the game is."""
    kobolds: i64 = state.kobold_count[seat]
    gold: i64 = state.gold[seat]
    total: i64 = GOLD * gold + gold_ladder(gold) + SKILL * coverage(state, seat, NONE)
    if kobolds > 1:
        total += SECOND_KOBOLD
    if kobolds > 2:
        total += THIRD_KOBOLD
    if kobolds == 1 and gold < 3:
        total += POOR
    if state.active == seat:
        total += ACTIVE
    at: i64 = 0
    while at < kobolds:
        total += KNOWN * state.known[seat * HAND + at]
        at += 1
    at = 0
    while at < state.item_count[seat]:
        total += ITEM[state.items[seat * MOST_ITEMS + at]]
        at += 1
    return total


def gold_ladder(gold: i64) -> i64:
    """The first pieces of gold count differently from later ones."""
    if gold == 0:
        return PENNILESS
    return -77 * min(gold, 2) - 9 * min(gold, 4) + 33 * min(gold, 7) + 31 * min(gold, 12)


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
