"""Levels: opponents from a child's first one to the best there is, by strength and never by cheating."""

from typing import Final

from warren.bots.bot import Bot
from warren.bots.greedy import GreedyBot
from warren.bots.random import RandomBot
from warren.bots.search import SearchBot

#: From the weakest to the strongest.
LEVELS: Final[dict[str, Bot]] = {
    "hatchling": RandomBot(),
    "digger": GreedyBot(),
    "scout": SearchBot("scout", simulations=300, seconds=0.3),
    "elder": SearchBot("elder", simulations=20_000, seconds=1.8),
}
#: The one whose thinking hints and reviews show.
BEST: Final = "elder"
