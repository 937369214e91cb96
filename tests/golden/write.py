"""Write the golden playings anew: `.venv/bin/python tests/golden/write.py`, then review the diff.

A game adds its list to `PLAYINGS`; everything else is the same for all games.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from warren import Event, Events, Record, Rng, State
from warren.engine.notation import letter
from warren.engine.options import OptionValue

FOLDER: Final = Path(__file__).parent
WIDTH: Final = 150


class Playing(NamedTuple):
    """A playing worth looking at; its moves follow from its name, and the table is shown after every so many."""

    name: str
    seats: int
    options: dict[str, OptionValue]
    every: int = 12


PLAYINGS: Final[dict[str, list[Playing]]] = {
    "kobold": [
        Playing("two-seats", 2, {}),
        Playing("three-seats-large", 3, {}),
        Playing("three-seats-small", 3, {"board": "small", "first": "C"}),
        Playing("four-seats", 4, {"first": "D"}),
        Playing("match-of-three", 2, {"games": 3, "first": "B"}, every=48),
    ],
    "koffer": [
        Playing("base-two-seats", 2, {}),
        Playing("base-three-seats", 3, {}),
        Playing("base-four-seats", 4, {"first": "D"}),
        Playing("specials-1-9-13", 2, {"specials": "1,9,13"}),
        Playing("specials-2-10-14-memory", 3, {"specials": "2,10,14", "memory": True}),
        Playing("specials-3-8-12", 4, {"specials": "3,8,12"}),
        Playing("specials-4-5-15", 2, {"specials": "4,5,15"}),
        Playing("specials-6-7-11", 3, {"specials": "6,7,11"}),
        Playing("match-of-three", 3, {"specials": "random", "games": 3, "first": "B"}, every=36),
    ],
    "too_many": [
        Playing("two-seats", 2, {}),
        Playing("two-seats-two-powers", 2, {"two_powers": True, "first": "B"}, every=18),
        Playing("three-seats-choosing-dragons", 3, {"choose_dragons": True}, every=24),
        Playing("four-seats-memory", 4, {"memory": True, "first": "D"}, every=32),
        Playing("five-seats", 5, {}, every=40),
    ],
    "trenchcoat": [
        Playing("two-seats", 2, {}, every=24),
        Playing("three-seats", 3, {"first": "C"}, every=40),
        Playing("four-seats", 4, {}, every=60),
        Playing("three-seats-lite", 3, {"lite": True}, every=40),
        Playing("four-seats-memory", 4, {"memory": True, "first": "D"}, every=60),
        Playing("two-seats-in-person-declining-all", 2, {"physical": "in-person", "declining": "all"}, every=24),
        Playing("three-seats-out-round-limit", 3, {"physical": "out", "round_limit": 3}, every=40),
    ],
}


def path_of(game: str, playing: Playing) -> Path:
    """Where a playing is kept."""
    return FOLDER / game / f"{playing.name}.txt"


def tell(game: str, playing: Playing) -> str:
    """The whole playing as text."""
    return "\n".join(tell_lines(game, playing)) + "\n"


def tell_lines(game: str, playing: Playing) -> Iterator[str]:
    """The playing line by line: table, moves with what they did, and the end."""
    record = Record(game, playing.seats, playing.name, playing.options)
    state, rng = record.start(), Rng.seeded(f"moves of {playing.name}")
    yield f"game: {game}, rules version {record.game.rules_version}"
    yield f"seats: {playing.seats}"
    yield f"seed: {record.seed}"
    yield f"options: {spell(record.options)}"
    yield from tell_events("opening", state.opening(), None)
    while waiting := state.ask().seats:
        seat = waiting[rng.below(len(waiting))]
        move = state.moves(seat).pick(rng)
        events = record.play(state, seat, move)
        yield from tell_events(f"{len(record.moves):3} {letter(seat)} {move}", events, seat)
        if len(record.moves) % playing.every == 0 and not state.over:
            yield from tell_table(state)
    yield from tell_table(state)
    outcome = state.outcome()
    assert outcome is not None
    winners = " ".join(letter(seat) for seat in outcome.winners)
    yield f"outcome: {outcome.reason}, won by {winners}, scores {spell(outcome.scores)}"
    yield f"hash: {state.hash()}"


def tell_events(head: str, events: Events, mover: int | None) -> Iterator[str]:
    """What a move did, on one line if it fits."""
    told = [tell_event(*pair, mover) for pair in zip(events, events.seen_by(None), strict=True)]
    line = " · ".join([head, *told])
    if len(line) <= WIDTH:
        yield line
    else:
        yield head
        yield from [f"      {one}" for one in told]


def tell_event(event: Event, overheard: Event, mover: int | None) -> str:
    """An event in short, without the seat if it is the mover's; then what a spectator hears, if that is less."""
    fields = msgspec.to_builtins(event)
    words = [fields.pop("type")]
    seat = fields.pop("seat", mover)
    if seat != mover:
        words.append(f"seat={letter(seat)}")
    words += [f"{key}={spell(value)}" for key, value in fields.items()]
    if overheard != event:
        words.append(f"(spectator: {tell_event(overheard, overheard, mover)})")
    return " ".join(words)


def tell_table(state: State) -> Iterator[str]:
    """The position, and what a spectator sees of it."""
    yield "position"
    yield from [f"      {line}" for line in state.position().splitlines()]
    yield "view"
    for key, value in msgspec.to_builtins(state.view(None)).items():
        line = f"      {key}: {spell(value)}"
        if len(line) <= WIDTH or not isinstance(value, (list, tuple)):
            yield line
        else:
            yield f"      {key}:"
            yield from [f"        {spell(item)}" for item in value]


def spell(value: object) -> str:
    """A plain value in few characters."""
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}={spell(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "(" + " ".join(spell(item) for item in value) + ")"
    return "-" if value is None else str(value)


def write() -> None:
    """Write every playing, and remove those that are no longer listed."""
    for game, playings in PLAYINGS.items():
        kept = {path_of(game, playing) for playing in playings}
        FOLDER.joinpath(game).mkdir(exist_ok=True)
        for path in set(FOLDER.joinpath(game).glob("*.txt")) - kept:
            path.unlink()
        for playing in playings:
            path_of(game, playing).write_text(tell(game, playing), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
