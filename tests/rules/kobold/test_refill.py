"""Refilling the dark spaces, and the order of all that follows a Fetch."""

import pytest

from warren.games.kobold.rules.events import (
    Caught,
    Flashed,
    GameEnded,
    GemSet,
    Grabbed,
    LaidToken,
    Refilled,
    Rolled,
    Uncovered,
)

from .table import bare, fetch, field, heard, look, room, section, table


@pytest.mark.clause("KB-T5")
def test_a_taken_token_is_replaced_from_the_supply() -> None:
    state = table(pawns="A3", supply="teddy violet")
    events = fetch(state, "3.1")
    assert heard(events, Refilled) == [Refilled((LaidToken(3, 1, "teddy"),))]
    assert (section(state, 3), field(state, "supply")) == ("teddy (kobold) (car)", "violet")


@pytest.mark.clause("KB-T5")
def test_spaces_are_filled_in_section_and_space_order_not_in_the_order_of_taking() -> None:
    state = table(pawns="A7 A3 A3", supply="teddy violet green yellow")
    fetch(state, "7.1", "3.3", "3.1")
    assert (section(state, 3), section(state, 7)) == ("teddy (kobold) (violet)", "green (yellow)")
    assert field(state, "supply") == "yellow"


@pytest.mark.clause("KB-T5")
def test_a_section_that_becomes_dark_is_filled_and_one_that_becomes_lit_stays_as_it_is() -> None:
    state = table("blue 1", pawns="A3", supply="teddy violet kobold")
    fetch(state, "3.1")
    assert field(state, "sections").startswith("teddy (violet) / . . / . (kobold) (car) / clown")
    assert field(state, "supply") == "kobold"


@pytest.mark.clause("KB-T5")
def test_tokens_in_the_light_remain_and_stay_face_up_or_face_down() -> None:
    state = table("blue 2", pawns="A5")
    fetch(state, "5.1")
    assert (section(state, 3), section(state, 4)) == ("ball (kobold) (car)", "clown (teddy)")
    assert [space.token for space in look(state).sections[2].spaces] == ["ball", "?", "?"]


@pytest.mark.clause("KB-T5")
def test_a_space_left_empty_in_the_light_is_filled_when_it_is_dark_again() -> None:
    state = table(
        "yellow 1", beam=2, sections=room(s1="car (blue)", s3=". (kobold) ."), pawns="A5", supply="teddy car violet"
    )
    fetch(state, "5.1")
    assert (section(state, 3), section(state, 5)) == ("teddy (kobold) (car)", "violet (green)")


@pytest.mark.clause("KB-T5")
def test_a_token_laid_on_a_shut_space_is_told_to_nobody() -> None:
    events = fetch(table(pawns="A3", supply="teddy"), "3.2")
    assert heard(events, Refilled) == [Refilled((LaidToken(3, 2, "?"),))]


@pytest.mark.clause("KB-T5")
def test_when_nothing_is_missing_nothing_is_laid() -> None:
    state = table("blue 1", sections=room(s1="car (blue)"), pawns="A3")
    assert heard(fetch(state, "3.1"), Refilled) == []


@pytest.mark.clause("KB-T5", "KB-E1")
def test_a_short_supply_is_laid_in_order_as_far_as_it_goes() -> None:
    state = table(pawns="A7 A3 A3", supply="teddy violet")
    fetch(state, "7.1", "3.3", "3.1")
    assert (section(state, 3), section(state, 7)) == ("teddy (kobold) (violet)", ". (yellow)")
    assert (field(state, "supply"), field(state, "ended")) == ("none", "supply")


@pytest.mark.clause("KB-T6")
def test_the_end_of_a_fetch_turn_goes_in_its_order() -> None:
    state = table(
        "blue 1",
        sections=room(s4="!ball (blue)"),
        pawns="A4 A4 B3 B5",
        A="violet green yellow ball",
        supply="teddy",
    )
    events = fetch(state, "4.2", "4.1")
    order = [Uncovered, GemSet, Grabbed, Rolled, Caught, Refilled, Flashed, GameEnded]
    assert [type(event) for event in events] == order


@pytest.mark.clause("KB-T6", "KB-F1")
def test_flashes_are_scored_in_the_turn_that_ends_the_game() -> None:
    state = table(sections=room(s3="!ball (kobold) (car)"), pawns="A3", A="ball", supply="none")
    fetch(state, "3.1")
    assert state.over
    assert look(state).lines[0] == {"tiles": 2, "toy-trophies": 5}


@pytest.mark.clause("KB-T5", "KB-T8")
@pytest.mark.parametrize("face", ["blue 1", "blue 2", "yellow 1", "yellow 2", "blank"])
@pytest.mark.parametrize("beam", range(1, 8))
def test_after_a_fetch_turn_every_dark_space_is_full(beam: int, face: str) -> None:
    dark = (beam + 2) % 7 + 1
    state = bare(face, beam=beam, pawns=f"A{dark}")
    fetch(state, f"{dark}.1")
    for part in look(state).sections:
        assert part.lit or "." not in {space.token for space in part.spaces}
