"""What version 2 of the rules changed, clause by clause, and that version 1 still does as it always did."""

from typing import Final

import pytest

import warren
from warren import State
from warren.games.trenchcoat.game import GAME
from warren.games.trenchcoat.rules.events import Dealt, WentOut

from .table import (
    BODKIN,
    EMBER,
    asked,
    dice,
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

FIRST: Final = warren.game("trenchcoat", 1)
both = pytest.mark.parametrize("rules", [1, 2])


def test_new_tables_are_played_by_version_2_and_version_1_is_kept() -> None:
    assert (GAME.rules_version, FIRST.rules_version) == (2, 1)
    assert warren.game("trenchcoat", 2) is GAME is warren.game("trenchcoat")
    assert GAME.start(2, 1).game.rules_version == 2
    assert FIRST.start(2, 1).game.rules_version == 1
    assert FIRST.start(2, 1, size="tiny").game.rules_version == 1


# Positions.


@both
def test_a_position_is_read_by_the_version_that_wrote_it(rules: int) -> None:
    state = warren.game("trenchcoat", rules).start(3, 5)
    for game in (GAME, FIRST):
        again = game.position(state.position())
        assert (again.game.rules_version, again.position()) == (rules, state.position())


def test_a_position_without_a_version_is_by_the_rules_that_read_it() -> None:
    assert GAME.position("A: bodkin / none / gold=3").game.rules_version == 2
    assert FIRST.position("A: bodkin / none / gold=3").game.rules_version == 1
    assert GAME.position("rules: 1").game is FIRST
    assert FIRST.position("rules: 2").game is GAME


def test_what_0_1_0_wrote_says_no_version_and_is_read_by_version_1() -> None:
    written = FIRST.start(3, 5, physical="in-person", declining="none").position()
    assert "rules" not in written
    assert "options: physical=in-person\n" in written
    state = GAME.position(written)
    assert (state.game, state.position()) == (FIRST, written)


# The dice for the first turn.


@pytest.mark.clause("TC-S2")
def test_by_version_1_the_last_die_of_every_seat_is_told() -> None:
    contradicted = 0
    for seed in range(200):
        one, two = FIRST.start(3, seed), GAME.start(3, seed)
        assert field(one, "first") == field(two, "first")
        mine, theirs = heard(one.opening(), Dealt)[0], heard(two.opening(), Dealt)[0]
        last = dict(zip(theirs.rollers, theirs.dice, strict=True))
        assert (mine.dice, mine.rollers) == (tuple(last[seat] for seat in range(3)), ())
        assert [chair.start_die for chair in look(one).chairs] == [chair.start_die for chair in look(two).chairs]
        contradicted += mine.dice[mine.first] < max(mine.dice)
    assert contradicted > 0


# Juices in Trumps.


def trumps(rules: int, *held: str, stake: str = "gold") -> State:
    """A dares B; the skill is strength, in which bodkin crumb dribble have 1 2 3, ember fidget grub 4 5 6."""
    state = seated(*held, events=f"trumps-for-{stake} rest", rules=rules, rng=dice(1), shop="- -")
    for seat in state.ask().seats:
        state.play(seat, "done" if seat == 0 else "pass")
    if asked(state) == "choose-rival A":
        go(state, "A challenge B")
    assert asked(state).startswith("trumps-rolled")
    return state


@pytest.mark.clause("TC-Q3", "TC-V5")
def test_a_juice_before_the_showing_is_on_whatever_kobold_that_seat_shows() -> None:
    state = trumps(2, "", "", "boost-juice")
    assert texts(state, "C") == ["pass", "play boost-juice A", "play boost-juice B"]
    go(state, "A show 1", "B show 1", "C play boost-juice A")
    assert (asked(state), field(state, "juices"), look(state).chairs[0].juice) == ("trumps-rolled AB", "2 0 0", 2)
    go(state, "A show 3", "B show 1")
    assert gold(state) == (10, 7, 10)


@pytest.mark.clause("TC-Q3", "TC-V5")
def test_by_version_1_no_juice_is_played_before_the_showing() -> None:
    state = trumps(1, "boost-juice", "", "boost-juice")
    assert refused(state, "C play boost-juice A") == refused(state, "A play boost-juice A") == "TC-V5"


@pytest.mark.clause("TC-V5")
@both
def test_juices_in_trumps_end_when_the_kobolds_have_been_compared(rules: int) -> None:
    """By version 1 they stay on the table until the event is over, without effect."""
    state = trumps(rules, "magic-shield", "boost-juice", stake="kobold")
    go(state, "A show 3", "B show 2", "A pass", "B play boost-juice B", "A pass")
    assert (asked(state), field(state, "juices")) == ("loss A", "0 2" if rules == 1 else "0 0")


@pytest.mark.clause("TC-V5", "TC-H4")
def test_after_a_tie_juices_from_before_the_showing_are_gone() -> None:
    state = trumps(2, "", "", "boost-juice")
    go(state, "A show 3", "B show 2", "C play boost-juice A", "A show 3", "B show 2")
    assert (asked(state), field(state, "juices")) == ("trumps-rolled AB", "0 0 0")


# The limit of items.


@pytest.mark.clause("TC-I2", "TC-P1")
@both
def test_a_hat_is_discarded_after_both_cards_and_before_the_limit_is_asked_about(rules: int) -> None:
    """By version 1 the limit is checked card by card, and the hat discarded last."""
    state = seated("magic-hat magic-shield truth-serum", "", items="clairvoyance ghost-in-a-jar rest", rules=rules)
    go(state, "A buy deck", "A play magic-hat")
    assert asked(state) == "over-limit A"
    drawn = ["ghost-in-a-jar"] if rules == 1 else ["ghost-in-a-jar", "boost-juice"]
    assert items(state, "A") == ["magic-shield", "truth-serum", "clairvoyance", *drawn]
    if rules == 1:
        assert (look(state).playing, words(state, "item-discards")) == (("magic-hat",), [])
    else:
        assert (look(state).playing, words(state, "item-discards")) == ((), ["magic-hat"])


@pytest.mark.clause("TC-S3", "TC-I2", "TC-P1")
def test_a_hat_is_not_among_the_cards_it_draws_from_a_remade_deck() -> None:
    state = seated("magic-hat", "", items="boost-juice", item_discards="ghost-in-a-jar", shop="- -")
    go(state, "A play magic-hat")
    assert (items(state, "A"), words(state, "item-discards")) == (["boost-juice", "ghost-in-a-jar"], ["magic-hat"])


@pytest.mark.clause("TC-P1", "TC-P2")
@both
def test_bandits_are_discarded_before_the_limit_is_asked_about(rules: int) -> None:
    state = seated("pet-bandits magic-shield truth-serum", "spare-change", items="boost-juice rest", rules=rules)
    go(state, "A buy deck", "B pass")
    assert asked(state) == "over-limit A"
    go(state, "A play pet-bandits B")
    assert asked(state) == "over-limit A"
    assert look(state).playing == (("pet-bandits",) if rules == 1 else ())
    assert words(state, "item-discards") == ([] if rules == 1 else ["pet-bandits"])


@pytest.mark.clause("TC-P1")
@both
def test_a_poster_is_being_played_while_its_loss_is_served(rules: int) -> None:
    state = seated("wanted-poster", "magic-shield", rules=rules)
    go(state, "A play wanted-poster B", "B pass")
    assert (asked(state), look(state).playing, words(state, "item-discards")) == ("loss B", ("wanted-poster",), [])


@pytest.mark.clause("TC-I2", "TC-V5")
def test_over_the_limit_a_juice_goes_on_the_quests_kobold() -> None:
    state = seated("", "magic-hat reduce-juice clairvoyance", events="strength-3 rest", items="truth-serum rest")
    go(state, "A done", "B pass", "A lay 3", "B play magic-hat")
    assert asked(state) == "over-limit B"
    go(state, "B play reduce-juice A")
    assert (asked(state), field(state, "juices")) == ("quest-laid B", "-2 0")
    go(state, "B call", "B pass")
    assert gold(state) == (8, 13)


@pytest.mark.clause("TC-I2", "TC-V4")
def test_over_the_limit_truth_serum_is_for_a_seat_that_could_call() -> None:
    state = seated("magic-hat truth-serum clairvoyance", "", events="strength-3 rest", items="spare-change rest")
    go(state, "A done", "A lay 3", "A play magic-hat", "B trust")
    assert (asked(state), refused(state, "A play truth-serum")) == ("over-limit A", "TC-V4")
    state = seated("", "magic-hat truth-serum clairvoyance", events="strength-3 rest", items="boost-juice rest")
    go(state, "A done", "B pass", "A lay 3", "B play magic-hat", "B play truth-serum")
    assert field(state, "going") == "laid=3 sworn=B"
    go(state, "B pass")
    assert asked(state) == "sworn-call B"


@pytest.mark.clause("TC-I2", "TC-V10")
def test_over_the_limit_at_ones_loss_a_shield_prevents_it_once() -> None:
    shields = "magic-hat magic-shield magic-shield"
    state = seated("wanted-poster", shields, items="truth-serum rest")
    go(state, "A play wanted-poster B", "B pass", "B play magic-hat")
    assert asked(state) == "over-limit B"
    go(state, "B play magic-shield")
    assert (asked(state), len(kobolds(state, "B"))) == ("turn-start AB", 3)


@pytest.mark.clause("TC-I2", "TC-V10")
def test_over_the_limit_a_loss_that_was_prevented_is_gone() -> None:
    """Still over the limit after the first Shield, so that a second one has nothing to prevent."""
    held = "magic-hat magic-hat magic-shield magic-shield truth-serum"
    state = table(
        A=seat_text(BODKIN, "wanted-poster"),
        B=seat_text(EMBER, held, 10, "satchel"),
        items="clairvoyance boost-juice ghost-in-a-jar inherited-debt rest",
    )
    go(state, "A play wanted-poster B", "B pass", "B play magic-hat")
    assert asked(state) == "over-limit B"
    go(state, "B play magic-hat")
    assert len(items(state, "B")) == 7
    go(state, "B play magic-shield")
    assert (asked(state), refused(state, "B play magic-shield")) == ("over-limit B", "TC-V10")
    go(state, "B discard truth-serum")
    assert asked(state) == "turn-start AB"


@pytest.mark.clause("TC-I2", "TC-V12")
def test_over_the_limit_nothing_fits_when_the_quest_is_gone() -> None:
    held = "magic-hat magic-hat wanted-poster boost-juice truth-serum"
    state = table(
        A=seat_text("bodkin"),
        B=seat_text(EMBER, held, 10, "satchel"),
        C=seat_text("itch pip"),
        events="strength-3 rest",
        items="clairvoyance ghost-in-a-jar reduce-juice inherited-debt rest",
    )
    go(state, "A done", "B pass")
    assert asked(state) == "quest-laid BC"
    go(state, "B play magic-hat", "C trust", "B play magic-hat")
    assert (asked(state), len(items(state, "B"))) == ("over-limit B", 7)
    assert "play boost-juice A" in texts(state, "B")
    go(state, "B play wanted-poster A")
    assert (asked(state), is_out(state, "A")) == ("over-limit B", True)
    assert refused(state, "B play boost-juice A") == "TC-V5"
    assert refused(state, "B play truth-serum") == "TC-V4"


@pytest.mark.clause("TC-I2", "TC-V9")
def test_over_the_limit_a_cloak_is_played_after_the_bids_and_not_before() -> None:
    held = "magic-hat cloak-of-invisibility clairvoyance"
    state = seated("", held, events="guard rest", items="boost-juice rest")
    go(state, "A done", "B pass", "A bid 1", "B play magic-hat")
    assert (asked(state), refused(state, "B play cloak-of-invisibility")) == ("over-limit B", "TC-V9")
    state = seated("", held, events="guard rest", items="boost-juice rest")
    go(state, "A done", "B pass", "A bid 1", "B bid 2", "B play magic-hat", "B play cloak-of-invisibility")
    assert (asked(state), field(state, "cloaked")) == ("guard-revealed B", "B")


@pytest.mark.clause("TC-I2")
@both
def test_over_the_limit_after_a_purchase_or_a_reward_any_time_items_only(rules: int) -> None:
    held = "boost-juice ghost-in-a-jar inherited-debt"
    state = seated(held, "", items="clairvoyance rest", rules=rules)
    go(state, "A buy deck")
    plays = [text for text in texts(state, "A") if text.startswith("play")]
    assert (asked(state), plays) == ("over-limit A", ["play clairvoyance"])
    state = seated(held, "", events="dexterity-4 rest", items="clairvoyance rest", rules=rules)
    go(state, "A done", "A lay 3", "A pass", "B trust")
    plays = [text for text in texts(state, "A") if text.startswith("play")]
    assert (asked(state), plays) == ("over-limit A", ["play clairvoyance"])


# Who is tied in a guard.


@pytest.mark.clause("TC-E2")
@both
def test_felled_by_a_poster_while_losers_are_served_one_is_not_among_the_tied(rules: int) -> None:
    """A and C are its losers; A fells B at its loss. By version 1 B is tied with them, and richer."""
    state = table(
        rules=rules,
        A=seat_text("bodkin", "wanted-poster", 9),
        B=seat_text("ember", "", 30),
        C=seat_text("itch", "", 8),
        events="guard rest",
    )
    go(state, "A done", "A bid 1", "B bid 4", "C bid 1", "A pass", "A play wanted-poster B")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "felled-together"
    assert (outcome.winners, outcome.scores) == (((1,), (9, 27, 8)) if rules == 1 else ((0,), (9, 0, 8)))
    assert GAME.recount(state) == outcome.scores


@pytest.mark.clause("TC-E2")
@both
def test_if_no_loser_fell_as_one_the_seat_that_went_out_last_wins(rules: int) -> None:
    """A, at its loss, plays a Poster at B, who answers with another: A is out, then B. By version 1 wealth decides."""
    state = table(
        rules=rules,
        A=seat_text("bodkin", "wanted-poster", 30),
        B=seat_text("ember", "wanted-poster", 8),
        events="guard rest",
    )
    go(state, "A done", "B pass", "A bid 1", "B bid 1", "A pass", "B pass", "A play wanted-poster B")
    assert asked(state) == "loss B"
    told = go(state, "B play wanted-poster A")
    assert heard(told, WentOut) == [WentOut(0), WentOut(1)]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == (((0,), (30, 8)) if rules == 1 else ((1,), (0, 8)))
    assert field(state, "felled") == ("AB" if rules == 1 else "B")


@pytest.mark.clause("TC-E2")
def test_a_loser_felled_by_an_item_before_it_is_served_is_not_among_the_tied() -> None:
    """A and B are its losers; A, at its loss, fells B by a Poster and then falls as a loser."""
    state = table(A=seat_text("bodkin", "wanted-poster", 5), B=seat_text("ember", "", 50), events="guard rest")
    go(state, "A done", "A bid 1", "B bid 1", "A pass", "A play wanted-poster B")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (5, 0), "felled-together")


@pytest.mark.clause("TC-E2")
def test_those_felled_in_an_earlier_guard_are_not_among_the_tied() -> None:
    state = table(
        A=seat_text("bodkin", "", 20),
        B=seat_text("ember", "", 10),
        C=seat_text("itch", "", 90),
        events="guard guard rest",
    )
    go(state, "A done", "A bid 2", "B bid 2", "C bid 1")
    assert (is_out(state, "C"), field(state, "felled")) == (True, "C")
    go(state, "B done", "A bid 0", "B bid 0")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, field(state, "felled")) == ((0,), (19, 9, 0), "AB")
