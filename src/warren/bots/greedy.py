"""Bots that do not look ahead: greedy takes what looks best at a glance, sensible what is best thought over."""

from mypy_extensions import i64

from warren.bots.bot import Bot
from warren.bots.observation import Observation
from warren.engine.advice import Advice
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.rng import Rng


class GreedyBot(Bot):
    """Looks at every move in one imagined world and takes the best, the first of equals; some think each over."""

    def __init__(self, name: str = "greedy", thinks_over: bool = False) -> None:
        super().__init__(name)
        self.thinks_over = thinks_over

    def choose(self, seen: Observation, rng: Rng) -> i64:
        moves = MoveList(seen.room())
        seen.list_moves(moves)
        return seen.advice().best(seen.imagine(rng), seen.seat, moves, self.thinks_over)


def advised_move(world: State, seat: i64, advice: Advice, moves: MoveList, thinks_over: bool = True) -> i64:
    """The move judged best in an imagined world, or at a glance; advice that `mixes` draws anew every time."""
    if advice.mixes:
        world.rng.bits()
    return advice.best(world, seat, moves, thinks_over)


def play_as_advised(state: State, seat: i64, advice: Advice, scratch: MoveList) -> None:
    """Let a seat of an imagined world do as advised."""
    state.list_moves(seat, scratch)
    state._apply(seat, advised_move(state, seat, advice, scratch))
