"""Tables that can be set up, and those that cannot."""

import pytest

from warren import BadPosition
from warren.games.koffer.game import GAME

from .table import ROW, field, table


def test_what_is_left_out_is_as_on_a_fresh_table() -> None:
    state = GAME.position("")
    assert GAME.write_position(state) == {
        "game": "koffer",
        "seats": "2",
        "turn": "A",
        "first": "A",
        "over": "no",
        "row": "K1 K2 K3 K4 K5 K6 K7",
        "deck": " ".join([*["K8", "K9", "K10"], *(f"{colour}{value}" for colour in "RBY" for value in range(1, 11))]),
        "box": "18",
        "specials": "none",
        "last": "none",
        "options": "games=1 specials=fixed memory=false",
        "match": "1 0 0",
        "rng": field(state, "rng"),
        "A": "7",
        "B": "7",
    }


def test_a_missing_deck_is_every_card_not_named() -> None:
    state = table(row=ROW, A="7 K1 (K5) [Y10]", specials="1 2 8")
    named = {"K1", "K5", "Y10", *ROW.split()}
    assert sorted(field(state, "deck").split()) == sorted(set(GAME.inventory(table())) - named - {"tokens"})


def test_with_a_deck_given_every_card_must_be_named() -> None:
    with pytest.raises(BadPosition, match="The box has 1 of “B1”, and the position only 0"):
        GAME.position({"row": ROW, "deck": "Y9"})


def test_a_missing_box_holds_the_tokens_not_named() -> None:
    assert field(table(row="R10*3 K2 R1 B4 Y5 K9 R2", A="4", B="0"), "box") == "25"


def test_lines_and_a_mapping_say_the_same() -> None:
    text = "A: 3 K6\nB: 5\nturn: B   # a remark\n\nrow: " + ROW
    assert GAME.position(text).hash() == table(A="3 K6", B="5", turn="B", row=ROW).hash()


def test_the_seat_to_move_began_unless_the_position_says_otherwise() -> None:
    assert field(table(turn="B"), "first") == "B"
    assert field(table(first="B"), "turn") == "B"
    assert (field(table(first="B", turn="A"), "first"), field(table(first="B", turn="A"), "turn")) == ("B", "A")


@pytest.mark.parametrize("letter", "AB")
def test_naming_one_seat_leaves_the_other_as_on_a_fresh_table(letter: str) -> None:
    other = "AB".replace(letter, "")
    state = GAME.position({letter: "5 K6"})
    assert (field(state, letter), field(state, other)) == ("5 K6", "7")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", "1"),
        ("seats", "5"),
        ("seats", "two"),
        ("turn", "C"),
        ("turn", "AB"),
        ("first", "Z"),
        ("row", "none"),
        ("row", "K1 K2 K3 K4 K5 K6 K7 K8"),
        ("row", "K11"),
        ("row", "K0"),
        ("row", "G3"),
        ("row", "K3 K3"),
        ("row", "K3*"),
        ("row", "K3*x"),
        ("row", "K3*-1"),
        ("row", "(K3)"),
        ("deck", "K1 K1"),
        ("deck", "joker"),
        ("A", ""),
        ("A", "K6"),
        ("A", "-1"),
        ("A", "7 K6 K6"),
        ("A", "7 6K"),
        ("E", "7"),
        ("box", "-1"),
        ("box", "some"),
        ("last", "ten"),
        ("specials", "1 2"),
        ("specials", "1 2 16"),
        ("specials", "1 1 2"),
        ("options", "games=0"),
        ("options", "memory=maybe"),
        ("options", "colour=red"),
        ("match", "1"),
        ("match", "2 0 0"),
        ("match", "0 0 0"),
        ("match", "1 0 0 0"),
        ("match", "1 x 0"),
        ("rng", "1 2 3"),
        ("rng", "here there every where"),
        ("weather", "fine"),
    ],
)
def test_what_cannot_be_on_a_table_is_refused(key: str, value: str) -> None:
    with pytest.raises(BadPosition):
        table(**{key: value})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "another"),
        ("over", "maybe"),
        ("last", "11"),
        ("last", "99999999999999999999"),
        ("box", "99999999999999999999"),
        ("A", "99999999999999999999"),
        ("A", "7 (K4]"),
        ("A", "7 (K4x"),
        ("A", "7 [K4] [K5]"),
        ("rng", "0 0 0 0"),
        ("rng", "-1 0 0 1"),
        ("rng", "fffffffffffffffffff 0 0 1"),
    ],
)
def test_what_no_table_could_write_down_is_refused(key: str, value: str) -> None:
    with pytest.raises(BadPosition):
        table(**{"specials": "3 8 15", key: value})


def test_a_seat_beyond_those_at_the_table_is_refused() -> None:
    with pytest.raises(BadPosition):
        table(seats=2, C="7")


@pytest.mark.parametrize("text", ["turn A", "turn: A\nturn: B", "A: 7\nA: 7"])
def test_lines_that_do_not_say_one_thing_each_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.position(text)


def test_a_row_longer_than_overbooked_allows_is_refused() -> None:
    with pytest.raises(BadPosition):
        table(row=ROW, specials="1 2 7")
