"""Sets of gems become trophies."""

import pytest

from warren.games.kobold.rules.events import GemSet

from .table import fetch, field, heard, look, room, table

BLUES = room(s4="blue (blue)", s5="blue (blue)")


@pytest.mark.clause("KB-G1")
def test_four_colours_are_swapped_at_once_and_the_gems_leave_the_game() -> None:
    state = table(pawns="A6 A3", A="violet green yellow*2 ball")
    events = state.play(0, "grab 6.2")
    assert heard(events, GemSet) == [GemSet(seat=0, points=5)]
    assert (field(state, "A"), field(state, "removed")) == ("ball yellow tiles=0 gems=5", "violet green yellow blue")
    assert field(state, "fetching") == "yes"
    assert look(state).gem_trophies == (4, 3, 2, 1)


@pytest.mark.clause("KB-G1")
@pytest.mark.parametrize(("missing", "cell"), [("violet", "5.1"), ("green", "5.2"), ("yellow", "6.1"), ("blue", "6.2")])
def test_any_colour_may_complete_a_set(missing: str, cell: str) -> None:
    others = " ".join(gem for gem in ("violet", "green", "yellow", "blue") if gem != missing)
    state = table(pawns=f"A{cell[0]}", A=others)
    fetch(state, cell)
    assert field(state, "A") == "tiles=0 gems=5"


@pytest.mark.clause("KB-G1")
@pytest.mark.parametrize(("taken", "points"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1)])
def test_a_set_takes_the_best_trophy_left(taken: int, points: int) -> None:
    state = table(pawns="A6", A="violet green yellow", trophies=taken)
    assert heard(fetch(state, "6.2"), GemSet) == [GemSet(seat=0, points=points)]
    assert field(state, "trophies") == str(taken + 1)


@pytest.mark.clause("KB-G1")
@pytest.mark.parametrize(
    ("owned", "cell"),
    [("green*2 yellow", "6.2"), ("violet yellow*2", "6.2"), ("violet*2 green", "6.2"), ("violet green", "6.1")],
)
def test_three_colours_are_no_set_whatever_others_have(owned: str, cell: str) -> None:
    state = table(pawns="A6", A=owned, B="violet green yellow")
    assert heard(fetch(state, cell), GemSet) == []
    assert field(state, "A").startswith(owned)
    assert field(state, "removed") == "none"


@pytest.mark.clause("KB-G1")
def test_three_sets_in_one_turn_take_three_trophies() -> None:
    state = table(sections=BLUES, pawns="A4 A5 A5", A="violet*3 green*3 yellow*3", trophies=1, removed="none")
    events = fetch(state, "4.1", "5.2", "5.1")
    assert [event.points for event in heard(events, GemSet)] == [4, 3, 2]
    assert field(state, "A") == "tiles=0 gems=9"
    assert field(state, "removed") == "violet*3 green*3 yellow*3 blue*3"


@pytest.mark.clause("KB-G1")
def test_a_set_with_no_trophy_left_stays_and_is_worth_nothing() -> None:
    state = table(sections=BLUES, pawns="A4 A5", A="violet*2 green*2 yellow*2", trophies=4, removed="none")
    events = fetch(state, "4.1", "5.1")
    assert heard(events, GemSet) == [GemSet(seat=0, points=1)]
    assert field(state, "A") == "violet green yellow blue tiles=0 gems=1"
    assert state.scores() == (1, 0)


@pytest.mark.clause("KB-G1")
def test_only_the_seat_that_owns_the_set_gets_the_trophy() -> None:
    state = table(pawns="B6", turn="B", B="violet green yellow", A="violet green yellow")
    assert heard(fetch(state, "6.2", seat=1), GemSet) == [GemSet(seat=1, points=5)]
    assert (field(state, "A"), field(state, "B")) == ("violet green yellow tiles=0 gems=0", "tiles=0 gems=5")
