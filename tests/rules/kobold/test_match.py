"""Several games in a row."""

import pytest
from hypothesis import given

from warren import Rng
from warren.games.kobold.game import GAME
from warren.games.kobold.rules.events import Dealt, GameEnded

from .table import fetch, few, field, heard, last_turn, look, play_out, seeds, sides


@pytest.mark.clause("KB-E4")
def test_points_are_added_up_and_the_next_game_is_dealt() -> None:
    state = last_turn(options="games=2", A="kobold*2 teddy", B="tiles=4")
    events = fetch(state, "5.1")
    assert heard(events, GameEnded)[0].points == (7, 4)
    assert [dealt.game for dealt in heard(events, Dealt)] == [2]
    assert (field(state, "match"), state.scores(), state.over) == ("2 7 4", (7, 4), False)


@pytest.mark.clause("KB-E4")
def test_points_are_added_to_those_of_the_games_before() -> None:
    state = last_turn(options="games=3", match="2 10 20", A="kobold", B="tiles=4")
    fetch(state, "5.1")
    assert (field(state, "match"), look(state).totals) == ("3 11 24", (11, 24))


@pytest.mark.clause("KB-E4", "KB-S2")
def test_the_next_game_begins_with_a_fresh_table() -> None:
    state = last_turn(options="games=2", pawns="A5 B3 B4", A="ball*2 kobold tiles=3 gems=5", trophies=2, removed="!car")
    fetch(state, "5.1")
    view = look(state)
    assert [field(state, seat) for seat in "AB"] == ["tiles=0 gems=0"] * 2
    assert (field(state, "pawns"), field(state, "removed"), field(state, "ended")) == ("none", "none", "no")
    assert (view.gem_trophies, view.die, view.flashes) == ((5, 4, 3, 2, 1), None, ())
    assert view.supply + sum(space.token != "." for part in view.sections for space in part.spaces) == 66


@pytest.mark.clause("KB-E4")
@pytest.mark.parametrize(("first", "then"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_the_start_moves_one_seat_clockwise(first: str, then: str) -> None:
    state = last_turn(options="games=2", seats=3, first=first, turn="A")
    (dealt,) = heard(fetch(state, "5.1"), Dealt)
    assert dealt.first == "ABC".index(then)
    assert (field(state, "first"), field(state, "turn")) == (then, then)


@pytest.mark.clause("KB-E4")
@given(seed=seeds, side=sides)
@few
def test_every_game_of_a_match_is_played_to_its_end(seed: int, side: tuple[int, str]) -> None:
    state, rng = GAME.start(side[0], seed, board=side[1], games=3), Rng.seeded(seed)
    ends, begins = [], [state.ask().seats[0]]
    while seats := state.ask().seats:
        events = state.play(seats[0], state.moves(seats[0]).pick(rng))
        ends += heard(events, GameEnded)
        begins += [dealt.first for dealt in heard(events, Dealt)]
    assert [event.game for event in ends] == [1, 2, 3]
    assert begins == [(begins[0] + game) % side[0] for game in range(3)]
    assert state.scores() == tuple(sum(event.points[seat] for event in ends) for seat in range(side[0]))
    assert look(state).side == side[1]


@pytest.mark.clause("KB-E4")
def test_most_points_of_the_whole_match_win() -> None:
    state = last_turn(options="games=2", match="2 20 3", A="", B="tiles=5")
    fetch(state, "5.1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((20, 8), (0,))


@pytest.mark.clause("KB-E4", "KB-E3")
def test_a_tie_after_the_last_game_is_shared() -> None:
    state = last_turn(options="games=2", match="2 10 5", A="", B="tiles=5")
    fetch(state, "5.1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.clause("KB-E4")
def test_one_game_is_played_unless_the_table_chooses_otherwise() -> None:
    state = GAME.start(2, 1)
    play_out(state, Rng.seeded(1))
    assert (state.over, look(state).games) == (True, 1)
