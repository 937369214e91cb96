"""A device that several people share is told what whoever holds it may know, and nothing else."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .client import Client, Host, running, sat_down

NOBODY = -1


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(tmp_path_factory.mktemp("data")) as started:
        yield started


def dealt(host: Host) -> tuple[str, list[Client]]:
    """A Trench Coat table with two people, each with a client of their own; hands are dealt."""
    table, clients = sat_down(host, people=2, game="trenchcoat", options={"first": "A"})
    assert clients[0].ask("start")["is"] == "answer"
    for client in clients:
        client.wait_for_turn() if client is clients[0] else client.catch_up(clients[0].now["feed"])
    return table, clients


def shared(host: Host, table: str, clients: list[Client], **details: Any) -> Client:
    """A device that has the keys of both."""
    device = Client(host, table, tuple(client.keys[0] for client in clients), **details)
    device.until("snapshot")
    return device


def hands(now: dict[str, Any]) -> Any:
    return now["view"]["mine"]


def log_of(client: Client) -> dict[str, Any]:
    client.do("log")
    return client.until("log")


def test_nobody_is_told_anything_until_they_say_who_they_are(host: Host) -> None:
    table, clients = dealt(host)
    device = shared(host, table, clients, holder=NOBODY)
    assert device.now["you"] == [0, 1]
    assert device.now["seen_as"] is None
    assert hands(device.now) is None
    assert not device.now["offers"]
    with Client(host, table) as spectator:
        spectator.until("snapshot")
        assert log_of(device)["entries"] == log_of(spectator)["entries"]


@pytest.mark.parametrize("seat", [0, 1])
def test_everything_is_told_as_the_holder_may_know_it(host: Host, seat: int) -> None:
    table, clients = dealt(host)
    device = shared(host, table, clients, holder=NOBODY)
    assert device.ask("hold", seat=seat)["key"] == clients[seat].keys[0]
    device.until("snapshot")
    told = len(device.updates)
    for _ in range(12):
        for client in clients:
            ask = client.now["ask"]
            if client.now["you"][0] in ask["seats"]:
                offers = client.now["offers"]
                quiet = next((each for each in offers if each["move"] in {"pass", "done", "trust"}), offers[0])
                client.move(quiet["move"])
            for other in clients:
                other.catch_up(client.now["feed"])
    own = clients[seat]
    device.catch_up(own.now["feed"])
    heard = {update["feed"]: update for update in own.updates}
    for update in device.updates[told:]:
        assert update["events"] == heard[update["feed"]]["events"]
        for part in ("view", "offers", "ask", "seen_as"):
            assert update["now"][part] == heard[update["feed"]]["now"][part]
    log = log_of(device)
    assert log["seen_as"] == seat
    assert log["entries"] == log_of(own)["entries"]


def test_after_a_lost_connection_the_holder_hears_what_was_missed(host: Host) -> None:
    table, clients = dealt(host)
    device = shared(host, table, clients, holder=1)
    last = device.now["feed"]
    device.close()
    clients[0].move("done")
    back = Client(host, table, tuple(device.keys), last=last, holder=1)
    missed = back.until("update")
    clients[1].catch_up(missed["feed"])
    assert missed["events"] == clients[1].updates[-1]["events"]
    assert missed["now"]["view"] == clients[1].now["view"]


def test_only_seats_of_one_s_own_can_be_held(host: Host) -> None:
    _, clients = dealt(host)
    refused = clients[0].ask("hold", seat=1)
    assert refused["code"] == "not-your-seat"
    assert clients[0].now["seen_as"] == 0
    assert hands(clients[0].now) is not None


def test_a_client_that_does_not_say_who_holds_it_sees_whoever_is_asked(host: Host) -> None:
    """As every client did before `holder` was known; its log is told through the same eyes as its view."""
    table, clients = dealt(host)
    device = shared(host, table, clients)
    assert device.now["seen_as"] == 0
    assert hands(device.now) == hands(clients[0].now)
    assert log_of(device)["entries"] == log_of(clients[0])["entries"]


@pytest.mark.slow
def test_when_the_game_is_over_nobody_has_to_say_who_they_are(tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:
        table, clients = sat_down(host, people=2, options={"first": "A", "size": "tiny"})
        device = shared(host, table, clients, holder=NOBODY)
        assert clients[0].ask("start")["is"] == "answer"
        playing = shared(host, table, clients)
        while playing.wait_for_turn():
            playing.move()
        device.catch_up(playing.now["feed"])
        assert device.now["table"]["status"] == "over"
        assert device.now["seen_as"] == 0
