"""What each item does (TC-P1 to TC-P5)."""

from collections import Counter

import pytest

from warren import Rng
from warren.games.trenchcoat.rules.events import DrewItem, DrewKobold, Foresaw, Played, Stolen, WentOut

from .table import (
    BODKIN,
    EMBER,
    asked,
    field,
    go,
    gold,
    heard,
    is_out,
    items,
    kobolds,
    look,
    refused,
    seat_text,
    seated,
    table,
    texts,
    words,
)


@pytest.mark.clause("TC-P1")
def test_an_item_is_shown_resolved_and_discarded() -> None:
    state = seated("spare-change magic-shield", "")
    told = go(state, "A play spare-change")
    assert heard(told, Played) == [Played(0, "spare-change", None)]
    assert (gold(state, "A"), items(state, "A"), words(state, "item-discards")) == (
        16,
        ["magic-shield"],
        ["spare-change"],
    )
    assert asked(state) == "turn-start A"


@pytest.mark.clause("TC-P1")
def test_nobody_plays_what_it_does_not_hold() -> None:
    state = seated("spare-change", "magic-hat")
    assert refused(state, "A play magic-hat") == "TC-P1"
    assert refused(state, "A play spare-change B") == "TC-P1"
    assert refused(state, "B play spare-change") == "TC-P1"


@pytest.mark.clause("TC-P1")
def test_nothing_answers_a_card() -> None:
    """Bandits and poster act at once: no other seat is asked in between, but for the loss itself."""
    state = seated("pet-bandits", "magic-shield", "ghost-in-a-jar", events="guard rest")
    go(state, "B pass", "C pass", "A play pet-bandits B")
    assert (items(state, "A"), asked(state)) == (["magic-shield"], "turn-start AC")
    state = seated("wanted-poster", "magic-shield", "magic-shield", events="guard rest")
    go(state, "B pass", "C pass", "A play wanted-poster B")
    assert asked(state) == "loss B"


@pytest.mark.clause("TC-P1")
def test_a_card_is_discarded_when_all_it_did_is_done() -> None:
    state = seated("wanted-poster", "magic-shield")
    go(state, "B pass", "A play wanted-poster B")
    assert (words(state, "item-discards"), look(state).playing) == ([], ("wanted-poster",))
    go(state, "B play magic-shield")
    assert (words(state, "item-discards"), look(state).playing) == (["magic-shield", "wanted-poster"], ())


@pytest.mark.clause("TC-P2")
def test_pet_bandits_take_a_random_item() -> None:
    found = Counter[str]()
    for seed in range(200):
        rng = Rng.seeded(seed).words()
        state = seated("pet-bandits", "magic-hat spare-change truth-serum", rng=rng)
        told = go(state, "B pass", "A play pet-bandits B")
        (taken,) = items(state, "A")
        found[taken] += 1
        assert heard(told, Stolen) == [Stolen(0, 1, taken)]
        left = ["magic-hat", "spare-change", "truth-serum"]
        left.remove(taken)
        assert items(state, "B") == left
    assert set(found) == {"magic-hat", "spare-change", "truth-serum"}
    assert min(found.values()) > 40


@pytest.mark.clause("TC-P2")
def test_bandits_who_find_nothing_do_nothing() -> None:
    state = seated("pet-bandits magic-shield", "")
    go(state, "A play pet-bandits B")
    assert (items(state, "A"), words(state, "item-discards")) == (["magic-shield"], ["pet-bandits"])
    assert asked(state) == "turn-start A"


@pytest.mark.clause("TC-P2")
def test_the_thief_may_use_what_it_took_at_once() -> None:
    state = seated("pet-bandits", "spare-change")
    go(state, "B pass", "A play pet-bandits B", "A play spare-change")
    assert gold(state) == (16, 10)


@pytest.mark.clause("TC-P2", "TC-P5")
@pytest.mark.parametrize("item", ["pet-bandits", "wanted-poster"])
def test_neither_oneself_nor_a_seat_that_is_out_is_a_target(item: str) -> None:
    state = table(
        A=seat_text(BODKIN, item),
        B=seat_text(EMBER),
        C=seat_text("", "magic-hat", 3, "out"),
        D=seat_text("hiccup"),
    )
    assert [text for text in texts(state) if text.startswith("play")] == [f"play {item} B", f"play {item} D"]
    for target in (" A", " C", ""):
        assert refused(state, f"A play {item}{target}") == "TC-P5"


@pytest.mark.clause("TC-P3")
def test_a_satchel_lies_in_play_and_is_neither_held_nor_stolen() -> None:
    state = seated("satchel-of-storage", "pet-bandits")
    go(state, "B pass", "A play satchel-of-storage")
    assert (items(state, "A"), words(state, "item-discards"), look(state).chairs[0].satchel) == ([], [], True)
    assert look(state).chairs[0].items == 0
    go(state, "A done", "B play pet-bandits A")
    assert (items(state, "B"), look(state).chairs[0].satchel) == ([], True)


@pytest.mark.clause("TC-P3")
def test_a_second_satchel_does_not_stack() -> None:
    state = table(A=seat_text("bodkin", "satchel-of-storage", 10, "satchel"))
    go(state, "A play satchel-of-storage")
    assert words(state, "item-discards") == ["satchel-of-storage"]
    state = table(
        A=seat_text("bodkin", "satchel-of-storage magic-hat magic-shield truth-serum inherited-debt", 10, "satchel"),
        items="boost-juice reduce-juice rest",
    )
    go(state, "A play satchel-of-storage", "A play magic-hat")
    assert (asked(state), len(items(state, "A"))) == ("turn-start A", 5)
    go(state, "A buy deck")
    assert asked(state) == "over-limit A"


@pytest.mark.clause("TC-P3")
def test_both_satchels_may_lie_in_play_for_two_seats() -> None:
    state = seated("satchel-of-storage", "satchel-of-storage")
    go(state, "B pass", "A play satchel-of-storage", "A done", "B play satchel-of-storage")
    assert [chair.satchel for chair in look(state).chairs] == [True, True]


@pytest.mark.clause("TC-P4", "TC-Q4")
@pytest.mark.parametrize("count", [1, 2])
def test_a_potion_draws_a_kobold_with_fewer_than_three(count: int) -> None:
    hand = BODKIN.split()[:count]
    state = table(A=seat_text(" ".join(hand), "resurrection-potion"), kobolds="vex rest")
    told = go(state, "A play resurrection-potion")
    assert kobolds(state, "A") == [*hand, "vex"]
    assert [drew.kobold.name for drew in heard(told, DrewKobold) if drew.kobold] == ["vex"]


@pytest.mark.clause("TC-P4")
def test_with_three_kobolds_one_of_them_laid_there_is_no_potion() -> None:
    state = seated("resurrection-potion", "", events="strength-3 rest")
    go(state, "A done", "A lay 1")
    assert refused(state, "A play resurrection-potion") == "TC-P4"


@pytest.mark.clause("TC-P4", "TC-Q4")
def test_a_potion_after_the_last_kobold_keeps_the_seat_in_the_game() -> None:
    state = table(
        A=seat_text("bodkin", "resurrection-potion", 1), B=seat_text(EMBER), events="tax-6 rest", kobolds="vex rest"
    )
    told = go(state, "A done", "A pay", "A lose 1")
    assert asked(state) == "last-gone A"
    told += go(state, "A play resurrection-potion")
    assert (kobolds(state, "A"), is_out(state, "A"), gold(state, "A")) == (["vex"], False, 0)
    assert (heard(told, WentOut), state.over, field(state, "active")) == ([], False, "B")


@pytest.mark.clause("TC-P4", "TC-E1")
def test_without_the_potion_the_seat_is_out() -> None:
    state = table(
        A=seat_text("bodkin", "resurrection-potion", 1), B=seat_text(EMBER), C=seat_text("itch"), events="tax-6"
    )
    go(state, "A done", "A pay", "A lose 1", "A pass")
    assert (is_out(state, "A"), items(state, "A"), field(state, "active")) == (True, ["resurrection-potion"], "B")


@pytest.mark.clause("TC-P4")
def test_a_potion_at_a_loss_comes_before_the_loss() -> None:
    state = table(
        A=seat_text("bodkin", "resurrection-potion", 1), B=seat_text(EMBER), events="tax-6 rest", kobolds="vex rest"
    )
    go(state, "A done", "A pay", "A play resurrection-potion")
    assert asked(state) == "loss A"
    go(state, "A lose 1")
    assert (kobolds(state, "A"), is_out(state, "A")) == (["vex"], False)


@pytest.mark.clause("TC-P5")
def test_clairvoyance_looks_at_three_events_and_puts_them_in_any_order() -> None:
    for order in ("1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1"):
        state = seated("clairvoyance", "", events="tax-2 guard tax-6 strength-3 rest")
        told = go(state, "A play clairvoyance")
        assert [event.name for event in heard(told, Foresaw)[0].events] == ["tax-2", "guard", "tax-6"]
        assert texts(state) == [f"order {text}" for text in ("1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1")]
        go(state, f"A order {order}")
        seen = ["tax-2", "guard", "tax-6"]
        assert words(state, "events")[:4] == [*(seen[int(place) - 1] for place in order.split()), "strength-3"]


@pytest.mark.clause("TC-P5")
def test_order_3_1_2_puts_the_third_seen_on_top() -> None:
    state = seated("clairvoyance", "", events="tax-2 guard tax-6 rest")
    go(state, "A play clairvoyance", "A order 3 1 2")
    assert words(state, "events")[:3] == ["tax-6", "tax-2", "guard"]
    go(state, "A done")
    assert gold(state, "A") == 4


@pytest.mark.clause("TC-P5")
def test_of_two_events_clairvoyance_shows_two() -> None:
    state = seated("clairvoyance", "", events="tax-2 guard", event_discards="tax-6")
    go(state, "A play clairvoyance")
    assert (texts(state), words(state, "event-discards")) == (["order 1 2", "order 2 1"], ["tax-6"])
    for order in ("1", "1 2 3"):
        assert refused(state, f"A order {order}") == "TC-P5"
    go(state, "A order 2 1")
    assert words(state, "events") == ["guard", "tax-2"]


@pytest.mark.clause("TC-P5", "TC-S3")
def test_clairvoyance_remakes_an_empty_deck_first() -> None:
    state = seated("clairvoyance", "", events="none", event_discards="tax-6 tax-2 guard strength-3")
    go(state, "A play clairvoyance")
    mine = look(state, 0).mine
    assert mine is not None
    assert [event.name for event in mine.foreseen] == words(state, "events")[:3]
    assert (len(words(state, "events")), words(state, "event-discards")) == (4, [])


@pytest.mark.clause("TC-P5")
def test_with_no_events_at_all_clairvoyance_shows_nothing() -> None:
    """The only event there is lies on the table."""
    state = seated("clairvoyance magic-shield", "", events="tax-2")
    told = go(state, "A done", "A play clairvoyance")
    assert (heard(told, Foresaw)[0].count, asked(state)) == (0, "tax-owed A")


@pytest.mark.clause("TC-P1", "TC-I2")
def test_a_magic_hat_draws_two_items() -> None:
    state = seated("magic-hat", "", items="truth-serum boost-juice rest")
    told = go(state, "A play magic-hat")
    assert [drew.item for drew in heard(told, DrewItem)] == ["truth-serum", "boost-juice"]
    assert (items(state, "A"), words(state, "item-discards")) == (["truth-serum", "boost-juice"], ["magic-hat"])


@pytest.mark.clause("TC-P1")
def test_spare_change_is_six_gold() -> None:
    state = seated("", "spare-change")
    go(state, "A done", "B play spare-change")
    assert gold(state) == (10, 16)


@pytest.mark.clause("TC-P1", "TC-V10")
def test_a_wanted_poster_costs_the_chosen_seat_a_kobold_of_its_choice() -> None:
    state = seated("wanted-poster", "", "")
    go(state, "A play wanted-poster C")
    assert asked(state) == "loss C"
    go(state, "C lose 2")
    assert (kobolds(state, "C"), words(state, "kobold-discards"), kobolds(state, "B")) == (
        ["hiccup", "jingle"],
        ["itch"],
        EMBER.split(),
    )
    assert asked(state) == "turn-start A"
