"""The random bot: any legal move, each equally likely."""

from warren.bots.bot import Bot
from warren.bots.observation import Observation
from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.rng import Rng


class RandomBot(Bot):
    """A baseline for measurements."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, observation: Observation, rng: Rng) -> i64:
        moves = MoveList(observation.room())
        observation.list_moves(moves)
        return moves.codes[rng.below(moves.count)]
