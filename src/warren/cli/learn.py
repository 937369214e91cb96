"""`warren lab learn`: experience in duels of Trench Coat, from what a search thinks of them."""

import sys
from collections.abc import Callable
from pathlib import Path

import click

import warren
from warren.cli.errors import CommandError, need_packages, writing
from warren.cli.progress import follow
from warren.engine.text import speak
from warren.lab.lines import append
from warren.lab.thoughts import Line, OtherThoughts, Task, Thought, in_order, read_thoughts, think_on
from warren.lab.work import InProcesses, in_turn

Say = Callable[..., str]


def run(task: Task, games: int, jobs: int | None, keep: Path | None, out: Path, language: str) -> None:
    """Think games through, fit a network to what was thought and is kept, and write it to a file."""
    need_packages("numpy")
    say = speak("warren.cli", language).say
    if not warren.compiled():
        click.echo(say("not-compiled"), err=True)
    lines = kept(keep)
    if not think(task, games, lines, jobs, keep, say("thinking-games")):
        click.echo(say("interrupted", games=sum(line.games for line in lines)), err=True)
        sys.exit(130)
    learn(in_order(lines), out, say)


def kept(keep: Path | None) -> list[Line]:
    """What was thought before."""
    if keep is None:
        return []
    try:
        with writing(keep):
            return read_thoughts(keep)
    except OtherThoughts as error:
        raise CommandError("other-thoughts", file=str(keep)) from error


def think(task: Task, games: int, lines: list[Line], jobs: int | None, keep: Path | None, label: str) -> bool:
    """Add what is missing to what is known, and to the file; whether it was finished and not stopped by Ctrl-C."""
    spread = in_turn if jobs == 1 else InProcesses(jobs)
    done = sum(line.games for line in lines if line.task == task)

    def take(line: Line) -> int:
        if keep is not None:
            with writing(keep):
                append(keep, [line])
        lines.append(line)
        return line.games

    return follow(think_on(task, games, lines, spread), take, label, max(games, done), done)


def learn(thoughts: list[Thought], out: Path, say: Say) -> None:
    """Fit a network, write it, and say what it misses."""
    from warren.lab.learn import HEAD, fit
    from warren.lab.network import written

    if len(thoughts) < 2:
        raise click.UsageError(say("too-few-thoughts"))
    click.echo(say("learning", thoughts=len(thoughts)), err=True)
    network, known, unknown = fit(thoughts)
    out.write_text(written(HEAD, network), encoding="utf-8")
    click.echo(say("learned", file=str(out), known=f"{known:.2%}", unknown=f"{unknown:.2%}"))
