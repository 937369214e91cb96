"""The numbers Too Many Kobolds is played by, as the rules use them: one object that all states of a game share."""

from typing import Final

from librt.vecs import vec

from warren.engine.native import i64
from warren.games.too_many.rules.cards import TYPES
from warren.games.too_many.rules.grid import BITS, HIGH, WIDE, around, one_cell

#: How many different resources a card may want at most.
MOST_WANTS: Final[i64] = 4
#: How many cards the head of the queue has.
MOST_IN_HEAD: Final[i64] = 4


class Numbers:
    """What every type of card gives, wants and is worth, the deck, and what the end pays for.

    `wants` has four places for every type: the resources it wants, each once; `needs` says how many givers of each.
    `around` has for every cell those around it (see grid.py). A cave is `full` when it is as `wide` and `high` as it
    may be; `head` cards lie at the queue's head, and every seat is dealt so many `powers` of each type.
    """

    def __init__(self) -> None:
        self.around: vec[i64] = vec[i64]([around(one_cell(bit)) for bit in range(BITS)])
        self.gives: vec[i64] = vec[i64]([-1] * TYPES)
        self.want_count: vec[i64] = vec[i64]([0] * TYPES)
        self.wants: vec[i64] = vec[i64]([0] * (TYPES * MOST_WANTS))
        self.needs: vec[i64] = vec[i64]([0] * (TYPES * MOST_WANTS))
        self.happy: vec[i64] = vec[i64]([0] * TYPES)
        self.shy: vec[i64] = vec[i64]([0] * TYPES)
        self.mushrooms: vec[i64] = vec[i64]([0] * TYPES)
        self.deck: vec[i64] = vec[i64]()
        self.wide: i64 = WIDE
        self.high: i64 = HIGH
        self.full: i64 = WIDE * HIGH
        self.head: i64 = MOST_IN_HEAD
        self.powers: i64 = 1
        self.chromatic: i64 = 10
        self.triplets: vec[i64] = vec[i64]([0, 5, 12, 20])
        self.dragon: i64 = 5
        self.excellent: i64 = 65
