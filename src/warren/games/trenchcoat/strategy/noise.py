"""Noise in scores: mixed strategies where a predictable player would be exploited.

It comes from the imagined world's own random stream and is the same for all moves of one decision.
"""

from typing import Final

from warren.engine.native import i64
from warren.games.trenchcoat.rules.state import TrenchState

THOUSAND: Final[i64] = 1000


def noise(state: TrenchState) -> i64:
    """A number from 0 to 999, the same for all moves of one decision."""
    return state.rng.copy().below(THOUSAND)


def random_score(state: TrenchState, code: i64) -> i64:
    """A score that makes every answer equally likely to be the best."""
    value: i64 = (noise(state) * THOUSAND + code) * 0x9E3779B1 & 0xFFFFFFFF
    value = (value ^ (value >> 15)) * 0x85EBCA6B & 0xFFFFFFFF
    return (value ^ (value >> 13)) % THOUSAND


def sampled_score(state: TrenchState, weights: tuple[int, ...], index: i64) -> i64:
    """The score of one of several answers, sampled with these weights in tenths."""
    before: i64 = 0
    at: i64 = 0
    while at < index:
        before += weights[at]
        at += 1
    return interval_score(state, before * THOUSAND // 10, weights[index] * THOUSAND // 10)


def interval_score(state: TrenchState, before: i64, share: i64) -> i64:
    """2 if the noise falls into the answer's interval, which begins at `before`; 1 if it could have, else 0."""
    value: i64 = noise(state) - before
    return 2 if 0 <= value < share else (1 if share > 0 else 0)
