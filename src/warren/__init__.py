"""Warren: a table for four kobold games, for people in a browser and for programs in Python.

>>> import warren
>>> state = warren.game("koffer").start(seats=3, seed=7)
>>> state.ask().kind
'take'
"""

from typing import TYPE_CHECKING

from warren._compiled import choose

choose()

from warren.engine import native, registry  # noqa: F401 - native first: without mypy_extensions the rest needs it
from warren.engine.contract import Events, Game, State
from warren.engine.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSheet,
    IllegalMove,
    InvalidMove,
    MoveError,
    NotAsked,
    UnknownGame,
    UnknownRules,
    WarrenError,
    WrongSeats,
)
from warren.engine.moves import Ask, Move, Moves
from warren.engine.records import Record
from warren.engine.rng import Rng
from warren.engine.structs import Event, Offer, Outcome, View
from warren.games import find

if TYPE_CHECKING:

    def games() -> list[str]:
        """The names of all games."""
        ...


__version__ = "0.2.0"


def game(name: str, rules: int | None = None) -> Game:
    """The game of that name by its newest rules, or by an older version; raises `UnknownGame` or `UnknownRules`.

    >>> game("koffer")
    warren.game('koffer')
    """
    return find(name, rules)


def compiled() -> bool:
    """Whether the rules run compiled (True) or as plain Python."""
    import warren.engine.rng

    return not warren.engine.rng.__file__.endswith(".py")


registry.finders.append(game)

__all__ = [
    "Ask",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSheet",
    "Event",
    "Events",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "Move",
    "MoveError",
    "Moves",
    "NotAsked",
    "Offer",
    "Outcome",
    "Record",
    "Rng",
    "State",
    "UnknownGame",
    "UnknownRules",
    "View",
    "WarrenError",
    "WrongSeats",
    "compiled",
    "game",
    "games",
]
