"""What it takes to be a bot."""

from mypy_extensions import i64, mypyc_attr

from warren.bots.observation import Observation
from warren.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move from an observation; its own randomness comes from `rng`, never from the playing's."""

    def __init__(self, name: str) -> None:
        self.name = name
        #: Whether it wants to notice what happens between its moves.
        self.remembers = False

    def sit(self) -> "Bot":
        """The player for one seat of one playing: itself, unless it remembers what it thought."""
        return self

    def notice(self, seen: Observation, mover: i64, code: i64) -> None:
        """What a seat did, as the player saw it; code -1: it did not see all. `seen` is what it knows since."""

    def choose(self, seen: Observation, rng: Rng) -> i64:
        """The code of the move it makes."""
        raise NotImplementedError(self.name)
