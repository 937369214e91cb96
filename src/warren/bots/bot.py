"""The interface of bots."""

from warren.bots.observation import Observation
from warren.engine.native import i64, mypyc_attr
from warren.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move from an observation. All its randomness comes from `rng`, never from the game's own stream."""

    def __init__(self, name: str) -> None:
        self.name = name
        #: Whether `inform_action` must be called between its moves.
        self.is_stateful = False

    def sit(self) -> "Bot":
        """The player for one seat of one game: itself, or a new one if it keeps state between moves."""
        return self

    def inform_action(self, observation: Observation, mover: i64, code: i64) -> None:
        """A seat has made a move, given as this player saw it (-1 if it did not see all of it).

        The observation is of the state after the move.
        """

    def choose(self, observation: Observation, rng: Rng) -> i64:
        """The code of the move it makes."""
        raise NotImplementedError(self.name)
