"""Back-ups from the command line."""

from pathlib import Path

import click

from warren.engine.text import speak
from warren.host.operations import backup


def back_up(file: Path, data: Path, language: str) -> None:
    """Copy the tables of a folder into a file, and say how many."""
    kept = backup.back_up(data, file)
    say = speak("warren.cli", language).say
    click.echo(say("backed-up", tables=kept.tables, entries=kept.entries, file=str(file)))


def restore(file: Path, data: Path, language: str, *, replace: bool) -> None:
    """Put a back-up back, and say how many tables that are."""
    kept = backup.restore(file, data, replace=replace)
    say = speak("warren.cli", language).say
    click.echo(say("restored", tables=kept.tables, entries=kept.entries, data=str(data)))
