"""Counting a cave, line by line."""

import pytest

import warren
from warren import Rng
from warren.engine.moves import MoveList
from warren.engine.playout import playout
from warren.games.too_many.game import GAME, too_many
from warren.games.too_many.rules.cards import NAMES

from .naive import RESOURCES
from .table import SHEET, arranged, cave, lines, table

CAVES = 5_000 if warren.compiled() else 300


def seven(*others: str, dragon: str = "crystal") -> str:
    """A cave with one card of each resource, which give nobody anything, and others."""
    return cave(*[f"{name}-g" for name in RESOURCES if name != dragon], *others, dragon=f"{dragon}-dragon")


@pytest.mark.clause("TM-E2")
def test_a_picker_scores_one_for_each_mushroom_around_it() -> None:
    around = ["stone-a@1,1", "stone-b@1,-1", "moss-c@2,0", "moss-d@2,1", "moss-g@0,1", "child@0,-1"]
    assert lines(table(A=cave("picker@1,0", *around)))["mushrooms"] == 1 + 2 + 1 + 1


@pytest.mark.clause("TM-E2")
def test_mushrooms_count_around_a_picker_only() -> None:
    assert "mushrooms" not in lines(table(A=cave("stone-b@1,0", "stone-a@0,1")))
    assert "mushrooms" not in lines(table(A=cave("picker@1,0", "stone-b@-1,0")))


@pytest.mark.clause("TM-E2")
def test_a_mushroom_beside_two_pickers_counts_for_both() -> None:
    """Each picker also counts the other."""
    assert lines(table(A=cave("picker@1,0", "picker@1,1", "stone-b@0,1")))["mushrooms"] == 2 * (2 + 1)


@pytest.mark.clause("TM-E2")
def test_a_pickers_own_mushroom_never_counts() -> None:
    assert lines(table(A=cave("picker@1,0"))) == {"shy": -1}
    assert lines(table(A=cave("picker+@1,0"))) == {"happy": 1}


@pytest.mark.clause("TM-E2")
@pytest.mark.parametrize("mood", ["", "+"])
def test_pickers_count_happy_or_not(mood: str) -> None:
    assert lines(table(A=cave(f"picker{mood}@1,0", "stone-b@0,1")))["mushrooms"] == 2


@pytest.mark.clause("TM-E2")
def test_pickers_count_where_they_lie_at_the_end() -> None:
    state = table(A=cave("picker+@1,0", "stone-b+@0,1", "moss-g@-1,0"))
    assert lines(state)["mushrooms"] == 2
    state.play(0, "rearrange 1,0 to -2,0")
    assert "mushrooms" not in lines(state)
    assert lines(state)["happy"] == 1 + 1


@pytest.mark.clause("TM-E2")
@pytest.mark.parametrize("dragon", RESOURCES)
def test_all_seven_resources_are_worth_ten_dragon_included(dragon: str) -> None:
    other = "crystal-dragon" if dragon != "crystal" else "water-dragon"
    assert lines(table(A=seven(dragon=dragon), B=cave(dragon=other)))["chromatic"] == 10


@pytest.mark.clause("TM-E2")
@pytest.mark.parametrize("missing", RESOURCES[1:])
def test_without_one_of_the_seven_there_is_no_bonus(missing: str) -> None:
    rest = [f"{name}-g" for name in RESOURCES[1:] if name != missing]
    assert "chromatic" not in lines(table(A=cave(*rest, "child", "egg-guard", "mama")))


@pytest.mark.clause("TM-E2")
def test_the_chromatic_bonus_comes_happy_or_not_and_once() -> None:
    happy = " ".join(word.replace("-g@", "-g+@") for word in seven().split())
    assert lines(table(A=happy))["chromatic"] == 10
    assert lines(table(A=seven(*[f"{name}-f" for name in RESOURCES])))["chromatic"] == 10


@pytest.mark.clause("TM-E2", "TM-E4")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("moss-e moss-f", 0),
        ("moss-e moss-f moss-g", 5),
        ("moss-d moss-e moss-f moss-g", 5),
        ("moss-b moss-c moss-d moss-e moss-f moss-g", 5),
        ("moss-e moss-f moss-g fire-e fire-f", 5),
        ("moss-e moss-f moss-g fire-e fire-f fire-g", 12),
        ("moss-e moss-f moss-g fire-e fire-f fire-g meat-e meat-f meat-g", 20),
        ("moss-e moss-f moss-g fire-e fire-f fire-g meat-e meat-f meat-g coins-e coins-f coins-g", 20),
        ("moss-e moss-f moss-g fire-e fire-f fire-g meat-e meat-f meat-g child child egg-guard", 20),
        ("crystal-e crystal-f", 5),
        ("crystal-e", 0),
    ],
)
def test_triplets_are_worth_five_twelve_and_twenty_in_all(held: str, points: int) -> None:
    """The crystal dragon counts as a crystal card."""
    assert lines(table(A=cave(*held.split()))).get("triplets", 0) == points
    assert lines(table(A=cave(*[f"{card}+" for card in held.split()]))).get("triplets", 0) == points


@pytest.mark.clause("TM-E3")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("child child", 0),
        ("child egg-guard", 0),
        ("child child child", 5),
        ("child child egg-guard", 5),
        ("child child child child egg-guard", 5),
        ("fan fan fan", 0),
        ("picker picker picker", 0),
        ("goblin goblin goblin", 0),
    ],
)
def test_children_and_egg_guard_are_one_family_and_other_specials_none(held: str, points: int) -> None:
    assert lines(table(A=cave(*held.split()))).get("triplets", 0) == points


@pytest.mark.clause("TM-E2")
def test_the_values_shown_are_added() -> None:
    """A happy one shows its happy value, a shy one what it costs."""
    state = table(A=cave("moss-g", "fire-f", "stone-e+", "fan+", "child", "goblin"))
    assert lines(state) == {"happy": 3 + 4, "shy": -3 - 2 - 1}
    assert state.scores() == (1, 0)


@pytest.mark.clause("TM-E2")
@pytest.mark.parametrize("card", [name for name in NAMES if not name.endswith("dragon") and name != "goblin"])
def test_every_card_counts_as_its_sheet_says(card: str) -> None:
    sheet = GAME.sheet
    if card == "mama":
        values = (sheet.mama.happy, sheet.mama.shy)
    elif card in ("child", "egg-guard", "fan", "picker"):
        values = (sheet.special(card).happy, sheet.special(card).shy)
    else:
        kobold = getattr(sheet.kobolds, card[-1])
        values = (kobold.happy, kobold.shy)
    assert lines(table(A=cave(f"{card}+"))) == {"happy": values[0]}
    assert lines(table(A=cave(card))) == ({"shy": values[1]} if values[1] else {})


@pytest.mark.clause("TM-E2", "TM-H6")
def test_a_turned_dragon_is_worth_five() -> None:
    assert lines(table(A=cave(dragon="crystal-dragon+"))) == {"dragon": 5}
    assert lines(table(A=cave())) == {}


@pytest.mark.clause("TM-E2")
def test_every_line_of_a_rich_cave() -> None:
    held = ["picker+", "water-b+", "moss-a+", "stone-a", "fire-g", "meat-g+", "coins-g", "coins-f", "coins-e+", "mama+"]
    state = table(A=cave(*held, dragon="crystal-dragon+"))
    # The picker at 1,0 has water-b (2) at 0,1, stone-a (1) at 0,-1 and no other mushroom around it.
    assert lines(state) == {
        "mushrooms": 3,
        "chromatic": 10,
        "triplets": 5,
        "happy": 1 + 1 + 1 + 5 + 3 + 3,
        "shy": -3 - 3 - 2,
        "dragon": 5,
    }
    assert state.scores()[0] == 3 + 10 + 5 + 14 - 8 + 5


@pytest.mark.clause("TM-E2")
def test_bonuses_are_the_sheets() -> None:
    sheet = (
        SHEET.replace("chromatic = 10", "chromatic = 11")
        .replace("[5, 12, 20]", "[1, 2, 4]")
        .replace("dragon = 5", "dragon = 9")
    )
    game = GAME.with_sheet(sheet)
    base = table(A=seven("moss-f", "moss-e", dragon="crystal")).scores()[0]
    assert arranged({"A": seven("moss-f", "moss-e")}, game).scores()[0] == base + 1 - 4
    assert arranged({"A": cave(dragon="crystal-dragon+")}, game).scores()[0] == 9


@pytest.mark.clause("TM-E2", "TM-E3", "TM-E4")
def test_a_second_count_agrees_on_many_finished_caves() -> None:
    rng, scratch, caves = Rng.seeded("caves"), MoveList(GAME.move_room), 0
    while caves < CAVES:
        for seats in GAME.seat_counts:
            state = GAME.start(seats, rng.bits())
            playout(state, rng, scratch)
            assert state.scores() == GAME.recount(state), state.position()
            assert [sum(line) for line in too_many(state).lines()] == list(state.scores())
            caves += seats
