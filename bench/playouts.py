"""Random playouts of every game at every seat count, on one core."""

import sys

import warren
from bench import games
from bench.measure import Contestant, measure, mega

REPEATS = 9
TIMES = 4_000
GOAL = 3_000_000


def row(game: str, seats: int) -> str:
    """One row: playouts from a dealt state, and whole games."""
    rollouts = games.rollouts_after_the_deal(game, TIMES, seats)
    length = rollouts() / TIMES
    dealt, whole = measure(
        [Contestant("dealt", rollouts), Contestant("whole", games.whole_games(game, TIMES, seats))], REPEATS
    )
    text = f"| {game} | {seats} | {length:.0f} | {mega(dealt)} | {mega(whole)} | ≥ {GOAL / 1e6:g} M/s |"
    print(text, flush=True)
    return text


def section() -> str:
    """The playouts' part of the page."""
    if not warren.compiled():
        sys.exit("the core is not compiled; there is nothing worth measuring")
    rows = [row(game, seats) for game in warren.games() for seats in warren.game(game).seat_counts]
    return f"""
Decisions a second inside the compiled loop (`warren.engine.playout`), medians of {REPEATS} repeats (slowest–fastest).

| game | seats | decisions a game | from a dealt state | whole games, deal included | goal |
| --- | --- | --- | --- | --- | --- |
{chr(10).join(rows)}
"""
