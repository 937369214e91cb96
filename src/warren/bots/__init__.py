"""Bots: players that are handed an observation, never a state, and know no particular game."""

from typing import Final

from warren.bots.bot import Bot
from warren.bots.greedy import GreedyBot
from warren.bots.planner import PlannerBot
from warren.bots.random import RandomBot
from warren.bots.search import SearchBot
from warren.engine.errors import WarrenError


class UnknownBot(WarrenError):
    """There is no bot of that name."""


#: Those that can be asked to a table, and those that think too long for one.
BOTS: Final[dict[str, Bot]] = {"random": RandomBot(), "greedy": GreedyBot()}
SLOW: Final[dict[str, Bot]] = {
    "planner": PlannerBot(moves=6, worlds=6),
    "search": SearchBot("search", simulations=1000, seconds=2.0),
}


def find(name: str) -> Bot:
    """The bot of that name.

    >>> find("greedy").name
    'greedy'
    """
    bot = BOTS.get(name) or SLOW.get(name)
    if bot is None:
        raise UnknownBot("unknown-bot", name=name, known=", ".join([*BOTS, *SLOW]))
    return bot


def check_table_bot(name: str) -> None:
    """Refuse a bot that cannot be asked to a table."""
    if name not in BOTS:
        raise UnknownBot("unknown-bot", name=name, known=", ".join(BOTS))
