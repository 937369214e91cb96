"""Somebody who floods a host from afar, as much as one client can: `python tests/host/floods.py PORT SECONDS`.

Words, sockets that are opened and dropped, tables that are set up, and names that are guessed.
"""

import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import httpx
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import connect

FAR: Final = {"X-Forwarded-For": "198.51.100.9, 203.0.113.7"}
WORDS: Final = 500


def talk(port: int, table: str) -> None:
    """Say hello as often as one is let, and begin anew."""
    address = f"ws://127.0.0.1:{port}/ws/{table}"
    with connect(address, additional_headers=FAR, compression=None, ping_interval=None) as client:
        for _ in range(WORDS):
            client.send('{"do":"hello","id":"1","last":1}')


def knock(port: int, table: str) -> None:
    """Open a socket and drop it."""
    connect(f"ws://127.0.0.1:{port}/ws/{table}", additional_headers=FAR, compression=None).socket.close()


def create(port: int, _: str) -> None:
    """Set up a table."""
    httpx.post(f"http://127.0.0.1:{port}/api/tables", json={"game": "koffer"}, headers=FAR)


def guess(port: int, _: str) -> None:
    """Try a table's name."""
    httpx.get(f"http://127.0.0.1:{port}/api/tables/guess", headers=FAR)


def keep_on(do: Callable[[int, str], None], port: int, table: str, until: float) -> None:
    """Do it again and again."""
    while time.monotonic() < until:
        with suppress(ConnectionClosed, InvalidStatus, InvalidMessage, httpx.HTTPError, OSError, TimeoutError):
            do(port, table)


def main(port: int, seconds: float) -> None:
    """Flood for so long."""
    made = httpx.post(f"http://127.0.0.1:{port}/api/tables", json={"game": "koffer"}, timeout=60)
    table = made.json()["table"]
    until = time.monotonic() + seconds
    floods = [threading.Thread(target=keep_on, args=(do, port, table, until)) for do in (talk, knock, create, guess)]
    for each in floods:
        each.start()
    for each in floods:
        each.join()


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
