"""What goes over a real socket is what the tests without sockets compare, byte for byte: for seats and a spectator, and
after a cut line.
"""

import asyncio
from pathlib import Path

import pytest

import warren
from warren.host.store import DATABASE, Store
from warren.host.tables.entries import AnyEntry
from warren.host.tables.table import Table
from warren.host.tables.table_registry import encode
from warren.host.wire.protocol import Log, Told

from .client import Client, running, sat_down

MOVES = 8


async def entries_of(file: Path, table: str) -> list[AnyEntry]:
    store = await Store.open(file)
    try:
        return await store.load(table)
    finally:
        await store.close()


@pytest.mark.parametrize("game", warren.games())
@pytest.mark.slow
def test_a_real_socket_carries_the_same_bytes(game: str, tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:
        name, people = sat_down(host, people=2, game=game)
        watcher = Client(host, name)
        watcher.until("snapshot")
        feed = people[0].ask("start")["feed"]
        for _ in range(MOVES):
            for client in people:
                client.catch_up(feed)
                ask = client.now["ask"]
                if set(ask["seats"]) & set(client.now["you"]):
                    feed = client.move(client.now["offers"][0]["move"])["feed"]
        clients = [*people, watcher]
        for client in clients:
            client.catch_up(feed)
            client.do("log", id="log")
            client.until("log")
        back = Client(host, name, tuple(people[1].keys), last=3)
        back.catch_up(feed)
        for client in [*clients, back]:
            client.close()
    entries = asyncio.run(entries_of(tmp_path / "data" / DATABASE, name))
    for seats, client in zip([(0,), (1,), (), (1,)], [*clients, back], strict=True):
        table = Table.restored(name, entries[:1])
        told, updates = [], []
        for entry in entries[1:]:
            events = table.add(entry)
            told.append(Told(table.feed, table.heard(events, table.eyes(seats))))
            updates.append(encode(table.update(events, seats)).decode())
        sent = [text for text in client.bytes if text.startswith('{"is":"update"') and '"status":"open"' not in text]
        assert len(sent) > MOVES
        assert sent == [text for text in updates if '"status":"open"' not in text]
        logs = [text for text in client.bytes if text.startswith('{"is":"log"')]
        log = Log(feed=table.feed, id="log", entries=tuple(told), seen_as=table.eyes(seats))
        assert logs in ([], [encode(log).decode()])
