"""Warren's host, boardgame.io's server and their clients, each a process of its own on loopback."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

PEER = Path(__file__).parent / "boardgame"


class Load(msgspec.Struct, frozen=True):
    """What the clients saw: moves a second, milliseconds from a move to its outcome, and how busy they were.

    `cost` is the server's, in milliseconds of processor time a move, setting up the tables included.
    """

    moves: int
    rate: float
    p50: float
    p99: float
    busy: float
    cost: float = 0.0


def install() -> None:
    """Fetch boardgame.io and the WebSocket client as locked."""
    if not (PEER / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def warren_host() -> Iterator[tuple[int, int]]:
    """Warren's host with its SQLite file on disk; its port and process."""
    with tempfile.TemporaryDirectory(prefix="warren-bench-") as data:
        port = free_port()
        words = ["serve", "--port", str(port), "--data", data, "--lang", "en"]
        with running([sys.executable, "-m", "warren", *words], port, "/api/health") as process:
            yield port, process


@contextmanager
def boardgame_server() -> Iterator[tuple[int, int]]:
    """boardgame.io's server in production mode; its port and process."""
    port = free_port()
    with running(["node", str(PEER / "server.mjs"), str(port)], port, "/games") as process:
        yield port, process


@contextmanager
def running(command: list[str], port: int, path: str) -> Iterator[int]:
    """A server process from when it answers until it is told to stop."""
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(f"http://127.0.0.1:{port}{path}")
            yield process.pid
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def wait_for(address: str) -> None:
    """Wait until a server answers."""
    for _ in range(200):
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    raise RuntimeError(f"{address} does not answer")


def play(kind: str, port: int, process: int, tables: int, seconds: float, pause: int = 0) -> Load:
    """Let clients play at so many tables of a server for so long, taking so many milliseconds for a move."""
    command = ["node", str(PEER / "load.mjs"), kind, str(port), str(tables), str(seconds), str(pause)]
    before = processor_time(process)
    load = msgspec.json.decode(subprocess.run(command, check=True, capture_output=True).stdout, type=Load)
    return msgspec.structs.replace(load, cost=(processor_time(process) - before) / load.moves * 1e3)


def processor_time(process: int) -> float:
    """Seconds that a process has been working, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> float:
    """Megabytes of memory in use by a process and its children."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20 + sum(resident(int(child)) for child in children)


def listeners(port: int) -> int:
    """How many clients are connected to Warren's host."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=30) as answer:
        count: int = msgspec.json.decode(answer.read())["listeners"]
        return count
