"""A disk that is full, read-only, held by somebody else or torn: nothing is acknowledged that is not kept.

The host then starts with what was committed up to some moment, or refuses in words; and goes on when all is well.
"""

import asyncio
import os
import random
import resource
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from warren.engine.text import LANGUAGES
from warren.host.errors import Refused
from warren.host.operations.readiness import GOOD_FOR
from warren.host.store import DATABASE, Store
from warren.host.tables.entries import AnyEntry, Moved
from warren.host.tables.pace import Pace
from warren.host.tables.table import Table, new_table
from warren.host.tables.table_registry import Hall, Listener
from warren.host.workers.bot_workers import Thinkers

from .client import Client, Host, running, sat_down

#: How many torn logs are tried.
TEARS: Final = int(os.environ.get("WARREN_TEARS", "60"))
SMALL: Final = 640 * 1024


def entries_of(file: Path, table: str) -> list[AnyEntry]:
    async def read() -> list[AnyEntry]:
        store = await Store.open(file)
        try:
            return await store.load(table)
        finally:
            await store.close()

    return asyncio.run(read())


class Play:
    """A table for two played from one place, and what was sent and acknowledged there."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.sent: set[str] = set()
        self.acknowledged: set[str] = set()
        self.table, people = sat_down(host, people=2, options={"games": 12})
        assert people[0].ask("start")["is"] == "answer"
        self.keys = tuple(person.keys[0] for person in people)
        for person in people:
            person.close()

    def move(self, client: Client) -> dict[str, Any]:
        """One move, which may be refused."""
        assert client.wait_for_turn()
        name = f"m{random.getrandbits(60)}"
        self.sent.add(name)
        ask = client.now["ask"]
        answer = client.ask("move", seat=ask["seats"][0], ask=ask["number"], move="take 1", id=name)
        if answer["is"] == "answer":
            self.acknowledged.add(name)
            client.catch_up(answer["feed"])
        return answer

    def on(self, moves: int) -> None:
        """So many moves that are kept."""
        with self.come() as client:
            for _ in range(moves):
                assert self.move(client)["is"] == "answer"

    def come(self) -> Client:
        client = Client(self.host, self.table, self.keys)
        client.until("snapshot")
        return client

    def check(self, *, lost: bool = False) -> list[AnyEntry]:
        """Acknowledged ⊆ stored ⊆ sent (where the disk itself lost nothing), and the entries make a table."""
        stored = entries_of(self.host.data / DATABASE, self.table)
        ids = {entry.id for entry in stored if isinstance(entry, Moved)}
        assert ids <= self.sent
        assert lost or self.acknowledged <= ids
        assert Table.restored(self.table, stored).feed == len(stored)
        return stored


@contextmanager
def small_disk(folder: Path) -> Iterator[Callable[[bool], None]]:
    """A file system with little room; what is given fills it up, or makes room again."""
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if mounted.returncode != 0:
        pytest.skip("no file system may be mounted here; a limit on the size of files is tried instead")
    filler = folder / "filler"

    def fill(full: bool) -> None:
        if not full:
            filler.unlink()
            return
        with filler.open("wb", buffering=0) as file:
            for size in (4096, 1):
                try:
                    while True:
                        file.write(bytes(size))
                except OSError:
                    continue

    try:
        yield fill
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def is_ready(host: Host) -> tuple[int, list[str]]:
    answer = httpx.get(f"{host.address}/api/ready", timeout=10)
    return answer.status_code, answer.json()["wanting"]


def full_disk(host: Host, fill: Callable[[bool], None]) -> None:
    """People play until the disk is full, are refused in words, and go on when there is room again."""
    play = Play(host)
    play.on(5)
    fill(True)
    with play.come() as client:
        for _ in range(40):
            answer = play.move(client)
            if answer["is"] == "refusal":
                break
        assert answer.get("code") == "store-full", answer
        assert play.move(client)["code"] == "store-full"
        assert is_ready(host) == (503, ["store"])
        with pytest.raises(httpx.HTTPStatusError):
            host.new_table(seats=2)
        assert httpx.get(f"{host.address}/api/tables/{play.table}", timeout=10).status_code == 200
        feed = client.now["feed"]
    with play.come() as client:
        assert client.now["feed"] == feed, "somebody was shown what is not kept"
    fill(False)
    time.sleep(GOOD_FOR)
    assert is_ready(host) == (200, [])
    play.on(5)
    host.kill()
    assert len(play.check()) == feed + 5
    host.start()
    play.on(2)
    play.check()


@pytest.mark.slow
def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as fill:
        host = Host(tmp_path / "disk" / "data")
        try:
            host.data.mkdir()
            host.log = tmp_path / "host.log"
            host.start()
            full_disk(host, fill)
        finally:
            host.stop()


@pytest.mark.slow
def test_bots_go_on_when_there_is_room_again(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / DATABASE)
        hall = Hall(store, Thinkers(1), Pace(bots=0.0))
        name = await hall.create(new_table("koffer", 2, {"first": "B"}, "", "s"))
        live = await hall.find(name)
        live.listeners.add(Listener(lambda _: None))
        for decide in (
            lambda: live.table.sit(0, "Anna", "", "w", "key"),
            lambda: live.table.seat_bot(1, "random"),
        ):
            await live.do(decide)
        kept = store._insert
        refused = 0

        async def full(rows: Any) -> Any:
            nonlocal refused
            if refused < 2 and any('"played"' in str(row) for row in rows):
                refused += 1
                raise Refused("store-full", why="database or disk is full")
            return await kept(rows)

        store._insert = full  # type: ignore[method-assign]  # a disk that is full twice
        await live.do(lambda: live.table.start([0]))
        async with asyncio.timeout(60):
            while not live.table.record or not live.table.record.moves:
                await asyncio.sleep(0.05)
        assert refused == 2
        await hall.close()

    asyncio.run(story())


@pytest.mark.slow
def test_files_that_may_not_grow_are_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:

        def limit(on: bool) -> None:
            assert host.process is not None
            bound = (host.data / f"{DATABASE}-wal").stat().st_size if on else resource.RLIM_INFINITY
            resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, (bound, resource.RLIM_INFINITY))

        full_disk(host, limit)


@pytest.mark.slow
def test_a_lock_held_by_somebody_else_is_waited_for_or_told(tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:
        play = Play(host)
        with play.come() as client:
            for seconds, expected in ((1.0, "answer"), (10.0, "refusal")):
                with closing(sqlite3.connect(host.data / DATABASE, isolation_level=None)) as other:
                    other.execute("BEGIN IMMEDIATE")
                    begun = time.monotonic()
                    release = threading.Event()
                    answers: list[dict[str, Any]] = []
                    mover = threading.Thread(target=lambda: answers.append(play.move(client)))  # noqa: B023
                    mover.start()
                    assert not release.wait(seconds if expected == "answer" else 0)
                    if expected == "answer":
                        other.execute("ROLLBACK")
                    mover.join(20)
                    assert answers[0]["is"] == expected
                    assert time.monotonic() - begun < 20, "it hangs"
            assert answers[0]["code"] == "store-full"
            assert play.move(client)["is"] == "answer"
        play.check()


@pytest.mark.slow
def test_a_read_only_file_is_refused_in_every_language(tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:
        play = Play(host)
        play.on(3)
    before = play.check()
    # Root may write to any file; only a file system that is read-only stops everybody.
    folder = tmp_path / "there"
    folder.mkdir()
    for words in (["--bind", str(host.data), str(folder)], ["-o", "remount,bind,ro", str(folder)]):
        if subprocess.run(["mount", *words], capture_output=True, check=False).returncode != 0:
            pytest.skip("no file system may be mounted here")
    try:
        with pytest.raises(Refused) as refused:
            asyncio.run(Store.open(folder / DATABASE))
        assert refused.value.text == "store-unusable"
        assert len({refused.value.say(language) for language in LANGUAGES}) == 3
        words = [sys.executable, "-m", "warren", "serve", "--port", str(host.port), "--data", str(folder), "--no-open"]
        said = subprocess.run([*words, "--lang", "fr"], capture_output=True, text=True, timeout=60, check=False)
        assert said.returncode == 2
        assert "ne peuvent pas servir" in said.stderr
        assert "Traceback" not in said.stderr
    finally:
        subprocess.run(["umount", str(folder)], check=True)
    assert play.check() == before


class Torn:
    """What a killed host left: a file and its write-ahead log, to be torn."""

    def __init__(self, folder: Path) -> None:
        host = Host(folder / "data")
        host.start()
        self.play = Play(host)
        self.play.on(40)
        host.kill()
        self.files = {path.name: path.read_bytes() for path in host.data.iterdir() if path.is_file()}
        self.whole = self.play.check()
        self.folder = folder / "torn"

    def entries(self, **changed: bytes | None) -> list[AnyEntry]:
        """The table's entries after the files were changed; `wal` and `shm` are those beside the file."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir()
        for name, content in self.files.items():
            found = changed.get(name.rpartition("-")[2], content)
            if found is not None:
                (self.folder / name).write_bytes(found)
        return entries_of(self.folder / DATABASE, self.play.table)


@pytest.fixture(scope="module")
def torn(tmp_path_factory: pytest.TempPathFactory) -> Torn:
    return Torn(tmp_path_factory.mktemp("torn"))


def test_a_log_that_is_whole_gives_everything_also_without_its_index(torn: Torn) -> None:
    assert torn.play.acknowledged <= {entry.id for entry in torn.whole if isinstance(entry, Moved)}
    for shm in (torn.files[f"{DATABASE}-shm"], None, b"", bytes(32768), os.urandom(32768)):
        assert torn.entries(shm=shm) == torn.whole


@pytest.mark.slow
def test_a_torn_log_gives_what_was_committed_up_to_some_moment(torn: Torn) -> None:
    chance = random.Random(3)
    wal = torn.files[f"{DATABASE}-wal"]
    lengths = set()
    for number in range(TEARS):
        at = chance.randrange(len(wal))
        flipped = bytes([wal[at] ^ (1 << chance.randrange(8))]) + wal[at + 1 :]
        changed = wal[:at] + (flipped if number % 2 else b"")
        entries = torn.entries(wal=changed, shm=None)
        assert entries == torn.whole[: len(entries)]
        lengths.add(len(entries))
    assert len(lengths) > 8, "the tears hardly mattered"


def test_a_file_that_is_no_database_is_refused(torn: Torn, tmp_path: Path) -> None:
    for content in (b"x" * 5000, torn.files[DATABASE][:100] + os.urandom(8000)):
        file = tmp_path / "data" / DATABASE
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(content)
        with pytest.raises(Refused) as refused:
            asyncio.run(Store.open(file))
        assert refused.value.text == "store-unusable"
        assert file.read_bytes() == content


@pytest.mark.slow
def test_a_damaged_entry_is_told_and_other_tables_go_on(tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:
        hurt, well = Play(host), Play(host)
        hurt.on(3)
        well.on(3)
    with closing(sqlite3.connect(host.data / DATABASE)) as database, database:
        database.execute("UPDATE entries SET body = CAST('{' AS BLOB) WHERE name = ? AND seq = 5", (hurt.table,))
    host.start()
    try:
        answer = httpx.get(f"{host.address}/api/tables/{hurt.table}", timeout=10)
        assert (answer.status_code, answer.json()["code"]) == (500, "table-damaged")
        with Client(host, hurt.table, hurt.keys) as client:
            assert client.until("refusal")["code"] == "table-damaged"
        well.on(3)
        assert httpx.get(f"{host.address}/api/tables", timeout=10).status_code == 200
    finally:
        host.stop()
    well.check()


@pytest.mark.skipif(
    shutil.which("strace") is None, reason="strace is not here; `PRAGMA synchronous` is checked elsewhere"
)
@pytest.mark.slow
def test_every_acknowledged_move_was_brought_to_the_disk(tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:
        play = Play(host)
        assert host.process is not None
        trace = tmp_path / "trace"
        words = ["strace", "-f", "-e", "trace=fsync,fdatasync", "-o", str(trace), "-p", str(host.process.pid)]
        with subprocess.Popen(words, stderr=subprocess.PIPE) as tracer:
            assert tracer.stderr is not None
            if b"attached" not in tracer.stderr.readline():
                pytest.skip("no process may be traced here")
            try:
                play.on(20)
            finally:
                tracer.terminate()
    synced = [line for line in trace.read_text().splitlines() if "sync(" in line and line.endswith("= 0")]
    assert len(synced) >= 20
