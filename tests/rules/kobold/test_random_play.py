"""Random play: what holds at every turn, and that every game ends."""

import pytest
from hypothesis import given

from warren import Rng, State
from warren.engine.moves import MoveList
from warren.engine.playout import playout
from warren.games.kobold.game import GAME

from .table import few, look, play_out, room, seeds, sides, table


def check_turn_start(state: State) -> None:
    """KB-T8 at the start of a turn."""
    view = look(state)
    for part in view.sections:
        tokens = sum(space.token != "." for space in part.spaces)
        assert part.lit or tokens == len(part.spaces)
        assert max(part.pawns) <= (0 if part.lit else tokens)
    seat = state.ask().seats[0]
    places = [move for move in state.moves(seat) if move.text.startswith("place")]
    grabs = [move for move in state.moves(seat) if move.text.startswith("grab")]
    assert bool(places) == (view.loot[seat].hand > 0)
    assert bool(grabs) == (view.loot[seat].hand < 3)


@pytest.mark.clause("KB-T8")
@given(seed=seeds, side=sides)
@few
def test_at_the_start_of_every_turn_the_dark_is_full_and_the_light_has_no_pawns(
    seed: int, side: tuple[int, str]
) -> None:
    state, rng = GAME.start(side[0], seed, board=side[1], games=2), Rng.seeded(seed)
    places = 0
    while not state.over:
        if not look(state).fetching:
            check_turn_start(state)
        seat = state.ask().seats[0]
        move = state.moves(seat).pick(rng)
        places = places + 1 if move.text.startswith("place") else 0
        assert places <= 3 * side[0]
        state.push(seat, move)


@pytest.mark.clause("KB-T8")
@given(seed=seeds, side=sides)
@few
def test_every_pawn_that_fetches_finds_a_token(seed: int, side: tuple[int, str]) -> None:
    state, rng = GAME.start(side[0], seed, board=side[1]), Rng.seeded(seed)
    while play_out(state, rng, decisions=1) and not state.over:
        assert len(state.moves(state.ask().seats[0])) > 0


@pytest.mark.clause("KB-T8")
@pytest.mark.parametrize(("seats", "board"), [(2, "small"), (3, "small"), (3, "large"), (4, "large")])
def test_a_random_playout_is_a_whole_game(seats: int, board: str) -> None:
    state = GAME.start(seats, seed=1, board=board)
    stock = GAME.inventory(state)
    assert playout(state, Rng.seeded(1), MoveList(GAME.move_room)) < GAME.longest(seats)
    assert state.over
    assert GAME.inventory(state) == stock
    assert state.scores() == GAME.recount(state)


@pytest.mark.parametrize(("pawns", "fetching"), [("none", "no"), ("A3 A6", "no"), ("A3 A4 A4", "no"), ("A3 A6", "yes")])
def test_every_legal_move_is_picked_and_no_other(pawns: str, fetching: str) -> None:
    state = table(pawns=pawns, fetching=fetching, sections=room(s6="yellow . (green)"))
    rng, scratch = Rng.seeded(1), MoveList(GAME.move_room)
    picked = {int(state.pick(0, rng, scratch)) for _ in range(400)}
    assert picked == {int(move.code) for move in state.moves(0)}
