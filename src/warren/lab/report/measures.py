"""Measures: what gathered playings say, as numbers with 95 % confidence intervals."""

import math

import msgspec

from warren.engine.extras import needing
from warren.lab.columns import DEALT, GAME, HOLDER, RESULT, SEAT, Column
from warren.lab.report.gather import PHASES, STEPS, Sample, seat_names
from warren.lab.simulate.simulation import Z95, Interval, wilson

with needing("lab"):
    import polars as pl

#: With fewer holders than this nothing is said of a thing.
FEWEST = 30


class Spread(msgspec.Struct, frozen=True):
    """How numbers are spread: the mean with its interval, deviation, some quantiles, and how many of each there are."""

    mean: Interval
    deviation: float
    low: float
    median: float
    high: float
    counts: tuple[tuple[int, int], ...]


class Effect(msgspec.Struct, frozen=True):
    """How much more often than their fair share seats win that have something, so many of it or more."""

    group: str
    thing: str
    least: int
    held: float
    wins: Interval
    z: float
    is_dealt: bool = False


class Change(msgspec.Struct, frozen=True):
    """How something that binds all seats changes a playing: the winner's points, and the lead over the next."""

    group: str
    thing: str
    best: Interval
    margin: Interval


class Skill(msgspec.Struct, frozen=True):
    """A weak and a strong player on the same deals.

    `better` is how often the strong one wins. Of two playings of a deal the strong one won both (`both`), or the same
    seat won both (`same`), which would happen in `expected` of them if the deal decided nothing. `deal` is the part of
    playings that the deal decides.
    """

    weak: str
    strong: str
    deals: int
    better: Interval
    both: Interval
    same: Interval
    expected: float
    deal: Interval


class Measures(msgspec.Struct, frozen=True):
    """All that a report says of one study."""

    seats: int
    games: int
    order: tuple[Interval, ...]
    points: Spread
    best: Spread
    margin: Spread
    by_points: bool
    ties: Interval
    decisions: Spread
    turns: Spread
    choices: tuple[Interval, ...]
    lead: tuple[Interval, ...]
    lead_changes: Spread
    settled: Spread
    skills: tuple[Skill, ...]
    effects: tuple[Effect, ...]
    changes: tuple[Change, ...]

    @property
    def fair(self) -> float:
        """A seat's fair share of wins."""
        return 1 / self.seats


def measure(sample: Sample) -> Measures:
    """Everything at once."""
    frame, seats = sample.frame, sample.study.seats
    points, wins = points_and_wins(frame, seats)
    best = won_points(points, wins)
    return Measures(
        seats=seats,
        games=frame.height,
        order=by_order(frame["first"].to_list(), wins.rows()),
        points=spread(pl.concat([points[name] for name in points.columns])),
        best=spread(best),
        margin=spread(margins(points)),
        by_points=sample.by_points,
        ties=wilson(int((wins.max_horizontal() < 1).sum()), frame.height),
        decisions=spread(frame["decisions"]),
        turns=spread(frame["turns"]),
        choices=tuple(mean_of(frame[f"choices_{phase}"] / 100) for phase in range(PHASES)),
        lead=tuple(mean_of(frame[f"lead_{step}"] / 1000) for step in range(1, STEPS)),
        lead_changes=spread(frame["lead_changes"]),
        settled=spread(frame["settled"]),
        skills=tuple(
            skill(weak, strong, duel, seats)
            for (weak, strong), duel in zip(sample.study.pairs, sample.duels, strict=True)
        ),
        effects=tuple(effects(frame, sample.columns, wins)),
        changes=tuple(changes(frame, sample.columns, best, margins(points))),
    )


def points_and_wins(frame: pl.DataFrame, seats: int) -> tuple[pl.DataFrame, pl.DataFrame]:
    """A column a seat of points, and of shares of the win."""
    names = seat_names(seats)
    shares = frame.select(pl.col(f"won_by_{name}").alias(name) for name in names)
    won = shares.sum_horizontal()
    return frame.select(f"score_{name}" for name in names), shares.select(pl.col(name) / won for name in names)


def won_points(points: pl.DataFrame, wins: pl.DataFrame) -> pl.Series:
    """The winner's points, playing by playing; where several win, the most of them."""
    pairs = zip(points.rows(), wins.rows(), strict=True)
    return pl.Series([max(p for p, w in zip(row, won, strict=True) if w > 0) for row, won in pairs])


def margins(points: pl.DataFrame) -> pl.Series:
    """How far the best is ahead of the next."""
    ranked = [sorted(row, reverse=True) for row in points.rows()]
    return pl.Series([row[0] - row[1] for row in ranked])


def mean_of(values: pl.Series) -> Interval:
    """A mean with its interval."""
    count = len(values)
    mean = float(values.mean() or 0.0)  # type: ignore[arg-type]
    deviation = float(values.std() or 0.0) if count > 1 else 0.0  # type: ignore[arg-type]
    half = Z95 * deviation / math.sqrt(max(1, count))
    return Interval(mean, mean - half, mean + half)


def spread(values: pl.Series) -> Spread:
    """How numbers are spread."""
    ordered = values.sort()
    counts = ordered.alias("value").value_counts(sort=False).sort("value").rows()
    low, median, high = (float(ordered.quantile(part) or 0) for part in (0.05, 0.5, 0.95))
    deviation = float(values.std() or 0.0) if len(values) > 1 else 0.0  # type: ignore[arg-type]
    return Spread(mean_of(values), deviation, low, median, high, tuple((int(v), int(n)) for v, n in counts))


def by_order(firsts: list[int], wins: list[tuple[float, ...]]) -> tuple[Interval, ...]:
    """How often the seat that begins wins, then the next, and so on."""
    seats = len(wins[0])
    sums = [0.0] * seats
    for first, shares in zip(firsts, wins, strict=True):
        for place in range(seats):
            sums[place] += shares[(first + place) % seats]
    return tuple(wilson(total, len(wins)) for total in sums)


# Luck against skill.


def skill(weak: str, strong: str, duel: pl.DataFrame, seats: int) -> Skill:
    """What deals played twice say; playings with several winners count in part."""
    wins = both = same = 0.0
    for here, there, first, second in duel.rows():
        mine, other = share_of(first, here), share_of(second, there)
        wins += (mine + other) / 2
        both += mine * other
        same += sum(share_of(first, seat) * share_of(second, seat) for seat in range(seats))
    deals = duel.height
    better = wilson(wins, deals)
    expected = same_by_chance(better.value, seats)
    found = wilson(same, deals)
    deal = Interval(*(without_chance(value, expected) for value in (found.value, found.low, found.high)))
    return Skill(weak, strong, deals, better, wilson(both, deals), found, expected, deal)


def share_of(winners: int, seat: int) -> float:
    """A seat's share of the win."""
    return (winners >> seat & 1) / winners.bit_count()


def same_by_chance(better: float, seats: int) -> float:
    """How often the same seat wins both playings if the deal decides nothing: the strong one changed its seat.

    >>> same_by_chance(0.5, 2)
    0.5
    """
    other = (1 - better) / (seats - 1)
    return 2 * better * other + (seats - 2) * other * other


def without_chance(same: float, expected: float) -> float:
    """The part of playings that the deal decides, if the rest falls as by chance."""
    return max(0.0, (same - expected) / (1 - expected)) if expected < 1 else 0.0


# What things do to winning.


def effects(frame: pl.DataFrame, columns: tuple[Column, ...], wins: pl.DataFrame) -> list[Effect]:
    """What everything that seats can have goes with."""
    found = []
    had = [column for column in columns if column.shape in {SEAT, HOLDER} and column.role != RESULT]
    for group, thing in dict.fromkeys((column.group, column.thing) for column in had):
        about = [c for c in columns if (c.group, c.thing) == (group, thing)]
        held = [held_by(frame, about, seat) for seat in range(wins.width)]
        least = threshold(pl.concat(held))
        effect = effect_of(group, thing, least, [(h >= least).cast(pl.Float64) for h in held], wins)
        if effect is not None:
            found.append(msgspec.structs.replace(effect, is_dealt=about[0].role == DEALT))
    return found


def held_by(frame: pl.DataFrame, about: list[Column], seat: int) -> pl.Series:
    """How many of it a seat has, playing by playing."""
    if about[0].shape == HOLDER:
        return (frame[about[0].name] == seat).cast(pl.Int64).alias("held")
    return frame[about[seat].name].alias("held")


def threshold(held: pl.Series) -> int:
    """So many or more is much: what at most half of the seats have, and at least one."""
    return max(1, int(held.quantile(0.5, "lower") or 0) + 1) if (held >= 1).mean() > 0.5 else 1  # type: ignore[operator]


def effect_of(group: str, thing: str, least: int, has: list[pl.Series], wins: pl.DataFrame) -> Effect | None:
    """The share of wins of those who have it; a playing counts as one draw, for its seats hang together."""
    holders = sum(has[1:], has[0])
    won = sum((h * wins.to_series(seat) for seat, h in enumerate(has[1:], 1)), has[0] * wins.to_series(0))
    count = float(holders.sum())
    if count < FEWEST or count == holders.len() * wins.width:
        return None
    share = float(won.sum()) / count
    error = math.sqrt(float(((won - share * holders) ** 2).sum())) / count
    z = (share - 1 / wins.width) / error if error > 0 else 0.0
    low, high = max(0.0, share - Z95 * error), min(1.0, share + Z95 * error)
    return Effect(group, thing, least, count / (holders.len() * wins.width), Interval(share, low, high), z)


def changes(frame: pl.DataFrame, columns: tuple[Column, ...], best: pl.Series, margin: pl.Series) -> list[Change]:
    """What comes of special cards, for the columns that say whether one was in play."""
    found = []
    for column in columns:
        if column.shape == GAME and column.thing:
            there = frame[column.name] > 0
            if FEWEST <= there.sum() <= frame.height - FEWEST:
                pair = [difference(mean_of(v.filter(there)), mean_of(v.filter(~there))) for v in (best, margin)]
                found.append(Change(column.group, column.thing, *pair))
    return found


def difference(one: Interval, other: Interval) -> Interval:
    """One less the other, both measured by themselves (Newcombe's way with their intervals).

    >>> difference(Interval(0.6, 0.5, 0.7), Interval(0.5, 0.4, 0.6)).value
    0.09999999999999998
    """
    value = one.value - other.value
    below = math.hypot(one.value - one.low, other.high - other.value)
    above = math.hypot(one.high - one.value, other.value - other.low)
    return Interval(value, value - below, value + above)
