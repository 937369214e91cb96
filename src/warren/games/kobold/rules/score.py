"""Counting KOBOLD: who has most of a toy, and the lines of a score."""

from typing import Final

from librt.vecs import vec

from warren.engine.native import i64
from warren.games.kobold.rules.tokens import KINDS

LINE_NAMES: Final = ("gem-trophies", "toy-trophies", "tiles", "kobolds")
GEM_TROPHIES: Final[i64] = 0
TOY_TROPHIES: Final[i64] = 1
TILES: Final[i64] = 2
LINES: Final[i64] = 4


def with_most(loot: vec[i64], seats: i64, toy: i64) -> i64:
    """The seats with most tokens of a toy, at least one, as bits: several if tied, none if nobody has any."""
    most: i64 = 1
    bits: i64 = 0
    one: i64 = 1
    seat: i64 = 0
    while seat < seats:
        owned: i64 = loot[seat * KINDS + toy]
        if owned > most:
            most = owned
            bits = 0
        if owned == most:
            bits |= one << seat
        seat += 1
    return bits


def toy_leader(loot: vec[i64], seats: i64, toy: i64) -> i64:
    """KB-E2: the seat with strictly most tokens of a toy; -1 for a tie or nobody."""
    bits: i64 = with_most(loot, seats, toy)
    one: i64 = 1
    seat: i64 = 0
    while seat < seats:
        if bits == one << seat:
            return seat
        seat += 1
    return -1
