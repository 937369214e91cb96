"""What a seat or a spectator may know of a table."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren import MoveError, Rng, State, WrongSeats
from warren.bots import BOTS, find
from warren.bots.observation import Observation
from warren.games.too_many.game import GAME

from . import naive
from .table import cave, few, field, filled, look, many, pick, playings, seeds, table, words

QUICK = [name for name in ("random", "greedy") if name in BOTS]


def other_world(state: State, rng: Rng) -> State:
    """The same table with the queue below its top in another order that fits what Choice has told."""
    fields = GAME.write_position(state)
    queue, clear = words(state, "queue"), dict(word.split("=") for word in words(state, "clear"))
    order = list(queue)
    for _ in range(len(queue)):
        if len(queue) > 2:
            one, two = 1 + rng.below(len(queue) - 1), 1 + rng.below(len(queue) - 1)
            tried = list(order)
            tried[one], tried[two] = tried[two], tried[one]
            if all(naive.gives(card) != name for name, count in clear.items() for card in tried[: int(count)]):
                order = tried
    return GAME.position({**fields, "queue": " ".join(order) or "none", "rng": rng.words()})


def told(state: State) -> bytes:
    """All that is shown to anybody: views, asks, offers, and the answers to many moves."""
    seats = range(state.seats)
    views = [state.view(seat, remembered) for seat in (None, *seats) for remembered in (False, True)]
    answers = [answer(state, seat, move.text) for seat in state.ask().seats for move in GAME.move_table[::7]]
    return msgspec.json.encode([views, [state.offers(seat) for seat in seats], state.ask().seats, answers])


def answer(state: State, seat: int, move: str) -> str:
    """What a seat is told when it tries a move."""
    try:
        state.allowed(seat, move)
    except MoveError as error:
        return f"{type(error).__name__} {error}"
    return "allowed"


@given(state=playings(), seed=seeds)
@few
def test_nothing_shown_depends_on_the_queues_order(state: State, seed: int) -> None:
    assert told(other_world(state, Rng.seeded(seed))) == told(state)


@given(state=playings(), seed=seeds)
@many
def test_events_are_the_same_until_something_is_revealed(state: State, seed: int) -> None:
    for seat in state.ask().seats:
        move = pick(state, seat, Rng.seeded(seed))
        world = other_world(state, Rng.seeded(seed))
        for one, two in zip(state.copy().play(seat, move), world.play(seat, move), strict=False):
            if one.reveals:
                assert two.reveals
                break
            assert one == two


@pytest.mark.clause("TM-P1", "TM-T3")
def test_events_show_no_card_below_the_queues_top() -> None:
    """Each kind of move, with a queue whose lower cards are all of one kind that is nowhere else."""
    lower = [f"water-{letter}" for letter in "abcdefg"] + [f"coins-{letter}" for letter in "abcdefg"] + ["picker"] * 3
    queue = [
        "fan",
        "fan",
        "moss-b",
        "fan",
        *lower,
        "fire-a",
        "fire-b",
        "fire-c",
        "fire-d",
        "fire-e",
        "fire-f",
        "fire-g",
    ]
    moves = ["adopt 1 at 0,1", "adopt 5 at 0,1", "mama at 0,1", "choice moss", "rearrange 1,0 to 0,1"]
    for move in moves:
        state = table(
            head="crystal-a stone-a meat-a goblin",
            queue=" ".join(queue),
            A=cave("child@1,0", dragon="moss-dragon"),
            B=cave(),
        )
        shown = msgspec.json.encode([list(state.play(0, move)), state.view(0), state.view(None), state.offers(0)[:3]])
        for card in lower:
            assert f'"{card}"'.encode() not in shown


@given(state=playings(), seed=seeds)
@few
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_moves_alike_in_worlds_that_differ_in_what_is_hidden(name: str, state: State, seed: int) -> None:
    world = other_world(state, Rng.seeded(seed))
    for seat in state.ask().seats:
        chosen = [find(name).choose(Observation(place, seat), Rng.seeded(seed)) for place in (state, world)]
        assert chosen[0] == chosen[1]


@pytest.mark.clause("TM-P4")
@given(state=playings())
@few
def test_everyone_is_told_the_same_but_for_powers(state: State) -> None:
    views = [msgspec.structs.replace(look(state, seat, True), you=None) for seat in (None, *range(state.seats))]
    assert all(view == views[0] for view in views)
    assert [look(state, seat).you for seat in range(state.seats)] == list(range(state.seats))
    for seat in state.ask().seats:
        events = state.copy().play(seat, state.moves(seat)[0])
        assert all(events.seen_by(other) == list(events) for other in (None, *range(state.seats)))


@pytest.mark.clause("TM-S2", "TM-P1")
def test_caves_head_top_and_sizes_are_public() -> None:
    state = table(A=cave("stone-c+@1,0", "mama@0,1", dragon="fire-dragon"), head="fan child", turn="B", first="A")
    view = look(state)
    assert (view.seats, view.turn, view.first, view.head, view.queue) == (2, 1, 0, ("fan", "child"), 62)
    assert (view.top, view.found, view.over, view.clear) == ("crystal-a", None, False, {})
    assert [(laid.card, laid.happy, laid.x, laid.y) for laid in view.caves[0].cards] == [
        ("fire-dragon", False, 0, 0),
        ("stone-c", True, 1, 0),
        ("mama", False, 0, 1),
    ]
    assert [seen.mama for seen in view.caves] == [False, True]
    assert view.left == {"crystal": 7, "water": 7, "moss": 7, "stone": 6, "fire": 7, "meat": 7, "coins": 7, "child": 4}
    assert view.scores == state.scores()


@pytest.mark.clause("TM-L1")
def test_how_far_a_cave_may_grow_is_shown() -> None:
    reach = look(table(A=cave("stone-c@1,0", "fire-c@1,1"))).caves[0].reach
    assert (reach.left, reach.right, reach.bottom, reach.top) == (-3, 4, -1, 2)


@given(state=playings())
@many
def test_an_imagined_world_differs_in_the_queues_order_and_the_luck_to_come_only(state: State) -> None:
    world, truth = GAME.write_position(state.imagine(0, Rng.seeded(1))), GAME.write_position(state)
    queues = [place.pop("queue").split() for place in (world, truth)]
    assert queues[0][0] == queues[1][0]
    assert sorted(queues[0]) == sorted(queues[1])
    del world["rng"], truth["rng"]
    assert world == truth


def test_imagined_worlds_differ_from_the_truth_and_from_each_other() -> None:
    state = GAME.start(seats=2, seed=1)
    worlds = [GAME.write_position(state.imagine(seat % 2, Rng.seeded(seat))) for seat in range(10)]
    for hidden in ("queue", "rng"):
        assert len({world[hidden] for world in worlds} | {field(state, hidden)}) == 11


@given(state=playings(), seed=seeds)
@few
def test_what_is_imagined_does_not_follow_from_what_is_hidden(state: State, seed: int) -> None:
    world = other_world(state, Rng.seeded(seed))
    assert world.imagine(0, Rng.seeded(1)).hash() == state.imagine(0, Rng.seeded(1)).hash()


def small(**fields: object) -> State:
    """Two caves that lack two cards each, an empty head and five cards in the queue."""
    caves = {"A": filled(13, "crystal", "water"), "B": filled(13, "moss", "meat")}
    return table(**caves, head="none", queue="fan stone-a stone-b fire-a coins-a", **fields)


@pytest.mark.clause("TM-P1")
@pytest.mark.parametrize(
    ("clear", "orders"),
    [
        ("none", 24),
        ("fire=2", 18),
        ("fire=3", 12),
        ("moss=5", 24),
        ("coins=4", 6),
        ("fire=3 coins=4", 2),
        ("fire=3 coins=3", 4),
    ],
)
def test_every_order_that_fits_what_is_known_is_imagined_equally_often(clear: str, orders: int) -> None:
    state, rng, each = small(clear=clear), Rng.seeded("orders"), 100
    found = Counter(field(state.imagine(0, rng.branch()), "queue") for _ in range(orders * each))
    assert len(found) == orders
    spread = sum((count - each) ** 2 / each for count in found.values())
    assert spread < 3 * orders, found


@given(seed=seeds, known=st.integers(1, 4))
@few
def test_equal_cards_are_imagined_too(seed: int, known: int) -> None:
    caves = {"A": filled(13, "crystal", "water"), "B": filled(13, "moss", "meat")}
    state = table(**caves, head="none", queue="goblin goblin goblin child child fan", clear=f"child={min(known, 3)}")
    queue = words(state.imagine(None, Rng.seeded(seed)), "queue")
    assert sorted(queue) == ["child", "child", "fan", "goblin", "goblin", "goblin"]
    assert "child" not in queue[: min(known, 3)]


@pytest.mark.parametrize("queue", ["none", "fan"])
def test_with_nothing_below_the_top_there_is_nothing_to_imagine(queue: str) -> None:
    caves = {"A": filled(14, "crystal", "water"), "B": filled(14, "moss", "meat")}
    state = table(**caves, head="child goblin", queue=queue)
    assert field(state.imagine(0, Rng.seeded(1)), "queue") == queue


def test_there_is_no_view_for_a_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(WrongSeats):
        table().view(2)
