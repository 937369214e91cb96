"""Steps a second of our PettingZoo environments, with its own gin rummy alongside."""

import sys
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

import warren
from bench.measure import Contestant, kilo, measure, ratio
from warren.adapters.pettingzoo import WarrenEnv, env

REPEATS = 9
GAMES = 12
GOAL = 5.0


def stepping(played: Any, games: int) -> Callable[[], int]:
    """Whole games at random the way agents play: every step looks, then moves."""
    rng = np.random.default_rng(1)

    def work() -> int:
        steps = 0
        for number in range(games):
            played.reset(seed=number)
            for _ in played.agent_iter():
                seen, _, over, cut, _ = played.last()
                legal = np.flatnonzero(seen["action_mask"])
                played.step(None if over or cut else int(legal[int(rng.random() * len(legal))]))
                steps += 1
        return steps

    return work


def row(game: str, ours: Any, peer: Any, title: str, goal: float | None) -> str:
    """One row: our steps and gin rummy's, taking turns."""
    mine, theirs = measure(
        [Contestant(game, stepping(ours, GAMES)), Contestant("gin rummy", stepping(peer, 3))], REPEATS
    )
    wanted = f"≥ {goal:g} ×" if goal else "–"
    text = f"| {game} | {title} | {kilo(mine)} | {kilo(theirs)} | **{ratio(mine, theirs):.1f} ×** | {wanted} |"
    print(text, flush=True)
    return text


def section() -> str:
    """The environments' part of the page."""
    if not warren.compiled():
        sys.exit("the core is not compiled; there is nothing worth measuring")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import gin_rummy_v4

        guarded = [row(game, env(game, 2), gin_rummy_v4.env(), "`env()`", GOAL) for game in warren.games()]
        bare = [row(game, WarrenEnv(game, 2), gin_rummy_v4.raw_env(), "bare", None) for game in warren.games()]
    return f"""
Steps a second on one core, two seats, whole games at random: before every step the agent looks (`last()`), so an
observation is made for each. Medians of {REPEATS} repeats (slowest–fastest), taking turns with PettingZoo's
`gin_rummy_v4`. `env()` is what each hands out for use, guarded against illegal moves: gin rummy by PettingZoo's three
wrappers, ours by itself. *Bare* is without guards on both sides.

| game | | Warren | gin rummy | ratio | goal |
| --- | --- | --- | --- | --- | --- |
{chr(10).join(guarded + bare)}
"""
