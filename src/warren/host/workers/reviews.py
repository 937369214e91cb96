"""Reviews of games that are over: thought of one at a time in a process of low priority, kept once done.

A review can be deleted at any time; whoever asks again has it made anew, with the same numbers. Where several hosts
share a store, one of them makes it.
"""

import asyncio
import hashlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from warren.host.errors import Refused
from warren.host.operations.logs import note, tag_of
from warren.host.wire.api import ReviewState
from warren.host.workers.review_worker import Far

#: So many games may wait for their review; whoever comes then is asked to come again.
MOST_WAITING: Final = 12
#: Reviews of records that were only shown to us are remembered so many at a time.
MOST_REMEMBERED: Final = 16
#: After so many seconds a host that wanted to make a review is taken for dead.
LONGEST: Final = 180.0
LONGEST_LINE: Final = 16 * 1024 * 1024
log = logging.getLogger("warren.host")


class Job:
    """A review under way."""

    def __init__(self, key: str, record: bytes, *, keep: bool) -> None:
        self.key = key
        self.record = record
        self.keep = keep
        self.far: Far | None = None
        self.failed = False

    def state(self) -> ReviewState:
        """How far it is."""
        if self.failed:
            return ReviewState(state="failed")
        if self.far is None:
            return ReviewState(state="waiting")
        return ReviewState(state="running", done=self.far.done, total=self.far.total)


class Shelf(Protocol):
    """Where reviews of the host's own tables are kept."""

    async def review(self, name: str) -> bytes | None:
        """The review of a table, if there is one."""
        ...

    async def keep_review(self, name: str, review: bytes) -> None:
        """Keep a review: the whole of it or nothing."""
        ...

    async def claim_review(self, name: str, seconds: float) -> bool:
        """Whether this host is to make it, and no other does for so long from now."""
        ...


class Reviews:
    """All reviews of a host."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._jobs: dict[str, Job] = {}
        self._remembered: dict[str, bytes] = {}
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._process: Process | None = None

    async def look(self, table: str) -> ReviewState:
        """The review of a table where the game is over, or how far it is; nothing is begun."""
        return await self._look(table, kept=True) or ReviewState(state="none")

    async def want(self, table: str, record: Callable[[], Awaitable[bytes]]) -> ReviewState:
        """The same; it is begun if it was not, or had failed. The record is asked for only then."""
        found = await self._look(table, kept=True, again=True)
        if found is not None:
            return found
        text = await record()
        if not await self._shelf.claim_review(table, LONGEST):
            return ReviewState(state="waiting")  # for another host
        return self._begin(Job(table, text, keep=True))

    async def want_for(self, record: bytes) -> ReviewState:
        """The review of a record that somebody shows us, as Warren writes it; its game is over."""
        key = "#" + hashlib.sha256(record).hexdigest()
        found = await self._look(key, kept=False)
        if found is not None and found.state == "failed":
            del self._jobs[key]  # told once; whoever shows the record again has it begun anew
        return found or self._begin(Job(key, record, keep=False))

    async def _look(self, key: str, *, kept: bool, again: bool = False) -> ReviewState | None:
        job = self._jobs.get(key)
        if job is not None:
            if job.failed and again:
                del self._jobs[key]
                return None
            return job.state()
        found = await self._shelf.review(key) if kept else self._remembered.get(key)
        return None if found is None else ReviewState(state="done", review=msgspec.Raw(found))

    def _begin(self, job: Job) -> ReviewState:
        if job.key in self._jobs:
            return self._jobs[job.key].state()
        if len(self._jobs) >= MOST_WAITING:
            self._jobs = {key: job for key, job in self._jobs.items() if not job.failed}
        if len(self._jobs) >= MOST_WAITING:
            raise Refused("too-many-reviews")
        self._jobs[job.key] = job
        task = asyncio.create_task(self._work(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job.state()

    async def _work(self, job: Job) -> None:
        try:
            async with self._turn:
                await self._finish(job, await self._think(job))
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits is told
            kind = type(error).__name__
            note(log, logging.WARNING, "a review ended early", table=tag_of(job.key), error=kind)
            job.failed = True

    async def _finish(self, job: Job, review: bytes) -> None:
        if job.keep:
            await self._shelf.keep_review(job.key, review)
        else:
            self._remembered[job.key] = review
            while len(self._remembered) > MOST_REMEMBERED:
                del self._remembered[next(iter(self._remembered))]
        del self._jobs[job.key]

    async def _think(self, job: Job) -> bytes:
        """Let a process review the record; what it said last."""
        words = (sys.executable, "-m", "warren.host.workers.review_worker")
        process = await asyncio.create_subprocess_exec(
            *words, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
        )
        self._process = process
        try:
            assert process.stdin is not None
            process.stdin.write(job.record)
            process.stdin.close()
            line = await self._listen(process, job)
            if await process.wait() != 0 or not line:
                raise ChildProcessError(f"its process ended with {process.returncode}")
            return line
        finally:
            await end(process)
            self._process = None

    async def _listen(self, process: Process, job: Job) -> bytes:
        """Take note of how far it is; the line after all that is the review."""
        assert process.stdout is not None
        async for line in process.stdout:
            if job.far is not None and job.far.done == job.far.total:
                return line
            job.far = msgspec.json.decode(line, type=Far)
        return b""

    async def close(self) -> None:
        """Stop; what was not done is not kept."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def end(process: Process) -> None:
    """Make sure a process is gone."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
