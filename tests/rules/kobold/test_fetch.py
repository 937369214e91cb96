"""Fetching: every own pawn goes home with a token of its section."""

import pytest
from hypothesis import given

from warren import Ask, IllegalMove, State
from warren.games.kobold.rules.events import Grabbed, Rolled, Uncovered
from warren.games.kobold.rules.moves import Grab

from .table import fetch, field, heard, look, many, playings, room, section, table, texts


@pytest.mark.clause("KB-T2")
def test_a_pawn_goes_home_with_a_token_of_its_section() -> None:
    state = table(pawns="A3")
    events = fetch(state, "3.1")
    assert events[0] == Grabbed(seat=0, section=3, space=1, token="ball")
    assert field(state, "A") == "ball tiles=0 gems=0"
    assert field(state, "pawns") == "none"
    assert look(state).loot[0].hand == 3


@pytest.mark.clause("KB-T2")
def test_any_token_of_a_section_with_an_own_pawn_may_be_taken_face_up_or_face_down() -> None:
    grabs = [text for text in texts(table(pawns="A3 A6"), 0) if text.startswith("grab")]
    assert grabs == ["grab 3.1", "grab 3.2", "grab 3.3", "grab 6.1", "grab 6.2", "grab 6.3"]


@pytest.mark.clause("KB-T2")
def test_with_a_pawn_in_hand_and_one_on_the_board_the_seat_chooses() -> None:
    assert {text.split()[0] for text in texts(table(pawns="A3 A4"), 0)} == {"place", "grab"}


@pytest.mark.clause("KB-T2")
def test_with_all_three_pawns_on_the_board_a_fetch_is_compulsory() -> None:
    state = table(pawns="A3 A4 A5")
    assert {text.split()[0] for text in texts(state, 0)} == {"grab"}
    before = state.hash()
    with pytest.raises(IllegalMove, match="All your pawns are in the room") as refusal:
        state.play(0, "place 6")
    assert refusal.value.clause == "KB-T2"
    assert state.hash() == before


@pytest.mark.clause("KB-T2")
def test_a_fetch_goes_on_until_no_own_pawn_is_on_the_board() -> None:
    state = table(pawns="A3 A4 A4 B5")
    for cell, left in [("4.1", "A3 A4 B5"), ("3.1", "A4 B5")]:
        assert heard(fetch(state, cell), Rolled) == []
        assert (field(state, "pawns"), field(state, "fetching")) == (left, "yes")
        assert state.ask() == Ask((0,), "grab")
    assert len(heard(fetch(state, "4.2"), Rolled)) == 1
    assert (field(state, "pawns"), field(state, "fetching")) == ("B5", "no")
    assert state.ask() == Ask((1,), "turn")


@pytest.mark.clause("KB-T2")
def test_once_begun_no_pawn_may_be_placed() -> None:
    state = table(pawns="A3 A4")
    fetch(state, "3.1")
    assert texts(state, 0) == ["grab 4.1", "grab 4.2"]
    before = state.hash()
    with pytest.raises(IllegalMove, match="goes on") as refusal:
        state.play(0, "place 6")
    assert refusal.value.clause == "KB-T2"
    assert state.hash() == before


@pytest.mark.clause("KB-T2")
@pytest.mark.parametrize("order", [("3.1", "4.1", "6.2"), ("6.2", "4.1", "3.1"), ("4.1", "6.2", "3.1")])
def test_the_seat_chooses_the_order(order: tuple[str, ...]) -> None:
    state = table(pawns="A3 A4 A6")
    events = heard(fetch(state, *order), Grabbed)
    assert [f"{event.section}.{event.space}" for event in events] == list(order)
    assert field(state, "A") == "ball clown blue tiles=0 gems=0"


@pytest.mark.clause("KB-T2")
def test_two_pawns_in_a_section_take_two_tokens_of_it() -> None:
    state = table(pawns="A3 A3")
    fetch(state, "3.3")
    assert texts(state, 0) == ["grab 3.1", "grab 3.2"]
    fetch(state, "3.1")
    assert field(state, "A") == "ball car tiles=0 gems=0"


@pytest.mark.clause("KB-T2")
def test_a_face_down_token_is_shown_to_all_before_the_next_choice() -> None:
    state = table(pawns="A3 A4")
    (event,) = state.play(0, "grab 3.2")
    assert event == Uncovered(seat=0, section=3, space=2, token="kobold")
    assert event.reveals
    assert look(state, 1).loot[0].kobolds == 1
    assert (state.ask(), texts(state, 0)) == (Ask((0,), "grab"), ["grab 4.1", "grab 4.2"])


@pytest.mark.clause("KB-T2")
def test_taking_a_face_up_token_reveals_nothing() -> None:
    (event,) = table(pawns="A3 A4").play(0, "grab 3.1")
    assert isinstance(event, Grabbed)
    assert not event.reveals


@pytest.mark.clause("KB-T2")
def test_a_fetch_without_a_pawn_on_the_board_is_refused() -> None:
    state = table(pawns="B3")
    before = state.hash()
    with pytest.raises(IllegalMove, match="no pawn in the room") as refusal:
        state.play(0, "grab 3.1")
    assert refusal.value.clause == "KB-T2"
    assert state.hash() == before


@pytest.mark.clause("KB-T2")
@pytest.mark.parametrize("fetching", ["no", "yes"])
def test_a_token_of_another_section_is_refused(fetching: str) -> None:
    state = table(pawns="A3 B4", fetching=fetching)
    before = state.hash()
    with pytest.raises(IllegalMove, match="None of your pawns is in section 4") as refusal:
        state.play(0, "grab 4.1")
    assert refusal.value.clause == "KB-T2"
    assert state.hash() == before


@pytest.mark.clause("KB-T2")
@pytest.mark.parametrize("cell", ["3.2", "4.3"])
def test_an_empty_or_missing_space_is_refused(cell: str) -> None:
    state = table(pawns="A3 A4", sections=room(s3="ball . (car)"))
    before = state.hash()
    with pytest.raises(IllegalMove, match=f"no token at {cell}") as refusal:
        state.play(0, f"grab {cell}")
    assert refusal.value.clause == "KB-T2"
    assert state.hash() == before


@pytest.mark.clause("KB-T2")
def test_a_fetch_touches_neither_the_pawns_nor_the_loot_of_others() -> None:
    state = table(pawns="A3 B3 B4", B="ball car*2 kobold tiles=3 gems=5")
    fetch(state, "3.1")
    assert field(state, "pawns") == "B3 B4"
    assert field(state, "B") == "ball car*2 kobold tiles=3 gems=5"


@pytest.mark.clause("KB-T2")
def test_a_taken_token_is_gone_from_the_board_at_once() -> None:
    state = table(pawns="A3 A3")
    fetch(state, "3.2")
    assert section(state, 3) == "ball . (car)"


@pytest.mark.clause("KB-T2")
def test_an_offer_tells_what_is_seen_whether_it_begins_and_whether_it_is_the_last() -> None:
    state = table(pawns="A4 A4")
    for begins, last in [(True, False), (False, True)]:
        offers = [offer for offer in state.offers(0) if isinstance(offer, Grab) and offer.space == 2]
        (offer,) = offers
        assert (offer.token, offer.begins, offer.last) == ("?", begins, last)
        fetch(state, "4.1") if begins else None


@pytest.mark.clause("KB-T1", "KB-T2")
@given(state=playings())
@many
def test_every_move_is_either_listed_or_refused_with_its_clause(state: State) -> None:
    before = state.hash()
    for seat in state.ask().seats:
        for move in state.game.move_table:
            if move in state.moves(seat):
                state.copy().play(seat, move)
            else:
                with pytest.raises(IllegalMove) as refusal:
                    state.play(seat, move)
                assert refusal.value.clause in ("KB-T1", "KB-T2")
    assert state.hash() == before


@pytest.mark.clause("KB-T2")
@given(state=playings())
@many
def test_an_offer_tells_what_its_move_then_does(state: State) -> None:
    for seat in state.ask().seats:
        offers = state.offers(seat)
        assert [offer.move for offer in offers] == texts(state, seat)
        for offer in offers:
            if isinstance(offer, Grab):
                events = list(state.copy().play(seat, offer.move))
                taken = [event for event in events if isinstance(event, (Grabbed, Uncovered))]
                assert [(event.section, event.space) for event in taken] == [(offer.section, offer.space)]
                assert offer.token == ("?" if isinstance(taken[0], Uncovered) else taken[0].token)
                assert offer.last == bool(heard(events, Rolled))
