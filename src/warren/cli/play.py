"""Starting a terminal table, or going on with a saved one."""

import secrets
from pathlib import Path

import warren
from warren.cli import choices
from warren.cli.errors import CommandError, writing
from warren.cli.screen import screen
from warren.cli.table import PERSON, TerminalTable
from warren.engine.records import Record


def start(
    name: str,
    seats: int | None,
    people: int,
    bots: str,
    seed: str | None,
    options: tuple[str, ...],
    sheet: Path | None,
    save: Path | None,
    language: str,
) -> None:
    """Set up a new table and play at it."""
    game = warren.game(name)
    seats = seats if seats is not None else max(2, people)
    if not 0 <= people <= seats:
        raise CommandError("people-count", people=people, seats=seats)
    players = [PERSON] * people + (choices.seat_bots(bots, seats - people) if people < seats else [])
    seed = seed if seed is not None else str(secrets.randbelow(1_000_000))
    record = Record(game, seats, seed, choices.read_options(options), choices.read_sheet(sheet, game), players)
    record.start()
    sit_down(record, save or Path(f"{name}-{_file_name(seed)}.json"), language)


def resume(file: Path, save: Path, language: str) -> None:
    """Go on with a saved table."""
    record = choices.read_record(file)
    if len(record.players) != record.seats:
        raise CommandError("not-a-table")
    if record.replay().over:
        raise CommandError("already-over")
    sit_down(record, save, language)


def sit_down(record: Record, save: Path, language: str) -> None:
    """Play at a table, in this terminal."""
    with writing(save):
        TerminalTable(record, screen(), language, save).run()


def _file_name(seed: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in seed)
