"""`warren lab practise`: experience in duels of Trench Coat gets better by playing."""

from pathlib import Path

import click

import warren
from warren.cli.progress import progress_bar
from warren.engine.text import speak
from warren.lab.learn import HEAD
from warren.lab.network import written
from warren.lab.practice import practise
from warren.lab.work import rounds_of


def run(seed: str, games: int, jobs: int | None, out: Path, language: str) -> None:
    """Play, learn from it, and write what was learned; also if Ctrl-C comes first."""
    say = speak("warren.cli", language).say
    if not warren.compiled():
        click.echo(say("not-compiled"), err=True)
    shares: list[float] = []
    done = 0
    learned = ""
    with rounds_of(jobs) as spread, progress_bar() as progress:
        shown = progress.add_task(say("practising"), total=games)
        try:
            for network, played, won in practise(seed, games, spread):
                learned = written(HEAD, network)
                shares.append(won / played)
                done += played
                progress.advance(shown, played)
        except KeyboardInterrupt:
            click.echo(say("interrupted", games=done), err=True)
    if shares:
        out.write_text(learned, encoding="utf-8")
        tenth = max(1, len(shares) // 10)
        first, last = sum(shares[:tenth]) / tenth, sum(shares[-tenth:]) / tenth
        click.echo(say("practised", file=str(out), first=f"{first:.2%}", last=f"{last:.2%}"))
