"""What draws a game in a terminal: `games/<game>/board.py` defines `Board`."""

from collections.abc import Collection, Sequence
from typing import Protocol

from rich.console import RenderableType

from warren.engine.contract import State
from warren.engine.structs import View


class Board(Protocol):
    """Draws one game's views. With `secrets`, people who share a screen look at it one at a time."""

    secrets: bool

    def question(self, kind: str, moves: Collection[str]) -> str:
        """The name of the text that asks whoever may make these moves."""
        ...

    def paint(self, view: View, names: Sequence[str]) -> RenderableType:
        """The whole table as one seat sees it."""
        ...

    def count(self, view: View, names: Sequence[str]) -> RenderableType:
        """The score, line by line."""
        ...

    def notes(self, state: State) -> RenderableType | None:
        """What to know about this table before it starts, such as special cards."""
        ...


class OpenBoard:
    """What boards have in common where everybody may look at the screen, and whoever is asked has to decide."""

    secrets = False

    def question(self, kind: str, moves: Collection[str]) -> str:
        """The name of the text that asks whoever may make these moves."""
        return f"ask-{kind}"
