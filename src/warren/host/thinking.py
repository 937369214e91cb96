"""Where bots think: in processes of their own, with a hard limit, so that no table ever waits on them.

A thinker is never told the truth: it gets a world that its seat cannot tell from it, and moves as it would in truth.
"""

import asyncio
import logging
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from warren.bots import find as find_bot
from warren.bots.observation import Observation
from warren.engine.contract import State
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng

LIMIT: Final = 5.0
log = logging.getLogger("warren.host")


def think(game: str, sheet: str, world: str, seat: int, bot: str, seed: str) -> str:
    """What a bot does in an imagined world."""
    import warren  # noqa: F401 - so that games are found by name

    played = find_game(game).with_sheet(sheet) if sheet else find_game(game)
    code = find_bot(bot).choose(Observation(played.position(world), seat), Rng.seeded(seed))
    return played.move_of(code).text


def die_with(host: int) -> None:
    """In a thinker: end when the host does, however the host ends; leave interrupts to the host."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == host:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """A few processes in which bots think."""

    def __init__(self, processes: int = 1, limit: float = LIMIT) -> None:
        self._processes = processes
        self._limit = limit
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, spawn, initializer=die_with, initargs=(os.getpid(),))
        return self._pool

    async def choose(self, state: State, seat: int, bot: str, seed: str) -> str:
        """A legal move in time, whatever happens to the thinker."""
        world = state.imagine(seat, Rng.seeded(f"{seed}/world"))
        task = (state.game.name, state.game.sheet_text, world.position(), seat, bot, seed)
        try:
            thought = asyncio.get_running_loop().run_in_executor(self._open(), think, *task)
            return await asyncio.wait_for(thought, self._limit)
        except (BrokenProcessPool, TimeoutError, OSError) as error:
            log.warning("a bot's thinking ended early (%s); a quick move is made instead", type(error).__name__)
            self.close()
            return think(*task[:4], "random", seed)

    def close(self) -> None:
        """End the processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(getattr(pool, "_processes", {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
