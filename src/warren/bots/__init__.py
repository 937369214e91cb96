"""Bots: players that are handed an observation, never a state, and know no particular game."""

from typing import Final

from warren.bots.bot import Bot
from warren.bots.greedy import GreedyBot
from warren.bots.random import RandomBot
from warren.engine.errors import WarrenError


class UnknownBot(WarrenError):
    """There is no bot of that name."""


BOTS: Final[dict[str, Bot]] = {"random": RandomBot(), "greedy": GreedyBot()}


def find(name: str) -> Bot:
    """The bot of that name.

    >>> find("greedy").name
    'greedy'
    """
    if name not in BOTS:
        raise UnknownBot("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name]
