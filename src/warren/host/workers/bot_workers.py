"""Where bots think: in processes of their own and of low priority, so that no table ever waits long on them.

A thinker is never told the truth: it gets a world that its seat cannot tell from it, and moves as it would in truth.
It has one thought at a time. The longer the queue, the shorter everybody thinks; whoever would wait too long all the
same, or whose thinker dies or hangs, gets a quick move. If that fails, too, it is any of the legal moves, which were
listed before anything could go wrong. So a move always comes within `BOUND` seconds.
"""

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, Literal, NamedTuple, TypeVar

from warren.bots import find as find_bot
from warren.bots import within
from warren.bots.observation import Observation
from warren.engine.contract import State
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng
from warren.host.operations.logs import Fact, note, place_of
from warren.host.workers.pools import end_pool

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
#: Where a bot's answer can fail: imagining a world, writing it down, thinking about it, or because the answer is no
#: legal move; `quick` is the move at a glance that comes instead.
Stage = Literal["imagine", "position", "think", "answer", "quick"]
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


class Fault(NamedTuple):
    """What went wrong while a bot should answer, with what it takes to bring it about again."""

    stage: Stage
    error: Exception
    game: str
    seat: int
    bot: str
    seed: str
    seconds: float


class NotLegal(Exception):
    """A bot has answered with what is no legal move."""


Faulting = Callable[[Fault], None]


def log_fault(fault: Fault, **facts: Fact) -> None:
    """Write to the log that a bot failed: what, and where in the program, but nothing that anybody holds."""
    kind = type(fault.error).__name__
    made = "a legal move is drawn" if fault.stage == "quick" else "a quick move is made"
    what = f"{fault.bot} in {fault.game} did not finish thinking ({kind}); {made}"
    known = {"stage": fault.stage, "seat": fault.seat, "seed": fault.seed, "where": place_of(fault.error)}
    note(log, logging.WARNING, what, **known, **facts)


def quick_move(world: State, seat: int, seed: str) -> str:
    """A move at a glance, in an imagined world."""
    code = find_bot("greedy").choose(Observation(world, seat), Rng.seeded(seed))
    return world.game.move_of(code).text


def any_move(legal: Sequence[str], seed: str) -> str:
    """One of these moves by the thought's own randomness, so that it tells nothing."""
    return legal[Rng.seeded(f"{seed}/any").below(len(legal))]


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

    async def choose(
        self,
        state: State,
        seat: int,
        bot: str,
        seed: str,
        at_most: float = LONGEST,
        faulting: Faulting = log_fault,
    ) -> str:
        """A legal move in time, whatever happens to the thinker, the bot or the world that it should think about.

        `faulting` is told of everything that goes wrong.
        """
        legal = [move.text for move in state.moves(seat)]
        tell = partial(self._tell, faulting, state.game.name, seat, bot, seed, at_most)
        world: State | None = None
        stage: Stage = "imagine"
        try:
            world = state.imagine(seat, Rng.seeded(f"{seed}/world"))
            stage = "position"
            about = (state.game.name, state.game.sheet_text, world.position(), seat)
            stage = "think"
            move = await self.run(partial(think, rules=state.game.rules_version), *about, bot, seed, at_most=at_most)
            stage = "answer"
            return checked(move, legal)
        except Exception as error:  # noqa: BLE001 - a bug in a bot must not stop a table either
            tell(stage, error)
        if world is not None:
            try:
                return checked(quick_move(world, seat, seed), legal)
            except Exception as error:  # noqa: BLE001 - whatever is wrong with advice, the table goes on
                tell("quick", error)
        return any_move(legal, seed)

    @staticmethod
    def _tell(
        faulting: Faulting, game: str, seat: int, bot: str, seed: str, seconds: float, stage: Stage, error: Exception
    ) -> None:
        try:
            faulting(Fault(stage, error, game, seat, bot, seed, seconds))
        except Exception:
            log.exception("a fault could not be told")

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
        end_pool(thinker)

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


def checked(move: str, legal: Sequence[str]) -> str:
    """The move, if it is legal."""
    if move not in legal:
        raise NotLegal
    return move
