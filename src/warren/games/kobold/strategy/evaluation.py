"""A linear evaluation: a seat's strength in log-odds, and its probability of winning.

The weights were fitted by maximum likelihood to 8,000 two-seat games of greedy: see docs/notebook/search.md.
"""

import math
from typing import Final

from librt.vecs import vec

from warren.engine.native import i64
from warren.games.kobold.rules.numbers import SECTIONS
from warren.games.kobold.rules.state import KoboldState
from warren.games.kobold.rules.tokens import FIRST_GEM, FIRST_TOY, KINDS

# All in thousandths of log-odds; three of each: with much, some, and little in the supply.
MUCH: Final[i64] = 26
SOME: Final[i64] = 10
POINT: Final[vec[i64]] = vec[i64]([200, 242, 353])
#: The lead in a toy over the best of the others: -2 or less, -1, 0, and up to 3.
TOY: Final[vec[i64]] = vec[i64](
    [-592, -684, -1064, -659, -905, -1091, 0, 0, 0, -5, -32, 311, 543, 731, 934, 712, 890, 910]
)
#: One, two and three colours of gems: at once, and for every point of the trophy they may bring.
GEMS: Final[vec[i64]] = vec[i64]([0, -100, -158, -35])
GEMS_PER_POINT: Final[vec[i64]] = vec[i64]([0, 20, 92, 151])
PAWN: Final[i64] = 275
ACTIVE: Final[i64] = 154


def strength(state: KoboldState, seat: i64) -> i64:
    """A seat's strength, in thousandths of log-odds."""
    phase: i64 = 0 if state.supply_count > MUCH else (1 if state.supply_count > SOME else 2)
    total: i64 = POINT[phase] * state._score_of(seat) + gems(state, seat)
    toy: i64 = FIRST_TOY
    while toy < FIRST_GEM:
        total += toy_lead(state, seat, toy, phase)
        toy += 1
    section: i64 = 0
    while section < SECTIONS:
        total += PAWN * state.pawns[seat * SECTIONS + section]
        section += 1
    return total + ACTIVE if state.next_seat() == seat else total


def gems(state: KoboldState, seat: i64) -> i64:
    """The value of the colours in hand, while there are trophies."""
    trophies = state.numbers.gem_trophies
    if state.trophies_taken == len(trophies):
        return 0
    colours: i64 = 0
    gem: i64 = FIRST_GEM
    while gem < FIRST_GEM + 4:
        if state.loot[seat * KINDS + gem] > 0:
            colours += 1
        gem += 1
    colours = min(colours, 3)
    return GEMS[colours] + GEMS_PER_POINT[colours] * trophies[state.trophies_taken]


def toy_lead(state: KoboldState, seat: i64, toy: i64, phase: i64) -> i64:
    """The value of the lead in a toy."""
    own: i64 = state.loot[seat * KINDS + toy]
    most: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            most = max(most, state.loot[other * KINDS + toy])
        other += 1
    if own == 0 and most == 0:
        return 0
    ahead: i64 = -2 if own == 0 else max(-2, min(3, own - most))
    return TOY[(ahead + 2) * 3 + phase]


def win_probability(state: KoboldState, seat: i64) -> i64:
    """The probability of winning in thousandths: the softmax of all strengths."""
    mine: i64 = strength(state, seat)
    total: float = 0.0
    other: i64 = 0
    while other < state.seats:
        total += math.exp(float(strength(state, other) - mine) / 1000.0)
        other += 1
    return i64(1000.0 / total)
