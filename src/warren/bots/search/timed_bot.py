"""Bots that think for a limited time, and can say what they think of every move."""

from warren.bots.bot import Bot
from warren.bots.observation import Observation
from warren.bots.search.decision import MoveStats
from warren.engine.native import mypyc_attr
from warren.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class TimedBot(Bot):
    """A bot with a time limit in seconds for every move (0: none)."""

    def __init__(self, name: str, seconds: float) -> None:
        super().__init__(name)
        self.seconds: float = seconds

    def within(self, seconds: float) -> "TimedBot":
        """The same bot with another time limit."""
        raise NotImplementedError(self.name)

    def analyse(self, observation: Observation, rng: Rng) -> list[MoveStats]:
        """Search as for a move; statistics of every move tried, the most probable first."""
        raise NotImplementedError(self.name)
