"""Records: written down, read back, and refused when they were tampered with."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import warren
from warren import BadRecord, Record


def played(moves: int = 12, **settings: Any) -> Record:
    record = Record("koffer", seats=settings.pop("seats", 3), seed=settings.pop("seed", 7), options=settings)
    state = record.start()
    rng = warren.Rng.seeded("moves")
    for _ in range(moves):
        for seat in state.ask().seats[:1]:
            record.play(state, seat, state.moves(seat).pick(rng))
    return record


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(), st.integers(0, 40), st.sampled_from(["off", "random", "8,10,15"]))
def test_a_record_reads_back_to_the_same_playing(seats: int, seed: int, moves: int, specials: str) -> None:
    record = played(moves, seats=seats, seed=seed, specials=specials)
    again = Record.from_json(record.to_json())
    assert again.to_json() == record.to_json()
    assert again.replay().hash() == record.replay().hash()


def test_replay_stops_after_so_many_moves() -> None:
    record = played(5)
    assert record.replay(0).hash() == record.start().hash()
    assert record.replay(5).hash() == record.replay().hash() != record.replay(4).hash()


def test_a_refused_move_is_not_written() -> None:
    record = played(0)
    state = record.start()
    with pytest.raises(warren.InvalidMove):
        record.play(state, state.ask().seats[0], "take everything")
    assert record.moves == []


def test_every_cut_is_noticed() -> None:
    text = played().to_json()
    for length in range(0, len(text) - 2, 7):
        with pytest.raises(BadRecord):
            Record.from_json(text[:length])


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seed", "8"),
        ("seats", 4),
        ("moves", ["A take 1"]),
        ("options", {}),
        ("state", "0"),
        ("rules", 2),
        ("sheet", "x"),
    ],
)
def test_every_edit_is_noticed(key: str, value: object) -> None:
    fields = json.loads(played().to_json())
    fields[key] = value
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps(fields))


def test_an_edited_record_with_a_mended_fingerprint_still_fails_when_replayed() -> None:
    record = played()
    record.expected = played(11).replay().hash()
    with pytest.raises(BadRecord, match="another state"):
        record.replay()


def test_an_illegal_move_in_a_record_is_named() -> None:
    record = played(2)
    record.moves.append((0, "take 7 aside"))
    with pytest.raises(BadRecord, match="Move 3"):
        record.replay()


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"warren": 1}', "\x00", '{"warren": "one"}'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


def test_a_record_of_a_newer_format_says_so() -> None:
    fields = json.loads(played().to_json())
    fields["warren"] = 99
    with pytest.raises(BadRecord, match="newer"):
        Record.from_json(json.dumps(fields))


def test_a_record_keeps_its_sheet() -> None:
    from importlib.resources import files

    sheet = files("warren.games.koffer").joinpath("sheet.toml").read_text(encoding="utf-8")
    short = sheet.replace("highest = 10", "highest = 6")
    record = Record("koffer", seats=2, seed=1, sheet=short)
    state = record.start()
    assert state.view(None).deck == 24 - 7  # type: ignore[attr-defined]  # Koffer's own view
    assert Record.from_json(record.to_json()).start().hash() == state.hash()
