"""Which item may be played at which question, and by whom: all fourteen at all twenty-three."""

from typing import Final

import pytest

from warren import State
from warren.games.trenchcoat.rules.cards import ITEMS
from warren.games.trenchcoat.rules.pieces.questions import QUESTIONS

from .table import LETTERS, asked, go, refused, seat_text, table, texts

ANY: Final = {
    "clairvoyance",
    "magic-hat",
    "pet-bandits",
    "resurrection-potion",
    "satchel-of-storage",
    "spare-change",
    "wanted-poster",
}
JUICES: Final = {"boost-juice", "reduce-juice"}
GHOST: Final = {"ghost-in-a-jar"}
#: The clause that says when an item may be played; for the others TC-Q4.
MOMENTS: Final = {
    "boost-juice": "TC-V5",
    "reduce-juice": "TC-V5",
    "cloak-of-invisibility": "TC-V9",
    "ghost-in-a-jar": "TC-V7",
    "inherited-debt": "TC-V8",
    "magic-shield": "TC-V10",
    "resurrection-potion": "TC-P4",
    "truth-serum": "TC-V4",
}
#: Items that are played at a seat.
AIMED: Final = {*JUICES, *GHOST, "pet-bandits", "wanted-poster"}

DARE: Final = ("A done", "B pass", "A challenge B")
LAY: Final = ("A done", "B pass", "A lay 1")
#: How each question is reached, with the event on top, by A who is active and B; C has no items. Then who is asked.
WAYS: Final[dict[str, tuple[str, tuple[str, ...], str]]] = {
    "turn-start": ("guard", (), "AB"),
    "item-phase": ("guard", ("A sell FILLER", "B pass"), "A"),
    "over-limit": ("guard", ("A buy deck", "B pass"), "A"),
    "order-events": ("guard", ("A play clairvoyance", "B pass"), "A"),
    "lay": ("strength-5", LAY[:2], "A"),
    "quest-laid": ("strength-5", LAY, "ABC"),
    "sworn-call": ("strength-5", (*LAY, "A pass", "B play truth-serum", "C call", "A pass", "B pass", "C call"), "B"),
    "quest-revealed": ("strength-5", (*LAY, "A pass", "B trust", "C call"), "AB"),
    "choose-rival": ("rollies-for-gold", DARE[:2], "A"),
    "may-decline": ("rollies-for-gold", DARE, "AB"),
    "call-side": ("coin-flip-for-gold", DARE, "A"),
    "both-choose": ("rock-paper-scissors-for-gold", DARE, "AB"),
    "trumps-rolled": ("trumps-for-gold", DARE, "AB"),
    "trumps-revealed": ("trumps-for-gold", (*DARE, "A show 1", "B show 1"), "AB"),
    "spy": ("i-spy-for-gold", DARE, "A"),
    "guess": ("i-spy-for-gold", (*DARE, "A spy barrel"), "B"),
    "report-winner": ("i-spy-for-gold", DARE, "AB"),
    "challenge-decided": ("rollies-for-gold", DARE, "AB"),
    "tax-owed": ("tax-3", LAY[:2], "AB"),
    "guard-announced": ("guard", LAY[:2], "ABC"),
    "guard-revealed": ("guard", (*LAY[:2], "A bid 1", "B bid 2", "C bid 3"), "AB"),
    "loss": ("tax-6", (*LAY[:2], "A pay", "B pass"), "A"),
    "last-gone": ("tax-6", (*LAY[:2], "A pay", "B pass", "A lose 1"), "A"),
}
OPTIONS: Final = {"may-decline": "declining=all", "report-winner": "physical=in-person declining=none"}
#: What may be played there by those asked: one set for everybody, or one for each.
ALLOWED: Final[dict[str, set[str] | dict[str, set[str]]]] = {
    "turn-start": ANY,
    "item-phase": ANY,
    "over-limit": ANY,
    "order-events": set(),
    "lay": ANY,
    "quest-laid": {"A": ANY | JUICES, "B": ANY | JUICES | {"truth-serum"}},
    "sworn-call": set(),
    "quest-revealed": ANY | JUICES,
    "choose-rival": ANY,
    "may-decline": set(),
    "call-side": set(),
    "both-choose": set(),
    "trumps-rolled": ANY | JUICES,
    "trumps-revealed": ANY | JUICES | GHOST,
    "spy": set(),
    "guess": set(),
    "report-winner": set(),
    "challenge-decided": ANY | GHOST,
    "tax-owed": {"A": ANY | {"inherited-debt"}, "B": ANY},
    "guard-announced": ANY,
    "guard-revealed": ANY | {"cloak-of-invisibility"},
    "loss": ANY | {"magic-shield"},
    "last-gone": {"resurrection-potion"},
}


def reach(question: str, item: str, hatter: str = "", rules: int = 2) -> State:
    """The table waits on that question, and A and B hold the item; a seat that is named has a Magic Hat, too."""
    event, script, _ = WAYS[question]
    filler = "satchel-of-storage" if item != "satchel-of-storage" else "spare-change"
    others = [name for name in ("magic-hat", "magic-shield", "truth-serum", "spare-change") if name != item]
    held = {"A": [item], "B": [item]}
    if hatter:
        held = {"A": ["pet-bandits"], "B": ["pet-bandits"]}
        held[hatter] = [item, "magic-hat", "truth-serum" if item != "truth-serum" else "spare-change"]
    elif question == "item-phase":
        held["A"].append(filler)
    elif question == "over-limit":
        held["A"] += others[:2]
    elif question == "order-events":
        held = {"A": [item, "clairvoyance"], "B": ["pet-bandits"]}
    elif question == "sworn-call":
        held = {"A": ["pet-bandits"], "B": [item, "truth-serum"]}
    state = table(
        A=seat_text("bodkin" if question == "last-gone" else "bodkin crumb", " ".join(held["A"]), 5),
        B=seat_text("ember fidget", " ".join(held["B"]), 5),
        C=seat_text("hiccup itch jingle"),
        events=f"{event} rest",
        options=OPTIONS.get(question, "none"),
        shop="- -",
        rules=rules,
    )
    go(state, *(answer.replace("FILLER", filler) for answer in script))
    return state


def test_every_question_is_reached() -> None:
    assert list(WAYS) == list(ALLOWED) == [question.name for question in QUESTIONS]


@pytest.mark.clause("TC-Q1", "TC-Q3")
@pytest.mark.parametrize("question", WAYS)
def test_who_is_asked_when_two_of_three_hold_an_item(question: str) -> None:
    """At open questions all that hold an item, and those who decide; at others those alone who decide."""
    for item in ITEMS:
        assert asked(reach(question, item)) == f"{question} {WAYS[question][2]}"


@pytest.mark.clause("TC-Q3", "TC-Q4", "TC-V4", "TC-V5", "TC-V7", "TC-V8", "TC-V9", "TC-V10", "TC-P4")
@pytest.mark.parametrize("item", ITEMS)
@pytest.mark.parametrize("question", WAYS)
def test_an_item_may_be_played_at_its_moments_and_is_refused_at_all_others(question: str, item: str) -> None:
    state = reach(question, item)
    for seat in (LETTERS[number] for number in state.ask().seats):
        if seat == "C":
            assert refused(state, f"C play {item}") == "TC-P1"
        else:
            check_plays(state, seat, question, item, allowed_at(question, seat))


def allowed_at(question: str, seat: str) -> set[str]:
    """What a seat may play there."""
    allowed = ALLOWED[question]
    return allowed.get(seat, set()) if isinstance(allowed, dict) else allowed


def check_plays(state: State, seat: str, question: str, item: str, allowed: set[str]) -> None:
    """The item is on offer at everybody it may be played at, or refused by the clause that says when it may."""
    plays = [text for text in texts(state, seat) if text.split()[:2] == ["play", item]]
    if item in allowed:
        aims = {"pet-bandits", "wanted-poster"} & {item} and {"A": "BC", "B": "AC"}[seat]
        if item in JUICES:
            aims = "AB" if question.startswith("trumps") else "A"
        if item in GHOST:
            aims = "AB"
        assert plays == ([f"play {item} {aim}" for aim in aims] if item in AIMED else [f"play {item}"])
    else:
        assert plays == []
        for aim in (" A", " B", " C", " D", "") if item in AIMED else ("",):
            assert refused(state, f"{seat} play {item}{aim}") == MOMENTS.get(item, "TC-Q4")


#: Questions at which items that gain cards may be played, so that a seat can be over the limit there.
INTERRUPTED: Final = [
    name for name in WAYS if allowed_at(name, "A") >= ANY and name not in ("item-phase", "over-limit")
]


@pytest.mark.clause("TC-I2", "TC-Q3")
@pytest.mark.parametrize("item", ITEMS)
@pytest.mark.parametrize("question", INTERRUPTED)
def test_over_the_limit_the_items_that_fit_the_interrupted_question_may_be_played(question: str, item: str) -> None:
    for number in reach(question, item).ask().seats:
        seat = LETTERS[number]
        for rules in (1, 2) if seat != "C" else ():
            state = over_the_limit(question, item, seat, rules)
            check_plays(state, seat, question, item, allowed_at(question, seat) if rules == 2 else ANY)


def over_the_limit(question: str, item: str, seat: str, rules: int) -> State:
    """A seat has put on a Magic Hat at that question, and holds the item and three others."""
    state = reach(question, item, seat, rules)
    for number in state.ask().seats:
        other = LETTERS[number]
        answers = [text for text in texts(state, other) if not text.startswith("play")]
        go(state, f"{other} play magic-hat" if other == seat else f"{other} {answers[0]}")
    assert asked(state) == f"over-limit {seat}"
    return state


@pytest.mark.clause("TC-Q4", "TC-P4")
@pytest.mark.parametrize("question", [name for name, allowed in ALLOWED.items() if allowed and name != "last-gone"])
def test_with_three_kobolds_there_is_no_resurrection(question: str) -> None:
    event, script, _ = WAYS[question]
    held = {"item-phase": "resurrection-potion spare-change", "over-limit": "resurrection-potion magic-hat truth-serum"}
    state = table(
        A=seat_text("bodkin crumb dribble", held.get(question, "resurrection-potion"), 5),
        B=seat_text("ember fidget", "resurrection-potion", 5),
        C=seat_text("hiccup itch jingle"),
        events=f"{event} rest",
        shop="- -",
    )
    go(state, *(answer.replace("FILLER", "spare-change") for answer in script))
    assert state.ask().kind == question
    assert refused(state, "A play resurrection-potion") == "TC-P4"
    if 1 in state.ask().seats:
        assert "play resurrection-potion" in texts(state, "B")


@pytest.mark.clause("TC-Q3")
@pytest.mark.parametrize(
    ("question", "answers"),
    [
        ("turn-start", {"A": {"sell", "buy", "done"}, "B": {"pass"}}),
        ("item-phase", {"A": {"sell", "buy", "done"}}),
        ("over-limit", {"A": {"discard"}}),
        ("order-events", {"A": {"order"}}),
        ("lay", {"A": {"lay"}}),
        ("quest-laid", {"A": {"pass"}, "B": {"call", "trust"}, "C": {"call", "trust"}}),
        ("sworn-call", {"B": {"call", "trust"}}),
        ("quest-revealed", {"A": {"pass"}, "B": {"pass"}}),
        ("choose-rival", {"A": {"challenge"}}),
        ("may-decline", {"A": {"accept", "decline"}, "B": {"accept", "decline"}}),
        ("call-side", {"A": {"heads", "tails"}}),
        ("both-choose", {"A": {"rock", "paper", "scissors"}, "B": {"rock", "paper", "scissors"}}),
        ("trumps-rolled", {"A": {"show"}, "B": {"show"}}),
        ("trumps-revealed", {"A": {"pass"}, "B": {"pass"}}),
        ("spy", {"A": {"spy"}}),
        ("guess", {"B": {"guess"}}),
        ("report-winner", {"A": {"won"}, "B": {"won"}}),
        ("challenge-decided", {"A": {"pass"}, "B": {"pass"}}),
        ("tax-owed", {"A": {"pay"}, "B": {"pass"}}),
        ("guard-announced", {"A": {"bid"}, "B": {"bid"}, "C": {"bid"}}),
        ("guard-revealed", {"A": {"pass"}, "B": {"pass"}}),
        ("loss", {"A": {"lose"}}),
        ("last-gone", {"A": {"pass"}}),
    ],
)
def test_what_those_asked_may_answer(question: str, answers: dict[str, set[str]]) -> None:
    state = reach(question, "magic-shield")
    found = {LETTERS[seat]: {text.split()[0] for text in texts(state, seat)} - {"play"} for seat in state.ask().seats}
    assert found == answers
