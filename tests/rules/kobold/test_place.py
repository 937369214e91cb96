"""Placing a pawn."""

import pytest

from warren import Ask, IllegalMove, NotAsked, WrongSeats
from warren.games.kobold.rules.events import Placed
from warren.games.kobold.rules.moves import Place

from .table import bare, field, room, table, texts


@pytest.mark.clause("KB-T1")
def test_a_pawn_goes_from_the_hand_into_a_dark_section_and_the_next_seat_is_asked() -> None:
    state = table()
    assert list(state.play(0, "place 5")) == [Placed(seat=0, section=5)]
    assert field(state, "pawns") == "A5"
    assert state.ask() == Ask((1,), "turn")


@pytest.mark.clause("KB-T1")
@pytest.mark.parametrize("beam", range(1, 8))
def test_every_dark_section_may_be_entered_and_no_lit_one(beam: int) -> None:
    dark = [number for number in range(1, 8) if number not in (beam, beam % 7 + 1)]
    assert texts(bare(beam=beam), 0) == [f"place {number}" for number in dark]


@pytest.mark.clause("KB-T1")
@pytest.mark.parametrize("number", [1, 2])
def test_a_lit_section_is_refused_even_with_tokens_in_it_and_nothing_changes(number: int) -> None:
    state = table(sections=room(s1="ball (car)", s2="teddy (blue)"))
    before = state.hash()
    with pytest.raises(IllegalMove, match=f"Section {number} is lit") as refusal:
        state.play(0, f"place {number}")
    assert refusal.value.clause == "KB-T1"
    assert state.hash() == before


@pytest.mark.clause("KB-T1")
@pytest.mark.parametrize(("number", "tokens"), [(4, 2), (5, 2), (7, 2), (3, 3), (6, 3)])
def test_own_pawns_never_exceed_the_tokens_in_a_section(number: int, tokens: int) -> None:
    pawns = " ".join([f"A{number}"] * min(tokens, 2))
    state = table(pawns=pawns)
    assert (f"place {number}" in texts(state, 0)) == (tokens == 3)
    if tokens == 2:
        before = state.hash()
        with pytest.raises(IllegalMove, match=f"Section {number} has 2 tokens") as refusal:
            state.play(0, f"place {number}")
        assert refusal.value.clause == "KB-T1"
        assert state.hash() == before


@pytest.mark.clause("KB-T1")
def test_all_three_pawns_fit_into_a_section_of_three() -> None:
    state = table(pawns="A3 A3")
    state.play(0, "place 3")
    assert field(state, "pawns") == "A3 A3 A3"


@pytest.mark.clause("KB-T1")
def test_tokens_count_and_not_spaces() -> None:
    state = table(sections=room(s3="ball . ."), pawns="A3")
    assert "place 3" not in texts(state, 0)


@pytest.mark.clause("KB-T1")
def test_pawns_of_other_seats_do_not_count() -> None:
    state = table(seats=3, pawns="B4 B4 C4 C4")
    state.play(0, "place 4")
    assert field(state, "pawns") == "A4 B4 B4 C4 C4"
    assert "place 4" in texts(table(seats=3, pawns="A4 B4 B4 C4 C4"), 0)


@pytest.mark.clause("KB-T1", "KB-T2")
def test_with_no_pawn_on_the_board_there_is_only_placing() -> None:
    assert {text.split()[0] for text in texts(table(), 0)} == {"place"}


@pytest.mark.clause("KB-T7")
def test_nothing_is_rolled_caught_refilled_or_scored_after_a_place() -> None:
    state = table(face="blue 2", pawns="B3 B4", sections=room(s3=". (kobold) (car)"))
    before = {key: field(state, key) for key in ("beam", "sections", "supply", "die", "rng", "A", "B")}
    assert list(state.play(0, "place 4")) == [Placed(seat=0, section=4)]
    assert {key: field(state, key) for key in before} == before
    assert field(state, "pawns") == "A4 B3 B4"


@pytest.mark.clause("KB-T7", "KB-E1")
def test_a_place_never_ends_the_game() -> None:
    state = table(supply="none")
    state.play(0, "place 3")
    assert not state.over


@pytest.mark.clause("KB-T1", "KB-T2")
@pytest.mark.parametrize("pawns", ["none", "A3", "A3 A4", "A3 A4 A5", "A3 A3 A3"])
def test_there_is_no_passing(pawns: str) -> None:
    assert {text.split()[0] for text in texts(table(pawns=pawns), 0)} <= {"place", "grab"}
    assert texts(table(pawns=pawns), 0)


@pytest.mark.clause("KB-T1", "KB-T3")
def test_an_offer_tells_how_many_faces_would_light_the_section() -> None:
    dangers = {offer.section: offer.danger for offer in table().offers(0) if isinstance(offer, Place)}
    # From 1 and 2: blue 1 lights 2 and 3, blue 2 3 and 4, yellow 1 7 and 1, yellow 2 6 and 7.
    assert dangers == {3: 2, 4: 1, 5: 0, 6: 1, 7: 2}


@pytest.mark.clause("KB-S3")
def test_only_the_seat_whose_turn_it_is_is_asked() -> None:
    state = table(turn="B")
    before = state.hash()
    assert state.ask() == Ask((1,), "turn")
    assert texts(state, 0) == []
    with pytest.raises(NotAsked, match="waiting for B"):
        state.play(0, "place 3")
    assert state.hash() == before


@pytest.mark.clause("KB-S3")
@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_at_the_table_cannot_play(seat: int) -> None:
    with pytest.raises(WrongSeats):
        table().play(seat, "place 3")
