"""Bots that play the move of the highest score: greedy by the quick score, sensible by the full score."""

from warren.bots.bot import Bot
from warren.bots.observation import Observation
from warren.engine.advice import Heuristics
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.rng import Rng


class GreedyBot(Bot):
    """Scores every move in one imagined world and plays the best, the first of equals."""

    def __init__(self, name: str = "greedy", full: bool = False) -> None:
        super().__init__(name)
        self.full = full

    def choose(self, observation: Observation, rng: Rng) -> i64:
        moves = MoveList(observation.room())
        observation.list_moves(moves)
        return observation.advice().heuristics.best(observation.imagine(rng), observation.seat, moves, self.full)


def heuristic_move(world: State, seat: i64, heuristics: Heuristics, moves: MoveList, full: bool = True) -> i64:
    """The move of the highest score in an imagined world; randomized heuristics draw anew every time."""
    if heuristics.randomized:
        world.rng.bits()
    return heuristics.best(world, seat, moves, full)


def play_heuristic_move(world: State, seat: i64, heuristics: Heuristics, scratch: MoveList) -> None:
    """Play a seat's move of the highest full score in an imagined world."""
    world.list_moves(seat, scratch)
    world._apply(seat, heuristic_move(world, seat, heuristics, scratch))
