"""A host that was started before the core was compiled changes over while people play, and nobody loses anything."""

import json
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from small_core import ROOT, bring_core, compile_core, copy_tree, environment
from warren.bots.levels import BEST
from warren.host.operations.change_over import TICKS

from .client import Client, Host, sat_down


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree that is compiled."""
    tree = copy_tree(tmp_path_factory.mktemp("core") / "tree")
    assert compile_core(tree).returncode == 0
    return tree


@pytest.fixture
def from_source(tmp_path: Path) -> Host:
    """A host of a tree in which nothing is compiled yet."""
    host = Host(tmp_path / "data")
    host.environment = environment(copy_tree(tmp_path / "tree"), WARREN_PURE="")
    host.words = ["--log-format", "json"]
    return host


def tree_of(host: Host) -> Path:
    return Path(host.environment["PYTHONPATH"]).parent


def health_of(host: Host) -> dict[str, Any]:
    answer: dict[str, Any] = httpx.get(f"{host.address}/api/health", timeout=60).raise_for_status().json()
    return answer


def play_some(person: Client, moves: int) -> int:
    """Make some moves; how far the table is then."""
    for _ in range(moves):
        assert person.wait_for_turn()
        answer = person.move(person.now["offers"][0]["move"])
        assert answer["is"] == "answer", answer
    return int(person.now["feed"])


def listen(person: Client) -> None:
    """Listen until the host hangs up."""
    while True:
        person.read(120)


@pytest.mark.slow
def test_the_host_changes_over_and_no_table_or_move_is_lost(from_source: Host) -> None:
    host = from_source
    host.start()
    try:
        assert health_of(host)["compiled"] is False
        table, (person,) = sat_down(host, people=1, bots=1)
        assert person.ask("start")["is"] == "answer"
        last = play_some(person, 3)
        stop = threading.Event()
        refused: list[Exception] = []

        def keep_asking() -> None:
            while not stop.is_set():
                try:
                    health_of(host)
                except httpx.ConnectError as error:
                    refused.append(error)
                except httpx.HTTPError:
                    pass  # a request that was under way when the host stopped; a browser asks again

        asking = threading.Thread(target=keep_asking)
        asking.start()
        assert compile_core(tree_of(host)).returncode == 0
        with pytest.raises(ConnectionClosed) as closed:
            listen(person)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        await_core(host)
        again = Client(host, table, tuple(person.keys), last=last)
        stop.set()
        asking.join()
        assert refused == [], "whoever came meanwhile waited"
        again.until("snapshot", "update")
        assert again.now["feed"] >= last
        play_some(again, 3)
    finally:
        host.stop()
    log = host.log.read_text()
    happened = [json.loads(line)["event"] for line in log.splitlines() if line.startswith("{")]
    assert "the core is compiled: changing over" in happened
    assert "bots think at full strength" in log


def hung_up(person: Client) -> None:
    """Listen until the host says that it begins again."""
    with pytest.raises(ConnectionClosed) as closed:
        listen(person)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


def refusals_of(host: Host) -> list[dict[str, Any]]:
    """The lines of the log that say that a core does not work."""
    refused = "the compiled core does not work: going on from source"
    return [line for line in events_of(host) if line["event"] == refused]


def await_core(host: Host) -> None:
    """Wait until the host has changed over."""
    while True:
        try:
            if health_of(host)["compiled"]:
                return
        except httpx.TransportError:
            pass  # the host hung up on this one, too
        time.sleep(0.05)


def events_of(host: Host) -> list[dict[str, Any]]:
    """What the log says."""
    return [json.loads(line) for line in host.log.read_text().splitlines() if line.startswith("{")]


@pytest.mark.slow
def test_whoever_is_asked_two_people_and_a_clock_find_everything_as_it_was(from_source: Host, core: Path) -> None:
    host = from_source
    host.start()
    try:
        table, people = sat_down(host, people=2, bots=1, clock={"kind": "game", "seconds": 3000})
        assert people[0].ask("start")["is"] == "answer"
        for _ in range(4):
            play_some(whoever_is_asked(people), 1)
        asked = whoever_is_asked(people)
        other = people[1 - people.index(asked)]
        before, began = asked.now, time.monotonic()
        bring_core(core, tree_of(host))
        hung_up(asked)
        hung_up(other)
        await_core(host)
        again, second = (Client(host, table, tuple(each.keys)) for each in (asked, other))
        for client in (again, second):
            client.until("snapshot", "update")
        assert again.now["ask"]["number"] == before["ask"]["number"]
        assert again.now["offers"] == before["offers"]
        assert second.now["feed"] == again.now["feed"] == before["feed"]
        had, left = before["ask"]["seconds"][0], again.now["ask"]["seconds"][0]
        assert had - (time.monotonic() - began) - 1 < left <= had, "neither more time than before, nor much less"
        play_some(again, 1)
        second.catch_up(int(again.now["feed"]))
        play_some(second, 1)
    finally:
        host.stop()


def whoever_is_asked(people: list[Client]) -> Client:
    """Read until one of them is asked, and all know the same; anybody may begin."""
    while True:
        feed = max(int(person.now["feed"]) for person in people)
        for person in people:
            person.catch_up(feed)
        for person in people:
            if set((person.now["ask"] or {}).get("seats", ())) & set(person.now["you"]):
                return person
        people[0].read()


@pytest.mark.slow
def test_a_game_against_bots_that_think_goes_on(from_source: Host, core: Path) -> None:
    """The example client comes back by itself; bots are asked again for what they were thinking about."""
    host = from_source
    host.start()
    table, (person,) = sat_down(host, people=1, seats=3, game="kobold")
    for seat in (1, 2):
        assert person.ask("seat-bot", seat=seat, bot=BEST)["is"] == "answer"
    assert person.ask("start")["is"] == "answer"
    person.close()
    link = f"{host.address}/t/{table}#{person.keys[0]}"
    with subprocess.Popen([sys.executable, str(ROOT / "examples" / "client.py"), link]) as client:
        try:
            with Client(host, table) as watcher:
                watcher.until("snapshot")
                while 0 in watcher.now["ask"]["seats"]:
                    watcher.read(60)
                bring_core(core, tree_of(host))
                hung_up(watcher)
            await_core(host)
            with Client(host, table) as again:
                again.until("snapshot")
                assert again.now["feed"] >= watcher.now["feed"]
                movers: set[int] = set()
                while movers != {0, 1, 2}:
                    asked = set(again.now["ask"]["seats"])
                    again.read(60)
                    movers |= asked - set(again.now["ask"]["seats"])
            assert client.poll() is None, "it plays on"
        finally:
            client.terminate()
            host.stop()
    assert "the core is compiled: changing over" in [line["event"] for line in events_of(host)]


@pytest.mark.slow
def test_a_core_that_fails_its_trial_is_told_once_and_the_next_one_is_tried(from_source: Host, core: Path) -> None:
    host = from_source
    host.start()
    try:
        _, (person,) = sat_down(host, people=1, bots=1)
        assert person.ask("start")["is"] == "answer"
        broken = shutil.copytree(core, tree_of(host).with_name("broken"))
        next(broken.glob("src/*__mypyc*.so")).write_bytes(b"no library at all")
        bring_core(broken, tree_of(host))
        while not refusals_of(host):
            time.sleep(0.05)
        time.sleep(3 * TICKS / 10)
        play_some(person, 1)
        assert health_of(host)["compiled"] is False
        assert [line["error"] for line in refusals_of(host)] == ["ImportError"]
        assert "Traceback" not in host.log.read_text()
        bring_core(core, tree_of(host))
        hung_up(person)
        await_core(host)
    finally:
        host.stop()


@pytest.mark.slow
def test_a_host_that_is_stopped_during_a_trial_stops_at_once(from_source: Host, core: Path) -> None:
    host = from_source
    host.first = "from warren.host.operations import change_over; change_over.TRIAL = 'import time; time.sleep(3600)'"
    host.start()
    bring_core(core, tree_of(host))
    assert host.process is not None
    children = Path(f"/proc/{host.process.pid}/task/{host.process.pid}/children")
    while not (trial := children.read_text().split()):
        time.sleep(0.05)
    host.stop()
    assert host.process.returncode == 0
    assert not Path(f"/proc/{trial[0]}").exists()


@pytest.mark.slow
def test_who_asks_for_plain_python_keeps_it(from_source: Host) -> None:
    host = from_source
    host.environment["WARREN_PURE"] = "1"
    assert compile_core(tree_of(host)).returncode == 0
    host.start()
    try:
        assert health_of(host)["compiled"] is False
    finally:
        host.stop()
    assert "changing over" not in host.log.read_text()
