"""The list of open tables: kept with the entries on both stores, read in pages by index, beside the path of moves."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg
import httpx
import msgspec
import pytest

import warren  # noqa: F401 - so that games are found by name
from warren.host.store import DATABASE, Store, postgres, sqlite
from warren.host.store.contract import MOST_LISTED_ENTRIES, MOST_NUMBER, row_of
from warren.host.store.sqlite import SqliteStore
from warren.host.tables.entries import AnyEntry, BotSat, Created, Started
from warren.host.tables.pace import Pace
from warren.host.tables.table import new_table
from warren.host.tables.table_registry import Hall
from warren.host.workers.bot_workers import Thinkers

from .client import Client, running
from .conftest import KINDS
from .postgres import Server

LISTED: Final = new_table("koffer", 2, {}, "", "5e" * 32, listed=True)
LISTED_BY_POSTGRES: Final = postgres.LISTED
FIRST_LAYOUT: Final = postgres.MIGRATIONS[0]
HIDDEN: Final = new_table("koffer", 2, {}, "", "5e" * 32)


@pytest.fixture(params=KINDS)
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store is, of either kind."""
    if request.param == "sqlite":
        return tmp_path / DATABASE
    server: Server = request.getfixturevalue("postgres")
    return server.database()


async def put(store: Store, name: str, *entries: AnyEntry) -> None:
    for number, entry in enumerate(entries, start=1):
        await store.append(name, number, entry)


async def names(store: Store, most: int = 100) -> list[str]:
    return [listed.name for listed in await store.listed(most)]


def test_a_table_is_in_the_list_until_it_starts(where: Path | str) -> None:
    async def story() -> None:
        store = await Store.open(where)
        await put(store, "hidden", HIDDEN)
        for name in ("first", "second", "third"):
            await put(store, name, LISTED, BotSat(seat=0, bot="greedy"))
        assert await names(store) == ["third", "second", "first"]
        await store.append("second", 3, Started())
        assert await names(store) == ["third", "first"]
        await store.close()
        store = await Store.open(where)
        [third, first] = await store.listed(2)
        assert [type(entry) for entry in third.read()] == [Created, BotSat]
        assert [one.name for one in await store.listed(1, third.number)] == ["first"]
        assert await store.listed(5, first.number) == []
        await store.close()

    asyncio.run(story())


def test_tables_that_are_copied_in_are_in_the_list_as_well(where: Path | str, tmp_path: Path) -> None:
    async def story() -> None:
        old, new = await Store.open(tmp_path / "old" / DATABASE), await Store.open(where)
        await put(old, "open", LISTED)
        await put(old, "begun", LISTED, BotSat(seat=0, bot="greedy"), BotSat(seat=1, bot="greedy"), Started())
        for _ in range(2):
            for name in ("open", "begun"):
                await new.copy_in(await old.copy_out(name))
        assert await names(new) == ["open"]
        await old.close()
        await new.close()

    asyncio.run(story())


def test_somebody_who_comes_and_goes_all_day_does_not_make_the_list_long(where: Path | str) -> None:
    async def story() -> None:
        store = await Store.open(where)
        many = [BotSat(seat=0, bot="greedy")] * (MOST_LISTED_ENTRIES + 20)
        await asyncio.gather(
            store.append("busy", 1, LISTED),
            *(store.append("busy", number, entry) for number, entry in enumerate(many, start=2)),
        )
        [busy] = await store.listed(10)
        assert len(busy.entries) == MOST_LISTED_ENTRIES
        await store.close()

    asyncio.run(story())


def rows_of(entry: AnyEntry, count: int, prefix: str) -> list[tuple[Any, ...]]:
    body = msgspec.json.encode(entry)
    return [(f"{prefix}{number}", 1, "2026-01-01T00:00:00+00:00", body) for number in range(count)]


def test_a_page_is_read_by_index_however_many_tables_there_are(tmp_path: Path) -> None:
    file = tmp_path / DATABASE

    async def made() -> None:
        await (await Store.open(file)).close()

    asyncio.run(made())
    with closing(sqlite3.connect(file)) as database, database:
        sql = "INSERT INTO entries (name, seq, at, body) VALUES (?, ?, ?, ?)"
        database.executemany(sql, rows_of(HIDDEN, 3000, "hidden") + rows_of(LISTED, 3000, "listed"))
        plan = database.execute(f"EXPLAIN QUERY PLAN {sqlite.LISTED}", (MOST_NUMBER, 50, 500)).fetchall()
        steps = [str(step[-1]) for step in plan]
        assert not [step for step in steps if step.startswith("SCAN") and "page" not in step], steps
        assert any("open_tables USING INTEGER PRIMARY KEY (rowid<?)" in step for step in steps), steps
        assert any("entries USING PRIMARY KEY (name=? AND seq<?)" in step for step in steps), steps
        # SQLite says every few thousand instructions that it is still at work: a scan would be heard.
        heard = 0

        def hear() -> int:
            nonlocal heard
            heard += 1
            return 0

        database.set_progress_handler(hear, 1000)
        assert len(database.execute(sqlite.LISTED, (MOST_NUMBER, 50, 500)).fetchall()) == 50
        assert heard < 10
        database.execute("SELECT count(*) FROM entries WHERE CAST(body AS TEXT) LIKE '%x%'").fetchall()
        assert heard > 20, "a scan is not heard, so this shows nothing"


def test_a_page_is_read_by_index_in_postgresql(postgres: Server) -> None:
    async def story() -> None:
        address = postgres.database()
        await (await Store.open(address)).close()
        database = await asyncpg.connect(address)
        body = msgspec.json.encode(LISTED).decode()
        await database.execute(
            "INSERT INTO entries (name, seq, at, body) SELECT 't' || n, 1, now(), $1 FROM generate_series(1, 3000) n",
            body,
        )
        await database.execute("ANALYZE")
        plan = await database.fetch(f"EXPLAIN {LISTED_BY_POSTGRES}", MOST_NUMBER, 50, 500)
        text = "\n".join(row[0] for row in plan)
        assert "Seq Scan" not in text, text
        assert "open_tables_pkey" in text, text
        await database.close()

    asyncio.run(story())


def test_a_postgresql_database_of_the_first_layout_gets_its_list(postgres: Server) -> None:
    async def story() -> None:
        address = postgres.database()
        database = await asyncpg.connect(address)
        await database.execute("CREATE TABLE warren_version (version integer NOT NULL)")
        await database.execute(FIRST_LAYOUT)
        await database.execute("INSERT INTO warren_version VALUES (1)")
        tables: dict[str, list[AnyEntry]] = {
            "b-open": [LISTED],
            "a-open": [LISTED],
            "hidden": [HIDDEN],
            "begun": [LISTED, Started()],
        }
        for name, entries in tables.items():
            for number, entry in enumerate(entries, start=1):
                row = row_of(name, number, entry)
                sql = "INSERT INTO entries (name, seq, at, body) VALUES ($1, $2, clock_timestamp(), $3)"
                await database.execute(sql, row.name, row.seq, row.body)
        await database.close()
        store = await Store.open(address)
        assert await names(store) == ["a-open", "b-open"]
        await store.append("b-open", 2, Started())
        assert await names(store) == ["a-open"]
        await store.close()

    asyncio.run(story())


def test_no_entry_waits_while_the_list_is_read(tmp_path: Path) -> None:
    """Whoever reads the list is stopped in the middle of it; entries are kept all the same."""

    async def story() -> None:
        store = await Store.open(tmp_path / DATABASE)
        assert isinstance(store, SqliteStore)
        for number in range(3):
            await put(store, f"t{number}", LISTED)
        async with store._lister.execute(sqlite.LISTED, (MOST_NUMBER, 50, 500)) as reading:
            await reading.fetchone()
            await store.append("t0", 2, Started())
        assert await names(store) == ["t2", "t1"]
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await store._lister.execute("DELETE FROM open_tables")
        await store.close()

    asyncio.run(story())


def test_a_damaged_table_is_left_out_of_the_list(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / DATABASE)
        hall = Hall(store, Thinkers(1), Pace())
        good = await hall.create(LISTED)
        await put(store, "bad", LISTED)
        assert isinstance(store, SqliteStore)
        await store._database.execute("""UPDATE entries SET body = '{"listed":true' WHERE name = 'bad'""")
        found, further = await hall.listed()
        assert ([info.table for info in found], further) == ([good], None)
        await hall.close()

    asyncio.run(story())


@pytest.mark.slow
def test_pages_follow_each_other_by_their_links(tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:
        made = [host.new_table(seats=2, listed=True) for _ in range(7)]
        found: list[str] = []
        address: str | None = "/api/tables?limit=3"
        while address is not None:
            page = httpx.get(host.address + address, timeout=20).raise_for_status()
            found += [info["table"] for info in page.json()]
            address = page.links.get("next", {}).get("url")
        assert found == made[::-1]
        with Client(host, made[3]) as client:
            client.until("snapshot")
            assert client.ask("sit", seat=1, name="Anna")["is"] == "answer"
            [there] = [info for info in httpx.get(f"{host.address}/api/tables").json() if info["table"] == made[3]]
            assert there["chairs"][1]["name"] == "Anna"
        for query in ("limit=0", "limit=101", "limit=x", "before=0", "before=x", f"before={2**63}"):
            assert httpx.get(f"{host.address}/api/tables?{query}").status_code == 400, query
