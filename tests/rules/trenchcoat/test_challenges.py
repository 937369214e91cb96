"""Challenges: opponents, declining, Ghosts, and ten of the eleven games (TC-V6, TC-V7, TC-H1 to TC-H3, TC-H5)."""

import pytest

from warren import State
from warren.games.trenchcoat.rules.events import BoutShown, ChallengeWon, Dared, Declined, Guessed, Spied, Threw

from .table import (
    EMBER,
    HICCUP,
    KNUCKLE,
    asked,
    dice,
    field,
    go,
    gold,
    heard,
    items,
    kobolds,
    look,
    luck,
    refused,
    seat_text,
    seated,
    table,
    texts,
    words,
)

PHYSICAL = ("arm-wrestle", "staring-contest", "thumb-wars", "i-spy")


def dared(event: str, gold: int | tuple[int, ...] = 10, **fields: object) -> State:
    """A has challenged B, of two seats without items."""
    state = seated("", "", gold=gold, events=f"{event} rest", **fields)
    go(state, "A done")
    return state


@pytest.mark.clause("TC-V6")
def test_the_active_seat_chooses_an_opponent_still_in_the_game() -> None:
    state = table(
        A=seat_text("bodkin"),
        B=seat_text("", "", 3, "out"),
        C=seat_text(HICCUP),
        D=seat_text(KNUCKLE),
        events="rock-paper-scissors-for-gold rest",
    )
    go(state, "A done")
    assert (asked(state), texts(state)) == ("choose-rival A", ["challenge C", "challenge D"])
    event = look(state).event
    assert event is not None
    assert (event.challenge, event.penalty) == ("rock-paper-scissors", "3")
    for target in "AB":
        assert refused(state, f"A challenge {target}") == "TC-V6"
    told = go(state, "A challenge D")
    assert heard(told, Dared) == [Dared(0, 3)]
    assert asked(state) == "both-choose AD"


@pytest.mark.clause("TC-V6")
def test_the_loser_pays_the_stake_to_the_bank() -> None:
    state = dared("rock-paper-scissors-for-gold")
    told = go(state, "A rock", "B paper")
    assert (gold(state), heard(told, ChallengeWon)) == ((7, 10), [ChallengeWon(1, 0)])
    assert (asked(state), words(state, "event-discards")) == ("turn-start B", ["rock-paper-scissors-for-gold"])


@pytest.mark.clause("TC-V6", "TC-V10")
def test_the_stake_may_be_a_kobold_of_the_losers_choice() -> None:
    state = dared("rock-paper-scissors-for-kobold")
    go(state, "A rock", "B scissors")
    assert (asked(state), gold(state), texts(state, "B")) == ("loss B", (10, 10), ["lose 1", "lose 2", "lose 3"])


@pytest.mark.clause("TC-V6", "TC-V11")
def test_a_loser_who_cannot_pay_pays_all_and_loses_a_kobold() -> None:
    state = dared("rock-paper-scissors-for-gold", gold=(10, 2))
    go(state, "A rock", "B scissors")
    assert (asked(state), gold(state)) == ("loss B", (10, 0))


@pytest.mark.clause("TC-V6")
@pytest.mark.parametrize("event", ["rollies-for-gold", "arm-wrestle-for-gold", "i-spy-for-kobold"])
def test_nobody_declines_a_digital_challenge_unless_the_table_says_all(event: str) -> None:
    for options in ("none", "declining=none", "declining=physical"):
        state = seated("", "", events=f"{event} rest", options=options)
        go(state, "A done")
        assert state.ask().kind != "may-decline"
    state = seated("", "", events=f"{event} rest", options="declining=all")
    go(state, "A done")
    assert asked(state) == "may-decline AB"


@pytest.mark.clause("TC-V6")
def test_in_person_physical_challenges_may_be_declined_by_default_and_others_not() -> None:
    for event in (*PHYSICAL, "rollies", "trumps"):
        state = seated("", "", events=f"{event}-for-gold rest", options="physical=in-person declining=physical")
        go(state, "A done")
        assert (state.ask().kind == "may-decline") == (event in PHYSICAL)
    state = seated("", "", events="thumb-wars-for-gold rest", options="physical=in-person declining=none")
    go(state, "A done")
    assert asked(state) == "report-winner AB"


@pytest.mark.clause("TC-V6")
@pytest.mark.parametrize("answers", [("decline", "accept"), ("accept", "decline"), ("decline", "decline")])
def test_either_may_decline_and_a_new_event_is_revealed_without_an_item_phase(answers: tuple[str, str]) -> None:
    state = seated("", "", events="rollies-for-gold strength-3 rest", options="declining=all")
    go(state, "A done")
    assert texts(state) == texts(state, "B") == ["accept", "decline"]
    told = go(state, f"A {answers[0]}", f"B {answers[1]}")
    assert heard(told, Declined) == [Declined(0, 1)]
    assert (asked(state), words(state, "event-discards"), gold(state)) == ("lay A", ["rollies-for-gold"], (10, 10))


@pytest.mark.clause("TC-V6")
def test_both_accept_and_it_begins() -> None:
    state = seated("", "", events="coin-flip-for-gold rest", options="declining=all")
    go(state, "A done", "B accept", "A accept")
    assert asked(state) == "call-side A"


@pytest.mark.clause("TC-V6")
def test_a_second_challenge_may_be_declined_too_and_the_next_event_ends_the_turn() -> None:
    events = "rollies-for-gold coin-flip-for-gold tax-2 rest"
    state = seated("", "", "", events=events, options="declining=all")
    go(state, "A done", "A challenge B", "A decline", "B accept")
    assert asked(state) == "choose-rival A"
    go(state, "A challenge C", "C decline", "A accept")
    assert (field(state, "active"), gold(state)) == ("B", (8, 10, 10))
    assert words(state, "event-discards") == ["rollies-for-gold", "coin-flip-for-gold", "tax-2"]


@pytest.mark.clause("TC-V7")
@pytest.mark.parametrize(("ghost", "loser"), [("A", 1), ("B", 0)])
def test_a_ghost_names_the_winner(ghost: str, loser: int) -> None:
    for event in ("rock-paper-scissors-for-gold", "rollies-for-gold"):
        state = seated("", "", "ghost-in-a-jar", events=f"{event} rest", rng=dice(5, 3))
        go(state, "A done", "C pass", "A challenge B")
        if event.startswith("rock"):
            go(state, "A rock", "B scissors")
        assert (asked(state), look(state).going.winner) == ("challenge-decided C", 0)
        told = go(state, f"C play ghost-in-a-jar {ghost}")
        assert heard(told, ChallengeWon) == [ChallengeWon(1 - loser, loser)]
        assert gold(state) == ((7, 10, 10), (10, 7, 10))[loser]


@pytest.mark.clause("TC-V7")
def test_a_later_ghost_overrides_an_earlier() -> None:
    state = seated("ghost-in-a-jar", "ghost-in-a-jar", events="rock-paper-scissors-for-gold rest")
    go(state, "A done", "B pass", "A challenge B", "A rock", "B scissors")
    assert asked(state) == "challenge-decided AB"
    go(state, "A pass", "B play ghost-in-a-jar B")
    assert (asked(state), look(state).going.winner) == ("challenge-decided A", 1)
    go(state, "A play ghost-in-a-jar A")
    assert gold(state) == (10, 7)


@pytest.mark.clause("TC-V7", "TC-Q2")
def test_two_ghosts_in_one_window_only_the_first_counts_and_the_second_may_follow() -> None:
    state = seated("ghost-in-a-jar", "ghost-in-a-jar", events="rock-paper-scissors-for-gold rest")
    go(state, "A done", "B pass", "A challenge B", "A rock", "B scissors")
    go(state, "B play ghost-in-a-jar B", "A play ghost-in-a-jar B")
    assert (items(state, "A"), items(state, "B"), look(state).going.winner) == ([], ["ghost-in-a-jar"], 1)
    go(state, "B pass")
    assert gold(state) == (7, 10)


@pytest.mark.clause("TC-V7")
def test_a_ghost_names_one_of_the_two() -> None:
    state = seated("", "", "ghost-in-a-jar", events="rollies-for-gold rest")
    go(state, "A done", "C pass", "A challenge B")
    assert texts(state, "C") == ["pass", "play ghost-in-a-jar A", "play ghost-in-a-jar B"]
    for target in (" C", " D", ""):
        assert refused(state, f"C play ghost-in-a-jar{target}") == "TC-V7"


@pytest.mark.clause("TC-V7", "TC-Q5")
def test_a_seat_that_is_out_may_decide_with_a_ghost() -> None:
    state = table(
        A=seat_text("bodkin"),
        B=seat_text("", "ghost-in-a-jar", 0, "out"),
        C=seat_text(HICCUP),
        events="rock-paper-scissors-for-gold rest",
    )
    go(state, "A done", "A rock", "C scissors", "B play ghost-in-a-jar C")
    assert (gold(state, "A"), gold(state, "C"), items(state, "B")) == (7, 10, [])


@pytest.mark.clause("TC-V13")
def test_a_result_stands_though_one_of_the_two_is_felled_afterwards() -> None:
    """A lost; felled before the stake it suffers nothing. B lost; A is felled; B still pays."""
    lines = {"B": seat_text(EMBER), "C": seat_text(HICCUP, "wanted-poster"), "A": seat_text("bodkin")}
    state = table(**lines, events="rock-paper-scissors-for-gold rest")
    go(state, "A done", "C pass", "A challenge B", "A rock", "B paper", "C play wanted-poster A")
    assert (gold(state), field(state, "active")) == ((10, 10, 10), "B")
    state = table(**lines, events="rock-paper-scissors-for-gold rest")
    go(state, "A done", "C pass", "A challenge B", "A rock", "B scissors", "C play wanted-poster A")
    assert (gold(state), field(state, "active")) == ((10, 7, 10), "B")


@pytest.mark.clause("TC-H1")
@pytest.mark.parametrize(
    ("event", "rolls", "winner"),
    [
        ("sevens", (3, 4), 0),
        ("sevens", (3, 3, 1, 6), 1),
        ("sevens", (3, 3, 6, 6, 5, 2), 0),
        ("doubles", (3, 3), 0),
        ("doubles", (3, 4, 6, 6), 1),
        ("doubles", (3, 4, 6, 1, 2, 2), 0),
    ],
)
def test_sevens_and_doubles_are_rolled_in_turn_from_the_active_seat(
    event: str, rolls: tuple[int, ...], winner: int
) -> None:
    state = seated("", "", "", events=f"{event}-for-gold rest", active="B", rng=dice(*rolls))
    told = go(state, "B done", "B challenge C")
    pairs = list(zip(rolls[::2], rolls[1::2], strict=True))
    assert heard(told, Threw) == [Threw(1 + number % 2, pair) for number, pair in enumerate(pairs)]
    assert heard(told, ChallengeWon) == [ChallengeWon(1 + winner, 2 - winner)]


@pytest.mark.clause("TC-H2")
@pytest.mark.parametrize(
    ("called", "fell", "winner"), [("heads", 0, 0), ("heads", 1, 1), ("tails", 0, 1), ("tails", 1, 0)]
)
def test_a_coin_is_called_by_the_active_seat(called: str, fell: int, winner: int) -> None:
    state = dared("coin-flip-for-gold", rng=luck((fell, 2)))
    assert (asked(state), texts(state)) == ("call-side A", ["heads", "tails"])
    told = go(state, f"A {called}")
    assert heard(told, Threw) == [Threw(0, (fell + 1,), "coin")]
    assert heard(told, ChallengeWon) == [ChallengeWon(winner, 1 - winner)]


@pytest.mark.clause("TC-H2")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("called", ["odd", "even"])
def test_odds_or_evens_is_one_die(called: str, die: int) -> None:
    state = dared("odds-or-evens-for-gold", rng=dice(die))
    assert (asked(state), texts(state)) == ("call-side A", ["odd", "even"])
    told = go(state, f"A {called}")
    assert heard(told, Threw) == [Threw(0, (die,))]
    winner = 0 if (die % 2 == 1) == (called == "odd") else 1
    assert heard(told, ChallengeWon) == [ChallengeWon(winner, 1 - winner)]


@pytest.mark.clause("TC-H2")
@pytest.mark.parametrize(("rolls", "winner"), [((5, 3), 0), ((2, 3), 1), ((4, 4, 1, 6), 1), ((2, 2, 3, 3, 6, 5), 0)])
def test_rollies_are_one_die_each_and_ties_again(rolls: tuple[int, ...], winner: int) -> None:
    state = seated("", "", events="rollies-for-gold rest", rng=dice(*rolls))
    told = go(state, "A done")
    assert heard(told, Threw) == [Threw(number % 2, (die,)) for number, die in enumerate(rolls)]
    assert heard(told, ChallengeWon) == [ChallengeWon(winner, 1 - winner)]


@pytest.mark.clause("TC-H3")
@pytest.mark.parametrize(("mine", "yours"), [("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")])
def test_rock_paper_scissors(mine: str, yours: str) -> None:
    state = dared("rock-paper-scissors-for-gold")
    told = go(state, f"A {mine}", f"B {yours}")
    assert (gold(state), heard(told, BoutShown)) == ((10, 7), [BoutShown((mine, yours))])
    state = dared("rock-paper-scissors-for-gold")
    go(state, f"B {mine}", f"A {yours}")
    assert gold(state) == (7, 10)


@pytest.mark.clause("TC-H3")
@pytest.mark.parametrize("hand", ["rock", "paper", "scissors"])
def test_equal_hands_are_played_again(hand: str) -> None:
    state = dared("rock-paper-scissors-for-gold")
    assert go(state, f"A {hand}") == []
    told = go(state, f"B {hand}")
    assert (heard(told, BoutShown), asked(state)) == ([BoutShown((hand, hand))], "both-choose AB")
    assert texts(state) == ["rock", "paper", "scissors"]
    go(state, "A rock", "B paper")
    assert gold(state) == (7, 10)


def wrestle(state: State, *beats: tuple[int, int]) -> None:
    """So many beats of an arm wrestle."""
    for mine, yours in beats:
        go(state, f"A spend {mine}", f"B spend {yours}")


@pytest.mark.clause("TC-H5")
@pytest.mark.parametrize(
    ("beats", "purses"),
    [
        ([(4, 0)], (10, 7)),
        ([(0, 4)], (7, 10)),
        ([(2, 0), (2, 0)], (10, 7)),
        ([(0, 3), (1, 2)], (7, 10)),
        ([(1, 0), (0, 0), (0, 0), (0, 0), (0, 0)], (10, 7)),
        ([(0, 0), (0, 0), (0, 0), (0, 0), (1, 2)], (7, 10)),
        ([(3, 0), (0, 3), (0, 0), (0, 0), (2, 1)], (10, 7)),
        ([(0, 3), (4, 0), (0, 0), (0, 0), (0, 2)], (7, 10)),
    ],
)
def test_an_arm_is_down_at_four_or_leans_after_five_beats(
    beats: list[tuple[int, int]], purses: tuple[int, int]
) -> None:
    state = dared("arm-wrestle-for-gold")
    wrestle(state, *beats[:-1])
    assert (asked(state), gold(state)) == ("both-choose AB", (10, 10))
    wrestle(state, beats[-1])
    assert (gold(state), field(state, "active")) == (purses, "B")


@pytest.mark.clause("TC-H5")
def test_three_off_centre_is_not_down() -> None:
    state = dared("arm-wrestle-for-gold")
    wrestle(state, (3, 0))
    assert asked(state) == "both-choose AB"
    bout = look(state).going.bout
    assert bout is not None
    assert (bout.stamina, bout.beats, bout.arm) == ((7, 10), 1, 3)
    wrestle(state, (0, 3), (0, 3))
    assert asked(state) == "both-choose AB"


@pytest.mark.clause("TC-H5")
def test_stamina_is_ten_and_at_most_four_a_beat() -> None:
    state = dared("arm-wrestle-for-gold")
    assert texts(state) == [f"spend {stamina}" for stamina in range(5)]
    wrestle(state, (4, 4), (4, 3))
    assert texts(state) == ["spend 0", "spend 1", "spend 2"]
    assert texts(state, "B") == ["spend 0", "spend 1", "spend 2", "spend 3"]
    assert refused(state, "A spend 3") == "TC-H5"
    assert refused(state, "B spend 4") == "TC-H5"
    told = go(state, "A spend 2", "B spend 3")
    assert [shown.choices for shown in heard(told, BoutShown)] == [("2", "3"), ("0", "0"), ("0", "0")]
    assert (asked(state), len(texts(state)), len(texts(state, "B"))) == ("both-choose AB", 5, 5)


@pytest.mark.clause("TC-H5", "TC-Q6")
def test_an_arm_without_stamina_spends_nothing_and_is_not_asked() -> None:
    state = dared("arm-wrestle-for-gold")
    wrestle(state, (4, 4), (4, 3), (2, 2))
    assert asked(state) == "both-choose B"
    told = go(state, "B spend 1")
    assert heard(told, BoutShown) == [BoutShown(("0", "1")), BoutShown(("0", "0"))]
    assert asked(state) == "both-choose AB"


@pytest.mark.clause("TC-H5")
def test_centre_after_five_beats_starts_afresh() -> None:
    state = dared("arm-wrestle-for-gold")
    wrestle(state, (2, 1), (1, 2), (1, 1), (0, 0), (0, 0))
    bout = look(state).going.bout
    assert bout is not None
    assert (asked(state), bout.stamina, bout.beats, bout.arm) == ("both-choose AB", (10, 10), 0, 0)
    wrestle(state, (4, 0))
    assert gold(state) == (10, 7)


@pytest.mark.clause("TC-H5")
@pytest.mark.parametrize(
    ("mine", "yours", "gust", "winner"),
    [
        (3, 2, 4, 0),  # nobody waters: longer wins
        (2, 3, 4, 1),
        (4, 3, 4, 1),  # as long as the gust waters
        (3, 4, 4, 0),
        (6, 1, 3, 1),
        (1, 6, 2, 0),
        (5, 1, 6, 0),
        (6, 5, 6, 1),
    ],
)
def test_a_staring_contest(mine: int, yours: int, gust: int, winner: int) -> None:
    state = dared("staring-contest-for-gold", rng=dice(gust))
    assert texts(state) == [f"hold {beats}" for beats in range(1, 7)]
    told = go(state, f"A hold {mine}", f"B hold {yours}")
    assert heard(told, BoutShown) == [BoutShown((str(mine), str(yours)))]
    assert heard(told, Threw) == [Threw(0, (gust,), "gust")]
    assert heard(told, ChallengeWon) == [ChallengeWon(winner, 1 - winner)]


@pytest.mark.clause("TC-H5")
@pytest.mark.parametrize(("mine", "yours", "gust"), [(3, 3, 6), (3, 3, 1), (5, 4, 4), (4, 6, 2), (1, 2, 1)])
def test_both_watering_or_equal_is_stared_again(mine: int, yours: int, gust: int) -> None:
    state = dared("staring-contest-for-gold", rng=dice(gust, 6))
    go(state, f"A hold {mine}", f"B hold {yours}")
    assert (asked(state), gold(state)) == ("both-choose AB", (10, 10))
    go(state, "A hold 2", "B hold 1")
    assert gold(state) == (10, 7)


@pytest.mark.clause("TC-H5")
def test_the_gust_is_rolled_after_both_picks() -> None:
    state = dared("staring-contest-for-gold")
    before = field(state, "rng")
    go(state, "A hold 2")
    assert field(state, "rng") == before


@pytest.mark.clause("TC-H5")
@pytest.mark.parametrize(("better", "worse"), [("pin", "feint"), ("feint", "dodge"), ("dodge", "pin")])
def test_thumb_wars_are_won_by_three_beats(better: str, worse: str) -> None:
    state = dared("thumb-wars-for-gold")
    assert texts(state) == ["pin", "feint", "dodge"]
    go(state, f"A {better}", f"B {worse}", f"A {better}", f"B {worse}")
    go(state, f"A {worse}", f"B {better}", f"A {worse}", f"B {better}", f"A {better}", f"B {better}")
    bout = look(state).going.bout
    assert bout is not None
    assert (asked(state), bout.points) == ("both-choose AB", (2, 2))
    one, two = state.copy(), state.copy()
    go(one, f"A {better}", f"B {worse}")
    go(two, f"A {worse}", f"B {better}")
    assert (gold(one), gold(two)) == ((10, 7), (7, 10))


@pytest.mark.clause("TC-H5")
def test_i_spy_tells_the_letter_and_has_three_guesses_none_twice() -> None:
    state = dared("i-spy-for-gold")
    assert (asked(state), len(texts(state))) == ("spy A", 30)
    told = go(state, "A spy lemon")
    assert heard(told, Spied) == [Spied(0, "l")]
    things = ["lantern", "ladder", "leek", "lute", "loaf", "lemon"]
    assert (asked(state), texts(state, "B")) == ("guess B", [f"guess {thing}" for thing in things])
    told = go(state, "B guess lute")
    assert heard(told, Guessed) == [Guessed(1, "lute", right=False)]
    assert refused(state, "B guess lute") == "TC-H5"
    assert refused(state, "B guess cat") == "TC-H5"
    assert texts(state, "B") == [f"guess {thing}" for thing in things if thing != "lute"]
    go(state, "B guess lantern")
    assert (asked(state), gold(state)) == ("guess B", (10, 10))
    told = go(state, "B guess leek")
    assert (gold(state), heard(told, ChallengeWon)) == ((10, 7), [ChallengeWon(0, 1)])


@pytest.mark.clause("TC-H5")
@pytest.mark.parametrize("wrong", [[], ["barrel"], ["barrel", "broom"]])
def test_a_right_guess_wins_i_spy(wrong: list[str]) -> None:
    state = dared("i-spy-for-gold")
    go(state, "A spy butter", *(f"B guess {thing}" for thing in wrong))
    told = go(state, "B guess butter")
    assert heard(told, Guessed) == [Guessed(1, "butter", right=True)]
    assert gold(state) == (7, 10)


@pytest.mark.clause("TC-H5")
@pytest.mark.parametrize("event", PHYSICAL)
def test_in_person_the_two_report_the_winner_and_must_agree(event: str) -> None:
    options = "physical=in-person declining=none"
    state = seated("", "", "", events=f"{event}-for-kobold rest", options=options, active="C")
    go(state, "C done", "C challenge A")
    assert (asked(state), texts(state, "A"), texts(state, "C")) == (
        "report-winner AC",
        ["won A", "won C"],
        ["won A", "won C"],
    )
    assert refused(state, "A won B") == "TC-H5"
    go(state, "A won A", "C won C")
    assert (asked(state), gold(state)) == ("report-winner AC", (10, 10, 10))
    told = go(state, "A won A", "C won A")
    assert (asked(state), heard(told, ChallengeWon)) == ("loss C", [ChallengeWon(0, 2)])


@pytest.mark.clause("TC-H5")
@pytest.mark.parametrize("event", ["rock-paper-scissors", "trumps", "coin-flip"])
def test_other_challenges_are_never_in_person(event: str) -> None:
    state = seated("", "", events=f"{event}-for-gold rest", options="physical=in-person")
    go(state, "A done")
    assert state.ask().kind in ("both-choose", "trumps-rolled", "call-side")


@pytest.mark.clause("TC-V7", "TC-H5")
def test_a_ghost_may_overrule_what_the_two_report() -> None:
    options = "physical=in-person declining=none"
    state = seated("", "", "ghost-in-a-jar", events="thumb-wars-for-gold rest", options=options)
    go(state, "A done", "C pass", "A challenge B", "A won A", "B won A")
    assert asked(state) == "challenge-decided C"
    go(state, "C play ghost-in-a-jar B")
    assert gold(state) == (7, 10, 10)


@pytest.mark.clause("TC-V6", "TC-V13")
def test_a_rival_felled_while_choosing_is_not_on_offer() -> None:
    state = table(
        A=seat_text("bodkin", "wanted-poster"),
        B=seat_text("ember"),
        C=seat_text(HICCUP),
        D=seat_text(KNUCKLE),
        events="rollies-for-gold rest",
    )
    go(state, "A done", "A play wanted-poster B")
    assert (asked(state), texts(state)) == ("choose-rival A", ["challenge C", "challenge D"])


@pytest.mark.clause("TC-V13")
def test_a_challenger_felled_before_the_choice_makes_it_void() -> None:
    state = table(
        A=seat_text("bodkin", "wanted-poster"),
        B=seat_text("ember fidget", "wanted-poster"),
        C=seat_text(HICCUP),
        events="rollies-for-gold rest",
    )
    told = go(state, "A done", "B pass", "A play wanted-poster B", "B play wanted-poster A", "B lose 1")
    assert (heard(told, ChallengeWon), field(state, "active"), gold(state)) == ([], "B", (10, 10, 10))
    assert kobolds(state, "B") == ["fidget"]
