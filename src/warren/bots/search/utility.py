"""The utility of a finished game for every seat."""

from librt.vecs import vec

from warren.bots.search.tree import WIN
from warren.engine.contract import State
from warren.engine.native import i64


def terminal_utility(world: State, into: vec[i64]) -> None:
    """List every seat's utility: the winners share nine tenths of a win, and the margin counts for the last tenth."""
    world.list_scores(into)
    best: i64 = into[0]
    worst: i64 = best
    seat: i64 = 1
    while seat < world.seats:
        best = max(best, into[seat])
        worst = min(worst, into[seat])
        seat += 1
    winners: i64 = 0
    seat = 0
    while seat < world.seats:
        winners += 1 if into[seat] == best else 0
        seat += 1
    spread: i64 = max(best - worst, 1)
    win: i64 = WIN * 9 // 10 // winners
    seat = 0
    while seat < world.seats:
        score: i64 = into[seat]
        into[seat] = (win if score == best else 0) + (score - worst) * WIN // 10 // spread
        seat += 1
