"""A race between moves: all are tried in the same worlds, and those that fall clearly behind are left.

In the same world chance is the same for all, so that a difference between two results comes of the moves: far fewer
worlds tell two moves apart than if each had worlds of its own. For the same reason a move that was left is reported as
far behind as it was, not by what its few worlds brought.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.bots.tree import NONE, Tree

#: Worlds before anybody is left, and between two looks.
FIRST_LOOK: Final[i64] = 48
#: Behind by so many standard errors a move is left.
CLEARLY: Final = 3.0
#: What worlds that were not seen may hide, as a sum of squared differences: something rare that costs a lot.
UNSEEN: Final = 2.0 * 300.0 * 300.0


class Race:
    """Moves by their numbers in the tree, and how much better than each other they were in the same worlds."""

    def __init__(self, numbers: vec[i64]) -> None:
        self.room: i64 = len(numbers)
        self.numbers = numbers
        self.count: i64 = self.room
        self.worlds: i64 = 0
        self.results: vec[i64] = vec[i64]([0] * self.room)
        self.sums: vec[float] = vec[float]([0.0] * (self.room * self.room))
        self.squares: vec[float] = vec[float]([0.0] * (self.room * self.room))
        #: For those that were left: by how much they were behind, and behind which.
        self.behind: vec[float] = vec[float]([0.0] * self.room)
        self.before: vec[i64] = vec[i64]([NONE] * self.room)

    def compare(self) -> None:
        """One more world has been tried by all that are left in the race; now and then some are left behind."""
        one: i64 = 0
        while one < self.count:
            other: i64 = 0
            while other < self.count:
                ahead: float = float(self.results[one] - self.results[other])
                self.sums[one * self.room + other] += ahead
                self.squares[one * self.room + other] += ahead * ahead
                other += 1
            one += 1
        self.worlds += 1
        if self.worlds % FIRST_LOOK == 0:
            self.leave_behind()

    def leader(self) -> i64:
        """The place of the best so far."""
        best: i64 = 0
        place: i64 = 1
        while place < self.count:
            if self.sums[place * self.room + best] > 0.0:
                best = place
            place += 1
        return best

    def best(self) -> i64:
        """The number of the best so far."""
        return self.numbers[self.leader()] if self.count > 0 else NONE

    def leave_behind(self) -> None:
        """Leave those that are clearly behind the best."""
        best: i64 = self.leader()
        place: i64 = self.count - 1
        while place >= 0:
            if place != best and self.is_clear(best, place):
                last: i64 = self.count - 1
                behind: float = self.sums[best * self.room + place] / float(self.worlds)
                before: i64 = self.numbers[best]
                self.trade(place, last)
                if best == last:
                    best = place
                self.behind[last] = behind
                self.before[last] = before
                self.count = last
            place -= 1

    def is_clear(self, best: i64, other: i64) -> bool:
        """Whether one is ahead of another by more than chance explains."""
        worlds: float = float(self.worlds)
        mean: float = self.sums[best * self.room + other] / worlds
        variance: float = (self.squares[best * self.room + other] + UNSEEN) / worlds - mean * mean
        return mean > CLEARLY * math.sqrt(max(variance, 1.0) / worlds)

    def settle(self, tree: Tree) -> None:
        """Results of those that were left, as far behind as they were in the same worlds: others had luckier ones."""
        place: i64 = self.count
        while place < self.room:
            number: i64 = self.numbers[place]
            before: i64 = self.before[place]
            result: float = float(tree.results[before]) / float(tree.visits[before]) - self.behind[place]
            result = max(result, 0.0)
            tree.results[number] = i64(result * float(tree.visits[number]))
            place += 1

    def trade(self, one: i64, other: i64) -> None:
        """Two change places."""
        number: i64 = self.numbers[one]
        self.numbers[one] = self.numbers[other]
        self.numbers[other] = number
        at: i64 = 0
        while at < self.room:
            self.swap(one * self.room + at, other * self.room + at)
            at += 1
        at = 0
        while at < self.room:
            self.swap(at * self.room + one, at * self.room + other)
            at += 1

    def swap(self, one: i64, other: i64) -> None:
        """Two differences change places."""
        held: float = self.sums[one]
        self.sums[one] = self.sums[other]
        self.sums[other] = held
        held = self.squares[one]
        self.squares[one] = self.squares[other]
        self.squares[other] = held
