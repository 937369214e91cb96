"""Counting points."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren import Outcome, State
from warren.games.koffer.game import GAME

from .table import ROW, last_turn, lines, many, playings, table


@pytest.mark.clause("KF-E2")
def test_a_score_is_face_up_values_less_face_down_cards_plus_tokens() -> None:
    state = table(A="4 K3 K8 R10 (R9) B1", B="2 Y7 (Y6)")
    assert state.scores() == (4 + 3 + 8 + 10 - 1 + 1, 2 + 7 - 1)
    assert lines(state) == (
        {"cards": 22, "face-down": -1, "tokens": 4},
        {"cards": 7, "face-down": -1, "tokens": 2},
    )


@pytest.mark.clause("KF-E2")
@given(
    cards=st.permutations([f"{colour}{value}" for colour in "KRBY" for value in range(1, 11)]),
    ups=st.integers(0, 12),
    downs=st.integers(0, 12),
    tokens=st.integers(0, 32),
)
@many
def test_any_display_is_counted_by_the_same_sum(cards: list[str], ups: int, downs: int, tokens: int) -> None:
    up, down = cards[:ups], [f"({card})" for card in cards[ups : ups + downs]]
    state = table(A=" ".join([str(tokens), *up, *down]))
    assert state.scores()[0] == sum(int(card[1:]) for card in up) - len(down) + tokens


@pytest.mark.clause("KF-E2")
def test_a_score_may_be_negative() -> None:
    assert table(A="0 K1 (R9) (B9)").scores()[0] == -1


@pytest.mark.clause("KF-E2")
def test_tokens_on_the_row_are_nobodys() -> None:
    assert table(row="R10*9 K2*8 R1*1 B4 Y5 K9 R2", A="1", B="0").scores() == (1, 0)


@pytest.mark.clause("KF-E2")
def test_scores_are_counted_at_any_time_as_if_the_game_ended_now() -> None:
    state = table(row=ROW)
    state.play(0, "take 3")
    assert state.scores() == (5 + 1, 7)
    state.play(1, "take 1")
    assert state.scores() == (6, 7 + 1 + 10)


@pytest.mark.clause("KF-E2")
def test_most_points_win() -> None:
    state = last_turn(seats=3, turn="C", A="7 B10", B="7 B9", C="0")
    state.play(2, "take 1")
    assert state.outcome() == Outcome(winners=(0,), scores=(17, 16, 10), reason="most-points")


@pytest.mark.clause("KF-E2")
@pytest.mark.parametrize(
    ("a", "b", "c", "winners"),
    [("5", "5", "0", (0, 1)), ("5", "0", "5", (0, 2)), ("2", "2", "2", (0, 1, 2)), ("0", "1", "1", (1, 2))],
)
def test_a_tie_is_shared(a: str, b: str, c: str, winners: tuple[int, ...]) -> None:
    outcome = table(over="yes", A=a, B=b, C=c).outcome()
    assert outcome is not None
    assert outcome.winners == winners


@pytest.mark.clause("KF-E2")
@given(state=playings())
@many
def test_scores_agree_with_their_lines_and_with_the_second_count(state: State) -> None:
    assert state.scores() == GAME.recount(state)
    assert state.scores() == tuple(state.score_of(seat) for seat in range(state.seats))
    totals = [int(word) for word in GAME.write_position(state)["match"].split()[1:]]
    sums = [sum(line.values()) for line in lines(state)]
    assert state.scores() == tuple(total + points for total, points in zip(totals, sums, strict=True))
