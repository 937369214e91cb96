"""kill -9 while people play: nothing acknowledged is lost, and every table goes on.

`WARREN_KILLS` says how often; `make crash` kills 200 times.
"""

import asyncio
import os
import random
import threading
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from warren.host.entries import AnyEntry, Moved
from warren.host.store import Store
from warren.host.table import Table

from .client import Client, Host, sat_down

KILLS = int(os.environ.get("WARREN_KILLS", "8"))
KILLS_A_TABLE = 20


class Story:
    """A table for two, played from one place, and what was sent and acknowledged there."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.sent: set[str] = set()
        self.acknowledged: set[str] = set()
        self.table, people = sat_down(host, people=2, bots=0, options={"games": 12})
        self.keys = tuple(person.keys[0] for person in people)
        assert people[0].ask("start")["is"] == "answer"
        for person in people:
            person.close()
        self.client = self.come_back()

    def come_back(self) -> Client:
        client = Client(self.host, self.table, self.keys)
        client.until("snapshot")
        return client

    def play(self, killer: threading.Timer | None) -> None:
        """Play on until the game is over or the host is gone; the killer waits for the first acknowledgement."""
        try:
            while self.client.wait_for_turn():
                name = f"m{random.getrandbits(60)}"
                self.sent.add(name)
                if self.client.move("take 1", id=name)["is"] == "answer":
                    self.acknowledged.add(name)
                if killer is not None and not killer.is_alive() and not killer.finished.is_set():
                    killer.start()
        except (ConnectionClosed, TimeoutError, OSError):
            pass

    def check(self) -> None:
        """Acknowledged ⊆ stored ⊆ sent, and what is stored makes the table that is shown."""
        stored = asyncio.run(entries_on_disk(self.host.data / "warren.sqlite", self.table))
        ids = {entry.id for entry in stored if isinstance(entry, Moved)}
        assert self.acknowledged
        assert self.acknowledged <= ids <= self.sent
        assert Table.restored(self.table, stored).feed == len(stored) == self.client.now["feed"]

    def finish(self) -> None:
        """The table can be played to its end, coming back whenever the host finds us too quick."""
        while self.client.now["table"]["status"] != "over":
            feed = self.client.now["feed"]
            self.play(None)
            self.client.close()
            self.client = self.come_back()
            assert self.client.now["feed"] > feed


async def entries_on_disk(file: Path, table: str) -> list[AnyEntry]:
    store = await Store.open(file)
    try:
        return await store.load(table)
    finally:
        await store.close()


def test_nothing_acknowledged_is_lost_when_the_host_is_killed(tmp_path: Path) -> None:
    chance = random.Random(1)
    host = Host(tmp_path)
    host.start()
    stories = []
    for kill in range(KILLS):
        if kill % KILLS_A_TABLE == 0:
            stories.append(Story(host))
        story = stories[-1]
        killer = threading.Timer(chance.uniform(0, 0.05), host.kill)
        story.play(killer)
        if not killer.ident:
            killer.start()
        killer.join()
        story.client.close()
        host.start()
        story.client = story.come_back()
        story.check()
    for story in stories:
        story.client.close()
        story.client = story.come_back()
        story.finish()
        story.check()
        story.client.close()
    host.stop()
