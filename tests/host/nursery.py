"""Hosts that start in a moment: a process that has read everything already forks `warren serve` whenever it is told to.

Each fork is killed as any host can be. `python -m host.nursery` reads a line of JSON for each: words, environment, log.
"""

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from .client import Host


class Nursery:
    """The process that forks."""

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
        words = [sys.executable, "-m", "host.nursery"]
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
        )

    def fork(self, words: list[str], environment: dict[str, str], log: Path) -> int:
        """Start a host; its process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([words, environment, str(log)]) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


@contextmanager
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    try:
        yield made
    finally:
        made.close()


class QuickHost(Host):
    """A host from the nursery. `stop_at` names the step at which it stops by itself, as a power cut would."""

    def __init__(self, made: Nursery, data: Path, database: str = "", **pace: float) -> None:
        super().__init__(data, database=database, **pace)
        self.nursery = made
        self.pid = 0

    def start(self, stop_at: str = "", wait: bool = True) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.data), "--lang", "en", "--host", "127.0.0.1"]
        words += ["--pace", str(self.pace), "--window", str(self.window), "--no-open"]
        environment = {"WARREN_DATABASE": self.database, "WARREN_STOP_AT": stop_at}
        self.pid = self.nursery.fork(words, environment, self.data.parent / "host.log")
        for _ in range(3000) if wait else ():
            with suppress(httpx.TransportError):
                httpx.get(f"{self.address}/api/health", timeout=5).raise_for_status()
                return
            time.sleep(0.01)
        assert not wait, "the host did not start"

    def is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def wait_until_gone(self) -> None:
        for _ in range(3000):
            if not self.is_alive():
                return
            time.sleep(0.01)
        raise AssertionError("the host is still there")

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        self.wait_until_gone()

    def stop(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGINT)
        self.wait_until_gone()


def child(words: list[str], environment: dict[str, str], log: str) -> None:
    """Become a host."""
    from warren.cli.main import run
    from warren.host import crash_points

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(environment)
    importlib.reload(crash_points)
    target = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(target, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = ["warren", *words]
    run()


def main() -> None:
    import warren
    import warren.cli.main
    import warren.cli.serve
    import warren.host.store.postgres
    import warren.host.store.sqlite

    for game in warren.games():
        warren.game(game)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            child(*json.loads(line))
            os._exit(0)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
