"""Checking a record: that it replays, and that its deal was fixed before anybody looked."""

from pathlib import Path

import click
import msgspec

from warren.cli import choices
from warren.cli.errors import CommandError
from warren.engine.text import speak
from warren.host.tables.shuffle import Proof, holds


def run(file: Path, language: str) -> None:
    """Replay a record and check the proof of its shuffle."""
    say = speak("warren.cli", language).say
    record = choices.read_record(file)
    state = record.replay()
    click.echo(say("verified-moves", moves=len(record.moves), hash=state.hash()))
    if record.proof is None:
        raise CommandError("no-proof")
    try:
        proof = msgspec.convert(record.proof, Proof)
    except msgspec.ValidationError as error:
        raise CommandError("wrong-proof") from error
    if not holds(proof, record.seed):
        raise CommandError("wrong-proof")
    click.echo(say("verified-shuffle", commitment=proof.commitment))
