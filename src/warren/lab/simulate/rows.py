"""Rows: what every playing of a plan tells, column by column, as Parquet."""

from collections.abc import Sequence
from difflib import get_close_matches
from io import BytesIO

import msgspec

from warren.engine.contract import State
from warren.engine.extras import needing
from warren.engine.notation import letter
from warren.engine.structs import Outcome
from warren.lab.columns import GAME, SEAT, Column, columns_of
from warren.lab.simulate.simulation import Plan, Results, play_part, table_of

with needing("lab"):
    import polars as pl

#: What a part says of itself beside its rows.
TALLY = "warren.tally"
#: More than any points are worth when places are told.
WINNING = 1 << 40


class UnknownColumn(Exception):
    """A column that the game does not have, and the one that was perhaps meant."""

    def __init__(self, name: str, nearest: str) -> None:
        super().__init__(name, nearest)
        self.name = name
        self.nearest = nearest


def common_columns(seats: int) -> list[Column]:
    """What every game tells of a playing."""
    letters = [(seat, letter(seat)) for seat in range(seats)]
    return [
        Column("game", "Int64", "the number of the playing: its seed is the plan's, a stroke and this", GAME, "game"),
        Column("decisions", "Int32", "how many decisions were made", GAME, "decisions"),
        Column("ending", "String", "why it ended", GAME, "ending"),
        *(Column(f"score_{at}", "Int32", f"seat {at} has so many points", SEAT, "score", "", n) for n, at in letters),
        *(Column(f"place_{at}", "Int8", f"seat {at} came in at this place", SEAT, "place", "", n) for n, at in letters),
        *(Column(f"bot_{at}", "String", f"who played seat {at}", SEAT, "bot", "", n) for n, at in letters),
    ]


def declared(plan: Plan) -> list[Column]:
    """Every column of a plan's rows: those of all games, then the game's own."""
    common = common_columns(plan.seats)
    taken = {column.name for column in common}
    return [*common, *(column for column in columns_of(table_of(plan)).columns if column.name not in taken)]


def chosen(plan: Plan, names: Sequence[str]) -> tuple[Column, ...]:
    """The columns of those names, in that order; all of them if none is named."""
    known = {column.name: column for column in declared(plan)}
    for name in names:
        if name not in known:
            raise UnknownColumn(name, (get_close_matches(name, known, 1, 0.0) or list(known))[0])
    return tuple(known[name] for name in dict.fromkeys(names or known))


class Rows:
    """Collects the rows of one part: numbers in one long list, which is cut into columns at the end."""

    def __init__(self, plan: Plan, columns: Sequence[Column]) -> None:
        self.plan = plan
        self.columns = columns
        common = common_columns(plan.seats)
        self.scores = [column.name for column in common if column.group == "score"]
        self.game = columns_of(table_of(plan))
        own = set(self.game.names) - {column.name for column in common}
        self.tells = any(column.name in own for column in columns)
        self.values: list[int] = []
        self.endings: list[str] = []
        self.winners: list[tuple[int, ...]] = []

    def begin(self, state: State) -> None:
        """A playing was dealt."""
        if self.tells:
            self.game.listen(state)

    def end(self, number: int, state: State, outcome: Outcome, decisions: int) -> None:
        """It is over: add its row."""
        self.values += (number, decisions, *outcome.scores)
        self.endings.append(outcome.reason)
        self.winners.append(outcome.winners)
        if self.tells:
            self.values += self.game.row(state)

    def frame(self) -> pl.DataFrame:
        """The rows as a table, with each column's declared type."""
        names = ["game", "decisions", *self.scores, *(self.game.names if self.tells else ())]
        at = {name: place for place, name in reversed(list(enumerate(names)))}
        made: list[pl.Series] = []
        placed = self.places([self.values[at[name] :: len(names)] for name in self.scores])
        for column in self.columns:
            values: list[int] | list[str] | pl.Series
            if column.group == "place":
                values = placed[column.seat]
            elif column.group == "bot":
                values = pl.repeat(self.plan.bots[column.seat], len(self.endings), eager=True)
            else:
                values = self.endings if column.name == "ending" else self.values[at[column.name] :: len(names)]
            made.append(pl.Series(column.name, values, getattr(pl, column.type)))
        return pl.DataFrame(made)

    def places(self, scores: Sequence[list[int]]) -> list[pl.Series]:
        """Every seat's places: winners are first, the others follow by points; who is even shares a place."""
        marks = []
        for seat, points in enumerate(scores):
            won = pl.Series([seat in winners for winners in self.winners], dtype=pl.Int64)
            marks.append(pl.Series(points, dtype=pl.Int64) + won * WINNING)
        ones = pl.repeat(1, len(self.winners), dtype=pl.Int8, eager=True)
        return [sum(((other > mark).cast(pl.Int8) for other in marks), ones) for mark in marks]


def play_rows(plan: Plan, columns: Sequence[Column], start: int, count: int) -> tuple[int, Results, bytes]:
    """A part of a plan: where it begins, its tally, and its rows as a Parquet file that holds the tally, too."""
    rows = Rows(plan, columns)
    results = play_part(plan, start, count, rows)
    file = BytesIO()
    tally = msgspec.json.encode(results).decode()
    rows.frame().write_parquet(file, compression="lz4", statistics=False, metadata={TALLY: tally})
    return start, results, file.getvalue()
