"""Bad input: a typed error with a sentence, in three languages, and nothing changed."""

import pickle
from typing import Any

import pytest

import warren


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(warren.UnknownGame, match="koffer"):
        warren.game("skat")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_seats_out_of_range_are_refused(seats: int) -> None:
    with pytest.raises(warren.WrongSeats, match="2 to 4"):
        warren.game("koffer").start(seats=seats)


@pytest.mark.parametrize(
    "options",
    [{"colour": 1}, {"games": 0}, {"games": "many"}, {"memory": "perhaps"}, {"first": "E"}, {"specials": "1,1,2"}],
)
def test_bad_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(warren.BadOption):
        warren.game("koffer").start(seats=2, seed=1, **options)


@pytest.mark.parametrize(
    "move", ["", "take", "take 0", "take 8", "take -1", "take 1 2", "give 3", "take 1 asides", 99, -1, 2.5, None]
)
def test_unreadable_moves_change_nothing(move: object) -> None:
    state = warren.game("koffer").start(seats=2, seed=1)
    before = state.hash()
    with pytest.raises((warren.InvalidMove, TypeError)):
        state.play(state.ask().seats[0], move)  # type: ignore[arg-type]  # wrong on purpose
    assert state.hash() == before


def test_a_seat_not_asked_is_refused_and_changes_nothing() -> None:
    state = warren.game("koffer").start(seats=3, seed=1)
    before = state.hash()
    other = (state.ask().seats[0] + 1) % 3
    with pytest.raises(warren.NotAsked, match="waiting for"):
        state.play(other, "take 1")
    with pytest.raises(warren.WrongSeats):
        state.play(3, "take 1")
    with pytest.raises(warren.WrongSeats):
        state.view(-1)
    assert state.hash() == before


def test_nobody_moves_after_the_end() -> None:
    state = warren.game("koffer").start(seats=2, seed=1)
    while seats := state.ask().seats:
        state.play(seats[0], "take 1")
    with pytest.raises(warren.NotAsked, match="over"):
        state.play(0, "take 1")
    assert len(state.moves(0)) == 0


def test_an_error_speaks_three_languages_and_survives_pickling() -> None:
    state = warren.game("koffer").position({"A": "0", "B": "7"})
    with pytest.raises(warren.IllegalMove) as caught:
        state.play(0, "take 3")
    error = pickle.loads(pickle.dumps(caught.value))
    assert error.clause == "KF-T1"
    assert error.say("en") == "The card at place 3 costs 2 tokens, and you have 0. (KF-T1)"
    assert error.say("de") == "Die Karte auf Platz 3 kostet 2 Marken, und du hast 0. (KF-T1)"
    assert error.say("fr") == "La carte à la place 3 coûte 2 jetons, et vous en avez 0. (KF-T1)"
