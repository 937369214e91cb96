"""The review: judges by what a seat knew, is the same every time, and adds up."""

import msgspec
import pytest

import warren
from warren import Record, Rng
from warren.bots import find
from warren.bots.analysis.explanations import Rated, best_search, explain, rate_moves, rated
from warren.bots.analysis.review import (
    MAX_STROKES,
    MIN_SWING,
    Budget,
    DecisionReview,
    answers_together,
    count_decisions,
    mixed_loss,
    review_decision,
    review_decisions,
    summarize,
    turning_points,
)
from warren.bots.levels import BEST, LEVELS
from warren.bots.observation import Observation
from warren.bots.search.decision import MoveStats
from warren.bots.search.search_bot import SearchBot
from warren.engine.text import LANGUAGES, speak

FEW = Budget(60, 30) if warren.compiled() else Budget(8, 4)
ENOUGH = Budget(600, 300)
needs_speed = pytest.mark.skipif(not warren.compiled(), reason="too slow from source")


def played(game: str, seats: int = 2, seed: int = 1, bot: str = "greedy", moves: int = 400) -> Record:
    record = Record(game, seats, seed)
    state, rng = record.start(), Rng.seeded(seed)
    while (asked := state.ask().seats) and len(record.moves) < moves:
        record.play(state, asked[0], int(find(bot).choose(Observation(state, asked[0]), rng)))
    return record


@pytest.mark.parametrize("game", warren.games())
def test_every_decision_is_judged_and_its_numbers_add_up(game: str) -> None:
    record = played(game, seats=3, moves=400 if warren.compiled() else 6)
    seats = range(3)
    reviewed = list(review_decisions(record, seats, FEW))
    assert len(reviewed) == count_decisions(record, seats)
    state = record.start()
    real = []
    for step, (seat, move) in enumerate(record.moves, start=1):
        if len(state.moves(seat)) > 1:
            real.append((step, seat, move))
        state.push(seat, move)
    assert [(each.step, each.seat, each.made.move) for each in reviewed] == real
    for each in reviewed:
        assert 0 <= each.after <= each.before <= 1000
        assert (each.better is None) == (each.before == each.after)
    for whole in summarize(record, seats, reviewed):
        first, last = whole.line[0], whole.line[-1]
        assert first[1] + whole.choices + whole.luck == last[1]
        assert last[0] == len(record.moves)


@pytest.mark.parametrize("game", warren.games())
def test_a_review_is_the_same_every_time_and_for_one_seat_as_for_all(game: str) -> None:
    record = played(game, moves=12 if warren.compiled() else 4)
    everybody = list(review_decisions(record, range(2), FEW))
    assert [each for each in everybody if each.seat == 1] == list(review_decisions(record, [1], FEW))


@pytest.mark.parametrize("game", warren.games())
def test_a_decision_is_judged_alike_in_a_world_its_seat_cannot_tell_apart(game: str) -> None:
    state = warren.game(game).start(seats=3, seed=5)
    rng = Rng.seeded("alike")
    for step in range(30 if warren.compiled() else 4):
        asked = state.ask().seats
        if not asked:
            return
        seat = asked[rng.below(len(asked))]
        move = state.moves(seat).pick(rng)
        if len(state.moves(seat)) > 1:
            world = state.imagine(seat, rng.branch())
            before = state.hash()
            truth = review_decision(state, seat, move.text, step, FEW, "seed")
            assert review_decision(world, seat, move.text, step, FEW, "seed") == truth
            assert state.hash() == before
        state.play(seat, move)


@needs_speed
def test_a_gross_mistake_is_found_and_the_best_move_costs_nothing() -> None:
    record = played("koffer", seats=2, seed=3, bot="random")
    reviewed = list(review_decisions(record, range(2), ENOUGH))
    worst = min(reviewed, key=lambda each: each.after - each.before)
    assert worst.before - worst.after >= 60
    assert worst.better is not None
    state = record.replay(worst.step - 1)
    mended = review_decision(
        state, worst.seat, worst.better.move, worst.step, ENOUGH, f"review/{record.seed}/{worst.step}"
    )
    assert mended.better is None


@needs_speed
def test_good_play_is_blamed_less_than_chance() -> None:
    careful, careless = Record("koffer", 2, 9), Record("koffer", 2, 9)
    for record, bot in ((careful, SearchBot("search", simulations=800, seconds=0.0)), (careless, find("random"))):
        state, rng = record.start(), Rng.seeded("blame")
        while asked := state.ask().seats:
            record.play(state, asked[0], int(bot.choose(Observation(state, asked[0]), rng)))
    cost = [
        sum(each.before - each.after for each in review_decisions(record, range(2), ENOUGH))
        for record in (careful, careless)
    ]
    assert cost[0] * 3 < cost[1]


def test_sealed_questions_are_known_also_when_the_others_have_answered() -> None:
    state = warren.game("trenchcoat").start(seats=3, seed=4)
    rng = Rng.seeded("sealed")
    found = 0
    while (asked := state.ask().seats) and found < 4:
        if len(asked) > 1:
            assert answers_together(state, asked[0])
            state.play(asked[0], state.moves(asked[0]).pick(rng))
            rest = state.ask().seats
            if rest == asked[1:]:
                assert all(answers_together(state, seat) for seat in rest)
                found += 1
        else:
            state.play(asked[0], state.moves(asked[0]).pick(rng))
    assert found


def test_an_answer_of_the_mixture_costs_nothing_and_one_hardly_tried_is_not_judged() -> None:
    analysed = [
        MoveStats(1, 500, 600, 500),
        MoveStats(2, 400, 400, 490),
        MoveStats(3, 100, 0, 100),
        MoveStats(4, 3, 0, 0),
    ]
    assert mixed_loss(analysed, 1) == (496, 0, 1)
    assert mixed_loss(analysed, 2) == (496, 0, 2)
    assert mixed_loss(analysed, 3) == (496, 396, 1)
    assert mixed_loss(analysed, 4) == (496, 0, 4)
    assert mixed_loss(analysed, 9) == (496, 0, 9)


def test_turning_points_are_every_worse_choice_and_the_greatest_strokes_of_luck() -> None:
    offer = (
        warren.game("koffer").start(seed=1).offers(0 if warren.game("koffer").start(seed=1).ask().seats[0] == 0 else 1)
    )
    values = [500, 300, 500, 290, 510, 280, 520, 270, 530, 505]
    own = [
        DecisionReview(
            step=2 * at + 1,
            seat=0,
            before=value,
            after=value - 40 * (at % 2),
            made=offer[0],
            better=offer[1] if at % 2 else None,
        )
        for at, value in enumerate(values)
    ]
    turns = turning_points(own, 1000)
    assert sum(turn.kind == "choice" for turn in turns) == 5
    strokes = [turn for turn in turns if turn.kind == "luck"]
    assert len(strokes) == MAX_STROKES
    assert all(abs(turn.after - turn.before) >= MIN_SWING for turn in strokes)
    assert [turn.step for turn in turns] == sorted(turn.step for turn in turns)
    assert turns[-1].after == 1000


def test_an_unfinished_game_or_one_without_decisions_has_a_summary() -> None:
    record = Record("koffer", 2, 1)
    for whole in summarize(record, [0], []):
        assert (whole.decisions, whole.turns, whole.luck) == (0, (), 0)
        assert msgspec.json.decode(msgspec.json.encode(whole))["line"] == [[0, 0]]


# Reasons.


def move(name: str, share: int, result: int, tries: int = 100) -> Rated:
    return Rated(move=name, share=share, result=result, tries=tries)


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ([move("take 1", 1000, 0, 0)], "no other move"),
        ([move("take 1", 1000, 625)], "wins 63 of 100"),
        ([move("take 1", 1000, 625), move("take 2", 0, 480)], "the next best, “TAKE 2”, 48."),
        ([move("take 1", 1000, 625), move("take 2", 0, 480, 3)], "wins 63 of 100 games I imagined."),
        ([move("take 1", 1000, 625), move("take 2", 0, 620)], "and so does “TAKE 2”"),
        ([move("call", 800, 500), move("trust", 200, 500)], "8 times in ten, otherwise for instance “TRUST”"),
        ([move("bid 1", 120, 500), move("bid 2", 100, 500)], "once in ten times"),
        ([move("call", 960, 500), move("trust", 40, 300)], "the next best, “TRUST”, 30"),
    ],
)
def test_a_reason_is_said_in_numbers_of_the_search(moves: list[Rated], words: str) -> None:
    assert words in explain(moves, str.upper, speak("warren.bots", "en"))
    for language in LANGUAGES:
        assert explain(moves, str.upper, speak("warren.bots", language))


def test_what_is_rated_is_what_the_search_weighed() -> None:
    state = warren.game("koffer").start(seats=2, seed=1)
    seat = state.ask().seats[0]
    bot = SearchBot("quick", simulations=80 if warren.compiled() else 10, seconds=0.0)
    found = rate_moves(bot, state.game, Observation(state, seat), Rng.seeded("r"))
    analysed = bot.analyse(Observation(state, seat), Rng.seeded("r"))
    assert found == tuple(rated(state.game, each) for each in analysed[:3])
    assert best_search() is LEVELS[BEST]
