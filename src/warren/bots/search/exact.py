"""Exact play with perfect information and no chance: max^n search, in which every seat maximises its own utility."""

from typing import Final

from librt.vecs import vec

from warren.bots.search.tree import MAX_SEATS, NONE
from warren.bots.search.utility import terminal_utility
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.native import i64

#: Positions visited before the search gives up.
MAX_POSITIONS: Final[i64] = 20_000


class Solver:
    """Searches a position to all its ends."""

    def __init__(self, move_room: i64) -> None:
        self.move_room: i64 = move_room
        self.positions: i64 = 0

    def best(self, world: State, seat: i64) -> i64:
        """The best move of the seat to move; -1 if there are too many positions."""
        self.positions = 0
        return self.best_into(world, seat, vec[i64]([0] * MAX_SEATS))

    def best_into(self, world: State, seat: i64, values: vec[i64]) -> i64:
        """The best move of the seat to move, with every seat's utility after it; -1 if the search gave up."""
        moves = MoveList(self.move_room)
        world.list_moves(seat, moves)
        best: i64 = NONE
        found: vec[i64] = vec[i64]([0] * MAX_SEATS)
        at: i64 = 0
        while at < moves.count:
            self.positions += 1
            if self.positions > MAX_POSITIONS:
                return NONE
            after = world.copy()
            after._apply(seat, moves.codes[at])
            if not self.solve(after, found):
                return NONE
            if best == NONE or found[seat] > values[seat]:
                best = moves.codes[at]
                other: i64 = 0
                while other < MAX_SEATS:
                    values[other] = found[other]
                    other += 1
            at += 1
        return best

    def solve(self, world: State, values: vec[i64]) -> bool:
        """Every seat's utility when all play best; False if the search gave up."""
        if world.over:
            terminal_utility(world, values)
            return True
        return self.best_into(world, world.next_seat(), values) != NONE
