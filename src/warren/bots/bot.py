"""What it takes to be a bot."""

from mypy_extensions import i64, mypyc_attr

from warren.bots.observation import Observation
from warren.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move from an observation; its own randomness comes from `rng`, never from the playing's."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, seen: Observation, rng: Rng) -> i64:
        """The code of the move it makes."""
        raise NotImplementedError(self.name)
