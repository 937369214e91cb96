"""When a game ends."""

import pytest
from hypothesis import given

from warren import Rng
from warren.games.koffer.game import GAME
from warren.games.koffer.rules.events import GameEnded, LastRound

from .table import ROW, few, heard, last_turn, look, play_out, seat_counts, seeds, specials, table


@pytest.mark.clause("KF-E1", "KF-P4")
@given(seats=seat_counts, seed=seeds, chosen=specials)
@few
def test_a_game_has_as_many_turns_as_the_rules_count(seats: int, seed: int, chosen: str) -> None:
    state = GAME.start(seats, seed, specials=chosen)
    turns = play_out(state, Rng.seeded(seed))
    assert len(turns) == (34 if seats == 2 and "7" not in chosen.split(",") else 36)
    assert [turns.count(seat) for seat in range(seats)] == [len(turns) // seats] * seats


@pytest.mark.clause("KF-E1")
@pytest.mark.parametrize(("seats", "each"), [(2, 17), (3, 12), (4, 9)])
@pytest.mark.parametrize("first", "AB")
def test_all_seats_have_the_same_number_of_turns(seats: int, each: int, first: str) -> None:
    state = GAME.start(seats, seed=3, first=first)
    turns = play_out(state, Rng.seeded(3))
    assert [turns.count(seat) for seat in range(seats)] == [each] * seats


@pytest.mark.clause("KF-E1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_thirty_fourth_turn_triggers_the_end(seats: int) -> None:
    state = GAME.start(seats, seed=4, first="A")
    play_out(state, Rng.seeded(4), turns=33)
    assert (look(state).deck, look(state).last_round) == (0, False)
    (seat,) = state.ask().seats
    assert heard(state.play(seat, "take 1"), LastRound) == [LastRound()]
    assert look(state).last_round


@pytest.mark.clause("KF-E1")
def test_turning_the_last_deck_card_does_not_trigger_the_end() -> None:
    state = table(row=ROW, deck="Y9", first="A", turn="B")
    assert heard(state.play(1, "take 1"), LastRound) == []
    assert (look(state).deck, look(state).last_round, state.over) == (0, False, False)
    assert heard(state.play(0, "take 1"), LastRound) == [LastRound()]
    assert not state.over
    state.play(1, "take 1")
    assert state.over


@pytest.mark.clause("KF-E1")
@pytest.mark.parametrize(("trigger", "follow"), [("C", "CDAB"), ("D", "DAB"), ("A", "AB"), ("B", "B")])
def test_the_round_is_finished_at_the_seat_before_the_first(trigger: str, follow: str) -> None:
    state = table(seats=4, first="C", turn=trigger, row=ROW, deck="none")
    for letter in follow:
        assert not state.over
        assert state.ask().seats == ("ABCD".index(letter),)
        state.play("ABCD".index(letter), "take 1")
    assert state.over


@pytest.mark.clause("KF-E1")
def test_the_last_round_is_announced_once() -> None:
    state = table(seats=4, row=ROW, deck="none")
    told = [heard(state.play(seat, "take 1"), LastRound) for seat in range(4)]
    assert told == [[LastRound()], [], [], []]


@pytest.mark.clause("KF-E1", "KF-E2")
def test_the_end_is_told_with_the_points_line_by_line() -> None:
    state = last_turn(A="3 K6 (K3)", B="0")
    (ended,) = heard(state.play(1, "take 1"), GameEnded)
    assert ended == GameEnded(game=1, points=(8, 10), lines=({"cards": 6, "face-down": -1, "tokens": 3}, {"cards": 10}))


@pytest.mark.clause("KF-E1")
def test_there_is_no_outcome_before_the_end() -> None:
    state = last_turn()
    assert state.outcome() is None
    state.play(1, "take 1")
    assert state.outcome() is not None
