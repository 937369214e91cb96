"""Taxes, passed on and paid (TC-V8, TC-V11)."""

import pytest

from warren.games.trenchcoat.rules.events import GoldChanged, Taxed

from .table import (
    EMBER,
    HICCUP,
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


@pytest.mark.clause("TC-V8")
@pytest.mark.parametrize("tax", [2, 3, 4, 5, 6])
def test_the_active_seat_pays_the_bank(tax: int) -> None:
    state = seated("", "", "", events=f"tax-{tax} rest", active="B")
    told = go(state, "B done")
    assert (gold(state), heard(told, Taxed)) == ((10, 10 - tax, 10), [Taxed(1, tax)])
    assert heard(told, GoldChanged) == [GoldChanged(1, -tax)]
    assert (asked(state), words(state, "event-discards")) == ("turn-start C", [f"tax-{tax}"])


@pytest.mark.clause("TC-V8")
def test_inherited_debt_passes_double_to_the_next() -> None:
    state = seated("", "inherited-debt", "", active="B", events="tax-3 rest")
    go(state, "B done")
    assert (asked(state), look(state).going.debt, look(state).going.debtor) == ("tax-owed B", 3, 1)
    told = go(state, "B play inherited-debt")
    assert (gold(state), heard(told, Taxed)) == ((10, 10, 4), [Taxed(2, 6)])
    assert (field(state, "active"), words(state, "item-discards")) == ("C", ["inherited-debt"])


@pytest.mark.clause("TC-V8")
def test_a_debt_may_be_passed_on_doubled_again_and_comes_round_to_the_first() -> None:
    state = seated("inherited-debt", "inherited-debt", gold=20, events="tax-3 rest")
    go(state, "A done", "B pass", "A play inherited-debt", "B pass")
    assert (asked(state), look(state).going.debtor, look(state).going.debt) == ("tax-owed B", 1, 6)
    go(state, "B play inherited-debt")
    assert gold(state) == (8, 20)


@pytest.mark.clause("TC-V8", "TC-S3")
def test_a_debt_may_be_passed_twice_round() -> None:
    """A passes 2, B passes 4 back, and A, whose Magic Hat draws both cards from the remade deck, passes 8 and B too."""
    state = table(
        A=seat_text("bodkin", "inherited-debt magic-hat", 60),
        B=seat_text("ember", "inherited-debt pet-bandits", 60),
        events="tax-2 rest",
        items="none",
    )
    go(state, "A done", "B pass", "A play inherited-debt", "B pass", "A pass", "B play inherited-debt")
    assert (look(state).going.debtor, look(state).going.debt) == (0, 8)
    go(state, "A play magic-hat", "B pass")
    assert sorted(items(state, "A")) == ["inherited-debt", "inherited-debt"]
    go(state, "A play inherited-debt", "B pass", "A pass", "B play pet-bandits A")
    assert (look(state).going.debtor, look(state).going.debt, items(state, "B")) == (1, 16, ["inherited-debt"])
    go(state, "B play inherited-debt")
    assert (gold(state), field(state, "active")) == ((28, 60), "B")


@pytest.mark.clause("TC-V8")
def test_the_debt_skips_seats_that_are_out() -> None:
    state = table(
        A=seat_text("bodkin", "inherited-debt"),
        B=seat_text("", "", 50, "out"),
        C=seat_text(HICCUP, "", 50),
        events="tax-6 rest",
    )
    go(state, "A done", "A play inherited-debt")
    assert gold(state) == (10, 50, 38)


@pytest.mark.clause("TC-V8")
def test_only_the_debtor_passes_the_debt() -> None:
    state = seated("magic-hat", "inherited-debt", "", events="tax-3 rest")
    go(state, "A done", "B pass")
    assert (asked(state), texts(state, "B")) == ("tax-owed AB", ["pass"])
    assert refused(state, "B play inherited-debt") == "TC-V8"
    assert refused(state, "B pay") == "TC-V8"
    assert "pay" in texts(state, "A")


@pytest.mark.clause("TC-V8")
def test_a_debtor_who_goes_out_owes_nothing() -> None:
    state = table(
        A=seat_text("bodkin", "inherited-debt"),
        B=seat_text("ember"),
        C=seat_text(HICCUP, "wanted-poster"),
        events="tax-3 rest",
    )
    go(state, "A done", "C pass", "A play inherited-debt", "C pass")
    assert (asked(state), look(state).going.debtor) == ("tax-owed C", 1)
    told = go(state, "C play wanted-poster B")
    assert (is_out(state, "B"), gold(state), heard(told, Taxed)) == (True, (10, 10, 10), [])
    assert field(state, "active") == "C"


@pytest.mark.clause("TC-V8", "TC-V13")
def test_a_tax_passed_on_is_owed_though_the_active_seat_goes_out() -> None:
    state = table(
        A=seat_text("bodkin", "inherited-debt"),
        B=seat_text(EMBER, "wanted-poster"),
        C=seat_text(HICCUP),
        events="tax-3 rest",
    )
    go(state, "A done", "B pass", "A play inherited-debt", "B pass", "B play wanted-poster A")
    assert (is_out(state, "A"), asked(state), gold(state)) == (True, "turn-start B", (10, 4, 10))


@pytest.mark.clause("TC-V8", "TC-V13")
def test_an_active_debtor_felled_owes_nothing() -> None:
    state = table(A=seat_text("bodkin"), B=seat_text(EMBER, "wanted-poster"), C=seat_text(HICCUP), events="tax-3 rest")
    go(state, "A done", "B pass", "B play wanted-poster A")
    assert (is_out(state, "A"), gold(state), asked(state)) == (True, (10, 10, 10), "turn-start B")


@pytest.mark.clause("TC-V11")
def test_owing_more_than_one_has_costs_all_and_a_kobold() -> None:
    state = seated("", "", gold=(4, 10), events="tax-5 rest")
    go(state, "A done")
    assert (asked(state), gold(state), kobolds(state, "B")) == ("loss A", (0, 10), EMBER.split())
    go(state, "A lose 1")
    assert (len(kobolds(state, "A")), asked(state)) == (2, "turn-start B")


@pytest.mark.clause("TC-V11")
def test_owing_exactly_what_one_has_costs_none() -> None:
    state = seated("", "", gold=(5, 10), events="tax-5 rest")
    go(state, "A done")
    assert (len(kobolds(state, "A")), gold(state), asked(state)) == (3, (0, 10), "turn-start B")


@pytest.mark.clause("TC-V11")
def test_with_no_gold_at_all_nothing_is_paid_and_a_kobold_lost() -> None:
    state = seated("", "", gold=(0, 10), events="tax-2 rest")
    assert asked(state) == "loss A"
    go(state, "A lose 3")
    assert (gold(state), len(kobolds(state, "A"))) == ((0, 10), 2)


@pytest.mark.clause("TC-V8", "TC-Q3")
def test_gold_may_be_found_before_the_tax_is_paid() -> None:
    state = seated("spare-change", "", gold=(1, 10), events="tax-5 rest")
    go(state, "A done", "A play spare-change")
    assert (gold(state, "A"), len(kobolds(state, "A")), items(state, "A")) == (2, 3, [])
