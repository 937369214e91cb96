"""The example client, which knows only what the page about the protocol says, plays whole games at a real host."""

import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import httpx
import pytest

import warren
from warren import Record

from .client import Client, Host, running

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "client.py"


def seat_two(host: Host, table: str) -> list[subprocess.Popen[str]]:
    """Two clients at a table, the second of which deals."""
    words = [sys.executable, str(EXAMPLE), f"{host.address}/t/{table}"]
    return [
        subprocess.Popen([*words, *further], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for further in ([], ["--start"])
    ]


def ended(host: Host, table: str, clients: list[subprocess.Popen[str]]) -> Record:
    """The record of their game, once both have ended well."""
    for client in clients:
        said, wrong = client.communicate(timeout=240)
        assert client.returncode == 0, wrong
        assert "The game is over" in said
    answer = httpx.get(f"{host.address}/api/tables/{table}/record", timeout=60).raise_for_status()
    return Record.from_json(answer.content)


@pytest.mark.parametrize("game", warren.games())
@pytest.mark.slow
def test_two_example_clients_play_a_game_to_its_end(tmp_path: Path, game: str) -> None:
    options = {"round_limit": 4} if game == "trenchcoat" else {}
    with running(tmp_path / "data") as host:
        table = host.new_table(game=game, seats=2, options=options)
        record = ended(host, table, seat_two(host, table))
        assert record.replay().over


@pytest.mark.slow
def test_the_example_client_comes_back_to_a_host_that_was_killed(tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:
        table = host.new_table(seats=2)
        clients = seat_two(host, table)
        for feed in (8, 16):
            with Client(host, table) as watching:
                watching.until("snapshot")
                watching.catch_up(feed)
            host.kill()
            time.sleep(0.2)
            host.start()
        assert ended(host, table, clients).replay().over


@pytest.mark.slow
def test_the_example_client_does_not_come_back_where_it_is_not_wanted(tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:
        words = [sys.executable, str(EXAMPLE), f"{host.address}/t/nowhere"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 1
        assert "no-such-table" in done.stderr
