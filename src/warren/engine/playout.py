"""The playout loop: whole playings by random moves, at full speed."""

from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.rng import Rng


def playout(state: State, rng: Rng, scratch: MoveList) -> i64:
    """Play a state to its end by random moves; the number of decisions made."""
    decisions: i64 = 0
    while state.wander(rng, scratch):
        decisions += 1
    return decisions


def playouts(state: State, times: i64, seed: int, fresh: bool = False) -> i64:
    """Play copies of a state, or with `fresh` new deals of its table, to their ends; the decisions made in all."""
    rng = Rng.seeded(seed)
    scratch = MoveList(state.game.move_room)
    decisions: i64 = 0
    checksum: i64 = 0
    done: i64 = 0
    while done < times:
        playing = state.again(rng.branch()) if fresh else state.copy()
        decisions += playout(playing, rng, scratch)
        checksum += playing._score_of(0)
        done += 1
    return decisions


def copies(state: State, times: i64) -> None:
    """Copy a state again and again, for measuring."""
    done: i64 = 0
    while done < times:
        state.copy()
        done += 1
