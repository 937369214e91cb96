"""How the engine finds a game by name without knowing any: whoever has games puts a finder here.

A playing goes on by the rules with which it began, so a finder is asked for a version of the rules too; without one it
answers with the newest.
"""

from collections.abc import Callable

from warren.engine.contract import Game
from warren.engine.errors import UnknownGame

Finder = Callable[[str, int | None], Game]
finders: list[Finder] = []


def find(name: str, rules: int | None = None, sheet: str = "") -> Game:
    """The game of that name, from the first finder that has it, with a component sheet of one's own if one is given.

    Raises `UnknownGame`, and `UnknownRules` where the game is there but not that version of its rules.
    """
    refusal = UnknownGame("unknown-game", name=name, known="")
    for finder in finders:
        try:
            game = finder(name, rules)
        except UnknownGame as error:
            refusal = error
        else:
            return game.with_sheet(sheet) if sheet else game
    raise refusal
