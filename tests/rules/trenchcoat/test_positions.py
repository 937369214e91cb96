"""Tables that can be set up, and those that cannot."""

import re

import pytest
from hypothesis import given

import warren
from warren import BadPosition, Rng, State
from warren.games.trenchcoat.game import GAME

from .table import (
    BODKIN,
    EMBER,
    SHEET,
    asked,
    field,
    go,
    is_out,
    items,
    kobolds,
    look,
    many,
    play_out,
    playings,
    seat_text,
    table,
    texts,
    words,
)


def test_what_is_left_out_is_as_on_a_fresh_table() -> None:
    state = GAME.position("")
    assert (asked(state), field(state, "seats"), field(state, "round")) == ("turn-start A", "2", "1")
    assert [field(state, seat) for seat in "AB"] == [f"{BODKIN} / none / gold=10", f"{EMBER} / none / gold=10"]
    assert GAME.inventory(state) == GAME.inventory(GAME.start(2, 1))


def test_rest_stands_for_all_cards_not_named_in_order() -> None:
    state = table(events="guard tax-6 rest", kobolds="vex rest", items="magic-hat rest", event_discards="strength-3")
    assert words(state, "events")[:4] == ["guard", "tax-6", "dexterity-3", "constitution-3"]
    assert (len(words(state, "events")), words(state, "kobolds")[:2]) == (52, ["vex", "hiccup"])
    assert words(state, "items")[:2] == ["magic-hat", "boost-juice"]
    assert GAME.inventory(state) == GAME.inventory(table())


def test_with_a_deck_given_the_cards_not_named_are_out_of_the_game() -> None:
    state = table(events="guard", kobolds="none", items="magic-hat", shop="- -")
    assert sum(GAME.inventory(state).values()) == 6 + 1 + 1


def test_lines_and_a_mapping_say_the_same() -> None:
    text = "active: B  # a remark\n\nA: bodkin crumb! / magic-hat~B / gold=7\nB: ember / none / gold=3 satchel"
    mapping = {
        "active": "B",
        "A": "bodkin crumb! / magic-hat~B / gold=7",
        "B": "ember / none / gold=3 satchel",
    }
    assert GAME.position(text).hash() == GAME.position(mapping).hash()


def test_seats_not_named_have_kobolds_that_are_free() -> None:
    state = table(seats=3, B=seat_text("bodkin", "magic-hat"))
    hands = [kobolds(state, seat) for seat in "ABC"]
    assert hands[1] == ["bodkin"]
    assert len({name for hand in hands for name in hand}) == 7
    assert items(state, "A") == []


def test_known_kobolds_told_items_satchels_and_seats_out_are_read() -> None:
    state = table(
        A="bodkin! crumb / magic-hat~BC spare-change~* / gold=7 satchel",
        B="none / none / gold=0 out",
        C="ember / none / gold=1",
    )
    assert field(state, "A") == "bodkin! crumb / magic-hat~BC spare-change~* / gold=7 satchel"
    assert field(state, "B") == "none / none / gold=0 out"
    assert [kobold.name for kobold in look(state).chairs[0].seen_kobolds] == ["bodkin"]
    assert look(state, 2).chairs[0].seen_items == ("magic-hat", "spare-change")
    assert look(state).chairs[0].seen_items == ("spare-change",)


def test_a_table_waits_for_its_active_seat() -> None:
    state = table(seats=4, active="C", first="B", round=7)
    assert (asked(state), field(state, "first"), field(state, "round")) == ("turn-start C", "B", "7")
    assert field(table(first="B"), "active") == "B"


def test_options_are_kept() -> None:
    text = "lite memory physical=out declining=all round_limit=9"
    state = table(options=text)
    assert field(state, "options") == text
    assert words(state, "events")[-1] == "guard"
    assert not [name for name in words(state, "events") if "-for-" in name]


@given(state=playings())
@many
def test_a_position_reads_back_as_the_same_table(state: State) -> None:
    again = GAME.position(state.position())
    assert again.position() == state.position()
    assert again.hash() == state.hash()
    assert (again.ask(), again.scores(), again.outcome()) == (state.ask(), state.scores(), state.outcome())
    assert all(again.view(seat) == state.view(seat) for seat in (None, *range(state.seats)))
    for seat in state.ask().seats:
        assert [move.text for move in again.moves(seat)] == [move.text for move in state.moves(seat)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_reads_back_at_every_step_of_a_playing_and_goes_on_alike(seats: int) -> None:
    options: dict[str, object] = {"round_limit": 12, "declining": "all", "memory": seats == 3}
    state, rng = GAME.start(seats, f"round trip {seats}", None, **options), Rng.seeded(seats)
    while state.ask().seats:
        again = GAME.position(state.position())
        assert again.hash() == state.hash()
        seat = state.ask().seats[rng.below(len(state.ask().seats))]
        move = state.moves(seat).pick(rng)
        assert [repr(event) for event in again.play(seat, move)] == [repr(event) for event in state.play(seat, move)]
        assert again.hash() == state.hash()
    assert GAME.position(state.position()).hash() == state.hash()


@pytest.mark.parametrize("rules", [1, 2])
def test_a_position_by_a_sheet_of_large_numbers_reads_back(rules: int) -> None:
    """More gold than can be concealed, juices beyond any skill, taxes that double."""
    large = SHEET
    for line in ("start", "change", "juice"):
        large = re.sub(rf"(?m)^{line} = \d+$", f"{line} = 99", large)
    large = re.sub(r"(?m)^gold = \[[^\]]*\]$", "gold = [99, 99, 99, 99, 99, 99]", large)
    game = warren.game("trenchcoat", rules).with_sheet(large)
    most, rng = 0, Rng.seeded("large")
    for seed in range(3):
        state = game.start(3, seed, round_limit=20)
        while state.ask().seats:
            assert game.position(state.position()).hash() == state.hash()
            seat = state.ask().seats[rng.below(len(state.ask().seats))]
            state.push(seat, state.moves(seat).pick(rng))
            most = max(most, *(int(chair.gold or 0) for chair in look(state).chairs))
    assert most > 99
    rich = game.position("A: bodkin / none / gold=900\nB: ember / none / gold=3\nevents: guard rest")
    rich.play(0, "done")
    assert (asked(rich), max(int(text.split()[1]) for text in texts(rich, 0))) == ("guard-announced AB", 400)
    assert game.position(rich.position()).hash() == rich.hash()


def plays_on_alike(state: State) -> None:
    """Every step to the end of a playing by first moves is the same after position, text, position."""
    while state.ask().seats:
        again = GAME.position(state.position())
        assert again.position() == state.position()
        seat = state.ask().seats[0]
        move = state.moves(seat)[0].text
        assert [repr(event) for event in again.play(seat, move)] == [repr(event) for event in state.play(seat, move)]
        assert again.position() == state.position()


@pytest.mark.clause("TC-E1", "TC-E2")
@pytest.mark.parametrize(
    ("answers", "question"),
    [
        ((), "loss B"),
        (("B lose 1",), "last-gone B"),
        (("B play clairvoyance",), "order-events B"),
        (("B play magic-hat",), "over-limit B"),
    ],
)
def test_a_guards_last_loser_is_asked_though_all_others_are_out(answers: tuple[str, ...], question: str) -> None:
    state = table(
        A=seat_text("bodkin"),
        B=seat_text("ember", "clairvoyance magic-hat resurrection-potion"),
        C=seat_text("itch"),
        active="C",
        events="guard rest",
        options="round_limit=20",
    )
    go(state, "C done", "B pass", "A bid 1", "B bid 1", "C bid 1", "B pass", *answers)
    assert (asked(state), is_out(state, "A"), is_out(state, "C")) == (question, True, True)
    plays_on_alike(state)


@pytest.mark.clause("TC-E1")
def test_nobody_is_asked_when_all_others_are_out_and_no_guard_serves_its_losers() -> None:
    state = table(A=seat_text("bodkin", "wanted-poster"), B=seat_text("ember", "magic-shield"), events="guard rest")
    go(state, "B pass", "A play wanted-poster B")
    assert asked(state) == "loss B"
    with pytest.raises(BadPosition):
        GAME.position(GAME.write_position(state) | {"A": seat_text("", "", 10, "out")})


@given(state=playings())
@many
def test_a_copy_is_the_same_table_and_plays_on_alone(state: State) -> None:
    before = state.hash()
    assert state.copy().hash() == before
    for seat in state.ask().seats:
        for move in {move.text.split()[0]: move for move in state.moves(seat)}.values():
            one, two = state.copy(), state.copy()
            one.play(seat, move)
            two.push(seat, move)
            assert one.hash() == two.hash() != before
            assert state.hash() == before


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "kobold"},
        {"seats": 1},
        {"seats": 5},
        {"seats": "two"},
        {"colour": "red"},
        {"seats": 2, "C": seat_text("bodkin")},
        {"active": "C"},
        {"first": "Z"},
        {"round": 0},
        {"round": "many"},
        {"over": "maybe"},
        {"rng": "nonsense"},
        {"A": "nobody"},
        {"A": seat_text("bodkin bodkin")},
        {"A": seat_text("bodkin"), "B": seat_text("bodkin")},
        {"A": seat_text("bodkin crumb dribble ember")},
        {"A": seat_text("bodkin", "lemonade")},
        {"A": seat_text("bodkin", "magic-hat magic-hat magic-hat")},
        {"A": seat_text("bodkin", "magic-hat magic-shield truth-serum spare-change")},
        {
            "A": seat_text(
                "bodkin", "magic-hat magic-shield truth-serum spare-change ghost-in-a-jar pet-bandits", 3, "satchel"
            )
        },
        {"A": seat_text("bodkin", "magic-hat~E")},
        {"A": seat_text("bodkin", "", -1)},
        {"A": seat_text("bodkin", "", 1_000_001)},
        {"A": "bodkin / none / gold=many"},
        {"A": seat_text("bodkin", "", 3, "asleep")},
        {"A": seat_text("bodkin", "", 3, "out")},
        {"A": seat_text("", "", 3, "out")},
        {"A": seat_text("", "", 3)},
        {"A": seat_text("bodkin"), "B": seat_text("", "", 3, "out")},
        {"A": seat_text("bodkin", "satchel-of-storage satchel-of-storage", 3, "satchel")},
        {"shop": "magic-hat"},
        {"shop": "magic-hat lemonade"},
        {"shop": "magic-hat magic-hat", "A": seat_text("bodkin", "magic-hat")},
        {"kobolds": "bodkin", "A": seat_text("bodkin")},
        {"kobolds": "rest vex"},
        {"kobold-discards": "rumpel"},
        {"items": "magic-hat magic-hat magic-hat"},
        {"item-discards": "gold"},
        {"events": "strength-3 strength-3"},
        {"events": "dragon"},
        {"events": "none"},
        {"event-discards": "guard guard guard guard guard guard guard"},
        {"events": "trumps-for-gold", "options": "lite"},
        {"events": "i-spy-for-gold", "options": "physical=out"},
        {"options": "fast"},
        {"options": "physical=wild"},
        {"options": "round_limit=-1"},
        {"rules": 0},
        {"rules": 3},
        {"rules": "new"},
        {"start-dice": "1"},
        {"start-dice": "1 7"},
        {"rules": 2, "start-dice": "1 2"},
        {"rules": 2, "start-dice": "A1 C2"},
        {"rules": 2, "start-dice": "A1 B7"},
        {"foreseen": "4 0"},
        {"foreseen": "2 0", "events": "guard"},
        {"bout": "1 2"},
        {"juices": "10001 0"},
        {"juices": "many 0"},
        {"shown": "3 -"},
        {"bids": "-1 0"},
        {"cloaked": "E"},
        {"felled": "X"},
        {"event": "guard"},
        {"event": "dragon"},
        {"question": "lay"},
        {"question": "why"},
        {"work": "turn/0/0/0"},
        {"work": "turn"},
        {"work": "sleep/0/0/0"},
        {"work": "turn/0/0/x"},
        {"work": "loss/0/9/0", "question": "loss", "waiting": "A", "asked": "A"},
        {"work": "quest/0/0/0", "question": "lay", "waiting": "A", "asked": "A"},
        {"work": "turn/3/0/0 tidy/0/99/-1", "question": "lay", "waiting": "A", "asked": "A", "event": "guard"},
        {"work": "turn/3/0/0 quest/0/0/0", "question": "lay", "waiting": "A", "asked": "A"},
        {"work": "turn/0/0/0", "question": "turn-start", "waiting": "A", "asked": "A", "event": "guard"},
        {"work": "turn/0/0/0", "question": "turn-start", "waiting": "AB", "asked": "A"},
        {"work": "turn/0/0/0", "question": "turn-start", "waiting": "E", "asked": "E"},
        {"work": " ".join(["turn/0/0/0"] * 99), "question": "turn-start", "waiting": "A", "asked": "A"},
        {"answers": "A done"},
        {"work": "turn/0/0/0", "question": "turn-start", "waiting": "A", "asked": "AB", "answers": "B fly"},
        {"work": "turn/0/0/0", "question": "turn-start", "waiting": "A", "asked": "AB", "answers": "E pass"},
        {"going": "laid=9"},
        {"going": "laid=x"},
        {"going": "revealed=maybe"},
        {"going": "truth=maybe"},
        {"going": "rival=Z"},
        {"going": "skill=luck"},
        {"going": "secret=dragon"},
        {"going": "debt=-1"},
        {"going": "mood=fine"},
        {"lately": "x"},
        {"lately": " ".join(["1"] * 6_001)},
        {"deeds": "A"},
        {"deeds": "A/ate/bodkin"},
        {"deeds": "E/drew"},
        {"deeds": "A/drew/bodkin"},
        {"deeds": "A/left"},
        {"deeds": "A/left/dragon"},
        {"deeds": "A/left/bodkin/strength"},
        {"deeds": "A/lost/bodkin!"},
        {"deeds": "A/shown/bodkin"},
        {"deeds": "A/shown/bodkin/luck"},
        {"deeds": "A/revealed/bodkin/guard"},
        {"deeds": "A/revealed/bodkin/strength"},
        {"deeds": " ".join(["A/drew"] * 41)},
        {"over": "yes", "waiting": "A"},
    ],
    ids=str,
)
def test_what_cannot_be_on_a_table_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        GAME.position(fields)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"A": seat_text("bodkin bodkin")}, "bodkin is named twice."),
        ({"A": seat_text("rumpel")}, "The position's “A” names “rumpel”, which is not in the box."),
        (
            {"A": seat_text("bodkin", "magic-hat magic-hat magic-hat")},
            "magic-hat is named more than 2 times, and the box has no more.",
        ),
        (
            {"events": "trumps-for-gold", "options": "lite"},
            "trumps-for-gold is not in play: the table's options take it out.",
        ),
        ({"kobolds": "rest vex"}, "In “kobolds”, “rest” comes last and stands for all cards not named."),
        ({"A": seat_text("bodkin crumb dribble ember")}, "A has more than 3 kobolds."),
        ({"A": seat_text("bodkin", "", 3, "out")}, "A is out of the game and still has kobolds."),
        ({"A": seat_text("", "", 3)}, "A has no kobolds and is not “out”."),
        (
            {"A": seat_text("bodkin"), "B": seat_text("", "", 3, "out")},
            "At most one seat is left and no guard has losers to serve: the game would be over.",
        ),
        (
            {"A": seat_text("bodkin", "magic-hat magic-shield truth-serum spare-change")},
            "A holds 4 items at the start of a turn; the limit is 3.",
        ),
        ({"options": "fast"}, "The position has an unknown option “fast”."),
        ({"options": "lite lite"}, "The position gives the option “lite” twice."),
        ({"rules": 3}, "The position's “rules” is one of 1, 2, not “3”."),
        ({"event": "guard"}, "An event or a question needs “work”: what is going on."),
        ({"going": "mood=fine"}, "The position's “going” is one of laid, revealed, truth,"),
    ],
    ids=str,
)
def test_a_refusal_names_the_reason(fields: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.position(fields)
    assert str(refused.value).startswith(sentence)
    assert len({refused.value.say(language) for language in ("en", "fr", "de")}) == 3


@pytest.mark.clause("TC-V6")
@pytest.mark.parametrize(
    ("options", "kept", "question"),
    [
        ("physical=in-person", "physical=in-person", "may-decline"),
        ("physical=in-person declining=auto", "physical=in-person", "may-decline"),
        ("physical=in-person declining=physical", "physical=in-person", "may-decline"),
        ("physical=in-person declining=none", "physical=in-person declining=none", "report-winner"),
        ("declining=auto", "none", "both-choose"),
        ("declining=physical", "declining=physical", "both-choose"),
        ("declining=all", "declining=all", "may-decline"),
    ],
)
def test_declining_in_a_position_is_as_at_a_new_table(options: str, kept: str, question: str) -> None:
    state = table(events="thumb-wars-for-gold rest", options=options)
    assert field(state, "options") == kept
    go(state, "A done")
    assert asked(state) == f"{question} AB"
    chosen = dict(word.split("=") for word in options.split())
    assert field(GAME.start(2, 1, None, **chosen), "options") == kept


@pytest.mark.parametrize("text", ["active", "active: A\nactive: B"])
def test_lines_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.position(text)


def test_a_position_may_be_in_the_middle_of_anything() -> None:
    state = table(
        A=seat_text(BODKIN, "magic-shield"),
        B=seat_text("ember", "wanted-poster"),
        C=seat_text("itch"),
        events="guard rest",
    )
    go(state, "A done", "B pass", "A bid 1", "B bid 4", "C bid 1", "A pass", "B pass")
    assert asked(state) == "loss A"
    again = GAME.position(state.position())
    assert (asked(again), words(again, "bids"), again.hash()) == ("loss A", ["1", "4", "1"], state.hash())


@pytest.mark.parametrize(
    ("event", "script", "changes"),
    [
        ("strength-3", ["A done", "B pass", "A lay 1"], {"waiting": "none"}),
        ("strength-3", ["A done", "B pass", "A lay 1"], {"question": "none"}),
        ("strength-3", ["A done", "B pass", "A lay 1"], {"question": "quest-revealed"}),
        ("strength-3", ["A done", "B pass", "A lay 1"], {"question": "both-choose"}),
        ("strength-3", ["A done", "B pass", "A lay 1"], {"event": "none"}),
        ("strength-3", ["A done", "B pass", "A lay 1"], {"event": "tax-2", "events": "guard"}),
        ("strength-3", ["A done", "B pass", "A lay 1"], {"work": "none"}),
        ("strength-3", ["A done", "B pass", "A lay 1"], {"work": "turn/3/0/0"}),
        ("strength-3", ["A done", "B pass", "A lay 1"], {"work": "turn/3/0/0 quest/7/0/0"}),
        ("strength-3", ["A done", "B pass", "A lay 1"], {"work": "turn/3/0/0 quest/1/0/0 quest/1/0/0"}),
        ("strength-3", ["A done", "B pass", "A lay 1"], {"going": "none"}),
        ("strength-3", ["A done", "B pass", "A lay 1"], {"active": "B"}),
        ("strength-3", ["A done", "B pass", "A lay 1"], {"asked": "ABC"}),
        ("strength-3", ["A done", "B pass", "A lay 1", "B call"], {"answers": "none"}),
        ("strength-3", ["A done", "B pass", "A lay 1", "B call"], {"answers": "B bid 3"}),
        ("strength-3", ["A done", "B pass", "A lay 1", "B call"], {"answers": "B call; A pass"}),
        ("strength-3", ["A done", "B pass"], {"going": "laid=1"}),
        ("strength-3", ["A done", "B pass"], {"going": "debtor=A debt=3"}),
        ("strength-3", ["A done", "B pass"], {"going": "rival=B"}),
        ("strength-3", ["A done", "B pass"], {"shown": "0 - -"}),
        ("strength-3", ["A done", "B pass"], {"bids": "11 - -"}),
        ("tax-3", ["A done", "B pass"], {"going": "debt=3"}),
        ("rollies-for-gold", ["A done", "B pass", "A challenge B"], {"going": "rival=A winner=A"}),
        ("rollies-for-gold", ["A done", "B pass", "A challenge B"], {"going": "rival=B"}),
        ("rollies-for-gold", ["A done", "B pass", "A challenge B"], {"going": "rival=B winner=C"}),
        ("trumps-for-gold", ["A done", "B pass", "A challenge B"], {"going": "rival=B"}),
        ("trumps-for-gold", ["A done", "B pass", "A challenge B"], {"shown": "- - 1"}),
        (
            "trumps-for-gold",
            ["A done", "B pass", "A challenge C", "A show 1", "B pass", "C show 1"],
            {"shown": "0 - 2"},
        ),
        ("arm-wrestle-for-gold", ["A done", "B pass", "A challenge B"], {"bout": "11 10 0 0 0 133"}),
        ("arm-wrestle-for-gold", ["A done", "B pass", "A challenge B"], {"bout": "10 10 5 0 0 133"}),
        ("arm-wrestle-for-gold", ["A done", "B pass", "A challenge B"], {"bout": "10 10 0 4 0 133"}),
        ("arm-wrestle-for-gold", ["A done", "B pass", "A challenge B"], {"bout": "10 10 0 0 0 138"}),
        ("arm-wrestle-for-gold", ["A done", "B pass", "A challenge B"], {"options": "physical=in-person"}),
        ("thumb-wars-for-gold", ["A done", "B pass", "A challenge B"], {"bout": "3 0 0 0 0 144"}),
        ("thumb-wars-for-gold", ["A done", "B pass", "A challenge B"], {"bout": "0 0 0 1 0 144"}),
    ],
    ids=str,
)
def test_what_is_going_on_must_lead_to_what_is_asked(event: str, script: list[str], changes: dict[str, str]) -> None:
    state = table(
        A=seat_text(BODKIN, "magic-shield" if event == "rollies-for-gold" else ""),
        B=seat_text(EMBER, "magic-hat"),
        C=seat_text("itch pip"),
        events=f"{event} rest",
    )
    go(state, *script)
    assert GAME.position(state.position()).hash() == state.hash()
    with pytest.raises(BadPosition):
        GAME.position(GAME.write_position(state) | changes)


@given(one=playings(), other=playings())
@many
def test_a_position_mixed_from_two_is_refused_or_can_be_played_on(one: State, other: State) -> None:
    mixed, another = GAME.write_position(one), GAME.write_position(other)
    for key in ("work", "question", "active", "going", "answers", "bout", "event", "A"):
        try:
            state = GAME.position(mixed | {key: another[key]})
        except BadPosition:
            continue
        play_out(state, Rng.seeded(key), 30)
        assert min(int(chair.gold or 0) for chair in look(state, None, remembered=True).chairs) >= 0
