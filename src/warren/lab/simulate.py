"""Simulation: many playings between bots on all cores, the same however the work is split."""

import math
import os
from collections import Counter
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

import msgspec

from warren.bots import find
from warren.bots import is_quick as is_quick_bot
from warren.engine.options import OptionValue
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng
from warren.lab.arena import play_out

CHUNK = 2000
Z95 = 1.959964


class Plan(msgspec.Struct, frozen=True):
    """What is simulated: game number i of the plan is the playing with seed `seed/i`. Scores of `mark` and more
    are counted.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    games: int
    options: dict[str, OptionValue]
    sheet: str = ""
    mark: int = 1_000_000


class SeatTally(msgspec.Struct):
    """One seat's results, in sums that can be added up."""

    wins: float = 0.0
    sole_wins: int = 0
    points: int = 0
    squares: int = 0
    lowest: int = 1_000_000
    highest: int = -1_000_000
    reached: int = 0

    def add(self, score: int, won: float, mark: int) -> None:
        """Count one game."""
        self.reached += score >= mark
        self.wins += won
        self.sole_wins += won == 1.0
        self.points += score
        self.squares += score * score
        self.lowest = min(self.lowest, score)
        self.highest = max(self.highest, score)

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


def play_part(plan: Plan, start: int, count: int) -> Results:
    """Games `start` to `start + count - 1` of a plan."""
    game = find_game(plan.game)
    if plan.sheet:
        game = game.with_sheet(plan.sheet)
    table = game.table(plan.seats, game.read_options(plan.seats, plan.options))
    bots = [find(name) for name in plan.bots]
    results = Results.none(plan.seats)
    endings: Counter[str] = Counter()
    for number in range(start, start + count):
        state = table.again(Rng.seeded(f"{plan.seed}/{number}"))
        first = state.next_seat()
        results.decisions += play_out(state, bots, Rng.seeded(f"{plan.seed}/{number}/thinking"))
        scores = state.scores()
        outcome = state.outcome()
        assert outcome is not None
        winners = outcome.winners
        share = 1.0 / len(winners)
        for seat, score in enumerate(scores):
            results.seats[seat].add(score, share if seat in winners else 0.0, plan.mark)
        results.first_seat_wins += share if first in winners else 0.0
        endings[outcome.reason] += 1
    results.games = count
    results.endings = dict(endings)
    return results


def parts(plan: Plan) -> Iterator[tuple[int, int]]:
    """The plan in pieces: where each begins and how many games it has."""
    size = max(1, min(CHUNK, plan.games // 8 or 1))
    for start in range(0, plan.games, size):
        yield start, min(size, plan.games - start)


def simulate(plan: Plan, jobs: int | None = None) -> Generator[Results]:
    """Play a plan, giving the results so far after each piece; closing the iterator stops the work."""
    jobs = jobs or os.cpu_count() or 1
    total = Results.none(plan.seats)
    if jobs == 1 or is_quick(plan):
        for start, count in parts(plan):
            total.merge(play_part(plan, start, count))
            yield total
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts) as pool:
        try:
            for part in _in_order_of_completion(pool, plan, jobs):
                total.merge(part)
                yield total
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def is_quick(plan: Plan) -> bool:
    """Whether starting other processes would take longer than playing."""
    return plan.games <= CHUNK // 10 and all(is_quick_bot(name) for name in plan.bots)


def _in_order_of_completion(pool: ProcessPoolExecutor, plan: Plan, jobs: int) -> Iterator[Results]:
    waiting: set[Future[Results]] = set()
    pieces = parts(plan)
    for start, count in pieces:
        waiting.add(pool.submit(play_part, plan, start, count))
        if len(waiting) >= 2 * jobs:
            break
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            following = next(pieces, None)
            if following is not None:
                waiting.add(pool.submit(play_part, plan, *following))
            yield future.result()


def ignore_interrupts() -> None:
    """In a worker: know the games, and leave Ctrl-C to whoever started it."""
    import signal

    import warren  # noqa: F401 - workers find games by name

    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
