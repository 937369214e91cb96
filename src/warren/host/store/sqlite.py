"""The store in one SQLite file, for one host. Entries that come together are kept by one statement, which is one commit
and one `fsync` for all of them, and which the thread that waits for the disk does without Python.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import aiosqlite
import msgspec

from warren.host import crash_points
from warren.host.errors import Refused
from warren.host.operations.logs import note
from warren.host.store.contract import (
    DATABASE,
    MOST_LISTED_ENTRIES,
    MOST_NUMBER,
    Conflict,
    Copied,
    Kept,
    Listed,
    Pause,
    Row,
    Store,
    StoreTooNew,
    in_list,
    read_entry,
)
from warren.host.store.files import Folder
from warren.host.store.private import close_to_others, make_file, make_folder

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
    """
    CREATE TABLE leases (
        name TEXT PRIMARY KEY,
        holder TEXT NOT NULL,
        seen REAL NOT NULL,
        paused_from REAL,
        paused_until REAL
    ) WITHOUT ROWID;
    CREATE INDEX firsts ON entries (at, name) WHERE seq = 1;
    """,
    """
    CREATE TABLE open_tables (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE
    );
    CREATE TRIGGER table_listed AFTER INSERT ON entries
    WHEN NEW.seq = 1 AND instr(CAST(NEW.body AS TEXT), '"listed":true') > 0
    BEGIN
        INSERT INTO open_tables (name) VALUES (NEW.name);
    END;
    CREATE TRIGGER table_started AFTER INSERT ON entries
    WHEN CAST(NEW.body AS TEXT) LIKE '{"entry":"started"%'
    BEGIN
        DELETE FROM open_tables WHERE name = NEW.name;
    END;
    INSERT INTO open_tables (name)
    SELECT name FROM entries AS first WHERE seq = 1 AND instr(CAST(body AS TEXT), '"listed":true') > 0 AND NOT EXISTS (
        SELECT 1 FROM entries WHERE name = first.name AND CAST(body AS TEXT) LIKE '{"entry":"started"%'
    ) ORDER BY at, name;
    """,
)
#: Milliseconds that the store waits for somebody else who holds the file.
PATIENCE: Final = 5000
log = logging.getLogger("warren.host")
INSERT: Final = """
    INSERT INTO entries (name, seq, at, seat, client_id, body)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, CAST(value ->> 5 AS BLOB) FROM json_each(?)
"""
#: This file has one host: whoever else minded a table is not there any more.
LEASE: Final = """
    INSERT INTO leases (name, holder, seen) SELECT value, :me, :now FROM json_each(:names) WHERE true
    ON CONFLICT (name) DO UPDATE SET
        paused_from = CASE WHEN holder <> :me THEN seen ELSE paused_from END,
        paused_until = CASE WHEN holder <> :me THEN :now ELSE paused_until END,
        holder = :me, seen = :now
    RETURNING name, paused_until = :now
"""
LISTED: Final = """
    SELECT number, page.name, body FROM (
        SELECT number, name FROM open_tables WHERE number < ? ORDER BY number DESC LIMIT ?
    ) AS page JOIN entries ON entries.name = page.name AND seq <= ? ORDER BY number DESC, seq
"""


class SqliteStore(Store):
    """All tables of one host, in a file; reviews are files in a folder beside it."""

    def __init__(self, database: aiosqlite.Connection, lister: aiosqlite.Connection, path: Path) -> None:
        super().__init__()
        self._database = database
        self._lister = lister
        self._reviews = Folder(path.parent / "reviews")

    @staticmethod
    async def open_file(path: Path) -> "SqliteStore":
        """Open the file, made or brought up to date if need be."""
        try:
            make_folder(path.parent)
            make_file(path)
            close_to_others(path)
            database = await aiosqlite.connect(path, isolation_level=None)
            try:
                await prepare(database, path)
                lister = await open_lister(path)
            except BaseException:
                await database.close()
                raise
        except (aiosqlite.Error, OSError) as problem:
            raise Refused("store-unusable", file=str(path), why=str(problem)) from problem
        return SqliteStore(database, lister, path)

    async def _close(self) -> None:
        with suppress(aiosqlite.Error):
            await self._database.execute("UPDATE leases SET seen = ? WHERE holder = ?", (time.time(), self.me))
        await self._lister.close()
        await self._database.close()

    async def _rows(self, sql: str, values: Sequence[object] | dict[str, object] = ()) -> list[Any]:
        return list(await self._database.execute_fetchall(sql, values))

    async def _read(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        try:
            return await self._rows(sql, values)
        except aiosqlite.Error as problem:
            raise Refused("store-unusable", file=DATABASE, why=str(problem)) from problem

    async def check(self) -> None:
        try:
            await self._database.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        except (aiosqlite.Error, ValueError) as problem:  # a closed connection is a ValueError
            raise Refused("store-full", why=str(problem)) from problem

    async def kept(self, name: str, after: int = 0) -> list[Kept]:
        now = time.time()
        sql = "SELECT body, at FROM entries WHERE name = ? AND seq > ? ORDER BY seq"
        rows = enumerate(await self._read(sql, (name, after)), start=after + 1)
        return [Kept(read_entry(number, body), max(0.0, now - seconds(at))) for number, (body, at) in rows]

    async def names(self) -> list[str]:
        return [row[0] for row in await self._read("SELECT name FROM entries WHERE seq = 1 ORDER BY at, name")]

    async def listed(self, most: int, before: int = MOST_NUMBER) -> list[Listed]:
        try:
            rows: Iterable[Any] = await self._lister.execute_fetchall(LISTED, (before, most, MOST_LISTED_ENTRIES))
            return in_list(rows)
        except (aiosqlite.Error, ValueError) as problem:  # a closed connection is a ValueError
            raise Refused("store-unusable", file=DATABASE, why=str(problem)) from problem

    async def pragma(self, name: str) -> int | str:
        """A setting of the live connection, for those who want to check it."""
        value: int | str = (await self._rows(f"PRAGMA {name}"))[0][0]
        return value

    async def lease(self, names: Collection[str], seconds: float) -> dict[str, bool]:
        values: dict[str, object] = {"me": self.me, "now": time.time(), "names": as_json(names)}
        return {name: bool(paused) for name, paused in await self._change(LEASE, values)}

    async def release(self, names: Collection[str]) -> None:
        await self._change("DELETE FROM leases WHERE name IN (SELECT value FROM json_each(?))", (as_json(names),))

    async def forsaken(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT name FROM leases WHERE holder <> ?", (self.me,))]

    async def pause(self, name: str) -> Pause | None:
        now = time.time()
        for holder, seen, began, ended in await self._rows(
            "SELECT holder, seen, paused_from, paused_until FROM leases WHERE name = ?", (name,)
        ):
            if holder != self.me:
                return Pause(now - seen, 0.0)
            if began is not None:
                return Pause(now - began, now - ended)
        return None

    async def review(self, name: str) -> bytes | None:
        return await self._reviews.review(name)

    async def keep_review(self, name: str, review: bytes) -> None:
        await self._reviews.keep_review(name, review)

    async def reviews(self) -> list[str]:
        return await self._reviews.reviews()

    async def copy_out(self, name: str) -> list[Copied]:
        sql = "SELECT name, seq, seat, client_id, body, at FROM entries WHERE name = ? ORDER BY seq"
        rows = await self._rows(sql, (name,))
        return [Copied(Row(row[0], row[1], row[2], row[3], bytes(row[4]).decode()), seconds(row[5])) for row in rows]

    async def copy_in(self, rows: Sequence[Copied]) -> None:
        values = [(*row[:2], iso(at), *row[2:]) for row, at in rows]
        await self._change(f"{INSERT} WHERE true ON CONFLICT (name, seq) DO NOTHING", (as_json(values),))

    async def _change(self, sql: str, values: Sequence[object] | dict[str, object]) -> list[Any]:
        try:
            return await self._rows(sql, values)
        except aiosqlite.Error as problem:
            raise Refused("store-full", why=str(problem)) from problem

    async def _insert(self, rows: Sequence[Row]) -> Collection[int]:
        try:
            await self._insert_all(rows)
        except aiosqlite.IntegrityError as taken:
            raise Conflict(str(taken)) from taken
        except aiosqlite.Error as problem:
            raise Refused("store-full", why=str(problem)) from problem
        return ()

    async def _insert_all(self, rows: Sequence[Row]) -> None:
        now = iso(time.time())
        text = as_json([(*row[:2], now, *row[2:]) for row in rows])
        if not crash_points.stop_at:
            await self._database.execute(INSERT, (text,))
            return
        crash_points.reach("before-insert")
        await self._database.execute("BEGIN IMMEDIATE")
        try:
            await self._database.execute(INSERT, (text,))
        except aiosqlite.Error:
            await self._database.execute("ROLLBACK")
            raise
        crash_points.reach("inserted")
        await self._database.execute("COMMIT")


def as_json(values: Iterable[object]) -> str:
    """Values for `json_each`."""
    return msgspec.json.encode(list(values)).decode()


def iso(at: float) -> str:
    """A time as it is kept."""
    return datetime.fromtimestamp(at, UTC).isoformat()


def seconds(at: str) -> float:
    """The same as seconds since 1970."""
    return datetime.fromisoformat(at).timestamp()


async def prepare(database: aiosqlite.Connection, path: Path) -> None:
    """Set a file up as it is to be used, and bring it up to date; a file that has to be changed is copied before."""
    for pragma in (f"busy_timeout={PATIENCE}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        await database.execute(f"PRAGMA {pragma}")
    rows = list(await database.execute_fetchall("PRAGMA user_version"))
    version: int = rows[0][0]
    if 0 < version < len(MIGRATIONS):
        from warren.host.operations.backup import before_migration

        kept = await asyncio.to_thread(before_migration, path, version)
        note(log, logging.WARNING, "the data is brought up to date", copy=kept.name)
    await migrate(database)


async def open_lister(path: Path) -> aiosqlite.Connection:
    """A second connection, which only reads and for which no entry waits."""
    lister = await aiosqlite.connect(path, isolation_level=None)
    try:
        for pragma in (f"busy_timeout={PATIENCE}", "query_only=ON"):
            await lister.execute(f"PRAGMA {pragma}")
    except BaseException:
        await lister.close()
        raise
    return lister


def statements(script: str) -> Iterator[str]:
    """The statements of a script; those within a trigger belong to it.

    >>> list(statements("A; CREATE TRIGGER b AFTER INSERT ON c BEGIN D; END; E"))
    ['A;', 'CREATE TRIGGER b AFTER INSERT ON c BEGIN D; END;', 'E;']
    """
    statement = ""
    for piece in script.rstrip().rstrip(";").split(";"):
        statement = f"{statement}{piece};"
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""


async def migrate(database: aiosqlite.Connection) -> None:
    """Bring a file up to date, one step a transaction, so that an interrupted migration goes on where it was."""
    rows = list(await database.execute_fetchall("PRAGMA user_version"))
    version: int = rows[0][0]
    if version > len(MIGRATIONS):
        raise StoreTooNew("store-newer", version=version)
    for number in range(version, len(MIGRATIONS)):
        await database.execute("BEGIN IMMEDIATE")
        for statement in statements(MIGRATIONS[number]):
            await database.execute(statement)
            crash_points.reach("migrating")
        await database.execute(f"PRAGMA user_version = {number + 1}")
        await database.execute("COMMIT")
