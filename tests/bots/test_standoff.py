"""Two who answer at once: the mixtures found are those of which knowing brings nothing."""

from collections.abc import Sequence

import pytest

from warren import Rng
from warren.bots.standoff import ROOM, Standoff
from warren.engine.moves import MoveList


def listed(count: int) -> MoveList:
    moves = MoveList(ROOM + 1)
    for code in range(count):
        moves.add(code)
    return moves


def solved(table: Sequence[Sequence[int]], simulations: int = 4000) -> tuple[list[float], list[float]]:
    """Both mixtures after simulations of a game in which one wins what the other loses."""
    one, other, rng = listed(len(table)), listed(len(table[0])), Rng.seeded("standoff")
    standoff = Standoff(0, 1)
    assert standoff.one.has_room(one)
    assert standoff.other.has_room(other)
    for _ in range(simulations):
        pair = standoff.choose(one, other, rng)
        result = table[pair[0]][pair[1]]
        standoff.learn(pair[0], pair[1], result, 1000 - result)
    standoff.solve()
    sides = (standoff.one, standoff.other)
    first, second = ([int(side.mixture[at]) / 1e6 for at in range(side.count)] for side in sides)
    return first, second


@pytest.mark.parametrize(
    ("table", "one", "other"),
    [
        # Rock, paper, scissors.
        ([[500, 0, 1000], [1000, 500, 0], [0, 1000, 500]], [1 / 3] * 3, [1 / 3] * 3),
        # Pennies of which one counts double.
        ([[1000, 0], [0, 500]], [1 / 3, 2 / 3], [1 / 3, 2 / 3]),
        # The second answer is better whatever the other does.
        ([[100, 200, 300], [600, 500, 400]], [0, 1], [0, 0, 1]),
    ],
)
def test_mixtures_are_those_nobody_can_use(table: list[list[int]], one: list[float], other: list[float]) -> None:
    found = solved(table)
    assert found[0] == pytest.approx(one, abs=0.03)
    assert found[1] == pytest.approx(other, abs=0.03)


def test_an_answer_for_which_there_is_no_room_is_said_to_have_none() -> None:
    standoff = Standoff(0, 1)
    assert standoff.one.has_room(listed(ROOM))
    assert not standoff.one.has_room(listed(ROOM + 1))


def test_only_legal_answers_are_drawn() -> None:
    rng = Rng.seeded("legal")
    standoff = Standoff(0, 1)
    everything, few = listed(4), MoveList(4)
    few.add(3)
    assert standoff.one.has_room(everything)
    assert standoff.other.has_room(everything)
    for _ in range(300):
        mine, theirs = standoff.choose(few, everything, rng)
        assert mine == 3
        standoff.learn(mine, theirs, 500, 500)
