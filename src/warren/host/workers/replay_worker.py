"""Where finished games are gone through once more: in a process of low priority, one at a time.

Replaying a long match takes a good part of a second. Neither moves nor anything else waits for that; whoever asks while
too many wait is asked to come again.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

import msgspec

from warren.engine.notation import seat_of
from warren.engine.records import Record
from warren.host.errors import Refused
from warren.host.operations.logs import note
from warren.host.store.contract import read_entry
from warren.host.tables.entries import AnyEntry
from warren.host.tables.replay import chairs_of, replay
from warren.host.tables.table import Table
from warren.host.workers.bot_workers import begin
from warren.host.workers.pools import end_pool

#: At most this many requests wait for the process, the one it works on included.
MOST_WAITING: Final = 16
#: Seconds that one request may take before its process is ended.
LONGEST: Final = 30.0
T = TypeVar("T")
Written = tuple[str, tuple[bytes, ...]]
log = logging.getLogger("warren.host")


# In the process: entries or a record come in as bytes, and what is sent to the client goes out.


def finished(table: Table) -> Record:
    """The record of a table where the game is over, with its proof."""
    proof = table.proof()
    if table.record is None or proof is None:
        raise Refused("not-over")
    table.record.proof = msgspec.to_builtins(proof)
    return table.record


def read_table(written: Written) -> Table:
    """A table from its name and entries."""
    name, entries = written
    return Table.restored(name, [read_entry(number, body) for number, body in enumerate(entries, start=1)])


def record_of_table(written: Written) -> bytes:
    """The record of a finished table."""
    return finished(read_table(written)).to_json().encode()


def replay_of_table(written: Written, seat: str) -> bytes:
    """A finished table step by step, as a seat saw it."""
    table = read_table(written)
    record = finished(table)
    return msgspec.json.encode(replay(record, table.info().chairs, seat_of(seat, record.seats) if seat else None))


def replay_of_record(text: bytes, seat: str) -> bytes:
    """A record step by step, as a seat saw it."""
    record = Record.from_json(text.decode(errors="replace"))
    return msgspec.json.encode(replay(record, chairs_of(record), seat_of(seat, record.seats) if seat else None))


def finished_record(text: bytes) -> bytes:
    """A record of a game that is over, as Warren writes it."""
    record = Record.from_json(text.decode(errors="replace"))
    if record.replay().outcome() is None:
        raise Refused("not-over")
    return record.to_json().encode()


# In the host's.


def write_table(name: str, entries: Sequence[AnyEntry]) -> Written:
    """A table as it is handed to the process."""
    return name, tuple(msgspec.json.encode(entry) for entry in entries)


class ReplayWorker:
    """The process. It starts when somebody asks, and again when it was ended."""

    def __init__(self, most_waiting: int = MOST_WAITING, longest: float = LONGEST) -> None:
        self._most_waiting = most_waiting
        self._longest = longest
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def run(self, work: Callable[..., T], *task: object) -> T:
        """Let the process do something; raises `Refused` if too many wait, it takes too long or the process dies."""
        if self._waiting >= self._most_waiting:
            raise Refused("too-many-replays")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._do(work, task)
        finally:
            self._waiting -= 1

    async def _do(self, work: Callable[..., T], task: tuple[object, ...]) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=begin, initargs=(os.getpid(),))
        try:
            # The first call starts the process, which takes a moment.
            done = await asyncio.to_thread(self._pool.submit, work, *task)
            return await asyncio.wait_for(asyncio.wrap_future(done), self._longest)
        except (BrokenProcessPool, TimeoutError) as error:
            note(log, logging.WARNING, "a replay ended early", error=type(error).__name__)
            self.close()
            raise Refused("replay-failed") from error
        except asyncio.CancelledError:
            self.close()
            raise

    def waiting(self) -> int:
        """How many wait, the one that is worked on included."""
        return self._waiting

    def close(self) -> None:
        """End the process, also while it works."""
        pool, self._pool = self._pool, None
        if pool is not None:
            end_pool(pool)
