"""Several hosts on one PostgreSQL database: moves a second of one and of two, and one killed in the middle.

Hosts, database and clients share this machine's few cores, so each host is held to a share of one core, as if it had a
slow machine of its own; database and clients take what they need.
"""

import asyncio
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from bench.host import spread
from bench.processes import PEER, free_port, install, processor_time, running

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from host.postgres import Server, find  # the tests' own server

TABLES = 240
SECONDS = 6.0
REPEATS = 3
SHARE = 0.30


class Load(msgspec.Struct, frozen=True):
    """What the clients saw, and milliseconds of processor time a move: the hosts', and the database's."""

    moves: int
    rate: float
    p50: float
    p99: float
    busy: float
    lost: int
    cost: float = 0.0
    database: float = 0.0


class Held:
    """A process held to a share of one core: whenever it has had more, it stands still."""

    def __init__(self, process: int, share: float) -> None:
        self.process = process
        self.share = share
        self.released = threading.Event()
        self.thread = threading.Thread(target=self.hold, daemon=True)
        self.thread.start()

    def hold(self) -> None:
        """Look every few milliseconds."""
        began, had = time.monotonic(), on_processor(self.process)
        try:
            while not self.released.wait(0.004):
                now = time.monotonic()
                if now - began > 0.5:  # what was not used is not saved up
                    began, had = now, on_processor(self.process)
                over = on_processor(self.process) - had > self.share * (now - began)
                os.kill(self.process, signal.SIGSTOP if over else signal.SIGCONT)
            os.kill(self.process, signal.SIGCONT)
        except (ProcessLookupError, FileNotFoundError):
            pass  # it was killed

    def release(self) -> None:
        """Let it run."""
        self.released.set()
        self.thread.join()


def on_processor(process: int) -> float:
    """Seconds that a process has been on a processor, to the microsecond."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


@contextmanager
def hosts(database: str, count: int) -> Iterator[list[tuple[int, int]]]:
    """So many hosts on a database; port and process of each."""
    with ExitStack() as started:
        found = []
        for _ in range(count):
            port = free_port()
            data = started.enter_context(tempfile.TemporaryDirectory(prefix="warren-bench-"))
            words = ["serve", "--port", str(port), "--data", data, "--lang", "en", "--database", database]
            process = started.enter_context(running([sys.executable, "-m", "warren", *words], port, "/api/health"))
            found.append((port, process))
        yield found


def play(server: Server, count: int, mode: str = "same", kill: bool = False) -> tuple[Load, int]:
    """Let clients play through so many hosts; what they saw, and how many acknowledged moves are not stored."""
    database = server.database()
    with hosts(database, count) as found, tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "acknowledged"
        ports = ",".join(str(port) for port, _ in found)
        command = ["node", str(PEER / "hosts.mjs"), ports, str(TABLES), str(SECONDS), mode, str(file)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as clients:
            assert clients.stdout is not None
            clients.stdout.readline()
            held = [Held(process, SHARE) for _, process in found]
            before = [processor_time(process) for _, process in found], tree_time(server.pid())
            if kill:
                time.sleep(SECONDS / 2)
                os.kill(found[0][1], signal.SIGKILL)
            load = msgspec.json.decode(clients.stdout.readline(), type=Load)
        for one in held:
            one.release()
        costs = 0.0 if kill else sum(processor_time(process) for _, process in found) - sum(before[0])
        made = load.rate * SECONDS
        load = msgspec.structs.replace(
            load, cost=costs / made * 1e3, database=(tree_time(server.pid()) - before[1]) / made * 1e3
        )
        return load, asyncio.run(missing(database, file))


async def missing(database: str, file: Path) -> int:
    """How many acknowledged moves are not in the database as the entry that was named."""
    import asyncpg

    connection = await asyncpg.connect(database)
    rows = await connection.fetch("SELECT name, seat, client_id, seq FROM entries WHERE client_id IS NOT NULL")
    await connection.close()
    stored = {f"{name} {seat} {client_id} {seq}" for name, seat, client_id, seq in rows}
    return len(set(file.read_text().split("\n")) - stored)


def tree_time(process: int) -> float:
    """Seconds of work of a process, its children, and those children that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    own = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return own + sum(tree_time(int(child)) for child in children)


def faster(ones: Sequence[Load], more: Sequence[Load]) -> float:
    """The median of the ratios turn by turn."""
    return statistics.median(two.rate / one.rate for one, two in zip(ones, more, strict=True))


def row(title: str, loads: Sequence[Load], ratio: str, goal: str) -> str:
    """One line of the table."""
    figures = [
        spread([load.rate for load in loads], ""),
        spread([load.p50 for load in loads], " ms"),
        f"{statistics.median(load.cost for load in loads):.2f} ms",
        f"{statistics.median(load.database for load in loads):.2f} ms",
    ]
    return f"| {title} | {' | '.join(figures)} | {ratio} | {goal} |"


def section() -> str:
    """This part of the page."""
    install()
    programs = find()
    assert programs is not None, "PostgreSQL is not installed"
    before = os.getloadavg()[0]
    ones: list[Load] = []
    twos: list[Load] = []
    mixed: list[Load] = []
    with Server(programs, durable=True) as server:
        for _ in range(REPEATS):
            for found, count, mode in ((ones, 1, "same"), (twos, 2, "same"), (mixed, 2, "mixed")):
                load, lost = play(server, count, mode)
                assert lost == 0
                found.append(load)
                print(f"{count} {mode} {load}", flush=True)
        killed, lost = play(server, 2, "mixed", kill=True)
        print(f"killed {killed}, lost {lost}", flush=True)
    times = [
        statistics.median(two.rate / one.rate for one, two in zip(ones, more, strict=True)) for more in (twos, mixed)
    ]
    busy = max(load.busy for load in ones + twos + mixed)
    return f"""
{TABLES} tables with two people each, who move as soon as it is their turn; Koffer; {REPEATS} turns of {SECONDS:g} s,
fresh processes and a fresh database each time. PostgreSQL with `fsync` on, on the same machine. Hosts, database and
clients share the cores, so that two hosts at full speed would measure the machine: each host is held to
{SHARE:.0%} of one core, as if it had a slow machine of its own, while database and clients take what they need. The
clients are one Node program, at most {busy:.0%} of a core busy. The load of the machine before: {before:.1f}.

| hosts | moves a second | move to answer, median | hosts' processor time a move | database's | ratio | goal |
| --- | --- | --- | --- | --- | --- | --- |
{row("one", ones, "–", "–")}
{row("two, each table's people at the same one", twos, f"**{times[0]:.2f} ×**", "≥ 1.6 ×")}
{row("two, each table's people at different ones", mixed, f"**{times[1]:.2f} ×**", "–")}

One of two hosts killed in the middle (`kill -9`), the people of each table at different ones: {killed.moves:,} moves
were acknowledged, **{lost}** of them are missing in the database; {killed.lost} connections came back by the other.

At 12% of a core each the ratios were 1.86 and 1.28 × (five turns). As long as the statement that keeps entries also
notified, commits waited for each other, and at 30% two hosts carried as little as 0.63 × of one beside other work.
Two hosts at full speed, each on a core of its own, have not been measured.
"""
