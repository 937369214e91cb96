"""Visit a host: read the page, play a game against a bot to its end, and keep the record.

    python tests/packages/visit.py WARREN DATA RECORD      WARREN is the command to be tried

A program of its own, so that host and visitor can share a network without anybody else in it.
"""

import re
import sys
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from host.client import Client, Host, sat_down

#: Seconds for an answer; long enough for a busy machine.
PATIENCE = 300


def read_page(host: Host) -> None:
    """Fetch the page, and a script that it names."""
    page = httpx.get(f"{host.address}/", timeout=PATIENCE)
    assert page.status_code == 200, page
    assert page.headers["content-type"].startswith("text/html")
    assets = re.findall(r'"(/assets/[^"]+\.(?:js|css))"', page.text)
    assert assets, page.text
    for path in assets:
        asset = httpx.get(host.address + path, timeout=PATIENCE)
        assert asset.status_code == 200, path
        assert len(asset.content) > 1000
        assert re.search("javascript|css", asset.headers["content-type"])


def play(client: Client) -> None:
    """Always make the first move that is offered, until the game is over."""
    assert client.ask("start")["is"] == "answer"
    while client.wait_for_turn():
        assert client.move(client.now["offers"][0]["move"])["is"] == "answer"


def main(warren: str, data: str, record: str) -> None:
    """Visit a host of that command."""
    host = Host(Path(data))
    host.command = [warren]
    host.words = ["--host", "127.0.0.1", "--no-open"]
    host.start()
    try:
        read_page(host)
        table, (client,) = sat_down(host, people=1, bots=1)
        with client:
            play(client)
        kept = httpx.get(f"{host.address}/api/tables/{table}/record", timeout=PATIENCE)
        assert kept.status_code == 200, kept.text
        Path(record).write_bytes(kept.content)
    finally:
        host.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
