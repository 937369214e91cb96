"""How a game ends, and who wins."""

import pytest
from hypothesis import given

from warren import NotAsked, Rng
from warren.games.too_many.game import GAME
from warren.games.too_many.rules.events import GameEnded

from .table import (
    SHEET,
    arranged,
    cards,
    cave,
    few,
    filled,
    full_caves,
    heard,
    lines,
    look,
    play_out,
    seat_counts,
    seeds,
    table,
    texts,
)


@pytest.mark.clause("TM-E1")
@given(seed=seeds, seats=seat_counts)
@few
def test_the_game_ends_after_fourteen_turns_each_with_fifteen_cards_in_every_cave(seed: int, seats: int) -> None:
    state, rng, turns = GAME.start(seats, seed), Rng.seeded(seed), [0] * seats
    while not state.over:
        before = [len(cards(state, seat)) for seat in range(seats)]
        assert min(before) < 15
        (seat,) = play_out(state, rng, decisions=1)
        turns[seat] += len(cards(state, seat)) - before[seat]
    assert turns == [14] * seats
    assert [len(cards(state, seat)) for seat in range(seats)] == [15] * seats
    assert state.ask().seats == ()


@pytest.mark.clause("TM-E1")
def test_the_last_card_ends_the_game() -> None:
    caves = full_caves()
    state = table(A=caves["A"], B=filled(14, "moss", "stone"), turn="B", head="fire-a")
    assert state.outcome() is None
    events = state.play(1, "adopt 1 at -2,-1")
    assert state.over
    assert heard(events, GameEnded)[0].points == state.scores()
    assert look(state).over
    assert look(state).turn is None
    assert texts(state, 0) == texts(state, 1) == []
    with pytest.raises(NotAsked):
        state.play(0, "roar")


@pytest.mark.clause("TM-E1", "TM-E2")
def test_the_end_is_told_line_by_line() -> None:
    state = table(A=full_caves()["A"], B=filled(14, "moss", "stone"), turn="B", head="fire-a")
    (ended,) = heard(state.play(1, "adopt 1 at -2,-1"), GameEnded)
    assert ended.lines == (lines(state, 0), lines(state, 1))
    assert ended.points == state.scores()


@pytest.mark.clause("TM-E5")
def test_most_points_wins() -> None:
    state = table(**full_caves(filled(15, "crystal", "water").replace("crystal-g", "crystal-g+")), over="yes")
    outcome = state.outcome()
    assert outcome is not None
    assert state.scores()[0] > state.scores()[1]
    assert (outcome.winners, outcome.scores) == ((0,), state.scores())


@pytest.mark.clause("TM-E5")
def test_a_tie_is_a_shared_win() -> None:
    state = table(**full_caves(seats=3), seats=3, over="yes")
    outcome = state.outcome()
    assert outcome is not None
    assert len(set(state.scores())) == 1
    assert outcome.winners == (0, 1, 2)
    assert outcome.scores == state.scores()


@pytest.mark.clause("TM-E5")
def test_sixty_five_points_are_excellent_and_one_fewer_are_not() -> None:
    points = table(**full_caves(), over="yes").scores()[0]
    for dragon, is_excellent in ((65 - points, True), (64 - points, False), (66 - points, True)):
        game = GAME.with_sheet(SHEET.replace("dragon = 5", f"dragon = {dragon}"))
        caves = full_caves(filled(15, "crystal", "water").replace("dragon@", "dragon+@"))
        state = arranged({**caves, "over": "yes"}, game)
        view = look(state)
        assert state.scores()[0] == points + dragon
        assert [seen.excellent for seen in view.caves] == [is_excellent, False]
        assert view.excellent == 65


@pytest.mark.clause("TM-E5")
def test_nobody_is_excellent_before_the_end() -> None:
    game = GAME.with_sheet(SHEET.replace("dragon = 5", "dragon = 70"))
    assert not look(arranged({"A": cave(dragon="crystal-dragon+")}, game)).caves[0].excellent
