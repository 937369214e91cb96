"""Bots: players that are handed an observation, never a state, and know no particular game."""

from typing import Final

from warren.bots.bot import Bot
from warren.bots.greedy import GreedyBot
from warren.bots.level import LevelBot
from warren.bots.levels import LEVELS
from warren.bots.planner import PlannerBot
from warren.bots.random import RandomBot
from warren.bots.search import SearchBot
from warren.engine.advice import Advice
from warren.engine.errors import WarrenError


class UnknownBot(WarrenError):
    """There is no bot of that name."""


#: Yardsticks of the lab, which tables do not offer but old ones may have: those that move at a glance, and the others.
BOTS: Final[dict[str, Bot]] = {"random": RandomBot(), "greedy": GreedyBot()}
SLOW: Final[dict[str, Bot]] = {
    "sensible": GreedyBot("sensible", thinks_over=True),
    "planner": PlannerBot(moves=6, worlds=6),
    "search": SearchBot("search", simulations=1000, seconds=2.0),
}
ALL: Final[dict[str, Bot]] = {**LEVELS, **BOTS, **SLOW}
#: The opponent of somebody who asks for no other, in the middle of the levels.
USUAL: Final = list(LEVELS)[len(LEVELS) // 2]
#: Who answers for somebody who left, or thought too long.
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
    """Refuse a bot that cannot be asked to a table: all but levels, and yardsticks that move at a glance."""
    if name not in LEVELS and name not in BOTS:
        raise UnknownBot("unknown-bot", name=name, known=", ".join(LEVELS))


def is_quick(name: str) -> bool:
    """Whether a bot moves at a glance."""
    return not isinstance(find(name), SearchBot | PlannerBot)


def looks_ahead(name: str, advice: Advice) -> bool:
    """Whether a bot plays imagined games on before it moves. Where a level does not, the game's advice says.

    >>> import warren
    >>> [name for name in ALL if looks_ahead(name, warren.game("koffer").advice)]
    ['scout', 'elder', 'planner', 'search']
    """
    bot = find(name)
    if isinstance(bot, LevelBot):
        return advice.simulations[bot.step] > 0
    return isinstance(bot, SearchBot | PlannerBot)


def within(bot: Bot, seconds: float) -> Bot:
    """The same bot with no more than so much time for a move; the shared one stays as it is.

    >>> within(SearchBot("search", simulations=1000, seconds=2.0), 0.5).seconds
    0.5
    """
    if not isinstance(bot, SearchBot) or 0.0 < bot.seconds <= seconds:
        return bot
    return bot.within(seconds)


def without_clock(bot: Bot) -> Bot:
    """The same bot thinking for all its simulations, however long that takes: so it plays alike on any machine."""
    if not isinstance(bot, SearchBot):
        return bot
    return bot.within(0.0)
