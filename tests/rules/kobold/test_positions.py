"""Tables that can be set up, and those that cannot."""

import pytest

from warren import BadPosition
from warren.games.kobold.game import GAME

from .table import bare, field, room, section, table


def test_what_is_left_out_is_as_on_a_fresh_table() -> None:
    state = GAME.position("")
    fields = GAME.write_position(state)
    assert (
        fields["sections"]
        == ". . / . . / ball (ball) (ball) / ball (ball) / ball (clown) / clown clown (clown) / clown (clown)"
    )
    assert len(fields.pop("supply").split()) == 66 - 12
    assert fields == {
        "game": "kobold",
        "seats": "2",
        "board": "small",
        "turn": "A",
        "first": "A",
        "ended": "no",
        "over": "no",
        "fetching": "no",
        "beam": "1",
        "sections": fields["sections"],
        "pawns": "none",
        "trophies": "0",
        "removed": "none",
        "flashes": "none",
        "die": "none",
        "options": "games=1",
        "match": "1 0 0",
        "rng": fields["rng"],
        "A": "tiles=0 gems=0",
        "B": "tiles=0 gems=0",
    }


def test_a_missing_supply_is_every_token_not_named() -> None:
    state = table(A="ball*2 violet", removed="!car")
    assert sum(count for name, count in GAME.inventory(state).items() if not name.startswith("pawns")) == 66


def test_with_a_supply_given_every_token_must_be_named() -> None:
    with pytest.raises(BadPosition, match="The box has 2 of “!ball”, and the position only 0"):
        GAME.position({"board": "small", "sections": room(), "supply": "teddy"})


def test_missing_trophies_and_removed_gems_follow_from_the_points_of_the_seats() -> None:
    state = GAME.position("A: gems=5\nB: gems=4")
    assert (field(state, "trophies"), field(state, "removed")) == ("2", "violet*2 green*2 yellow*2 blue*2")


def test_lines_and_a_mapping_say_the_same() -> None:
    text = "beam: 3\nA: ball*2\nturn: B   # a remark\n\npawns: A1 B1"
    assert GAME.position(text).hash() == GAME.position({"beam": 3, "A": "ball*2", "turn": "B", "pawns": "A1 B1"}).hash()


def test_the_seat_to_move_began_unless_the_position_says_otherwise() -> None:
    assert field(table(turn="B"), "first") == "B"
    assert field(table(first="B"), "turn") == "B"
    assert (field(table(first="B", turn="A"), "first"), field(table(first="B", turn="A"), "turn")) == ("B", "A")


def test_the_first_word_of_the_supply_is_drawn_first() -> None:
    assert section(bare(board="small", supply="teddy car " + "blue " * 7 + "green " * 7), 3) == "teddy (car) (blue)"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "koffer"),
        ("seats", "1"),
        ("seats", "5"),
        ("seats", "two"),
        ("board", "large"),
        ("board", "round"),
        ("turn", "C"),
        ("first", "Z"),
        ("beam", "0"),
        ("beam", "8"),
        ("beam", "one"),
        ("sections", "none"),
        ("sections", "ball"),
        ("sections", room(s3="ball (kobold)")),
        ("sections", room(s4="clown (teddy) (car)")),
        ("sections", room(s3="ball kobold (car)")),
        ("sections", room(s3="(ball) (kobold) (car)")),
        ("sections", room(s3="doll (kobold) (car)")),
        ("sections", room(s3="? (kobold) (car)")),
        ("sections", room(s3="ball (.) (car)")),
        ("sections", room() + " / . ."),
        ("pawns", "A1"),
        ("pawns", "A2"),
        ("pawns", "A8"),
        ("pawns", "A0"),
        ("pawns", "C3"),
        ("pawns", "3A"),
        ("pawns", "A3 A3 A3 A4"),
        ("pawns", "A4 A4 A4"),
        ("pawns", "B4 B4 B4"),
        ("supply", "doll"),
        ("supply", "kobold kobold kobold kobold kobold"),
        ("supply", "."),
        ("trophies", "6"),
        ("trophies", "-1"),
        ("removed", "ball*7"),
        ("removed", "ball*0"),
        ("removed", "ball*"),
        ("flashes", "ball"),
        ("flashes", "!ball"),
        ("die", "6"),
        ("die", "red 1"),
        ("fetching", "maybe"),
        ("fetching", "yes"),
        ("ended", "supply"),
        ("ended", "gem"),
        ("over", "yes"),
        ("A", "!ball"),
        ("A", "doll"),
        ("A", "ball*6"),
        ("A", "ball*x"),
        ("A", "tiles=x"),
        ("A", "tiles=-1"),
        ("A", "gems="),
        ("A", "points=3"),
        ("E", "ball"),
        ("C", "ball*9"),
        ("options", "games=0"),
        ("options", "board=small"),
        ("match", "1"),
        ("match", "2 0 0"),
        ("match", "1 0 0 0"),
        ("match", "1 x 0"),
        ("rng", "1 2 3"),
        ("rng", "0 0 0 0"),
        ("weather", "fine"),
    ],
)
def test_what_cannot_be_on_a_table_is_refused(key: str, value: str) -> None:
    with pytest.raises(BadPosition):
        table(**{key: value})


@pytest.mark.parametrize("pawns", ["A3 A3", "B3 B3"])
def test_more_pawns_of_a_seat_than_tokens_are_refused_where_a_turn_begins(pawns: str) -> None:
    with pytest.raises(BadPosition):
        table(sections=room(s3="ball . ."), pawns=pawns)


def test_while_another_seat_fetches_its_section_may_have_too_few_tokens_for_ones_pawns() -> None:
    state = table(sections=room(s3="ball . ."), pawns="A3 B3 B3", fetching="yes")
    assert field(state, "pawns") == "A3 B3 B3"


def test_a_room_with_nothing_in_the_dark_is_refused() -> None:
    with pytest.raises(BadPosition):
        table(sections="ball . / . . / . . . / . . / . . / . . . / . .")


@pytest.mark.parametrize(
    ("pawns", "flashes"), [("A3", "!ball !car !teddy"), ("A3 A4", "!ball !car"), ("A3 A4 A5", "!ball")]
)
def test_more_flashes_than_pawns_came_home_are_refused(pawns: str, flashes: str) -> None:
    with pytest.raises(BadPosition):
        table(pawns=pawns, flashes=flashes, fetching="yes")


@pytest.mark.parametrize("text", ["turn A", "turn: A\nturn: B", "A: ball\nA: ball"])
def test_lines_that_do_not_say_one_thing_each_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.position(text)


@pytest.mark.parametrize(("said", "face"), [("0", 0), ("blue 1", 0), ("yellow 2", 3), ("blank", 4), ("5", 5)])
def test_the_die_is_a_face_by_number_or_name(said: str, face: int) -> None:
    assert field(GAME.position({"die": said}), "die") == str(face)
