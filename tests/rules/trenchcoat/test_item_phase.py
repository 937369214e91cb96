"""Selling, buying, and how many items a seat may hold (TC-I1 to TC-I3)."""

import pytest

from warren.games.trenchcoat.rules.events import Bought, DiscardedItem, DrewItem, GoldChanged, Sold

from .table import (
    asked,
    field,
    go,
    gold,
    heard,
    items,
    look,
    refused,
    seat_text,
    seated,
    table,
    texts,
    words,
)


@pytest.mark.clause("TC-I1")
def test_any_number_of_items_may_be_sold_for_three_gold_each() -> None:
    state = seated("magic-hat spare-change truth-serum", "", events="guard rest")
    told = go(state, "A sell truth-serum", "A sell magic-hat", "A sell spare-change")
    assert (gold(state, "A"), items(state, "A")) == (19, [])
    assert words(state, "item-discards") == ["truth-serum", "magic-hat", "spare-change"]
    assert [sold.item for sold in heard(told, Sold)] == ["truth-serum", "magic-hat", "spare-change"]
    assert heard(told, GoldChanged) == [GoldChanged(0, 3)] * 3


@pytest.mark.clause("TC-I1")
def test_one_of_two_equal_items_is_sold() -> None:
    state = seated("magic-hat magic-hat", "")
    go(state, "A sell magic-hat")
    assert (items(state, "A"), texts(state)[0]) == (["magic-hat"], "sell magic-hat")


@pytest.mark.clause("TC-I1")
def test_the_top_of_the_deck_costs_four_gold() -> None:
    state = seated("", "", items="magic-hat spare-change rest")
    told = go(state, "A buy deck")
    assert (gold(state, "A"), items(state, "A"), words(state, "items")[0]) == (6, ["magic-hat"], "spare-change")
    assert heard(told, Bought) == [Bought(0, None, None)]
    assert heard(told, DrewItem) == [DrewItem(0, "magic-hat")]


@pytest.mark.clause("TC-I1")
@pytest.mark.parametrize(
    ("place", "item", "cost"),
    [(1, "spare-change", 5), (2, "truth-serum", 3), (1, "magic-hat", 7), (2, "magic-shield", 6)],
)
def test_a_face_up_item_costs_its_price_and_is_replaced_at_once(place: int, item: str, cost: int) -> None:
    shop = f"{item} boost-juice" if place == 1 else f"boost-juice {item}"
    state = seated("", "", shop=shop, items="ghost-in-a-jar rest")
    told = go(state, f"A buy {place}")
    assert (gold(state, "A"), items(state, "A")) == (10 - cost, [item])
    assert words(state, "shop") == (
        ["ghost-in-a-jar", "boost-juice"] if place == 1 else ["boost-juice", "ghost-in-a-jar"]
    )
    assert heard(told, Bought) == [Bought(0, item, "ghost-in-a-jar")]


@pytest.mark.clause("TC-I1")
def test_the_replacement_is_there_before_anything_is_discarded() -> None:
    """Four items in hand: the shop is filled from the deck before one of them can be the discard."""
    state = seated(
        "magic-hat magic-shield truth-serum", "", shop="boost-juice -", items="none", item_discards="reduce-juice"
    )
    go(state, "A buy 1")
    assert (asked(state), words(state, "shop")) == ("over-limit A", ["reduce-juice", "-"])


@pytest.mark.clause("TC-I1")
@pytest.mark.parametrize("buy", ["buy deck", "buy 1", "buy 2"])
def test_after_buying_nothing_is_sold_and_nothing_bought(buy: str) -> None:
    state = seated("magic-shield", "", gold=40, shop="boost-juice ghost-in-a-jar", items="inherited-debt rest")
    go(state, f"A {buy}")
    assert (asked(state), texts(state)) == ("item-phase A", ["done"])
    for move in ("sell magic-shield", "buy deck", "buy 1", "buy 2"):
        assert refused(state, f"A {move}") == "TC-I1"


@pytest.mark.clause("TC-I1")
def test_after_selling_one_may_sell_and_buy() -> None:
    state = seated("magic-shield magic-hat", "", gold=(1, 10), shop="boost-juice ghost-in-a-jar")
    assert [text for text in texts(state) if text.startswith("buy")] == []
    go(state, "A sell magic-hat")
    assert texts(state) == ["sell magic-shield", "buy deck", "buy 1", "done"]
    go(state, "A sell magic-shield", "A buy 2")
    assert (gold(state, "A"), items(state, "A")) == (2, ["ghost-in-a-jar"])


@pytest.mark.clause("TC-I1")
@pytest.mark.parametrize(
    ("purse", "moves"),
    [
        (2, []),
        (3, ["buy 2"]),
        (4, ["buy deck", "buy 2"]),
        (6, ["buy deck", "buy 2"]),
        (7, ["buy deck", "buy 1", "buy 2"]),
    ],
)
def test_never_on_credit(purse: int, moves: list[str]) -> None:
    state = seated("magic-shield", "", gold=(purse, 10), shop="magic-hat truth-serum")
    assert [text for text in texts(state) if text.startswith("buy")] == moves
    for move in {"buy deck", "buy 1", "buy 2"} - set(moves):
        assert refused(state, f"A {move}") == "TC-I1"


@pytest.mark.clause("TC-I1")
def test_only_the_active_seat_trades() -> None:
    state = seated("", "magic-hat", events="guard rest")
    for move in ("sell magic-hat", "buy deck", "buy 1", "done"):
        assert refused(state, f"B {move}") == "TC-I1"
    go(state, "A done", "B pass")
    for move in ("sell magic-hat", "buy deck", "buy 1", "done"):
        assert refused(state, f"A {move}") == "TC-I1"


@pytest.mark.clause("TC-I1")
def test_nobody_sells_what_it_does_not_hold() -> None:
    assert refused(seated("magic-hat", ""), "A sell spare-change") == "TC-I1"


@pytest.mark.clause("TC-I1")
def test_the_item_phase_may_be_skipped_and_ends_with_done() -> None:
    state = seated("magic-hat", "", events="strength-3 rest")
    go(state, "A sell magic-hat", "A done")
    assert asked(state) == "lay A"


@pytest.mark.clause("TC-I1")
def test_each_turn_has_an_item_phase_of_its_own() -> None:
    state = seated("", "", events="tax-2 tax-3 tax-3 rest", items="magic-hat spare-change truth-serum rest")
    go(state, "A buy deck", "A done", "A pay")
    assert asked(state) == "turn-start AB"
    go(state, "A pass", "B buy deck", "B done", "A pass", "B pay", "B pass", "A buy deck")
    assert items(state, "A") == ["magic-hat", "truth-serum"]


@pytest.mark.clause("TC-I1", "TC-I2")
def test_buying_at_the_limit_is_allowed_and_one_is_discarded_for_nothing() -> None:
    state = seated("magic-hat magic-shield truth-serum", "", items="boost-juice rest")
    go(state, "A buy deck")
    assert (asked(state), gold(state, "A")) == ("over-limit A", 6)
    assert [text for text in texts(state) if text.startswith("discard")] == [
        "discard boost-juice",
        "discard magic-hat",
        "discard magic-shield",
        "discard truth-serum",
    ]
    told = go(state, "A discard boost-juice")
    assert heard(told, DiscardedItem) == [DiscardedItem(0, "boost-juice")]
    assert (asked(state), gold(state, "A")) == ("item-phase A", 6)
    assert (items(state, "A"), words(state, "item-discards")) == (
        ["magic-hat", "magic-shield", "truth-serum"],
        ["boost-juice"],
    )


@pytest.mark.clause("TC-I2")
def test_three_items_are_not_too_many() -> None:
    state = seated("magic-hat magic-shield", "", items="boost-juice rest")
    go(state, "A buy deck")
    assert (asked(state), len(items(state, "A"))) == ("item-phase A", 3)


@pytest.mark.clause("TC-I2")
def test_over_the_limit_an_any_time_item_may_be_used_instead() -> None:
    state = seated("spare-change magic-shield truth-serum", "", items="boost-juice rest")
    go(state, "A buy deck", "A play spare-change")
    assert (asked(state), gold(state, "A")) == ("item-phase A", 12)
    assert items(state, "A") == ["magic-shield", "truth-serum", "boost-juice"]


@pytest.mark.clause("TC-I2")
def test_over_the_limit_only_own_items_are_discarded() -> None:
    state = seated("spare-change magic-shield truth-serum", "", items="boost-juice rest")
    assert refused(state, "A discard truth-serum") == "TC-I2"
    go(state, "A buy deck")
    assert refused(state, "A discard magic-hat") == "TC-I2"
    assert refused(state, "A play truth-serum") == "TC-V4"
    assert refused(state, "A sell truth-serum") == "TC-I1"


@pytest.mark.clause("TC-I2")
def test_a_magic_hat_draws_both_cards_before_the_limit_is_checked() -> None:
    state = seated("magic-hat magic-shield truth-serum", "", items="boost-juice ghost-in-a-jar inherited-debt rest")
    go(state, "A play magic-hat")
    assert asked(state) == "over-limit A"
    assert items(state, "A") == ["magic-shield", "truth-serum", "boost-juice", "ghost-in-a-jar"]
    go(state, "A discard ghost-in-a-jar")
    assert asked(state) == "turn-start A"
    state = seated(
        "satchel-of-storage magic-hat magic-shield",
        "",
        items="boost-juice ghost-in-a-jar inherited-debt rest",
    )
    go(state, "A buy deck", "A play magic-hat")
    held = ["satchel-of-storage", "magic-shield", "boost-juice", "ghost-in-a-jar", "inherited-debt"]
    assert (items(state, "A"), asked(state)) == (held, "over-limit A")
    go(state, "A discard magic-shield")
    assert asked(state) == "over-limit A"
    go(state, "A discard boost-juice")
    assert asked(state) == "item-phase A"


@pytest.mark.clause("TC-I2", "TC-P3")
def test_with_a_satchel_the_limit_is_five() -> None:
    state = table(
        A=seat_text("bodkin", "magic-hat magic-shield truth-serum inherited-debt", 10, "satchel"),
        items="boost-juice ghost-in-a-jar rest",
    )
    go(state, "A buy deck")
    assert (asked(state), len(items(state, "A"))) == ("item-phase A", 5)
    go(state, "A play magic-hat")
    assert (asked(state), len(items(state, "A"))) == ("over-limit A", 6)


@pytest.mark.clause("TC-I2", "TC-P3")
def test_a_satchel_played_over_the_limit_ends_it() -> None:
    state = seated("satchel-of-storage magic-shield truth-serum", "", items="boost-juice rest")
    go(state, "A buy deck", "A play satchel-of-storage")
    assert (asked(state), len(items(state, "A"))) == ("item-phase A", 3)
    state = seated("magic-hat magic-shield truth-serum", "", items="satchel-of-storage ghost-in-a-jar rest")
    go(state, "A play magic-hat", "A play satchel-of-storage")
    assert (asked(state), items(state, "A")) == ("turn-start A", ["magic-shield", "truth-serum", "ghost-in-a-jar"])


@pytest.mark.clause("TC-I2")
def test_a_stolen_card_may_be_too_many_for_the_thief() -> None:
    state = seated("", "magic-hat", "pet-bandits truth-serum boost-juice", events="guard rest")
    go(state, "A done", "B pass", "C play pet-bandits B")
    assert asked(state) == "turn-start AC"
    state = seated(
        "",
        "magic-hat",
        "truth-serum boost-juice ghost-in-a-jar",
        events="guard rest",
        items="pet-bandits rest",
        active="C",
    )
    go(state, "B pass", "C buy deck", "C play pet-bandits B")
    assert (asked(state), len(items(state, "C"))) == ("over-limit C", 4)
    go(state, "C discard truth-serum")
    assert items(state, "C") == ["boost-juice", "ghost-in-a-jar", "magic-hat"]


@pytest.mark.clause("TC-I3")
def test_a_quests_item_comes_from_the_top_of_the_deck() -> None:
    state = seated("", "", events="dexterity-4 rest", shop="magic-hat spare-change", items="wanted-poster rest")
    go(state, "A done", "A lay 1", "B trust")
    assert (items(state, "A"), words(state, "shop")) == (["wanted-poster"], ["magic-hat", "spare-change"])


@pytest.mark.clause("TC-I3", "TC-I2")
def test_a_quests_item_at_the_limit_may_be_used_at_once() -> None:
    state = seated(
        "truth-serum magic-shield boost-juice", "", events="dexterity-4 rest", shop="- -", items="spare-change rest"
    )
    go(state, "A done", "A lay 1", "A pass", "B trust")
    assert (asked(state), field(state, "active")) == ("over-limit A", "A")
    go(state, "A play spare-change")
    assert (gold(state, "A"), items(state, "A")) == (16, ["truth-serum", "magic-shield", "boost-juice"])
    assert field(state, "active") == "B"


@pytest.mark.clause("TC-I1")
def test_offers_say_what_is_bought_at_which_price() -> None:
    state = seated("magic-hat", "", shop="spare-change truth-serum")
    offers = {offer.move: offer for offer in state.offers(0)}
    assert (offers["buy deck"].cost, offers["buy 1"].cost, offers["buy 2"].cost) == (4, 5, 3)  # type: ignore[attr-defined]
    assert (offers["buy 1"].item, offers["sell magic-hat"].gold) == ("spare-change", 3)  # type: ignore[attr-defined]
    assert look(state).shop == ("spare-change", "truth-serum")
