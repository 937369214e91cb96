"""Whether an installed Warren works: `python tools/smoke.py` with the Python that has it. Needs nothing else.

It plays every game, serves the page, sets up a table, and finds the table again after a restart.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

WARREN: Final = (sys.executable, "-m", "warren")
#: Seconds until a host is given up that does not answer: it may have to bring data up to date on a busy machine.
PATIENCE: Final = 120


class Broken(Exception):
    """Something does not work; the message says what."""


def check(holds: bool, what: str) -> None:
    """Insist on something."""
    if not holds:
        raise Broken(what)


def get(address: str, path: str) -> bytes:
    """What a host answers to a GET."""
    with urllib.request.urlopen(f"{address}{path}", timeout=10) as answer:  # noqa: S310 - a host of ours
        body: bytes = answer.read()
        return body


def post(address: str, path: str, body: dict[str, object]) -> dict[str, Any]:
    """What a host answers to a POST."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}{path}", json.dumps(body).encode(), headers)  # noqa: S310 - likewise
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310 - likewise
        made: dict[str, Any] = json.load(answer)
        return made


def wait_for(address: str) -> dict[str, Any]:
    """What `/api/health` says as soon as it answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            health: dict[str, Any] = json.loads(get(address, "/api/health"))
        except OSError as error:
            check(time.monotonic() < end, f"the host does not answer: {error}")
            time.sleep(0.1)
        else:
            return health


def set_up_a_table(address: str) -> str:
    """Look at the page, then set up a table; its name."""
    check(wait_for(address)["status"] == "ok", "/api/health is not ok")
    check(json.loads(get(address, "/api/ready"))["ready"] is True, "/api/ready is not ready")
    check(b"<script" in get(address, "/"), "the page is missing")
    table: str = post(address, "/api/tables", {"game": "koffer", "seats": 2})["table"]
    find_the_table(address, table)
    return table


def find_the_table(address: str, table: str) -> None:
    """Insist on a table's being there."""
    wait_for(address)
    check(json.loads(get(address, f"/api/tables/{table}"))["game"] == "koffer", "the table is not there")


def play_games() -> None:
    """A few games of each kind by the command."""
    import warren

    for game in warren.games():
        done = subprocess.run([*WARREN, "simulate", game, "--games", "3", "--json"], capture_output=True, check=False)  # noqa: S603
        check(done.returncode == 0, f"warren simulate {game} failed: {done.stderr.decode(errors='replace')[-2000:]}")
        json.loads(done.stdout)


class Host:
    """`warren serve` on a free port of this machine."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        words = [*WARREN, "serve", "--no-open", "--host", "127.0.0.1", "--port", str(port), "--data", str(data)]
        group = 0
        if sys.platform == "win32":  # only a group of its own can be told to stop
            group = subprocess.CREATE_NEW_PROCESS_GROUP
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, creationflags=group)  # noqa: S603

    def __enter__(self) -> str:
        return self.address

    def __exit__(self, *_: object) -> None:
        if sys.platform == "win32":
            os.kill(self.process.pid, signal.CTRL_BREAK_EVENT)
        else:
            self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def main() -> int:
    """Try it all; the exit code."""
    try:
        play_games()
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=os.name == "nt") as folder:
            with Host(Path(folder)) as address:
                table = set_up_a_table(address)
            with Host(Path(folder)) as address:
                find_the_table(address, table)
    except Broken as error:
        sys.stderr.write(f"broken: {error}\n")
        return 1
    sys.stdout.write("Warren works: it played every game, served the page, and kept a table over a restart.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
