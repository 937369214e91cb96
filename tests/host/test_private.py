"""What a host keeps is for its owner alone, and for one host alone."""

import asyncio
import logging
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from warren.host.errors import Refused
from warren.host.operations import backup
from warren.host.store import DATABASE, Store
from warren.host.store.lock import alone_with
from warren.host.tables.shuffle import new_secret
from warren.host.tables.table import new_table

from .client import Host, free_port

pytestmark = pytest.mark.skipif(os.name == "nt", reason="rights are inherited there")


@pytest.fixture(autouse=True)
def _careless() -> Iterator[None]:
    """Somebody who would let everybody read and write everything."""
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    """What anybody may do with a folder and everything in it."""
    return {
        str(entry.relative_to(folder.parent)): stat.S_IMODE(entry.stat().st_mode)
        for entry in (folder, *folder.rglob("*"))
    }


def assert_private(folder: Path) -> None:
    found = rights(folder)
    assert {name: oct(mode) for name, mode in found.items() if mode & 0o077} == {}
    assert all(mode == (0o700 if (folder.parent / name).is_dir() else 0o600) for name, mode in found.items())


async def fill(file: Path) -> None:
    store = await Store.open(file)
    await store.append("abcdefgh", 1, new_table("koffer", 2, {}, "", new_secret()))
    await store.keep_review("abcdefgh", b"{}")
    assert_private(file.parent)
    await store.close()


@pytest.mark.slow
def test_a_host_makes_its_folder_and_files_for_their_owner_alone(tmp_path: Path) -> None:
    host = Host(tmp_path / "data")
    host.start()
    try:
        host.new_table()
        names = {entry.name for entry in host.data.iterdir()}
        assert {DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", "warren.lock"} <= names
        assert_private(host.data)
        backup.back_up(host.data, tmp_path / "copies" / "tables.sqlite")
        assert_private(tmp_path / "copies")
        backup.restore(tmp_path / "copies" / "tables.sqlite", tmp_path / "restored")
        assert_private(tmp_path / "restored")
    finally:
        host.stop()
    assert_private(host.data)


@pytest.mark.slow
def test_reviews_and_moved_data_are_private(tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path / "old" / DATABASE))
    words = ["move-data", "--from", str(tmp_path / "old"), "--to", str(tmp_path / "new")]
    subprocess.run([sys.executable, "-m", "warren", *words], capture_output=True, check=True)
    assert_private(tmp_path / "old")
    assert_private(tmp_path / "new")


def test_data_that_was_open_is_closed(tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path / "data" / DATABASE))
    for entry in (tmp_path / "data", *(tmp_path / "data").rglob("*")):
        entry.chmod(0o777 if entry.is_dir() else 0o666)
    asyncio.run(fill_again(tmp_path / "data" / DATABASE))
    assert_private(tmp_path / "data")


async def fill_again(file: Path) -> None:
    store = await Store.open(file)
    await store.append("abcdefgi", 1, new_table("koffer", 2, {}, "", new_secret()))
    await store.close()


def test_a_folder_with_other_files_is_left_alone_and_that_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    (shared / "photo.jpg").touch(0o644)
    with caplog.at_level(logging.WARNING):
        asyncio.run(fill_again(shared / DATABASE))
    found = rights(shared)
    assert found["shared"] == 0o755
    assert found["shared/photo.jpg"] == 0o644
    assert found[f"shared/{DATABASE}"] == 0o600
    assert [record.message for record in caplog.records] == [
        "the data folder is open to others, and has files that are not Warren's"
    ]


def serve_too(data: Path) -> "subprocess.CompletedProcess[str]":
    words = ["serve", "--data", str(data), "--port", str(free_port()), "--no-open", "--lang", "en"]
    return subprocess.run(
        [sys.executable, "-m", "warren", *words], capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.slow
def test_a_second_host_on_the_same_folder_is_refused_in_a_sentence(tmp_path: Path) -> None:
    host = Host(tmp_path / "data")
    host.start()
    try:
        table = host.new_table()
        assert host.process is not None
        second = serve_too(host.data)
        assert second.returncode == 2
        assert second.stderr.splitlines() == [
            f"warren: Another host (process {host.process.pid}) uses the tables in {host.data}: stop it first, "
            "or choose another folder with --data."
        ]
        words = ["move-data", "--lang", "en", "--from", str(host.data), "--to", str(tmp_path / "new")]
        moved = subprocess.run([sys.executable, "-m", "warren", *words], capture_output=True, text=True, check=False)
        assert (moved.returncode, "Another host" in moved.stderr) == (2, True)
        words = ["backup", str(tmp_path / "copy.sqlite"), "--data", str(host.data)]
        subprocess.run([sys.executable, "-m", "warren", *words], capture_output=True, check=True)
        assert httpx.get(f"{host.address}/api/tables/{table}").status_code == 200
    finally:
        host.stop()


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
@pytest.mark.slow
def test_a_host_that_is_gone_blocks_nobody(tmp_path: Path, end: signal.Signals) -> None:
    host = Host(tmp_path / "data")
    host.start()
    table = host.new_table()
    assert host.process is not None
    host.process.send_signal(end)
    host.process.wait()
    host.start()
    try:
        assert httpx.get(f"{host.address}/api/tables/{table}").status_code == 200
    finally:
        host.stop()


def test_a_lock_is_taken_once_and_given_back(tmp_path: Path) -> None:
    with alone_with(tmp_path / "data"):
        with pytest.raises(Refused) as refused, alone_with(tmp_path / "data"):
            pass
        assert refused.value.details["process"] == str(os.getpid())
        with alone_with(tmp_path / "other"), alone_with("postgresql://x/y"), alone_with("postgresql://x/y"):
            pass
    with alone_with(tmp_path / "data"):
        pass


def test_a_folder_that_cannot_be_locked_is_used_with_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(_: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("warren.host.store.lock.lock", none)
    with caplog.at_level(logging.WARNING), alone_with(tmp_path / "data"):
        pass
    assert "cannot be locked" in caplog.text
