"""Bots: honest, and good enough."""

import pytest

import warren
from warren import Rng
from warren.bots import BOTS, UnknownBot, find
from warren.bots.observation import Observation
from warren.lab.simulate.simulation import Plan, Results, play_part, report, simulate

GAMES = 4000 if warren.compiled() else 100
#: Games in which a move takes long to choose, and how often greedy has to win where 95 % would be too little.
FEWER = {"too_many": 5}
LEAST = {"too_many": 0.98, "trenchcoat": 0.8}


@pytest.mark.parametrize("game", warren.games())
@pytest.mark.slow
def test_greedy_beats_random_in_nearly_all_two_seat_games(game: str) -> None:
    games = GAMES // FEWER.get(game, 1)
    plan = Plan(game, 2, ("greedy", "random"), "strength", games, {})
    swapped = Plan(game, 2, ("random", "greedy"), "strength", games, {})
    wins = play_part(plan, 0, games).seats[0].wins + play_part(swapped, 0, games).seats[1].wins
    assert wins / (2 * games) >= LEAST.get(game, 0.95)


@pytest.mark.parametrize("game", warren.games())
@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_moves_alike_in_two_worlds_its_seat_cannot_tell_apart(game: str, name: str) -> None:
    rng = Rng.seeded("worlds")
    for seed in range(6):
        state = warren.game(game).start(seats=2 + seed % 3, seed=seed)
        while seats := state.ask().seats:
            seat = seats[0]
            world = state.imagine(seat, rng.branch())
            thinking = rng.branch()
            truth = find(name).choose(Observation(state, seat), thinking.copy())
            assert find(name).choose(Observation(world, seat), thinking) == truth
            state.play(seat, state.moves(seat).pick(rng))


@pytest.mark.parametrize(
    ("game", "options"), [("kobold", {}), ("koffer", {"specials": "1,5,8"}), ("too_many", {}), ("trenchcoat", {})]
)
@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bots_move_is_legal_and_its_observation_stays_as_it_was(
    name: str, game: str, options: dict[str, str]
) -> None:
    rng = Rng.seeded(name)
    state = warren.game(game).start(seats=4, seed=3, **options)
    while seats := state.ask().seats:
        before = state.hash()
        code = find(name).choose(Observation(state, seats[0]), rng)
        assert state.hash() == before
        state.play(seats[0], code)


@pytest.mark.slow
def test_the_planner_sees_what_its_seat_sees_and_beats_greedy() -> None:
    rng = Rng.seeded("planner")
    for game in warren.games():
        state = warren.game(game).start(seats=2, seed=5)
        for _ in range(6 if warren.compiled() else 1):
            seat = state.ask().seats[0]
            thinking = rng.branch()
            worlds = (state, state.imagine(seat, rng.branch()))
            codes = {find("planner").choose(Observation(world, seat), thinking.copy()) for world in worlds}
            assert len(codes) == 1
            state.play(seat, codes.pop())
    games = 100 if warren.compiled() else 4
    plan = Plan("koffer", 2, ("planner", "greedy"), "strength", games, {})
    assert play_part(plan, 0, games).seats[0].wins / games > 0.5


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="greedy"):
        find("clever")


@pytest.mark.slow
def test_a_simulation_gives_the_same_results_however_it_is_split() -> None:
    plan = Plan("koffer", 3, ("greedy", "random", "random"), "9", 900, {"specials": "random"})
    whole = list(simulate(plan, jobs=1))[-1]
    split = list(simulate(plan, jobs=2))[-1]
    pieces = Results.none(3)
    for start in range(0, 900, 100):
        pieces.merge(play_part(plan, start, 100))
    reports = [report(plan, results) for results in (whole, split, pieces)]
    assert reports[0].games == 900
    for other in reports[1:]:
        assert other.games == reports[0].games
        assert other.endings == reports[0].endings
        assert [seat.points for seat in other.seats] == [seat.points for seat in reports[0].seats]
        assert [round(seat.wins.value, 9) for seat in other.seats] == [round(s.wins.value, 9) for s in reports[0].seats]


def test_game_number_i_of_a_simulation_is_the_playing_with_its_seed() -> None:
    plan = Plan("koffer", 2, ("random", "random"), "s", 3, {})
    scores = []
    for number in range(3):
        state = warren.game("koffer").start(seats=2, seed=f"s/{number}")
        rng = Rng.seeded(f"s/{number}/thinking")
        while seats := state.ask().seats:
            state.play(seats[0], find("random").choose(Observation(state, seats[0]), rng))
        scores.append(state.scores()[0])
    assert play_part(plan, 0, 3).seats[0].points == sum(scores)
