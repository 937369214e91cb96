"""What is in the box, and that nothing of it is ever lost."""

from collections import Counter

import pytest
from hypothesis import given

from warren import BadSheet, Rng
from warren.games.too_many.game import GAME
from warren.games.too_many.rules.cards import BASICS, NAMES

from .naive import WANTS
from .table import BOX, RESOURCES, SHEET, cave, few, field, look, play_out, seat_counts, seeds, table, words

VALUES = {
    "a": ((), 1, 0, 1),
    "b": ((1,), 1, 0, 2),
    "c": ((3,), 2, -1, 1),
    "d": ((1, 5), 2, -1, 1),
    "e": ((4, 6), 3, -1, 0),
    "f": ((1, 2, 4), 3, -2, 0),
    "g": ((2, 3, 5, 6), 5, -3, 0),
}
#: Cards without mushrooms.
BARE = [f"{resource}-{letter}" for resource in ("fire", "meat", "moss", "coins") for letter in "efg"]
SPECIALS = {"child": 4, "egg-guard": 1, "fan": 4, "picker": 3, "goblin": 4}


def deck() -> Counter[str]:
    """Head and queue of a fresh table."""
    state = GAME.start(3, 1)
    return Counter(words(state, "head") + words(state, "queue"))


@pytest.mark.clause("TM-C1")
def test_there_are_seven_basic_kobolds_of_each_of_seven_resources() -> None:
    assert BASICS == RESOURCES
    basics = {name: count for name, count in deck().items() if name.split("-")[0] in RESOURCES}
    assert basics == {f"{resource}-{letter}": 1 for resource in RESOURCES for letter in "abcdefg"}


@pytest.mark.clause("TM-C1")
def test_there_is_a_dragon_for_each_resource() -> None:
    assert sorted(look(GAME.start(2, 1, choose_dragons=True)).dragons) == sorted(f"{name}-dragon" for name in RESOURCES)


@pytest.mark.clause("TM-C2")
def test_the_deck_has_sixty_five_cards_with_sixteen_specials() -> None:
    found = deck()
    assert {name: found[name] for name in SPECIALS} == SPECIALS
    assert found.total() == 65


@pytest.mark.clause("TM-C2", "TM-C3")
def test_every_basic_kobold_shows_what_the_sheet_says() -> None:
    assert {letter: wanted for letter, (wanted, *_) in VALUES.items()} == WANTS
    for number, resource in enumerate(RESOURCES):
        for letter, (steps, glad, shy, mushrooms) in VALUES.items():
            face = look(table(head=f"{resource}-{letter}")).faces[f"{resource}-{letter}"]
            assert face.gives == resource
            assert face.wants == tuple(RESOURCES[(number + step) % 7] for step in steps)
            assert (face.happy, face.shy, face.mushrooms) == (glad, shy, mushrooms)
            assert face.happy > 0 >= face.shy
            assert len(face.wants) <= 4


@pytest.mark.clause("TM-C3")
def test_every_resource_is_wanted_equally_often() -> None:
    wanted = Counter(want for name in NAMES[:49] for want in look(table(head=name)).faces[name].wants)
    assert set(wanted.values()) == {13}


@pytest.mark.clause("TM-C3", "TM-H5")
@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("child", ("child", ("family",), 3, -1, 0)),
        ("egg-guard", ("child", ("family",), 4, -1, 0)),
        ("fan", (None, ("dragon",), 4, -2, 0)),
        ("picker", (None, ("mushroom",), 1, -1, 1)),
        ("goblin", (None, (), 0, 0, 0)),
        ("mama", (None, ("family",), 3, 0, 1)),
    ],
)
def test_every_special_shows_what_the_sheet_says(name: str, values: tuple[object, ...]) -> None:
    face = look(table(A=cave(name))).faces[name]
    assert (face.gives, face.wants, face.happy, face.shy, face.mushrooms) == values


@pytest.mark.clause("TM-C1")
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_dragon_gives_its_resource_and_shows_no_value(resource: str) -> None:
    other = "coins-dragon" if resource == "crystal" else "crystal-dragon"
    face = look(table(A=cave(dragon=f"{resource}-dragon"), B=cave(dragon=other))).faces[f"{resource}-dragon"]
    assert (face.gives, face.wants, face.happy, face.shy, face.mushrooms) == (resource, (), 0, 0, 0)


@pytest.mark.clause("TM-C2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_has_one_mama_and_one_power_of_each_type(seats: int) -> None:
    hands = "; ".join(f"{seat} mama choice=1 rearrange=1 roar=1" for seat in "ABCDE"[:seats])
    assert field(GAME.start(seats, 1), "hands") == hands


@pytest.mark.clause("TM-C4")
def test_around_are_the_cells_that_touch_by_edge_or_corner() -> None:
    """A picker at 0,1 finds the mushroom of a kobold on these cells and on no others of the box."""
    found = {}
    for at in set(BOX) - {"0,0", "0,1"}:
        state = table(A=cave("picker@0,1", f"stone-a@{at}", *BARE), turn="B")
        found[at] = look(state).caves[0].cards[1].mushrooms
    assert {at for at, count in found.items() if count} == {"-1,0", "1,0", "-1,1", "1,1"}


@pytest.mark.clause("TM-C2")
@given(seed=seeds, seats=seat_counts)
@few
def test_no_card_and_no_power_is_ever_lost_or_found(seed: int, seats: int) -> None:
    state, rng = GAME.start(seats, seed), Rng.seeded(seed)
    stock, left = GAME.inventory(state), 3 * seats
    while play_out(state, rng, decisions=1):
        assert GAME.inventory(state) == stock
        powers = sum(sum((seen.powers or {}).values()) for seen in look(state).caves)
        assert left - 1 <= powers <= left
        left = powers


@pytest.mark.clause("TM-C2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_stock_is_the_deck_and_a_mama_for_each_seat(seats: int) -> None:
    stock = GAME.inventory(GAME.start(seats, 1))
    assert {name: stock[name] for name in SPECIALS} == SPECIALS
    assert stock["mama"] == seats
    assert sum(stock[name] for name in NAMES if name in stock) == 65 + seats


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("count = 1", "count = 2"),
        ("triplets = [5, 12, 20]", "triplets = [5, 12, 11]"),
        ("triplets = [5, 12, 20]", "triplets = [5, 12]"),
        ("wants = [4, 6]", "wants = [4, 7]"),
        ("wants = [4, 6]", "wants = [1, 2, 3, 4, 5]"),
        ("shy = -3", "shy = 1"),
        ("mushrooms = 2", "mushrooms = 3"),
        ("happy = 2", "happy = 0"),
        ("chromatic = 10", "chromatic = -10"),
    ],
)
def test_a_sheet_of_another_shape_is_refused(old: str, new: str) -> None:
    with pytest.raises(BadSheet):
        GAME.start(2, 1, sheet=SHEET.replace(old, new, 1))
