"""The games of Warren, one folder each. A folder with a `game.py` that defines `GAME` is found by its name."""

import sys
from functools import cache
from importlib import import_module
from types import ModuleType

from warren.engine.contract import Game
from warren.engine.errors import UnknownGame


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    from importlib.resources import files

    return tuple(sorted(entry.name for entry in files(__name__).iterdir() if entry.joinpath("game.py").is_file()))


@cache
def find(name: str) -> Game:
    """The game of that name; raises `UnknownGame`."""
    if name not in names():
        raise UnknownGame("unknown-game", name=name, known=", ".join(names()))
    game = import_module(f"{__name__}.{name}.game").GAME
    assert isinstance(game, Game)
    return game


class Games(ModuleType):
    """This package, which can also be called: `warren.games()` lists the games.

    >>> import warren
    >>> "koffer" in warren.games()
    True
    """

    def __call__(self) -> list[str]:
        return list(names())


sys.modules[__name__].__class__ = Games
