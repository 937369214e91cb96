"""The ladder: how much stronger each level is than the one below, game by game and seat count by seat count.

Everybody meets everybody. At two seats a pair plays each deal twice, with seats changed. At more seats one of them sits
alone among the others of the other kind, at every seat in turn, then the other way round; and as many different levels
as there are seats sit down together, at every seat in turn. All of them play the same deals. Ratings are the most
likely strengths if whoever wins does so in proportion to strength (Bradley and Terry for two, Luce for more), on Elo's
scale; intervals come from drawing the deals again, with all games of a deal together.
"""

import math
import os
import random
import time
from collections import Counter, defaultdict
from collections.abc import Generator, Iterable, Mapping, Sequence
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path
from typing import Final

import msgspec

from warren.bots import find, without_clock
from warren.bots.bot import Bot
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng
from warren.lab.jsonl import read_lines
from warren.lab.simulate.arena import Players
from warren.lab.simulate.executor import InProcesses, in_turn
from warren.lab.simulate.simulation import Interval, wilson

#: Ratings are given so that their mean is this.
MIDDLE: Final = 1500.0
RESAMPLES: Final = 200
#: Thinking times are counted in steps of a twentieth.
STEP: Final = math.log(1.05)


class Meeting(msgspec.Struct, frozen=True):
    """Levels that sit down together: two, or as many as there are seats."""

    game: str
    seats: int
    bots: tuple[str, ...]

    def seatings(self, deal: int) -> list[tuple[str, ...]]:
        """Who sits where when a deal is played: everybody everywhere equally often.

        >>> Meeting("koffer", 2, ("digger", "scout")).seatings(0)
        [('digger', 'scout'), ('scout', 'digger')]
        >>> len(Meeting("koffer", 4, ("digger", "scout")).seatings(0))
        8
        """
        if len(self.bots) == 2:
            one, other = self.bots
            lone = [(one, other), (other, one)] if self.seats > 2 else [(one, other)]
            rows = [(single, *[rest] * (self.seats - 1)) for single, rest in lone]
        else:
            rows = [self.bots if deal % 2 == 0 else self.bots[::-1]]
        return [row[-turn:] + row[:-turn] for row in rows for turn in range(self.seats)]


class Plan(msgspec.Struct, frozen=True):
    """What is played: so many games of every meeting, or a few more, so that each deal is played by all seatings."""

    settings: tuple[tuple[str, int], ...]
    bots: tuple[str, ...]
    games: int
    seed: str
    untimed: bool = False

    def meetings(self) -> list[Meeting]:
        """Everybody with everybody, at every table."""
        found = []
        for game, seats in self.settings:
            sizes = (2,) if seats == 2 or len(self.bots) < seats else (2, seats)
            found += [Meeting(game, seats, group) for size in sizes for group in combinations(self.bots, size)]
        return found

    def deals(self, meeting: Meeting) -> int:
        """How many deals a meeting has."""
        return -(-self.games // len(meeting.seatings(0)))

    def rounds(self) -> list[tuple[Meeting, int]]:
        """Every deal of every meeting, all meetings going on side by side."""
        meetings = [(meeting, self.deals(meeting)) for meeting in self.meetings()]
        most = max((deals for _, deals in meetings), default=0)
        return [(meeting, deal) for deal in range(most) for meeting, deals in meetings if deal < deals]

    def size(self) -> int:
        """How many games that is."""
        return sum(self.deals(meeting) * len(meeting.seatings(0)) for meeting in self.meetings())

    def bot(self, name: str) -> Bot:
        """A bot as it plays here."""
        return without_clock(find(name)) if self.untimed else find(name)


class Thoughts(msgspec.Struct):
    """How long a bot thought: moves, seconds in all, and how many took about how long."""

    moves: int = 0
    seconds: float = 0.0
    counts: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """One more move."""
        step = round(math.log(max(seconds, 1e-6)) / STEP)
        self.moves += 1
        self.seconds += seconds
        self.counts[step] = self.counts.get(step, 0) + 1

    def merge(self, other: "Thoughts") -> None:
        """Those of another game."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.counts = dict(Counter(self.counts) + Counter(other.counts))

    def within(self, share: float) -> float:
        """Seconds that so many of the moves took at most."""
        seen, wanted = 0, share * self.moves
        for step in sorted(self.counts):
            seen += self.counts[step]
            if seen >= wanted:
                return math.exp(step * STEP)
        return 0.0


class Game(msgspec.Struct):
    """One game: who sat where, which deal of which meeting it was, and what everybody's share of the win was."""

    game: str
    bots: tuple[str, ...]
    meeting: tuple[str, ...]
    deal: int
    shares: tuple[float, ...]
    thoughts: dict[str, Thoughts]

    def key(self) -> tuple[str, tuple[str, ...], tuple[str, ...], int]:
        """What tells games apart."""
        return self.game, self.bots, self.meeting, self.deal


class Header(msgspec.Struct):
    """The first line of a file of games: what must not change while games are added."""

    seed: str
    untimed: bool
    bots: dict[str, str]


# Playing.


def header_of(plan: Plan) -> Header:
    """What the games of a plan depend on, besides the rules."""
    return Header(plan.seed, plan.untimed, {name: described(plan.bot(name)) for name in plan.bots})


def described(bot: Bot) -> str:
    """What a bot is made of, on a line."""
    named = {name: getattr(bot, name) for name in dir(bot) if not name.startswith("_")}
    fields = [f"{name}={value!r}" for name, value in sorted(named.items()) if not callable(value) and name != "name"]
    return f"{type(bot).__name__}({', '.join(fields)})"


def play_round(plan: Plan, meeting: Meeting, deal: int) -> list[Game]:
    """One deal, played by every seating."""
    return [play_game(plan, meeting, deal, bots) for bots in meeting.seatings(deal)]


def play_game(plan: Plan, meeting: Meeting, deal: int, names: tuple[str, ...]) -> Game:
    """One game. The deal depends on its number only, so that all play the same ones."""
    game = find_game(meeting.game)
    seed = f"{plan.seed}/{meeting.game}/{meeting.seats}/{deal}"
    state = game.table(meeting.seats, game.read_options(meeting.seats, {})).again(Rng.seeded(seed))
    rng = Rng.seeded(f"{seed}/{','.join(names)}/thinking")
    players = Players([plan.bot(name) for name in names])
    thoughts = {name: Thoughts(counts={}) for name in names}
    while (seat := state.next_seat()) >= 0:
        began = time.perf_counter()
        code = players.choose(state, seat, rng)
        thoughts[names[seat]].add(time.perf_counter() - began)
        players.make(state, seat, code)
    outcome = state.outcome()
    assert outcome is not None
    shares = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(meeting.seats))
    return Game(meeting.game, names, meeting.bots, deal, shares, thoughts)


def climb(plan: Plan, known: Iterable[Game], jobs: int | None = None) -> Generator[list[Game]]:
    """Play what is not known yet, giving the games of a deal as they come; closing the iterator stops the work."""
    have = {game.key() for game in known}
    missing = [
        (meeting, deal)
        for meeting, deal in plan.rounds()
        if any((meeting.game, bots, meeting.bots, deal) not in have for bots in meeting.seatings(deal))
    ]
    jobs = jobs or os.cpu_count() or 1
    spread = in_turn if jobs == 1 else InProcesses(jobs)
    for games in spread(partial(play_round, plan), missing):
        fresh = [game for game in games if game.key() not in have]
        have.update(game.key() for game in fresh)
        yield fresh


# Keeping.


def read_games(path: Path) -> tuple[Header | None, list[Game]]:
    """The games in a file, and what they depend on."""
    lines = read_lines(path)
    if not lines:
        return None, []
    decoder = msgspec.json.Decoder(Game)
    return msgspec.json.decode(lines[0], type=Header), [decoder.decode(line) for line in lines[1:]]


# Rating.

#: Who sat at a table, in order of names.
Company = tuple[str, ...]


class Tally:
    """Games by company: how many, and how often which level won."""

    def __init__(self) -> None:
        self.games: Counter[Company] = Counter()
        self.wins: defaultdict[Company, Counter[str]] = defaultdict(Counter)

    def add(self, company: Company, games: int, wins: Mapping[str, float]) -> None:
        """Some games of one company."""
        self.games[company] += games
        for name, won in wins.items():
            self.wins[company][name] += won  # type: ignore[assignment]  # shares of wins

    def count(self, game: Game) -> None:
        """One game."""
        wins: Counter[str] = Counter()
        for name, share in zip(game.bots, game.shares, strict=True):
            wins[name] += share  # type: ignore[assignment]  # shares of wins
        self.add(tuple(sorted(game.bots)), 1, wins)

    def merge(self, other: "Tally") -> None:
        """The games of another one."""
        for company, games in other.games.items():
            self.add(company, games, other.wins[company])

    def won(self, company: Company, name: str) -> Interval:
        """How often a level won in a company."""
        return wilson(self.wins[company][name], self.games[company])


def strengths(tally: Tally, levels: Sequence[str], start: Mapping[str, float] | None = None) -> dict[str, float]:
    """The most likely strengths, by Hunter's iteration; a level that sits twice at a table wins twice as likely.

    One drawn game between neighbours is added, so that whoever never won has a strength, too.
    """
    whole = Tally()
    whole.merge(tally)
    for lower, upper in pairwise(levels):
        whole.add(tuple(sorted((lower, upper))), 1, {lower: 0.5, upper: 0.5})
    rows = [(games, Counter(company)) for company, games in whole.games.items()]
    wins = {name: sum(won[name] for won in whole.wins.values()) for name in levels}
    found = dict(start or dict.fromkeys(levels, 1.0))
    for _ in range(5000):
        weights = dict.fromkeys(levels, 0.0)
        for games, company in rows:
            total = sum(found[name] * count for name, count in company.items())
            for name, count in company.items():
                weights[name] += games * count / total
        new = {name: wins[name] / weights[name] for name in levels}
        middle = math.exp(sum(map(math.log, new.values())) / len(new))
        new = {name: strength / middle for name, strength in new.items()}
        moved = max(abs(math.log(new[name] / found[name])) for name in levels)
        found = new
        if moved < 1e-6:
            break
    return found


def elo(strength: float) -> float:
    """A strength on Elo's scale: ten times as strong is 400 points more."""
    return MIDDLE + 400 * math.log10(strength)


class Rating(msgspec.Struct, frozen=True):
    """A level at one table: its rating, and its thinking time a move in seconds."""

    bot: str
    elo: Interval
    moves: int
    mean: float
    p99: float


class Step(msgspec.Struct, frozen=True):
    """A level and the one below: how often the upper wins alone among the lower, and the lower alone among the upper.

    `even` is what somebody as strong as the others would win. At two seats both come from the same games.
    """

    upper: str
    lower: str
    even: float
    games: int
    wins: Interval
    lower_wins: Interval


class Rungs(msgspec.Struct, frozen=True):
    """The ladder of one game at one seat count."""

    game: str
    seats: int
    games: int
    ratings: tuple[Rating, ...]
    steps: tuple[Step, ...]


class Report(msgspec.Struct, frozen=True):
    """The whole ladder for a reader, on screen, as Markdown or as JSON."""

    plan: Plan
    bots: dict[str, str]
    rungs: tuple[Rungs, ...]


def report(plan: Plan, games: Sequence[Game]) -> Report:
    """What came of a plan, as far as it was played."""
    wanted = {(meeting.game, meeting.seats, meeting.bots): plan.deals(meeting) for meeting in plan.meetings()}
    tables: defaultdict[tuple[str, int], list[Game]] = defaultdict(list)
    for game in games:
        if game.deal < wanted.get((game.game, len(game.bots), game.meeting), 0):
            tables[game.game, len(game.bots)].append(game)
    rungs = [rungs_of(plan, *setting, tables[setting]) for setting in plan.settings if tables[setting]]
    return Report(plan, header_of(plan).bots, tuple(rungs))


def rungs_of(plan: Plan, game: str, seats: int, games: Sequence[Game]) -> Rungs:
    """One game at one seat count."""
    tally, thoughts = Tally(), {name: Thoughts(counts={}) for name in plan.bots}
    for played in games:
        tally.count(played)
        for name, spent in played.thoughts.items():
            thoughts[name].merge(spent)
    intervals = rate(games, plan.bots, f"{plan.seed}/{game}/{seats}")
    ratings = [
        Rating(name, intervals[name], spent.moves, spent.seconds / max(1, spent.moves), spent.within(0.99))
        for name, spent in thoughts.items()
    ]
    steps = [step_of(tally, lower, upper, seats) for lower, upper in pairwise(plan.bots)]
    return Rungs(game, seats, len(games), tuple(ratings), tuple(steps))


def step_of(tally: Tally, lower: str, upper: str, seats: int) -> Step:
    """A level beside the one below."""
    above = tuple(sorted((upper, *[lower] * (seats - 1))))
    below = tuple(sorted((lower, *[upper] * (seats - 1))))
    games = sum(tally.games[company] for company in {above, below})
    return Step(upper, lower, 1 / seats, games, tally.won(above, upper), tally.won(below, lower))


def rate(games: Sequence[Game], levels: Sequence[str], seed: str) -> dict[str, Interval]:
    """Ratings with 95 % intervals, the deals of every meeting drawn again and again."""
    deals: defaultdict[tuple[str, ...], defaultdict[int, Tally]] = defaultdict(lambda: defaultdict(Tally))
    whole = Tally()
    for game in games:
        deals[game.meeting][game.deal].count(game)
        whole.count(game)
    best = strengths(whole, levels)
    drawn: dict[str, list[float]] = {name: [] for name in levels}
    lots = random.Random(seed)  # noqa: S311 - no secret
    for _ in range(RESAMPLES):
        again = Tally()
        for played in deals.values():
            for tally in lots.choices(list(played.values()), k=len(played)):
                again.merge(tally)
        for name, strength in strengths(again, levels, best).items():
            drawn[name].append(elo(strength))
    return {name: Interval(elo(best[name]), *middle_of(drawn[name])) for name in levels}


def middle_of(figures: list[float]) -> tuple[float, float]:
    """Where the middle 95 % begin and end."""
    figures = sorted(figures)
    cut = round(0.025 * len(figures))
    return figures[cut], figures[-1 - cut]
