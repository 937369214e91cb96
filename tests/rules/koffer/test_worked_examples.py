"""The examples of the rulebook."""

import pytest

from warren import Rng
from warren.games.koffer.game import GAME
from warren.games.koffer.rules.events import Laid

from .table import field, heard, lay, lines, play_out, table

AMELIA = "3 R1 R5 R7 Y6 Y10 (Y2) K4 K6 (K2) K5 B4 B9"


@pytest.mark.clause("KF-X1", "KF-E2")
def test_amelia_has_fifty_eight_points() -> None:
    state = table(A=AMELIA)
    assert state.scores()[0] == 58
    assert lines(state)[0] == {"cards": 13 + 16 + 15 + 13, "face-down": -2, "tokens": 3}


@pytest.mark.clause("KF-X1")
@pytest.mark.parametrize(
    ("colour", "total"), [("R1 R5 R7", 13), ("Y6 Y10 (Y2)", 15), ("K4 K6 (K2) K5", 14), ("B4 B9", 13)]
)
def test_amelias_colours_count_as_the_rulebook_adds_them(colour: str, total: int) -> None:
    assert table(A=f"0 {colour}").scores()[0] == total


@pytest.mark.clause("KF-X1", "KF-E1")
def test_amelia_has_as_many_cards_as_a_game_for_three_gives() -> None:
    state = GAME.start(seats=3, seed=1)
    play_out(state, Rng.seeded(1))
    for seat in "ABC":
        assert len(field(state, seat).split()) == len(AMELIA.split())


@pytest.mark.clause("KF-X1", "KF-T4")
def test_the_five_on_amelias_face_down_card_is_face_up() -> None:
    assert lay("K4 K6 (K2)", "K5").face == "up"


@pytest.mark.clause("KF-X2", "KF-T1")
def test_red_one_costs_amelia_a_token_on_red_ten_and_one_on_black_two() -> None:
    state = table(row="R10 K2 R1 B4 Y5 K9 R2")
    state.play(0, "take 3")
    assert field(state, "row").split()[:3] == ["R10*1", "K2*1", "B4"]
    assert field(state, "A") == "5 R1"


@pytest.mark.clause("KF-X3", "KF-T3")
def test_black_two_goes_face_down_on_black_six_and_any_black_card_may_follow() -> None:
    state = table(row="K2 R1 B4 Y5 K9 R2 Y1", A="7 K4 K6")
    assert heard(state.play(0, "take 1"), Laid) == [Laid(seat=0, card="K2", face="down", earned=0)]
    assert field(state, "A") == "7 K4 K6 (K2)"
    for value in (1, 3, 5, 7, 8, 9, 10):
        assert lay("K4 K6 (K2)", f"K{value}").face == "up"
