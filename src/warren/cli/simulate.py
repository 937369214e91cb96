"""Simulation at the command line: progress while it runs, then a table or JSON."""

import sys
import time
from collections.abc import Callable, Generator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

import warren
from warren.cli import choices
from warren.cli.errors import CommandError
from warren.cli.progress import progress_bar
from warren.cli.screen import screen
from warren.engine.extras import need
from warren.engine.text import speak
from warren.lab.simulate.executor import OtherWorker, Spread
from warren.lab.simulate.simulation import Interval, Plan, Report, Results, report, simulate, spread_for

if TYPE_CHECKING:
    from warren.lab.simulate.resumable_output import Keep

Say = Callable[..., str]


class Place(msgspec.Struct, frozen=True):
    """Where a simulation is played, and where its rows go: processes, a Ray cluster's address, a file, its columns."""

    jobs: int | None = None
    ray: str | None = None
    out: Path | None = None
    columns: str = ""


def run(
    name: str,
    games: int,
    seats: int | None,
    bots: str,
    seed: str,
    place: Place,
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
    game.start(seats, 0, text or None, **game.read_options(seats, chosen))
    seated = tuple(choices.seat_bots(bots, seats))
    plan = Plan(name, seats, seated, seed, games, chosen, text, untimed=place.out is not None)
    if place.columns and place.out is None:
        raise CommandError("columns-without-out")
    if place.ray is not None:
        need("ray", "ray")
    keep = None if place.out is None else opened(place.out, plan, place.columns)
    say = speak("warren.cli", language).say
    if not warren.compiled():
        click.echo(say("not-compiled"), err=True)
    began = time.monotonic()
    results, played, stopped = play(plan, place, say) if keep is None else play_and_keep(keep, place, say)
    seconds = time.monotonic() - began
    if results.games == 0:
        raise KeyboardInterrupt
    if stopped:
        click.echo(say("interrupted", games=results.games), err=True)
    made = report(plan, results)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(made), indent=1).decode())
    else:
        show(made, played, seconds, language)
    if keep is not None:
        told = say("rows-kept" if stopped else "rows-written", games=results.games, file=str(keep.out))
        click.echo(told, err=stopped or as_json)
    if stopped:
        sys.exit(130)


def play(plan: Plan, place: Place, say: Say) -> tuple[Results, int, bool]:
    """The results, the decisions made for them, and whether Ctrl-C stopped it early."""
    results = Results.none(plan.seats)
    with somewhere(plan, place, say) as spread, progress_bar(rate=True) as progress:
        task = progress.add_task(say("simulating"), total=plan.games)
        work = simulate(plan, spread=spread)
        try:
            for results in work:
                progress.update(task, completed=results.games)
        except KeyboardInterrupt:
            work.close()
            return results, results.decisions, True
    return results, results.decisions, False


def opened(out: Path, plan: Plan, columns: str) -> "Keep":
    """The file for a plan's rows, if it can be written and holds no others."""
    from warren.lab.simulate.resumable_output import CannotKeep, Keep, OtherPlan
    from warren.lab.simulate.rows import UnknownColumn, chosen

    try:
        return Keep(out, plan, chosen(plan, [name.strip() for name in columns.split(",") if name.strip()]))
    except UnknownColumn as error:
        raise CommandError("no-such-column", column=error.name, game=plan.game, nearest=error.nearest) from error
    except OtherPlan as error:
        raise CommandError("other-plan", file=str(error)) from error
    except CannotKeep as error:
        raise CommandError("cannot-write", file=str(out), why=str(error)) from error


def play_and_keep(keep: "Keep", place: Place, say: Say) -> tuple[Results, int, bool]:
    """Play what is missing in a file, and make it whole unless Ctrl-C comes first."""
    from warren.lab.simulate.resumable_output import CannotKeep

    before = keep.results().decisions
    stopped = False
    try:
        if missing := keep.missing():
            kept = keep.plan.games - sum(count for _, count in missing)
            if kept:
                click.echo(say("going-on", games=kept, file=str(keep.out)), err=True)
            with somewhere(keep.plan, place, say) as spread, progress_bar(rate=True) as progress:
                task = progress.add_task(say("simulating"), total=keep.plan.games, completed=kept)
                with closing(keep.play(spread)) as work:
                    for kept in work:
                        progress.update(task, completed=kept)
        keep.finish()
    except KeyboardInterrupt:
        stopped = True
    except CannotKeep as error:
        games = sum(keep.done.values())
        raise CommandError("cannot-keep", file=str(keep.out), why=str(error), games=games) from error
    results = keep.results()
    return results, results.decisions - before, stopped


@contextmanager
def somewhere(plan: Plan, place: Place, say: Say) -> Generator[Spread]:
    """On all cores of this machine, or on a Ray cluster."""
    from warren.lab.simulate.ray_executor import LostWorkers, NoCluster, connected

    try:
        if place.ray is None:
            yield spread_for(plan, place.jobs)
        else:
            click.echo(say("connecting", address=place.ray), err=True)
            with connected(place.ray, place.jobs) as spread:
                yield spread
    except NoCluster as error:
        raise CommandError("no-cluster", address=str(place.ray), why=str(error)) from error
    except OtherWorker as error:
        raise CommandError("other-worker", version=str(error)) from error
    except (BrokenProcessPool, LostWorkers) as error:
        raise CommandError("worker-died" if place.out is None else "worker-died-kept") from error


def show(made: Report, decisions: int, seconds: float, language: str) -> None:
    """The report as a table."""
    say = speak("warren.cli", language).say
    console = screen()
    rate = f"{decisions / max(seconds, 1e-9):,.0f}"
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
