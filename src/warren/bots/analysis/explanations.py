"""Explanations: why a search chose a move, in numbers and in a sentence made from them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from warren.bots.levels import BEST, LEVELS
from warren.bots.observation import Observation
from warren.bots.search.decision import MoveStats
from warren.bots.search.timed_bot import TimedBot
from warren.engine.contract import Game
from warren.engine.rng import Rng

if TYPE_CHECKING:
    from warren.engine.text import Speaker

DOMAIN: Final = "warren.bots"
#: Probabilities, in thousandths: from here on a move is not called mixed, and below here not part of a mixed strategy.
NEARLY_CERTAIN: Final = 900
NEGLIGIBLE: Final = 50
#: Values closer than this, in thousandths of a win, are called alike.
ALIKE: Final = 15
#: Fewer visits than this say little.
MIN_VISITS: Final = 10
#: The number of moves shown.
SHOWN_MOVES: Final = 3


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A move as a search sees it: its probability and value in thousandths, and its number of visits."""

    move: str
    share: int
    result: int
    tries: int


def best_search() -> TimedBot:
    """The bot whose analysis is shown to people."""
    bot = LEVELS[BEST]
    assert isinstance(bot, TimedBot)
    return bot


def rate_moves(bot: TimedBot, game: Game, observation: Observation, rng: Rng) -> tuple[Rated, ...]:
    """Search as for a move; the most probable moves, the one chosen first."""
    moves = observation.moves()
    if len(moves) < 2:
        return tuple(Rated(move=move.text, share=1000, result=0, tries=0) for move in moves)
    return tuple(rated(game, stats) for stats in bot.analyse(observation, rng)[:SHOWN_MOVES])


def rated(game: Game, stats: MoveStats) -> Rated:
    """The statistics of a move in the form in which they are sent."""
    move = game.move_of(stats.code).text
    return Rated(move=move, share=stats.probability, result=stats.value, tries=stats.visits)


def in_hundred(result: int) -> int:
    """Thousandths as a number out of a hundred.

    >>> in_hundred(625), in_hundred(1000)
    (63, 100)
    """
    return (result + 5) // 10


def explain(moves: Sequence[Rated], name: Callable[[str], str], speaker: "Speaker") -> str:
    """Why the first of these moves was chosen, in a sentence; `name` gives the name of the second one."""
    best = moves[0]
    if best.tries == 0:
        return speaker.say("reason-only")
    wins = in_hundred(best.result)
    if len(moves) < 2 or moves[1].tries < MIN_VISITS:
        return speaker.say("reason-alone", wins=wins)
    second = moves[1]
    if best.share < NEARLY_CERTAIN and second.share >= NEGLIGIBLE:
        tenths = max(1, (best.share + 50) // 100)
        return speaker.say("reason-mixed", wins=wins, tenths=tenths, next=name(second.move))
    if best.result - second.result < ALIKE:
        return speaker.say("reason-alike", wins=wins, next=name(second.move))
    return speaker.say("reason-ahead", wins=wins, next=name(second.move), others=in_hundred(second.result))
