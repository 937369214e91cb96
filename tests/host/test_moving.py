"""All tables move from a folder to a database in one command, and back."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from warren.host.errors import Refused
from warren.host.operations.move_data import move_all
from warren.host.store import Store
from warren.host.tables.entries import AnyEntry, Sat, Started
from warren.host.tables.table import Table, new_table

from .postgres import Server

TABLES = 30


def nothing(_done: int, _total: int) -> None:
    """Nobody wants to know how far it is."""


async def fill(where: Path | str, tables: int = TABLES) -> None:
    """Tables at every stage: set up, seated, begun."""
    store = await Store.open(where)
    for number in range(tables):
        table = Table(f"t{number}", new_table("koffer", 2, {"first": "A"}, "", f"secret {number}"))
        entries: list[AnyEntry] = [table.created]
        if number % 3:
            entries += [Sat(seat=seat, name="A\0é", face="", key=f"k{seat}", word="w") for seat in range(2)]
            entries.append(Started())
            for entry in entries[1:]:
                table.add(entry)
        for turn in range(number % 3):
            moved = table.move(turn, "take 1", f"\0{turn}", table.ask_number)
            table.add(moved)
            entries.append(moved)
        for seq, entry in enumerate(entries, start=1):
            await store.append(table.name, seq, entry)
    await store.keep_review("t1", b'{"a": 1}')
    await store.close()


async def everything(where: Path | str) -> dict[str, object]:
    store = await Store.open(where)
    found: dict[str, object] = {name: [row.row for row in await store.copy_out(name)] for name in await store.names()}
    found["reviews"] = [await store.review(name) for name in await store.reviews()]
    await store.close()
    return found


def test_one_command_moves_everything(tmp_path: Path, postgres: Server) -> None:
    database = postgres.database()
    asyncio.run(fill(tmp_path / "data" / "warren.sqlite"))
    words = [sys.executable, "-m", "warren", "move-data", "--lang", "en", "--from", str(tmp_path / "data")]
    done = subprocess.run([*words, "--to", database], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"{TABLES} tables" in done.stdout
    assert "warren@" not in done.stdout, "neither name nor password is shown"
    assert "with --database from now on" in done.stdout
    assert asyncio.run(everything(database)) == asyncio.run(everything(tmp_path / "data" / "warren.sqlite"))
    asyncio.run(move_all(database, tmp_path / "back" / "warren.sqlite", nothing))
    assert asyncio.run(everything(tmp_path / "back" / "warren.sqlite")) == asyncio.run(everything(database))
    lost = subprocess.run([*words[:-1], str(tmp_path), "--to", database], capture_output=True, text=True, check=False)
    assert (lost.returncode, "no tables" in lost.stderr) == (2, True)


def test_the_advice_after_moving_to_a_folder_names_the_folder(tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path / "old" / "warren.sqlite"))
    words = ["move-data", "--lang", "en", "--from", str(tmp_path / "old"), "--to", str(tmp_path / "new")]
    done = subprocess.run([sys.executable, "-m", "warren", *words], capture_output=True, text=True, check=True)
    assert f"with --data {tmp_path / 'new'} from now on" in done.stdout
    assert "--database" not in done.stdout


def test_an_interrupted_move_goes_on_and_a_changed_copy_is_noticed(tmp_path: Path, postgres: Server) -> None:
    source, database = tmp_path / "warren.sqlite", postgres.database()
    asyncio.run(fill(source))

    def stop(done: int, _total: int) -> None:
        if done == TABLES // 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asyncio.run(move_all(source, database, stop))
    assert 0 < len(asyncio.run(everything(database))) - 1 < TABLES
    moved = asyncio.run(move_all(source, database, nothing))
    assert (moved.tables, moved.before) == (TABLES, TABLES // 2)
    asyncio.run(add(database, "t0", 2))
    with pytest.raises(Refused, match="other entries"):
        asyncio.run(move_all(source, database, nothing))


def test_a_damaged_entry_is_named(tmp_path: Path) -> None:
    source = tmp_path / "warren.sqlite"
    asyncio.run(fill(source, 2))
    with sqlite3.connect(source) as database:
        database.execute("UPDATE entries SET body = CAST('torn' AS BLOB) WHERE seq = 2")
    with pytest.raises(Refused, match="entry 2 is damaged"):
        asyncio.run(move_all(source, tmp_path / "new" / "warren.sqlite", nothing))


def test_a_database_with_other_tables_is_refused(tmp_path: Path, postgres: Server) -> None:
    source, database = tmp_path / "warren.sqlite", postgres.database()
    asyncio.run(fill(source, 3))
    asyncio.run(add(database, "stranger", 1))
    with pytest.raises(Refused, match="stranger"):
        asyncio.run(move_all(source, database, nothing))


async def add(where: Path | str, name: str, seq: int) -> None:
    store = await Store.open(where)
    await store.append(name, seq, new_table("koffer", 2, {}, "", "s"))
    await store.close()
