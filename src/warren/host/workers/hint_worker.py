"""Where hints are thought of: in a process of their own, one at a time; neither bots nor tables wait for them."""

import logging
from functools import partial
from typing import Final

from warren.bots import within
from warren.bots.analysis.explanations import Rated, best_search, rate_moves
from warren.bots.observation import Observation
from warren.bots.search.timed_bot import TimedBot
from warren.engine.contract import State
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng
from warren.host.workers.bot_workers import Thinkers

#: Nobody waits longer for a reason; a quick hint comes instead.
PATIENCE: Final = 4.0
log = logging.getLogger("warren.host")


def weigh(
    game: str, sheet: str, world: str, seat: int, seed: str, seconds: float, rules: int | None = None
) -> tuple[Rated, ...]:
    """In an adviser: what the best search thinks of the moves in an imagined world, in no more than so much time."""
    import warren  # noqa: F401 - so that games are found by name

    played = find_game(game, rules, sheet)
    bot = within(best_search(), seconds)
    assert isinstance(bot, TimedBot)
    return rate_moves(bot, played, Observation(played.position(world), seat), Rng.seeded(seed))


class Advisers(Thinkers):
    """A process in which hints are thought of; like a bot it is told an imagined world, never the truth."""

    def __init__(self, patience: float = PATIENCE) -> None:
        super().__init__(1, bound=patience)

    async def weigh(self, state: State, seat: int, seed: str) -> tuple[Rated, ...]:
        """The best moves with how they went; none if there was no time, or the process ended."""
        game, by_rules = state.game, partial(weigh, rules=state.game.rules_version)
        try:
            world = state.imagine(seat, Rng.seeded(f"{seed}/world"))
            return await self.run(by_rules, game.name, game.sheet_text, world.position(), seat, seed)
        except TimeoutError:
            return ()
        except Exception as error:  # noqa: BLE001 - whatever it is, a quick hint is given instead
            log.warning("a hint's thinking ended early (%s); a quick one is given instead", type(error).__name__)
            return ()
