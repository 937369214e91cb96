"""The result of a search: statistics of the moves tried at the root, and the move chosen."""

from typing import Final

from warren.bots.search.tree import MAX_SEATS, NONE, Tree
from warren.engine.native import i64
from warren.engine.rng import Rng

#: A move with less than this part of a mixed strategy (1 / 25) is left out of it: it was only explored.
PURIFICATION: Final[i64] = 25


class MoveStats:
    """Statistics of a move: visits, the probability of choosing it, and its mean value.

    Probability is in thousandths; without a mixed strategy, the move chosen has 1000. The value is in thousandths of
    a win.
    """

    def __init__(self, code: i64, visits: i64, probability: i64, value: i64) -> None:
        self.code = code
        self.visits = visits
        self.probability = probability
        self.value = value


class Decision:
    """A seat's moves at a node: chosen by their mixed strategy if they have one, else by the number of visits."""

    def __init__(self, tree: Tree, node: i64, seat: i64) -> None:
        self.tree = tree
        self.first: i64 = tree.first[node * MAX_SEATS + seat]
        self.total: i64 = 0
        self.largest: i64 = 0
        self.most_visited: i64 = NONE
        number: i64 = self.first
        while number != NONE:
            self.total += tree.strategy_sum[number]
            self.largest = max(self.largest, tree.strategy_sum[number])
            if self.most_visited == NONE or tree.visits[number] > tree.visits[self.most_visited]:
                self.most_visited = number
            number = tree.next[number]

    def weight(self, number: i64) -> i64:
        """The weight of a move in the purified strategy; without one, 1 for the most visited move."""
        if self.total == 0:
            return 1 if number == self.most_visited else 0
        weight: i64 = self.tree.strategy_sum[number]
        return weight if weight * PURIFICATION >= self.total or weight == self.largest else 0

    def total_weight(self) -> i64:
        """The sum of all weights."""
        total: i64 = 0
        number: i64 = self.first
        while number != NONE:
            total += self.weight(number)
            number = self.tree.next[number]
        return total

    def sample(self, rng: Rng) -> i64:
        """The most visited move, or one drawn from the mixed strategy; -1 if none was tried."""
        if self.total == 0:
            return NONE if self.most_visited == NONE else self.tree.code[self.most_visited]
        draw: i64 = rng.bits() * 65536 % max(self.total_weight(), 1)
        number: i64 = self.first
        last: i64 = NONE
        while number != NONE:
            weight: i64 = self.weight(number)
            draw -= weight
            if weight > 0:
                last = self.tree.code[number]
                if draw < 0:
                    break
            number = self.tree.next[number]
        return last

    def move_stats(self) -> list[MoveStats]:
        """Every move that was tried, the most probable first."""
        tree = self.tree
        total: i64 = max(self.total_weight(), 1)
        found: list[MoveStats] = []
        number: i64 = self.first
        while number != NONE:
            visits: i64 = tree.visits[number]
            if visits > 0:
                probability: i64 = self.weight(number) * 1000 // total
                found.append(MoveStats(tree.code[number], visits, probability, tree.value_sum[number] // visits))
            number = tree.next[number]
        found.sort(key=lambda move: (-move.probability, -move.visits))
        return found
