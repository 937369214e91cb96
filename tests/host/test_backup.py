"""Back-ups: made while people play, whole or not there at all, and every table in them goes on."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from warren.engine.text import LANGUAGES
from warren.host.errors import Refused
from warren.host.operations import backup
from warren.host.operations.backup import check
from warren.host.store import DATABASE, Store
from warren.host.tables.entries import AnyEntry

from .client import Client, Host, running, sat_down

RELEASED: Final = Path(__file__).parents[1] / "upgrades" / "0.1.0" / DATABASE


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with tables in it."""
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(RELEASED, folder)
    return folder


def warren(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "warren", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def entries_in(file: Path) -> dict[str, list[AnyEntry]]:
    """Every table in a file with its entries."""

    async def read() -> dict[str, list[AnyEntry]]:
        store = await Store.open(file)
        try:
            return {name: await store.load(name) for name in await store.names()}
        finally:
            await store.close()

    return asyncio.run(read())


def play(host: Host, table: str, keys: tuple[str, ...], until: threading.Event | None = None) -> None:
    """Play on for everybody until the game is over or one is told to stop."""
    over = False
    while not over and not (until and until.is_set()):
        with Client(host, table, keys) as client:
            client.until("snapshot")
            for _ in range(50):
                over = not client.wait_for_turn()
                if over or (until and until.is_set()):
                    break
                assert client.move("take 1", id=f"m{client.now['feed']}")["is"] == "answer"


def seated(host: Host) -> tuple[str, tuple[str, ...]]:
    """A table for two that has begun, and its keys."""
    table, people = sat_down(host, people=2, options={"games": 4})
    assert people[0].ask("start")["is"] == "answer"
    for person in people:
        person.close()
    return table, tuple(person.keys[0] for person in people)


@pytest.mark.slow
def test_a_back_up_made_while_people_play_is_a_prefix_and_goes_on(tmp_path: Path) -> None:
    copies = [tmp_path / f"copy-{number}.sqlite" for number in range(6)]
    stop = threading.Event()
    with running(tmp_path / "data") as host:
        table, keys = seated(host)
        player = threading.Thread(target=play, args=(host, table, keys, stop))
        player.start()
        for copy in copies[:-1]:
            backup.back_up(host.data, copy)
        said = warren("backup", copies[-1], "--data", host.data, "--lang", "en")
        assert (said.returncode, said.stderr) == (0, "")
        assert "1 table" in said.stdout
        stop.set()
        player.join()
    whole = entries_in(host.data / DATABASE)[table]
    lengths = [
        len(entries) for copy in copies for entries in [entries_in(copy)[table]] if entries == whole[: len(entries)]
    ]
    assert len(lengths) == len(copies), "a copy has what was never so"
    assert lengths == sorted(lengths)
    assert lengths[0] < len(whole), "nobody played meanwhile"
    restored = tmp_path / "restored"
    said = warren("restore", copies[0], "--data", restored, "--lang", "fr")
    assert said.returncode == 0, said.stderr
    with running(restored) as host:
        with Client(host, table, keys) as client:
            assert client.until("snapshot")["feed"] == lengths[0]
        play(host, table, keys)
        with Client(host, table, keys) as client:
            assert client.until("snapshot")["table"]["status"] == "over"


def test_tables_that_are_there_are_replaced_only_if_told_so_and_then_kept(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    kept = backup.back_up(data, copy)
    assert kept == check(RELEASED)
    assert copy.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(data / DATABASE)) as database, database:
        database.execute("DELETE FROM entries WHERE seq > 3")
    before = entries_in(data / DATABASE)
    with pytest.raises(Refused) as refused:
        backup.restore(copy, data)
    assert all("--replace" in refused.value.say(language) for language in LANGUAGES)
    assert entries_in(data / DATABASE) == before
    for _ in range(2):
        assert backup.restore(copy, data, replace=True) == kept
    assert entries_in(data / DATABASE) == entries_in(copy)
    assert entries_in(data / f"{DATABASE}.replaced-1") == before
    assert (data / f"{DATABASE}.replaced-2").exists()


@pytest.mark.slow
def test_nothing_is_put_under_a_host_that_plays(tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:
        table, keys = seated(host)
        copy = tmp_path / "copy.sqlite"
        backup.back_up(host.data, copy)
        said = warren("restore", copy, "--data", host.data, "--replace", "--lang", "de")
        assert said.returncode == 2
        assert "angehalten" in said.stderr
        with Client(host, table, keys) as client:
            client.until("snapshot")
            assert client.wait_for_turn()
            assert client.move()["is"] == "answer"


@pytest.mark.slow
def test_a_host_that_was_killed_can_be_replaced_and_loses_nothing_aside(tmp_path: Path) -> None:
    host = Host(tmp_path / "data")
    host.start()
    table, _ = seated(host)
    host.kill()
    copy = tmp_path / "copy.sqlite"
    kept = backup.back_up(host.data, copy)
    assert backup.restore(copy, host.data, replace=True) == kept
    assert entries_in(host.data / DATABASE)[table] == entries_in(host.data / f"{DATABASE}.replaced-1")[table]


def damaged(whole: bytes) -> dict[str, bytes]:
    """A back-up in which something is wrong, by what."""
    body = whole.rindex(b'"entry":"')
    return {
        "empty": b"",
        "no database": b"Dear diary, " * 1000,
        "cut short": whole[: len(whole) // 2],
        "an entry changed": whole[:body] + b'"entri"' + whole[body + 7 :],
        "a page overwritten": whole[:8192] + bytes(range(256)) * 16 + whole[8192 + 4096 :],
    }


@pytest.mark.parametrize("what", ["empty", "no database", "cut short", "an entry changed", "a page overwritten"])
def test_a_damaged_back_up_is_refused_and_nothing_is_changed(data: Path, tmp_path: Path, what: str) -> None:
    copy = tmp_path / "copy.sqlite"
    backup.back_up(data, copy)
    copy.write_bytes(damaged(copy.read_bytes())[what])
    before = (data / DATABASE).read_bytes()
    with pytest.raises(Refused) as refused:
        backup.restore(copy, data, replace=True)
    assert {refused.value.text} <= {"backup-unusable"}
    assert len({refused.value.say(language) for language in LANGUAGES}) == 3
    assert (data / DATABASE).read_bytes() == before


def test_damaged_tables_are_not_backed_up_over_a_good_copy(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    backup.back_up(data, copy)
    good = copy.read_bytes()
    (data / DATABASE).write_bytes(damaged((data / DATABASE).read_bytes())["an entry changed"])
    with pytest.raises(Refused):
        backup.back_up(data, copy)
    assert copy.read_bytes() == good
    assert not list(tmp_path.glob("*.part*"))
    backup.restore(copy, data, replace=True)
    assert check(data / DATABASE) == check(RELEASED)


def test_a_back_up_that_cannot_be_written_says_so(data: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused, match="cannot be written"):
        backup.back_up(data, tmp_path / "file" / "copy.sqlite")
    with pytest.raises(Refused, match="no tables"):
        backup.back_up(tmp_path, tmp_path / "copy.sqlite")
    with pytest.raises(Refused, match="not a whole back-up"):
        backup.restore(tmp_path / "nowhere.sqlite", data, replace=True)
    assert check(data / DATABASE) == check(RELEASED)
