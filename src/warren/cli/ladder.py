"""The ladder at the command line: progress while it is played, then tables, Markdown or JSON."""

import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import click
import msgspec
from rich import box
from rich.table import Table

import warren
from warren.bots import find
from warren.cli.errors import CommandError, writing
from warren.cli.progress import follow
from warren.cli.screen import screen
from warren.cli.simulate import share
from warren.engine.text import speak
from warren.lab.jsonl import append
from warren.lab.ladder import Game, Plan, Rungs, climb, header_of, read_games, report
from warren.lab.simulate.simulation import Interval

Say = Callable[..., str]


def run(
    games: tuple[str, ...],
    seats: tuple[int, ...],
    bots: str,
    count: int,
    seed: str,
    jobs: int | None,
    out: Path | None,
    language: str,
    *,
    untimed: bool,
    as_json: bool,
    markdown: bool,
) -> None:
    """Play what is missing and print what came of it; Ctrl-C prints what there is so far."""
    say = speak("warren.cli", language).say
    plan = Plan(settings_for(games, seats), named(bots), count, seed, untimed)
    if not warren.compiled():
        click.echo(say("not-compiled"), err=True)
    known = kept(plan, out)
    stopped = not play(plan, known, jobs, out, say("climbing"))
    if not known:
        raise KeyboardInterrupt
    if stopped:
        click.echo(say("interrupted", games=len(known)), err=True)
    made = report(plan, known)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(made), indent=1).decode())
    elif markdown:
        click.echo("\n".join(page(plan, made.bots, made.rungs, say)))
    else:
        for rungs in made.rungs:
            show(rungs, say)
    if stopped:
        sys.exit(130)


def settings_for(games: tuple[str, ...], seats: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """Every game at every seat count that was asked for and that it has."""
    chosen = [warren.game(name) for name in games or warren.games()]
    found = tuple((game.name, count) for game in chosen for count in game.seat_counts if not seats or count in seats)
    if not found:
        raise CommandError("no-such-tables", seats=", ".join(map(str, seats)))
    return found


def named(bots: str) -> tuple[str, ...]:
    """The bots on the ladder, from the weakest on."""
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    for name in names:
        find(name)
    if len(names) < 2 or len(set(names)) < len(names):
        raise CommandError("ladder-bots")
    return names


def kept(plan: Plan, out: Path | None) -> list[Game]:
    """The games that were played before, if they are of this ladder."""
    if out is None:
        return []
    try:
        with writing(out):
            header, games = read_games(out)
            if header is None:
                append(out, [header_of(plan)])
    except msgspec.DecodeError as error:
        raise CommandError("other-ladder", file=str(out)) from error
    if header is not None and header != header_of(plan):
        raise CommandError("other-ladder", file=str(out))
    return games


def play(plan: Plan, known: list[Game], jobs: int | None, out: Path | None, label: str) -> bool:
    """Add the missing games to those known, and to the file; whether it was finished and not stopped by Ctrl-C."""
    wanted = {(meeting.game, meeting.seats, meeting.bots): plan.deals(meeting) for meeting in plan.meetings()}
    done = sum(game.deal < wanted.get((game.game, len(game.bots), game.meeting), 0) for game in known)

    def take(fresh: list[Game]) -> int:
        known.extend(fresh)
        if out is not None:
            append(out, fresh)
        return len(fresh)

    return follow(climb(plan, known, jobs), take, label, plan.size(), done, rate=True)


# Showing.


def rating_rows(rungs: Rungs) -> list[list[str]]:
    """Each level: rating, thinking time a move."""
    return [
        [rating.bot, points(rating.elo), f"{rating.mean * 1e3:.1f} ms", f"{rating.p99 * 1e3:.1f} ms"]
        for rating in reversed(rungs.ratings)
    ]


def step_rows(rungs: Rungs) -> list[list[str]]:
    """Each level beside the one below; alone among the others where there are more than two seats."""
    rows = []
    for step in reversed(rungs.steps):
        row = [f"{step.upper} > {step.lower}", share(step.wins), f"{step.even:.0%}", str(step.games)]
        rows.append(row if rungs.seats == 2 else [*row[:2], share(step.lower_wins), *row[2:]])
    return rows


def columns(rungs: Rungs, say: Say) -> tuple[list[str], list[str]]:
    """The headings of both tables."""
    ratings = [say(f"column-{name}") for name in ("bot", "rating", "thinking", "thinking-p99")]
    names = ("step", "wins", "even", "games") if rungs.seats == 2 else ("step", "alone", "lower-alone", "even", "games")
    return ratings, [say(f"column-{name}") for name in names]


def points(rating: Interval) -> str:
    """A rating with its interval."""
    return f"{rating.value:.0f} ({rating.low:.0f}–{rating.high:.0f})"


def show(rungs: Rungs, say: Say) -> None:
    """One game at one seat count, as tables."""
    console = screen()
    console.print(say("climbed", game=rungs.game, seats=rungs.seats, games=rungs.games))
    for heading, rows in zip(columns(rungs, say), (rating_rows(rungs), step_rows(rungs)), strict=True):
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for at, column in enumerate(heading):
            table.add_column(column, justify="left" if at == 0 else "right")
        for row in rows:
            table.add_row(*row)
        console.print(table)
        console.print()


def page(plan: Plan, bots: dict[str, str], ladder: Sequence[Rungs], say: Say) -> list[str]:
    """All of it as Markdown, with how it was made."""
    lines = [say("ladder-made", command=command(plan), seed=plan.seed), ""]
    lines += [f"- *{name}*: `{made}`" for name, made in bots.items()]
    for rungs in ladder:
        lines += ["", f"### {say('climbed', game=rungs.game, seats=rungs.seats, games=rungs.games)}"]
        for heading, rows in zip(columns(rungs, say), (rating_rows(rungs), step_rows(rungs)), strict=True):
            lines += ["", *markdown_table(heading, rows)]
    return lines


def markdown_table(heading: list[str], rows: list[list[str]]) -> list[str]:
    """A table in Markdown, numbers to the right."""
    ruler = ["---", *["---:"] * (len(heading) - 1)]
    return ["| " + " | ".join(cells) + " |" for cells in (heading, ruler, *rows)]


def command(plan: Plan) -> str:
    """What to type to play the same ladder."""
    games = list(dict.fromkeys(game for game, _ in plan.settings))
    words = ["warren", "lab", "ladder", *(games if games != list(warren.games()) else [])]
    whole = settings_for(tuple(games), ())
    if plan.settings != whole:
        words += [word for count in sorted({seats for _, seats in plan.settings}) for word in ("--seats", str(count))]
    words += ["--games", str(plan.games), "--bots", ",".join(plan.bots), "--seed", plan.seed]
    return shlex.join([*words, "--untimed"] if plan.untimed else words)
