"""`warren lab foretell`: how duels of Trench Coat stand, from how many of them ended."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

import warren
from warren.cli.errors import need_packages
from warren.cli.progress import progress_bar
from warren.engine.text import speak
from warren.lab.work import InProcesses, in_turn

if TYPE_CHECKING:
    from warren.lab.endings import Endings

Say = Callable[..., str]


def run(seed: str, duels: int, jobs: int | None, out: Path, language: str) -> None:
    """Play duels, fit a network to how they ended, and write it to a file."""
    need_packages("numpy")
    say = speak("warren.cli", language).say
    if not warren.compiled():
        click.echo(say("not-compiled"), err=True)
    parts: dict[int, Endings] = {}
    if not play(seed, duels, parts, jobs, say("playing-duels")):
        click.echo(say("interrupted", games=sum(len(part) for part in parts.values())), err=True)
        sys.exit(130)
    learn(parts, out, say)


def play(seed: str, duels: int, parts: dict[int, "Endings"], jobs: int | None, label: str) -> bool:
    """How the duels ended, by the number of the first; whether it was finished and not stopped by Ctrl-C."""
    from warren.lab.endings import play_duels

    running = play_duels(seed, duels, in_turn if jobs == 1 else InProcesses(jobs))
    with progress_bar() as progress:
        shown = progress.add_task(label, total=duels)
        try:
            for first, part in running:
                parts[first] = part
                progress.advance(shown, len(part))
        except KeyboardInterrupt:
            running.close()
            return False
    return True


def learn(parts: dict[int, "Endings"], out: Path, say: Say) -> None:
    """Fit a network, write it, and say how surprised it still is."""
    from warren.lab.endings import together
    from warren.lab.foretell import HEAD, fit
    from warren.lab.network import written

    endings = together([parts[first] for first in sorted(parts)])
    click.echo(say("foretelling", duels=len(endings)), err=True)
    network, known, unknown = fit(endings)
    out.write_text(written(HEAD, network), encoding="utf-8")
    click.echo(say("foretold", file=str(out), known=f"{known:.4f}", unknown=f"{unknown:.4f}"))
