"""How a table is set up and who begins."""

import pytest
from hypothesis import given

from warren import BadOption, Rng, WrongSeats
from warren.games.too_many.game import GAME
from warren.games.too_many.rules.events import Dealt, TookDragon

from .table import (
    POWERS,
    RESOURCES,
    few,
    field,
    heard,
    look,
    play_out,
    refused,
    seat_counts,
    seeds,
    table,
    texts,
    words,
)


@pytest.mark.clause("TM-S1")
@given(seed=seeds, seats=seat_counts)
@few
def test_every_seat_has_a_different_dragon_alone_in_its_cave(seed: int, seats: int) -> None:
    caves = [field(GAME.start(seats, seed), seat) for seat in "ABCDE"[:seats]]
    assert len(set(caves)) == seats
    assert set(caves) <= {f"{resource}-dragon@0,0" for resource in RESOURCES}


@pytest.mark.clause("TM-S1")
def test_dragons_are_drawn_at_random() -> None:
    drawn = [(field(state, "A"), field(state, "B")) for state in (GAME.start(2, seed) for seed in range(840))]
    for seat in (0, 1):
        each = [pair[seat] for pair in drawn]
        assert all(80 < each.count(f"{resource}-dragon@0,0") < 165 for resource in RESOURCES)
    assert len(set(drawn)) == 42


@pytest.mark.clause("TM-S1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("first", "AB")
def test_seats_may_pick_their_dragons_in_reverse_turn_order(seats: int, first: str) -> None:
    state = GAME.start(seats, 1, choose_dragons=True, first=first)
    assert heard(state.opening(), Dealt)[0].dragons == (None,) * seats
    order = [("AB".index(first) - 1 - number) % seats for number in range(seats)]
    for seat, resource in zip(order, RESOURCES, strict=False):
        assert (state.ask().seats, state.ask().kind) == ((seat,), "dragon")
        events = state.play(seat, f"dragon {resource}")
        assert list(events) == [TookDragon(seat, f"{resource}-dragon")]
        assert field(state, "ABCDE"[seat]) == f"{resource}-dragon@0,0"
    assert (state.ask().seats, state.ask().kind) == (("AB".index(first),), "turn")
    assert field(state, "choosing") == "no"


@pytest.mark.clause("TM-S1")
def test_a_dragon_that_is_taken_cannot_be_picked() -> None:
    state = GAME.start(3, 1, choose_dragons=True, first="A")
    state.play(2, "dragon fire")
    assert texts(state, 1) == [f"dragon {resource}" for resource in RESOURCES if resource != "fire"]
    assert "fire-dragon" not in look(state).dragons
    assert len(look(state).dragons) == 6
    assert refused(state, "dragon fire", 1) == "TM-S1"


@pytest.mark.clause("TM-S1")
@pytest.mark.parametrize(
    "move", ["adopt 1 at 1,0", "mama at 1,0", "roar", "choice fire", "at 1,0", "rearrange 1,0 to 0,1"]
)
def test_dragons_come_before_everything_else(move: str) -> None:
    assert refused(GAME.start(2, 1, choose_dragons=True, first="B"), move) == "TM-S1"


@pytest.mark.clause("TM-S1")
def test_without_the_option_nobody_picks_a_dragon() -> None:
    state = GAME.start(2, 1, first="A")
    assert look(state).dragons == ()
    assert refused(state, "dragon fire") == "TM-S1"
    assert all(refused(state, f"dragon {resource}") == "TM-S1" for resource in RESOURCES)


@pytest.mark.clause("TM-S1")
def test_two_seats_may_have_two_of_each_power() -> None:
    state = GAME.start(2, 1, two_powers=True)
    assert [seen.powers for seen in look(state).caves] == [dict.fromkeys(POWERS, 2)] * 2
    assert [seen.mama for seen in look(state).caves] == [True] * 2
    assert [seen.powers for seen in look(GAME.start(2, 1)).caves] == [dict.fromkeys(POWERS, 1)] * 2


@pytest.mark.clause("TM-S1")
def test_two_powers_of_a_kind_are_played_one_by_one() -> None:
    state = GAME.start(2, 1, two_powers=True, first="A")
    for left in (1, 0):
        state.play(0, "roar")
        assert (look(state).caves[0].powers or {})["roar"] == left
    assert refused(state, "roar") == "TM-P3"


@pytest.mark.clause("TM-S1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_seats_may_not_have_two_of_each_power(seats: int) -> None:
    with pytest.raises(BadOption, match="two_powers"):
        GAME.start(seats, 1, two_powers=True)
    GAME.start(seats, 1, two_powers=False)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("first", "C"),
        ("first", "AB"),
        ("first", 9),
        ("two_powers", "maybe"),
        ("memory", 2),
        ("choose_dragons", ""),
        ("dragons", "yes"),
    ],
)
def test_what_is_no_choice_is_refused(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        GAME.read_options(2, {option: value})


@pytest.mark.clause("TM-S2")
@given(seed=seeds, seats=seat_counts)
@few
def test_four_cards_form_the_head_and_the_queues_top_is_seen(seed: int, seats: int) -> None:
    state = GAME.start(seats, seed)
    view, queue = look(state), words(state, "queue")
    assert (len(view.head), view.top, view.queue) == (4, queue[0], 61)
    assert list(view.head) == words(state, "head")


@pytest.mark.clause("TM-S2")
def test_the_queues_first_cards_form_the_head_in_places_one_to_four() -> None:
    state = table(
        queue="stone-b fire-c picker child "
        + " ".join(f"{name}-{letter}" for name in ("moss", "meat", "water", "coins") for letter in "abcdefg")
    )
    assert words(state, "head") == ["stone-b", "fire-c", "picker", "child"]
    assert look(state).top == "moss-a"


@pytest.mark.clause("TM-S2")
def test_five_cards_can_be_adopted_at_first() -> None:
    state = GAME.start(2, 1, first="A")
    cells = ("0,-1", "-1,0", "1,0", "0,1")
    adopting = {text for text in texts(state) if text.startswith("adopt")}
    assert adopting == {f"adopt {place} at {cell}" for place in range(1, 6) for cell in cells}


@pytest.mark.clause("TM-S2")
def test_any_card_may_come_to_lie_anywhere_in_the_queue() -> None:
    lines = [words(state, "head") + words(state, "queue") for state in (GAME.start(2, seed) for seed in range(800))]
    for place in (0, 1, 2, 3, 4, 5, 30, 63, 64):
        assert len({line[place] for line in lines}) == 54
    goblins = [sum(line[place] == "goblin" for line in lines) for place in range(65)]
    assert all(20 < count < 85 for count in goblins), goblins


@pytest.mark.clause("TM-S2")
def test_goblins_are_seen_for_what_they_are() -> None:
    view = look(
        table(
            head="goblin goblin fan child",
            queue="goblin "
            + " ".join(f"{name}-{letter}" for name in ("moss", "meat", "water", "coins") for letter in "abcdefg"),
        )
    )
    assert view.head[:2] == ("goblin", "goblin")
    assert view.top == "goblin"


@pytest.mark.clause("TM-S1", "TM-S2", "TM-S3")
def test_the_deal_is_told_as_everybody_sees_it() -> None:
    state = GAME.start(seats=3, seed=5, first="C")
    view = look(state)
    dragons = tuple(field(state, seat).split("@")[0] for seat in "ABC")
    assert list(state.opening()) == [Dealt(2, dragons, view.head, view.top)]


@pytest.mark.clause("TM-S3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_seat_is_drawn(seats: int) -> None:
    begins = [GAME.start(seats, seed).ask().seats[0] for seed in range(200)]
    assert min(begins.count(seat) for seat in range(seats)) > 100 // seats


@pytest.mark.clause("TM-S3")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("letter", "ABCDE")
def test_the_table_may_name_the_first_seat(letter: str, seed: int) -> None:
    state = GAME.start(5, seed, first=letter)
    assert state.ask().seats == ("ABCDE".index(letter),)
    assert look(state).first == "ABCDE".index(letter)


@pytest.mark.clause("TM-S3")
@given(seed=seeds, seats=seat_counts)
@few
def test_turns_go_round_clockwise(seed: int, seats: int) -> None:
    state, rng = GAME.start(seats, seed), Rng.seeded(seed)
    movers = play_out(state, rng)
    turns = [seat for at, seat in enumerate(movers) if at == 0 or movers[at - 1] != seat]
    assert turns == [(look(state).first + turn) % seats for turn in range(len(turns))]
    assert len(turns) == 14 * seats


@pytest.mark.clause("TM-S1", "TM-S2")
@given(seed=seeds, seats=seat_counts)
@few
def test_the_same_seed_gives_the_same_table(seed: int, seats: int) -> None:
    assert len({GAME.start(seats, seed).hash() for _ in range(2)}) == 1


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_the_game_is_for_two_to_five_seats(seats: int) -> None:
    with pytest.raises(WrongSeats):
        GAME.start(seats, seed=1)


def test_a_table_can_be_dealt_again_with_its_options() -> None:
    state = GAME.start(2, 1, two_powers=True, memory=True, first="B", choose_dragons=True)
    again = state.again(Rng.seeded(2))
    assert field(again, "options") == "choose_dragons two_powers memory"
    assert again.ask().seats == (0,)
    assert look(again).first == 1
    assert again.hash() == GAME.start(2, 2, two_powers=True, memory=True, first="B", choose_dragons=True).hash()
