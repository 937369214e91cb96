"""The levels: opponents from a child's first to the strongest. They differ in strength, never in what they see."""

from typing import Final

from warren.bots.bot import Bot
from warren.bots.level import LevelBot

#: From the weakest to the strongest, with a time limit for a move. The advice of each game sets how they play it.
LEVELS: Final[dict[str, Bot]] = {
    "hatchling": LevelBot("hatchling", level=0, seconds=0.2),
    "digger": LevelBot("digger", level=1, seconds=0.2),
    "scout": LevelBot("scout", level=2, seconds=0.25),
    "elder": LevelBot("elder", level=3, seconds=1.8),
}
#: The level whose analysis hints and reviews show.
BEST: Final = "elder"
