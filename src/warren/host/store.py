"""The store: every table's entries in one SQLite file, safe on disk before anybody is told.

Entries that come together are kept by one statement, which is one commit and one `fsync` for all of them, and which the
thread that waits for the disk does without Python.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import aiosqlite
import msgspec

from warren.host.entries import AnyEntry, Moved
from warren.host.errors import Refused

MIGRATIONS: Final = (
    """
    CREATE TABLE entries (
        name TEXT NOT NULL,
        seq INTEGER NOT NULL,
        at TEXT NOT NULL,
        seat INTEGER,
        client_id TEXT,
        body BLOB NOT NULL,
        PRIMARY KEY (name, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX one_answer ON entries (name, seat, client_id) WHERE client_id IS NOT NULL;
    """,
)
#: The file of a data folder that has all tables.
DATABASE: Final = "warren.sqlite"
INSERT: Final = """
    INSERT INTO entries (name, seq, at, seat, client_id, body)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, CAST(value ->> 5 AS BLOB) FROM json_each(?)
"""

#: Milliseconds that the store waits for somebody else who holds the file.
PATIENCE: Final = 5000

Row = tuple[str, int, str, int | None, str | None, str]
Done = Callable[[Exception | None], None]
Kept = tuple[Done, Exception | None]
DECODER: Final = msgspec.json.Decoder(AnyEntry)

log = logging.getLogger("warren.host")


class Conflict(Exception):
    """Somebody else has written that entry: this table's number is taken."""


class StoreTooNew(Refused):
    """The file was written by a newer Warren."""


class Store:
    """All tables on disk. Open it with `Store.open`, and close it when done."""

    def __init__(self, database: aiosqlite.Connection) -> None:
        self._database = database
        self._waiting: list[tuple[Row, Done]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.written = 0
        self.commits = 0
        self.failures = 0
        self._writer = asyncio.create_task(self._write_on())

    @staticmethod
    async def open(path: Path) -> "Store":
        """Open the file, made or brought up to date if need be."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            database = await aiosqlite.connect(path, isolation_level=None)
            try:
                await prepare(database, path)
            except BaseException:
                await database.close()
                raise
        except (aiosqlite.Error, OSError) as problem:
            raise Refused("store-unusable", file=str(path), why=str(problem)) from problem
        return Store(database)

    async def close(self) -> None:
        """Write what is waiting, then close the file."""
        self._closing = True
        self._wake.set()
        await self._writer
        await self._database.close()

    def keep(self, name: str, seq: int, entry: AnyEntry, done: Done) -> None:
        """Keep an entry; `done` is called when it is on disk, or with what prevented that."""
        seat, client_id = (entry.seat, entry.id) if isinstance(entry, Moved) else (None, None)
        row = (name, seq, datetime.now(UTC).isoformat(), seat, client_id, msgspec.json.encode(entry).decode())
        self._waiting.append((row, done))
        self._wake.set()

    async def append(self, name: str, seq: int, entry: AnyEntry) -> None:
        """Keep an entry. When this returns it is on disk; raises `Conflict` if its number is taken."""
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

    async def load(self, name: str) -> list[AnyEntry]:
        """All entries of a table, in order; none if there is no such table."""
        rows = await self._fetch("SELECT body FROM entries WHERE name = ? ORDER BY seq", (name,))
        return [read_entry(number, row[0]) for number, row in enumerate(rows, start=1)]

    async def names(self) -> list[str]:
        """All tables, oldest first."""
        rows = await self._fetch("SELECT name FROM entries WHERE seq = 1 ORDER BY at, name")
        return [row[0] for row in rows]

    async def _fetch(self, query: str, details: tuple[str, ...] = ()) -> Iterable[sqlite3.Row]:
        try:
            return await self._database.execute_fetchall(query, details)
        except aiosqlite.Error as problem:
            raise Refused("store-unusable", file=DATABASE, why=str(problem)) from problem

    async def check(self) -> None:
        """See that the file can be written, by writing what is there already; raises `Refused` if it cannot."""
        try:
            await self._database.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        except (aiosqlite.Error, ValueError) as problem:  # a closed connection is a ValueError
            raise Refused("store-full", why=str(problem)) from problem

    async def pragma(self, name: str) -> int | str:
        """A setting of the live connection, for those who want to check it."""
        rows = list(await self._database.execute_fetchall(f"PRAGMA {name}"))
        value: int | str = rows[0][0]
        return value

    async def _write_on(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            kept: list[Kept] = []
            while self._waiting or kept:
                batch, self._waiting = self._waiting, []
                writing = asyncio.create_task(self._commit(batch))
                await asyncio.sleep(0)  # the disk is at work on these while the others hear of theirs
                tell(kept)
                kept = await writing

    async def _commit(self, batch: Sequence[tuple[Row, Done]]) -> list[Kept]:
        """Keep entries with one commit; what became of each."""
        if not batch:
            return []
        error: Exception | None = None
        try:
            await self._insert([row for row, _ in batch])
        except aiosqlite.IntegrityError as taken:
            if len(batch) > 1:
                return [kept for one in batch for kept in await self._commit([one])]
            error = Conflict(str(taken))
        except aiosqlite.Error as problem:
            self.failures += 1
            log.error("entries cannot be kept (%s)", problem)
            error = Refused("store-full", why=str(problem))
        return [(done, error) for _, done in batch]

    async def _insert(self, rows: Sequence[Row]) -> None:
        await self._database.execute(INSERT, (msgspec.json.encode(rows).decode(),))
        self.written += len(rows)
        self.commits += 1


def tell(kept: Sequence[Kept]) -> None:
    """Say of each entry that it is on disk, or what prevented that."""
    for done, error in kept:
        try:
            done(error)
        except Exception:
            log.exception("what follows an entry went wrong")


def read_entry(number: int, body: bytes) -> AnyEntry:
    """An entry as it lies on disk."""
    try:
        entry: AnyEntry = DECODER.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("table-damaged", entry=number) from error
    return entry


async def prepare(database: aiosqlite.Connection, path: Path) -> None:
    """Set a file up as it is to be used, and bring it up to date; a file that has to be changed is copied before."""
    for pragma in (f"busy_timeout={PATIENCE}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        await database.execute(f"PRAGMA {pragma}")
    rows = list(await database.execute_fetchall("PRAGMA user_version"))
    version: int = rows[0][0]
    if 0 < version < len(MIGRATIONS):
        from warren.host.backup import before_migration

        kept = await asyncio.to_thread(before_migration, path, version)
        log.warning("the tables are brought up to date; as they were before they are in %s", kept)
    await migrate(database)


async def migrate(database: aiosqlite.Connection) -> None:
    """Bring a file up to date, one step a transaction, so that an interrupted migration goes on where it was."""
    rows = list(await database.execute_fetchall("PRAGMA user_version"))
    version: int = rows[0][0]
    if version > len(MIGRATIONS):
        raise StoreTooNew("store-newer", version=version)
    for number in range(version, len(MIGRATIONS)):
        await database.execute("BEGIN IMMEDIATE")
        for statement in MIGRATIONS[number].split(";"):
            if statement.strip():
                await database.execute(statement)
        await database.execute(f"PRAGMA user_version = {number + 1}")
        await database.execute("COMMIT")
