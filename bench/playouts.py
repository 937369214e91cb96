"""Random playouts of every game at every seat count, on one core, with OpenSpiel's hearts alongside."""

import sys

import warren
from bench import games, peers
from bench.measure import Contestant, measure, mega, ratio

REPEATS = 9
TIMES = 4_000
#: Decisions a second from a dealt state, by game.
GOALS = {"kobold": 3_000_000, "too_many": 1_000_000, "trenchcoat": 1_000_000}


def row(game: str, seats: int) -> str:
    """One row: playouts from a dealt state, and whole games, taking turns with the peer's."""
    rollouts = games.rollouts_after_the_deal(game, TIMES, seats)
    length = rollouts() / TIMES
    dealt, whole, hearts = measure(
        [
            Contestant("dealt", rollouts),
            Contestant("whole", games.whole_games(game, TIMES, seats)),
            Contestant("hearts", peers.rollouts_after_the_deal(TIMES)),
        ],
        REPEATS,
    )
    goal = f"≥ {GOALS[game] / 1e6:g} M/s" if game in GOALS else "–"
    against = f"{mega(hearts)} | **{ratio(dealt, hearts):.1f} ×**"
    text = f"| {game} | {seats} | {length:.0f} | {mega(dealt)} | {mega(whole)} | {goal} | {against} |"
    print(text, flush=True)
    return text


def section() -> str:
    """The playouts' part of the page."""
    if not warren.compiled():
        sys.exit("the core is not compiled; there is nothing worth measuring")
    rows = [row(game, seats) for game in warren.games() for seats in warren.game(game).seat_counts]
    return f"""
Decisions a second inside the compiled loop (`warren.engine.playout`), medians of {REPEATS} repeats (slowest–fastest).
Alongside, taking turns with each: OpenSpiel's hearts, C++ random rollouts from a dealt state; the ratio is that of
playouts from a dealt state.

| game | seats | decisions a game | from a dealt state | whole games, deal included | goal | hearts | ratio |
| --- | --- | --- | --- | --- | --- | --- | --- |
{chr(10).join(rows)}
"""
