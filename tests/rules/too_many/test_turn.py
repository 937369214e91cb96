"""A turn: powers, then a card."""

import pytest
from hypothesis import given

from warren import NotAsked, Rng, State
from warren.games.too_many.game import GAME
from warren.games.too_many.rules.events import Adopted, ClosedUp, PlayedMama, Refilled

from .naive import line_after
from .table import (
    cards,
    cave,
    field,
    filled,
    heard,
    kinds,
    look,
    many,
    pick,
    playings,
    refused,
    seeds,
    table,
    texts,
    words,
)

HEAD = "crystal-a child fan water-g"


@pytest.fixture
def state() -> State:
    """A table at which A is to move and knows the queue's two uppermost cards."""
    return table(head=HEAD, A=cave("stone-c@1,0", dragon="fire-dragon"), B=cave(dragon="moss-dragon"))


@pytest.mark.clause("TM-T1", "TM-P3")
def test_powers_may_be_played_one_after_another_before_adopting(state: State) -> None:
    state.play(0, "rearrange 1,0 to 0,1")
    assert state.ask().seats == (0,)
    state.play(0, "roar")
    assert (state.ask().seats, state.ask().kind) == ((0,), "turn")
    state.play(0, "adopt 1 at 0,-1")
    assert state.ask().seats == (1,)
    assert look(state).caves[0].powers == {"choice": 1, "rearrange": 0, "roar": 0}


@pytest.mark.clause("TM-T1")
def test_each_power_is_played_once(state: State) -> None:
    state.play(0, "roar")
    assert refused(state, "roar") == "TM-P3"
    state.play(0, "rearrange 1,0 to 0,1")
    assert refused(state, "rearrange 0,1 to 1,0") == "TM-P2"
    assert kinds(state) == {"adopt", "mama", "choice"}


@pytest.mark.clause("TM-T1")
def test_choice_is_played_once(state: State) -> None:
    state.play(0, "choice stone")
    state.play(0, "at 0,1")
    state.play(1, "mama at 0,1")
    assert refused(state, "choice stone") == "TM-P1"
    assert refused(state, "choice moss") == "TM-P1"
    assert "choice" not in kinds(state)


@pytest.mark.clause("TM-T1")
def test_powers_may_come_before_mama_too(state: State) -> None:
    state.play(0, "roar")
    state.play(0, "mama at 0,1")
    assert state.ask().seats == (1,)


@pytest.mark.clause("TM-T1", "TM-P1")
@pytest.mark.parametrize("move", ["mama at 0,1", "adopt 1 at 0,1", "roar", "rearrange 1,0 to 0,1", "choice moss"])
def test_after_choice_nothing_comes_but_the_card_found(state: State, move: str) -> None:
    state.play(0, "choice stone")
    assert state.ask().kind == "place"
    assert kinds(state) == {"at"}
    assert refused(state, move) == "TM-P1"


@pytest.mark.clause("TM-T1")
def test_choice_ends_the_turn_with_the_card_it_found(state: State) -> None:
    state.play(0, "roar")
    named = next(text for text in texts(state) if text.startswith("choice"))
    state.play(0, named)
    state.play(0, "at 0,1")
    assert (state.ask().seats, state.ask().kind) == ((1,), "turn")


@pytest.mark.clause("TM-T1", "TM-P1")
def test_without_choice_there_is_nothing_to_lay(state: State) -> None:
    assert refused(state, "at 0,1") == "TM-P1"


@pytest.mark.clause("TM-T2")
@pytest.mark.parametrize(
    ("place", "card"), [(1, "crystal-a+"), (2, "child"), (3, "fan+"), (4, "water-g"), (5, "picker+")]
)
def test_a_seat_adopts_from_the_head_or_the_queues_top(place: int, card: str) -> None:
    """The card lies shy side up, and turns at once if it has what it wants."""
    queue = "picker " + " ".join(
        f"{name}-{letter}" for name in ("moss", "meat", "coins", "fire") for letter in "abcdefg"
    )
    state = table(head=HEAD, queue=queue, A=cave("stone-c@1,0", dragon="fire-dragon"), B=cave(dragon="moss-dragon"))
    events = state.play(0, f"adopt {place} at 0,1")
    assert cards(state)["0,1"] == card
    assert heard(events, Adopted) == [Adopted(0, place, card.rstrip("+"), 0, 1)]


@pytest.mark.clause("TM-T2")
@pytest.mark.parametrize("move", ["adopt 1 at 0,1", "mama at 0,1"])
def test_a_card_ends_the_turn(state: State, move: str) -> None:
    state.play(0, move)
    assert state.ask().seats == (1,)
    with pytest.raises(NotAsked):
        state.play(0, move)


@pytest.mark.clause("TM-T2")
@given(state=playings())
@many
def test_there_is_always_a_card_to_lay(state: State) -> None:
    for seat in state.ask().seats:
        assert kinds(state, seat) & {"adopt", "mama", "at", "dragon"}


@pytest.mark.clause("TM-T3")
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_the_queues_top_takes_the_freed_place(state: State, place: int) -> None:
    queue = words(state, "queue")
    events = state.play(0, f"adopt {place} at 0,1")
    expected = HEAD.split()
    expected[place - 1] = queue[0]
    assert words(state, "head") == expected
    assert words(state, "queue") == queue[1:]
    assert heard(events, Refilled) == [Refilled(place, queue[0], queue[1])]


@pytest.mark.clause("TM-T3")
def test_adopting_the_top_leaves_the_head_alone(state: State) -> None:
    queue = words(state, "queue")
    events = state.play(0, "adopt 5 at 0,1")
    assert field(state, "head") == HEAD
    assert words(state, "queue") == queue[1:]
    assert heard(events, Refilled) == [Refilled(None, None, queue[1])]


@pytest.mark.clause("TM-T3", "TM-M0")
def test_mama_leaves_head_and_queue_alone(state: State) -> None:
    queue = field(state, "queue")
    events = state.play(0, "mama at 0,1")
    assert (field(state, "head"), field(state, "queue")) == (HEAD, queue)
    assert heard(events, PlayedMama) == [PlayedMama(0, 0, 1)]
    assert heard(events, Refilled) == []


@pytest.mark.clause("TM-T3", "TM-P1")
def test_choice_leaves_the_head_alone(state: State) -> None:
    queue = words(state, "queue")
    state.play(0, "choice stone")
    state.play(0, "at 0,1")
    assert field(state, "head") == HEAD
    queue.remove("stone-a")
    assert words(state, "queue") == queue


D_LAID = "coins-a coins-b coins-c coins-d coins-e coins-f coins-g water-g stone-g meat-g child child egg-guard mama"
E_LAID = "goblin goblin goblin fan fan picker picker child goblin child picker fan fan"


def late(left: int) -> State:
    """Five seats, of which E alone is not done: it lacks Mama and so many cards, all in the head and the queue."""
    pairs = [("crystal", "water"), ("moss", "stone"), ("fire", "meat")]
    caves = {seat: filled(14, *pair) + " mama@-2,-1" for seat, pair in zip("ABC", pairs, strict=True)}
    caves["D"] = cave(*D_LAID.split(), dragon="coins-dragon")
    laid, line = E_LAID.split()[: 13 - left], E_LAID.split()[13 - left :]
    caves["E"] = cave(*laid, dragon="stone-dragon")
    head, queue = " ".join(line[:4]) or "none", " ".join(line[4:]) or "none"
    return table(seats=5, turn="E", head=head, queue=queue, **caves)


@pytest.mark.clause("TM-T3")
@pytest.mark.parametrize(
    ("place", "left"),
    [(1, "child picker fan"), (2, "goblin picker fan"), (3, "goblin child fan"), (4, "goblin child picker")],
)
def test_with_the_queue_empty_the_head_closes_up(place: int, left: str) -> None:
    state = late(5)
    state.play(4, "adopt 5 at " + free_cell(state, 4))
    assert (field(state, "head"), look(state).top) == ("goblin child picker fan", None)
    events = state.play(4, f"adopt {place} at " + free_cell(state, 4))
    assert field(state, "head") == left
    assert heard(events, ClosedUp) == [ClosedUp(3)]
    assert heard(events, Refilled) == []
    assert {text.split()[1] for text in texts(state, 4) if text.startswith("adopt")} == {"1", "2", "3"}


@pytest.mark.clause("TM-T3")
@pytest.mark.parametrize("place", [4, 5])
def test_nothing_can_be_adopted_from_an_empty_place(place: int) -> None:
    state = late(3)
    assert refused(state, f"adopt {place} at " + free_cell(state, 4), 4) == "TM-T3"


@pytest.mark.clause("TM-T3")
def test_the_last_card_of_the_queue_leaves_no_top() -> None:
    state = late(5)
    events = state.play(4, "adopt 3 at " + free_cell(state, 4))
    assert words(state, "head") == ["goblin", "child", "fan", "fan"]
    assert (look(state).top, look(state).queue) == (None, 0)
    assert heard(events, Refilled) == [Refilled(3, "fan", None)]


def free_cell(state: State, seat: int) -> str:
    """A cell where a seat may lay a card."""
    return next(text.split()[-1] for text in texts(state, seat) if text.startswith(("adopt", "mama")))


def last_turn(**fields: object) -> State:
    """Five seats; A has fourteen cards and Mama in hand, the others thirteen each and Mama in hand."""
    return table(**{"seats": 5, "A": filled(14, "crystal", "water"), "turn": "A", **fields})


@pytest.mark.clause("TM-T4")
def test_at_five_seats_the_fifteenth_card_is_mama() -> None:
    state = last_turn(hands="A mama choice=1 rearrange=1 roar=1")
    assert kinds(state) == {"mama", "rearrange", "roar"}
    assert refused(state, "adopt 1 at -2,-1") == "TM-T4"
    assert refused(state, "adopt 5 at -2,-1") == "TM-T4"
    assert all(refused(state, f"choice {name}") == "TM-T4" for name in ("fire", "child", "crystal"))


@pytest.mark.clause("TM-T4")
def test_rearrange_and_roar_may_come_before_her() -> None:
    state = last_turn()
    state.play(0, "roar")
    assert kinds(state) == {"mama", "rearrange"}
    state.play(0, next(text for text in texts(state) if text.startswith("rearrange")))
    assert kinds(state) == {"mama"}
    state.play(0, texts(state)[0])
    assert state.ask().seats == (1,)


@pytest.mark.clause("TM-T4")
def test_who_has_played_mama_before_adopts_at_last() -> None:
    state = last_turn(A=filled(13, "crystal", "water") + " mama@-2,1")
    assert kinds(state) == {"adopt", "choice", "rearrange", "roar"}


@pytest.mark.clause("TM-T4")
def test_with_thirteen_cards_mama_can_still_wait() -> None:
    state = last_turn(A=filled(13, "crystal", "water"))
    assert kinds(state) == {"adopt", "mama", "choice", "rearrange", "roar"}


@pytest.mark.clause("TM-T4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_fewer_seats_mama_is_optional(seats: int) -> None:
    state = last_turn(seats=seats)
    assert kinds(state) == {"adopt", "mama", "choice", "rearrange", "roar"}
    state.play(0, "adopt 1 at -2,-1")
    assert look(state).caves[0].mama


@pytest.mark.clause("TM-T4", "TM-P3")
def test_before_the_very_last_mama_one_may_roar_at_nothing() -> None:
    state = late(0)
    assert kinds(state, 4) == {"mama", "rearrange", "roar"}
    state.play(4, "roar")
    assert (field(state, "head"), field(state, "queue")) == ("none", "none")
    state.play(4, "mama at " + free_cell(state, 4))
    assert state.over


@pytest.mark.clause("TM-T2", "TM-T3")
@given(state=playings(), seed=seeds)
@many
def test_head_and_queue_are_as_a_slow_count_says(state: State, seed: int) -> None:
    rng = Rng.seeded(seed)
    for seat in state.ask().seats:
        for _ in range(5):
            move = pick(state, seat, rng)
            if move != "roar" and not move.startswith("dragon"):
                after = state.copy()
                after.push(seat, move)
                head, queue = line_after(GAME.write_position(state), move)
                assert (words(after, "head"), words(after, "queue")) == (head, queue)
