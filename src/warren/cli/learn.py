"""`warren lab learn`: experience in duels of Trench Coat, from what a search thinks of them."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

import warren
from warren.cli.errors import need_packages
from warren.cli.progress import progress_bar
from warren.engine.text import speak
from warren.lab.work import InProcesses, in_turn

if TYPE_CHECKING:
    from warren.lab.learn import Thought

#: Games of a piece of work.
PIECE = 10


def run(games: int, simulations: int, seed: str, jobs: int | None, out: Path, language: str, *, afresh: bool) -> None:
    """Think games through, fit a network to what was thought, and write it to a file."""
    need_packages("numpy")
    from warren.lab.learn import fit, written

    say = speak("warren.cli", language).say
    if not warren.compiled():
        click.echo(say("not-compiled"), err=True)
    thoughts = gather(games, simulations, seed, jobs, say("thinking-games"), afresh=afresh)
    if len(thoughts) < 2:
        raise click.UsageError(say("too-few-thoughts"))
    click.echo(say("learning", thoughts=len(thoughts)), err=True)
    network, known, unknown = fit(thoughts)
    out.write_text(written(network), encoding="utf-8")
    click.echo(say("learned", file=str(out), known=f"{known:.4f}", unknown=f"{unknown:.4f}"))


def gather(games: int, simulations: int, seed: str, jobs: int | None, label: str, *, afresh: bool) -> list["Thought"]:
    """What was thought in all games, in their order, with progress."""
    pieces = [(first, min(PIECE, games - first)) for first in range(0, games, PIECE)]
    spread = in_turn if jobs == 1 else InProcesses(jobs)
    found: dict[int, list[Thought]] = {}
    with progress_bar() as progress:
        task = progress.add_task(label, total=games)
        for first, thoughts in spread(partial(numbered, seed, simulations, afresh), pieces):
            found[first] = thoughts
            progress.advance(task, PIECE)
    return [thought for first in sorted(found) for thought in found[first]]


def numbered(seed: str, simulations: int, afresh: bool, first: int, games: int) -> tuple[int, list["Thought"]]:
    """A piece of the work, and where it begins: pieces come in any order."""
    from warren.lab.learn import thoughts_of

    return first, thoughts_of(seed, simulations, afresh, first, games)
