"""Random play: any legal move, and no other."""

import pytest

from warren import Rng
from warren.engine.moves import MoveList
from warren.engine.playout import playout
from warren.games.koffer.game import GAME

from .table import ROW, table


@pytest.mark.parametrize("tokens", ["0", "2", "9"])
@pytest.mark.parametrize(("specials", "aside"), [("none", ""), ("8 14 15", ""), ("8 14 15", "[Y1]"), ("1 7 8", "")])
def test_every_legal_move_is_picked_and_no_other(tokens: str, specials: str, aside: str) -> None:
    row = ROW if "7" not in specials else "R10 K2 R1 B4 Y5"
    state = table(row=row, A=f"{tokens} {aside}", specials=specials)
    rng, scratch = Rng.seeded(1), MoveList(GAME.move_room)
    picked = {int(state.pick(0, rng, scratch)) for _ in range(300)}
    assert picked == {int(move.code) for move in state.moves(0)}


@pytest.mark.clause("KF-E1", "KF-P4")
@pytest.mark.parametrize(
    ("seats", "specials", "turns"), [(2, "off", 34), (3, "off", 36), (4, "5,8,12", 36), (2, "7,8,9", 36)]
)
def test_a_random_playout_is_a_whole_game(seats: int, specials: str, turns: int) -> None:
    state = GAME.start(seats, seed=1, specials=specials)
    stock = GAME.inventory(state)
    assert playout(state, Rng.seeded(1), MoveList(GAME.move_room)) == turns
    assert state.over
    assert GAME.inventory(state) == stock
    assert state.scores() == GAME.recount(state)
