"""Exact play where nothing is hidden and nothing left to chance: every seat takes what is best for it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.bots.results import share_win
from warren.bots.tree import MOST_SEATS, NONE
from warren.engine.contract import State
from warren.engine.moves import MoveList

#: Positions looked at before it is given up.
MOST_LOOKS: Final[i64] = 20_000


class Solver:
    """Plays an open position to all its ends."""

    def __init__(self, room: i64) -> None:
        self.room: i64 = room
        self.looks: i64 = 0

    def best(self, world: State, seat: i64) -> i64:
        """The best move of the seat to move; -1 if there are too many positions to tell."""
        self.looks = 0
        return self.best_into(world, seat, vec[i64]([0] * MOST_SEATS))

    def best_into(self, world: State, seat: i64, results: vec[i64]) -> i64:
        """The best move of the seat to move, with every seat's result after it; -1 if it was given up."""
        moves = MoveList(self.room)
        world.list_moves(seat, moves)
        best: i64 = NONE
        found: vec[i64] = vec[i64]([0] * MOST_SEATS)
        at: i64 = 0
        while at < moves.count:
            self.looks += 1
            if self.looks > MOST_LOOKS:
                return NONE
            after = world.copy()
            after._apply(seat, moves.codes[at])
            if not self.play_out(after, found):
                return NONE
            if best == NONE or found[seat] > results[seat]:
                best = moves.codes[at]
                other: i64 = 0
                while other < MOST_SEATS:
                    results[other] = found[other]
                    other += 1
            at += 1
        return best

    def play_out(self, world: State, results: vec[i64]) -> bool:
        """How a position ends when everybody plays best; False if it was given up."""
        if world.over:
            share_win(world, results)
            return True
        return self.best_into(world, world.next_seat(), results) != NONE
