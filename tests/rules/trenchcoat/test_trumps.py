"""Trumps, the challenge of the kobolds themselves (TC-H4)."""

import pytest

from warren import State
from warren.games.trenchcoat.rules.cards import SKILLS
from warren.games.trenchcoat.rules.events import ChallengeWon, DiscardedKobold, KoboldShown, Threw

from .table import (
    BODKIN,
    EMBER,
    HICCUP,
    asked,
    dice,
    field,
    go,
    going,
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


def trumps(*held: str, stake: str = "gold", faces: tuple[int, ...] = (1,)) -> State:
    """A has challenged B to Trumps, and the dice fall so."""
    deck = "vex wobble yelp rest"
    state = seated(*held, events=f"trumps-for-{stake} rest", kobolds=deck, rng=dice(*faces))
    go(state, "A done")
    quiet(state)
    if state.ask().kind == "choose-rival":
        go(state, "A challenge B")
    return state


@pytest.mark.clause("TC-H4")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_picks_the_skill_and_the_higher_wins(die: int) -> None:
    """Bodkin 123456 against ember 456123."""
    state = seated("", "", events="trumps-for-gold rest", rng=dice(die))
    told = go(state, "A done")
    assert heard(told, Threw) == [Threw(0, (die,), "skill")]
    assert (asked(state), look(state).going.skill) == ("trumps-rolled AB", SKILLS[die - 1])
    assert texts(state) == texts(state, "B") == ["show 1", "show 2", "show 3"]
    assert go(state, "A show 1") == []
    told = go(state, "B show 1")
    assert [(shown.seat, shown.kobold.name) for shown in heard(told, KoboldShown)] == [(0, "bodkin"), (1, "ember")]
    winner = 1 if die <= 3 else 0
    assert heard(told, ChallengeWon) == [ChallengeWon(winner, 1 - winner)]
    assert gold(state) == ((7, 10) if winner else (10, 7))


@pytest.mark.clause("TC-H4")
def test_the_winner_draws_anew_and_the_losers_kobold_stays_known() -> None:
    state = trumps("", "")
    go(state, "A show 2", "B show 1")
    assert (kobolds(state, "A"), kobolds(state, "B")) == (BODKIN.split(), ["fidget", "grub", "vex"])
    assert words(state, "kobold-discards") == ["ember"]
    chairs = look(state).chairs
    assert [kobold.name for kobold in chairs[0].seen_kobolds] == ["crumb"]
    assert chairs[1].seen_kobolds == ()
    assert field(state, "A").startswith("bodkin crumb! dribble")


@pytest.mark.clause("TC-H4", "TC-V10")
def test_the_loser_suffers_the_stake_with_any_kobold() -> None:
    state = trumps("", "", stake="kobold")
    go(state, "A show 2", "B show 1")
    assert (asked(state), texts(state)) == ("loss A", ["lose 1", "lose 2", "lose 3"])
    assert kobolds(state, "B") == ["fidget", "grub", "vex"]
    go(state, "A lose 2")
    assert kobolds(state, "A") == ["bodkin", "dribble"]


@pytest.mark.clause("TC-H4")
def test_after_a_tie_both_discard_and_draw_and_a_new_skill_is_rolled() -> None:
    """Crumb and itch both have strength 2."""
    state = table(
        A=seat_text("crumb bodkin"),
        B=seat_text("itch ember"),
        events="trumps-for-gold rest",
        kobolds="vex wobble rest",
        rng=dice(1, 4),
    )
    go(state, "A done", "A show 1")
    told = go(state, "B show 1")
    assert [gone.kobold.name for gone in heard(told, DiscardedKobold)] == ["crumb", "itch"]
    assert heard(told, Threw) == [Threw(0, (4,), "skill")]
    assert (kobolds(state, "A"), kobolds(state, "B")) == (["bodkin", "vex"], ["ember", "wobble"])
    assert (asked(state), look(state).going.skill, gold(state)) == ("trumps-rolled AB", "intelligence", (10, 10))
    assert all(chair.seen_kobolds == () for chair in look(state).chairs)
    go(state, "A show 1", "B show 1")
    assert gold(state) == (10, 7)


@pytest.mark.clause("TC-V5", "TC-H4")
@pytest.mark.parametrize(
    ("juice", "target", "winner"), [("boost-juice", "A", 0), ("reduce-juice", "B", 0), ("boost-juice", "B", 1)]
)
def test_juices_go_on_either_kobold(juice: str, target: str, winner: int) -> None:
    """Dribble 3 against ember 4."""
    state = trumps("", "", juice)
    go(state, "A show 3", "B show 1", "C pass")
    assert asked(state) == "trumps-revealed C"
    assert texts(state, "C") == ["pass", f"play {juice} A", f"play {juice} B"]
    told = go(state, f"C play {juice} {target}")
    assert heard(told, ChallengeWon) == [ChallengeWon(winner, 1 - winner)]


@pytest.mark.clause("TC-V5", "TC-H4")
def test_a_juice_may_make_a_tie_and_does_not_count_after_it() -> None:
    """Crumb 2 and two more tie ember 4. Then vex 3 against wobble 4 in strength."""
    state = trumps("", "", "boost-juice", faces=(1, 1))
    go(state, "A show 2", "B show 1", "C pass", "C play boost-juice A")
    assert (asked(state), words(state, "juices")) == ("trumps-rolled AB", ["0", "0", "0"])
    go(state, "A show 3", "B show 3")
    assert gold(state) == (7, 10, 10)


@pytest.mark.clause("TC-V7", "TC-H4")
def test_a_ghost_in_trumps_names_the_winner_in_every_respect() -> None:
    state = trumps("", "", "ghost-in-a-jar")
    go(state, "A show 2", "B show 1", "C pass", "C play ghost-in-a-jar A")
    assert gold(state) == (10, 7, 10)
    assert (kobolds(state, "A"), kobolds(state, "B")) == (["bodkin", "dribble", "vex"], EMBER.split())
    assert [kobold.name for kobold in look(state).chairs[1].seen_kobolds] == ["ember"]


@pytest.mark.clause("TC-V7", "TC-H4")
def test_a_ghost_ends_a_tie() -> None:
    state = table(
        A=seat_text("crumb bodkin"),
        B=seat_text("itch ember"),
        C=seat_text("pip", "ghost-in-a-jar"),
        events="trumps-for-gold rest",
        rng=dice(1),
        kobolds="vex rest",
    )
    go(state, "A done", "C pass", "A challenge B", "A show 1", "B show 1", "C pass", "C play ghost-in-a-jar B")
    assert (gold(state), kobolds(state, "A"), kobolds(state, "B")) == (
        (7, 10, 10),
        ["crumb", "bodkin"],
        ["ember", "vex"],
    )


@pytest.mark.clause("TC-V7", "TC-Q2")
def test_a_ghost_over_a_ghost_in_trumps() -> None:
    state = trumps("ghost-in-a-jar", "ghost-in-a-jar")
    go(state, "A show 2", "B show 1")
    assert asked(state) == "trumps-revealed AB"
    go(state, "A play ghost-in-a-jar A", "B pass")
    assert (asked(state), look(state).going.winner) == ("trumps-revealed B", 0)
    go(state, "B play ghost-in-a-jar B")
    assert gold(state) == (7, 10)


@pytest.mark.clause("TC-H4")
def test_a_place_without_a_kobold_cannot_be_shown() -> None:
    state = table(A=seat_text("bodkin crumb"), B=seat_text(EMBER), events="trumps-for-gold rest")
    go(state, "A done")
    assert texts(state) == ["show 1", "show 2"]
    assert refused(state, "A show 3") == "TC-H4"
    assert refused(state, "A lay 1") == "TC-V1"


@pytest.mark.clause("TC-V12", "TC-H4")
def test_a_shown_kobold_cannot_be_lost_to_a_poster_while_others_remain() -> None:
    state = trumps("", "", "wanted-poster")
    go(state, "A show 2", "B show 1", "C pass", "C play wanted-poster A")
    assert (asked(state), texts(state)) == ("loss A", ["lose 1", "lose 3"])
    assert refused(state, "A lose 2") == "TC-V12"
    told = go(state, "A lose 1")
    assert heard(told, ChallengeWon) == [ChallengeWon(1, 0)]
    assert kobolds(state, "A") == ["crumb", "dribble"]
    state = trumps("", "", "wanted-poster")
    go(state, "A show 2", "B show 1", "C pass", "C play wanted-poster B")
    assert texts(state, "B") == ["lose 2", "lose 3"]
    go(state, "B lose 2")
    assert kobolds(state, "B") == ["grub", "vex"]


@pytest.mark.clause("TC-V12", "TC-P4")
@pytest.mark.parametrize("victim", ["A", "B"])
@pytest.mark.parametrize("ghost", [False, True])
def test_if_the_shown_kobold_is_the_last_and_is_lost_the_challenge_ends_without_effect(
    victim: str, ghost: bool
) -> None:
    """A Potion keeps the victim in the game, but no stake is paid and nobody draws, Ghost or not."""
    state = table(
        A=seat_text("bodkin", "resurrection-potion"),
        B=seat_text("ember", "resurrection-potion"),
        C=seat_text(HICCUP, "wanted-poster ghost-in-a-jar"),
        events="trumps-for-gold rest",
        kobolds="vex wobble rest",
    )
    go(state, "A done", "B pass", "C pass", "A challenge B", "A show 1", "B show 1", "C pass")
    if ghost:
        go(state, "A pass", "B pass", "C play ghost-in-a-jar A")
        assert look(state).going.winner == 0
    go(state, "A pass", "B pass", f"C play wanted-poster {victim}", f"{victim} lose 1")
    assert asked(state) == f"last-gone {victim}"
    told = go(state, f"{victim} play resurrection-potion")
    assert (kobolds(state, victim), gold(state), heard(told, ChallengeWon)) == (["vex"], (10, 10, 10), [])
    other = "B" if victim == "A" else "A"
    assert (len(kobolds(state, other)), field(state, "active")) == (1, "B")


@pytest.mark.clause("TC-V13")
@pytest.mark.parametrize("victim", ["A", "B"])
@pytest.mark.parametrize("shown", [False, True])
def test_trumps_without_a_result_is_void_when_one_of_the_two_is_out(victim: str, shown: bool) -> None:
    state = table(
        A=seat_text("bodkin"),
        B=seat_text("ember"),
        C=seat_text(HICCUP, "wanted-poster"),
        events="trumps-for-gold rest",
    )
    go(state, "A done", "C pass", "A challenge B")
    if shown:
        go(state, "C pass")
    assert asked(state) == ("trumps-revealed C" if shown else "trumps-rolled C")
    told = go(state, f"C play wanted-poster {victim}")
    assert (is_out(state, victim), heard(told, ChallengeWon), gold(state)) == (True, [], (10, 10, 10))
    assert field(state, "active") == ("C" if victim == "B" else "B")
    assert words(state, "event-discards") == ["trumps-for-gold"]


@pytest.mark.clause("TC-V13", "TC-H4")
def test_a_pick_given_back_may_change() -> None:
    state = trumps("", "", "spare-change")
    go(state, "A show 1", "B show 1", "C play spare-change")
    assert (asked(state), look(state).going.skill, going(state, "revealed")) == ("trumps-rolled AB", "strength", "")
    told = go(state, "A show 3", "B show 3")
    assert [shown.kobold.name for shown in heard(told, KoboldShown)] == ["dribble", "grub"]
    assert items(state, "C") == []


@pytest.mark.clause("TC-V11", "TC-H4")
def test_the_winner_draws_before_the_loser_loses() -> None:
    """A wins with its last kobold; the deck is empty, and A's own discard is all there is."""
    state = table(
        A=seat_text("grub"),
        B=seat_text("ember fidget", "", 2),
        events="trumps-for-gold rest",
        kobolds="none",
        rng=dice(1),
    )
    go(state, "A done", "B show 1")
    assert (asked(state), kobolds(state, "A"), gold(state)) == ("loss B", ["grub"], (10, 0))
