"""Balance reports at the command line: progress while bots play, then one page."""

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import click

import warren
from warren.bots import find
from warren.cli import choices
from warren.cli.errors import CommandError, writing
from warren.cli.progress import progress_bar
from warren.engine.extras import need
from warren.engine.text import speak

if TYPE_CHECKING:
    from warren.lab.report.gather import Study

NEEDED = ("polars", "altair", "vl_convert")
PAIRS = ("random,greedy", "hatchling,digger", "digger,greedy")


def run(
    name: str,
    seats: tuple[int, ...],
    games: int,
    bots: str,
    pairs: tuple[str, ...],
    seed: str,
    jobs: int | None,
    options: tuple[str, ...],
    against: tuple[str, ...],
    *,
    sheet: Path | None,
    against_sheet: Path | None,
    out: Path | None,
    folder: Path | None,
    language: str,
) -> None:
    """Play, and write the page; Ctrl-C writes nothing."""
    say = speak("warren.cli", language).say
    need("lab", *NEEDED)
    from warren.lab.report.gather import Gathering, Study

    game = warren.game(name)
    chosen, text = choices.read_options(options), choices.read_sheet(sheet, game)
    variants = [(chosen, text)]
    if against or against_sheet is not None:
        other = choices.read_sheet(against_sheet, game) if against_sheet is not None else text
        variants.append(({**chosen, **choices.read_options(against)}, other))
    two = tuple(read_pair(pair) for pair in pairs or PAIRS)
    studies = []
    for count in seats or (2,):
        for settings, given in variants:
            game.start(count, 0, given or None, **game.read_options(count, settings))
            named = tuple(choices.seat_bots(bots, count))
            studies.append(Study(name, count, named, seed, games, settings, given, two, max(1, games // 4)))
    out = out or Path(f"{name}-report.html")
    check_writable(out)
    if folder is not None:
        check_writable(folder / "plot.svg")
    if not warren.compiled():
        click.echo(say("not-compiled"), err=True)
    gathering = Gathering(studies, jobs)
    with progress_bar(rate=True) as progress:
        task = progress.add_task(say("simulating"), total=gathering.total)
        work = gathering.run()
        try:
            for done in work:
                progress.update(task, completed=done)
        finally:
            work.close()
    from warren.lab.report.page import Part, page, plots

    names = [variant_name(study, file, language) for study, file in zip(studies, (sheet, against_sheet), strict=False)]
    samples = gathering.samples()
    step = len(variants)
    parts = [Part(samples[at : at + step], names[:step]) for at in range(0, len(samples), step)]
    command = command_of(name, seats, games, bots, pairs, seed, options, sheet, against, against_sheet)
    write(out, page(name, parts, command, language))
    if folder is not None:
        for stem, drawn in plots(name, parts, language).items():
            write(folder / f"{stem}.svg", drawn)
    click.echo(say("reported", file=str(out)))


def read_pair(given: str) -> tuple[str, str]:
    """A weak and a strong bot, with a comma between them."""
    names = [name.strip() for name in given.split(",") if name.strip()]
    if len(names) != 2:
        raise CommandError("pair-form", pair=given)
    for name in names:
        find(name)
    return names[0], names[1]


def variant_name(study: "Study", sheet: Path | None, language: str) -> str:
    """What a study is called: its options and its sheet's file, or that it is as shipped."""
    words = [f"{name}={value}" for name, value in study.options.items()]
    if study.sheet and sheet is not None:
        words.append(sheet.name)
    return ", ".join(words) or speak("warren.lab.report", language).say("shipped")


def command_of(
    name: str,
    seats: tuple[int, ...],
    games: int,
    bots: str,
    pairs: tuple[str, ...],
    seed: str,
    options: tuple[str, ...],
    sheet: Path | None,
    against: tuple[str, ...],
    against_sheet: Path | None,
) -> list[str]:
    """The command that makes the same report again; files are named without their folders."""
    command = ["warren", "lab", "report", name]
    command += [word for count in seats for word in ("--seats", str(count))]
    command += ["--games", str(games), "--bots", bots, "--seed", seed]
    command += [word for pair in pairs for word in ("--pair", pair)]
    command += [word for option in options for word in ("-o", option)]
    command += [word for option in against for word in ("--against", option)]
    command += ["--sheet", sheet.name] if sheet else []
    return command + (["--against-sheet", against_sheet.name] if against_sheet else [])


def check_writable(out: Path) -> None:
    """Refuse a file that cannot be written before anything is played."""
    folder = out.parent
    if out.is_dir() or not folder.is_dir() or not os.access(out if out.exists() else folder, os.W_OK):
        why = os.strerror(21 if out.is_dir() else 2 if not folder.is_dir() else 13)
        raise CommandError("cannot-write", file=str(out), why=why)


def write(out: Path, text: str) -> None:
    """Write the page whole or not at all."""
    with writing(out):
        handle, made = tempfile.mkstemp(dir=out.parent, prefix=out.name, suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(made).chmod(0o644)
        Path(made).replace(out)
