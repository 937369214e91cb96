"""How a table is set up, who begins, and how decks are remade."""

from collections import Counter

import pytest
from hypothesis import given
from librt.vecs import vec

from warren import BadOption, Rng, WrongSeats
from warren.engine.native import i64
from warren.games.trenchcoat.game import GAME
from warren.games.trenchcoat.rules.cards import ITEMS
from warren.games.trenchcoat.rules.events import Dealt, DrewItem, HandDealt

from .table import (
    LETTERS,
    asked,
    few,
    field,
    go,
    gold,
    heard,
    items,
    kobolds,
    look,
    refused,
    seat_counts,
    seat_text,
    seated,
    seeds,
    table,
    words,
)


@pytest.mark.clause("TC-S1")
@given(seed=seeds, seats=seat_counts)
@few
def test_every_seat_is_dealt_three_kobolds_an_item_and_ten_gold(seed: int, seats: int) -> None:
    state = GAME.start(seats, seed)
    for seat in LETTERS[:seats]:
        assert (len(kobolds(state, seat)), len(items(state, seat)), gold(state, seat)) == (3, 1, 10)
    assert len(words(state, "shop")) == 2
    assert set(words(state, "shop")) <= set(ITEMS)
    decks = look(state).decks
    assert (decks.kobolds, decks.items, decks.events) == (24 - 3 * seats, 26 - seats, 53)
    assert asked(state) == f"turn-start {LETTERS[:seats]}"
    assert field(state, "round") == "1"


@pytest.mark.clause("TC-S1")
def test_cards_are_dealt_seat_by_seat_from_the_top() -> None:
    """The shuffled decks put together again: seat by seat three kobolds, then an item each, then the shop."""
    for seed in range(5):
        state, rng = GAME.start(3, seed), Rng.seeded(seed)
        deck, stock = vec[i64](range(24)), vec[i64](GAME.numbers.items)
        rng.shuffle(deck, 24)
        rng.shuffle(stock, 28)
        dealt = [kobold for seat in "ABC" for kobold in kobolds(state, seat)] + words(state, "kobolds")
        assert dealt == [GAME.numbers.kobold_names[kobold] for kobold in reversed(list(deck))]
        found = [item for seat in "ABC" for item in items(state, seat)] + words(state, "shop") + words(state, "items")
        assert found == [ITEMS[item] for item in reversed(list(stock))]
        hands = heard(state.opening(), HandDealt)
        assert [hand.seat for hand in hands] == [0, 1, 2]
        for hand, seat in zip(hands, "ABC", strict=True):
            assert [kobold.name for kobold in hand.kobolds] == kobolds(state, seat)
            assert [hand.item] == items(state, seat)
        assert list(heard(state.opening(), Dealt)[0].shop) == words(state, "shop")


@pytest.mark.clause("TC-S1")
def test_every_kobold_item_and_event_is_dealt_equally_often() -> None:
    tables = [GAME.start(2, seed) for seed in range(960)]
    first = Counter(kobolds(state, "A")[0] for state in tables)
    assert all(18 < first[name] < 70 for name in GAME.numbers.kobold_names)
    item = Counter(items(state, "B")[0] for state in tables)
    assert all(35 < item[name] < 110 for name in ITEMS)
    guard = sum(words(state, "events")[0] == "guard" for state in tables)
    assert 70 < guard < 150


@pytest.mark.clause("TC-S1")
def test_a_gap_in_a_hand_closes_and_a_drawn_card_goes_last() -> None:
    state = table(
        A=seat_text("bodkin crumb dribble", "magic-hat spare-change satchel-of-storage", 10),
        events="strength-3 rest",
        kobolds="tatter rest",
        items="magic-shield truth-serum rest",
        shop="- -",
    )
    go(state, "A sell magic-hat", "A done", "A lay 1", "A pass", "B call", "A pass")
    assert kobolds(state, "A") == ["crumb", "dribble", "tatter"]
    assert items(state, "A") == ["spare-change", "satchel-of-storage"]
    state = seated("spare-change magic-hat", "", items="magic-shield truth-serum rest", shop="- -")
    go(state, "A play magic-hat")
    assert items(state, "A") == ["spare-change", "magic-shield", "truth-serum"]


@pytest.mark.clause("TC-S2")
@given(seed=seeds, seats=seat_counts)
@few
def test_the_highest_die_begins(seed: int, seats: int) -> None:
    state = GAME.start(seats, seed)
    dealt = heard(state.opening(), Dealt)[0]
    first = "ABCD".index(field(state, "first"))
    assert (dealt.first, dealt.dice, dealt.rollers) == (first, look(state).dice, look(state).rollers)
    assert field(state, "active") == field(state, "first")
    assert all(1 <= die <= 6 for die in dealt.dice)
    assert beginner(dealt, seats) == first
    assert words(state, "start-dice") == [
        f"{LETTERS[seat]}{die}" for seat, die in zip(dealt.rollers, dealt.dice, strict=True)
    ]


def beginner(dealt: Dealt, seats: int) -> int:
    """Who begins by the dice told, read in the order they were rolled: all seats, then those tied for the highest."""
    dice, rolling = list(dealt.dice), list(range(seats))
    rollers: list[int] = []
    while len(rolling) > 1:
        rolled = [dice.pop(0) for _ in rolling]
        rollers += rolling
        rolling = [seat for seat, die in zip(rolling, rolled, strict=True) if die == max(rolled)]
    assert (dice, tuple(rollers)) == ([], dealt.rollers)
    return rolling[0]


@pytest.mark.clause("TC-S2")
def test_every_pair_of_dice_is_rolled() -> None:
    found = Counter(heard(GAME.start(2, seed).opening(), Dealt)[0].dice[:2] for seed in range(600))
    assert len(found) == 36
    assert min(found.values()) >= 4


@pytest.mark.clause("TC-S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_those_tied_for_the_highest_roll_again_and_all_dice_are_told(seats: int) -> None:
    again = 0
    for seed in range(300):
        dealt = heard(GAME.start(seats, seed).opening(), Dealt)[0]
        again += len(dealt.dice) > seats
        assert beginner(dealt, seats) == dealt.first
    assert again > 30


@pytest.mark.clause("TC-S2")
def test_every_seat_begins_equally_often_unless_the_table_names_one() -> None:
    first = Counter(field(GAME.start(4, seed), "first") for seed in range(400))
    assert all(65 < first[seat] < 140 for seat in "ABCD")
    state = GAME.start(4, 1, first="C")
    assert (field(state, "first"), field(state, "active")) == ("C", "C")
    dealt = heard(state.opening(), Dealt)[0]
    assert (dealt.dice, dealt.rollers, look(state).dice, field(state, "start-dice")) == ((), (), (), "none")


@pytest.mark.clause("TC-S2")
def test_turns_go_clockwise() -> None:
    state = table(seats=4, active="C", events="tax-2 tax-3 tax-3 tax-4 tax-5 rest")
    order = []
    for _ in range(5):
        order.append(field(state, "active"))
        go(state, f"{order[-1]} done")
    assert order == ["C", "D", "A", "B", "C"]


@pytest.mark.clause("TC-S3")
def test_an_empty_item_deck_is_remade_when_a_card_is_needed_and_not_before() -> None:
    state = seated("", "", items="none", item_discards="spare-change magic-hat", shop="- -")
    assert (words(state, "items"), words(state, "item-discards")) == ([], ["spare-change", "magic-hat"])
    go(state, "A buy deck")
    assert items(state, "A")[0] in ("spare-change", "magic-hat")
    assert (len(words(state, "items")), words(state, "item-discards")) == (1, [])


@pytest.mark.clause("TC-S3")
def test_a_deck_that_is_not_empty_is_not_remade() -> None:
    state = seated("", "", items="truth-serum", item_discards="spare-change magic-hat", shop="- -")
    go(state, "A buy deck")
    assert items(state, "A") == ["truth-serum"]
    assert (words(state, "items"), words(state, "item-discards")) == ([], ["spare-change", "magic-hat"])


@pytest.mark.clause("TC-S3")
def test_remade_decks_are_shuffled() -> None:
    found = set()
    for seed in range(30):
        rng = Rng.seeded(seed).words()
        state = seated("", "", items="none", item_discards="spare-change magic-hat truth-serum", shop="- -", rng=rng)
        go(state, "A buy deck")
        found.add((*items(state, "A"), *words(state, "items")))
    assert len(found) == 6


@pytest.mark.clause("TC-S3", "TC-P1")
def test_the_item_being_played_is_not_in_the_remade_deck() -> None:
    state = seated("magic-hat", "", items="none", item_discards="spare-change", shop="- -")
    told = go(state, "A play magic-hat")
    assert items(state, "A") == ["spare-change"]
    assert [drew.item for drew in heard(told, DrewItem)] == ["spare-change"]
    assert (words(state, "items"), words(state, "item-discards")) == ([], ["magic-hat"])


@pytest.mark.clause("TC-S3")
def test_the_event_on_the_table_is_not_in_the_remade_deck() -> None:
    state = table(A=seat_text("bodkin crumb", "clairvoyance"), events="tax-2", event_discards="guard tax-6", shop="- -")
    go(state, "A done")
    assert asked(state) == "tax-owed A"
    go(state, "A play clairvoyance")
    assert sorted(words(state, "events")) == ["guard", "tax-6"]
    assert words(state, "event-discards") == []
    go(state, "A order 1 2")
    assert words(state, "event-discards") == ["tax-2"]


@pytest.mark.clause("TC-S3")
def test_an_empty_event_deck_is_remade_for_the_next_turn() -> None:
    state = table(events="tax-2", shop="- -")
    go(state, "A done")
    assert (words(state, "events"), words(state, "event-discards")) == ([], ["tax-2"])
    go(state, "B done")
    assert gold(state, "B") == 8


@pytest.mark.clause("TC-S3")
def test_an_empty_kobold_deck_is_remade_with_the_kobold_just_discarded() -> None:
    state = table(events="strength-3 rest", kobolds="none", kobold_discards="none")
    go(state, "A done", "A lay 2", "B call")
    assert kobolds(state, "A") == ["bodkin", "dribble", "crumb"]
    assert words(state, "kobold-discards") == []


@pytest.mark.clause("TC-S3")
def test_if_there_are_no_items_at_all_nothing_is_drawn() -> None:
    state = seated("magic-hat", "", items="none", item_discards="none", shop="- -")
    assert refused(state, "A buy deck") == "TC-S3"
    assert refused(state, "A buy 1") == "TC-S3"
    go(state, "A play magic-hat")
    assert (items(state, "A"), words(state, "item-discards")) == ([], ["magic-hat"])
    state = table(events="dexterity-4 rest", items="none", item_discards="none", shop="truth-serum -")
    go(state, "A done", "A lay 1")
    go(state, "B trust")
    assert items(state, "A") == []


@pytest.mark.clause("TC-S3", "TC-I1")
def test_a_face_up_item_is_not_replaced_when_there_is_none() -> None:
    state = seated("", "", items="none", item_discards="none", shop="spare-change magic-hat", gold=20)
    go(state, "A buy 1")
    assert words(state, "shop") == ["-", "magic-hat"]
    assert look(state).shop == (None, "magic-hat")


@pytest.mark.clause("TC-S4")
def test_challenge_lite_takes_all_challenges_out() -> None:
    lite = Counter(words(GAME.start(2, 1, lite=True), "events"))
    full = Counter(words(GAME.start(2, 1), "events"))
    assert lite.total() == 36
    assert full - lite == Counter(name for name in full.elements() if "-for-" in name)


@pytest.mark.clause("TC-H5")
def test_physical_challenges_may_be_out() -> None:
    left = Counter(words(GAME.start(2, 1, physical="out"), "events"))
    full = Counter(words(GAME.start(2, 1), "events"))
    gone = Counter(
        f"{name}-for-{stake}"
        for name in ("arm-wrestle", "staring-contest", "thumb-wars", "i-spy")
        for stake in ("gold", "kobold")
    )
    assert full - left == gone
    assert Counter(words(GAME.start(2, 1, physical="in-person"), "events")) == full


@pytest.mark.clause("TC-S5")
def test_the_bank_never_runs_dry() -> None:
    state = table(A=seat_text("bodkin", "spare-change", 390), B=seat_text("ember", "", 390))
    go(state, "A play spare-change")
    assert gold(state) == (396, 390)


@pytest.mark.clause("TC-S5")
def test_gold_is_shown_unless_the_table_chose_memory() -> None:
    fields = {"A": seat_text("bodkin", "", 7), "B": seat_text("ember", "", 9)}
    assert [chair.gold for chair in look(table(**fields)).chairs] == [7, 9]
    hidden = table(**fields, options="memory")
    assert [chair.gold for chair in look(hidden).chairs] == [None, None]
    assert [chair.gold for chair in look(hidden, 1).chairs] == [None, 9]
    assert [chair.gold for chair in look(hidden, 1, remembered=True).chairs] == [7, 9]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_may_play(seats: int) -> None:
    with pytest.raises(WrongSeats):
        GAME.start(seats, 1)


@pytest.mark.parametrize(
    "options",
    [
        {"physical": "wild"},
        {"declining": "some"},
        {"lite": "perhaps"},
        {"memory": "perhaps"},
        {"round_limit": -1},
        {"round_limit": 1001},
        {"first": "E"},
        {"speed": "fast"},
    ],
    ids=str,
)
def test_options_that_do_not_exist_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        GAME.start(4, 1, None, **options)


@pytest.mark.clause("TC-V6", "TC-H5", "TC-S4", "TC-S5", "TC-E3")
def test_options_are_written_down() -> None:
    state = GAME.start(2, 1, lite=True, physical="in-person", memory=True, round_limit=7)
    assert field(state, "options") == "lite memory physical=in-person round_limit=7"
    state = GAME.start(2, 1, physical="in-person", declining="none")
    assert field(state, "options") == "physical=in-person declining=none"
    assert field(GAME.start(2, 1, declining="all"), "options") == "declining=all"
    assert field(GAME.start(2, 1), "options") == "none"
