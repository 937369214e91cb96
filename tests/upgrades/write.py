"""Write what this version leaves behind, once at its release: `.venv/bin/python tests/upgrades/write.py`.

`tests/upgrades/VERSION/` then has a host's data, killed while tables of every game stood at every stage; what is
known of these tables; and finished records of every game. Every later version has to open them all.
"""

import gzip
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

import warren
from host.client import Host
from upgrades.stages import Kept, bring_to, stages_of

HERE: Final = Path(__file__).parent
RECORDS: Final = 50


class Finished(msgspec.Struct, frozen=True):
    """A record of a game that is over, and how it ended."""

    record: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def record_of(game: warren.Game, number: int) -> Finished:
    """A whole game in which anything is played, with another number of seats and other options each time."""
    chance = random.Random(f"{game.name}/{number}")
    seats = game.seat_counts[number % len(game.seat_counts)]
    record = warren.Record(game, seats, f"{game.name}/{number}", options_for(game, seats, number))
    state, rng = record.start(), warren.Rng.seeded(f"moves/{number}")
    while asked := state.ask().seats:
        seat = chance.choice(asked)
        record.play(state, seat, state.moves(seat).pick(rng))
    outcome = state.outcome()
    assert outcome is not None
    return Finished(record.to_json(), tuple(outcome.scores), tuple(outcome.winners))


def options_for(game: warren.Game, seats: int, number: int) -> dict[str, bool | int | str]:
    """Every second game by the usual options, the others with one of their flags turned."""
    flags = [option for option in game.options() if isinstance(option.default, bool)]
    if number % 2 == 0 or not flags:
        return {}
    turned = flags[number // 2 % len(flags)]
    wish: dict[str, bool | int | str] = {turned.name: not turned.default}
    try:
        game.start(seats, 0, None, **wish)
    except warren.WarrenError:
        return {}
    return wish


def write_records(folder: Path) -> None:
    """Finished records of every game."""
    for name in warren.games():
        lines = [msgspec.json.encode(record_of(warren.game(name), number)) for number in range(RECORDS)]
        (folder / f"{name}.jsonl.gz").write_bytes(gzip.compress(b"\n".join(lines), mtime=0))


def write_tables(folder: Path) -> None:
    """A host's data with tables of every game at every stage, as a killed host left it."""
    with tempfile.TemporaryDirectory() as scratch:
        host = Host(Path(scratch) / "data")
        host.start()
        kept: list[Kept] = []
        try:
            for game in warren.games():
                kept += [bring_to(host, game, stage, random.Random(f"{game}/{stage}")) for stage in stages_of(game)]
        finally:
            host.kill()
        copy(host.data / "warren.sqlite", folder / "warren.sqlite")
    (folder / "tables.json").write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")


def copy(source: Path, target: Path) -> None:
    """One file with all that was committed."""
    target.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(target)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode=DELETE")


def main() -> None:
    """Write this version's folder, unless it is there: what was released does not change."""
    folder = HERE / warren.__version__
    if folder.exists():
        sys.exit(f"{folder} is there already; what a release left behind does not change.")
    folder.mkdir()
    write_records(folder)
    write_tables(folder)


if __name__ == "__main__":
    main()
