"""Mama, who stands in for what is missing."""

import pytest

from warren.games.too_many.game import GAME

from . import naive
from .table import SHEET, arranged, cards, cave, cells, field, grow, happy, lines, look, refused, table, texts


@pytest.mark.clause("TM-M0")
def test_mama_goes_where_any_card_may_go() -> None:
    state = table(A=cave("stone-c@1,0", "fire-c@1,1"))
    assert cells(state, "mama at ") == cells(state, "adopt 1 at ")
    assert refused(state, "mama at -1,1") == "TM-L2"
    assert refused(state, "mama at 1,0") == "TM-L2"


@pytest.mark.clause("TM-M0")
def test_mama_is_laid_shy_side_up_once() -> None:
    state = table()
    state.play(0, "mama at 1,0")
    assert cards(state)["1,0"] == "mama"
    assert not look(state).caves[0].mama
    state.play(1, "mama at 1,0")
    assert refused(state, "mama at 0,1") == "TM-S1"
    assert not any(text.startswith("mama") for text in texts(state))


@pytest.mark.clause("TM-M0", "TM-H5")
@pytest.mark.parametrize("card", ["child", "egg-guard"])
def test_mama_turns_happy_beside_a_child_or_the_egg_guard(card: str) -> None:
    assert happy(grow(cave(f"{card}@1,0"), "mama@1,1")) == {"1,0", "1,1"}
    assert happy(grow(cave(f"{card}@1,0"), "mama@-1,0")) == set()


@pytest.mark.clause("TM-M0")
@pytest.mark.parametrize("card", ["stone-a", "fan", "picker", "goblin"])
def test_nobody_else_makes_mama_happy(card: str) -> None:
    assert "0,1" not in happy(grow(cave(f"{card}@1,0"), "mama@0,1"))


@pytest.mark.clause("TM-M1")
@pytest.mark.parametrize("resource", naive.RESOURCES)
def test_mama_stands_in_for_any_one_resource(resource: str) -> None:
    """Every kobold that wants one thing is happy by her alone."""
    for letter in "bc":
        want = naive.wants(f"{resource}-{letter}")[0]
        dragon = next(name for name in naive.RESOURCES if name not in (want, "water"))
        start = cave(f"{resource}-{letter}@1,0", dragon=f"{dragon}-dragon")
        assert "1,0" in happy(grow(start, "mama@1,1"))
        assert "1,0" not in happy(grow(start, "mama@-1,0"))


@pytest.mark.clause("TM-M1")
@pytest.mark.parametrize(("letter", "given"), [("d", 1), ("e", 1), ("f", 2), ("g", 3)])
def test_mama_stands_in_for_one_that_is_still_lacking_and_no_more(letter: str, given: int) -> None:
    wanted = [f"{want}-g" for want in naive.wants(f"crystal-{letter}")]
    spots = ["1,1", "1,-1", "2,0"]
    for count in range(given + 1):
        around = [f"{card}@{spot}" for card, spot in zip(wanted[:count], spots, strict=False)]
        state = grow(
            cave(f"crystal-{letter}@1,0", *around, "fan@0,1", "fan@0,-1"), "mama@2,1" if count > 2 else "mama@2,0"
        )
        assert ("1,0" in happy(state)) == (count == given)


@pytest.mark.clause("TM-M1")
def test_any_of_the_wanted_may_be_the_one_mama_gives() -> None:
    """Crystal-d wants water and meat."""
    for given in ("water-g", "meat-g"):
        assert "1,0" in happy(grow(cave("crystal-d@1,0", f"{given}@0,1"), "mama@0,-1"))


@pytest.mark.clause("TM-M1", "TM-X2")
def test_mama_gives_each_neighbour_something_else() -> None:
    """Four kobolds around her want stone, meat, crystal and moss."""
    start = cave("moss-b@1,0", "fire-b@1,1", "coins-b@-1,0", "coins-c@-1,1", dragon="fire-dragon")
    assert happy(grow(start, "mama@0,1")) == {"1,0", "1,1", "-1,0", "-1,1"}


@pytest.mark.clause("TM-M1")
def test_mama_stands_in_for_later_neighbours_too() -> None:
    assert happy(grow(cave("mama@1,0"), "moss-b@0,1")) == {"0,1"}


@pytest.mark.clause("TM-M1")
@pytest.mark.parametrize("card", ["child", "egg-guard"])
def test_child_and_egg_guard_count_her_as_family(card: str) -> None:
    assert happy(grow(cave("mama@1,0"), f"{card}@0,1")) == {"1,0", "0,1"}


@pytest.mark.clause("TM-M2")
def test_mama_cannot_stand_in_for_the_dragon() -> None:
    state = grow(cave("stone-g@1,0", "fan@2,0"), "mama@2,1")
    assert "2,0" not in happy(state)
    state = grow(cave("stone-g@1,0", "mama@1,1"), "fan@2,1")
    assert "2,1" not in happy(state)


@pytest.mark.clause("TM-M3")
def test_to_a_picker_mama_is_one_mushroom() -> None:
    state = grow(cave("stone-g@1,0", "picker@2,0"), "mama@2,1")
    assert "2,0" in happy(state)
    assert lines(state)["mushrooms"] == 1
    assert look(state).caves[0].cards[2].mushrooms == 1


@pytest.mark.clause("TM-M3")
def test_mamas_mushroom_counts_beside_others() -> None:
    """Stone-b has two."""
    assert lines(table(A=cave("picker@1,0", "mama@1,1", "stone-b@0,1")))["mushrooms"] == 3


@pytest.mark.clause("TM-M4")
def test_mama_counts_for_no_triplet() -> None:
    assert "triplets" not in lines(table(A=cave("crystal-a@1,0", "mama@0,1")))
    assert "triplets" not in lines(table(A=cave("child@1,0", "child@0,1", "mama@1,1")))


@pytest.mark.clause("TM-M4")
def test_mama_does_not_count_for_the_chromatic_bonus() -> None:
    six = [f"{name}-g" for name in ("water", "moss", "stone", "fire", "meat")]
    assert "chromatic" not in lines(table(A=cave(*six, "mama")))
    assert lines(table(A=cave(*six, "coins-g")))["chromatic"] == 10


@pytest.mark.clause("TM-M4")
def test_mama_does_not_give_a_resource_for_choice() -> None:
    assert look(table(A=cave("mama@1,0"))).faces["mama"].gives is None


def test_mamas_values_are_the_sheets() -> None:
    assert lines(table(A=cave("mama+@1,0"))) == {"happy": 3}
    assert lines(table(A=cave("mama@1,0"))) == {}
    game = GAME.with_sheet(SHEET.replace("happy = 3\nshy = 0", "happy = 7\nshy = -2"))
    assert arranged({"A": cave("mama+@1,0")}, game).scores() == (7, 0)
    assert arranged({"A": cave("mama@1,0")}, game).scores() == (-2, 0)
    assert field(table(A=cave("mama+@1,0")), "A") == "crystal-dragon@0,0 mama+@1,0"
