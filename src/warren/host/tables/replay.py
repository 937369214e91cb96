"""A finished playing step by step, as any seat saw it."""

from collections.abc import Iterator

import msgspec

from warren.engine.contract import Events, State
from warren.engine.records import Record
from warren.host.wire.api import Replay, ReplayStep
from warren.host.wire.protocol import Asked, Chair


def replay(record: Record, chairs: tuple[Chair, ...], seat: int | None) -> Replay:
    """The whole playing as a seat, or with None a spectator, saw it."""
    return Replay(
        game=record.game.name,
        options=record.options,
        chairs=chairs,
        seen_as=seat,
        steps=tuple(steps(record, seat)),
    )


def steps(record: Record, seat: int | None) -> Iterator[ReplayStep]:
    """The deal, then every move."""
    start = record.start()
    yield step_of(None, "", start.opening(), start, seat, 0)
    for number, step in enumerate(record.steps(), start=1):
        yield step_of(step.seat, step.move.text, step.events, step.state, seat, number)


def step_of(mover: int | None, move: str, events: Events, state: State, seat: int | None, number: int) -> ReplayStep:
    """One step in the form a seat may know."""
    return ReplayStep(
        seat=mover,
        move=move,
        events=encoded(events.seen_by(seat)),
        view=encoded(state.view(seat)),
        ask=asked(state, number),
    )


def asked(state: State, number: int) -> Asked:
    """What the table waited on, without clocks."""
    ask = state.ask()
    return Asked(number=number, seats=ask.seats, kind=ask.kind)


def encoded(value: object) -> msgspec.Raw:
    """Something of a game's own, as it goes over the wire."""
    return msgspec.Raw(msgspec.json.encode(value))


def chairs_of(record: Record) -> tuple[Chair, ...]:
    """Who played, as far as a record knows."""
    players = record.players or ["person"] * record.seats
    return tuple(
        Chair(kind="person") if player == "person" else Chair(kind="bot", name=player)
        for player in players[: record.seats]
    )
