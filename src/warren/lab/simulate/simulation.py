"""Simulation: many playings between bots on all cores, the same however the work is split."""

import math
import os
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from functools import partial
from operator import mul
from typing import Protocol

import msgspec

from warren.bots import find, without_clock
from warren.bots import is_quick as is_quick_bot
from warren.engine.contract import State
from warren.engine.options import OptionValue
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng
from warren.engine.structs import Outcome
from warren.lab.simulate.arena import play_out
from warren.lab.simulate.executor import InProcesses, Piece, Spread, in_turn

CHUNK = 2000
Z95 = 1.959964


class Plan(msgspec.Struct, frozen=True):
    """What is simulated: game number i of the plan is the playing with seed `seed/i`. Scores of `mark` and more
    are counted. With `untimed` bots think for all their simulations, and so play alike on any machine.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    games: int
    options: dict[str, OptionValue]
    sheet: str = ""
    mark: int = 1_000_000
    untimed: bool = False


class Listener(Protocol):
    """Whoever wants to hear of every playing of a part."""

    def begin(self, state: State) -> None:
        """A playing was dealt."""

    def end(self, number: int, state: State, outcome: Outcome, decisions: int) -> None:
        """It is over."""


class SeatTally(msgspec.Struct):
    """One seat's results, in sums that can be added up."""

    wins: float = 0.0
    sole_wins: int = 0
    points: int = 0
    squares: int = 0
    lowest: int = 1_000_000
    highest: int = -1_000_000
    reached: int = 0

    def count(self, scores: Sequence[int], mark: int) -> None:
        """Count the points of many games."""
        self.points += sum(scores)
        self.squares += sum(map(mul, scores, scores))
        self.lowest = min(self.lowest, *scores)
        self.highest = max(self.highest, *scores)
        self.reached += sum(score >= mark for score in scores) if self.highest >= mark else 0

    def merge(self, other: "SeatTally") -> None:
        """Add another tally of the same seat."""
        self.wins += other.wins
        self.sole_wins += other.sole_wins
        self.points += other.points
        self.squares += other.squares
        self.lowest = min(self.lowest, other.lowest)
        self.highest = max(self.highest, other.highest)
        self.reached += other.reached


class Results(msgspec.Struct):
    """What came of a simulation, or of a part of it."""

    games: int
    decisions: int
    seats: list[SeatTally]
    first_seat_wins: float
    endings: dict[str, int]

    @staticmethod
    def none(seats: int) -> "Results":
        """No games yet."""
        return Results(0, 0, [SeatTally() for _ in range(seats)], 0.0, {})

    def win(self, winners: Sequence[int], first: int) -> None:
        """Count who won one game, and whether the seat that began did."""
        share = 1.0 / len(winners)
        for seat in winners:
            self.seats[seat].wins += share
        if len(winners) == 1:
            self.seats[winners[0]].sole_wins += 1
        if first in winners:
            self.first_seat_wins += share

    def merge(self, other: "Results") -> None:
        """Add another part."""
        self.games += other.games
        self.decisions += other.decisions
        self.first_seat_wins += other.first_seat_wins
        self.endings = dict(Counter(self.endings) + Counter(other.endings))
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)


class Interval(msgspec.Struct, frozen=True):
    """A number with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class SeatReport(msgspec.Struct, frozen=True):
    """One seat's results for a reader."""

    seat: str
    bot: str
    wins: Interval
    points: Interval
    spread: float
    lowest: int
    highest: int


class Report(msgspec.Struct, frozen=True):
    """A simulation's results for a reader, on screen or as JSON."""

    plan: Plan
    games: int
    decisions_per_game: float
    seats: tuple[SeatReport, ...]
    first_seat: Interval
    endings: dict[str, int]


def table_of(plan: Plan) -> State:
    """The empty table at which a plan is played."""
    game = find_game(plan.game)
    if plan.sheet:
        game = game.with_sheet(plan.sheet)
    return game.table(plan.seats, game.read_options(plan.seats, plan.options))


def play_part(plan: Plan, start: int, count: int, listener: Listener | None = None) -> Results:
    """Games `start` to `start + count - 1` of a plan."""
    table = table_of(plan)
    bots = [without_clock(find(name)) if plan.untimed else find(name) for name in plan.bots]
    results = Results.none(plan.seats)
    endings: Counter[str] = Counter()
    scores: list[tuple[int, ...]] = []
    for number in range(start, start + count):
        state = table.again(Rng.seeded(f"{plan.seed}/{number}"))
        first = state.next_seat()
        if listener is not None:
            listener.begin(state)
        decisions = play_out(state, bots, Rng.seeded(f"{plan.seed}/{number}/thinking"))
        outcome = state.outcome()
        assert outcome is not None
        if listener is not None:
            listener.end(number, state, outcome, decisions)
        results.win(outcome.winners, first)
        results.decisions += decisions
        scores.append(outcome.scores)
        endings[outcome.reason] += 1
    for tally, points in zip(results.seats, zip(*scores, strict=True), strict=True):
        tally.count(points, plan.mark)
    results.games = count
    results.endings = dict(endings)
    return results


def parts(plan: Plan) -> Iterator[Piece]:
    """The plan in pieces: where each begins and how many games it has."""
    size = max(1, min(CHUNK, plan.games // 8 or 1))
    for start in range(0, plan.games, size):
        yield start, min(size, plan.games - start)


def simulate(plan: Plan, jobs: int | None = None, spread: Spread | None = None) -> Generator[Results]:
    """Play a plan, giving the results so far after each piece; closing the iterator stops the work."""
    total = Results.none(plan.seats)
    chosen = spread or spread_for(plan, jobs)
    with closing(chosen(partial(play_part, plan), parts(plan))) as answers:
        for part in answers:
            total.merge(part)
            yield total


def spread_for(plan: Plan, jobs: int | None) -> Spread:
    """On all cores, unless starting other processes would take longer than playing."""
    jobs = jobs or os.cpu_count() or 1
    return in_turn if jobs == 1 or is_quick(plan) else InProcesses(jobs)


def is_quick(plan: Plan) -> bool:
    """Whether starting other processes would take longer than playing."""
    return plan.games <= CHUNK // 10 and all(is_quick_bot(name) for name in plan.bots)


def wilson(wins: float, games: int) -> Interval:
    """A share of wins with Wilson's 95 % interval.

    >>> share = wilson(50, 100)
    >>> round(share.low, 3), share.value, round(share.high, 3)
    (0.404, 0.5, 0.596)
    """
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    centre = (share + Z95**2 / (2 * games)) / (1 + Z95**2 / games)
    half = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2)) / (1 + Z95**2 / games)
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half))


def mean(tally: SeatTally, games: int) -> tuple[Interval, float]:
    """The mean score with its 95 % interval, and the standard deviation."""
    average = tally.points / games
    variance = (tally.squares - tally.points**2 / games) / max(1, games - 1)
    spread = math.sqrt(max(0.0, variance))
    half = Z95 * spread / math.sqrt(games)
    return Interval(average, average - half, average + half), spread


def report(plan: Plan, results: Results) -> Report:
    """Results as a reader wants them."""
    games = results.games
    seats = []
    for seat, tally in enumerate(results.seats):
        points, spread = mean(tally, games)
        wins = wilson(tally.wins, games)
        seats.append(SeatReport("ABCDEFGH"[seat], plan.bots[seat], wins, points, spread, tally.lowest, tally.highest))
    first = wilson(results.first_seat_wins, games)
    return Report(plan, games, results.decisions / games, tuple(seats), first, results.endings)
