"""Moving all tables from a data folder to a database, or back."""

import asyncio
from pathlib import Path

import click

from warren.cli.errors import CommandError
from warren.cli.progress import progress_bar
from warren.cli.serve import shown
from warren.engine.extras import need
from warren.engine.text import speak
from warren.host.operations.move_data import move_all
from warren.host.store.contract import SCHEMES
from warren.host.store.lock import alone_with


def place(text: str, *, there: bool) -> Path | str:
    """A folder or a database, as it is written on the command line."""
    if text.startswith(SCHEMES):
        return text
    folder = Path(text)
    if there and not (folder / "warren.sqlite").exists():
        raise CommandError("no-data-there", folder=text)
    return folder / "warren.sqlite"


def folder_of(store: Path | str) -> Path | str:
    """The data folder of a file; a database is what it is."""
    return store.parent if isinstance(store, Path) else store


def run(source: str, target: str, language: str) -> None:
    """Move, with progress, and say what was moved."""
    say = speak("warren.cli", language).say
    old, new = place(source, there=True), place(target, there=False)
    if old == new:
        raise CommandError("same-place")
    if isinstance(old, str) or isinstance(new, str):
        need("postgres", "asyncpg")
    with alone_with(folder_of(old)), alone_with(folder_of(new)), progress_bar(rate=True) as bars:
        bar = bars.add_task(say("moving"), total=None)
        moved = asyncio.run(move_all(old, new, lambda done, total: bars.update(bar, completed=done, total=total)))
    where = shown(new) if isinstance(new, str) else target
    click.echo(say("moved", tables=moved.tables, entries=moved.entries, reviews=moved.reviews, place=where))
    if moved.before:
        click.echo(say("moved-before", tables=moved.before))
    click.echo(say("moved-next-database" if isinstance(new, str) else "moved-next-folder", place=where))
