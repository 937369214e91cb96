"""Simulation at the command line: progress while it runs, then a table or JSON."""

import sys
import time
from pathlib import Path

import click
import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

import warren
from warren.cli import choices
from warren.cli.progress import progress_bar
from warren.cli.screen import screen
from warren.engine.text import speak
from warren.lab.simulate import Interval, Plan, Report, Results, report, simulate


def run(
    name: str,
    games: int,
    seats: int | None,
    bots: str,
    seed: str,
    jobs: int | None,
    options: tuple[str, ...],
    sheet: Path | None,
    language: str,
    *,
    as_json: bool,
) -> None:
    """Play a plan and print what came of it; Ctrl-C prints what there is so far."""
    game = warren.game(name)
    seats = seats if seats is not None else max(2, len(bots.split(",")))
    chosen = choices.read_options(options)
    text = choices.read_sheet(sheet, game)
    game.start(seats, 0, text or None, **chosen)
    plan = Plan(name, seats, tuple(choices.seat_bots(bots, seats)), seed, games, chosen, text)
    say = speak("warren.cli", language).say
    if not warren.compiled():
        click.echo(say("not-compiled"), err=True)
    began = time.monotonic()
    results, stopped = play(plan, jobs, say("simulating"))
    seconds = time.monotonic() - began
    if results.games == 0:
        raise KeyboardInterrupt
    if stopped:
        click.echo(say("interrupted", games=results.games), err=True)
    made = report(plan, results)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(made), indent=1).decode())
    else:
        show(made, results, seconds, language)
    if stopped:
        sys.exit(130)


def play(plan: Plan, jobs: int | None, label: str) -> tuple[Results, bool]:
    """The results, and whether Ctrl-C stopped it early."""
    results = Results.none(plan.seats)
    with progress_bar() as progress:
        task = progress.add_task(label, total=plan.games)
        work = simulate(plan, jobs)
        try:
            for results in work:
                progress.update(task, completed=results.games)
        except KeyboardInterrupt:
            work.close()
            return results, True
    return results, False


def show(made: Report, results: Results, seconds: float, language: str) -> None:
    """The report as a table."""
    say = speak("warren.cli", language).say
    console = screen()
    rate = f"{results.decisions / max(seconds, 1e-9):,.0f}"
    length = f"{made.decisions_per_game:.1f}"
    title = say("simulated", games=made.games, game=made.plan.game, seconds=f"{seconds:.1f}", rate=rate, length=length)
    console.print(title)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in ("seat", "bot"):
        table.add_column(say(f"column-{column}"))
    for column in ("wins", "mean", "spread", "range"):
        table.add_column(say(f"column-{column}"), justify="right")
    for seat in made.seats:
        table.add_row(
            Text(seat.seat, style="bold"),
            seat.bot,
            share(seat.wins),
            f"{seat.points.value:.2f} ±{(seat.points.high - seat.points.low) / 2:.2f}",
            f"{seat.spread:.2f}",
            f"{seat.lowest}–{seat.highest}",
        )
    console.print(table)
    console.print(say("first-seat", share=share(made.first_seat)))
    console.print(say("endings", endings=endings(made, language)))


def endings(made: Report, language: str) -> str:
    """How the playings ended, the most frequent reason first, with shares."""
    speaker = speak(warren.game(made.plan.game).domain, language)
    often = sorted(made.endings.items(), key=lambda ending: (-ending[1], ending[0]))
    return "; ".join(f"{speaker.say(f'reason-{reason}')} {count / made.games:.1%}" for reason, count in often)


def share(interval: Interval) -> str:
    """A share of wins with its interval, in per cent."""
    return f"{interval.value:.1%} ({interval.low:.1%}–{interval.high:.1%})"
