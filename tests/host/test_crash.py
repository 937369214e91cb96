"""kill -9 while people play, on both stores: nothing acknowledged is lost, and every table goes on.

`WARREN_KILLS` says how often in all; `make soak` kills 2,000 times.
"""

import asyncio
import os
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from warren.host.crash_points import STEPS
from warren.host.store import Store, postgres, sqlite
from warren.host.tables.entries import AnyEntry, Moved
from warren.host.tables.table import Table

from .client import Client, Host, sat_down
from .conftest import KINDS
from .nursery import Nursery, QuickHost, nursery
from .postgres import Server

#: All that SQLite is told until a new file has the newest layout.
STATEMENTS = sum(len(list(sqlite.statements(script))) for script in sqlite.MIGRATIONS)

KILLS = int(os.environ.get("WARREN_KILLS", "100"))
KILLS_A_TABLE = 25
#: Koffer asks one seat after the other; Trench Coat's questions are sealed and for several seats.
GAMES: dict[str, dict[str, Any]] = {"koffer": {"options": {"games": 3}}, "trenchcoat": {}}


@pytest.fixture(scope="module")
def forks() -> Iterator[Nursery]:
    with nursery() as made:
        yield made


@pytest.fixture
def host(forks: Nursery, tmp_path: Path, database: str) -> Iterator[QuickHost]:
    made = QuickHost(forks, tmp_path / "data", database)
    made.start()
    yield made
    if made.is_alive():
        made.stop()


class Story:
    """A table for two, played from one place, and what was sent and acknowledged there."""

    def __init__(self, host: Host, game: str, chance: random.Random) -> None:
        self.host = host
        self.chance = chance
        self.sent: dict[str, dict[str, Any]] = {}
        self.acknowledged: dict[str, int] = {}
        self.last = ""
        self.refusal = ""
        self.table, people = sat_down(host, people=2, game=game, **GAMES[game])
        self.keys = tuple(person.keys[0] for person in people)
        assert people[0].ask("start")["is"] == "answer"
        for person in people:
            person.close()
        self.client = self.come_back()

    def come_back(self) -> Client:
        for _ in range(400):
            client = Client(self.host, self.table, self.keys)
            try:
                client.until("snapshot")
            except ConnectionClosed as closed:
                client.close()
                if closed.rcvd is None or closed.rcvd.code != 1013:
                    raise
                time.sleep(0.05)  # the database is not back yet
            else:
                return client
        raise AssertionError("the host did not find its database again")

    def say(self, name: str) -> bool:
        """Send a move, new or again; whether the table took it."""
        answer = self.client.ask("move", id=name, **self.sent[name])
        if answer["is"] == "answer":
            assert self.acknowledged.setdefault(name, answer["feed"]) == answer["feed"], "its first answer again"
            self.client.catch_up(answer["feed"])
        self.refusal = answer.get("code", "")
        return bool(answer["is"] == "answer")

    def choose(self) -> None:
        """Choose any of the moves that are offered."""
        now = self.client.now
        self.last = f"m{self.chance.getrandbits(60)}"
        offer = self.chance.choice(now["offers"])
        self.sent[self.last] = {"seat": now["seen_as"], "ask": now["ask"]["number"], "move": offer["move"]}

    def move(self) -> None:
        """Make any of the moves that are offered."""
        self.choose()
        assert self.say(self.last)

    def play(self, killer: threading.Timer | None = None) -> None:
        """Play on until the game is over or the host is gone; the killer waits for the first acknowledgement."""
        try:
            while self.client.wait_for_turn():
                self.move()
                if killer is not None and not killer.is_alive() and not killer.finished.is_set():
                    killer.start()
        except (ConnectionClosed, TimeoutError, OSError):
            pass

    def play_until_refused(self) -> None:
        """Play until the host says that it cannot keep anything now."""
        while self.client.wait_for_turn():
            self.choose()
            if not self.say(self.last):
                break

    def go_on(self) -> None:
        """All is back: what was sent last is said again, and is taken, or answered as it was before."""
        self.client.close()
        self.client = self.come_back()
        before = self.check()
        if self.last:
            assert self.say(self.last), self.refusal
            assert self.acknowledged[self.last] == before.get(self.last, self.acknowledged[self.last])

    def check(self) -> dict[str, int]:
        """Acknowledged ⊆ stored ⊆ sent, and what is stored makes the table that is shown; which move is which entry."""
        stored = asyncio.run(entries_of(self.host.store, self.table))
        moves = {entry.id: feed for feed, entry in enumerate(stored, start=1) if isinstance(entry, Moved)}
        assert self.acknowledged.items() <= moves.items()
        assert moves.keys() <= self.sent.keys()
        assert Table.restored(self.table, stored).feed == len(stored) == self.client.now["feed"]
        return moves

    def finish(self) -> None:
        """The table can be played to its end, coming back whenever the host finds us too quick."""
        while self.client.now["table"]["status"] != "over":
            feed = self.client.now["feed"]
            self.play()
            self.client.close()
            self.client = self.come_back()
            assert self.client.now["feed"] > feed
        self.check()
        self.client.close()


async def entries_of(where: Path | str, table: str) -> list[AnyEntry]:
    store = await Store.open(where)
    try:
        return await store.load(table)
    finally:
        await store.close()


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_host_is_killed(host: QuickHost) -> None:
    chance = random.Random(1)
    stories: list[Story] = []
    for kill in range(KILLS // len(KINDS)):
        if kill % KILLS_A_TABLE == 0 or stories[-1].client.now["table"]["status"] == "over":
            stories.append(Story(host, list(GAMES)[len(stories) % len(GAMES)], chance))
        story = stories[-1]
        killer = threading.Timer(chance.uniform(0, 0.05), host.kill)
        story.play(killer)
        if not killer.ident:
            killer.start()
        killer.join()
        host.start()
        story.go_on()
    for story in stories:
        story.client.close()
        story.client = story.come_back()
        story.finish()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_nothing_is_lost_at_any_step_of_a_moves_path(host: QuickHost, game: str) -> None:
    """Stopped at each step, early and late; half of an answered question is as good as the whole."""
    chance = random.Random(2)
    story = Story(host, game, chance)
    for step in STEPS:
        for times in (1, 2) if step != "migrating" else ():
            host.kill()
            host.start(stop_at=f"{step}:{times + 1 if step == 'parsed' else times}")
            try:
                story.client.close()
                story.client = story.come_back()
            except (ConnectionClosed, OSError, TimeoutError, InvalidMessage):
                continue
            story.play()
            if story.client.now["table"]["status"] != "over":
                host.wait_until_gone()
                host.start()
            story.go_on()
            if story.client.now["table"]["status"] == "over":
                story = Story(host, game, chance)
    story.finish()


@pytest.mark.parametrize("stop", range(1, STATEMENTS + 1))
@pytest.mark.slow
def test_an_interrupted_migration_goes_on_where_it_was(
    forks: Nursery, tmp_path: Path, kind: str, request: pytest.FixtureRequest, stop: int
) -> None:
    database = request.getfixturevalue("postgres").database() if kind == "postgres" else ""
    host = QuickHost(forks, tmp_path / "data", database)
    host.start(stop_at=f"migrating:{stop}", wait=False)
    if kind == "sqlite" or stop <= len(postgres.MIGRATIONS):
        host.wait_until_gone()
    else:
        host.kill()
    host.start()
    Story(host, "koffer", random.Random(3)).play(None) if stop == 1 else host.new_table(seats=2)
    host.stop()


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_nothing_acknowledged_is_lost_when_the_database_is_killed(
    forks: Nursery, tmp_path: Path, own_postgres: Server
) -> None:
    chance = random.Random(4)
    host = QuickHost(forks, tmp_path / "data", own_postgres.database())
    host.start()
    story = Story(host, "trenchcoat", chance)
    for _ in range(max(3, KILLS // 50)):
        for _ in range(chance.randrange(1, 8)):
            if story.client.wait_for_turn():
                story.move()
        killer = threading.Thread(target=own_postgres.stop)
        killer.start()
        story.play_until_refused()
        killer.join()
        own_postgres.start()
        story.go_on()
    story.finish()
    host.stop()
