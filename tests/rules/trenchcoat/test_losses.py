"""Losing kobolds: shields, potions, posters at posters, and going out (TC-V10, TC-V12, TC-V13, TC-E1)."""

import pytest

from warren.games.trenchcoat.rules.events import DiscardedKobold, Shielded, WentOut

from .table import (
    BODKIN,
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


@pytest.mark.clause("TC-V10")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_the_seat_chooses_which_kobold_goes_face_up_without_replacement(place: int) -> None:
    state = seated("wanted-poster", "", kobolds="vex rest")
    told = go(state, "A play wanted-poster B", f"B lose {place}")
    gone = EMBER.split()[place - 1]
    assert kobolds(state, "B") == [name for name in EMBER.split() if name != gone]
    assert [(event.seat, event.kobold.name) for event in heard(told, DiscardedKobold)] == [(1, gone)]
    assert [kobold.name for kobold in look(state).decks.kobold_discards] == [gone]


@pytest.mark.clause("TC-V10")
def test_a_place_without_a_kobold_cannot_be_lost() -> None:
    state = table(A=seat_text(BODKIN, "wanted-poster"), B=seat_text("ember fidget"))
    go(state, "A play wanted-poster B")
    assert texts(state, "B") == ["lose 1", "lose 2"]
    assert refused(state, "B lose 3") == "TC-V10"
    assert refused(state, "B bid 1") == "TC-V9"


@pytest.mark.clause("TC-V10")
def test_one_shield_prevents_one_loss() -> None:
    state = seated("wanted-poster wanted-poster", "magic-shield", events="guard rest")
    told = go(state, "B pass", "A play wanted-poster B", "B play magic-shield")
    assert (heard(told, Shielded), kobolds(state, "B"), items(state, "B")) == ([Shielded(1)], EMBER.split(), [])
    assert asked(state) == "turn-start A"
    go(state, "A play wanted-poster B")
    assert (asked(state), texts(state, "B")) == ("loss B", ["lose 1", "lose 2", "lose 3"])


@pytest.mark.clause("TC-V10")
def test_a_shield_is_for_ones_own_loss() -> None:
    state = seated("wanted-poster", "", "magic-shield", events="guard rest")
    go(state, "C pass", "A play wanted-poster B")
    assert asked(state) == "loss B"
    go(state, "B lose 1")
    assert refused(state, "C play magic-shield") == "TC-V10"


@pytest.mark.clause("TC-V10", "TC-Q4")
def test_a_loss_is_asked_of_any_seat_that_holds_an_item() -> None:
    for item in ("magic-shield", "truth-serum"):
        state = table(A=seat_text(BODKIN, "wanted-poster"), B=seat_text("ember", item), C=seat_text(HICCUP))
        go(state, "B pass", "A play wanted-poster B")
        assert asked(state) == "loss B"
        go(state, "B lose 1")
        assert asked(state) == "last-gone B"
    state = table(A=seat_text(BODKIN, "wanted-poster"), B=seat_text("ember"), C=seat_text(HICCUP))
    go(state, "A play wanted-poster B")
    assert (is_out(state, "B"), asked(state)) == (True, "turn-start A")


@pytest.mark.clause("TC-Q4", "TC-P4")
def test_when_the_last_kobold_is_gone_only_a_potion_helps() -> None:
    held = "resurrection-potion wanted-poster magic-shield spare-change"
    state = table(A=seat_text(BODKIN, "wanted-poster"), B=seat_text("ember", held, 10, "satchel"), C=seat_text(HICCUP))
    go(state, "B pass", "A play wanted-poster B", "B lose 1")
    assert texts(state, "B") == ["pass", "play resurrection-potion"]
    assert refused(state, "B play wanted-poster A") == "TC-Q4"
    assert refused(state, "B play magic-shield") == "TC-V10"
    assert refused(state, "B play spare-change") == "TC-Q4"


@pytest.mark.clause("TC-V10", "TC-P4", "TC-E1")
def test_shield_potion_and_elimination_interleaved() -> None:
    """Three losses of B: the first is shielded, after the second a Potion keeps it in, the third fells it."""
    state = table(
        A=seat_text(BODKIN, "wanted-poster"),
        B=seat_text("ember", "magic-shield resurrection-potion", 1),
        C=seat_text(HICCUP, "wanted-poster"),
        kobolds="vex rest",
        events="tax-2 tax-6 rest",
        shop="- -",
    )
    go(state, "B pass", "C pass", "A play wanted-poster B", "B play magic-shield")
    assert kobolds(state, "B") == ["ember"]
    go(state, "A done", "B pass", "C play wanted-poster B", "B lose 1")
    assert (asked(state), is_out(state, "B"), kobolds(state, "B")) == ("last-gone B", False, [])
    go(state, "B play resurrection-potion")
    assert (kobolds(state, "B"), asked(state)) == (["vex"], "turn-start A")
    told = go(state, "A done")
    assert (heard(told, WentOut), is_out(state, "B"), field(state, "active")) == ([WentOut(1)], True, "C")


@pytest.mark.clause("TC-Q4", "TC-V10")
def test_posters_at_posters() -> None:
    """B at its loss plays a poster at A, and A at its own loss a second one at B: the innermost is served first."""
    state = table(
        A=seat_text("bodkin crumb", "wanted-poster", 1),
        B=seat_text("ember fidget", "wanted-poster"),
        C=seat_text("itch"),
        events="tax-6 rest",
    )
    go(state, "A done", "B pass", "A pay", "B pass")
    assert asked(state) == "loss A"
    go(state, "A play wanted-poster B")
    assert (asked(state), look(state).playing, look(state).going.losing) == ("loss B", ("wanted-poster",), 1)
    go(state, "B play wanted-poster A")
    assert (asked(state), look(state).playing) == ("loss A", ("wanted-poster", "wanted-poster"))
    go(state, "A lose 1")
    assert asked(state) == "loss B"
    told = go(state, "B lose 1")
    assert (kobolds(state, "B"), heard(told, WentOut), is_out(state, "A")) == (["fidget"], [WentOut(0)], True)
    assert field(state, "active") == "B"


@pytest.mark.clause("TC-Q4", "TC-V10", "TC-E1")
def test_a_seat_felled_by_an_inner_loss_has_no_outer_loss() -> None:
    state = table(
        A=seat_text("bodkin", "wanted-poster", 1),
        B=seat_text("ember fidget", "wanted-poster"),
        C=seat_text("itch"),
        events="tax-6 rest",
    )
    go(state, "A done", "B pass", "A pay", "B pass", "A play wanted-poster B")
    told = go(state, "B play wanted-poster A")
    assert (heard(told, WentOut), asked(state)) == ([WentOut(0)], "loss B")
    go(state, "B lose 2")
    assert (kobolds(state, "B"), words(state, "kobold-discards"), field(state, "active")) == (
        ["ember"],
        ["bodkin", "fidget"],
        "B",
    )


@pytest.mark.clause("TC-V13")
def test_an_active_seat_felled_before_its_event_has_no_event() -> None:
    state = table(A=seat_text("bodkin"), B=seat_text(EMBER, "wanted-poster"), C=seat_text(HICCUP), events="tax-6 rest")
    go(state, "A done", "B play wanted-poster A")
    assert (field(state, "active"), asked(state), words(state, "events")[0]) == ("B", "turn-start B", "tax-6")
    assert gold(state) == (10, 10, 10)


@pytest.mark.clause("TC-V13")
def test_an_active_seat_felled_in_its_item_phase_has_no_event() -> None:
    """A sells, then its poster at B is answered by one at A."""
    state = table(
        A=seat_text("bodkin", "wanted-poster truth-serum"),
        B=seat_text("ember fidget", "wanted-poster"),
        C=seat_text(HICCUP),
        events="tax-6 rest",
    )
    go(state, "A sell truth-serum", "B pass")
    assert asked(state) == "item-phase A"
    go(state, "A play wanted-poster B", "B play wanted-poster A", "B lose 1")
    assert (field(state, "active"), words(state, "events")[0], gold(state, "A")) == ("B", "tax-6", 13)


@pytest.mark.clause("TC-V13")
def test_a_seat_that_is_out_takes_no_turn_call_bid_or_target() -> None:
    out = seat_text("", "spare-change", 9, "out")
    state = table(
        A=seat_text("bodkin", "wanted-poster"), B=out, C=seat_text(HICCUP), events="strength-3 guard tax-2 rest"
    )
    go(state, "A done", "A lay 1")
    assert asked(state) == "quest-laid AC"
    go(state, "A pass", "C trust")
    assert (field(state, "active"), asked(state)) == ("C", "turn-start AC")
    go(state, "A pass", "C done")
    assert asked(state) == "guard-announced AC"
    assert refused(state, "A play wanted-poster B") == "TC-P5"
    go(state, "A bid 1", "C bid 1")
    assert words(state, "bids")[1] == "-"


@pytest.mark.clause("TC-E1")
def test_the_last_seat_with_a_kobold_wins_at_once() -> None:
    """A's quest passed, B and C called: B's loss fells it, C's would be next, but C's felling alone ends the game."""
    state = table(
        A=seat_text("grub"),
        B=seat_text("ember"),
        C=seat_text("itch", "magic-hat"),
        events="strength-5 rest",
        kobolds="vex rest",
    )
    go(state, "A done", "C pass", "B call", "C call", "C pass")
    assert (is_out(state, "B"), asked(state), state.over) == (True, "loss C", False)
    told = go(state, "C lose 1", "C pass")
    assert (state.over, state.ask().seats, heard(told, WentOut)) == (True, (), [WentOut(2)])
    assert (kobolds(state, "A"), words(state, "kobolds")[0]) == (["grub"], "vex")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "last-standing")


@pytest.mark.clause("TC-E1")
def test_a_seat_out_keeps_items_and_gold() -> None:
    state = table(A=seat_text(BODKIN, "wanted-poster"), B=seat_text("ember", "magic-hat", 4), C=seat_text(HICCUP))
    go(state, "B pass", "A play wanted-poster B", "B lose 1", "B pass")
    assert (is_out(state, "B"), items(state, "B"), gold(state, "B"), kobolds(state, "B")) == (
        True,
        ["magic-hat"],
        4,
        [],
    )
    assert not look(state).chairs[1].inside


@pytest.mark.clause("TC-V12")
def test_a_laid_kobold_moves_up_with_its_hand() -> None:
    state = seated("", "wanted-poster", events="strength-3 rest")
    go(state, "A done", "B pass", "A lay 3", "B play wanted-poster A", "A lose 1")
    mine = look(state, 0).mine
    assert mine is not None
    assert mine.laid == 2
    told = go(state, "B call")
    assert [event.kobold.name for event in heard(told, DiscardedKobold)] == ["dribble"]
