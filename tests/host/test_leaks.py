"""All bytes that leave the host for a seat or a spectator are the same in two worlds that differ only in what they must
not know: snapshots, updates, presence, refusals, logs, hints, what comes after a cut line, and every HTTP route.

`WARREN_LEAKS` says at how many states of each game; 10,000 take about ten minutes.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from unittest import mock

import msgspec
import pytest

import warren
from laws.test_every_game import spread
from warren import Rng
from warren.engine.contract import State
from warren.engine.errors import MoveError
from warren.host.tables.table import Table
from warren.host.tables.table_registry import LiveTable
from warren.host.wire.connection import Connection

from .inside import Inside, passing
from .routes import DOCUMENT, PAGES, ROUTES, app_for, ask, client_of, documented, routed
from .worlds import NAME, World, compare, twin_of, walk

STATES: Final = int(os.environ.get("WARREN_LEAKS", "60"))
COUNTS: Final = [(game, seats) for game in warren.games() for seats in warren.game(game).seat_counts]


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_no_byte_tells_what_a_seat_must_not_know(game: str, seats: int) -> None:
    choices = spread(game, seats)
    share = max(seats + 1, STATES // len(warren.game(game).seat_counts) // len(choices))
    if "WARREN_LEAKS" not in os.environ:
        choices, share = [choices[0], choices[-1]], max(seats + 1, STATES // 12)
    for options in choices:
        found = list(walk(game, seats, dict(options), share, "test"))
        assert found[-1][0] == share
        assert min(messages for _, messages in found) > 12


def midgame(game: str, seats: int, seed: str, moves: int) -> tuple[State, State]:
    """A state in the middle of a playing, and one that seat A cannot tell from it."""
    rng = Rng.seeded(seed)
    state = warren.game(game).start(seats, seed)
    for _ in range(moves):
        mover = state.ask().seats[0]
        state.push(mover, state.moves(mover).pick(rng))
    return state, state.imagine(0, rng)


@pytest.mark.parametrize("game", warren.games())
def test_the_two_worlds_differ_and_go_on(game: str) -> None:
    rng = Rng.seeded("differ")
    differ = ahead = 0
    for seed in range(20):
        state, _ = midgame(game, 3, f"{seed}", 4)
        world, plan = twin_of(state, 0, rng)
        hidden = [{**place.game.write_position(place), "rng": ""} for place in (state, world)]
        differ += hidden[0] != hidden[1]
        ahead += len(plan)
    assert differ >= 15
    assert ahead >= 8


def leaking_snapshot(snapshot: Callable[..., Any]) -> Callable[..., Any]:
    def leak(table: Table, mine: Any, left: Any = None, holder: Any = None) -> Any:
        truth = table.playing()
        named = msgspec.structs.replace(table.info(), next=truth.hash())
        return msgspec.structs.replace(snapshot(table, mine, left, holder), table=named)

    return leak


def leaking_refusal(refuse: Callable[..., None]) -> Callable[..., None]:
    def leak(connection: Connection, command: str, error: Any) -> None:
        assert connection.live is not None
        refuse(connection, command, error)
        if isinstance(error, MoveError):
            connection.put(msgspec.json.encode({"is": "why", "because": connection.live.table.playing().hash()}))

    return leak


def leaking_log(heard: Callable[..., Any]) -> Callable[..., Any]:
    return lambda table, events, seat: list(events) if events is not None else heard(table, events, seat)


def leaking_time(window_left: Callable[..., float]) -> Callable[..., float]:
    """Some hands make the host wait less than others."""

    def leak(live: LiveTable, seat: int) -> float:
        return window_left(live, seat) if int(live.table.playing().hash()[:2], 16) % 2 else 0.0

    return leak


@pytest.mark.parametrize(
    ("of", "part", "leaking"),
    [
        (Table, "snapshot", leaking_snapshot),
        (Connection, "refuse", leaking_refusal),
        (Table, "heard", leaking_log),
        (LiveTable, "window_left", leaking_time),
    ],
)
def test_a_leak_would_be_found(of: type, part: str, leaking: Callable[..., Any]) -> None:
    with mock.patch.object(of, part, leaking(getattr(of, part))), pytest.raises(AssertionError, match="is told"):
        for _ in walk("trenchcoat", 3, {}, 200, "planted"):
            pass


def test_worlds_are_compared_for_a_spectator_too() -> None:
    state, _ = midgame("kobold", 2, "spectator", 3)
    assert compare(state, None, {}, Rng.seeded("spectator")) > 12


def test_every_route_is_in_the_list(tmp_path: Path) -> None:
    app = app_for(None, tmp_path)
    assert documented(app) == set(ROUTES)
    known = {*ROUTES, *(("GET", path) for path in PAGES | DOCUMENT)}
    assert set(routed(app)) == known


@pytest.mark.parametrize("game", warren.games())
def test_no_route_tells_what_is_hidden_while_a_game_is_played(game: str, tmp_path: Path) -> None:
    for seed in range(3):
        answers = [
            answers_in(World(world, {}), tmp_path)
            for world in midgame(game, warren.game(game).seat_counts[-1], f"{seed}", 6)
        ]
        assert answers[0] == answers[1]


def answers_in(world: World, folder: Path) -> dict[tuple[str, str], Any]:
    """What every route answers about a table in a world."""

    async def story() -> dict[tuple[str, str], Any]:
        host = Inside()
        for number, entry in enumerate(world.entries, start=1):
            host.shelf.put(NAME, number, entry)
        await host.join(NAME)
        answers = {}
        async with client_of(app_for(host.hall, folder)) as client:
            for (method, path), route in ROUTES.items():
                answer = await ask(client, method, path, NAME)
                assert answer.status_code == route.playing, (method, path, answer.text)
                answers[method, path] = (sorted(answer.headers.items()), "" if route.changes else answer.text)
        return answers

    with world.dealt():
        return passing(story)
