"""The worked examples of the rules of record."""

import pytest

from .table import cave, grow, happy, lines, table


@pytest.mark.clause("TM-X1")
@pytest.mark.parametrize("cell", ["1,1", "0,1"])
def test_x1_stone_gives_to_the_crystal_kobold_beside_it_also_diagonally(cell: str) -> None:
    """Crystal-c wants stone."""
    assert cell in happy(
        grow(cave("stone-g@1,0", "moss-g@0,1" if cell == "1,1" else "moss-g@-1,0"), f"crystal-c@{cell}")
    )


@pytest.mark.clause("TM-X1")
def test_x1_stone_does_not_give_two_cells_away() -> None:
    """Water-b wants moss, water-e meat and crystal: a giver two cells away is no giver."""
    assert "-1,0" not in happy(grow(cave("stone-g@1,0"), "crystal-c@-1,0"))
    assert "-1,0" not in happy(grow(cave("moss-g@1,0"), "water-b@-1,0"))


@pytest.mark.clause("TM-X2")
def test_x2_one_mama_stands_in_for_different_resources() -> None:
    """Stone kobold and water kobold, each beside Mama, with one of two wants given."""
    start = cave("stone-d@1,0", "water-e@1,1", "crystal-g@2,1", dragon="coins-dragon")
    state = grow(start, "mama@0,1")
    assert happy(state) == {"1,0", "1,1"}
    assert happy(table(A=start)) == set()


@pytest.mark.clause("TM-X3")
def test_x3_two_pickers_make_each_other_happy_and_score_a_mushroom_each() -> None:
    state = grow(cave("picker@1,0"), "picker@0,1")
    assert happy(state) == {"1,0", "0,1"}
    assert lines(state) == {"mushrooms": 2, "happy": 2}


@pytest.mark.clause("TM-X4")
def test_x4_triplets_are_worth_five_then_twelve_then_twenty() -> None:
    names = [f"{name}-{letter}" for name in ("moss", "fire", "coins") for letter in "efg"]
    points = [lines(table(A=cave(*names[:count]))).get("triplets", 0) for count in range(10)]
    assert points == [0, 0, 0, 5, 5, 5, 12, 12, 12, 20]


@pytest.mark.clause("TM-X4", "TM-E3")
def test_x4_egg_guard_and_two_children_make_a_triplet() -> None:
    assert lines(table(A=cave("egg-guard", "child", "child")))["triplets"] == 5
