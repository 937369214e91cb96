"""Simulations a second of our search, with OpenSpiel's C++ search of the same kind alongside."""

import sys
from collections.abc import Callable

import warren
from bench import peers
from bench.measure import Contestant, kilo, measure, ratio
from warren.bots.observation import Observation
from warren.bots.search.search_bot import SearchBot

REPEATS = 15
SIMULATIONS = 2_000
GOAL = 1.0


def opening(game: str, seats: int, simulations: int) -> Callable[[], int]:
    """One decision of our search at the first choice of a game."""
    state = warren.game(game).start(seats=seats, seed=1)
    rng = warren.Rng.seeded(1)
    while len(state.moves(state.next_seat())) == 1:
        state.push(state.next_seat(), state.moves(state.next_seat())[0])
    seen = Observation(state, state.next_seat())
    bot = SearchBot("bench", simulations, 0.0)

    def work() -> int:
        searcher = bot.searcher(seen, rng)
        bot.run(searcher)
        return int(searcher.context.simulations)

    return work


def row(game: str, seats: int, goal: float | None) -> str:
    """One row: our search and theirs, taking turns."""
    ours, theirs = measure(
        [
            Contestant(game, opening(game, seats, SIMULATIONS)),
            Contestant("euchre", peers.search_in_euchre(SIMULATIONS)),
        ],
        REPEATS,
    )
    wanted = f"≥ {goal:g} ×" if goal else "–"
    text = f"| {game} | {seats} | {kilo(ours)} | {kilo(theirs)} | **{ratio(ours, theirs):.2f} ×** | {wanted} |"
    print(text, flush=True)
    return text


def section() -> str:
    """The search's part of the page."""
    if not warren.compiled():
        sys.exit("the core is not compiled; there is nothing worth measuring")
    rows = [row(game, 4, GOAL if game == "koffer" else None) for game in warren.games()]
    return f"""
Simulations a second on one core, at the first choice of a four-seat game, medians of {REPEATS} decisions
(slowest–fastest) of at most {SIMULATIONS:,} simulations each; a race that is decided ends sooner. Alongside,
taking turns with each: OpenSpiel's `ISMCTSBot` in C++ with its random rollouts at the opening of its `euchre`, also a
card game for four.

| game | seats | Warren | OpenSpiel, euchre | ratio | goal |
| --- | --- | --- | --- | --- | --- |
{chr(10).join(rows)}
"""
