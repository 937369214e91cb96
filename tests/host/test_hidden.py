"""What lies face down stays so on the wire: every byte that leaves the host, read as a cheat would."""

import json
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import warren
from warren import Record, Rng
from warren.engine.contract import State
from warren.engine.structs import Event
from warren.games.kobold.rules.state import KoboldState
from warren.games.trenchcoat.rules.events import DiscardedKobold, KoboldShown
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.rules.view import TrenchView
from warren.host.wire.connection import BURST, PER_SECOND

from .client import Client, running, sat_down


@pytest.mark.slow
def test_no_message_tells_what_lies_face_down_in_kobold(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        table, people = sat_down(host, people=2, game="kobold", options={"first": "A"})
        watcher = Client(host, table)
        watcher.until("snapshot")
        people[0].ask("start")
        play_to_the_end(people)
        watcher.catch_up(people[0].now["feed"])
        record = Record.from_json(httpx.get(f"{host.address}/api/tables/{table}/record", timeout=10).content)
        for client in (*people, watcher):
            assert len(client.updates) >= len(record.moves)
            for text in client.bytes:
                check_message(json.loads(text), record)
            client.close()


def play_to_the_end(people: list[Client]) -> None:
    """Everybody takes the last of what is offered: they place all pawns, then fetch what lies face down."""
    turn = 0
    while people[turn].wait_for_turn():
        mover = people[turn]
        mover.move(mover.now["offers"][-1]["move"])
        do_not_hurry(mover)
        if not set(mover.now["ask"]["seats"]) & set(mover.now["you"]):
            turn = 1 - turn


def do_not_hurry(client: Client) -> None:
    """Speak as fast as the host listens."""
    if client.count > BURST // 2:
        time.sleep(1 / PER_SECOND)


def check_message(message: dict[str, Any], record: Record) -> None:
    """Views and events show face-down tokens as such, and nothing gives the shuffle away before the end."""
    now = message.get("now", message)
    over = now.get("table", {}).get("status") == "over"
    assert over or record.seed not in json.dumps(message)
    for section in (now.get("view") or {}).get("sections", ()):
        for space in section["spaces"]:
            assert space["token"] in {"?", "."} if space["shut"] else space["token"] != "?"
    for event in message.get("events", ()):
        for laid in event.get("laid", ()):
            assert (laid["token"] == "?") == is_shut(laid["section"], laid["space"])


def is_shut(section: int, space: int) -> bool:
    """Whether that space of the small board is marked shut (KB-C1)."""
    state = warren.game("kobold").start(seats=2, seed=0)
    assert isinstance(state, KoboldState)
    return bool(state.side.shut[(section - 1) * 3 + space - 1])


def test_no_message_tells_what_is_behind_a_screen_in_trench_coat(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        table, people = sat_down(host, people=3, game="trenchcoat")
        watcher = Client(host, table)
        watcher.until("snapshot")
        people[0].ask("start")
        play_at_random(people)
        watcher.catch_up(people[0].now["feed"])
        record = Record.from_json(httpx.get(f"{host.address}/api/tables/{table}/record", timeout=10).content)
        for seat, client in enumerate([*people, watcher]):
            check_screens(client, record, seat if seat < len(people) else None)
            client.close()


def play_at_random(people: list[Client]) -> None:
    """Everybody answers something, nobody waits for anybody."""
    chance = Rng.seeded("screens")
    people[0].until("update")
    while people[0].now.get("table", {}).get("status") != "over":
        for client in people:
            client.catch_up(max(other.now["feed"] for other in people))
            ask = client.now.get("ask")
            if ask and set(ask["seats"]) & set(client.now["you"]):
                offers = client.now["offers"]
                client.move(offers[chance.below(len(offers))]["move"])
                do_not_hurry(client)
        people[0].catch_up(max(other.now["feed"] for other in people))
    for client in people:
        client.catch_up(people[0].now["feed"])


def check_screens(client: Client, record: Record, seat: int | None) -> None:
    """Every view is the one the rules give that seat, and no kobold is named that it has not seen before the end."""
    steps = [None, *record.steps()]
    truth = record.start()
    seen = kobolds_seen(truth, list(truth.opening().seen_by(seat)), seat)
    for message, step in zip(moves_heard(client), steps, strict=True):
        if step is not None:
            truth.play(step.seat, step.move)
            seen |= kobolds_seen(truth, step.events.seen_by(seat), seat)
        text = json.dumps(message)
        if truth.over:
            return
        assert message["now"]["view"] == json.loads(msgspec.json.encode(truth.view(seat)))
        named = {name for name in trench_coat_kobolds() if f'"{name}"' in text}
        assert named <= seen


def moves_heard(client: Client) -> list[dict[str, Any]]:
    """The updates from the deal on."""
    return [update for update in client.updates if update["now"]["table"]["status"] != "open"]


def trench_coat_kobolds() -> list[str]:
    """The names of all kobolds."""
    state = warren.game("trenchcoat").start(seats=2, seed=0)
    assert isinstance(state, TrenchState)
    return list(state.numbers.kobold_names)


def kobolds_seen(truth: State, events: list[Event], seat: int | None) -> set[str]:
    """The kobolds in a seat's own hand, and those shown or discarded for all to see."""
    view = truth.view(seat)
    assert isinstance(view, TrenchView)
    shown = {event.kobold.name for event in events if isinstance(event, KoboldShown | DiscardedKobold)}
    return shown | {kobold.name for kobold in (view.mine.kobolds if view.mine is not None else ())}
