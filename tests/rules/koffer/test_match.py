"""Several games in a row."""

import pytest
from hypothesis import given

from warren import Rng
from warren.games.koffer.game import GAME
from warren.games.koffer.rules.events import Dealt, GameEnded, Laid

from .table import few, field, heard, last_turn, look, play_out, seat_counts, seeds, specials


@pytest.mark.clause("KF-E3")
def test_points_are_added_up_and_the_next_game_is_dealt() -> None:
    state = last_turn(options="games=2", match="1 0 0", A="3 K6 (K3)", B="1 Y8")
    events = state.play(1, "take 1")
    assert heard(events, GameEnded)[0].points == (8, 19)
    assert [dealt.game for dealt in heard(events, Dealt)] == [2]
    assert field(state, "match") == "2 8 19"
    assert state.scores() == (8 + 7, 19 + 7)
    assert [state.score_of(seat) for seat in (0, 1)] == [15, 26]
    assert not state.over


@pytest.mark.clause("KF-E3")
def test_points_are_added_to_those_of_the_games_before() -> None:
    state = last_turn(options="games=3", match="2 30 -4", A="3", B="1 Y8")
    state.play(1, "take 1")
    assert field(state, "match") == "3 33 15"
    assert look(state).totals == (33, 15)


@pytest.mark.clause("KF-E3", "KF-S1")
def test_the_next_game_begins_with_a_fresh_table() -> None:
    row = "R10*1 K2*2 R1*3 B4*1 Y5*1 K9*1 R2*2"
    state = last_turn(options="games=2", seats=3, turn="C", row=row, specials="3 8 9", A="3 K6 [Y1]", box="0")
    state.play(2, "take 1 aside")
    view = look(state)
    assert (len(view.row), view.deck, view.box, view.last_round) == (7, 33, 11, False)
    assert "*" not in field(state, "row")
    assert [field(state, seat) for seat in "ABC"] == ["7"] * 3
    assert [display.may_put_aside for display in view.displays] == [True] * 3
    assert field(state, "last") == "none"


@pytest.mark.clause("KF-E3", "KF-T3")
@pytest.mark.parametrize("seed", range(5))
def test_the_next_game_begins_with_new_sequences(seed: int) -> None:
    state = last_turn(options="games=2", A="7 K10 B10 Y10 R9", B="7 B9 Y9", rng=Rng.seeded(seed).words())
    state.play(1, "take 1")
    for seat in (1, 0):
        assert heard(state.play(seat, "take 1"), Laid)[0].face == "up"


@pytest.mark.clause("KF-E3")
@pytest.mark.parametrize(("first", "turn", "then"), [("A", "C", "B"), ("B", "A", "C"), ("C", "B", "A")])
def test_the_start_moves_one_place_clockwise(first: str, turn: str, then: str) -> None:
    state = last_turn(options="games=2", seats=3, first=first, turn=turn)
    (dealt,) = heard(state.play("ABC".index(turn), "take 1"), Dealt)
    assert dealt.first == "ABC".index(then)
    assert (field(state, "first"), field(state, "turn")) == (then, then)


@pytest.mark.clause("KF-E3", "KF-E1")
@given(seats=seat_counts, seed=seeds, chosen=specials)
@few
def test_every_game_of_a_match_is_played_in_full(seats: int, seed: int, chosen: str) -> None:
    state = GAME.start(seats, seed, specials=chosen, games=3)
    first = state.ask().seats[0]
    turns = play_out(state, Rng.seeded(seed))
    a_game = 34 if seats == 2 and "7" not in chosen.split(",") else 36
    begins = [(first + game) % seats for game in range(3)]
    assert turns == [(begin + turn) % seats for begin in begins for turn in range(a_game)]


@pytest.mark.clause("KF-E3")
def test_most_points_of_the_whole_match_win() -> None:
    state = last_turn(options="games=2", match="2 20 3", A="0", B="5")
    state.play(1, "take 1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((20, 18), (0,))


@pytest.mark.clause("KF-E3")
def test_a_tie_after_the_last_game_is_shared() -> None:
    state = last_turn(options="games=2", match="2 20 5", A="0", B="5")
    state.play(1, "take 1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((20, 20), (0, 1))


@pytest.mark.clause("KF-E3")
def test_a_tie_after_an_earlier_game_ends_nothing() -> None:
    state = last_turn(options="games=2", A="10", B="0")
    state.play(1, "take 1")
    assert not state.over
    assert state.outcome() is None


@pytest.mark.clause("KF-E3", "KF-P1")
def test_new_special_cards_are_drawn_for_each_game() -> None:
    drawn = set()
    for seed in range(60):
        words = Rng.seeded(seed).words()
        state = last_turn(options="games=2 specials=random", specials="1 2 3", rng=words)
        (dealt,) = heard(state.play(1, "take 1"), Dealt)
        assert dealt.specials == look(state).specials
        drawn.add(dealt.specials)
    assert len(drawn) > 40


@pytest.mark.clause("KF-E3", "KF-P1")
def test_special_cards_that_the_table_fixed_stay() -> None:
    state = GAME.start(seats=2, seed=8, specials="4,6,12", games=2)
    play_out(state, Rng.seeded(8), turns=34)
    assert look(state).game == 2
    assert look(state).specials == (4, 6, 12)


@pytest.mark.clause("KF-E3")
def test_without_special_cards_no_game_of_the_match_has_any() -> None:
    state = GAME.start(seats=2, seed=8, games=2)
    play_out(state, Rng.seeded(8), turns=34)
    assert (look(state).game, look(state).specials) == (2, ())
