"""Levels: opponents from a child's first one to the best there is, by strength and never by cheating."""

from typing import Final

from warren.bots.bot import Bot
from warren.bots.level import LevelBot

#: From the weakest to the strongest; how each plays a game, its advice says. Nobody thinks longer than so many seconds.
LEVELS: Final[dict[str, Bot]] = {
    "hatchling": LevelBot("hatchling", step=0, seconds=0.2),
    "digger": LevelBot("digger", step=1, seconds=0.2),
    "scout": LevelBot("scout", step=2, seconds=0.25),
    "elder": LevelBot("elder", step=3, seconds=1.8),
}
#: The one whose thinking hints and reviews show.
BEST: Final = "elder"
