"""The random bot: any legal move, each equally likely."""

from mypy_extensions import i64

from warren.bots.bot import Bot
from warren.bots.observation import Observation
from warren.engine.moves import MoveList
from warren.engine.rng import Rng


class RandomBot(Bot):
    """Plays like a coin; useful as a yardstick."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, seen: Observation, rng: Rng) -> i64:
        moves = MoveList(seen.room())
        seen.list_moves(moves)
        return moves.codes[rng.below(moves.count)]
