"""Advice for bots: what a player sees in a card on a cell at a glance.

It is asked of imagined worlds only, and looks at nothing that the seat does not know.
"""

from typing import Final

from mypy_extensions import i64

from warren.engine.contract import Advice, State
from warren.games.too_many.state import (
    TooManyState,
)

# Points in hundredths, so that all is done in whole numbers.
POINT: Final[i64] = 100


class Weights:
    """How much is thought of what a cave may still become, in hundredths of a point."""

    def __init__(self) -> None:
        # The chance that a shy kobold with so many wants open will turn, by how many cells around it are free.
        self.hope: i64 = 12
        self.last_want: i64 = 30
        self.colour: i64 = 110
        self.second: i64 = 60
        self.third: i64 = 60
        self.give: i64 = 12
        self.mama: i64 = 260
        self.rearrange: i64 = 250
        self.choice: i64 = 100
        self.roar: i64 = 150
        self.dragon: i64 = 40


class TooManyAdvice(Advice):
    """A move is as good as the cave it leads to: its points, and what it may still become."""

    def __init__(self) -> None:
        self.weights = Weights()

    def rate(self, state: State, seat: i64, code: i64) -> i64:
        assert isinstance(state, TooManyState)
        return 0
