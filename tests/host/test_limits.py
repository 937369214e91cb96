"""What one address may ask of the host, and that others notice little of it.

`WARREN_FLOOD` says for how many seconds somebody floods the host; with `-s` the figures are shown.
"""

import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from warren.host.tables.shuffle import new_secret
from warren.host.tables.table import new_table
from warren.host.wire.limits import ALLOWED, MOST_DOUBTED, MOST_REMEMBERED, MOST_SOCKETS, Visitors, household

from .client import Client, Host, running, sat_down
from .inside import Inside, passing

FAR: dict[str, str] = {"X-Forwarded-For": "198.51.100.9, 203.0.113.7"}
OTHER: dict[str, str] = {"X-Forwarded-For": "203.0.113.8"}
#: Longer than any machine that runs this is slow; a host that hangs takes longer.
HANGS = 20.0
FLOOD = float(os.environ.get("WARREN_FLOOD", "4"))


def guess_until_refused(client: httpx.Client, **headers: str) -> None:
    """Ask for tables that do not exist until the host has enough of it: on a slow machine it forgives meanwhile."""
    for number in range(500):
        if client.get(f"/api/tables/guess{number}/record", headers=headers).status_code == 429:
            return
    pytest.fail("the host never had enough")


def answer(client: httpx.Client, guess: str, **headers: str) -> tuple[int, bytes]:
    """What is answered to one guess after too many; asked again if the host has just forgiven one."""
    for _ in range(5):
        guess_until_refused(client, **headers)
        found = client.get(f"/api/tables/{guess}", headers=headers)
        if found.status_code == 429:
            break
    return found.status_code, found.content


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(tmp_path_factory.mktemp("data")) as started:
        yield started


def test_an_address_has_so_much_and_no_more_and_gets_it_back() -> None:
    now = [0.0]
    visitors = Visitors(lambda: now[0])
    for wish, (burst, per_second) in ALLOWED.items():
        assert visitors.may(wish, "203.0.113.7")
        assert [visitors.take(wish, "203.0.113.7") for _ in range(int(burst) + 2)] == [True] * int(burst) + [False] * 2
        assert not visitors.may(wish, "203.0.113.7")
        assert visitors.take(wish, "203.0.113.8")
        assert all(visitors.take(wish, "127.0.0.1") for _ in range(1000))
        now[0] += 1.01 / per_second
        assert visitors.take(wish, "203.0.113.7")
        assert not visitors.take(wish, "203.0.113.7")


def test_what_is_remembered_of_addresses_is_bounded() -> None:
    visitors = Visitors(lambda: 0.0)
    for number in range(MOST_REMEMBERED + 500):
        visitors.take("guess", f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(visitors._buckets) == MOST_REMEMBERED


def test_a_household_has_many_newer_addresses() -> None:
    visitors = Visitors(lambda: 0.0)
    taken = [visitors.take("table", f"2001:db8::{number:x}") for number in range(200)]
    assert taken.count(True) == ALLOWED["table"][0]
    assert household("nonsense") == ""


def test_sockets_of_an_address_are_counted_until_they_close() -> None:
    visitors = Visitors(lambda: 0.0)
    assert [visitors.open_socket("203.0.113.7") for _ in range(MOST_SOCKETS + 1)] == [True] * MOST_SOCKETS + [False]
    visitors.close_socket("203.0.113.7")
    assert visitors.open_socket("203.0.113.7")
    assert all(visitors.open_socket("127.0.0.1") for _ in range(2 * MOST_SOCKETS))
    for _ in range(MOST_SOCKETS):
        visitors.close_socket("203.0.113.7")
    assert "203.0.113.7" not in visitors._sockets


def test_who_sets_up_too_many_tables_is_told_so_and_others_are_not(host: Host) -> None:
    with httpx.Client(base_url=host.address, timeout=HANGS) as client:
        answers = [client.post("/api/tables", json={"game": "koffer"}, headers=FAR) for _ in range(70)]
        assert {answer.status_code for answer in answers} == {201, 429}
        assert answers[-1].json()["code"] == "too-often"
        german = client.post("/api/tables", json={"game": "koffer"}, headers={**FAR, "Accept-Language": "de"})
        assert german.json()["detail"].startswith("Zu oft")
        assert client.post("/api/tables", json={"game": "koffer"}, headers=OTHER).status_code == 201
        assert client.post("/api/tables", json={"game": "koffer"}).status_code == 201


def test_who_guesses_tables_is_stopped_whether_the_next_guess_is_right_or_wrong(host: Host) -> None:
    name = host.new_table()
    far: dict[str, Any] = {"X-Forwarded-For": "203.0.113.9"}

    def reason(client: httpx.Client, guess: str, key: tuple[str, ...]) -> tuple[int, str] | None:
        """Why a socket is closed to a guess; again if the host has just forgiven one."""
        for _ in range(5):
            guess_until_refused(client, **far)
            with suppress(ConnectionClosed), Client(host, guess, key, **far) as line:
                try:
                    line.read()
                except ConnectionClosed as closed:
                    if closed.rcvd is not None and closed.rcvd.code == 1013:
                        return closed.rcvd.code, closed.rcvd.reason
        return None

    with httpx.Client(base_url=host.address, timeout=HANGS) as client:
        assert answer(client, name, **far) == answer(client, "nowhere", **far)
        assert answer(client, name, **far)[0] == 429
        assert client.get(f"/api/tables/{name}", headers=OTHER).status_code == 200
        for key in ((), ("A" * 22,)):
            for guess in (name, "nowhere"):
                assert reason(client, guess, key) == (1013, "too-often")


def test_who_has_a_seat_is_let_in_though_somebody_at_the_same_address_guesses(host: Host) -> None:
    far: dict[str, Any] = {"X-Forwarded-For": "203.0.113.11"}
    name, people = sat_down(host, people=2, bots=0)
    assert people[0].ask("start")["is"] == "answer"
    with httpx.Client(base_url=host.address, timeout=HANGS, headers=far) as client:
        assert answer(client, name)[0] == 429
        with Client(host, name, tuple(person.keys[0] for person in people), **far) as both:
            assert both.until("snapshot")["you"] == [0, 1]
            assert both.wait_for_turn()
            assert both.move()["is"] == "answer"
        assert client.get(f"/api/tables/{name}").status_code == 200, "their own table is no guess"
        assert answer(client, "nowhere")[0] == 429


def test_who_has_a_seat_is_let_in_though_somebody_at_the_same_address_opens_too_many_sockets(host: Host) -> None:
    far: dict[str, Any] = {"X-Forwarded-For": "203.0.113.12"}
    name, people = sat_down(host, people=2, bots=0)
    with ExitStack() as lines:
        for _ in range(MOST_SOCKETS + MOST_DOUBTED + 5):
            lines.enter_context(knocking(host, name, far))
        with Client(host, name, (people[0].keys[0],), **far) as one:
            assert one.until("snapshot")["you"] == [0]
            assert one.ask("seat-bot", seat=1, bot="scout")["code"] == "seat-taken"


def knocking(host: Host, name: str, headers: dict[str, str]) -> socket.socket:
    """Somebody who shakes hands for a socket and says nothing."""
    lines = [
        f"GET /ws/{name} HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *(f"{header}: {value}" for header, value in headers.items()),
    ]
    line = socket.create_connection(("127.0.0.1", host.port), timeout=HANGS)
    line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert line.recv(4096).startswith(b"HTTP/1.1 101")
    return line


def test_of_sockets_in_doubt_the_oldest_makes_way() -> None:
    visitors = Visitors(lambda: 0.0)
    gone: list[int] = []

    class Doubtful:
        def __init__(self, number: int) -> None:
            self.number = number

        def make_way(self) -> None:
            gone.append(self.number)
            visitors.close_socket("203.0.113.7", self)

    for number in range(MOST_DOUBTED + 3):
        assert visitors.open_socket("203.0.113.7", Doubtful(number), doubted=True)
    assert gone == [0, 1, 2]
    assert visitors._sockets["203.0.113.7"] == MOST_DOUBTED


def test_guesses_over_the_socket_count_too(host: Host) -> None:
    far = {"X-Forwarded-For": "203.0.113.10"}
    address = f"ws://127.0.0.1:{host.port}/ws/"
    answers = [guess(f"{address}guess{number}", far) for number in range(75)]
    assert set(answers) == {"no-such-table", "too-often"}
    assert answers[-1] == "too-often"


def guess(address: str, headers: dict[str, str]) -> str:
    """What somebody is answered who tries a name: a refusal's code, or why the socket is closed at once."""
    try:
        with connect(address, additional_headers=headers, compression=None) as client:
            client.send('{"do":"hello","id":"1"}')
            code: str = json.loads(client.recv(HANGS))["code"]
            return code
    except ConnectionClosed as closed:
        return closed.rcvd.reason if closed.rcvd is not None else "cut"


@pytest.mark.slow
def test_a_flood_of_everything_does_not_hang_the_next_table(host: Host) -> None:
    name, people = sat_down(host, people=2, bots=0, options={"games": 20})
    assert people[0].ask("start")["is"] == "answer"
    keys = tuple(person.keys[0] for person in people)
    for person in people:
        person.close()
    quiet = times(host, name, keys, FLOOD / 2)
    words = [sys.executable, str(Path(__file__).with_name("floods.py")), str(host.port), str(FLOOD)]
    with subprocess.Popen(words) as flood:
        flooded = times(host, name, keys, FLOOD)
        flood.terminate()
    assert len(flooded) > 3
    assert max(flooded) < HANGS
    figures = [f"{1000 * statistics.quantiles(each, n=100)[98]:.0f} ms of {len(each)}" for each in (quiet, flooded)]
    sys.stdout.write(f"the 99th percentile of a move, quiet and in the flood: {figures}\n")


def times(host: Host, name: str, keys: tuple[str, ...], seconds: float) -> list[float]:
    """How long each move took in so many seconds, no faster than the host listens."""
    found: list[float] = []
    began = time.monotonic()
    while time.monotonic() < began + seconds:
        with Client(host, name, keys) as both:
            for _ in range(40):
                if time.monotonic() >= began + seconds or not both.wait_for_turn():
                    return found
                asked = time.monotonic()
                assert both.move()["is"] == "answer"
                found.append(time.monotonic() - asked)
                time.sleep(0.05)
    return found


def test_the_list_of_open_tables_comes_in_pages_the_newest_first() -> None:
    async def story() -> None:
        host = Inside()
        created = new_table("koffer", 2, {}, "", new_secret())
        for _ in range(300):
            await host.hall.create(created)
        listed = new_table("koffer", 2, {}, "", new_secret(), listed=True)
        names = [await host.hall.create(listed) for _ in range(120)]
        found: list[str] = []
        further: int | None = None
        for size in (50, 50, 20):
            page, further = await host.hall.listed(50, further)
            assert len(page) == size
            found += [info.table for info in page]
        assert further is None
        assert found == names[::-1]

    passing(story)


@pytest.mark.slow
def test_who_does_not_finish_shaking_hands_is_let_go(host: Host) -> None:
    async def story() -> None:
        lines = [await asyncio.open_connection("127.0.0.1", host.port) for _ in range(100)]
        for number, (_, writer) in enumerate(lines):
            writer.write(b"GET /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: webso"[: number % 52])
        for reader, writer in lines:
            with suppress(ConnectionResetError):
                await asyncio.wait_for(reader.read(), 60)
            writer.close()

    asyncio.run(story())
    assert httpx.get(f"{host.address}/api/health", timeout=HANGS).status_code == 200
