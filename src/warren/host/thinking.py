"""Where bots think: in processes of their own and of low priority, so that no table ever waits long on them.

A thinker is never told the truth: it gets a world that its seat cannot tell from it, and moves as it would in truth.
It has one thought at a time. The longer the queue, the shorter everybody thinks; whoever would wait too long all the
same, or whose thinker dies or hangs, gets a quick move. So a move always comes within `BOUND` seconds.
"""

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from warren.bots import find as find_bot
from warren.bots import within
from warren.bots.observation import Observation
from warren.engine.contract import State
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng

#: Seconds from being asked to having moved, whatever happens.
BOUND: Final = 6.0
#: The most seconds that a bot thinks, and the fewest.
LONGEST: Final = 3.0
SHORTEST: Final = 0.02
#: Those in the queue shall all have had their turn after so many seconds.
PATIENCE: Final = 2.0
#: So long somebody stays in the queue at most.
IN_QUEUE: Final = 4.0
#: A thinker that is late by so many seconds hangs; a process that takes so many to start will not.
GRACE: Final = 1.5
STARTING: Final = 30.0
LOW_PRIORITY: Final = 10
T = TypeVar("T")
log = logging.getLogger("warren.host")


def think(
    game: str,
    sheet: str,
    world: str,
    seat: int,
    bot: str,
    seed: str,
    seconds: float = LONGEST,
    rules: int | None = None,
) -> str:
    """What a bot does in an imagined world, in no more than so much time, by the newest rules or an older version."""
    import warren  # noqa: F401 - so that games are found by name

    played = find_game(game, rules, sheet)
    thinker = within(find_bot(bot), max(seconds, SHORTEST))
    code = thinker.choose(Observation(played.position(world), seat), Rng.seeded(seed))
    return played.move_of(code).text


def quick_move(game: str, sheet: str, world: str, seat: int, seed: str, rules: int | None = None) -> str:
    """A move at a glance, and at worst any."""
    try:
        return think(game, sheet, world, seat, "greedy", seed, rules=rules)
    except Exception:  # noqa: BLE001 - whatever is wrong with advice, the table goes on
        return think(game, sheet, world, seat, "random", seed, rules=rules)


# In a thinker's process.


def begin(host: int) -> None:
    """Learn the games, then step back: leave interrupts and the processor to the host, and end when it does."""
    import warren

    for game in warren.games():
        warren.game(game)
    die_with(host)
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)


def die_with(host: int) -> None:
    """End when the host does, however the host ends; leave interrupts to the host."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == host:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def bounded(work: Callable[..., T], task: tuple[Any, ...]) -> T:
    """Do it, or end with it: an endless thought does not outlive a host that died."""
    if not hasattr(signal, "alarm"):
        return work(*task)
    signal.alarm(int(2 * BOUND))
    try:
        return work(*task)
    finally:
        signal.alarm(0)


# In the host's.


def cores_to_spare() -> int:
    """One process for each core but one, which is the host's; at least one."""
    return max(1, (os.cpu_count() or 1) - 1)


class Thinkers:
    """A few processes in which bots think. They start when somebody asks, and again when they were ended."""

    def __init__(self, processes: int | None = None, bound: float = BOUND) -> None:
        self._processes = processes or cores_to_spare()
        self._bound = bound
        self._alive: set[ProcessPoolExecutor] = set()
        self._free: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()
        self._starting: set[asyncio.Task[None]] = set()
        self._queue: list[float] = []
        #: Whether the last process that was started did not come up.
        self.failing = False

    async def choose(self, state: State, seat: int, bot: str, seed: str, at_most: float = LONGEST) -> str:
        """A legal move in time, whatever happens to the thinker."""
        world = state.imagine(seat, Rng.seeded(f"{seed}/world"))
        rules = state.game.rules_version
        about = (state.game.name, state.game.sheet_text, world.position(), seat)
        try:
            return await self.run(partial(think, rules=rules), *about, bot, seed, at_most=at_most)
        except Exception as error:  # noqa: BLE001 - a bug in a bot must not stop a table either
            why = type(error).__name__
            log.warning("%s in %s did not finish thinking (%s); a quick move is made", bot, state.game.name, why)
            return quick_move(*about, seed, rules)

    async def run(self, work: Callable[..., T], *task: Any, at_most: float = LONGEST) -> T:
        """Let a thinker do some work, which is told as its last argument how many seconds it has.

        Raises `TimeoutError` if it takes longer or no thinker gets free, and what the work itself raises.
        """
        asked = time.monotonic()
        thinker = await self._next(asked)
        seconds = min(at_most, self.share())
        left = min(seconds + GRACE, self._bound - (time.monotonic() - asked))
        thought: Future[T] | None = None
        try:
            thought = thinker.submit(bounded, work, (*task, seconds))
            return await asyncio.wait_for(asyncio.wrap_future(thought), left)
        finally:
            self._after(thinker, thought)

    def share(self) -> float:
        """The seconds for one thought, so that everybody in the queue has their turn in time."""
        now = time.monotonic()
        shares = [
            (asked + PATIENCE - now) * self._processes / place for place, asked in enumerate(self._queue, start=1)
        ]
        return max(SHORTEST, min([LONGEST, *shares]))

    async def _next(self, asked: float) -> ProcessPoolExecutor:
        self._fill()
        self._queue.append(asked)
        try:
            async with asyncio.timeout(min(IN_QUEUE, self._bound)):
                while is_broken(thinker := await self._free.get()):
                    log.warning("a thinker died while it had nothing to do; another one is started")
                    self._replace(thinker)
                return thinker
        finally:
            self._queue.remove(asked)

    def _after(self, thinker: ProcessPoolExecutor, thought: "Future[Any] | None") -> None:
        """Free a thinker that is done; replace one that died, hangs, or thinks for somebody who went away."""
        if thought is not None and thought.done() and not is_broken(thinker):
            self._free.put_nowait(thinker)
        elif thinker in self._alive:
            self._replace(thinker)

    def _replace(self, thinker: ProcessPoolExecutor) -> None:
        self._end(thinker)
        self._fill()

    def _fill(self) -> None:
        """Start the processes that are missing."""
        while len(self._alive) < self._processes:
            spawn = get_context("spawn")
            thinker = ProcessPoolExecutor(1, spawn, initializer=begin, initargs=(os.getpid(),))
            self._alive.add(thinker)
            starting = asyncio.create_task(self._start(thinker))
            self._starting.add(starting)
            starting.add_done_callback(self._starting.discard)

    async def _start(self, thinker: ProcessPoolExecutor) -> None:
        """A thinker is free once it has learned the games, which takes a moment."""
        try:
            ready = await asyncio.to_thread(thinker.submit, os.getpid)
            await asyncio.wait_for(asyncio.wrap_future(ready), STARTING)
        except Exception as error:  # noqa: BLE001 - whatever it is, the next who asks tries again
            log.warning("a thinker did not start (%s)", type(error).__name__)
            self.failing = True
            self._end(thinker)
        else:
            self.failing = False
            self._free.put_nowait(thinker)

    def waiting(self) -> int:
        """How many wait for a thinker."""
        return len(self._queue)

    def processes(self) -> int:
        """How many processes there are."""
        return len(self._alive)

    def _end(self, thinker: ProcessPoolExecutor) -> None:
        self._alive.discard(thinker)
        for process in list((getattr(thinker, "_processes", None) or {}).values()):
            with suppress(OSError, ValueError):
                process.kill()
        thinker.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the processes, also those that think or start."""
        for starting in list(self._starting):
            starting.cancel()
        for thinker in list(self._alive):
            self._end(thinker)
        self._free = asyncio.Queue()


def is_broken(thinker: ProcessPoolExecutor) -> bool:
    """Whether a thinker's process has died."""
    return bool(getattr(thinker, "_broken", False))
