"""Where hints are thought of: in a process of their own, one at a time; neither bots nor tables wait for them."""

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from warren.bots.observation import Observation
from warren.bots.reasons import Rated, best_search, rate
from warren.engine.contract import State
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng
from warren.host.thinking import Thinkers

#: Nobody waits longer for a reason; a quick hint comes instead.
PATIENCE: Final = 4.0
#: A process that has not answered so long after that will not.
HUNG: Final = 15.0
log = logging.getLogger("warren.host")


def weigh(game: str, sheet: str, world: str, seat: int, seed: str) -> tuple[Rated, ...]:
    """In an adviser: what the best search thinks of the moves in an imagined world."""
    import warren  # noqa: F401 - so that games are found by name

    played = find_game(game).with_sheet(sheet) if sheet else find_game(game)
    return rate(best_search(), played, Observation(played.position(world), seat), Rng.seeded(seed))


class Advisers(Thinkers):
    """A process in which hints are thought of; like a bot it is told an imagined world, never the truth."""

    def __init__(self, patience: float = PATIENCE) -> None:
        super().__init__(1)
        self._patience = patience
        self._turn = asyncio.Lock()

    async def weigh(self, state: State, seat: int, seed: str) -> tuple[Rated, ...]:
        """The best moves with how they went; none if there was no time, or the process ended."""
        ends = time.monotonic() + self._patience
        world = state.imagine(seat, Rng.seeded(f"{seed}/world"))
        task = (state.game.name, state.game.sheet_text, world.position(), seat, seed)
        try:
            async with asyncio.timeout(self._patience), self._turn:
                return await self._think(task, ends)
        except TimeoutError:
            return ()
        except (BrokenProcessPool, OSError) as error:
            log.warning("a hint's thinking ended early (%s); a quick one is given instead", type(error).__name__)
            self.close()
            return ()

    async def _think(self, task: tuple[str, str, str, int, str], ends: float) -> tuple[Rated, ...]:
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._open(), weigh, *task)
        done, _ = await asyncio.wait({thought}, timeout=max(0.0, ends - time.monotonic()))
        if done:
            return thought.result()
        loop.call_later(HUNG, self._end_if_hung, thought)
        return ()

    def _end_if_hung(self, thought: "asyncio.Future[tuple[Rated, ...]]") -> None:
        if not thought.done():
            log.warning("a hint's thinking hangs; its process is ended")
            self.close()
