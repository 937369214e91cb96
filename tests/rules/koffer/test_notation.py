"""How moves and tables are written down and read back."""

import pytest
from hypothesis import given

from warren import InvalidMove, State
from warren.games.koffer.game import GAME

from .table import ROW, field, last_turn, many, playings, table


@pytest.mark.clause("KF-T1")
def test_every_move_is_written_as_a_place_of_the_row() -> None:
    places = [f"take {place}" for place in range(1, 8)]
    assert [move.text for move in GAME.move_table] == places + [f"{place} aside" for place in places]


@pytest.mark.parametrize("move", GAME.move_table, ids=str)
def test_a_moves_notation_reads_back_as_that_move(move: object) -> None:
    assert GAME.move_of(GAME.parse_move(str(move))) == move


@pytest.mark.parametrize("text", ["take 3", "TAKE 3", "  take   3 ", "Take\t3"])
def test_capitals_and_blanks_do_not_matter(text: str) -> None:
    assert GAME.move_of(GAME.parse_move(text)) == "take 3"


def test_a_move_may_be_given_as_text_as_a_number_or_as_itself() -> None:
    tables = [table(row=ROW) for _ in range(3)]
    tables[0].play(0, "take 3")
    tables[1].play(0, 2)
    tables[2].play(0, tables[2].moves(0)[2])
    assert len({state.hash() for state in tables}) == 1


@pytest.mark.parametrize(
    "text",
    [
        *("", "3", "take", "take 0", "take 8", "take 12", "take -1", "take 1.0", "take ３", "take three", "grab 3"),
        *("take3", "take 3 4", "take 3;", "take 3\ntake 4", "take 3aside", "take 3 asides", "aside take 3"),
    ],
)
def test_an_unreadable_move_is_refused_and_nothing_changes(text: str) -> None:
    state = table(row=ROW, specials="8 14 15")
    before = state.hash()
    with pytest.raises(InvalidMove):
        state.play(0, text)
    assert state.hash() == before


@pytest.mark.parametrize("code", [-1, 14, 10**30])
def test_a_number_that_is_no_move_is_refused(code: int) -> None:
    state = table(row=ROW)
    before = state.hash()
    with pytest.raises(InvalidMove):
        state.play(0, code)
    assert state.hash() == before


@pytest.mark.parametrize("text", ["", "take 0", "nonsense"])
def test_an_unreadable_move_is_called_so_whoever_makes_it(text: str) -> None:
    state = last_turn()
    for seat in (0, 1):
        with pytest.raises(InvalidMove):
            state.play(seat, text)


def test_cards_are_written_by_colour_and_value_face_down_in_brackets() -> None:
    state = table(row="K7*2 R1 B3 Y4 K1 K2 K3", A="3 K6 (K5) Y10 [R9]", specials="8 14 15")
    assert field(state, "row") == "K7*2 R1 B3 Y4 K1 K2 K3"
    assert field(state, "A") == "3 K6 (K5) Y10 [R9]"


def test_seats_are_written_as_letters() -> None:
    state = table(seats=4, first="C", turn="D")
    assert (field(state, "first"), field(state, "turn")) == ("C", "D")
    assert state.ask().seats == (3,)


def test_the_taken_card_is_written_under_its_colour() -> None:
    state = table(row="B4 K9 R1 R2 R3 R4 R5", A="7 K6 R7 Y8")
    state.play(0, "take 1")
    assert field(state, "A") == "7 K6 R7 B4 Y8"


@given(state=playings())
@many
def test_a_position_reads_back_as_the_same_table(state: State) -> None:
    again = GAME.position(state.position())
    assert again.position() == state.position()
    assert again.hash() == state.hash()
    assert (again.ask(), again.scores(), again.outcome()) == (state.ask(), state.scores(), state.outcome())
    assert again.view(None) == state.view(None)


@given(state=playings())
@many
def test_a_copy_is_the_same_table(state: State) -> None:
    assert state.copy().position() == state.position()


def test_a_copy_keeps_the_choices_of_its_table_and_who_put_a_card_aside() -> None:
    options = "games=2 memory=yes specials=random"
    state = table(row=ROW, A="7 [Y1]", B="7", turn="B", specials="3 8 9", last="1", options=options)
    assert state.copy().position() == state.position()
    assert state.copy().view(None) == state.view(None)


@given(state=playings())
@many
def test_a_table_that_was_read_back_plays_on_like_the_first(state: State) -> None:
    again = GAME.position(state.position())
    while state.ask().seats:
        (seat,) = state.ask().seats
        assert list(again.moves(seat)) == list(state.moves(seat))
        move = state.moves(seat)[-1]
        assert list(again.play(seat, move)) == list(state.play(seat, move))
    assert again.hash() == state.hash()
