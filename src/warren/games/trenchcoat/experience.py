"""What moves in a duel are worth by experience: learned from what a search thought of them (`warren lab learn`).

A small network: sums of what is read off the table, of which those above nought count, and of these a sum for every
kind of move.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.engine.moves import MoveList
from warren.games.trenchcoat.duel import READ, Duel, is_duel, kind_of
from warren.games.trenchcoat.learned import INNER, OUTER
from warren.games.trenchcoat.state import TrenchState

#: How many inner sums there are; all numbers are thousandths.
SUMS: Final[i64] = len(INNER.split()) // (READ + 1)


class Experience:
    """A memory of many duels. While it `is_silent` there is none."""

    def __init__(self) -> None:
        self.is_silent = SUMS == 0
        self.duel = Duel()
        self.inner: vec[float] = thousandths(INNER)
        self.outer: vec[float] = thousandths(OUTER)
        self.sums: vec[float] = vec[float]([0.0] * SUMS)

    def speaks(self, state: TrenchState) -> bool:
        """Whether it knows something about the question."""
        return not self.is_silent and is_duel(state)

    def best(self, state: TrenchState, seat: i64, moves: MoveList) -> i64:
        """The move that brings most, the first of equals."""
        self.duel.read(state, seat)
        self.add_up()
        best: i64 = moves.codes[0]
        most: float = self.worth(kind_of(state, seat, best))
        at: i64 = 1
        while at < moves.count:
            worth: float = self.worth(kind_of(state, seat, moves.codes[at]))
            if worth > most:
                most = worth
                best = moves.codes[at]
            at += 1
        return best

    def add_up(self) -> None:
        """The inner sums of what was read."""
        sums, inner, which, much = self.sums, self.inner, self.duel.which, self.duel.much
        count: i64 = self.duel.count
        at: i64 = 0
        while at < SUMS:
            total: float = inner[READ * SUMS + at]
            number: i64 = 0
            while number < count:
                total += much[number] * inner[which[number] * SUMS + at]
                number += 1
            sums[at] = total if total > 0.0 else 0.0
            at += 1

    def worth(self, kind: i64) -> float:
        """What a kind of move brings, compared with others, in tenths of a win."""
        sums, outer = self.sums, self.outer
        first: i64 = kind * (SUMS + 1)
        total: float = outer[first + SUMS]
        at: i64 = 0
        while at < SUMS:
            total += sums[at] * outer[first + at]
            at += 1
        return total


def thousandths(numbers: str) -> vec[float]:
    """Whole numbers as the thousandths that they are."""
    return vec[float]([float(number) / 1000.0 for number in numbers.split()])
