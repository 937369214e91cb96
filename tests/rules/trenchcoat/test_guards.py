"""Guards: sealed bids, cloaks and their losers (TC-V9, TC-E1, TC-E2)."""

import pytest

from warren import State
from warren.games.trenchcoat.rules.events import BidsShown, GoldChanged, Played, WentOut

from .table import (
    BODKIN,
    EMBER,
    HICCUP,
    KNUCKLE,
    asked,
    field,
    go,
    gold,
    heard,
    is_out,
    items,
    kobolds,
    look,
    quiet,
    refused,
    seat_text,
    seated,
    table,
    texts,
    words,
)


def guarded(*held: str, gold: int | tuple[int, ...] = 10, active: str = "A") -> State:
    """Everybody has passed at A's turn start, and a guard is announced."""
    state = seated(*held, gold=gold, active=active, events="guard rest")
    go(state, f"{active} done")
    quiet(state)
    assert state.ask().kind == "guard-announced"
    return state


def bid(state: State, *bids: int) -> list[object]:
    """Everybody bids, from A on."""
    return list(go(state, *(f"{seat} bid {gold}" for seat, gold in zip("ABCD", bids, strict=False))))


@pytest.mark.clause("TC-V9")
def test_everybody_conceals_none_to_all_of_its_gold() -> None:
    state = guarded("", "", "", gold=(4, 0, 12))
    assert asked(state) == "guard-announced AC"
    assert texts(state) == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    assert texts(state, "C")[-1] == "bid 12"
    assert refused(state, "A bid 5") == "TC-V9"
    assert refused(state, "C bid 13") == "TC-V9"


@pytest.mark.clause("TC-V9")
def test_bids_are_revealed_together_the_lowest_loses_and_all_gold_goes_to_the_bank() -> None:
    state = guarded("", "", "")
    told = go(state, "A bid 5", "B bid 2", "C bid 3")
    assert heard(told, BidsShown) == [BidsShown((5, 2, 3))]
    assert (asked(state), [chair.bid for chair in look(state).chairs], gold(state)) == (
        "loss B",
        [5, 2, 3],
        (10, 10, 10),
    )
    told = go(state, "B lose 1")
    assert (gold(state), asked(state)) == ((5, 8, 7), "turn-start B")
    assert heard(told, GoldChanged) == [GoldChanged(0, -5), GoldChanged(1, -2), GoldChanged(2, -3)]
    assert [chair.bid for chair in look(state).chairs] == [None, None, None]


@pytest.mark.clause("TC-V9")
@pytest.mark.parametrize(
    ("active", "bids", "losers"),
    [
        ("A", (1, 4, 1, 2), "AC"),
        ("B", (1, 4, 1, 2), "CA"),
        ("C", (1, 4, 1, 2), "CA"),
        ("D", (1, 4, 1, 2), "AC"),
        ("A", (3, 3, 3, 3), "ABCD"),
        ("C", (3, 3, 3, 3), "CDAB"),
        ("A", (0, 0, 10, 0), "ABD"),
        ("B", (9, 8, 7, 6), "D"),
    ],
)
def test_all_tied_for_the_lowest_lose_one_by_one_in_turn_order(active: str, bids: tuple[int, ...], losers: str) -> None:
    state = guarded("", "", "", "", active=active)
    bid(state, *bids)
    for loser in losers:
        assert asked(state) == f"loss {loser}"
        go(state, f"{loser} lose 1")
    assert (words(state, "event-discards"), field(state, "active")) == (["guard"], "BCDA"["ABCD".index(active)])
    assert gold(state) == tuple(10 - conceals for conceals in bids)
    assert [len(kobolds(state, seat)) for seat in "ABCD"] == [2 if seat in losers else 3 for seat in "ABCD"]


@pytest.mark.clause("TC-V9")
def test_a_cloak_before_the_reveal_is_an_answer() -> None:
    state = guarded("cloak-of-invisibility", "", "")
    assert texts(state)[:1] == ["cloak"]
    assert refused(state, "A play cloak-of-invisibility") == "TC-V9"
    assert refused(state, "B cloak") == "TC-V9"
    assert go(state, "A cloak") == []
    told = go(state, "B bid 4", "C bid 3")
    assert heard(told, Played) == [Played(0, "cloak-of-invisibility", None)]
    assert heard(told, BidsShown) == [BidsShown((None, 4, 3))]
    assert (asked(state), items(state, "A"), words(state, "item-discards")) == ("loss C", [], ["cloak-of-invisibility"])
    assert look(state).chairs[0].cloaked
    go(state, "C lose 1")
    assert gold(state) == (10, 6, 7)


@pytest.mark.clause("TC-V9")
def test_a_cloak_after_the_reveal_takes_the_gold_back_and_is_not_compared() -> None:
    state = guarded("", "cloak-of-invisibility", "")
    bid(state, 5, 1, 3)
    assert (asked(state), texts(state, "B")) == ("guard-revealed B", ["pass", "play cloak-of-invisibility"])
    go(state, "B play cloak-of-invisibility")
    assert (asked(state), [chair.bid for chair in look(state).chairs]) == ("loss C", [5, None, 3])
    go(state, "C lose 1")
    assert gold(state) == (5, 10, 7)


@pytest.mark.clause("TC-V9")
def test_a_cloak_after_the_reveal_by_one_who_was_not_lowest() -> None:
    state = guarded("cloak-of-invisibility", "", "")
    bid(state, 5, 1, 3)
    go(state, "A play cloak-of-invisibility", "B lose 1")
    assert gold(state) == (10, 9, 7)


@pytest.mark.clause("TC-V9")
def test_one_left_alone_loses() -> None:
    state = guarded("cloak-of-invisibility", "cloak-of-invisibility", "")
    go(state, "A cloak", "B cloak", "C bid 10")
    assert asked(state) == "loss C"
    state = guarded("cloak-of-invisibility", "")
    go(state, "A cloak", "B bid 10")
    assert asked(state) == "loss B"
    go(state, "B lose 2")
    assert gold(state) == (10, 0)


@pytest.mark.clause("TC-V9")
def test_with_nobody_compared_nobody_loses() -> None:
    state = guarded("cloak-of-invisibility", "cloak-of-invisibility")
    go(state, "A cloak", "B cloak")
    assert (gold(state), asked(state)) == ((10, 10), "turn-start B")
    state = guarded("cloak-of-invisibility", "cloak-of-invisibility")
    go(state, "A bid 3", "B cloak", "A play cloak-of-invisibility")
    assert (gold(state), asked(state), field(state, "active")) == ((10, 10), "turn-start B", "B")


@pytest.mark.clause("TC-V9")
def test_two_cloaks_of_one_seat_are_one_too_many() -> None:
    state = guarded("cloak-of-invisibility cloak-of-invisibility", "")
    go(state, "A cloak", "B bid 3")
    assert (asked(state), items(state, "A")) == ("guard-revealed A", ["cloak-of-invisibility"])
    assert refused(state, "A play cloak-of-invisibility") == "TC-V9"


@pytest.mark.clause("TC-V9", "TC-Q2")
def test_two_cloaks_after_the_reveal_one_after_the_other() -> None:
    state = guarded("cloak-of-invisibility", "cloak-of-invisibility", "")
    bid(state, 1, 2, 3)
    go(state, "B play cloak-of-invisibility", "A play cloak-of-invisibility")
    assert (asked(state), items(state, "A"), items(state, "B")) == ("guard-revealed B", [], ["cloak-of-invisibility"])
    go(state, "B play cloak-of-invisibility")
    assert asked(state) == "loss C"


@pytest.mark.clause("TC-V9", "TC-V10")
def test_a_loser_may_be_shielded_and_still_pays() -> None:
    state = guarded("magic-shield", "")
    bid(state, 1, 2)
    go(state, "A pass")
    assert asked(state) == "loss A"
    go(state, "A play magic-shield")
    assert (len(kobolds(state, "A")), gold(state)) == (3, (9, 8))


@pytest.mark.clause("TC-V9", "TC-V13")
def test_a_bidder_felled_since_is_not_compared_but_pays() -> None:
    state = table(
        A=seat_text(BODKIN),
        B=seat_text("ember"),
        C=seat_text(HICCUP, "wanted-poster"),
        events="guard rest",
    )
    go(state, "A done", "C pass", "A bid 5", "B bid 1", "C bid 4", "C play wanted-poster B")
    assert (is_out(state, "B"), asked(state)) == (True, "loss C")
    go(state, "C lose 1")
    assert gold(state) == (5, 9, 6)


@pytest.mark.clause("TC-V9", "TC-V13")
def test_the_guard_goes_on_when_the_active_seat_goes_out() -> None:
    state = table(
        A=seat_text("bodkin"),
        B=seat_text(EMBER),
        C=seat_text(HICCUP, "wanted-poster"),
        events="guard rest",
    )
    go(state, "A done", "C pass", "C play wanted-poster A", "A bid 1", "B bid 1")
    assert (is_out(state, "A"), asked(state)) == (True, "guard-announced BC")
    go(state, "B bid 2", "C bid 3")
    assert asked(state) == "loss B"
    go(state, "B lose 1")
    assert (gold(state), field(state, "active")) == ((10, 8, 7), "B")


@pytest.mark.clause("TC-E1", "TC-V9")
def test_a_poster_that_fells_the_second_last_seat_before_the_bids_wins_at_once() -> None:
    state = table(A=seat_text("bodkin", "wanted-poster"), B=seat_text("ember"), events="guard rest")
    go(state, "A done", "A play wanted-poster B", "B bid 3")
    assert state.over
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, gold(state)) == ((0,), "last-standing", (10, 10))


@pytest.mark.clause("TC-E1", "TC-V9")
def test_after_the_bids_too_and_no_gold_is_paid() -> None:
    state = table(A=seat_text("bodkin", "wanted-poster"), B=seat_text("ember"), events="guard rest")
    go(state, "A done", "A bid 1", "B bid 3", "A play wanted-poster B")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, gold(state)) == ((0,), (10, 10))


@pytest.mark.clause("TC-E1", "TC-V9")
def test_a_guard_serves_all_its_losers_before_anybody_wins() -> None:
    """A and B are tied; A goes out first, and B must still lose a kobold before it has won."""
    state = table(A=seat_text("bodkin"), B=seat_text("ember fidget"), events="guard rest")
    go(state, "A done", "A bid 3", "B bid 3")
    assert (is_out(state, "A"), state.over, asked(state)) == (True, False, "loss B")
    go(state, "B lose 1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, gold(state)) == ((1,), "last-standing", (7, 7))


@pytest.mark.clause("TC-E2", "TC-V9")
@pytest.mark.parametrize(
    ("A", "B", "winners", "scores"),
    [
        (seat_text("bodkin", "", 8), seat_text("ember", "", 8), (0, 1), (6, 6)),
        (seat_text("bodkin", "", 9), seat_text("ember", "", 8), (0,), (7, 6)),
        (seat_text("bodkin", "", 9), seat_text("ember", "truth-serum", 8), (1,), (7, 9)),
        (seat_text("bodkin", "magic-hat", 8), seat_text("ember", "spare-change", 10), (0, 1), (13, 13)),
        (seat_text("bodkin", "magic-hat", 8, "satchel"), seat_text("ember", "spare-change", 11), (1,), (13, 14)),
    ],
)
def test_the_last_felled_in_one_guard_are_tied_and_wealth_decides(
    A: str,  # noqa: N803
    B: str,  # noqa: N803
    winners: tuple[int, ...],
    scores: tuple[int, ...],
) -> None:
    """Items at their cost and gold, less the three concealed, and one for having been there."""
    state = table(A=A, B=B, events="guard rest")
    go(state, "A done")
    quiet(state)
    go(state, "A bid 3", "B bid 3")
    while not state.over:
        seat = state.ask().seats[0]
        state.play(seat, "lose 1" if "lose 1" in texts(state, seat) else "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == (winners, scores, "felled-together")


@pytest.mark.clause("TC-E2")
def test_seats_out_before_the_guard_do_not_share_in_it() -> None:
    state = table(
        A=seat_text("bodkin", "", 5),
        B=seat_text("ember", "", 4),
        C=seat_text("", "magic-hat magic-shield", 90, "out"),
        events="guard rest",
    )
    go(state, "A done", "A bid 0", "B bid 0")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (6, 5, 0), "felled-together")
    assert field(state, "felled") == "AB"


@pytest.mark.clause("TC-E2")
def test_a_seat_felled_by_a_poster_in_the_same_guard_is_not_among_the_tied() -> None:
    state = table(
        A=seat_text("bodkin", "wanted-poster", 5),
        B=seat_text("ember", "", 4),
        C=seat_text("itch", "", 30),
        events="guard rest",
    )
    go(state, "A done", "A play wanted-poster C", "B bid 0", "C bid 0", "A bid 0", "B bid 0")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (6, 5, 0), "felled-together")


@pytest.mark.clause("TC-E2", "TC-E1")
def test_several_out_in_one_guard_with_one_left_standing() -> None:
    state = table(
        A=seat_text("bodkin", "", 50),
        B=seat_text("ember", "", 40),
        C=seat_text("itch", "", 5),
        D=seat_text("pip", "", 60),
        events="guard rest",
    )
    told = go(state, "A done", "A bid 2", "B bid 2", "C bid 3", "D bid 2")
    assert heard(told, WentOut) == [WentOut(0), WentOut(1), WentOut(3)]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "last-standing")
    assert outcome.scores == (0, 0, 10_002, 0)


@pytest.mark.clause("TC-E2", "TC-P4", "TC-V9")
def test_a_potion_among_the_losers_of_a_guard_decides() -> None:
    state = table(
        A=seat_text("bodkin"),
        B=seat_text("ember", "resurrection-potion"),
        events="guard rest",
        kobolds="vex rest",
    )
    go(state, "A done", "B pass", "A bid 1", "B bid 1", "B pass")
    assert (is_out(state, "A"), asked(state)) == (True, "loss B")
    go(state, "B lose 1")
    assert asked(state) == "last-gone B"
    one = state.copy()
    go(one, "B play resurrection-potion")
    go(state, "B pass")
    outcomes = [one.outcome(), state.outcome()]
    assert [outcome.reason for outcome in outcomes if outcome] == ["last-standing", "felled-together"]
    assert [outcome.winners for outcome in outcomes if outcome] == [(1,), (1,)]


@pytest.mark.clause("TC-E1", "TC-E2", "TC-V9")
def test_a_poster_played_while_losers_are_served_does_not_end_it_before_all_are_served() -> None:
    """A and C are tied; A at its loss fells B, who bid more. C is served, and then A has won."""
    state = table(
        A=seat_text("bodkin crumb", "wanted-poster"),
        B=seat_text("ember"),
        C=seat_text("itch"),
        events="guard rest",
    )
    go(state, "A done", "A bid 1", "B bid 4", "C bid 1", "A pass", "A play wanted-poster B")
    assert (is_out(state, "B"), state.over, asked(state)) == (True, False, "loss A")
    go(state, "A lose 1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, gold(state)) == ((0,), "last-standing", (9, 6, 9))


@pytest.mark.clause("TC-V9")
def test_a_loser_felled_before_its_turn_is_not_served_again() -> None:
    """A and B tie. A at its loss plays a poster on B, who goes out; B is not asked again as a loser."""
    state = table(
        A=seat_text("bodkin crumb", "wanted-poster"),
        B=seat_text("ember"),
        C=seat_text(HICCUP),
        D=seat_text(KNUCKLE),
        events="guard rest",
    )
    go(state, "A done", "A bid 1", "B bid 1", "C bid 4", "D bid 4", "A pass", "A play wanted-poster B")
    go(state, "A lose 1")
    assert (asked(state), gold(state), field(state, "active")) == ("turn-start C", (9, 9, 6, 6), "C")
