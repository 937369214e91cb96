"""Keeping: a plan's rows in one Parquet file, part by part, so that nothing finished is played again.

Parts lie in a folder beside the file, each written whole or not at all; when the last is there, they are put together.
"""

import os
import re
import shutil
from collections.abc import Generator, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

import warren
from warren.bots import find, without_clock
from warren.bots import is_quick as is_quick_bot
from warren.engine.extras import needing
from warren.lab.columns import Column
from warren.lab.ladder import described
from warren.lab.simulate.executor import OtherWorker, Piece, Spread
from warren.lab.simulate.rows import TALLY, play_rows
from warren.lab.simulate.simulation import CHUNK, Plan, Results

with needing("lab"):
    import polars as pl

#: What the whole file says of itself beside its rows.
HEADER = "warren.plan"
ROW_GROUP = 100_000
#: A part is written at least after so many games, and there are not many more parts than this.
LARGEST = 20_000
PARTS = 500


class Header(msgspec.Struct, frozen=True):
    """What rows depend on: it must not change while they are added."""

    version: str
    plan: Plan
    bots: tuple[str, ...]
    columns: tuple[tuple[str, str], ...]


class OtherPlan(Exception):
    """The file holds something else."""


class CannotKeep(Exception):
    """The file cannot be written; what was finished before is kept."""


def header_of(plan: Plan, columns: tuple[Column, ...]) -> Header:
    """What a plan's rows depend on."""
    bots = tuple(described(without_clock(find(name))) for name in plan.bots)
    return Header(warren.__version__, plan, bots, tuple((column.name, column.type) for column in columns))


def pieces(plan: Plan) -> Iterator[Piece]:
    """The plan in parts: few games to a part if bots think long."""
    most = CHUNK if all(is_quick_bot(name) for name in plan.bots) else 20
    size = min(LARGEST, max(1, min(most, plan.games // 8), plan.games // PARTS if most == CHUNK else 1))
    for start in range(0, plan.games, size):
        yield start, min(size, plan.games - start)


class Keep:
    """The file of a plan's rows, and the folder of its parts until it is whole.

    Raises `OtherPlan` if either holds something else, and `CannotKeep` if they cannot be written.
    """

    def __init__(self, out: Path, plan: Plan, columns: tuple[Column, ...]) -> None:
        self.out = out
        self.folder = out.with_name(f"{out.name}.parts")
        self.plan = plan
        self.columns = columns
        self.header = msgspec.json.encode(header_of(plan, columns))
        self.done: dict[int, int] = {}
        self.whole = self._is_whole()
        if not self.whole:
            self._open_folder()

    def _is_whole(self) -> bool:
        """Whether the file is there and of this plan."""
        if not self.out.exists():
            return False
        if metadata(self.out).get(HEADER) != self.header.decode():
            raise OtherPlan(self.out)
        if self.folder.exists():
            shutil.rmtree(self.folder)
        return True

    def _open_folder(self) -> None:
        """Begin a folder, or see what is in it."""
        mine = self.folder / "plan.json"
        try:
            self.folder.mkdir(exist_ok=True)
            if not mine.exists():
                if any(self.folder.glob("*.parquet")):
                    raise OtherPlan(self.folder)
                self.write(mine, self.header)
            elif mine.read_bytes() != self.header:
                raise OtherPlan(self.folder)
            for left in self.folder.glob("*.new"):
                left.unlink()
        except OSError as error:
            raise CannotKeep(error.strerror or str(error)) from error
        for start, count in pieces(self.plan):
            if (tally := self.tally(start)) is not None and tally.games == count:
                self.done[start] = count

    def part(self, start: int) -> Path:
        """The file of the part that begins with that game."""
        return self.folder / f"{start:012}.parquet"

    def tally(self, start: int) -> Results | None:
        """What a part says of its games; None if it is not there or damaged."""
        path = self.part(start)
        found = metadata(path).get(TALLY) if path.exists() else None
        return None if found is None else msgspec.json.decode(found, type=Results)

    def results(self) -> Results:
        """What came of all that is there, added up in the order of the games."""
        if self.whole:
            return msgspec.json.decode(metadata(self.out)[TALLY], type=Results)
        total = Results.none(self.plan.seats)
        for start in sorted(self.done):
            if (tally := self.tally(start)) is not None:
                total.merge(tally)
        return total

    def missing(self) -> list[Piece]:
        """The parts that are to be played."""
        return [] if self.whole else [piece for piece in pieces(self.plan) if piece[0] not in self.done]

    def play(self, spread: Spread) -> Generator[int]:
        """Play what is missing, giving the games that are kept so far; closing the iterator stops the work."""
        kept = self.plan.games if self.whole else sum(self.done.values())
        yield kept
        work = partial(checked_rows, self.header, self.plan, self.columns)
        with closing(spread(work, self.missing())) as answers:
            for start, tally, rows in answers:
                try:
                    self.write(self.part(start), rows)
                except OSError as error:
                    raise CannotKeep(error.strerror or str(error)) from error
                self.done[start] = tally.games
                kept += tally.games
                yield kept

    def write(self, path: Path, content: bytes) -> None:
        """A file that is there whole, on the disk, or not at all."""
        new = path.with_name(f"{path.name}.new")
        try:
            with new.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            new.replace(path)
        finally:
            new.unlink(missing_ok=True)

    def finish(self) -> None:
        """Put the parts together, a few rows in memory at a time, and take the folder away."""
        if self.whole:
            return
        new = self.folder / "whole.new"
        told = {HEADER: self.header.decode(), TALLY: msgspec.json.encode(self.results()).decode()}
        try:
            rows = pl.scan_parquet([self.part(start) for start in sorted(self.done)], glob=False)
            rows.sink_parquet(new, row_group_size=ROW_GROUP, metadata=told, sync_on_close="all", engine="streaming")
            new.replace(self.out)
        except OSError as error:
            raise CannotKeep(error.strerror or str(error)) from error
        except pl.exceptions.PolarsError as error:
            raise CannotKeep(reason(str(error))) from error
        finally:
            new.unlink(missing_ok=True)
        self.whole = True
        shutil.rmtree(self.folder)


def checked_rows(
    header: bytes, plan: Plan, columns: tuple[Column, ...], start: int, count: int
) -> tuple[int, Results, bytes]:
    """A part, played by a worker whose Warren makes the same rows."""
    if msgspec.json.encode(header_of(plan, columns)) != header:
        raise OtherWorker(warren.__version__)
    return play_rows(plan, columns, start, count)


def reason(told: str) -> str:
    """Why polars could not write, in the system's words if it names them.

    >>> reason("parquet: underlying IO error: File too large (os error 27)")
    'File too large'
    """
    number = re.search(r"\(os error (\d+)\)", told)
    return told if number is None else os.strerror(int(number[1]))


def metadata(path: Path) -> dict[str, str]:
    """What a Parquet file says of itself; nothing if it is none."""
    try:
        return pl.read_parquet_metadata(path)
    except (pl.exceptions.PolarsError, OSError):
        return {}
