"""Counting: kobolds, tiles, gem trophies and toy trophies."""

import pytest
from hypothesis import given

from warren import State
from warren.games.kobold.game import GAME

from .table import end, look, many, playings, table


def toy_points(**loot: str) -> tuple[int, ...]:
    """What every seat has in toy trophies when the game has ended."""
    return tuple(line.get("toy-trophies", 0) for line in look(end(**loot)).lines)


@pytest.mark.clause("KB-E2")
@pytest.mark.parametrize("toy", ["ball", "clown", "car", "teddy"])
def test_strictly_most_of_a_toy_takes_its_trophy(toy: str) -> None:
    assert toy_points(A=f"{toy}", B=f"{toy}*2", C=f"{toy}") == (0, 5, 0)


@pytest.mark.clause("KB-E2")
@pytest.mark.parametrize("loot", [("ball", "ball", ""), ("", "ball*2", "ball*2"), ("ball*2", "ball", "ball*2")])
def test_a_tie_gives_it_to_nobody(loot: tuple[str, str, str]) -> None:
    assert toy_points(**dict(zip("ABC", loot, strict=True))) == (0, 0, 0)


@pytest.mark.clause("KB-E2")
def test_a_seat_that_passes_two_tied_ones_has_it() -> None:
    assert toy_points(A="ball", B="ball", C="ball*2") == (0, 0, 5)


@pytest.mark.clause("KB-E2")
def test_nobody_with_none_gets_a_trophy() -> None:
    assert toy_points(A="", B="kobold") == (0, 0)


@pytest.mark.clause("KB-E2")
def test_a_single_toy_is_enough() -> None:
    assert toy_points(B="car") == (0, 5)


@pytest.mark.clause("KB-K1")
@pytest.mark.parametrize("count", range(5))
def test_a_kobold_is_a_point(count: int) -> None:
    loot = f"kobold*{count}" if count else ""
    assert table(A=loot).scores() == (count, 0)
    assert end(A=loot).scores() == (count, 0)


@pytest.mark.clause("KB-E3")
def test_all_four_kinds_of_points_are_added() -> None:
    state = end(A="kobold tiles=3 gems=9 teddy", B="kobold*2 tiles=1")
    assert look(state).lines == (
        {"gem-trophies": 9, "toy-trophies": 5, "tiles": 3, "kobolds": 1},
        {"tiles": 1, "kobolds": 2},
    )
    assert state.scores() == (18, 3)


@pytest.mark.clause("KB-E3")
def test_loose_gems_and_toys_are_worth_nothing() -> None:
    assert end(A="violet*2 green*3 ball car", B="ball car blue*2").scores() == (0, 0)


@pytest.mark.clause("KB-E3")
def test_before_the_end_no_toy_trophies_are_counted() -> None:
    state = table(A="teddy*3 ball kobold tiles=2", B="car gems=5")
    assert state.scores() == (3, 5)
    assert look(state).lines == ({"tiles": 2, "kobolds": 1}, {"gem-trophies": 5})
    assert [trophy.leader for trophy in look(state).toy_trophies] == [0, None, 1, 0]


@pytest.mark.clause("KB-E3")
def test_most_points_win() -> None:
    outcome = end(seats=3, A="kobold", B="tiles=2", C="gems=1").outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (1, 2, 1))


@pytest.mark.clause("KB-E3")
def test_a_tie_is_a_shared_win() -> None:
    outcome = end(seats=3, A="kobold*2", B="tiles=2", C="gems=1").outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.clause("KB-E2", "KB-E3", "KB-K1")
@given(state=playings())
@many
def test_a_second_count_agrees(state: State) -> None:
    assert state.scores() == GAME.recount(state)
    assert look(state).scores == state.scores()
