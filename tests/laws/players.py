"""Who plays while laws are checked: bots of every level, mixed among the seats, that now and then do something else.

Nobody has a clock, so a game can be played again from its number alone. Those that search do so briefly.
"""

from collections.abc import Sequence
from typing import Final

from warren.bots import ALL, find
from warren.bots.bot import Bot
from warren.bots.level import LevelBot
from warren.bots.observation import Observation
from warren.bots.search.search_bot import SearchBot
from warren.bots.search.timed_bot import TimedBot
from warren.bots.simple.planner import PlannerBot
from warren.engine.contract import Game, State
from warren.engine.moves import Move
from warren.engine.rng import Rng

EVERYBODY: Final = tuple(ALL)
#: Of so many moves one is made at random, in turn for each game.
WHIMS: Final = (0, 40, 8)


def brief(game: Game, name: str, simulations: int) -> Bot:
    """The bot of that name, with no clock and with that many simulations where it searches."""
    bot = find(name)
    if isinstance(bot, PlannerBot):
        return PlannerBot(moves=2, worlds=1)
    if not isinstance(bot, TimedBot):
        return bot
    if isinstance(bot, LevelBot) and game.advice.levels.simulations[bot.level] == 0:
        return bot
    return SearchBot(name, simulations, 0.0)


class Company:
    """A bot for every seat. One of `whim` moves is made at random (0: none)."""

    def __init__(self, game: Game, names: Sequence[str], simulations: int, whim: int, rng: Rng) -> None:
        self.bots = [brief(game, name, simulations) for name in names]
        self.whim = whim
        self.rng = rng

    def choose(self, state: State, seat: int) -> Move:
        """The move that seat makes."""
        if self.whim and self.rng.below(self.whim) == 0:
            return state.moves(seat).pick(self.rng)
        return state.game.move_of(self.bots[seat].choose(Observation(state, seat), self.rng))
