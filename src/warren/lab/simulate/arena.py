"""The arena: bots play a state to its end."""

from warren.bots.bot import Bot
from warren.bots.observation import Observation
from warren.engine.contract import State
from warren.engine.native import i64
from warren.engine.rng import Rng


class Players:
    """Bots that have sat down for one playing, one a seat."""

    def __init__(self, bots: list[Bot]) -> None:
        self.bots = [bot.sit() for bot in bots]
        self.remember = any(bot.is_stateful for bot in self.bots)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """The code of what a seat does."""
        return self.bots[seat].choose(Observation(state, seat), rng)

    def make(self, state: State, seat: i64, code: i64) -> None:
        """Make a move, and let those who remember notice it."""
        if not self.remember:
            state._apply(seat, code)
            return
        asked: i64 = state.asked()
        state._apply(seat, code)
        self.tell(state, seat, code, is_alone=asked & (asked - 1) == 0)

    def tell(self, state: State, mover: i64, code: i64, is_alone: bool) -> None:
        """A move in the form that everybody saw it; of sealed answers they saw too little."""
        seat: i64 = 0
        while seat < state.seats:
            if self.bots[seat].is_stateful:
                seen: i64 = code if seat == mover else state.game.advice.beliefs.public_action(code)
                self.bots[seat].inform_action(Observation(state, seat), mover, seen if is_alone else -1)
            seat += 1


def play_out(state: State, bots: list[Bot], rng: Rng) -> i64:
    """Let the bots, one a seat, play on to the end; the number of decisions made."""
    players = Players(bots)
    decisions: i64 = 0
    while True:
        seat: i64 = state.next_seat()
        if seat < 0:
            return decisions
        players.make(state, seat, players.choose(state, seat, rng))
        decisions += 1
