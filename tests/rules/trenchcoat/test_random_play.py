"""Random play: whole games at every seat count and with every option, each to its end."""

from collections import Counter

import pytest
from hypothesis import given

import warren
from warren import Rng, State
from warren.engine.laws import check_playing
from warren.engine.moves import MoveList
from warren.engine.options import OptionValue
from warren.engine.playout import playout
from warren.games.trenchcoat.game import GAME, trenchcoat
from warren.games.trenchcoat.rules.pieces.questions import QUESTIONS

from .long_run import check_end
from .table import few, go, look, many, play_out, playings, seated, texts

GAMES = 2000 if warren.compiled() else 25


@pytest.mark.clause("TC-E1", "TC-E2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_the_second_count_agrees(seats: int) -> None:
    rng, scratch = Rng.seeded(f"games {seats}"), MoveList(GAME.move_room)
    fresh = GAME.table(seats, GAME.read_options(seats, {}))
    stock = GAME.inventory(fresh.again(rng.branch()))
    for _ in range(GAMES):
        state = trenchcoat(fresh.again(rng.branch()))
        assert playout(state, rng, scratch) < GAME.longest(seats)
        check_end(state, stock)


@pytest.mark.clause("TC-E3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_round_limit_bounds_random_games(seats: int) -> None:
    rng, scratch = Rng.seeded(f"limit {seats}"), MoveList(GAME.move_room)
    fresh = GAME.table(seats, GAME.read_options(seats, {"round_limit": 3}))
    reasons = Counter[str]()
    for _ in range(20):
        state = trenchcoat(fresh.again(rng.branch()))
        stock = GAME.inventory(state)
        playout(state, rng, scratch)
        check_end(state, stock)
        assert state.round <= 4
        outcome = state.outcome()
        assert outcome is not None
        reasons[outcome.reason] += 1
    assert reasons["round-limit"] > 0


@pytest.mark.clause("TC-Q1", "TC-Q3")
def test_every_question_comes_up_in_random_games() -> None:
    found = set[str]()
    for seed, options in enumerate([{"declining": "all"}, {"physical": "in-person"}, {}] * 12):
        state, rng = GAME.start(2 + seed % 3, seed, None, **options), Rng.seeded(seed)
        while state.ask().seats:
            found.add(state.ask().kind)
            play_out(state, rng, 1)
        if len(found) == len(QUESTIONS):
            break
    assert found == {question.name for question in QUESTIONS}


@pytest.mark.clause("TC-Q6")
@given(state=playings())
@many
def test_nobody_is_asked_who_can_be_seen_to_have_one_answer(state: State) -> None:
    """A seat that holds no items, or is asked where none may be played, has a choice."""
    no_items = {
        "order-events",
        "sworn-call",
        "may-decline",
        "call-side",
        "both-choose",
        "spy",
        "guess",
        "report-winner",
    }
    for seat in state.ask().seats:
        if look(state).chairs[seat].items == 0 or state.ask().kind in no_items:
            assert len(texts(state, seat)) > 1


@pytest.mark.clause("TC-Q1", "TC-Q5")
@given(state=playings())
@many
def test_only_seats_with_something_to_decide_or_an_item_are_asked(state: State) -> None:
    for seat in state.ask().seats:
        chair = look(state).chairs[seat]
        assert "pass" not in texts(state, seat) or chair.items > 0
        assert chair.inside or state.ask().kind in ("challenge-decided", "trumps-revealed")


@pytest.mark.clause("TC-Q2")
@given(state=playings())
@few
def test_the_order_of_answering_does_not_matter(state: State) -> None:
    """Everybody answers, once from the first seat on and once from the last: the same happens."""
    if state.over:
        return
    rng = Rng.seeded(1)
    answers = [(seat, state.moves(seat).pick(rng)) for seat in state.ask().seats]
    one, two = state.copy(), state.copy()
    for seat, move in answers:
        one.push(seat, move)
    for seat, move in reversed(answers):
        two.push(seat, move)
    assert one.hash() == two.hash()


@pytest.mark.parametrize(
    "options",
    [{}, {"physical": "in-person", "memory": True}, {"declining": "all", "lite": False}, {"lite": True}],
    ids=str,
)
def test_all_laws_hold(options: dict[str, OptionValue]) -> None:
    check_playing(GAME, 3, "rules", {**options, "round_limit": 4}, every=13)


def test_every_legal_move_is_picked_equally_often_and_no_other() -> None:
    state = seated("wanted-poster magic-hat", "pet-bandits", "", events="guard rest")
    go(state, "A done", "B pass")
    scratch, each = MoveList(GAME.move_room), 60
    for seat in (0, 1):
        rng, legal = Rng.seeded(seat), [int(move.code) for move in state.moves(seat)]
        picked = Counter(int(state.pick(seat, rng, scratch)) for _ in range(each * len(legal)))
        assert set(picked) == set(legal)
        assert all(each / 2.4 < count < each * 1.8 for count in picked.values()), picked
