"""The arena: bots play a state to its end."""

from mypy_extensions import i64

from warren.bots.bot import Bot
from warren.bots.observation import Observation
from warren.engine.contract import State
from warren.engine.rng import Rng


def play_out(state: State, bots: list[Bot], rng: Rng) -> i64:
    """Let the bots, one a seat, play on to the end; the number of decisions made."""
    players = [bot.sit() for bot in bots]
    remember = any(player.remembers for player in players)
    decisions: i64 = 0
    while True:
        seat: i64 = state.next_seat()
        if seat < 0:
            return decisions
        code: i64 = players[seat].choose(Observation(state, seat), rng)
        asked: i64 = state.asked()
        state.apply(seat, code)
        if remember:
            tell(state, players, seat, code, asked & (asked - 1) == 0)
        decisions += 1


def tell(state: State, players: list[Bot], mover: i64, code: i64, is_alone: bool) -> None:
    """Let those who remember notice a move, in the form they saw it; of sealed answers they saw too little."""
    advice = state.game.advice
    seat: i64 = 0
    while seat < state.seats:
        if players[seat].remembers:
            seen: i64 = code if seat == mover else advice.shown(code)
            players[seat].notice(Observation(state, seat), mover, seen if is_alone else -1)
        seat += 1
