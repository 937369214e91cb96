"""Calibration: how often a bot that plays against its like reaches a score, by seat count.

A reconstructed sheet is held to such shares: see docs/decisions/.
"""

import msgspec

from warren.engine.contract import Game
from warren.lab.simulate.simulation import Interval, Plan, Results, SeatTally, mean, wilson


class Share(msgspec.Struct, frozen=True):
    """At so many seats: the share of scores that reach the mark, the mean score and its spread."""

    seats: int
    scores: int
    share: Interval
    points: Interval
    spread: float
    lowest: int
    highest: int


def plan_for(game: Game, seats: int, bot: str, games: int, seed: str, mark: int) -> Plan:
    """A plan with that bot at every seat."""
    return Plan(game.name, seats, (bot,) * seats, seed, games, {}, game.sheet_text, mark)


def share_of(plan: Plan, results: Results) -> Share:
    """All seats of a plan taken together."""
    whole = SeatTally()
    for tally in results.seats:
        whole.merge(tally)
    scores = results.games * plan.seats
    points, spread = mean(whole, scores)
    share = wilson(whole.reached, scores)
    return Share(plan.seats, scores, share, points, spread, whole.lowest, whole.highest)
