"""What a table may choose."""

import pytest

from warren import BadOption
from warren.games.kobold.game import GAME

from .table import look


@pytest.mark.clause("KB-C1")
@pytest.mark.parametrize(("seats", "side"), [(2, "small"), (3, "large"), (4, "large")])
def test_the_side_follows_from_the_seats_unless_the_table_chooses(seats: int, side: str) -> None:
    assert look(GAME.start(seats, 1)).side == side
    assert look(GAME.start(seats, 1, board="auto")).side == side


@pytest.mark.clause("KB-C1")
@pytest.mark.parametrize("board", ["small", "large", "SMALL", " large "])
def test_three_seats_may_choose_either_side(board: str) -> None:
    assert look(GAME.start(3, 1, board=board)).side == board.strip().lower()


@pytest.mark.clause("KB-C1")
@pytest.mark.parametrize(("seats", "board"), [(2, "large"), (4, "small")])
def test_the_large_side_for_two_and_the_small_one_for_four_are_refused(seats: int, board: str) -> None:
    with pytest.raises(BadOption, match="board"):
        GAME.start(seats, 1, board=board)


@pytest.mark.clause("KB-C1", "KB-E4", "KB-S3")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("board", "round"),
        ("board", ""),
        ("board", True),
        ("board", 3),
        ("games", 0),
        ("games", 21),
        ("games", "many"),
        ("games", 1.5),
        ("first", "C"),
        ("first", "AB"),
        ("first", 9),
        ("specials", "off"),
    ],
)
def test_what_is_no_choice_is_refused(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        GAME.read_options(2, {option: value})


@pytest.mark.clause("KB-S3")
@pytest.mark.parametrize(("seats", "letters"), [(2, "AB"), (3, "ABC"), (4, "ABCD")])
def test_any_seat_at_the_table_may_be_named_first(seats: int, letters: str) -> None:
    for seat, letter in enumerate(letters):
        assert GAME.start(seats, 1, first=letter).ask().seats == (seat,)
        assert GAME.start(seats, 1, first=letter.lower()).ask().seats == (seat,)


def test_choices_may_come_as_text() -> None:
    assert GAME.start(3, 1, games="3", board="small").hash() == GAME.start(3, 1, games=3, board="small").hash()
