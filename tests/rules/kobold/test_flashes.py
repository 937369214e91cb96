"""Flashes give point tiles for most of a toy."""

import pytest

from warren.games.kobold.rules.events import Flashed

from .table import fetch, field, heard, look, room, table

BALL = room(s3="!ball (kobold) (car)", s4="ball (!ball)", s5="!car (teddy)")


@pytest.mark.clause("KB-F1")
@pytest.mark.parametrize(
    ("loot", "seats", "tiles"),
    [
        (("ball*2", "ball", ""), (0,), (2, 0, 0)),
        (("", "ball*3", "ball*2"), (1,), (0, 2, 0)),
        (("", "", "ball"), (2,), (0, 0, 2)),
        (("ball", "ball", ""), (0, 1), (1, 1, 0)),
        (("ball*2", "ball", "ball*2"), (0, 2), (1, 0, 1)),
        (("ball", "ball*2", "ball*2"), (1, 2), (0, 1, 1)),
        (("ball", "ball", "ball"), (0, 1, 2), (1, 1, 1)),
        (("car*3", "teddy", "clown"), (), (0, 0, 0)),
    ],
)
def test_most_of_the_toy_gets_two_tiles_and_a_tie_one_each(
    loot: tuple[str, str, str], seats: tuple[int, ...], tiles: tuple[int, ...]
) -> None:
    state = table(sections=BALL, pawns="A3", **dict(zip("ABC", loot, strict=True)))
    (flashed,) = heard(fetch(state, "3.1"), Flashed)
    assert (flashed.toy, flashed.seats) == ("ball", seats)
    assert tuple(one.tiles for one in look(state).loot) == tiles
    assert all(flashed.tiles == tiles[seat] for seat in seats)


@pytest.mark.clause("KB-F1")
@pytest.mark.parametrize("loot", ["ball", "car"])
def test_a_flash_leaves_the_game_whether_anybody_has_its_toy_or_not(loot: str) -> None:
    state = table(sections=BALL, pawns="A3", A=loot)
    fetch(state, "3.1")
    assert (field(state, "removed"), field(state, "flashes")) == ("!ball", "none")
    assert field(state, "A").startswith(f"{loot} tiles=")


@pytest.mark.clause("KB-F1")
@pytest.mark.parametrize("toy", ["ball", "clown", "car", "teddy"])
def test_a_flash_scores_the_toy_it_shows(toy: str) -> None:
    others = [other for other in ("ball", "clown", "car", "teddy") if other != toy]
    state = table(sections=room(s3=f"!{toy} (kobold) (car)"), pawns="A3", A=" ".join(others), B=toy)
    assert heard(fetch(state, "3.1"), Flashed) == [Flashed(toy, (1,), 2)]


@pytest.mark.clause("KB-F1")
def test_a_flash_waits_for_the_end_of_the_turn() -> None:
    state = table(sections=BALL, pawns="A3 A5", A="ball")
    assert heard(fetch(state, "3.1"), Flashed) == []
    assert (look(state).flashes, look(state).loot[0].tiles) == (("!ball",), 0)
    assert len(heard(fetch(state, "5.2"), Flashed)) == 1


@pytest.mark.clause("KB-F1")
@pytest.mark.parametrize("order", [("3.1", "4.1"), ("4.1", "3.1")])
def test_tokens_grabbed_in_the_turn_count_before_or_after_the_flash(order: tuple[str, str]) -> None:
    state = table(sections=BALL, pawns="A3 A4", A="ball", B="ball")
    assert heard(fetch(state, *order), Flashed) == [Flashed("ball", (0,), 2)]


@pytest.mark.clause("KB-F1")
def test_a_flash_is_no_toy_itself() -> None:
    state = table(sections=BALL, pawns="A3", B="ball")
    assert heard(fetch(state, "3.1"), Flashed) == [Flashed("ball", (1,), 2)]


@pytest.mark.clause("KB-F1")
@pytest.mark.parametrize(("order", "toys"), [(("3.1", "5.1"), ["ball", "car"]), (("5.1", "3.1"), ["car", "ball"])])
def test_two_flashes_score_in_the_order_taken(order: tuple[str, str], toys: list[str]) -> None:
    state = table(sections=BALL, pawns="A3 A5", A="ball car")
    assert [event.toy for event in heard(fetch(state, *order), Flashed)] == toys
    assert look(state).loot[0].tiles == 4


@pytest.mark.clause("KB-F1")
@pytest.mark.parametrize(("other", "tiles"), [("none", (4, 0)), ("ball", (2, 2))])
def test_two_flashes_for_the_same_toy_score_it_twice(other: str, tiles: tuple[int, int]) -> None:
    state = table(sections=BALL, pawns="A3 A4", A="ball", B=other)
    assert [event.toy for event in heard(fetch(state, "4.2", "3.1"), Flashed)] == ["ball", "ball"]
    assert tuple(one.tiles for one in look(state).loot) == tiles
    assert field(state, "removed") == "!ball*2"


@pytest.mark.clause("KB-F1")
def test_three_flashes_in_a_turn_all_score() -> None:
    state = table(sections=BALL, pawns="A3 A4 A5", A="ball car")
    assert [event.toy for event in heard(fetch(state, "5.1", "4.2", "3.1"), Flashed)] == ["car", "ball", "ball"]
    assert look(state).loot[0].tiles == 6


@pytest.mark.clause("KB-F1")
def test_toys_stay_with_their_owners() -> None:
    state = table(sections=BALL, pawns="A3", A="ball*2", B="ball")
    fetch(state, "3.1")
    assert (field(state, "A"), field(state, "B")) == ("ball*2 tiles=2 gems=0", "ball tiles=0 gems=0")


@pytest.mark.clause("KB-F2")
def test_point_tiles_never_run_short() -> None:
    state = table(sections=BALL, pawns="A3", A="ball tiles=15", B="tiles=9")
    fetch(state, "3.1")
    assert [one.tiles for one in look(state).loot] == [17, 9]
