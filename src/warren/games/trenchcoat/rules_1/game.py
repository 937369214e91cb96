"""Three Kobolds in a Trench Coat by version 1 of its rules."""

from typing import Final

from warren.engine.options import FULL
from warren.games.trenchcoat.game import shipped

GAME: Final = shipped(FULL, 1)
