"""Reasons: why a search means a move, in numbers that came out of it and in a sentence made from them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from warren.bots.decision import Weighed
from warren.bots.levels import BEST, LEVELS
from warren.bots.observation import Observation
from warren.bots.search import SearchBot
from warren.engine.contract import Game
from warren.engine.rng import Rng

if TYPE_CHECKING:
    from warren.engine.text import Speaker

DOMAIN: Final = "warren.bots"
#: A move meant less often than this, in thousandths, is one of several that are mixed.
NEARLY_ALWAYS: Final = 900
#: A move meant less often than this is not part of a mixture.
HARDLY_EVER: Final = 50
#: Results closer than this, in thousandths of a win, are called alike.
ALIKE: Final = 15
#: Fewer tries than these say little.
ENOUGH_TRIES: Final = 10
#: So many moves are worth telling.
WORTH_TELLING: Final = 3


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A move as a search saw it: how often it is meant and what it brings, both in thousandths, and how often tried."""

    move: str
    share: int
    result: int
    tries: int


def best_search() -> SearchBot:
    """The search whose thinking is shown to people."""
    bot = LEVELS[BEST]
    assert isinstance(bot, SearchBot)
    return bot


def rate(bot: SearchBot, game: Game, seen: Observation, rng: Rng, most: int = WORTH_TELLING) -> tuple[Rated, ...]:
    """Think as for a move; the moves most meant, the one to be made first."""
    moves = seen.moves()
    if len(moves) < 2:
        return tuple(Rated(move=move.text, share=1000, result=0, tries=0) for move in moves)
    return tuple(rated(game, weighed) for weighed in bot.weigh(seen, rng)[:most])


def rated(game: Game, weighed: Weighed) -> Rated:
    """A weighed move by its notation."""
    return Rated(move=game.move_of(weighed.code).text, share=weighed.share, result=weighed.result, tries=weighed.tries)


def in_hundred(result: int) -> int:
    """Thousandths as a number out of a hundred.

    >>> in_hundred(625), in_hundred(1000)
    (63, 100)
    """
    return (result + 5) // 10


def why(moves: Sequence[Rated], name: Callable[[str], str], speaker: "Speaker") -> str:
    """The reason for the first of these moves, in a sentence; `name` says how the second one is called."""
    best = moves[0]
    if best.tries == 0:
        return speaker.say("reason-only")
    wins = in_hundred(best.result)
    if len(moves) < 2 or moves[1].tries < ENOUGH_TRIES:
        return speaker.say("reason-alone", wins=wins)
    second = moves[1]
    if best.share < NEARLY_ALWAYS and second.share >= HARDLY_EVER:
        tenths = max(1, (best.share + 50) // 100)
        return speaker.say("reason-mixed", wins=wins, tenths=tenths, next=name(second.move))
    if best.result - second.result < ALIKE:
        return speaker.say("reason-alike", wins=wins, next=name(second.move))
    return speaker.say("reason-ahead", wins=wins, next=name(second.move), others=in_hundred(second.result))
