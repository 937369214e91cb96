"""`warren lab calibrate`: how often a bot among its like reaches a score."""

from pathlib import Path

import click
from rich import box
from rich.table import Table

import warren
from warren.bots import find
from warren.cli import choices
from warren.cli.progress import progress_bar
from warren.cli.screen import screen
from warren.cli.simulate import share
from warren.engine.text import speak
from warren.lab.calibrate import Share, plan_for, share_of
from warren.lab.simulate.simulation import Results, simulate


def run(
    name: str,
    seats: tuple[int, ...],
    bot: str,
    games: int,
    seed: str,
    mark: int | None,
    jobs: int | None,
    sheet: Path | None,
    language: str,
) -> None:
    """Print, for every seat count, how many scores reach the mark."""
    say = speak("warren.cli", language).say
    game = warren.game(name)
    text = choices.read_sheet(sheet, game)
    game = game.with_sheet(text) if text else game
    mark = mark if mark is not None else game.excellence()
    if mark == 0:
        raise click.UsageError(say("no-mark", game=name))
    find(bot)
    for count in seats:
        game.start(count, 0)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(say("column-seats"))
    for column in ("reached", "mean", "spread", "range"):
        table.add_column(say(f"column-{column}", mark=mark), justify="right")
    with progress_bar() as progress:
        for plan in [plan_for(game, count, bot, games, seed, mark) for count in seats or game.seat_counts]:
            task = progress.add_task(say("calibrating", seats=plan.seats), total=games)
            results = Results.none(plan.seats)
            for results in simulate(plan, jobs):
                progress.update(task, completed=results.games)
            table.add_row(*row(share_of(plan, results)))
    console = screen()
    console.print(say("calibrated", game=name, bot=bot, games=games, mark=mark, seed=seed))
    console.print(table)


def row(found: Share) -> list[str]:
    """A row of the table."""
    half = (found.points.high - found.points.low) / 2
    return [
        str(found.seats),
        share(found.share),
        f"{found.points.value:.2f} ±{half:.2f}",
        f"{found.spread:.2f}",
        f"{found.lowest}–{found.highest}",
    ]
