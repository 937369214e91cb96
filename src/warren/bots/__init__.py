"""Bots: players that are given an observation, never a state, and know no particular game."""

from typing import Final

from warren.bots.bot import Bot
from warren.bots.level import LevelBot
from warren.bots.levels import LEVELS
from warren.bots.search.search_bot import SearchBot
from warren.bots.search.timed_bot import TimedBot
from warren.bots.simple.greedy import GreedyBot
from warren.bots.simple.planner import PlannerBot
from warren.bots.simple.random import RandomBot
from warren.engine.advice import Advice
from warren.engine.errors import WarrenError


class UnknownBot(WarrenError):
    """There is no bot of that name."""


#: Baselines of the lab. Tables do not offer them, but older tables may have the quick ones.
BOTS: Final[dict[str, Bot]] = {"random": RandomBot(), "greedy": GreedyBot()}
SLOW: Final[dict[str, Bot]] = {
    "sensible": GreedyBot("sensible", full=True),
    "planner": PlannerBot(moves=6, worlds=6),
    "search": SearchBot("search", simulations=1000, seconds=2.0),
}
ALL: Final[dict[str, Bot]] = {**LEVELS, **BOTS, **SLOW}
#: The default opponent.
USUAL: Final = list(LEVELS)[len(LEVELS) // 2]
#: The bot that answers for people who left or ran out of time.
STAND_IN: Final = "digger"


def find(name: str) -> Bot:
    """The bot of that name.

    >>> find("greedy").name
    'greedy'
    """
    bot = ALL.get(name)
    if bot is None:
        raise UnknownBot("unknown-bot", name=name, known=", ".join(ALL))
    return bot


def check_table_bot(name: str) -> None:
    """Refuse a bot that may not play at a table: all but the levels and the quick baselines."""
    if name not in LEVELS and name not in BOTS:
        raise UnknownBot("unknown-bot", name=name, known=", ".join(LEVELS))


def is_quick(name: str) -> bool:
    """Whether a bot moves at once in every game."""
    return not isinstance(find(name), TimedBot | PlannerBot)


def looks_ahead(name: str, advice: Advice) -> bool:
    """Whether a bot simulates before it moves. For levels, that depends on the game's advice.

    >>> import warren
    >>> [name for name in ALL if looks_ahead(name, warren.game("koffer").advice)]
    ['scout', 'elder', 'planner', 'search']
    """
    bot = find(name)
    if isinstance(bot, LevelBot):
        return advice.levels.simulations[bot.level] > 0
    return isinstance(bot, SearchBot | PlannerBot)


def within(bot: Bot, seconds: float) -> Bot:
    """The same bot with at most that time limit; the bot itself is not changed.

    >>> within(find("elder"), 0.5).seconds
    0.5
    """
    if not isinstance(bot, TimedBot) or 0.0 < bot.seconds <= seconds:
        return bot
    return bot.within(seconds)


def without_clock(bot: Bot) -> Bot:
    """The same bot without a time limit, so that it plays the same moves on any machine."""
    if not isinstance(bot, TimedBot):
        return bot
    return bot.within(0.0)
