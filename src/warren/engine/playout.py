"""The playout loop: whole playings by random moves, at full speed."""

from mypy_extensions import i64

from warren.engine.contract import MoveList, State
from warren.engine.rng import Rng


def playout(state: State, rng: Rng, scratch: MoveList) -> i64:
    """Play a state to its end by random moves; the number of decisions made."""
    decisions: i64 = 0
    while state.wander(rng, scratch):
        decisions += 1
    return decisions


def playouts(state: State, times: i64, seed: int) -> i64:
    """Play copies of a state to their ends; the number of decisions made in all."""
    rng = Rng.seeded(seed)
    scratch = MoveList(state.game.move_room)
    decisions: i64 = 0
    checksum: i64 = 0
    done: i64 = 0
    while done < times:
        copy = state.copy()
        decisions += playout(copy, rng, scratch)
        checksum += copy.score_of(0)
        done += 1
    return decisions


def whole_playings(table: State, times: i64, seed: int) -> i64:
    """Deal and play whole playings with a table's seats and options; the number of decisions made in all."""
    rng = Rng.seeded(seed)
    scratch = MoveList(table.game.move_room)
    decisions: i64 = 0
    checksum: i64 = 0
    done: i64 = 0
    while done < times:
        state = table.again(rng.branch())
        decisions += playout(state, rng, scratch)
        checksum += state.score_of(0)
        done += 1
    return decisions


def copies(state: State, times: i64) -> None:
    """Copy a state again and again, for measuring."""
    done: i64 = 0
    while done < times:
        state.copy()
        done += 1
