"""The games of Warren, one folder each. A folder with a `game.py` that defines `GAME` is found by its name.

Rules that were replaced stay in the game's folder as `rules_N/game.py`, for the playings that began with them.
"""

import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final

from warren.engine.contract import Game
from warren.engine.errors import UnknownGame, UnknownRules

OLDER: Final = "rules_"


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    from importlib.resources import files

    return tuple(sorted(entry.name for entry in files(__name__).iterdir() if entry.joinpath("game.py").is_file()))


@cache
def find(name: str, rules: int | None = None) -> Game:
    """The game of that name by its newest rules, or by an older version; raises `UnknownGame` or `UnknownRules`."""
    if name not in names():
        raise UnknownGame("unknown-game", name=name, known=", ".join(names()))
    newest = _load(f"{__name__}.{name}")
    if rules is None or rules == newest.rules_version:
        return newest
    older = older_rules(name)
    if rules not in older:
        known = ", ".join(str(version) for version in (*older, newest.rules_version))
        raise UnknownRules("unknown-rules", rules=rules, game=name, known=known)
    game = _load(f"{__name__}.{name}.{OLDER}{rules}")
    assert game.rules_version == rules
    return game


def older_rules(name: str) -> list[int]:
    """The versions of a game's rules that are kept beside its newest."""
    from importlib.resources import files

    folders = [entry for entry in files(f"{__name__}.{name}").iterdir() if entry.name.startswith(OLDER)]
    return sorted(int(entry.name.removeprefix(OLDER)) for entry in folders if entry.joinpath("game.py").is_file())


def _load(package: str) -> Game:
    game = import_module(f"{package}.game").GAME
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
