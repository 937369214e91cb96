"""What lies face down stays so on the wire: every byte that leaves the host, read as a cheat would."""

import json
from pathlib import Path
from typing import Any

import httpx

import warren
from warren import Record
from warren.games.kobold.state import KoboldState

from .client import Client, running, sat_down


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
        if not set(mover.now["ask"]["seats"]) & set(mover.now["you"]):
            turn = 1 - turn


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
