"""How the table asks: who, in secret, items first (TC-Q1 to TC-Q6)."""

import pytest

from warren import IllegalMove, NotAsked, Rng
from warren.games.trenchcoat.rules.events import BidsShown, CallsShown, GoldChanged, Played

from .table import (
    BODKIN,
    asked,
    field,
    go,
    going,
    gold,
    heard,
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


@pytest.mark.clause("TC-Q1")
def test_at_an_open_question_every_seat_in_the_game_with_an_item_is_asked_whatever_it_is() -> None:
    for item in ("magic-shield", "inherited-debt", "ghost-in-a-jar", "spare-change"):
        assert asked(seated("", item, "")) == "turn-start AB"
    assert asked(seated("", "", "")) == "turn-start A"
    assert asked(seated("", "truth-serum", "spare-change", "magic-hat")) == "turn-start ABCD"


@pytest.mark.clause("TC-Q1", "TC-Q3")
@pytest.mark.parametrize(
    ("event", "script", "holding", "empty"),
    [
        ("guard", [], "turn-start ABC", "turn-start A"),
        ("tax-3", ["A done", "pass"], "tax-owed ABC", "turn-start B"),
        ("strength-5", ["A done", "pass", "A lay 1"], "quest-laid ABC", "quest-laid BC"),
        ("strength-3", ["A done", "pass", "A lay 2", "A pass", "B call", "C trust"], "quest-revealed ABC", ""),
        ("trumps-for-gold", ["A done", "pass", "A challenge B"], "trumps-rolled ABC", "trumps-rolled AB"),
        (
            "trumps-for-gold",
            ["A done", "pass", "A challenge B", "A show 1", "B show 1", "C pass"],
            "trumps-revealed ABC",
            "",
        ),
        ("rollies-for-gold", ["A done", "pass", "A challenge B"], "challenge-decided ABC", "turn-start B"),
        ("guard", ["A done", "pass"], "guard-announced ABC", "guard-announced ABC"),
        ("guard", ["A done", "pass", "A bid 1", "B bid 2", "C bid 3"], "guard-revealed ABC", "loss A"),
    ],
)
def test_every_open_question_with_items_everywhere_and_with_none(
    event: str, script: list[str], holding: str, empty: str
) -> None:
    state = seated("truth-serum", "magic-shield", "boost-juice", events=f"{event} rest")
    for answer in script:
        if answer == "pass":
            quiet(state)
        else:
            go(state, answer)
    assert asked(state) == holding
    if empty:
        state = seated("", "", "", events=f"{event} rest")
        go(state, *(answer for answer in script if not answer.endswith("pass")))
        assert asked(state) == empty


@pytest.mark.clause("TC-Q1")
@pytest.mark.parametrize(
    ("event", "script", "question"),
    [
        ("guard", ["A sell magic-hat", "B pass", "C pass"], "item-phase A"),
        ("strength-3", ["A done", "B pass", "C pass"], "lay A"),
        ("rollies-for-gold", ["A done", "B pass", "C pass"], "choose-rival A"),
        ("coin-flip-for-gold", ["A done", "B pass", "C pass", "A challenge B"], "call-side A"),
        ("thumb-wars-for-gold", ["A done", "B pass", "C pass", "A challenge C"], "both-choose AC"),
        ("i-spy-for-gold", ["A done", "B pass", "C pass", "A challenge C"], "spy A"),
        ("i-spy-for-gold", ["A done", "B pass", "C pass", "A challenge C", "A spy leek"], "guess C"),
        ("tax-6", ["A done", "B pass", "C pass", "A pay", "B pass", "C pass"], "loss A"),
        ("guard", ["A play clairvoyance", "B pass", "C pass"], "order-events A"),
    ],
)
def test_other_questions_go_to_those_alone_who_decide(event: str, script: list[str], question: str) -> None:
    state = seated("magic-hat clairvoyance", "magic-shield", "boost-juice", gold=4, events=f"{event} rest")
    go(state, *script)
    assert asked(state) == question


@pytest.mark.clause("TC-Q2")
def test_answers_are_kept_until_all_have_answered() -> None:
    state = seated("", "magic-hat", "", events="guard rest")
    assert go(state, "A done") == []
    assert (asked(state), field(state, "active"), field(state, "answers")) == ("turn-start B", "A", "A done")
    go(state, "B pass")
    assert asked(state) == "guard-announced ABC"
    assert go(state, "C bid 3") == []
    assert go(state, "A bid 2") == []
    assert heard(go(state, "B bid 1"), BidsShown) == [BidsShown((2, 1, 3))]


@pytest.mark.clause("TC-Q2")
def test_nobody_else_sees_a_sealed_answer() -> None:
    state = seated("", "", "magic-hat", events="strength-3 rest")
    go(state, "A done", "C pass", "A lay 1")
    before = [look(state, seat) for seat in (None, 0, 1)]
    go(state, "C call")
    assert [look(state, seat) for seat in (None, 0, 1)] == before
    mine = look(state, 2).mine
    assert mine is not None
    assert mine.answer == "call"


@pytest.mark.clause("TC-Q2")
@pytest.mark.parametrize("move", ["bid 2", "bid 0", "pass", "cloak", "play magic-hat"])
def test_a_sealed_answer_cannot_be_given_twice(move: str) -> None:
    state = seated("", "magic-hat cloak-of-invisibility", events="guard rest")
    go(state, "A done", "B pass", "B bid 2")
    assert refused(state, f"B {move}") == "TC-Q2"
    assert asked(state) == "guard-announced A"


@pytest.mark.clause("TC-Q2")
def test_who_was_not_asked_has_not_answered() -> None:
    state = seated("", "magic-hat", "", events="guard rest")
    with pytest.raises(NotAsked):
        state.play(2, "pass")
    assert not issubclass(NotAsked, IllegalMove)


@pytest.mark.clause("TC-Q2")
def test_who_answered_for_itself_because_there_was_only_one_answer_was_not_asked() -> None:
    state = table(A=seat_text("bodkin", "", 0), B=seat_text("ember", "magic-hat", 5), events="guard rest", shop="- -")
    go(state, "B pass")
    assert asked(state) == "guard-announced B"
    with pytest.raises(NotAsked):
        state.play(0, "bid 0")


@pytest.mark.clause("TC-Q2")
@pytest.mark.parametrize(("active", "first"), [("A", "A"), ("B", "B"), ("C", "C"), ("D", "A")])
def test_only_the_first_item_in_turn_order_from_the_active_seat_counts(active: str, first: str) -> None:
    """A, B and C play an item in the same window, in whatever order they answer; D has none."""
    state = seated("spare-change", "spare-change", "magic-hat", "", active=active, events="guard rest")
    answers = ["C play magic-hat", "B play spare-change", "A play spare-change", "D done"]
    told = go(state, *(answer for answer in answers if answer[0] != "D" or active == "D"))
    played = heard(told, Played)
    assert ["ABCD"[play.seat] for play in played] == [first]
    assert asked(state).startswith("turn-start")
    for seat in set("ABC") - {first}:
        assert len(items(state, seat)) == 1
    assert field(state, "answers") == "none"


@pytest.mark.clause("TC-Q2")
def test_two_of_the_same_item_in_one_window() -> None:
    """Both answer Spare Change: the first gets its gold, the second has its card back and is asked again."""
    state = seated("", "spare-change", "spare-change", events="tax-2 rest")
    told = go(state, "A done", "C play spare-change", "B play spare-change")
    assert heard(told, Played) == [Played(1, "spare-change", None)]
    assert heard(told, GoldChanged) == [GoldChanged(1, 6)]
    assert (gold(state), items(state, "B"), items(state, "C")) == ((10, 16, 10), [], ["spare-change"])
    assert asked(state) == "turn-start AC"
    go(state, "A done", "C play spare-change")
    assert gold(state) == (10, 16, 16)
    assert asked(state) == "turn-start A"


@pytest.mark.clause("TC-Q2")
def test_answers_given_back_are_not_remembered_and_may_change() -> None:
    state = seated("", "", "spare-change", events="strength-3 rest")
    go(state, "A done", "C pass", "A lay 1", "B call", "C play spare-change")
    assert asked(state) == "quest-laid BC"
    assert (field(state, "answers"), going(state, "calls")) == ("none", "")
    told = go(state, "B trust", "C trust")
    assert heard(told, CallsShown) == [CallsShown(0, ())]


@pytest.mark.clause("TC-Q2")
def test_a_bid_is_given_back_when_somebody_plays_an_item() -> None:
    state = seated("", "", "spare-change", events="guard rest")
    told = go(state, "A done", "C pass", "A bid 10", "B bid 1", "C play spare-change")
    assert heard(told, BidsShown) == []
    assert words(state, "bids") == ["-", "-", "-"]
    assert asked(state) == "guard-announced ABC"
    assert "bid 16" in texts(state, "C")


@pytest.mark.clause("TC-Q2")
def test_selling_is_given_back_when_somebody_plays_an_item() -> None:
    state = seated("magic-hat", "spare-change", events="guard rest")
    go(state, "A sell magic-hat", "B play spare-change")
    assert (items(state, "A"), gold(state, "A"), asked(state)) == (["magic-hat"], 10, "turn-start A")


@pytest.mark.clause("TC-Q2", "TC-Q1")
def test_the_question_is_asked_again_of_whoever_it_now_concerns() -> None:
    """B's bandits take A's only item: A, who is not active, is not asked again."""
    state = seated("magic-shield", "pet-bandits", "", active="C", events="guard rest")
    assert asked(state) == "turn-start ABC"
    go(state, "A pass", "B play pet-bandits A", "C done")
    assert asked(state) == "turn-start BC"
    assert items(state, "B") == ["magic-shield"]


@pytest.mark.clause("TC-Q2", "TC-P2")
def test_the_card_that_was_meant_to_be_played_may_be_stolen() -> None:
    state = seated("pet-bandits", "spare-change", events="guard rest")
    go(state, "B play spare-change", "A play pet-bandits B")
    assert (items(state, "A"), items(state, "B"), gold(state)) == (["spare-change"], [], (10, 10))
    assert asked(state) == "turn-start A"
    go(state, "A play spare-change")
    assert gold(state) == (16, 10)


@pytest.mark.clause("TC-Q2", "TC-V13")
def test_an_answer_of_a_seat_that_is_felled_is_given_back_with_the_rest() -> None:
    state = table(
        A=seat_text(BODKIN, "wanted-poster"),
        B=seat_text("ember"),
        C=seat_text("hiccup"),
        events="guard rest",
    )
    go(state, "A done", "B bid 5", "C bid 4", "A play wanted-poster B")
    assert asked(state) == "guard-announced AC"
    assert words(state, "bids") == ["-", "-", "-"]


@pytest.mark.clause("TC-Q5")
def test_a_seat_that_is_out_is_asked_for_a_ghost_alone() -> None:
    lines = {
        "A": seat_text("bodkin"),
        "B": seat_text("ember fidget"),
        "C": seat_text("", "spare-change wanted-poster ghost-in-a-jar boost-juice", 3, "out satchel"),
    }
    state = table(**lines, events="rollies-for-gold rest")
    assert asked(state) == "turn-start A"
    go(state, "A done")
    assert asked(state) == "challenge-decided C"
    assert texts(state, "C") == ["pass", "play ghost-in-a-jar A", "play ghost-in-a-jar B"]
    for move in ("spare-change", "wanted-poster A", "boost-juice A"):
        assert refused(state, f"C play {move}") == "TC-Q5"
    assert items(state, "C")[:1] == ["spare-change"]
    state = table(**lines, events="trumps-for-gold rest")
    go(state, "A done", "B show 1")
    assert asked(state) == "trumps-revealed C"
    assert texts(state, "C") == ["pass", "play ghost-in-a-jar A", "play ghost-in-a-jar B"]


@pytest.mark.clause("TC-Q5")
@pytest.mark.parametrize("event", ["strength-3", "tax-2", "guard", "trumps-for-gold"])
def test_a_seat_that_is_out_is_not_asked_at_other_open_questions(event: str) -> None:
    state = table(
        A=seat_text("bodkin crumb", "magic-shield"),
        B=seat_text("ember fidget", "magic-hat"),
        C=seat_text("", "ghost-in-a-jar", 3, "out"),
        events=f"{event} rest",
    )
    rng, kinds = Rng.seeded(event), set()
    while field(state, "active") == "A":
        ask = state.ask()
        kinds.add(ask.kind)
        assert (2 in ask.seats) == (ask.kind in ("trumps-revealed", "challenge-decided"))
        seat = ask.seats[0]
        moves = [text for text in texts(state, seat) if not text.startswith("play")]
        state.push(seat, moves[rng.below(len(moves))])
        if state.over:
            break
    assert len(kinds) >= 2


@pytest.mark.clause("TC-Q5")
def test_a_seat_that_is_out_and_holds_nothing_is_never_asked() -> None:
    state = table(
        A=seat_text("bodkin"),
        B=seat_text("ember fidget"),
        C=seat_text("", "", 3, "out"),
        events="rollies-for-gold rest",
    )
    go(state, "A done")
    assert asked(state) == "turn-start B"


@pytest.mark.clause("TC-Q6")
@pytest.mark.parametrize(
    ("A", "event", "script", "question"),
    [
        # Nothing to sell, nothing to buy with: the turn goes on by itself.
        (seat_text("bodkin crumb", "", 2), "strength-3", [], "lay A"),
        (seat_text("bodkin crumb", "magic-shield", 2), "strength-3", [], "turn-start A"),
        (seat_text("bodkin crumb", "", 3), "strength-3", [], "turn-start A"),
        # One kobold to lay.
        (seat_text("bodkin", "", 2), "strength-3", [], "quest-laid BC"),
        (seat_text("bodkin", "magic-shield", 2), "strength-3", ["A done"], "lay A"),
        # A tax without items.
        (seat_text("bodkin crumb", "", 2), "tax-2", [], "turn-start B"),
        (seat_text("bodkin crumb", "magic-shield", 2), "tax-2", ["A done"], "tax-owed A"),
        # One kobold to lose, and nothing to save it with.
        (seat_text("bodkin", "", 1), "tax-2", [], "turn-start B"),
        (seat_text("bodkin", "spare-change", 1), "tax-2", ["A done", "A pay"], "loss A"),
        (seat_text("bodkin crumb", "", 1), "tax-2", [], "loss A"),
        # The last is gone.
        (seat_text("bodkin", "spare-change", 1), "tax-2", ["A done", "A pay", "A lose 1"], "last-gone A"),
        # No gold to conceal.
        (seat_text("bodkin crumb", "", 0), "guard", [], "guard-announced BC"),
        (seat_text("bodkin crumb", "magic-shield", 0), "guard", ["A done"], "guard-announced ABC"),
        # One kobold to show.
        (seat_text("bodkin", "", 2), "trumps-for-gold", ["A challenge B"], "trumps-rolled B"),
        (seat_text("bodkin", "magic-shield", 2), "trumps-for-gold", ["A done", "A challenge B"], "trumps-rolled AB"),
    ],
)
def test_who_can_be_seen_to_have_one_answer_is_not_asked(A: str, event: str, script: list[str], question: str) -> None:  # noqa: N803
    lines = {"A": A, "B": seat_text("ember fidget"), "C": seat_text("hiccup itch")}
    state = table(**lines, events=f"{event} rest", shop="truth-serum -")
    go(state, *script)
    assert asked(state) == question


@pytest.mark.clause("TC-Q6")
def test_of_two_the_opponent_need_not_be_chosen() -> None:
    state = seated("", "", events="rock-paper-scissors-for-gold rest")
    go(state, "A done")
    assert asked(state) == "both-choose AB"
    state = seated("magic-shield", "", events="rock-paper-scissors-for-gold rest")
    go(state, "A done")
    assert (asked(state), texts(state)) == ("choose-rival A", ["challenge B"])


@pytest.mark.clause("TC-Q6")
def test_one_event_to_put_back_is_not_asked_about() -> None:
    state = seated("clairvoyance magic-shield", "", events="tax-2")
    go(state, "A play clairvoyance")
    assert asked(state) == "turn-start A"
    mine = look(state, 0).mine
    assert mine is not None
    assert [event.name for event in mine.foreseen] == ["tax-2"]


@pytest.mark.clause("TC-Q6")
def test_nothing_is_left_to_buy_with_after_selling() -> None:
    state = seated("magic-shield", "", gold=(0, 10), events="guard rest", shop="- -", items="spare-change")
    go(state, "A sell magic-shield")
    assert (gold(state, "A"), asked(state)) == (3, "guard-announced AB")


@pytest.mark.clause("TC-Q1")
def test_a_seat_may_answer_its_own_question_with_an_item() -> None:
    state = seated("spare-change", "", events="strength-3 rest")
    go(state, "A done")
    go(state, "A play spare-change")
    assert (asked(state), gold(state, "A"), kobolds(state, "A")) == ("lay A", 16, BODKIN.split())
