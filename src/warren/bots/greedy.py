"""Bots that do not look ahead: greedy takes what looks best at a glance, sensible what it judges best."""

from mypy_extensions import i64

from warren.bots.bot import Bot
from warren.bots.observation import Observation
from warren.engine.contract import Advice, State
from warren.engine.moves import MoveList
from warren.engine.rng import Rng


class GreedyBot(Bot):
    """Rates every move in one imagined world and takes the best, the first of equals."""

    def __init__(self) -> None:
        super().__init__("greedy")

    def choose(self, seen: Observation, rng: Rng) -> i64:
        moves = MoveList(seen.room())
        seen.list_moves(moves)
        return best_looking(seen.imagine(rng), seen.seat, seen.advice(), moves)


class SensibleBot(Bot):
    """Judges every move in one imagined world and takes the best, the first of equals."""

    def __init__(self) -> None:
        super().__init__("sensible")

    def choose(self, seen: Observation, rng: Rng) -> i64:
        moves = MoveList(seen.room())
        seen.list_moves(moves)
        return best_judged(seen.imagine(rng), seen.seat, seen.advice(), moves)


def best_looking(world: State, seat: i64, advice: Advice, moves: MoveList) -> i64:
    """The move that advice rates highest, the first of equals."""
    best: i64 = moves.codes[0]
    best_rating: i64 = advice.rate(world, seat, best)
    at: i64 = 1
    while at < moves.count:
        rating: i64 = advice.rate(world, seat, moves.codes[at])
        if rating > best_rating:
            best = moves.codes[at]
            best_rating = rating
        at += 1
    return best


def best_judged(world: State, seat: i64, advice: Advice, moves: MoveList) -> i64:
    """The move that advice judges best, the first of equals."""
    best: i64 = moves.codes[0]
    best_rating: i64 = advice.judge(world, seat, best)
    at: i64 = 1
    while at < moves.count:
        rating: i64 = advice.judge(world, seat, moves.codes[at])
        if rating > best_rating:
            best = moves.codes[at]
            best_rating = rating
        at += 1
    return best


def play_as_advised(state: State, seat: i64, advice: Advice, scratch: MoveList) -> None:
    """Let a seat of an imagined world make the move judged best; advice that `mixes` draws anew every time."""
    state.list_moves(seat, scratch)
    if advice.mixes:
        state.rng.bits()
    state.apply(seat, best_judged(state, seat, advice, scratch))
