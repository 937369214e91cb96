"""Gathering: playings between equals, and the same deals with a weak and a strong player changing seats."""

import itertools
import os
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from warren.bots import find, is_quick, without_clock
from warren.engine.contract import State
from warren.engine.extras import needing
from warren.engine.moves import MoveList
from warren.engine.options import OptionValue
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng
from warren.lab.columns import Column, columns_of
from warren.lab.simulate.arena import Players, play_out
from warren.lab.simulate.executor import InProcesses, Spread, in_turn

if TYPE_CHECKING:
    import polars

#: In how many parts a playing is looked at.
STEPS = 20
PHASES = 10
PIECE = 250
#: Playings of bots that think are handed out one by one.
SLOW_PIECE = 1
ALONE = 300

Rows = list[list[int]]


class Study(msgspec.Struct, frozen=True):
    """What is looked at: playings `seed/i` between `bots`, and `deals` deals for every pair of weak and strong."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    games: int
    options: dict[str, OptionValue] = {}
    sheet: str = ""
    pairs: tuple[tuple[str, str], ...] = ()
    deals: int = 0

    def table(self) -> State:
        """An empty table of it."""
        game = find_game(self.game)
        if self.sheet:
            game = game.with_sheet(self.sheet)
        return game.table(self.seats, game.read_options(self.seats, self.options))


class Sample(msgspec.Struct):
    """What was gathered: a row for every playing, and for every pair a row for every deal."""

    study: Study
    frame: "polars.DataFrame"
    columns: tuple[Column, ...]
    duels: tuple["polars.DataFrame", ...]
    by_points: bool = True


class Watched:
    """One playing as it goes on: who led after each decision, and how many moves there were to choose from."""

    def __init__(self) -> None:
        self.leads: list[int] = []
        self.choices: list[int] = []
        self.turns = 0
        self.turn = -1

    def see(self, scores: tuple[int, ...], choices: int, turn: int) -> None:
        """A decision was made."""
        best = max(scores)
        self.leads.append(sum(1 << seat for seat, score in enumerate(scores) if score == best))
        self.choices.append(choices)
        if turn != self.turn:
            self.turns += 1
            self.turn = turn

    def row(self, winners: int) -> list[int]:
        """Decisions, turns, lead changes, settled, the winner's lead at each step, and the choices in each phase."""
        return [
            len(self.leads),
            self.turns,
            lead_changes(self.leads),
            settled(self.leads, winners),
            *(lead_at(self.leads, winners, step) for step in range(1, STEPS)),
            *(choices_in(self.choices, phase) for phase in range(PHASES)),
        ]


def lead_changes(leads: list[int]) -> int:
    """How often another seat leads alone than the one that led alone before.

    >>> lead_changes([0b11, 0b01, 0b11, 0b10, 0b11, 0b10, 0b01])
    2
    """
    alone = [lead for lead in leads if lead & (lead - 1) == 0]
    return sum(earlier != later for earlier, later in itertools.pairwise(alone))


def settled(leads: list[int], winners: int) -> int:
    """After how many thousandths of the decisions a later winner was ahead, alone or with others, for good.

    >>> settled([0b01, 0b10, 0b01, 0b11], winners=0b01)
    500
    """
    behind = [at for at, lead in enumerate(leads) if lead & winners == 0]
    return 1000 * (behind[-1] + 1) // len(leads) if behind else 0


def lead_at(leads: list[int], winners: int, step: int) -> int:
    """Which part, in thousandths, of those ahead at a step are later winners."""
    lead = leads[max(0, -(-step * len(leads) // STEPS) - 1)]
    return 1000 * (lead & winners).bit_count() // lead.bit_count()


def choices_in(choices: list[int], phase: int) -> int:
    """How many moves there were to choose from in a tenth of the playing, in hundredths."""
    first = phase * len(choices) // PHASES
    part = choices[first : max(first + 1, (phase + 1) * len(choices) // PHASES)]
    return 100 * sum(part) // len(part)


def seat_names(seats: int) -> list[str]:
    """The letters of the seats."""
    return list("ABCDEFGH"[:seats])


def row_names(seats: int) -> list[str]:
    """The columns before a game's own: scores, thousandths of a win, and what was watched."""
    return [
        *(f"score_{name}" for name in seat_names(seats)),
        *(f"won_by_{name}" for name in seat_names(seats)),
        *("decisions", "turns", "lead_changes", "settled"),
        *(f"lead_{step}" for step in range(1, STEPS)),
        *(f"choices_{phase}" for phase in range(PHASES)),
    ]


def play_games(study: Study, start: int, count: int) -> Rows:
    """Playings `start` to `start + count - 1`, a row each."""
    table = study.table()
    columns = columns_of(table)
    bots = [without_clock(find(name)) for name in study.bots]
    scratch = MoveList(table.game.move_room)
    rows = []
    for number in range(start, start + count):
        state = table.again(Rng.seeded(f"{study.seed}/{number}"))
        columns.listen(state)
        players = Players(bots)
        rng = Rng.seeded(f"{study.seed}/{number}/thinking")
        watched = Watched()
        while (seat := state.next_seat()) >= 0:
            turn = columns.turn(state)
            code = players.choose(state, seat, rng)
            state.list_moves(seat, scratch)
            players.make(state, seat, code)
            watched.see(state.scores(), int(scratch.count), turn)
        outcome = state.outcome()
        assert outcome is not None
        winners = outcome.winners
        scores = [columns.points(score) for score in outcome.scores]
        shares = [1000 // len(winners) if seat in winners else 0 for seat in range(study.seats)]
        bits = sum(1 << seat for seat in winners)
        rows.append([*scores, *shares, *watched.row(bits), *columns.row(state)])
    return rows


def play_duels(study: Study, start: int, count: int, weak: str, strong: str) -> Rows:
    """Deals `start` to `start + count - 1`, each played twice: the strong one at one seat, then at the next.

    A row has the two seats of the strong one, and the winners of the two playings, a bit each.
    """
    table = study.table()
    lesser, better = without_clock(find(weak)), without_clock(find(strong))
    rows = []
    for number in range(start, start + count):
        row = [number % study.seats, (number + 1) % study.seats]
        for place in row[:2]:
            bots = [better if seat == place else lesser for seat in range(study.seats)]
            state = table.again(Rng.seeded(f"{study.seed}/deal/{number}"))
            play_out(state, bots, Rng.seeded(f"{study.seed}/deal/{number}/{place}"))
            outcome = state.outcome()
            assert outcome is not None
            row.append(sum(1 << seat for seat in outcome.winners))
        rows.append(row)
    return rows


class Task(msgspec.Struct, frozen=True):
    """A piece of the work; `pair` is -1 for playings between equals."""

    study: int
    pair: int
    start: int
    count: int

    def games(self) -> int:
        """How many playings it has."""
        return self.count if self.pair < 0 else 2 * self.count


def do(studies: list[Study], tasks: list[Task], at: int, _count: int) -> tuple[int, Rows]:
    """Do one of the tasks; its number, and its rows."""
    task = tasks[at]
    study = studies[task.study]
    if task.pair < 0:
        return at, play_games(study, task.start, task.count)
    return at, play_duels(study, task.start, task.count, *study.pairs[task.pair])


def tasks_of(number: int, study: Study) -> Iterator[Task]:
    """A study in pieces."""
    works = [(-1, study.games, study.bots), *((at, study.deals, pair) for at, pair in enumerate(study.pairs))]
    for pair, total, bots in works:
        piece = PIECE if all(is_quick(name) for name in bots) else SLOW_PIECE
        for start in range(0, total, piece):
            yield Task(number, pair, start, min(piece, total - start))


class Gathering:
    """All the work of some studies: `run` does it and tells how many playings are done, then `samples` are there."""

    def __init__(self, studies: list[Study], jobs: int | None = None) -> None:
        self.studies = studies
        self.jobs = jobs or os.cpu_count() or 1
        self.tasks = [task for number, study in enumerate(studies) for task in tasks_of(number, study)]
        self.total = sum(task.games() for task in self.tasks)
        self.found: dict[Task, Rows] = {}

    def run(self) -> Generator[int]:
        """Play; after each piece, the number of playings done. Closing the iterator stops the work."""
        done = 0
        spread: Spread = in_turn if self.jobs == 1 or self.total <= ALONE else InProcesses(self.jobs)
        work = partial(do, self.studies, self.tasks)
        with closing(spread(work, ((at, 1) for at in range(len(self.tasks))))) as answers:
            for at, rows in answers:
                self.found[self.tasks[at]] = rows
                done += self.tasks[at].games()
                yield done

    def samples(self) -> list[Sample]:
        """What was gathered, in the order of the studies, the same however the work was split."""
        return [self.sample(number, study) for number, study in enumerate(self.studies)]

    def sample(self, number: int, study: Study) -> Sample:
        """What was gathered for one study."""
        columns = columns_of(study.table())
        names = [*row_names(study.seats), *columns.names]
        duels = tuple(
            frame_of(["here", "there", "first", "second"], self.rows(number, pair)) for pair in range(len(study.pairs))
        )
        return Sample(study, frame_of(names, self.rows(number, -1)), columns.columns, duels, columns.by_points)

    def rows(self, study: int, pair: int) -> Rows:
        """The rows of one part of a study, in order."""
        return [row for task in self.tasks if (task.study, task.pair) == (study, pair) for row in self.found[task]]


def frame_of(names: list[str], rows: Rows) -> "polars.DataFrame":
    """Rows of numbers as a data frame."""
    with needing("lab"):
        import polars

    return polars.DataFrame(rows, schema={name: polars.Int64() for name in names}, orient="row")


Progress = Callable[[int], None]


def gather(studies: list[Study], jobs: int | None = None, progress: Progress | None = None) -> list[Sample]:
    """Do all the work of some studies."""
    gathering = Gathering(studies, jobs)
    work = gathering.run()
    try:
        for done in work:
            if progress is not None:
                progress(done)
    finally:
        work.close()
    return gathering.samples()
