"""Chance in a rating: where a good player is unpredictable, something decides that nobody can foresee.

It comes from the imagined world's own stream, the same for all moves of one decision, so that bluffs, calls, bids and
hands are mixed.
"""

from typing import Final

from mypy_extensions import i64

from warren.games.trenchcoat.state import TrenchState

MILLE: Final[i64] = 1000


def chance(state: TrenchState) -> i64:
    """Something from 0 to 999 that is the same for all moves of one decision."""
    return state.rng.copy().below(MILLE)


def mixed(state: TrenchState, code: i64) -> i64:
    """A rating that puts any of the answers first, each as often as another."""
    lot: i64 = (chance(state) * MILLE + code) * 0x9E3779B1 & 0xFFFFFFFF
    lot = (lot ^ (lot >> 15)) * 0x85EBCA6B & 0xFFFFFFFF
    return (lot ^ (lot >> 13)) % MILLE


def drawn(state: TrenchState, tenths: tuple[int, ...], which: i64) -> i64:
    """Whether that one of some answers is drawn, in their proportions; later ones are next best."""
    before: i64 = 0
    at: i64 = 0
    while at < which:
        before += tenths[at]
        at += 1
    return is_drawn(state, before * MILLE // 10, tenths[which] * MILLE // 10)


def is_drawn(state: TrenchState, before: i64, share: i64) -> i64:
    """2 for the answer that is drawn, 1 for others that could have been: shares of the others come before it."""
    lot: i64 = chance(state) - before
    return 2 if 0 <= lot < share else (1 if share > 0 else 0)
