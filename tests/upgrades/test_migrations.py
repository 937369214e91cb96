"""Data of an older layout is brought up to date: copied before, killed at any step it goes on; newer is refused."""

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

import warren
from host.client import free_port
from warren.host.errors import Refused
from warren.host.operations import backup
from warren.host.store import DATABASE, Store, StoreTooNew, sqlite
from warren.host.store.sqlite import MIGRATIONS

HERE: Final = Path(__file__).parent
OLD: Final = HERE / "0.1.0" / DATABASE
NOW: Final = len(MIGRATIONS)
#: The layout of that data.
THEN: Final = 1


def bring_up(files: Sequence[tuple[Path, int]]) -> list[tuple[int, int]]:
    """Let a version that knows two layouts more open files, killed before a step; how each ended, after how many."""
    words = [str(word) for pair in files for word in pair]
    told = subprocess.run(
        [sys.executable, str(HERE / "interrupted.py"), *words], capture_output=True, text=True, timeout=120, check=True
    )
    return [(int(code), int(steps)) for code, steps in (line.split() for line in told.stdout.splitlines())]


def contents(file: Path) -> list[tuple[object, ...]]:
    """All that is in a file, layout and rows."""
    with closing(sqlite3.connect(file)) as database:
        found: list[tuple[object, ...]] = database.execute("PRAGMA user_version").fetchall()
        found += database.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
        for table in ("entries", "leases", "open_tables", "notes"):
            if (table,) in database.execute("SELECT name FROM sqlite_master").fetchall():
                found += database.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()
        return found


def old_copy(folder: Path) -> Path:
    folder.mkdir()
    return Path(shutil.copy(OLD, folder / DATABASE))


def version_of(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        version: int = database.execute("PRAGMA user_version").fetchone()[0]
        return version


def test_a_migration_killed_at_any_step_goes_on(tmp_path: Path) -> None:
    whole = old_copy(tmp_path / "whole")
    [(code, steps)] = bring_up([(whole, -1)])
    expected = contents(whole)
    assert (code, version_of(whole)) == (0, NOW + 2)
    files = [old_copy(tmp_path / str(step)) for step in range(steps)]
    assert bring_up([(file, step) for step, file in enumerate(files)]) == [(9, 0)] * steps
    assert version_of(OLD) == THEN
    assert {version_of(file) for file in files} == set(range(THEN, NOW + 3)), "it was not killed between all layouts"
    assert {code for code, _ in bring_up([(file, -1) for file in files])} == {0}
    for file in files:
        assert contents(file) == expected
        assert contents(file.with_name(f"{DATABASE}.v{THEN}")) == contents(OLD)


def test_tables_are_copied_before_they_are_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / DATABASE
    shutil.copy(OLD, file)
    changed = (*MIGRATIONS, "DELETE FROM entries")
    monkeypatch.setattr(sqlite, "MIGRATIONS", changed)
    monkeypatch.setattr(backup, "MIGRATIONS", changed)

    async def story() -> list[str]:
        opened = await Store.open(file)
        try:
            return await opened.names()
        finally:
            await opened.close()

    assert asyncio.run(story()) == []
    kept = file.with_name(f"{DATABASE}.v{THEN}")
    assert contents(kept) == contents(OLD)
    monkeypatch.undo()
    assert backup.restore(kept, tmp_path, replace=True).tables == backup.check(OLD).tables


def test_tables_of_an_older_layout_are_in_the_list_if_they_are_open(tmp_path: Path) -> None:
    file = old_copy(tmp_path / "data")
    with closing(sqlite3.connect(file)) as database, database:
        firsts = database.execute(
            "SELECT name, CAST(body AS TEXT) FROM entries WHERE seq = 1 ORDER BY at, name"
        ).fetchall()
        for name, body in firsts:
            listed = body.replace('"listed":false', '"listed":true').encode()
            database.execute("UPDATE entries SET body = ? WHERE name = ? AND seq = 1", (listed, name))

    async def story() -> list[str]:
        opened = await Store.open(file)
        try:
            return [listed.name for listed in await opened.listed(100)]
        finally:
            await opened.close()

    known = {table["table"]: table["status"] for table in json.loads((HERE / "0.1.0" / "tables.json").read_bytes())}
    expected = [name for name, _ in reversed(firsts) if known[name] == "open"]
    assert expected
    assert asyncio.run(story()) == expected


def test_tables_that_cannot_be_copied_are_not_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / DATABASE
    shutil.copy(OLD, file)
    (tmp_path / f"{DATABASE}.v{THEN}").mkdir()
    monkeypatch.setattr(sqlite, "MIGRATIONS", (*MIGRATIONS, "DELETE FROM entries"))
    with pytest.raises(Refused, match="cannot be written"):
        asyncio.run(Store.open(file))
    assert contents(file) == contents(OLD)


def test_a_new_file_and_one_of_this_version_are_not_copied(tmp_path: Path) -> None:
    async def story() -> None:
        for _ in range(2):
            await (await Store.open(tmp_path / DATABASE)).close()

    asyncio.run(story())
    assert [file.name for file in tmp_path.iterdir()] == [DATABASE]


def test_data_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = old_copy(tmp_path / "data")
    with closing(sqlite3.connect(file)) as database:
        database.execute(f"PRAGMA user_version = {NOW + 1}")
    before = contents(file)
    said = serve(file.parent, "de")
    assert said.returncode == 2
    assert "neueres" in said.stderr
    assert "Traceback" not in said.stderr
    assert contents(file) == before
    with pytest.raises(StoreTooNew) as refused:
        asyncio.run(Store.open(file))
    assert "newer" in refused.value.say("en")
    assert "plus récent" in refused.value.say("fr")


def serve(data: Path, language: str) -> subprocess.CompletedProcess[str]:
    """A host that is expected not to start; what it said."""
    words = [sys.executable, "-m", "warren", "serve", "--host", "127.0.0.1", "--port", str(free_port()), "--no-open"]
    words += ["--data", str(data), "--lang", language]
    return subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)


def test_a_folder_of_this_version_is_there_or_it_is_not_released() -> None:
    changelog = (HERE.parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = next(line for line in changelog.splitlines() if line.startswith(f"## {warren.__version__} "))
    assert "(unreleased)" in heading or (HERE / warren.__version__ / "tables.json").exists()
