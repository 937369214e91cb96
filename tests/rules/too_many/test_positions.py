"""Tables that can be set up, and those that cannot."""

import pytest
from hypothesis import given

from warren import BadPosition, State
from warren.games.too_many.game import GAME

from .table import BOX, cards, cave, field, filled, full_caves, look, many, playings, table, words

HANDS = "A mama choice=1 rearrange=1 roar=1; B mama choice=1 rearrange=1 roar=1"


def test_what_is_left_out_is_as_on_a_fresh_table() -> None:
    fields = GAME.write_position(GAME.position(""))
    assert fields["queue"].split()[:3] == ["crystal-e", "crystal-f", "crystal-g"]
    assert len(fields.pop("queue").split()) == 61
    assert fields == {
        "game": "too_many",
        "seats": "2",
        "turn": "A",
        "first": "A",
        "over": "no",
        "choosing": "no",
        "head": "crystal-a crystal-b crystal-c crystal-d",
        "clear": "none",
        "found": "none",
        "hands": HANDS,
        "options": "none",
        "rng": fields["rng"],
        "A": "crystal-dragon@0,0",
        "B": "water-dragon@0,0",
    }


def test_a_missing_queue_is_every_card_not_named() -> None:
    state = table(A=cave("moss-a", "goblin"), head="fan child", found="stone-a")
    assert GAME.inventory(state) == GAME.inventory(table())
    assert len(words(state, "queue")) == 65 - 5


def test_with_a_queue_given_every_card_must_be_named() -> None:
    fields = GAME.write_position(GAME.position(""))
    fields["queue"] = fields["queue"].replace("picker ", "", 1)
    with pytest.raises(BadPosition, match="The box has 3 of “picker”, and the position only 2"):
        GAME.position(fields)


def test_lines_and_a_mapping_say_the_same() -> None:
    text = "turn: B  # a remark\n\nhead: fan child goblin picker\nB: fire-dragon@0,0 stone-a+@1,0\nA: moss-dragon@0,0"
    mapping = {
        "turn": "B",
        "head": "fan child goblin picker",
        "B": "fire-dragon@0,0 stone-a+@1,0",
        "A": "moss-dragon@0,0",
    }
    assert GAME.position(text).hash() == GAME.position(mapping).hash()


def test_a_mama_in_the_cave_is_not_in_hand() -> None:
    state = table(A=cave("mama"))
    assert [seen.mama for seen in look(state).caves] == [False, True]
    assert field(state, "hands").startswith("A choice=1")


def test_hands_left_out_of_the_list_are_full() -> None:
    state = table(hands="B mama roar=1")
    assert field(state, "hands") == "A mama choice=1 rearrange=1 roar=1; B mama roar=1"


def test_a_happy_card_ends_in_a_plus() -> None:
    state = table(A=cave("stone-c+@1,0", "mama@-1,0", dragon="fire-dragon+"))
    assert cards(state) == {"0,0": "fire-dragon+", "1,0": "stone-c+", "-1,0": "mama"}


@given(state=playings())
@many
def test_a_position_reads_back_as_the_same_table(state: State) -> None:
    again = GAME.position(state.position())
    assert again.position() == state.position()
    assert again.hash() == state.hash()
    assert (again.ask(), again.scores(), again.outcome()) == (state.ask(), state.scores(), state.outcome())
    assert all(again.view(seat) == state.view(seat) for seat in (None, 0, 1))
    for seat in state.ask().seats:
        assert [move.text for move in again.moves(seat)] == [move.text for move in state.moves(seat)]


@given(state=playings())
@many
def test_a_copy_is_the_same_table_and_plays_on_alone(state: State) -> None:
    before = state.hash()
    assert state.copy().hash() == before
    for seat in state.ask().seats:
        seen: set[str] = set()
        for move in state.moves(seat):
            if move.text.split()[0] in seen:
                continue
            seen.add(move.text.split()[0])
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
        {"seats": 6},
        {"seats": "two"},
        {"colour": "red"},
        {"C": "fire-dragon@0,0", "seats": 2},
        {"turn": "C"},
        {"first": "Z"},
        {"over": "maybe"},
        {"over": "yes"},
        {"rng": "nonsense"},
        {"A": "none"},
        {"A": "stone-a@0,0"},
        {"A": "crystal-dragon@1,0"},
        {"A": "crystal-dragon"},
        {"A": "crystal-dragon@0,0 stone-a"},
        {"A": "crystal-dragon@0,0 stone-a@x,y"},
        {"A": "crystal-dragon@0,0 stone-a@0,0"},
        {"A": "crystal-dragon@0,0 stone-a@1,0 stone-b@1,0"},
        {"A": "crystal-dragon@0,0 stone-a@2,0"},
        {"A": "crystal-dragon@0,0 stone-a@1,1"},
        {"A": "crystal-dragon@0,0 stone-a@5,0"},
        {"A": "crystal-dragon@0,0 stone-a@１,0"},
        {"A": "crystal-dragon@0,0 stone-a@0,1 stone-b@0,2 stone-c@0,-1"},
        {"A": "crystal-dragon@0,0 fire-dragon@1,0"},
        {"A": "crystal-dragon@0,0 stone-h@1,0"},
        {"A": "crystal-dragon@0,0 stone-a@1,0 stone-a@0,1"},
        {"A": "crystal-dragon@0,0 mama@1,0 mama@0,1"},
        {"A": "crystal-dragon@0,0 goblin+@1,0"},
        {"A": "crystal-dragon@0,0", "B": "crystal-dragon@0,0"},
        {"A": cave("egg-guard"), "B": cave("egg-guard", dragon="water-dragon")},
        {"head": "fan fan fan fan child"},
        {"head": "mama"},
        {"head": "fire-dragon"},
        {"head": "gold-a"},
        {"head": "egg-guard egg-guard"},
        {"head": "egg-guard", "queue": "egg-guard"},
        {"queue": "none"},
        {"queue": "fan child"},
        {"found": "mama"},
        {"found": "fire-dragon"},
        {"clear": "gold=1"},
        {"clear": "fire=0"},
        {"clear": "fire"},
        {"clear": "fire=99"},
        {"clear": "crystal=1"},
        {"hands": "A mama choice=2"},
        {"hands": "A mama choice=-1"},
        {"hands": "A mama teeth=1"},
        {"hands": "A choice=1"},
        {"hands": "C mama"},
        {"hands": "A mama", "A": cave("mama")},
        {"options": "two_heads"},
        {"options": "two_powers", "seats": 3},
        {"choosing": "yes"},
        {"choosing": "yes", "options": "choose_dragons"},
        {"choosing": "yes", "options": "choose_dragons", "turn": "B", "first": "A", "A": "fire-dragon@0,0"},
        {"choosing": "yes", "options": "choose_dragons", "turn": "B", "first": "A", "seats": 3},
        {"choosing": "yes", "options": "choose_dragons", "turn": "A", "B": cave("child")},
        {"choosing": "yes", "options": "choose_dragons", "turn": "B", "first": "A", "found": "child"},
        {"A": filled(15, "crystal", "water"), "turn": "A"},
        {**full_caves()},
        {**full_caves(), "over": "yes", "found": "fire-a"},
        {"seats": 5, "A": filled(15, "crystal", "water"), "turn": "B", "B": "moss-dragon@0,0"},
        {"seats": 5, "A": filled(14, "crystal", "water"), "B": "moss-dragon@0,0", "found": "fire-a"},
        {"seats": 5, "queue": "fan child"},
    ],
    ids=str,
)
def test_what_cannot_be_on_a_table_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        GAME.position(fields)


@pytest.mark.parametrize("text", ["turn", "turn: A\nturn: B"])
def test_lines_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.position(text)


def test_a_position_may_be_in_the_middle_of_choosing_dragons() -> None:
    state = table(seats=3, choosing="yes", options="choose_dragons", first="B", turn="C", A="fire-dragon@0,0")
    assert (state.ask().seats, state.ask().kind) == ((2,), "dragon")
    state.play(2, "dragon water")
    state.play(1, "dragon moss")
    assert [field(state, seat) for seat in "ABC"] == [f"{name}-dragon@0,0" for name in ("fire", "moss", "water")]


def test_a_position_may_be_between_choice_and_laying() -> None:
    state = table(found="fire-a", hands="A mama")
    assert (state.ask().seats, state.ask().kind) == ((0,), "place")
    assert "fire-a" not in words(state, "queue")


def test_a_full_table_is_over() -> None:
    state = table(**full_caves(), over="yes")
    assert state.over
    assert set(cards(state)) == set(BOX)


def test_options_are_kept() -> None:
    state = table(options="memory two_powers", hands="A mama choice=2 rearrange=2 roar=2")
    assert field(state, "options") == "two_powers memory"
    assert look(state, 0).caves[0].powers == {"choice": 2, "rearrange": 2, "roar": 2}
    assert look(state, 0).memory


def test_a_known_stretch_of_the_queue_is_read_if_it_is_true() -> None:
    state = table(head="fire-a", clear="fire=20 child=5")
    assert field(state, "clear") == "fire=20 child=5"
    with pytest.raises(BadPosition):
        table(head="fire-a", clear="water=20")
