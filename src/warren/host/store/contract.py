"""What a store promises: an entry is kept for good before anybody is told, and each number of a table is given once.

Entries that come together are kept together, with one commit for all of them. A store that several hosts share also
lets them hear of each other's entries, and lets one of them at a time mind a table's bots and clock.
"""

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import msgspec

from warren.host import crash_points
from warren.host.errors import Refused
from warren.host.operations.logs import note
from warren.host.tables.entries import AnyEntry, Moved

Done = Callable[[Exception | None], None]
Outcome = tuple[Done, Exception | None]
DECODER: Final = msgspec.json.Decoder(AnyEntry)
#: The file of a data folder that has all tables.
DATABASE: Final = "warren.sqlite"
#: What addresses a PostgreSQL database.
SCHEMES: Final = ("postgresql://", "postgres://")

#: Of a table in the list so many entries are read: who comes and goes more often before the start is not followed.
MOST_LISTED_ENTRIES: Final = 500
#: Higher than any number in the list.
MOST_NUMBER: Final = 2**63 - 1
log = logging.getLogger("warren.host")


class Conflict(Exception):
    """Somebody else has written that entry: this table's number is taken."""


class StoreTooNew(Refused):
    """The data was written by a newer Warren."""


class Row(NamedTuple):
    """An entry on its way to be kept."""

    name: str
    seq: int
    seat: int | None
    client_id: str | None
    body: str


class Kept(NamedTuple):
    """An entry that was kept, and how many seconds ago."""

    entry: AnyEntry
    age: float


class Listed(NamedTuple):
    """A table that anyone may find: its number in the list, and its entries so far."""

    number: int
    name: str
    entries: list[str | bytes]

    def read(self) -> list[AnyEntry]:
        """The entries; raises `Refused` if one is damaged."""
        return [read_entry(number, body) for number, body in enumerate(self.entries, start=1)]


class Copied(NamedTuple):
    """An entry as one store hands it to another, with the time it was kept at, in seconds since 1970."""

    row: Row
    at: float


class Pause(NamedTuple):
    """When a table was last without a host that minds it: how many seconds ago that began, and ended."""

    began: float
    ended: float

    def within(self, age: float) -> float:
        """How many of the last so many seconds were in the pause."""
        return max(0.0, min(age, self.began) - self.ended)


class Ear(Protocol):
    """Who hears of what other hosts on the same store do."""

    def entry_elsewhere(self, name: str, seq: int) -> None:
        """Another host has kept an entry."""

    def said_elsewhere(self, kind: str, by: str, words: str) -> None:
        """Another host says something."""

    def store_is_back(self) -> None:
        """The store was away for a while, and what was done meanwhile was not heard."""


class Store(ABC):
    """All tables. Open it with `Store.open`, and close it when done."""

    #: Whether other hosts may write to it, too.
    shared: bool = False
    #: So many entries are kept with one commit.
    most_together: int = 10_000

    def __init__(self) -> None:
        self.me: Final = secrets.token_hex(4)
        self.written = 0
        self.commits = 0
        self.failures = 0
        self._waiting: list[tuple[Row, Done]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writer = asyncio.create_task(self._write_on())

    @staticmethod
    async def open(where: Path | str) -> "Store":
        """Open a SQLite file, or the PostgreSQL database of an address, made or brought up to date if need be."""
        if isinstance(where, str) and where.startswith(SCHEMES):
            from warren.host.store.postgres import PostgresStore

            return await PostgresStore.open_database(where)
        from warren.host.store.sqlite import SqliteStore

        return await SqliteStore.open_file(Path(where))

    async def close(self) -> None:
        """Keep what is waiting, then close."""
        self._closing = True
        self._wake.set()
        await self._writer
        await self._close()

    # Entries.

    def keep(self, name: str, seq: int, entry: AnyEntry, done: Done) -> None:
        """Keep an entry; `done` is called when it is kept for good, or with what prevented that."""
        self._waiting.append((row_of(name, seq, entry), done))
        self._wake.set()

    async def append(self, name: str, seq: int, entry: AnyEntry) -> None:
        """Keep an entry. When this returns it is kept; raises `Conflict` if its number is taken."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if kept.cancelled():
                return
            if error is None:
                kept.set_result(None)
            else:
                kept.set_exception(error)

        self.keep(name, seq, entry, done)
        await kept

    async def load(self, name: str, after: int = 0) -> list[AnyEntry]:
        """The entries of a table after so many, in order; none if there is no such table."""
        return [kept.entry for kept in await self.kept(name, after)]

    @abstractmethod
    async def kept(self, name: str, after: int = 0) -> list[Kept]:
        """The same, each with its age."""

    @abstractmethod
    async def names(self) -> list[str]:
        """All tables, oldest first."""

    @abstractmethod
    async def listed(self, most: int, before: int = MOST_NUMBER) -> list[Listed]:
        """Of the tables set up to be found that have not started the newest, from a number in the list down.

        The store keeps the list with the entries, and reads it beside them: no move waits for this.
        """

    @abstractmethod
    async def check(self) -> None:
        """See that something can be kept, by keeping what is there already; raises `Refused` if not."""

    # Whose turn it is to mind a table.

    @abstractmethod
    async def lease(self, names: Collection[str], seconds: float) -> dict[str, bool]:
        """Mind these tables for so long from now: those that nobody else minds, and whether there was a pause before.

        Whoever minds a table says so again before the time is over.
        """

    @abstractmethod
    async def release(self, names: Collection[str]) -> None:
        """Mind these tables no longer: there is nothing to mind."""

    @abstractmethod
    async def forsaken(self) -> list[str]:
        """The tables that somebody minded who is not there any more."""

    @abstractmethod
    async def pause(self, name: str) -> Pause | None:
        """When a table was last without anybody who minds it, while there was something to mind."""

    # What else is kept.

    @abstractmethod
    async def review(self, name: str) -> bytes | None:
        """The review of a table, if there is one."""

    @abstractmethod
    async def keep_review(self, name: str, review: bytes) -> None:
        """Keep a review: the whole of it or nothing."""

    async def claim_review(self, name: str, seconds: float) -> bool:
        """Whether this host is to make a review, and no other does for so long from now."""
        return True

    @abstractmethod
    async def reviews(self) -> list[str]:
        """The tables of which there are reviews."""

    # Moving.

    @abstractmethod
    async def copy_out(self, name: str) -> list[Copied]:
        """A table's entries, as another store can take them."""

    @abstractmethod
    async def copy_in(self, rows: Sequence[Copied]) -> None:
        """Take entries from another store, all or none; those that are here already are left as they are."""

    # Other hosts.

    def listen(self, ear: Ear) -> None:  # noqa: B027 - unless others are there, there is nothing to hear
        """Let somebody hear what other hosts do."""

    def say(self, kind: str, words: str) -> None:  # noqa: B027 - and nobody to talk to
        """Say something to the other hosts; nobody answers for its being heard."""

    # How it is done.

    @abstractmethod
    async def _close(self) -> None:
        """Close, when nothing is waiting any more."""

    @abstractmethod
    async def _insert(self, rows: Sequence[Row]) -> Collection[int]:
        """Keep these with one commit; which of them found their place taken, and are not kept.

        Raises `Refused` if none could be kept, and `Conflict` if none was because the place of one is taken.
        """

    async def _write_on(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            kept: list[Outcome] = []
            while self._waiting or kept:
                batch, self._waiting = self._waiting[: self.most_together], self._waiting[self.most_together :]
                writing = asyncio.create_task(self._commit(batch))
                await asyncio.sleep(0)  # the disk is at work on these while the others hear of theirs
                tell(kept)
                kept = await writing

    async def _commit(self, batch: Sequence[tuple[Row, Done]]) -> list[Outcome]:
        """Keep entries with one commit; what became of each."""
        if not batch:
            return []
        try:
            taken = await self._insert([row for row, _ in batch])
        except Refused as problem:
            self.failures += 1
            note(log, logging.ERROR, "entries cannot be kept", code=problem.text, why=str(problem.details.get("why")))
            return [(done, problem) for _, done in batch]
        except Conflict as conflict:
            if len(batch) > 1:
                return [kept for one in batch for kept in await self._commit([one])]
            return [(done, conflict) for _, done in batch]
        except Exception as problem:
            self.failures += 1
            log.exception("entries cannot be kept")
            return [(done, problem) for _, done in batch]
        self.written += len(batch) - len(taken)
        self.commits += 1
        if crash_points.stop_at:
            crash_points.reach("committed")
        if not taken:
            return [(done, None) for _, done in batch]
        return [(done, Conflict() if place in taken else None) for place, (_, done) in enumerate(batch)]


def read_entry(number: int, body: str | bytes) -> AnyEntry:
    """An entry as it was kept; raises `Refused` for one that is damaged."""
    try:
        entry: AnyEntry = DECODER.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("table-damaged", entry=number) from error
    return entry


def in_list(rows: Iterable[tuple[int, str, str | bytes]]) -> list[Listed]:
    """Tables from rows of number, name and entry, in the order in which they come."""
    found: list[Listed] = []
    for number, name, body in rows:
        if not found or found[-1].number != number:
            found.append(Listed(number, name, []))
        found[-1].entries.append(body)
    return found


def file_in(data: Path | str) -> Path | str:
    """Where the tables of a data folder are; a database is where it says."""
    return data / DATABASE if isinstance(data, Path) else data


def row_of(name: str, seq: int, entry: AnyEntry) -> Row:
    """An entry in the form in which it is kept."""
    seat, client_id = (entry.seat, entry.id) if isinstance(entry, Moved) else (None, None)
    if client_id is not None and "\0" in client_id:
        client_id = msgspec.json.encode(client_id).decode()  # databases cut texts off at letter number 0
    return Row(name, seq, seat, client_id, msgspec.json.encode(entry).decode())


def tell(kept: Sequence[Outcome]) -> None:
    """Say of each entry that it is kept, or what prevented that."""
    for done, error in kept:
        try:
            done(error)
        except Exception:
            log.exception("what follows an entry went wrong")
