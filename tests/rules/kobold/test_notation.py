"""How moves and tables are written down and read back."""

import pytest
from hypothesis import given

from warren import InvalidMove, State
from warren.games.kobold.game import GAME

from .table import end, fetch, field, many, playings, room, table


def test_every_move_is_written_as_a_section_or_as_section_and_space() -> None:
    places = [f"place {section}" for section in range(1, 8)]
    grabs = [f"grab {section}.{space}" for section in range(1, 8) for space in range(1, 4)]
    assert [move.text for move in GAME.move_table] == places + grabs


@pytest.mark.parametrize("move", GAME.move_table, ids=str)
def test_a_moves_notation_reads_back_as_that_move(move: object) -> None:
    assert GAME.move_of(GAME.parse_move(str(move))) == move


@pytest.mark.parametrize("text", ["grab 2.1", "GRAB 2.1", "  grab   2.1 ", "Grab\t2.1"])
def test_capitals_and_blanks_do_not_matter(text: str) -> None:
    assert GAME.move_of(GAME.parse_move(text)) == "grab 2.1"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "5",
            "place",
            "place 0",
            "place 8",
            "place 12",
            "place -1",
            "place 1.1",
            "place five",
            "place5",
            "place ５",
        ),
        *(
            "grab",
            "grab 2",
            "grab 2.0",
            "grab 2.4",
            "grab 8.1",
            "grab 0.1",
            "grab 2,1",
            "grab 2 1",
            "grab 2.1.1",
            "pass",
        ),
        *("fetch", "place 3\nplace 4", "grab 3.1;"),
    ],
)
def test_an_unreadable_move_is_refused_and_nothing_changes(text: str) -> None:
    state = table(pawns="A3")
    before = state.hash()
    with pytest.raises(InvalidMove):
        state.play(0, text)
    assert state.hash() == before


@pytest.mark.parametrize("code", [-1, 28, 10**30])
def test_a_number_that_is_no_move_is_refused(code: int) -> None:
    state = table()
    before = state.hash()
    with pytest.raises(InvalidMove):
        state.play(0, code)
    assert state.hash() == before


@pytest.mark.parametrize("text", ["", "place 0", "nonsense"])
def test_an_unreadable_move_is_called_so_whoever_makes_it(text: str) -> None:
    state = end()
    for seat in (0, 1):
        with pytest.raises(InvalidMove):
            state.play(seat, text)


def test_a_move_may_be_given_as_text_as_a_number_or_as_itself() -> None:
    tables = [table() for _ in range(3)]
    tables[0].play(0, "place 3")
    tables[1].play(0, 2)
    tables[2].play(0, tables[2].moves(0)[0])
    assert len({state.hash() for state in tables}) == 1


def test_tokens_are_written_by_name_face_down_in_brackets_and_flashes_with_a_mark() -> None:
    sections = room(s3="!ball (!teddy) (kobold)", s1="car .")
    state = table(sections=sections, A="ball*2 teddy violet kobold tiles=3 gems=5", removed="!car blue*2")
    assert field(state, "sections") == sections
    assert field(state, "A") == "ball*2 teddy violet kobold tiles=3 gems=5"
    assert field(state, "removed") == "blue*2 !car"


def test_flashes_taken_this_turn_are_written_in_their_order() -> None:
    state = table(sections=room(s3="!teddy (!ball) (!ball)"), pawns="A3 A3 A3")
    fetch(state, "3.1", "3.3")
    assert field(state, "flashes") == "!teddy !ball"


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


def test_playing_on_a_copy_leaves_the_table_as_it_was() -> None:
    state = table("blue 1", sections=room(s4="!ball (blue)"), pawns="A4 A4 B3", A="violet green yellow ball")
    before = state.hash()
    copy = state.copy()
    fetch(copy, "4.2", "4.1")
    assert state.hash() == before
    fetch(state, "4.2", "4.1")
    assert state.hash() == copy.hash()
