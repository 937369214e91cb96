"""Quests: laying, calling, swearing, juices and settlement (TC-V1 to TC-V5, TC-V11 to TC-V13)."""

import pytest

from warren.games.trenchcoat.rules.events import (
    CallsShown,
    DiscardedKobold,
    DrewKobold,
    GoldChanged,
    KoboldShown,
    LaidKobold,
    Played,
    QuestDone,
    Shielded,
    Swore,
    WentOut,
)

from .table import (
    BODKIN,
    EMBER,
    HICCUP,
    KNUCKLE,
    asked,
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

# The quests used: strength-3 (3 gold or 2), strength-4 (5 or 3), dexterity-4 (item or 3), strength-5 (7 or a kobold),
# dexterity-5 (item or 4), strength-5b (9 or a kobold). A's bodkin has strength 1 and dexterity 2, its crumb 2 and 3,
# its dribble 3 and 4.


@pytest.mark.clause("TC-V1")
def test_the_active_seat_must_lay_one_face_down() -> None:
    state = seated("", "", "", events="strength-3 rest")
    go(state, "A done")
    assert (asked(state), texts(state)) == ("lay A", ["lay 1", "lay 2", "lay 3"])
    told = go(state, "A lay 3")
    assert heard(told, LaidKobold) == [LaidKobold(0)]
    assert (asked(state), look(state).going.laid, look(state).going.revealed) == ("quest-laid BC", True, None)
    assert kobolds(state, "A") == BODKIN.split()


@pytest.mark.clause("TC-V1")
def test_a_place_without_a_kobold_cannot_be_laid() -> None:
    state = table(A=seat_text("bodkin crumb"), events="strength-3 rest")
    go(state, "A done")
    assert texts(state) == ["lay 1", "lay 2"]
    assert refused(state, "A lay 3") == "TC-V1"
    assert refused(state, "A call") == "TC-V1"


@pytest.mark.clause("TC-V1")
@pytest.mark.parametrize(
    ("event", "reward"), [("strength-3", 3), ("strength-4", 5), ("strength-5", 7), ("strength-5b", 9)]
)
def test_nobody_called_and_the_reward_is_paid_for_any_kobold(event: str, reward: int) -> None:
    state = seated("", "", "", events=f"{event} rest", kobolds="vex rest")
    told = go(state, "A done", "A lay 1", "B trust", "C trust")
    assert (gold(state), kobolds(state, "A")) == ((10 + reward, 10, 10), BODKIN.split())
    assert heard(told, CallsShown) == [CallsShown(0, ())]
    assert [event for event in told if isinstance(event, KoboldShown | DiscardedKobold | DrewKobold)] == []
    assert (asked(state), words(state, "event-discards")) == ("turn-start B", [event])
    assert look(state).chairs[0].seen_kobolds == ()


@pytest.mark.clause("TC-V1", "TC-V12")
def test_a_kobold_that_nobody_called_is_back_in_hand_before_the_reward() -> None:
    """A, over its limit with the reward, plays a poster; B answers with another, and A may lose any kobold."""
    held = "wanted-poster magic-shield truth-serum"
    state = seated(held, "wanted-poster", events="dexterity-4 rest", items="boost-juice rest")
    go(state, "A done", "B pass", "A lay 2", "A pass", "B trust")
    assert (asked(state), look(state).going.laid) == ("over-limit A", False)
    go(state, "A play wanted-poster B", "B play wanted-poster A")
    assert [text for text in texts(state) if text.startswith("lose")] == ["lose 1", "lose 2", "lose 3"]


@pytest.mark.clause("TC-V1")
def test_calls_are_together_and_secret() -> None:
    state = seated("", "", "", "", events="strength-3 rest")
    go(state, "A done", "A lay 3", "B call")
    assert look(state).going.callers == ()
    go(state, "D call")
    assert asked(state) == "quest-laid C"
    told = go(state, "C trust")
    assert heard(told, CallsShown) == [CallsShown(0, (1, 3))]


@pytest.mark.clause("TC-V2")
def test_called_and_true() -> None:
    """Dribble's strength is 3: A has 3 gold, each caller pays 2, the kobold is replaced."""
    state = seated("", "", "", "", events="strength-3 rest", kobolds="vex rest")
    told = go(state, "A done", "A lay 3", "B call", "C trust", "D call")
    assert gold(state) == (13, 8, 10, 8)
    assert [shown.kobold.name for shown in heard(told, KoboldShown)] == ["dribble"]
    assert heard(told, QuestDone) == [QuestDone(0, passed=True)]
    assert heard(told, GoldChanged) == [GoldChanged(0, 3), GoldChanged(1, -2), GoldChanged(3, -2)]
    assert (kobolds(state, "A"), words(state, "kobold-discards")) == (["bodkin", "crumb", "vex"], ["dribble"])


@pytest.mark.clause("TC-V2")
def test_called_and_false() -> None:
    """Crumb's strength is 2: each caller has 3 gold, A pays 2, the kobold is replaced."""
    state = seated("", "", "", "", events="strength-3 rest", kobolds="vex rest")
    told = go(state, "A done", "A lay 2", "B call", "C trust", "D call")
    assert gold(state) == (8, 13, 10, 13)
    assert heard(told, QuestDone) == [QuestDone(0, passed=False)]
    assert heard(told, GoldChanged) == [GoldChanged(1, 3), GoldChanged(3, 3), GoldChanged(0, -2)]
    assert (kobolds(state, "A"), words(state, "kobold-discards")) == (["bodkin", "dribble", "vex"], ["crumb"])


@pytest.mark.clause("TC-V2")
@pytest.mark.parametrize(("place", "passed"), [(1, False), (2, False), (3, True)])
def test_enough_is_enough(place: int, passed: bool) -> None:
    state = seated("", "", events="strength-3 rest")
    told = go(state, "A done", f"A lay {place}", "B call")
    assert heard(told, QuestDone) == [QuestDone(0, passed)]


@pytest.mark.clause("TC-V2")
@pytest.mark.parametrize(
    ("skill", "value"),
    [("strength", 4), ("dexterity", 5), ("constitution", 6), ("intelligence", 1), ("wisdom", 2), ("charisma", 3)],
)
def test_every_quest_tests_its_own_skill(skill: str, value: int) -> None:
    state = table(A=seat_text("ember"), B=seat_text("fidget"), events=f"{skill}-3 rest")
    told = go(state, "A done", "B call")
    assert heard(told, QuestDone) == [QuestDone(0, value >= 3)]


@pytest.mark.clause("TC-V2", "TC-V10")
def test_a_failed_quest_for_a_kobold_costs_this_one_without_replacement() -> None:
    state = seated("", "", "", events="strength-5 rest", kobolds="vex rest")
    go(state, "A done", "A lay 2", "B call", "C trust")
    assert (kobolds(state, "A"), words(state, "kobold-discards")) == (["bodkin", "dribble"], ["crumb"])
    assert (gold(state), asked(state)) == ((10, 17, 10), "turn-start B")


@pytest.mark.clause("TC-V2")
def test_the_quests_kobold_is_the_one_that_must_go() -> None:
    state = seated("magic-hat", "", events="strength-5 rest")
    go(state, "A done", "A lay 2", "A pass", "B call", "A pass")
    assert (asked(state), [text for text in texts(state) if text.startswith("lose")]) == ("loss A", ["lose 2"])
    assert refused(state, "A lose 1") == "TC-V2"


@pytest.mark.clause("TC-V2", "TC-V10")
def test_callers_of_a_true_quest_lose_a_kobold_of_their_choice() -> None:
    state = table(
        A=seat_text("grub bodkin"),
        B=seat_text("ember fidget"),
        C=seat_text(HICCUP),
        D=seat_text(KNUCKLE),
        events="strength-5 rest",
        kobolds="vex rest",
        active="A",
    )
    go(state, "A done", "A lay 1", "B call", "C trust", "D call")
    assert (asked(state), gold(state, "A"), kobolds(state, "A")) == ("loss B", 17, ["grub", "bodkin"])
    go(state, "B lose 1")
    assert asked(state) == "loss D"
    told = go(state, "D lose 3")
    assert (kobolds(state, "B"), kobolds(state, "D")) == (["fidget"], ["knuckle", "lurk"])
    assert (kobolds(state, "A"), words(state, "kobold-discards")) == (["bodkin", "vex"], ["ember", "mumble", "grub"])
    assert [gone.seat for gone in heard(told, DiscardedKobold)] == [3, 0]


@pytest.mark.clause("TC-V2", "TC-V3")
def test_rewards_and_penalties_go_round_from_the_active_seat() -> None:
    """C quests and fails: D, A and B called. D draws the first item, A the second, B the third; then C pays."""
    state = table(
        A=seat_text("bodkin"),
        B=seat_text("crumb"),
        C=seat_text("dribble grub"),
        D=seat_text("ember"),
        active="C",
        events="dexterity-4 rest",
        items="boost-juice ghost-in-a-jar inherited-debt rest",
    )
    told = go(state, "C done", "C lay 2", "A call", "B call", "D call")
    assert [items(state, seat) for seat in "ABCD"] == [["ghost-in-a-jar"], ["inherited-debt"], [], ["boost-juice"]]
    assert heard(told, GoldChanged) == [GoldChanged(2, -3)]


@pytest.mark.clause("TC-V2", "TC-I3")
def test_a_true_quest_for_an_item_gives_it_before_the_callers_pay() -> None:
    state = seated("magic-hat magic-shield truth-serum", "", events="dexterity-4 rest", items="boost-juice rest")
    go(state, "A done", "A lay 3", "A pass", "B call", "A pass")
    assert (asked(state), gold(state, "B")) == ("over-limit A", 10)
    go(state, "A discard boost-juice")
    assert (gold(state, "B"), field(state, "active")) == (7, "B")


@pytest.mark.clause("TC-V2", "TC-I2")
def test_an_item_as_reward_with_the_limit_reached() -> None:
    state = seated("", "magic-hat magic-shield truth-serum", events="dexterity-4 rest", items="boost-juice rest")
    go(state, "B pass", "A done", "A lay 1", "B call", "B pass")
    assert (asked(state), gold(state, "A")) == ("over-limit B", 10)
    go(state, "B discard truth-serum")
    assert (items(state, "B"), gold(state, "A")) == (["magic-hat", "magic-shield", "boost-juice"], 7)


@pytest.mark.clause("TC-V2")
@pytest.mark.parametrize(
    ("event", "penalty"), [("strength-3", 2), ("strength-4", 3), ("dexterity-4", 3), ("dexterity-5", 4)]
)
def test_a_false_quest_for_gold_costs_its_penalty(event: str, penalty: int) -> None:
    state = seated("", "", events=f"{event} rest")
    go(state, "A done", "A lay 1", "B call")
    assert (gold(state, "A"), len(kobolds(state, "A"))) == (10 - penalty, 3)


@pytest.mark.clause("TC-V3")
def test_a_shielded_quest_kobold_is_still_discarded_and_replaced() -> None:
    state = seated("magic-shield", "", events="strength-5 rest", kobolds="vex rest")
    told = go(state, "A done", "A lay 2", "A pass", "B call", "A pass", "A play magic-shield")
    assert heard(told, Shielded) == [Shielded(0)]
    assert (kobolds(state, "A"), words(state, "kobold-discards")) == (["bodkin", "dribble", "vex"], ["crumb"])
    assert gold(state) == (10, 17)


@pytest.mark.clause("TC-V3", "TC-E1")
def test_a_caller_out_in_the_meantime_neither_gains_nor_suffers() -> None:
    """A's quest for an item failed. B draws a Wanted Poster over its limit and fells C, who called, too."""
    state = table(
        A=seat_text("bodkin crumb"),
        B=seat_text("ember", "magic-hat magic-shield truth-serum"),
        C=seat_text("hiccup"),
        events="dexterity-4 rest",
        items="wanted-poster boost-juice rest",
        kobolds="vex rest",
    )
    go(state, "B pass", "A done", "A lay 1", "B call", "C call", "B pass")
    assert asked(state) == "over-limit B"
    told = go(state, "B play wanted-poster C")
    assert heard(told, WentOut) == [WentOut(2)]
    assert (items(state, "C"), gold(state), kobolds(state, "A")) == ([], (7, 10, 10), ["crumb", "vex"])
    assert (state.over, words(state, "items")[0]) == (False, "boost-juice")


@pytest.mark.clause("TC-V3", "TC-V12", "TC-V13")
def test_a_quester_out_during_settlement_pays_nothing_and_the_rest_is_settled() -> None:
    state = table(
        A=seat_text("bodkin"),
        B=seat_text("ember", "magic-hat magic-shield truth-serum"),
        C=seat_text("hiccup"),
        events="dexterity-4 rest",
        items="wanted-poster boost-juice rest",
    )
    go(state, "B pass", "A done", "B call", "C call", "B pass", "B play wanted-poster A")
    assert (is_out(state, "A"), gold(state, "A"), items(state, "C")) == (True, 10, ["boost-juice"])
    assert (state.over, field(state, "active"), kobolds(state, "A")) == (False, "B", [])
    assert words(state, "kobold-discards") == ["bodkin"]


@pytest.mark.clause("TC-V3", "TC-V13")
def test_a_quester_out_during_a_true_settlement() -> None:
    """A's quest passed. B at its loss fells A: C still suffers, and nothing is replaced."""
    state = table(
        A=seat_text("grub"),
        B=seat_text("ember fidget", "wanted-poster"),
        C=seat_text("hiccup itch"),
        events="strength-5 rest",
        kobolds="vex rest",
    )
    go(state, "B pass", "A done", "B call", "C call", "B pass")
    assert (asked(state), gold(state, "A")) == ("loss B", 17)
    go(state, "B play wanted-poster A")
    assert (is_out(state, "A"), asked(state)) == (True, "loss B")
    go(state, "B lose 1")
    assert asked(state) == "loss C"
    go(state, "C lose 1")
    assert (kobolds(state, "A"), words(state, "kobolds")[0], field(state, "active")) == ([], "vex", "B")


@pytest.mark.clause("TC-V2", "TC-P4")
def test_a_quest_kobold_lost_and_followed_by_a_potion_is_not_replaced_again() -> None:
    state = table(
        A=seat_text("bodkin", "resurrection-potion"),
        B=seat_text("ember"),
        events="strength-5 rest",
        kobolds="vex itch rest",
    )
    go(state, "A done", "A lay 1", "A pass", "B call", "A pass", "A lose 1", "A play resurrection-potion")
    assert (kobolds(state, "A"), words(state, "kobold-discards"), gold(state)) == (["vex"], ["bodkin"], (10, 17))


@pytest.mark.clause("TC-V2", "TC-V12")
def test_a_quest_kobold_that_is_lost_already_is_not_lost_again() -> None:
    """Posters go to and fro at A's loss, and it loses the quest's kobold to one; a Potion keeps it in the game."""
    state = table(
        A=seat_text("bodkin", "wanted-poster resurrection-potion"),
        B=seat_text("ember fidget", "wanted-poster"),
        events="strength-5 rest",
        kobolds="vex rest",
    )
    go(state, "A done", "B pass", "A lay 1", "A pass", "B call", "A pass", "B pass")
    assert asked(state) == "loss A"
    go(state, "A play wanted-poster B", "B play wanted-poster A", "A lose 1", "A play resurrection-potion", "B lose 1")
    assert (kobolds(state, "A"), kobolds(state, "B"), field(state, "active")) == (["vex"], ["fidget"], "B")


@pytest.mark.clause("TC-V4")
def test_truth_serum_waits_for_the_other_calls() -> None:
    state = seated("", "truth-serum", "", "", events="strength-3 rest")
    go(state, "B pass", "A done", "A lay 3")
    told = go(state, "B play truth-serum", "C call", "D trust")
    assert heard(told, Played) == [Played(1, "truth-serum", None)]
    assert (asked(state), words(state, "item-discards"), look(state).going.truth) == (
        "quest-laid CD",
        ["truth-serum"],
        None,
    )
    told = go(state, "C call", "D trust")
    assert heard(told, Swore) == [Swore(0, passes=True)]
    assert heard(told, CallsShown) == []
    assert (asked(state), look(state).going.truth, look(state).going.callers) == ("sworn-call B", True, ())
    assert texts(state, "B") == ["call", "trust"]
    told = go(state, "B trust")
    assert heard(told, CallsShown) == [CallsShown(0, (2,))]
    assert gold(state) == (13, 10, 8, 10)


@pytest.mark.clause("TC-V4")
@pytest.mark.parametrize(("place", "truth"), [(1, False), (2, False), (3, True)])
def test_the_truth_is_the_truth(place: int, truth: bool) -> None:
    state = seated("", "truth-serum", events="strength-3 rest")
    told = go(state, "B pass", "A done", f"A lay {place}", "B play truth-serum")
    assert heard(told, Swore) == [Swore(0, truth)]
    assert asked(state) == "sworn-call B"
    go(state, "B call")
    assert gold(state) == ((13, 8) if truth else (8, 13))


@pytest.mark.clause("TC-V4", "TC-V5")
@pytest.mark.parametrize(("juice", "place", "truth"), [("boost-juice", 1, True), ("reduce-juice", 3, False)])
def test_the_truth_counts_the_juices_so_far(juice: str, place: int, truth: bool) -> None:
    state = seated("", "truth-serum", juice, events="strength-3 rest")
    go(state, "B pass", "C pass", "A done", f"A lay {place}", "B trust", f"C play {juice} A")
    told = go(state, "B play truth-serum", "C trust", "C trust")
    assert heard(told, Swore) == [Swore(0, truth)]


@pytest.mark.clause("TC-V4")
def test_one_serum_and_two_other_callers_at_four_seats() -> None:
    state = seated("", "", "truth-serum", "", events="strength-3 rest")
    go(state, "C pass", "A done", "A lay 1", "B call", "D call", "C play truth-serum")
    assert asked(state) == "quest-laid BD"
    go(state, "B call", "D trust", "C call")
    assert gold(state) == (8, 13, 13, 10)


@pytest.mark.clause("TC-V4")
def test_two_serums_are_used_one_after_the_other_and_the_users_call_together() -> None:
    state = seated("", "truth-serum", "truth-serum", "", events="strength-3 rest")
    go(state, "B pass", "C pass", "A done", "A lay 1", "B play truth-serum", "C play truth-serum", "D call")
    assert (asked(state), going(state, "sworn"), items(state, "C")) == ("quest-laid CD", "B", ["truth-serum"])
    go(state, "C play truth-serum", "D call")
    assert (asked(state), going(state, "sworn")) == ("quest-laid D", "BC")
    go(state, "D trust")
    assert asked(state) == "sworn-call BC"
    go(state, "C call")
    assert look(state).going.callers == ()
    go(state, "B trust")
    assert gold(state) == (8, 10, 13, 10)


@pytest.mark.clause("TC-V4")
def test_when_all_use_serum_the_truth_is_told_at_once() -> None:
    state = seated("", "truth-serum", "truth-serum", events="strength-3 rest")
    go(state, "B pass", "C pass", "A done", "A lay 1", "B play truth-serum", "C play truth-serum")
    told = go(state, "C play truth-serum")
    assert (heard(told, Swore), asked(state)) == ([Swore(0, passes=False)], "sworn-call BC")


@pytest.mark.clause("TC-V4")
def test_serum_is_for_seats_that_could_call_and_once_per_quest() -> None:
    state = seated("truth-serum", "truth-serum boost-juice", "", events="strength-3 rest")
    go(state, "A done", "B pass", "A lay 1")
    assert refused(state, "A play truth-serum") == "TC-V4"
    go(state, "A pass", "B play truth-serum", "C call")
    assert (asked(state), texts(state, "B")) == ("quest-laid ABC", ["pass", "play boost-juice A"])
    state = seated("", "truth-serum truth-serum", "", events="strength-3 rest")
    go(state, "A done", "B pass", "A lay 1", "B play truth-serum", "C call")
    assert (asked(state), texts(state, "B")) == ("quest-laid BC", ["pass"])
    assert refused(state, "B play truth-serum") == "TC-V4"
    assert refused(state, "B call") == "TC-V1"


@pytest.mark.clause("TC-V4")
def test_a_user_felled_before_the_truth_does_not_call() -> None:
    state = table(
        A=seat_text("bodkin"),
        B=seat_text("ember", "truth-serum"),
        C=seat_text("hiccup", "wanted-poster"),
        D=seat_text("itch"),
        events="strength-3 rest",
    )
    go(
        state,
        "A done",
        "B pass",
        "C pass",
        "B play truth-serum",
        "C trust",
        "D trust",
        "C play wanted-poster B",
        "D trust",
    )
    assert (is_out(state, "B"), asked(state)) == (True, "quest-laid CD")
    told = go(state, "C trust", "D trust")
    assert (heard(told, Swore), heard(told, CallsShown)) == ([], [CallsShown(0, ())])
    assert gold(state, "A") == 13


@pytest.mark.clause("TC-V4")
def test_one_of_two_users_felled_before_the_truth() -> None:
    state = table(
        A=seat_text("bodkin"),
        B=seat_text("ember", "truth-serum"),
        C=seat_text("hiccup", "truth-serum"),
        D=seat_text("itch", "wanted-poster"),
        events="strength-3 rest",
    )
    go(state, "A done", "B pass", "C pass", "D pass", "B play truth-serum", "C trust", "D trust")
    go(state, "C play truth-serum", "D trust", "D play wanted-poster B")
    told = go(state, "D trust")
    assert (heard(told, Swore), asked(state)) == ([Swore(0, passes=False)], "sworn-call C")


@pytest.mark.clause("TC-V5", "TC-V1")
def test_juices_before_the_reveal_count() -> None:
    state = seated("", "boost-juice", events="strength-3 rest")
    go(state, "A done", "B pass", "A lay 1", "B play boost-juice A")
    assert (look(state).chairs[0].juice, asked(state)) == (2, "quest-laid B")
    told = go(state, "B call")
    assert heard(told, QuestDone) == [QuestDone(0, passed=True)]


@pytest.mark.clause("TC-V5")
@pytest.mark.parametrize(
    ("event", "place", "juices", "passed"),
    [
        ("strength-3", 1, ["boost-juice"], True),
        ("strength-4", 1, ["boost-juice"], False),
        ("strength-5", 1, ["boost-juice", "boost-juice"], True),
        ("strength-3", 3, ["reduce-juice"], False),
        ("strength-3", 3, ["reduce-juice", "boost-juice"], True),
        ("strength-3", 1, ["reduce-juice", "reduce-juice", "boost-juice", "boost-juice"], False),
        ("charisma-5b", 1, ["reduce-juice"], False),
        ("charisma-5", 1, ["boost-juice", "reduce-juice"], True),
    ],
)
def test_juices_after_the_reveal_stack_and_may_leave_one_to_six(
    event: str, place: int, juices: list[str], passed: bool
) -> None:
    state = table(A=seat_text(BODKIN), B=seat_text(EMBER, " ".join(juices), 10, "satchel"), events=f"{event} rest")
    go(state, "A done", "B pass", f"A lay {place}", "B call")
    told = []
    for juice in juices:
        assert asked(state) == "quest-revealed B"
        told += go(state, f"B play {juice} A")
    assert heard(told, QuestDone) == [QuestDone(0, passed)]


@pytest.mark.clause("TC-V5")
def test_a_juice_goes_on_the_quests_kobold_alone() -> None:
    state = seated("", "boost-juice", "", events="strength-3 rest")
    go(state, "A done", "B pass", "A lay 1")
    for target in (" B", " C", ""):
        assert refused(state, f"B play boost-juice{target}") == "TC-V5"


@pytest.mark.clause("TC-V5")
def test_a_juice_is_wasted_when_nobody_calls_and_ends_with_the_test() -> None:
    state = seated("reduce-juice", "", events="strength-3 rest")
    go(state, "A done", "A lay 3", "A play reduce-juice A", "B trust", "B trust")
    assert (gold(state, "A"), words(state, "juices"), words(state, "item-discards")) == (
        13,
        ["0", "0"],
        ["reduce-juice"],
    )
    state = seated("", "boost-juice", events="strength-3 tax-2 strength-4 rest")
    go(state, "A done", "B pass", "A lay 1", "B call", "B play boost-juice A")
    assert words(state, "juices") == ["0", "0"]


@pytest.mark.clause("TC-V11")
def test_a_quest_failed_for_gold_that_cannot_be_paid() -> None:
    """Pay all, replace the revealed kobold, then lose one of choice, also the new one."""
    state = seated("", "", gold=(3, 10), events="dexterity-5 rest", kobolds="vex rest", shop="- -")
    told = go(state, "A lay 1", "B call")
    assert (asked(state), gold(state, "A"), kobolds(state, "A")) == ("loss A", 0, ["crumb", "dribble", "vex"])
    assert heard(told, GoldChanged) == [GoldChanged(0, -3)]
    assert texts(state) == ["lose 1", "lose 2", "lose 3"]
    go(state, "A lose 3")
    assert (kobolds(state, "A"), words(state, "kobold-discards")) == (["crumb", "dribble"], ["bodkin", "vex"])
    assert asked(state) == "turn-start B"


@pytest.mark.clause("TC-V11")
def test_a_quest_failed_for_exactly_the_gold_one_has_costs_no_kobold() -> None:
    state = seated("", "", gold=(4, 10), events="dexterity-5 rest", kobolds="vex rest")
    go(state, "A done", "A lay 1", "B call")
    assert (asked(state), gold(state, "A"), kobolds(state, "A")) == ("turn-start B", 0, ["crumb", "dribble", "vex"])


@pytest.mark.clause("TC-V11")
def test_a_caller_who_cannot_pay_pays_all_and_loses_a_kobold() -> None:
    state = seated("", "", "", gold=(10, 1, 2), events="strength-3 rest", kobolds="vex rest")
    go(state, "A done", "A lay 3", "B call", "C call")
    assert (asked(state), gold(state)) == ("loss B", (13, 0, 2))
    assert kobolds(state, "A") == BODKIN.split()
    go(state, "B lose 2")
    assert (gold(state), kobolds(state, "A"), len(kobolds(state, "C"))) == ((13, 0, 0), ["bodkin", "crumb", "vex"], 3)


@pytest.mark.clause("TC-V12")
def test_a_laid_kobold_cannot_be_lost_to_a_poster_while_others_remain() -> None:
    state = seated("", "wanted-poster", events="strength-3 rest")
    go(state, "A done", "B pass", "A lay 2", "B play wanted-poster A")
    assert (asked(state), texts(state)) == ("loss A", ["lose 1", "lose 3"])
    assert refused(state, "A lose 2") == "TC-V12"
    go(state, "A lose 1")
    assert (kobolds(state, "A"), going(state, "laid"), asked(state)) == (["crumb", "dribble"], "1", "quest-laid B")
    told = go(state, "B call")
    assert [shown.kobold.name for shown in heard(told, KoboldShown)] == ["crumb"]


@pytest.mark.clause("TC-V12")
def test_after_the_reveal_too() -> None:
    state = seated("", "wanted-poster", events="strength-3 rest")
    go(state, "A done", "B pass", "A lay 3", "B call", "B play wanted-poster A")
    assert (asked(state), texts(state)) == ("loss A", ["lose 1", "lose 2"])
    told = go(state, "A lose 2")
    assert heard(told, QuestDone) == [QuestDone(0, passed=True)]
    assert gold(state) == (13, 8)


@pytest.mark.clause("TC-V12", "TC-Q6")
def test_of_two_with_one_laid_the_other_goes_without_asking() -> None:
    state = table(A=seat_text("bodkin crumb"), B=seat_text(EMBER, "wanted-poster"), events="strength-3 rest")
    go(state, "A done", "B pass", "A lay 1", "B play wanted-poster A")
    assert (kobolds(state, "A"), asked(state)) == (["bodkin"], "quest-laid B")
    state = table(A=seat_text("bodkin crumb"), B=seat_text(EMBER, "wanted-poster"), events="strength-3 rest")
    go(state, "A done", "B pass", "A lay 2", "B play wanted-poster A")
    assert (kobolds(state, "A"), going(state, "laid")) == (["crumb"], "1")


@pytest.mark.clause("TC-V12", "TC-P4")
@pytest.mark.parametrize("revealed", [False, True])
def test_if_the_laid_kobold_is_the_last_and_is_lost_the_quest_ends_without_effect(revealed: bool) -> None:
    state = table(
        A=seat_text("bodkin", "resurrection-potion"),
        B=seat_text(EMBER, "wanted-poster"),
        C=seat_text("itch"),
        events="strength-3 rest",
        kobolds="vex rest",
    )
    go(state, "A done", "B pass", "A lay 1")
    if revealed:
        go(state, "A pass", "B call", "C trust")
    go(state, "A pass", "B play wanted-poster A", *([] if revealed else ["C call"]))
    assert asked(state) == "loss A"
    go(state, "A lose 1", "A play resurrection-potion")
    assert (kobolds(state, "A"), gold(state), field(state, "active")) == (["vex"], (10, 10, 10), "B")
    assert words(state, "event-discards") == ["strength-3"]


@pytest.mark.clause("TC-V13", "TC-E1")
@pytest.mark.parametrize("revealed", [False, True])
def test_a_quester_felled_before_settlement_ends_the_quest(revealed: bool) -> None:
    state = table(
        A=seat_text("grub"),
        B=seat_text(EMBER.replace("grub", "vex"), "wanted-poster"),
        C=seat_text("itch"),
        events="strength-3 rest",
    )
    go(state, "A done", "B pass")
    if revealed:
        go(state, "B call", "C call")
        told = go(state, "B play wanted-poster A")
    else:
        told = go(state, "B play wanted-poster A", "C call")
    assert (heard(told, WentOut), heard(told, QuestDone)) == ([WentOut(0)], [])
    assert (gold(state), field(state, "active"), asked(state)) == ((10, 10, 10), "B", "turn-start B")


@pytest.mark.clause("TC-V13")
def test_a_quester_felled_before_it_lays_ends_the_quest() -> None:
    """A, asked to lay, plays a poster; B at its loss answers with another."""
    state = table(
        A=seat_text("bodkin", "wanted-poster"),
        B=seat_text("ember fidget", "wanted-poster"),
        C=seat_text("itch"),
        events="strength-3 rest",
    )
    go(state, "A done", "B pass", "A play wanted-poster B", "B play wanted-poster A")
    assert (is_out(state, "A"), asked(state)) == (True, "loss B")
    go(state, "B lose 1")
    assert (field(state, "active"), gold(state)) == ("B", (10, 10, 10))


@pytest.mark.clause("TC-V13")
def test_a_caller_felled_before_the_calls_are_shown_does_not_count() -> None:
    state = table(
        A=seat_text("bodkin"),
        B=seat_text("ember", "wanted-poster"),
        C=seat_text("hiccup"),
        D=seat_text("itch"),
        events="strength-3 rest",
    )
    go(state, "A done", "B pass", "B play wanted-poster D", "C call", "D call")
    assert (is_out(state, "D"), asked(state)) == (True, "quest-laid BC")
    go(state, "B trust", "C call")
    assert gold(state) == (8, 10, 13, 10)


@pytest.mark.clause("TC-V3", "TC-V13")
def test_a_caller_felled_between_reveal_and_settlement_gains_nothing() -> None:
    state = table(
        A=seat_text("bodkin"),
        B=seat_text("ember", "wanted-poster"),
        C=seat_text("hiccup"),
        D=seat_text("itch"),
        events="strength-3 rest",
    )
    go(state, "A done", "B pass", "B call", "C call", "D call", "B play wanted-poster D")
    assert gold(state) == (8, 13, 13, 10)
    state = table(
        A=seat_text("grub"),
        B=seat_text("ember", "wanted-poster"),
        C=seat_text("hiccup"),
        D=seat_text("itch"),
        events="strength-3 rest",
    )
    go(state, "A done", "B pass", "B call", "C call", "D call", "B play wanted-poster D")
    assert gold(state) == (13, 8, 8, 10)


@pytest.mark.clause("TC-V1", "TC-Q3")
def test_quest_revealed_is_a_moment_for_items() -> None:
    state = seated("", "spare-change", events="strength-3 rest")
    go(state, "A done", "B pass", "A lay 1", "B call")
    assert (asked(state), look(state).going.callers) == ("quest-revealed B", (1,))
    quiet(state)
    assert asked(state) == "turn-start B"
