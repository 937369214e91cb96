"""Work in pieces: one after the other, or on all cores; answers come as they are ready."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")

#: Where a piece begins, and how many games it has.
Piece = tuple[int, int]
Work = Callable[[int, int], T]
#: Windows can wait for 61 processes, and Python refuses more of them there.
MOST_PROCESSES: Final = 61 if os.name == "nt" else sys.maxsize


class OtherWorker(Exception):
    """A worker has another Warren, whose games would not be the same; says which."""


class Spread(Protocol):
    """Does work piece by piece somewhere, giving answers in any order; closing the iterator stops the work."""

    def __call__(self, work: Work[T], pieces: Iterable[Piece]) -> Generator[T]:
        """The answers, as they are ready."""
        ...


def in_turn(work: Callable[..., T], pieces: Iterable[tuple[Any, ...]]) -> Generator[T]:
    """Here, one piece after the other."""
    for piece in pieces:
        yield work(*piece)


class InProcesses:
    """In so many processes; by default one for each core."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = min(jobs or os.cpu_count() or 1, MOST_PROCESSES)

    def __call__(self, work: Callable[..., T], pieces: Iterable[tuple[Any, ...]]) -> Generator[T]:
        """The answers, as they are ready; never more than two pieces a process are on their way."""
        following = iter(pieces)
        waiting: set[Future[T]] = set()
        with ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts) as pool:
            try:
                while True:
                    while len(waiting) < 2 * self.jobs and (piece := next(following, None)) is not None:
                        with interrupts_held():
                            waiting.add(pool.submit(work, *piece))
                    if not waiting:
                        return
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield future.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def interrupts_held() -> Generator[None]:
    """Let Ctrl-C wait: workers that are being started inherit this, so that none is cut off half awake."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """In a worker: know the games, leave Ctrl-C to whoever started it, and end when that one is gone.

    Every core has its worker, so that polars needs no threads of its own there.
    """
    os.environ.setdefault("POLARS_MAX_THREADS", "1")
    import warren  # noqa: F401 - workers find games by name

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A killed parent cannot tell its workers to stop."""
    parent = parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)
