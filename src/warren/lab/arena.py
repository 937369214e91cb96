"""The arena: bots play a state to its end."""

from mypy_extensions import i64

from warren.bots.bot import Bot
from warren.bots.observation import Observation
from warren.engine.contract import State
from warren.engine.rng import Rng


def play_out(state: State, bots: list[Bot], rng: Rng) -> i64:
    """Let the bots, one a seat, play on to the end; the number of decisions made."""
    decisions: i64 = 0
    while True:
        seat: i64 = state.next_seat()
        if seat < 0:
            return decisions
        state.apply(seat, bots[seat].choose(Observation(state, seat), rng))
        decisions += 1
