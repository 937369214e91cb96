"""kill -9 while people play: nothing acknowledged is lost, and every table goes on."""

import random
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import warren
from warren.host.table import Table

from .client import Client, Host, sat_down

KILLS = 8 if warren.compiled() else 2


def play_until_cut(client: Client, acknowledged: set[str], sent: set[str]) -> bool:
    """Play on; True when the game is over, False when the host is gone."""
    try:
        while client.wait_for_turn():
            name = f"m{random.getrandbits(60)}"
            sent.add(name)
            if client.move("take 1", id=name)["is"] == "answer":
                acknowledged.add(name)
    except (ConnectionClosed, TimeoutError, OSError):
        return False
    return True


@pytest.mark.parametrize("round_", range(2))
def test_nothing_acknowledged_is_lost_when_the_host_is_killed(tmp_path: Path, round_: int) -> None:
    chance = random.Random(round_)
    host = Host(tmp_path)
    host.start()
    table, (anna,) = sat_down(host, people=1, bots=1, options={"games": 12})
    assert anna.ask("start")["is"] == "answer"
    acknowledged: set[str] = set()
    sent: set[str] = set()
    keys = tuple(anna.keys)
    for _ in range(KILLS):
        killer = threading.Timer(chance.uniform(0.02, 0.4), host.kill)
        killer.start()
        play_until_cut(anna, acknowledged, sent)
        killer.join()
        anna.close()
        host.start()
        anna = Client(host, table, keys)
        anna.until("snapshot")
    assert acknowledged, "something was played between the kills"
    stored = entries_on_disk(host, table)
    ids = {entry.id for entry in stored if hasattr(entry, "id")}
    assert acknowledged <= ids <= sent
    assert Table.restored(table, stored).snapshot([0]).feed == len(stored)
    assert anna.wait_for_turn() or anna.now["table"]["status"] == "over"
    assert anna.now["table"]["status"] == "over" or anna.move()["is"] == "answer"
    anna.close()
    host.stop()


def entries_on_disk(host: Host, table: str) -> list:  # type: ignore[type-arg]  # entries of many kinds
    import asyncio

    from warren.host.store import Store

    async def read() -> list:  # type: ignore[type-arg]  # likewise
        store = await Store.open(host.data / "warren.sqlite")
        try:
            return await store.load(table)
        finally:
            await store.close()

    return asyncio.run(read())
