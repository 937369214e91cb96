"""What is in the box, and that nothing of it is ever lost."""

from collections import Counter
from typing import Final

import pytest
from hypothesis import given

from warren import BadSheet, Rng
from warren.engine.sheets import read_sheet
from warren.games.trenchcoat.game import GAME
from warren.games.trenchcoat.rules.cards import CHALLENGES, ITEMS, SKILLS
from warren.games.trenchcoat.rules.sheet import TrenchSheet
from warren.games.trenchcoat.rules.views.card_views import event_seen, kobold_seen

from .table import SHEET, few, look, play_out, seat_counts, seeds, table, words

COSTS: Final = {
    "boost-juice": 4,
    "reduce-juice": 4,
    "clairvoyance": 3,
    "cloak-of-invisibility": 6,
    "ghost-in-a-jar": 5,
    "inherited-debt": 4,
    "magic-hat": 7,
    "magic-shield": 6,
    "pet-bandits": 7,
    "resurrection-potion": 7,
    "satchel-of-storage": 3,
    "spare-change": 5,
    "truth-serum": 3,
    "wanted-poster": 6,
}
SHIFTS: Final = ("012345", "013524", "021543", "031425")
ONE: Final = ("strength", "constitution", "wisdom")
OTHER: Final = ("dexterity", "intelligence", "charisma")
#: Lines of the table of quests: skills, need, reward, penalty.
QUESTS: Final = (
    (SKILLS, 3, "3", "2"),
    (ONE, 4, "5", "3"),
    (OTHER, 4, "item", "3"),
    (ONE, 5, "7", "kobold"),
    (OTHER, 5, "item", "4"),
    (SKILLS, 5, "9", "kobold"),
)
TWICE: Final = ("trumps", "rock-paper-scissors", "arm-wrestle", "staring-contest", "thumb-wars", "i-spy")


def kobold_skills() -> list[tuple[int, ...]]:
    """Every kobold's six skills."""
    return [kobold_seen(GAME.numbers, kobold).skills for kobold in range(24)]


#: What an event says: type, skill, need, reward, penalty, challenge, gold.
Card = tuple[str, str | None, int, str, str, str | None, int]


def events() -> Counter[Card]:
    """Every event of the box by what its card says."""
    found = Counter(words(table(), "events"))
    seen = {card.name: card for card in (event_seen(GAME.numbers, at) for at in range(len(GAME.numbers.event_names)))}
    says = {
        name: (card.type, card.skill, card.need, card.reward, card.penalty, card.challenge, card.gold)
        for name, card in seen.items()
    }
    return Counter({says[name]: times for name, times in found.items()})


@pytest.mark.clause("TC-C1")
def test_there_are_twenty_four_kobolds_with_six_skills_each() -> None:
    assert len(set(GAME.numbers.kobold_names)) == 24
    assert SKILLS == ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
    assert all(sorted(skills) == [1, 2, 3, 4, 5, 6] for skills in kobold_skills())
    assert len(set(kobold_skills())) == 24


@pytest.mark.clause("TC-C1")
def test_the_kobolds_are_four_latin_squares() -> None:
    expected = [tuple((row + int(shift)) % 6 + 1 for shift in shifts) for shifts in SHIFTS for row in range(6)]
    assert kobold_skills() == expected
    for skill in range(6):
        assert set(Counter(skills[skill] for skills in kobold_skills()).values()) == {4}


@pytest.mark.clause("TC-C2")
def test_there_are_two_of_each_of_fourteen_items() -> None:
    state = table()
    assert Counter(words(state, "items") + words(state, "shop")) == dict.fromkeys(ITEMS, 2)
    assert len(ITEMS) == 14


@pytest.mark.clause("TC-C2")
def test_every_item_costs_what_the_sheet_says() -> None:
    assert look(table()).costs == COSTS


@pytest.mark.clause("TC-C2")
def test_there_are_fifty_three_events_of_four_types() -> None:
    types = Counter[str]()
    for card, times in events().items():
        types[card[0]] += times
    assert types == {"quest": 24, "challenge": 17, "tax": 6, "guard": 6}


@pytest.mark.clause("TC-C2")
def test_the_quests_are_those_of_the_table() -> None:
    expected = Counter(
        ("quest", skill, need, reward, penalty, None, 0) for skills, need, reward, penalty in QUESTS for skill in skills
    )
    assert Counter({card: times for card, times in events().items() if card[0] == "quest"}) == expected


@pytest.mark.clause("TC-C2")
def test_the_challenges_taxes_and_guards_are_those_of_the_sheet() -> None:
    expected = Counter[Card](("challenge", None, 0, "0", "3", name, 0) for name in CHALLENGES)
    expected.update(("challenge", None, 0, "0", "kobold", name, 0) for name in TWICE)
    expected.update(("tax", None, 0, "0", "0", None, gold) for gold in (2, 3, 3, 4, 5, 6))
    expected.update(("guard", None, 0, "0", "0", None, 0) for _ in range(6))
    assert Counter({card: times for card, times in events().items() if card[0] != "quest"}) == expected
    assert len(CHALLENGES) == 11


@pytest.mark.clause("TC-H5")
def test_the_market_has_six_things_for_each_of_five_letters() -> None:
    things = GAME.numbers.things
    assert len(set(things)) == 30
    assert Counter(thing[0] for thing in things) == {"b": 6, "c": 6, "l": 6, "p": 6, "s": 6}


def test_every_part_of_the_sheet_says_where_it_comes_from() -> None:
    sheet = read_sheet(SHEET, TrenchSheet)
    blocks = ("kobolds", "items", "quests", "challenges", "taxes", "guards", "market")
    assert {getattr(sheet, block).status for block in blocks} == {"reconstructed"}
    assert sheet.purse.status == "inferred"
    assert all(getattr(sheet, block).source for block in (*blocks, "purse"))


@pytest.mark.clause("TC-C2", "TC-C3")
@given(seed=seeds, seats=seat_counts)
@few
def test_no_card_is_ever_lost_or_found(seed: int, seats: int) -> None:
    state, rng = GAME.start(seats, seed), Rng.seeded(seed)
    stock = GAME.inventory(state)
    assert sum(stock.values()) == 24 + 28 + 53
    while play_out(state, rng, decisions=5):
        assert GAME.inventory(state) == stock
        assert all(int(chair.gold or 0) >= 0 for chair in look(state).chairs)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"Bodkin 123456", ', ""),
        ('"Bodkin 123456"', '"Bodkin 12345"'),
        ('"Bodkin 123456"', '"Bodkin 123457"'),
        ('"Bodkin 123456"', '"bodkin 123456"'),
        ("boost-juice = 4\n", ""),
        ("boost-juice = 4", "boost-juice = -4"),
        ("boost-juice = 4", "boost-juice = 4\nlemonade = 3"),
        ("each = 2", "each = 0"),
        ('skills = "all"', 'skills = "luck"'),
        ("need = 3", "need = 0"),
        ('reward = "item"', 'reward = "kobold"'),
        ('penalty = "kobold"', 'penalty = "item"'),
        ('"sevens"', '"eights"'),
        ("count = 6", "count = -1"),
        ("gold = [2, 3, 3, 4, 5, 6]", "gold = [0]"),
        ('"barrel", ', ""),
        ('"barrel"', '"basket"'),
        ('"barrel"', '"apple"'),
        ('"barrel"', '"Barrel"'),
        ("limit = 3", "limit = 0"),
        ("satchel_limit = 5", "satchel_limit = 9"),
        ('status = "inferred"', 'status = "certain"'),
        ("[purse]", "[wallet]"),
    ],
    ids=str,
)
def test_a_sheet_of_another_shape_is_refused(old: str, new: str) -> None:
    assert old in SHEET
    with pytest.raises(BadSheet):
        GAME.start(2, 1, sheet=SHEET.replace(old, new, 1))


def test_two_kobolds_of_one_name_are_refused() -> None:
    with pytest.raises(BadSheet):
        GAME.start(2, 1, sheet=SHEET.replace("Crumb", "Bodkin", 1))


def test_a_sheet_with_nothing_but_challenges_is_refused() -> None:
    start, end = SHEET.index("lines = ["), SHEET.index("[challenges]")
    for lines in ("", '{ skills = "", need = 3, reward = 3, penalty = 2 }'):
        text = SHEET[:start] + f"lines = [{lines}]\n\n" + SHEET[end:]
        with pytest.raises(BadSheet):
            GAME.start(
                2, 1, sheet=text.replace("gold = [2, 3, 3, 4, 5, 6]", "gold = []").replace("count = 6", "count = 0")
            )


def test_a_sheet_of_the_same_shape_is_played_by() -> None:
    state = GAME.start(2, 1, sheet=SHEET.replace("start = 10", "start = 12", 1).replace("count = 6", "count = 7", 1))
    assert [chair.gold for chair in look(state).chairs] == [12, 12]
    assert words(state, "events").count("guard") == 7
