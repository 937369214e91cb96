"""Who is happy, and for how long."""

import pytest
from hypothesis import given

from warren import Rng, State
from warren.games.too_many.game import GAME
from warren.games.too_many.rules.events import Cheered, Turned

from . import naive
from .table import (
    RING,
    SHEET,
    arranged,
    cards,
    cave,
    few,
    field,
    grow,
    happy,
    heard,
    look,
    pick,
    playings,
    seat_counts,
    seeds,
    table,
)

#: Cards that are happy beside anything, so that they fill a ring: seven without wants, and a fan beside its dragon.
GLAD = [f"{resource}-a" for resource in ("crystal", "water", "moss", "stone", "fire", "meat", "coins")] + ["fan"]


@pytest.mark.clause("TM-H1")
@pytest.mark.parametrize("cell", ["1,1", "1,-1", "0,1", "0,-1", "2,1", "2,-1", "2,0"])
def test_a_card_gives_to_the_eight_around_it(cell: str) -> None:
    """Moss-b wants stone."""
    others = [f"coins-{letter}@{at}" for letter, at in zip("efg", ("0,1", "0,-1", "2,0"), strict=True) if at != cell]
    assert "1,0" in happy(grow(cave("moss-b@1,0", *others), f"stone-g@{cell}"))


@pytest.mark.clause("TM-H1", "TM-X1")
@pytest.mark.parametrize("cell", ["-1,0", "3,0"])
def test_a_card_gives_nothing_to_those_two_cells_away(cell: str) -> None:
    others = ["coins-e@2,0"] if cell == "3,0" else []
    assert "1,0" not in happy(grow(cave("moss-b@1,0", *others), f"stone-g@{cell}"))


@pytest.mark.clause("TM-H1")
def test_rows_do_not_run_over_into_each_other() -> None:
    """The right end of a row and the left end of the next one do not touch."""
    row = ["moss-b@4,0", "stone-g@0,1", "fire-e@1,0", "fire-f@2,0", "fire-g@3,0"]
    assert "4,0" not in happy(grow(cave(*row), "coins-e@4,1"))


@pytest.mark.clause("TM-H1")
@pytest.mark.parametrize("mood", ["", "+"])
def test_a_giver_gives_shy_or_happy(mood: str) -> None:
    assert "1,0" in happy(grow(cave("moss-b@1,0", f"stone-g{mood}@1,1", "coins-e@0,1"), "coins-f@0,-1"))


@pytest.mark.clause("TM-H1")
@pytest.mark.parametrize("cell", ["1,0", "0,1"])
def test_the_dragon_gives_its_own(cell: str) -> None:
    assert happy(grow(cave(dragon="stone-dragon"), f"moss-b@{cell}")) == {cell}
    assert happy(grow(cave(dragon="moss-dragon"), f"moss-b@{cell}")) == set()


@pytest.mark.clause("TM-H1")
def test_a_card_does_not_give_to_itself() -> None:
    sheet = SHEET.replace("[kobolds.b]\nwants = [1]", "[kobolds.b]\nwants = [0]")
    state = arranged({"A": cave(dragon="fire-dragon"), "B": cave(), "head": "moss-b"}, GAME.with_sheet(sheet))
    state.play(0, "adopt 1 at 1,0")
    assert happy(state) == set()
    state = arranged({"A": cave("moss-b@1,0"), "head": "moss-a"}, GAME.with_sheet(sheet))
    state.play(0, "adopt 1 at 1,1")
    assert happy(state) == {"1,0", "1,1"}


@pytest.mark.clause("TM-H2")
@pytest.mark.parametrize("letter", "abcdefg")
def test_a_kobold_turns_when_all_it_wants_lies_around_it_and_not_before(letter: str) -> None:
    """Crystal kobolds at 1,0 beside a crystal dragon, what they want laid around one by one."""
    spots = ["1,1", "1,-1", "2,0", "2,1"]
    wanted = [f"{want}-g" for want in naive.wants(f"crystal-{letter}")]
    state = grow(cave(), f"crystal-{letter}@1,0")
    for card, spot in zip(wanted, spots, strict=False):
        assert "1,0" not in happy(state)
        state = grow(field(state, "A"), f"{card}@{spot}")
    assert "1,0" in happy(state)


@pytest.mark.clause("TM-H2")
def test_a_kobold_without_wants_is_happy_at_once() -> None:
    state = grow(cave(), "stone-a@0,1")
    assert happy(state) == {"0,1"}


@pytest.mark.clause("TM-H2")
def test_one_card_may_make_several_happy() -> None:
    """Moss-b and crystal-c both want stone."""
    state = grow(cave("moss-b@1,0", "crystal-c@-1,0"), "stone-a@0,1")
    assert happy(state) == {"1,0", "-1,0", "0,1"}


@pytest.mark.clause("TM-H2")
def test_those_who_turn_are_told() -> None:
    state = table(A=cave("moss-b@1,0", "crystal-c@-1,0"), head="stone-a")
    events = state.play(0, "adopt 1 at 0,1")
    turned = (Turned("moss-b", 1, 0), Turned("crystal-c", -1, 0), Turned("stone-a", 0, 1))
    assert heard(events, Cheered) == [Cheered(0, turned)]
    assert heard(state.play(1, "mama at 0,1"), Cheered) == []


@pytest.mark.clause("TM-H2")
def test_a_want_listed_twice_needs_two_givers() -> None:
    game = GAME.with_sheet(SHEET.replace("[kobolds.b]\nwants = [1]", "[kobolds.b]\nwants = [1, 1]"))
    state = arranged({"A": cave("moss-b@1,0", "stone-g@1,1", "coins-e@0,1"), "head": "stone-f fire-g"}, game)
    one, two, other = state.copy(), state.copy(), state.copy()
    one.play(0, "adopt 1 at 1,-1")
    assert "1,0" in happy(one)
    two.play(0, "adopt 2 at 1,-1")
    assert "1,0" not in happy(two)
    other.play(0, "mama at 1,-1")
    assert "1,0" in happy(other)
    assert look(two).faces["moss-b"].wants == ("stone", "stone")


@pytest.mark.clause("TM-H2", "TM-M1")
def test_of_a_double_want_mama_stands_in_for_one_only() -> None:
    game = GAME.with_sheet(SHEET.replace("[kobolds.b]\nwants = [1]", "[kobolds.b]\nwants = [1, 1]"))
    state = arranged({"A": cave("moss-b@1,0", "coins-e@1,1", "coins-f@0,1")}, game)
    state.play(0, "mama at 1,-1")
    assert "1,0" not in happy(state)


@pytest.mark.clause("TM-H2", "TM-P2")
def test_moving_a_card_may_turn_others() -> None:
    state = table(A=cave("moss-b@1,0", "stone-g@-1,0"))
    events = state.play(0, "rearrange -1,0 to 0,1")
    assert happy(state) == {"1,0"}
    assert heard(events, Cheered) == [Cheered(0, (Turned("moss-b", 1, 0),))]


@pytest.mark.clause("TM-H3")
def test_a_happy_card_that_moves_stays_happy() -> None:
    state = grow(cave("fire-g@0,1", dragon="stone-dragon"), "moss-b@1,0", "1,0>0,2")
    assert cards(state)["0,2"] == "moss-b+"
    assert "1,0" not in cards(state)
    assert happy(state) == {"0,2"}


@pytest.mark.clause("TM-H3")
def test_a_shy_card_that_moves_stays_shy_where_it_lacks_something() -> None:
    assert happy(grow(cave("fire-g@0,1", "coins-b@1,0"), "1,0>-1,0")) == {"-1,0"}
    assert happy(grow(cave("fire-g@0,1", "fire-b@1,0"), "1,0>-1,0")) == set()


@pytest.mark.clause("TM-H3")
def test_who_loses_its_giver_stays_happy() -> None:
    state = grow(cave("moss-b@1,0"), "stone-g@0,1", "0,1>-1,0")
    assert cards(state) == {"0,0": "crystal-dragon", "1,0": "moss-b+", "-1,0": "stone-g"}


@pytest.mark.clause("TM-H3")
def test_a_card_that_left_gives_no_more() -> None:
    """Stone moves away before the one who wants it comes."""
    state = grow(cave("stone-g@0,1"), "0,1>-1,0", "moss-b@1,0")
    assert happy(state) == set()


@pytest.mark.clause("TM-H4")
def test_a_goblin_never_turns_happy() -> None:
    state = grow(cave(*[f"{card}+" for card in GLAD[:7]]), "goblin@1,-1")
    assert "1,-1" not in happy(state)
    state = grow(field(state, "A"), "mama@2,0")
    assert "1,-1" not in happy(state)
    assert happy(grow(cave(), "goblin@0,1")) == set()


@pytest.mark.clause("TM-H5")
@pytest.mark.parametrize("card", ["child", "egg-guard", "mama"])
@pytest.mark.parametrize("other", ["child", "egg-guard", "mama"])
def test_family_members_want_each_other_beside_them(card: str, other: str) -> None:
    if card == other != "child":
        return
    alone = grow(cave(), f"{card}@1,0")
    assert happy(alone) == set()
    assert happy(grow(field(alone, "A"), "stone-g@0,1")) == set()
    assert happy(grow(field(alone, "A"), f"{other}@-1,0")) == set()
    assert happy(grow(field(alone, "A"), f"{other}@0,1")) == {"1,0", "0,1"}


@pytest.mark.clause("TM-H5")
def test_a_fan_wants_the_dragon_beside_it() -> None:
    assert happy(grow(cave(), "fan@0,1")) == {"0,1"}
    assert happy(grow(cave("stone-g@0,1"), "fan@1,1")) == {"1,1"}
    assert happy(grow(cave("stone-g@0,1"), "fan@0,2")) == set()


@pytest.mark.clause("TM-H5")
@pytest.mark.parametrize(
    ("beside", "is_happy"),
    [
        ("stone-a", True),
        ("stone-b", True),
        ("stone-c", True),
        ("stone-d", True),
        ("stone-e", False),
        ("stone-g", False),
        ("picker", True),
        ("child", False),
        ("fan", False),
        ("goblin", False),
    ],
)
def test_a_picker_wants_a_mushroom_beside_it(beside: str, is_happy: bool) -> None:
    assert ("1,1" in happy(grow(cave(f"{beside}@0,1"), "picker@1,1"))) == is_happy


@pytest.mark.clause("TM-H5")
def test_a_mushroom_two_cells_away_is_no_use_to_a_picker() -> None:
    assert happy(grow(cave("stone-b@1,0"), "picker@-1,0")) == set()


@pytest.mark.clause("TM-H5")
def test_a_picker_does_not_count_its_own_mushroom() -> None:
    assert happy(grow(cave(), "picker@0,1")) == set()


@pytest.mark.clause("TM-H5")
@pytest.mark.parametrize("card", ["fan", "picker", "goblin"])
def test_fans_pickers_and_goblins_give_nothing(card: str) -> None:
    """Each basic kobold that wants one thing stays shy beside them."""
    for resource in naive.RESOURCES:
        want = naive.wants(f"{resource}-b")[0]
        dragon = next(name for name in naive.RESOURCES if name not in (want, "water"))
        state = grow(cave(f"{card}@0,1", dragon=f"{dragon}-dragon"), f"{resource}-b@1,1")
        assert "1,1" not in happy(state)


@pytest.mark.clause("TM-H6")
def test_the_dragon_turns_when_happy_cards_lie_all_around_it() -> None:
    state = grow(cave(*[f"{card}+" for card in GLAD[:7]]), "fan@1,-1")
    assert happy(state) == {"0,0", *RING}
    assert look(state).lines[0]["dragon"] == 5


@pytest.mark.clause("TM-H6")
@pytest.mark.parametrize("gap", RING)
def test_the_dragon_wants_all_eight_cells_filled(gap: str) -> None:
    others = [cell for cell in RING if cell != gap]
    ring = cave(*[f"{card}+@{cell}" for card, cell in zip(GLAD, others, strict=False)])
    assert "0,0" not in happy(grow(ring, "fire-b@-2,0" if gap == "1,0" else "fire-b@2,0"))
    assert "0,0" in happy(grow(ring, f"fan@{gap}"))


@pytest.mark.clause("TM-H6")
@pytest.mark.parametrize(("last", "turns"), [("water-g", False), ("goblin", False), ("child", False), ("picker", True)])
def test_a_shy_card_or_a_goblin_beside_it_keeps_the_dragon_waiting(last: str, turns: bool) -> None:
    state = grow(cave(*[f"{card}+" for card in GLAD[:7]]), f"{last}@1,-1")
    assert ("0,0" in happy(state)) == turns


@pytest.mark.clause("TM-H6")
def test_a_happy_mama_counts_for_the_dragon_and_a_shy_one_does_not() -> None:
    ring = [f"{card}+" for card in GLAD[:7]]
    assert "0,0" not in happy(grow(cave(*ring), "mama@1,-1"))
    assert "0,0" in happy(grow(cave(*ring, "child@2,0"), "mama@1,-1"))


@pytest.mark.clause("TM-H6", "TM-H2")
def test_kobolds_turn_before_the_dragon() -> None:
    """The last to turn in the ring and the dragon turn by the same card, laid outside the ring."""
    state = table(A=cave(*[f"{card}+" for card in GLAD[:7]], "moss-b@1,-1"), head="stone-g")
    events = state.play(0, "adopt 1 at 2,-1")
    assert heard(events, Cheered)[0].cards == (Turned("crystal-dragon", 0, 0), Turned("moss-b", 1, -1))


@pytest.mark.clause("TM-H6", "TM-H3")
def test_a_turned_dragon_stays_turned_when_a_card_leaves_its_side() -> None:
    state = grow(cave(*[f"{card}+" for card in GLAD[:7]]), "fan@1,-1", "1,-1>2,0")
    assert "0,0" in happy(state)
    assert look(state).lines[0]["dragon"] == 5


@pytest.mark.clause("TM-H1", "TM-H2", "TM-H3", "TM-H4", "TM-H5", "TM-H6", "TM-M1")
@given(seed=seeds, seats=seat_counts)
@few
def test_every_mood_is_as_a_slow_count_says(seed: int, seats: int) -> None:
    state, rng = GAME.start(seats, seed), Rng.seeded(seed)
    while not state.over:
        (seat,) = state.ask().seats
        before, move = GAME.write_position(state), pick(state, seat, rng)
        state.push(seat, move)
        others = [letter for letter in "ABCDE"[:seats] if letter != "ABCDE"[seat]]
        assert [field(state, letter) for letter in others] == [before[letter] for letter in others]
        if move.startswith(("choice", "roar")):
            assert field(state, "ABCDE"[seat]) == before["ABCDE"[seat]]
        else:
            assert field(state, "ABCDE"[seat]) == naive.cave_after(before, move)


@given(state=playings())
@few
def test_what_each_card_still_wants_is_shown(state: State) -> None:
    for seat in range(state.seats):
        found = naive.read_cave(field(state, "ABCDE"[seat]))
        for laid, card in zip(look(state).caves[seat].cards, found, strict=True):
            assert (laid.card, laid.happy, (laid.x, laid.y)) == (card.name, card.happy, card.at)
            if not card.happy and card.at != (0, 0) and card.name != "goblin":
                assert "lacking" in laid.met
