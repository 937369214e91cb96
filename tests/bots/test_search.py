"""Search: sees what its seat sees, mixes where it must not be read, and is better than a glance."""

from collections import Counter

import pytest

import warren
from warren import Rng
from warren.bots import find
from warren.bots.observation import Observation
from warren.bots.search import SearchBot
from warren.bots.tree import NONE, Tree
from warren.engine.moves import MoveList
from warren.lab.arena import play_out

QUICK = SearchBot("quick", simulations=40 if warren.compiled() else 6, seconds=0.0)


@pytest.mark.parametrize("game", warren.games())
def test_search_moves_alike_in_two_worlds_its_seat_cannot_tell_apart(game: str) -> None:
    rng = Rng.seeded("search")
    for seed in range(3 if warren.compiled() else 1):
        state = warren.game(game).start(seats=2 + seed % 3, seed=seed)
        for _ in range(25 if warren.compiled() else 4):
            seats = state.ask().seats
            if not seats:
                break
            seat = seats[rng.below(len(seats))]
            world = state.imagine(seat, rng.branch())
            thinking = rng.branch()
            before = state.hash()
            truth = QUICK.choose(Observation(state, seat), thinking.copy())
            assert QUICK.choose(Observation(world, seat), thinking) == truth
            assert state.hash() == before
            state.play(seat, truth)


@pytest.mark.parametrize("game", warren.games())
def test_without_simulations_or_choice_a_legal_move_comes_at_once(game: str) -> None:
    state = warren.game(game).start(seats=2, seed=1)
    seat = state.ask().seats[0]
    seen = Observation(state, seat)
    code = SearchBot("none", simulations=0, seconds=0.0).choose(seen, Rng.seeded(1))
    assert code == find("greedy").choose(seen, Rng.seeded(1))
    late = SearchBot("late", simulations=1_000_000, seconds=0.001).choose(seen, Rng.seeded(2))
    assert warren.game(game).move_of(late) in state.moves(seat)


HANDS = "A: bodkin crumb dribble / none / gold=9\nB: ember fidget grub / none / gold=9\n"


def test_hands_that_must_not_be_read_are_mixed_about_evenly() -> None:
    game = warren.game("trenchcoat")
    state = game.position(f"{HANDS}events: rock-paper-scissors-for-kobold rest\n")
    state.play(0, "done")
    bot = SearchBot("mixer", simulations=300 if warren.compiled() else 30, seconds=0.0)
    tries = 90 if warren.compiled() else 12
    found = Counter(game.move_of(bot.choose(Observation(state, 0), Rng.seeded(n))).text for n in range(tries))
    assert set(found) == {"rock", "paper", "scissors"}
    assert min(found.values()) >= tries // 10


@pytest.mark.skipif(not warren.compiled(), reason="takes long from source")
def test_search_beats_greedy_in_koffer() -> None:
    bot, greedy, won, games = SearchBot("search", 300, 0.0), find("greedy"), 0.0, 60
    for seed in range(games):
        state = warren.game("koffer").start(2, f"search {seed}")
        seat = seed % 2
        play_out(state, [bot, greedy] if seat == 0 else [greedy, bot], Rng.seeded(seed))
        outcome = state.outcome()
        assert outcome is not None
        won += seat in outcome.winners and 1 / len(outcome.winners)
    assert won / games > 0.55


def test_a_tree_keeps_moves_in_order_and_finds_points_again() -> None:
    tree = Tree(2)
    for code in (7, 3, 9, 5, 3):
        tree.try_move(0, 1, code)
    legal, numbers = MoveList(4), MoveList(4)
    for code in (3, 4, 7, 9):
        legal.add(code)
    assert tree.list_tried(0, 1, legal, numbers) == 1
    assert [numbers.codes[at] == NONE for at in range(4)] == [False, True, False, False]
    points = [tree.point_after(key) for key in range(1, 200)]
    assert sorted(points) == list(range(1, 200))
    assert [tree.point_after(key) for key in range(1, 200)] == points
