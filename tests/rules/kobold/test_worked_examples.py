"""The examples of the rulebook."""

import pytest

from warren.games.kobold.rules.events import Caught, Flashed, GemSet, Rolled

from .table import bare, end, fetch, field, heard, look, room, table


@pytest.mark.clause("KB-X1", "KB-E3")
def test_simon_has_sixteen_points() -> None:
    state = end(A="teddy*3 ball clown violet*2 blue kobold tiles=3 gems=7", B="ball clown teddy*2")
    assert look(state).lines[0] == {"gem-trophies": 4 + 3, "toy-trophies": 5, "tiles": 3, "kobolds": 1}
    assert state.scores()[0] == 16


@pytest.mark.clause("KB-X1")
def test_simons_loose_toys_and_gems_add_nothing() -> None:
    assert end(A="teddy*3 kobold tiles=3 gems=7", B="teddy*2").scores()[0] == 16


@pytest.mark.clause("KB-X2", "KB-G1")
def test_the_first_completed_set_takes_the_five() -> None:
    state = table(pawns="A6", A="violet green yellow")
    assert heard(fetch(state, "6.2"), GemSet) == [GemSet(seat=0, points=5)]


@pytest.mark.clause("KB-X3", "KB-F1")
@pytest.mark.parametrize(("balls", "seats", "tiles"), [("ball*2", (0,), 2), ("ball", (0, 1), 1)])
def test_a_ball_flash_gives_two_tiles_for_most_balls_and_one_each_for_a_tie(
    balls: str, seats: tuple[int, ...], tiles: int
) -> None:
    state = table(sections=room(s3="!ball (kobold) (car)"), pawns="A3", A=balls, B="ball")
    assert heard(fetch(state, "3.1"), Flashed) == [Flashed("ball", seats, tiles)]


@pytest.mark.clause("KB-X4", "KB-T3", "KB-T4")
def test_yellow_two_turns_the_beam_back_and_two_seats_go_home_empty_handed() -> None:
    state = bare("yellow 2", seats=3, beam=5, pawns="A1 B3 C4")
    events = fetch(state, "1.1")
    assert heard(events, Rolled) == [Rolled(face="yellow 2", beam=3)]
    assert heard(events, Caught) == [Caught(seat=1, section=3, pawns=1), Caught(seat=2, section=4, pawns=1)]
    assert [field(state, key) for key in ("pawns", "B", "C")] == ["none", "tiles=0 gems=0", "tiles=0 gems=0"]


@pytest.mark.clause("KB-X5", "KB-E2")
def test_two_seats_tied_on_clowns_leave_the_clown_trophy() -> None:
    state = end(A="clown*2", B="clown*2", C="clown")
    assert state.scores() == (0, 0, 0)
    assert [(trophy.leader, trophy.tied) for trophy in look(state).toy_trophies][1] == (None, (0, 1))


@pytest.mark.clause("KB-X6", "KB-E2")
def test_most_balls_and_most_cars_take_both_trophies() -> None:
    assert end(A="ball*2 car*3", B="ball car*2").scores() == (10, 0)
