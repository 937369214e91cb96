"""Tiny games are looked through to every end, and what is found there is what bots that solve and search find."""

from collections import Counter
from fractions import Fraction

import pytest
from librt.vecs import vec

import warren
from warren import Rng
from warren.adapters.seating import results
from warren.bots.observation import Observation
from warren.bots.search.exact import Solver
from warren.bots.search.search_bot import SearchBot
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.sheets import shipped_text
from warren.games.koffer.game import koffer
from warren.games.koffer.rules.state import KofferState

ROOM = 64


def tiny(game: str, seed: int, seats: int = 2) -> State:
    return warren.game(game).start(seats, seed, size="tiny")


def codes_of(state: State, seat: int) -> list[int]:
    """The codes of a seat's legal moves."""
    listed = MoveList(state.game.move_room)
    state.list_moves(seat, listed)
    return list(listed.codes[: listed.count])


def after(state: State, code: int) -> State:
    """The state after a move of the seat asked."""
    world = state.copy()
    world._apply(world.next_seat(), code)
    return world


def ends_of(state: State) -> Counter[int]:
    """How many ways there are to play a deal to its end, by the number of decisions."""
    found: Counter[int] = Counter()
    open_ends = [(state, 0)]
    while open_ends:
        world, made = open_ends.pop()
        if world.over:
            found[made] += 1
            continue
        open_ends += [(after(world, code), made + 1) for code in codes_of(world, world.next_seat())]
    return found


@pytest.mark.parametrize("seed", range(4))
def test_tiny_koffer_has_the_same_ends_from_every_deal(seed: int) -> None:
    # How many cards can be paid for depends on tokens alone, and those on places taken, not on what lies there.
    assert ends_of(tiny("koffer", seed)) == {6: 184}


@pytest.mark.parametrize(("game", "most"), [("kobold", 50_000), ("trenchcoat", 5_000)])
def test_tiny_games_can_be_looked_through(game: str, most: int) -> None:
    for seed in range(6):
        assert 100 < ends_of(tiny(game, seed)).total() < most


@pytest.mark.skipif(not warren.compiled(), reason="takes a while from source")
def test_tiny_too_many_kobolds_has_the_same_ends_from_every_deal() -> None:
    # Two seats lay three cards each: onto 4, 4 and 2 cells, choosing of the head, the queue's top and Mama.
    for seed in range(2):
        assert ends_of(tiny("too_many", seed)) == {6: 94_208}


@pytest.mark.parametrize("game", warren.games())
def test_records_and_positions_say_how_big_the_box_is(game: str) -> None:
    record = warren.Record(game, seats=2, seed=3, options={"size": "tiny"})
    state = record.start()
    rng = Rng.seeded(1)
    while not state.over:
        seat = state.ask().seats[0]
        record.play(state, seat, state.moves(seat).pick(rng))
        twin = warren.game(game).position(state.position())
        assert twin.game.size == "tiny"
        assert twin.hash() == state.hash()
    assert warren.Record.from_json(record.to_json()).replay().hash() == state.hash()


def test_a_box_of_another_size_is_refused() -> None:
    with pytest.raises(warren.BadOption):
        warren.game("trenchcoat").start(3, 1, size="tiny")
    with pytest.raises(warren.BadOption):
        warren.game("koffer").start(2, 1, size="huge")
    with pytest.raises(warren.BadPosition):
        warren.game("koffer").position("size: huge\n")
    with pytest.raises(warren.BadPosition):
        warren.game("trenchcoat").position("size: tiny\nseats: 3\n")


@pytest.mark.parametrize(("game", "seats"), [("too_many", 3), ("trenchcoat", 4)])
def test_a_copy_of_a_tiny_sheet_has_too_little_for_many_seats(game: str, seats: int) -> None:
    sheet = shipped_text(warren.game(game).domain, "tiny")
    assert warren.game(game).start(2, 1, sheet=sheet).ask().seats
    with pytest.raises(warren.WrongSeats):
        warren.game(game).start(seats, 1, sheet=sheet)


def draws_of(state: State) -> list[KofferState]:
    """The state with every card of the deck on top in turn: what may be turned up next, each equally likely."""
    worlds = []
    deck = list(koffer(state).deck)[: koffer(state).deck_count]
    for at in range(len(deck)):
        world = koffer(state.copy())
        world.deck = vec[i64]([*deck[:at], *deck[at + 1 :], deck[at]])
        worlds.append(world)
    return worlds or [koffer(state.copy())]


def values(state: State) -> dict[int, Fraction]:
    """What every move is worth to the seat to move, when nobody knows the deck and both play best."""
    seat = state.next_seat()
    found = {}
    for code in codes_of(state, seat):
        worlds = [after(world, code) for world in draws_of(state)]
        found[code] = sum((value(world, seat) for world in worlds), Fraction(0)) / len(worlds)
    return found


def value(state: State, seat: int) -> Fraction:
    """What a state is worth to a seat."""
    if state.over:
        return Fraction(results(state, 2)[seat])
    best = max(values(state).values())
    return best if state.next_seat() == seat else -best


def test_the_value_of_tiny_koffer_by_backward_induction() -> None:
    # To the seat that begins, from four deals, the row in sight and the deck unknown.
    found = [value(state, state.next_seat()) for state in (tiny("koffer", seed) for seed in range(4))]
    assert found == [Fraction(-1, 24), Fraction(1, 6), Fraction(-1, 3), Fraction(-1)]


def test_exact_play_is_backward_induction_where_the_deck_is_known() -> None:
    rng = Rng.seeded("ends")
    solved = 0
    for seed in range(30):
        state = tiny("koffer", seed)
        while not state.over:
            seat = state.next_seat()
            if state.game.advice.beliefs.is_perfect_information(state):
                worth = values(state)
                assert worth[Solver(ROOM).best(state, seat)] == max(worth.values())
                solved += 1
            state._apply(seat, state.moves(seat).pick(rng).code)
    assert solved == 60


@pytest.mark.skipif(not warren.compiled(), reason="takes a while from source")
def test_search_comes_close_to_backward_induction() -> None:
    bot = SearchBot("sure", simulations=4000, seconds=0.0)
    lost = []
    for seed in range(12):
        state = tiny("koffer", seed)
        worth = values(state)
        code = bot.choose(Observation(state, state.next_seat()), Rng.seeded(seed))
        lost.append(max(worth.values()) - worth[code])
    assert sum(lost) / len(lost) < Fraction(1, 20)
