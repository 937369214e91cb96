"""Racing: paired comparison of moves with successive elimination.

All moves are rolled out in the same worlds. Chance is then the same for all of them, so far fewer worlds tell two moves
apart than if each had worlds of its own. An eliminated move is reported by its deficit in the worlds it shared with its
rival, because its own mean is of other worlds.
"""

import math
from typing import Final

from librt.vecs import vec

from warren.bots.search.tree import NONE, Tree
from warren.engine.native import i64

#: Worlds between two rounds of elimination.
ELIMINATION_INTERVAL: Final[i64] = 48
#: A move this many standard errors behind the leader is eliminated.
STANDARD_ERRORS: Final = 3.0
#: Added to the sum of squared differences, for rare and costly outcomes that have not been sampled yet.
PRIOR_SQUARES: Final = 2.0 * 300.0 * 300.0


class Racing:
    """Moves by their numbers in the tree, the first `count` of them still in the race, and their paired differences.

    `values` takes the values of the moves in one world, in the same order.
    """

    def __init__(self, moves: vec[i64]) -> None:
        self.size: i64 = len(moves)
        self.moves = moves
        self.count: i64 = self.size
        self.worlds: i64 = 0
        self.values: vec[i64] = vec[i64]([0] * self.size)
        self.sums: vec[float] = vec[float]([0.0] * (self.size * self.size))
        self.squares: vec[float] = vec[float]([0.0] * (self.size * self.size))
        #: Of eliminated moves: the mean deficit, and the move that eliminated it.
        self.deficit: vec[float] = vec[float]([0.0] * self.size)
        self.rival: vec[i64] = vec[i64]([NONE] * self.size)

    def compare(self) -> None:
        """Add the differences in one more world, and eliminate moves at intervals."""
        row: i64 = 0
        while row < self.count:
            column: i64 = 0
            while column < self.count:
                difference: float = float(self.values[row] - self.values[column])
                self.sums[row * self.size + column] += difference
                self.squares[row * self.size + column] += difference * difference
                column += 1
            row += 1
        self.worlds += 1
        if self.worlds % ELIMINATION_INTERVAL == 0:
            self.eliminate()

    def leader(self) -> i64:
        """The place of the best move so far."""
        best: i64 = 0
        place: i64 = 1
        while place < self.count:
            if self.sums[place * self.size + best] > 0.0:
                best = place
            place += 1
        return best

    def best(self) -> i64:
        """The number of the best move so far."""
        return self.moves[self.leader()] if self.count > 0 else NONE

    def eliminate(self) -> None:
        """Remove the moves that are significantly worse than the leader."""
        best: i64 = self.leader()
        place: i64 = self.count - 1
        while place >= 0:
            if place != best and self.is_significant(best, place):
                last: i64 = self.count - 1
                deficit: float = self.sums[best * self.size + place] / float(self.worlds)
                rival: i64 = self.moves[best]
                self.swap_places(place, last)
                if best == last:
                    best = place
                self.deficit[last] = deficit
                self.rival[last] = rival
                self.count = last
            place -= 1

    def is_significant(self, best: i64, other: i64) -> bool:
        """Whether one move is better than another by more than chance explains."""
        worlds: float = float(self.worlds)
        mean: float = self.sums[best * self.size + other] / worlds
        variance: float = (self.squares[best * self.size + other] + PRIOR_SQUARES) / worlds - mean * mean
        return mean > STANDARD_ERRORS * math.sqrt(max(variance, 1.0) / worlds)

    def correct_values(self, tree: Tree) -> None:
        """Set the value of every eliminated move to that of its rival less its deficit."""
        place: i64 = self.count
        while place < self.size:
            number: i64 = self.moves[place]
            rival: i64 = self.rival[place]
            value: float = float(tree.value_sum[rival]) / float(tree.visits[rival]) - self.deficit[place]
            value = max(value, 0.0)
            tree.value_sum[number] = i64(value * float(tree.visits[number]))
            place += 1

    def swap_places(self, one: i64, other: i64) -> None:
        """Exchange two moves with all their differences."""
        number: i64 = self.moves[one]
        self.moves[one] = self.moves[other]
        self.moves[other] = number
        at: i64 = 0
        while at < self.size:
            self.swap(one * self.size + at, other * self.size + at)
            at += 1
        at = 0
        while at < self.size:
            self.swap(at * self.size + one, at * self.size + other)
            at += 1

    def swap(self, one: i64, other: i64) -> None:
        """Exchange two entries of the tables of differences."""
        held: float = self.sums[one]
        self.sums[one] = self.sums[other]
        self.sums[other] = held
        held = self.squares[one]
        self.squares[one] = self.squares[other]
        self.squares[other] = held
