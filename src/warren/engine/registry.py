"""How the engine finds a game by name without knowing any: whoever has games puts a finder here."""

from collections.abc import Callable

from warren.engine.contract import Game
from warren.engine.errors import UnknownGame

finders: list[Callable[[str], Game]] = []


def find(name: str) -> Game:
    """The game of that name, from the first finder that has it; raises `UnknownGame`."""
    refusal = UnknownGame("unknown-game", name=name, known="")
    for finder in finders:
        try:
            return finder(name)
        except UnknownGame as error:
            refusal = error
    raise refusal
