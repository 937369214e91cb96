"""Choice, Rearrange and Roar."""

import pytest
from hypothesis import given

from warren import Rng, State
from warren.games.too_many.game import GAME
from warren.games.too_many.rules.events import Chose, Placed, Rearranged, Roared

from . import naive
from .table import (
    POWERS,
    cards,
    cave,
    cells,
    few,
    field,
    filled,
    full_caves,
    grow,
    happy,
    heard,
    kinds,
    look,
    many,
    play_out,
    playings,
    refused,
    seeds,
    table,
    texts,
    words,
)

#: The queue below holds three moss and no child, then enough for the turns to come.
REST = [f"{name}-{letter}" for name in ("water", "stone", "coins") for letter in "abcdefg"] + [
    "picker",
    "picker",
    "egg-guard",
]


def line(*queue: str, **fields: object) -> State:
    """A table with fire, meat and two that give nothing in its head, and that queue before the rest."""
    named = {"head": "fire-a meat-a fan goblin", **fields}
    elsewhere = " ".join([*queue, *(str(value) for value in named.values())])
    rest = [card for card in REST if card not in elsewhere]
    return table(**{"queue": " ".join([*queue, *rest]), **named})


@pytest.mark.clause("TM-P1")
def test_choice_finds_the_queues_first_card_of_a_resource() -> None:
    state = line("fan", "crystal-b", "moss-c", "moss-a", "crystal-a")
    queue = words(state, "queue")
    events = state.play(0, "choice moss")
    assert list(events) == [Chose(0, "moss", 2, "moss-c", "fan")]
    assert (field(state, "found"), look(state).found) == ("moss-c", "moss-c")
    queue.remove("moss-c")
    assert words(state, "queue") == queue
    events = state.play(0, "at 0,1")
    assert heard(events, Placed) == [Placed(0, "moss-c", 0, 1)]
    assert cards(state)["0,1"] == "moss-c"
    assert field(state, "found") == "none"
    assert words(state, "queue") == queue


@pytest.mark.clause("TM-P1")
def test_the_visible_top_is_included() -> None:
    state = line("moss-c", "crystal-b", "moss-a")
    assert list(state.play(0, "choice moss")) == [Chose(0, "moss", 0, "moss-c", "crystal-b")]
    assert look(state).top == "crystal-b"
    assert field(state, "clear") == "none"


@pytest.mark.clause("TM-P1")
def test_the_visible_top_may_be_the_only_card_of_its_resource() -> None:
    state = line("moss-c")
    assert "moss" in cells(state, "choice ")
    state.play(0, "choice moss")
    assert look(state).found == "moss-c"


@pytest.mark.clause("TM-P1")
def test_the_card_found_is_adopted_wherever_it_may_go() -> None:
    state = line("fan", "moss-a", A=cave("stone-g@1,0"))
    open_cells = cells(state)
    state.play(0, "choice moss")
    assert cells(state, "at ") == open_cells
    assert refused(state, "at 1,0") == "TM-L2"
    assert refused(state, "at 3,0") == "TM-L2"
    assert refused(state, "at 5,0") == "TM-L1"
    state.play(0, "at 0,1")
    assert happy(state) == {"0,1"}


@pytest.mark.clause("TM-P1")
@pytest.mark.parametrize("resource", ["fire", "meat"])
def test_a_resource_that_the_head_gives_cannot_be_named(resource: str) -> None:
    state = line("fan", f"{resource}-b")
    assert refused(state, f"choice {resource}") == "TM-P1"


@pytest.mark.clause("TM-P1")
@pytest.mark.parametrize("place", range(4))
def test_every_place_of_the_head_counts(place: int) -> None:
    head = ["fan", "fan", "goblin", "goblin"]
    head[place] = "moss-a"
    state = line("moss-b", head=" ".join(head))
    assert refused(state, "choice moss") == "TM-P1"


@pytest.mark.clause("TM-P1")
@pytest.mark.parametrize("resource", ["moss", "crystal"])
def test_a_resource_that_none_is_left_of_cannot_be_named(resource: str) -> None:
    state = line("fan")
    assert look(state).left[resource] == 0
    assert refused(state, f"choice {resource}") == "TM-P1"
    assert cells(state, "choice ") == {"water", "stone", "coins", "child"}


@pytest.mark.clause("TM-P1")
def test_the_very_last_card_of_the_queue_can_be_found() -> None:
    state = table(
        head="fire-a meat-a fan goblin",
        queue=" ".join([*(card for card in REST if card != "egg-guard"), "goblin", "egg-guard"]),
    )
    depth = len(words(state, "queue")) - 1
    assert list(state.play(0, "choice child")) == [Chose(0, "child", depth, "egg-guard", "water-a")]


@pytest.mark.clause("TM-P1", "TM-H5")
@pytest.mark.parametrize("card", ["child", "egg-guard"])
def test_child_is_a_resource_to_name_and_the_egg_guard_gives_it_too(card: str) -> None:
    state = line("fan", card, "child")
    state.play(0, "choice child")
    assert look(state).found == card
    assert refused(line("child", head=f"fire-a meat-a {card} fan"), "choice child") == "TM-P1"


@pytest.mark.clause("TM-P1")
def test_how_many_were_passed_over_is_known_to_everyone() -> None:
    state = line("fan", "crystal-b", "coins-a", "moss-c", "crystal-a", "moss-a")
    state.play(0, "choice moss")
    assert field(state, "clear") == "moss=3"
    assert [look(state, seat).clear for seat in (None, 0, 1)] == [{"moss": 3}] * 3


@pytest.mark.clause("TM-P1")
def test_what_is_known_moves_up_with_the_queue() -> None:
    state = line("fan", "crystal-b", "coins-a", "moss-c", "crystal-a", "moss-a")
    state.play(0, "choice moss")
    state.play(0, "at 0,1")
    state.play(1, "adopt 5 at 0,1")
    assert field(state, "clear") == "moss=2"
    state.play(0, "adopt 1 at 1,0")
    assert field(state, "clear") == "moss=1"
    state.play(1, "mama at 1,0")
    assert field(state, "clear") == "moss=1"
    state.play(0, "adopt 2 at -1,0")
    assert field(state, "clear") == "none"
    state.play(1, "adopt 2 at -1,0")
    assert field(state, "clear") == "none"


@pytest.mark.clause("TM-P1")
@pytest.mark.parametrize(
    ("named", "clear"),
    [("crystal", "crystal=1 moss=2"), ("stone", "moss=3 stone=5"), ("coins", "moss=2 coins=2"), ("moss", "moss=4")],
)
def test_what_two_choices_told_is_known_together(named: str, clear: str) -> None:
    """A card taken from among those known not to give a resource leaves one fewer of them."""
    state = line("fan", "crystal-b", "coins-a", "moss-c", "crystal-a", "moss-a", "stone-a")
    state.play(0, "choice moss")
    state.play(0, "at 0,1")
    state.play(1, f"choice {named}")
    assert field(state, "clear") == clear


@pytest.mark.clause("TM-P1")
def test_a_card_taken_right_below_those_known_leaves_them_known() -> None:
    state = line("fan", "crystal-b", "coins-a", "moss-c", "stone-a", "moss-a")
    state.play(0, "choice moss")
    state.play(0, "at 0,1")
    state.play(1, "choice stone")
    assert field(state, "clear") == "moss=3 stone=3"


@pytest.mark.clause("TM-P1")
@given(state=playings(), seed=seeds)
@many
def test_what_is_known_of_the_queue_is_true_in_the_truth_and_in_what_is_imagined(state: State, seed: int) -> None:
    worlds = [state, *(state.imagine(seat, Rng.seeded(f"{seed}/{seat}")) for seat in (None, 0, 1))]
    for world in worlds:
        assert field(world, "clear") == field(state, "clear")
        queue = [naive.gives(name) for name in words(world, "queue")]
        for resource, count in look(state).clear.items():
            assert resource not in queue[:count]


@pytest.mark.clause("TM-P1")
@given(seed=seeds)
@few
def test_imagined_worlds_keep_to_what_choice_told(seed: int) -> None:
    state = line("fan", "crystal-b", "coins-a", "water-c", "crystal-a", "moss-a", "moss-b")
    state.play(0, "choice moss")
    queue = words(state.imagine(1, Rng.seeded(seed)), "queue")
    assert queue[0] == "fan"
    assert all(naive.gives(name) != "moss" for name in queue[:5])
    assert sorted(queue) == sorted(words(state, "queue"))


@pytest.mark.clause("TM-P1", "TM-P3")
def test_roar_ends_what_was_known() -> None:
    """More was known than the new head takes from the queue."""
    state = line("fan", "crystal-b", "coins-a", "coins-b", "coins-c", "coins-d", "coins-e", "moss-c", "moss-a")
    state.play(0, "choice moss")
    state.play(0, "at 0,1")
    assert field(state, "clear") == "moss=7"
    state.play(1, "roar")
    assert field(state, "clear") == "none"
    assert look(state).clear == {}


@pytest.mark.clause("TM-P2")
def test_rearrange_moves_a_card_and_the_turn_goes_on() -> None:
    state = table(A=cave("stone-g@1,0", "fire-g@1,1"))
    events = state.play(0, "rearrange 1,1 to -1,0")
    assert list(events) == [Rearranged(0, "fire-g", 1, 1, -1, 0)]
    assert cards(state) == {"0,0": "crystal-dragon", "1,0": "stone-g", "-1,0": "fire-g"}
    assert (state.ask().seats, state.ask().kind) == ((0,), "turn")
    assert look(state).caves[0].powers == {"choice": 1, "rearrange": 0, "roar": 1}
    assert cells(state) == {"-2,0", "2,0", "0,1", "0,-1", "1,1", "1,-1", "-1,1", "-1,-1"}


@pytest.mark.clause("TM-P2")
def test_neither_the_dragon_nor_mama_moves() -> None:
    state = table(A=cave("stone-g@1,0", "mama@0,1"))
    assert refused(state, "rearrange 0,1 to 1,1") == "TM-P2"
    assert refused(state, "rearrange 0,0 to 1,1") == "TM-P2"
    assert {text.split()[1] for text in texts(state) if text.startswith("rearrange")} == {"1,0"}


@pytest.mark.clause("TM-P2")
@pytest.mark.parametrize("card", ["stone-g", "child", "egg-guard", "fan", "picker", "goblin"])
def test_every_kobold_may_be_moved_goblins_too(card: str) -> None:
    state = table(A=cave(f"{card}@1,0"))
    state.play(0, "rearrange 1,0 to 0,1")
    assert cards(state)["0,1"].rstrip("+") == card


@pytest.mark.clause("TM-P2")
def test_only_a_card_that_is_there_moves_and_only_ones_own() -> None:
    state = table(A=cave("stone-g@1,0"), B=cave("fire-g@0,1", dragon="water-dragon"))
    assert refused(state, "rearrange 0,1 to -1,0") == "TM-P2"
    assert refused(state, "rearrange 2,0 to -1,0") == "TM-P2"


@pytest.mark.clause("TM-P2")
@pytest.mark.parametrize("target", ["1,0", "0,0", "0,1"])
def test_the_target_is_an_empty_cell_other_than_its_own(target: str) -> None:
    state = table(A=cave("stone-g@1,0", "fire-g@0,1"))
    assert refused(state, f"rearrange 1,0 to {target}") == "TM-P2"


@pytest.mark.clause("TM-P2", "TM-L2")
def test_the_target_shares_an_edge_with_a_card_other_than_the_moved_one() -> None:
    """Beside its old cell alone is not beside the cave."""
    state = table(A=cave("stone-g@1,0"))
    assert refused(state, "rearrange 1,0 to 2,0") == "TM-L2"
    assert refused(state, "rearrange 1,0 to 1,1") == "TM-L2"
    assert cells(state, "rearrange 1,0 to ") == {"-1,0", "0,1", "0,-1"}


@pytest.mark.clause("TM-P2", "TM-L1")
def test_the_box_is_judged_without_the_moved_card() -> None:
    state = table(A=cave("stone-g@1,0", "fire-g@2,0", "meat-g@3,0", "moss-g@4,0"))
    assert refused(state, "adopt 1 at -1,0") == "TM-L1"
    state.play(0, "rearrange 4,0 to -1,0")
    assert (
        refused(
            table(A=cave("stone-g@1,0", "fire-g@2,0", "meat-g@3,0", "moss-g@4,0", "coins-g@0,1")),
            "rearrange 0,1 to -1,0",
        )
        == "TM-L1"
    )


@pytest.mark.clause("TM-P2")
def test_a_move_that_splits_the_cave_is_refused() -> None:
    state = table(A=cave("stone-g@1,0", "fire-g@2,0"))
    assert refused(state, "rearrange 1,0 to 0,1") == "TM-P2"
    assert refused(state, "rearrange 1,0 to 3,0") == "TM-P2"
    assert refused(state, "rearrange 1,0 to 2,1") == "TM-P2"
    assert cells(state, "rearrange 1,0 to ") == set()
    assert cells(state, "rearrange 2,0 to ") == {"-1,0", "0,1", "0,-1", "1,1", "1,-1"}


@pytest.mark.clause("TM-P2")
def test_a_bridge_may_move_where_it_bridges_again() -> None:
    """Without 1,0 the cave falls in two; at 1,1 the moved card joins both halves again."""
    state = table(A=cave("stone-g@1,0", "fire-g@2,0", "meat-g@2,1", "moss-g@0,1"))
    assert cells(state, "rearrange 1,0 to ") == {"1,1"}
    state.play(0, "rearrange 1,0 to 1,1")
    assert set(cards(state)) == {"0,0", "1,1", "2,0", "2,1", "0,1"}


@pytest.mark.clause("TM-P2")
def test_rearrange_is_not_offered_without_a_target() -> None:
    assert "rearrange" not in kinds(table())
    assert "rearrange" not in kinds(table(A=cave("mama@1,0")))
    ring = table(A=filled(15, "crystal", "water"), turn="B")
    assert "rearrange" not in kinds(ring, 1)


@pytest.mark.clause("TM-P2")
@given(state=playings())
@many
def test_rearrangements_are_those_a_slow_count_finds(state: State) -> None:
    fields = GAME.write_position(state)
    if state.ask().kind == "turn":
        cave_now = naive.read_cave(fields[fields["turn"]])
        seat = state.ask().seats[0]
        held = (look(state, seat).caves[seat].powers or {})["rearrange"]
        expected = naive.rearrangements(cave_now) if held else set()
        assert {text for text in texts(state, seat) if text.startswith("rearrange")} == expected


@pytest.mark.clause("TM-P3")
def test_roar_shuffles_head_and_queue_together() -> None:
    state = line("moss-a")
    before = words(state, "head") + words(state, "queue")
    (event,) = state.play(0, "roar")
    after = words(state, "head") + words(state, "queue")
    assert sorted(after) == sorted(before)
    assert after != before
    assert event == Roared(0, look(state).head, look(state).top)
    assert (len(words(state, "head")), look(state).top) == (4, after[4])
    assert (state.ask().seats, state.ask().kind) == ((0,), "turn")


@pytest.mark.clause("TM-P3")
def test_by_roar_any_card_may_come_anywhere() -> None:
    heads: list[list[str]] = []
    for seed in range(400):
        state = table(
            **late_caves(), head="moss-a moss-b moss-c moss-d", queue="moss-e moss-f", rng=Rng.seeded(seed).words()
        )
        state.play(0, "roar")
        heads.append(words(state, "head") + words(state, "queue"))
    for place in range(6):
        counts = [sum(head[place] == f"moss-{letter}" for head in heads) for letter in "abcdef"]
        assert all(40 < count < 100 for count in counts), counts


def late_caves() -> dict[str, str]:
    """Two caves that lack two cards each."""
    return {"A": filled(13, "crystal", "water"), "B": filled(13, "fire", "meat"), "turn": "A"}


@pytest.mark.clause("TM-P3")
@pytest.mark.parametrize("count", [4, 5])
def test_roar_deals_up_to_four(count: int) -> None:
    names = [f"moss-{letter}" for letter in "abcde"[:count]]
    state = table(**late_caves(), head=" ".join(names[:4]), queue=" ".join(names[4:]) or "none")
    state.play(0, "roar")
    assert sorted(words(state, "head") + words(state, "queue")) == names
    assert (len(words(state, "head")), look(state).queue) == (4, count - 4)


@pytest.mark.clause("TM-P3")
def test_roar_may_deal_a_head_of_fewer() -> None:
    caves = {"A": filled(14, "crystal", "water"), "B": filled(14, "fire", "meat"), "turn": "A"}
    state = table(**caves, head="moss-a", queue="moss-b")
    state.play(0, "roar")
    assert sorted(words(state, "head")) == ["moss-a", "moss-b"]
    assert look(state).top is None


@pytest.mark.clause("TM-P3")
@given(state=playings())
@many
def test_roar_may_always_be_played(state: State) -> None:
    if state.ask().kind == "turn":
        (seat,) = state.ask().seats
        assert ("roar" in texts(state, seat)) == ((look(state, seat).caves[seat].powers or {})["roar"] > 0)


@pytest.mark.clause("TM-P4")
def test_what_others_have_left_is_shown_unless_the_table_wants_memory() -> None:
    state = GAME.start(3, 1, first="A")
    state.play(0, "roar")
    for seat in (None, 0, 1, 2):
        assert [seen.powers for seen in look(state, seat).caves] == [
            {"choice": 1, "rearrange": 1, "roar": 0},
            dict.fromkeys(POWERS, 1),
            dict.fromkeys(POWERS, 1),
        ]


@pytest.mark.clause("TM-P4")
def test_with_memory_a_seat_sees_its_own_powers_only() -> None:
    state = GAME.start(3, 1, first="A", memory=True)
    state.play(0, "roar")
    mine = {"choice": 1, "rearrange": 1, "roar": 0}
    assert [seen.powers for seen in look(state, 0).caves] == [mine, None, None]
    assert [seen.powers for seen in look(state, 1).caves] == [None, dict.fromkeys(POWERS, 1), None]
    assert [seen.powers for seen in look(state).caves] == [None, None, None]
    assert look(state, 1, remembered=True).caves[0].powers == mine
    assert look(state, 1).memory


@pytest.mark.clause("TM-P4")
def test_plays_are_told_to_everyone_with_memory_too() -> None:
    state = GAME.start(2, 1, first="A", memory=True)
    events = state.play(0, "roar")
    assert [heard(events.seen_by(seat), Roared) for seat in (None, 0, 1)] == [list(events)] * 3


def test_every_power_is_used_up_in_time() -> None:
    """Over many games each power is played, and none twice."""
    played = 0
    for seed in range(12):
        state = GAME.start(3, seed)
        play_out(state, Rng.seeded(seed))
        powers = [seen.powers or {} for seen in look(state).caves]
        assert all(count in (0, 1) for held in powers for count in held.values())
        played += 9 - sum(sum(held.values()) for held in powers)
    assert played > 30


def test_full_caves_end_the_game_whatever_powers_are_left() -> None:
    state = table(**full_caves(), over="yes")
    assert state.ask().seats == ()
    assert texts(state) == []


def test_a_card_moved_gives_where_it_lies_now() -> None:
    assert "1,0" in happy(grow(cave("moss-b@1,0", "stone-g@-1,0"), "-1,0>1,1"))
