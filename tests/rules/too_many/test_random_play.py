"""Random play: every move there is, every mood and every end, against a slow count."""

from collections import Counter

import pytest
from hypothesis import given

import warren
from warren import Rng, State
from warren.engine.laws import check_playing
from warren.engine.moves import MoveList
from warren.engine.playout import playout
from warren.games.too_many.game import GAME, too_many

from . import naive
from .table import POWERS, cards, cave, few, filled, look, many, playings, table, texts, words

GAMES = 10_000 if warren.compiled() else 150


@pytest.mark.clause("TM-T4")
def test_at_five_seats_the_cards_run_out_exactly_and_everyone_plays_mama() -> None:
    rng, scratch = Rng.seeded("five"), MoveList(GAME.move_room)
    fresh = GAME.table(5, GAME.read_options(5, {}))
    for _ in range(GAMES):
        state = too_many(fresh.again(rng.branch()))
        playout(state, rng, scratch)
        assert state.over
        assert (state.head_count, state.queue_count, list(state.mamas)) == (0, 0, [0] * 5), state.position()
        assert [int(cave.count) for cave in state.caves] == [15] * 5


@pytest.mark.clause("TM-T4")
def test_at_fewer_seats_some_play_mama_and_some_do_not() -> None:
    left: Counter[bool] = Counter()
    for seed in range(12):
        state = GAME.start(3, seed)
        playout(state, Rng.seeded(seed), MoveList(GAME.move_room))
        left.update(seen.mama for seen in look(state).caves)
        assert len(words(state, "head")) == 4
    assert set(left) == {True, False}


@pytest.mark.clause("TM-T1", "TM-T2", "TM-T4", "TM-P1", "TM-P2", "TM-P3", "TM-L1", "TM-L2")
@given(state=playings())
@many
def test_the_legal_moves_are_those_a_slow_count_finds(state: State) -> None:
    expected = naive.moves(GAME.write_position(state))
    for seat in range(state.seats):
        found = texts(state, seat)
        assert len(found) == len(set(found))
        assert set(found) == (expected if seat in state.ask().seats else set())


@given(state=playings())
@few
def test_what_is_legal_is_listed_and_the_other_way_round(state: State) -> None:
    for seat in state.ask().seats:
        listed = {int(move.code) for move in state.moves(seat)}
        assert {code for code in range(-1, len(GAME.move_table) + 1) if state.is_legal(seat, code)} == listed


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_random_playout_is_a_whole_game(seats: int) -> None:
    state = GAME.start(seats, seed=1)
    stock = GAME.inventory(state)
    assert playout(state, Rng.seeded(1), MoveList(GAME.move_room)) < GAME.longest(seats)
    assert state.over
    assert GAME.inventory(state) == stock
    assert state.scores() == GAME.recount(state)


@pytest.mark.parametrize("options", [{}, {"choose_dragons": True, "memory": True}, {"two_powers": True}], ids=str)
def test_all_laws_hold(options: dict[str, bool]) -> None:
    check_playing(GAME, 2, "rules", dict(options), every=12)


SOME = cave("stone-g@1,0", "child@1,1")
TABLES: dict[str, dict[str, object]] = {
    "all in hand": {"A": SOME},
    "no rearrange": {"A": SOME, "hands": "A mama choice=1 roar=1"},
    "no power": {"A": SOME, "hands": "A mama"},
    "no choice": {"A": SOME, "hands": "A mama roar=1"},
    "no roar": {"A": SOME, "hands": "A mama choice=1"},
    "no mama": {"A": cave("stone-g@1,0", "mama@1,1"), "hands": "A choice=1 roar=1"},
    "nothing in hand": {"A": cave("stone-g@1,0", "mama@1,1"), "hands": "A"},
    "a card found": {"A": SOME, "found": "fire-a", "hands": "A mama"},
    "must play mama": {"seats": 5, "A": filled(14, "crystal", "water"), "hands": "A mama choice=1 roar=1"},
    "must play mama alone": {"seats": 5, "A": filled(14, "crystal", "water"), "hands": "A mama"},
    "mama can wait": {"seats": 5, "A": filled(13, "crystal", "water"), "hands": "A mama choice=1 roar=1"},
    "no queue": {
        "A": filled(14, "crystal", "water"),
        "B": filled(14, "moss", "stone"),
        "head": "fan child fire-a",
        "queue": "none",
        "hands": "A mama choice=1 roar=1",
    },
    "a short head": {"A": SOME, "head": "fan child", "hands": "A mama choice=1 roar=1"},
    "dragons": {"choosing": "yes", "options": "choose_dragons", "seats": 2, "B": "fire-dragon@0,0"},
}


@pytest.mark.parametrize("name", TABLES)
def test_every_legal_move_is_picked_equally_often_and_no_other(name: str) -> None:
    state = table(**TABLES[name])
    rng, scratch, each = Rng.seeded(name), MoveList(GAME.move_room), 60
    legal = [int(move.code) for move in state.moves(0)]
    picked = Counter(int(state.pick(0, rng, scratch)) for _ in range(each * len(legal)))
    assert set(picked) == set(legal)
    assert all(each / 2.4 < count < each * 1.8 for count in picked.values()), picked


@given(state=playings())
@few
def test_a_picked_move_is_always_legal(state: State) -> None:
    scratch = MoveList(GAME.move_room)
    for seat in state.ask().seats:
        legal = {int(move.code) for move in state.moves(seat)}
        assert {int(state.pick(seat, Rng.seeded(number), scratch)) for number in range(40)} <= legal


def test_powers_left_at_the_end_are_those_not_played() -> None:
    state, rng = GAME.start(4, 3), Rng.seeded(3)
    played: Counter[tuple[int, str]] = Counter()
    while not state.over:
        (seat,) = state.ask().seats
        move = state.moves(seat).pick(rng)
        played[seat, move.text.split()[0]] += 1
        state.push(seat, move)
    for seat, seen in enumerate(look(state).caves):
        assert seen.powers == {power: 1 - played[seat, power] for power in POWERS}
        assert seen.mama == (played[seat, "mama"] == 0)
        assert len(cards(state, seat)) == 15
