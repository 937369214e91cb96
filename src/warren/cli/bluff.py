"""How well a search bluffs, at the command line: what whoever knows its mixtures would gain."""

from collections.abc import Callable, Sequence
from itertools import chain
from statistics import mean

import click
import msgspec
from rich import box
from rich.table import Table

import warren
from warren.bots.search import SearchBot
from warren.cli.ladder import markdown_table
from warren.cli.progress import progress_bar
from warren.cli.screen import screen
from warren.engine.text import speak
from warren.lab.bluff import GUARDS, QUESTS, Gain, guard_gains, quest_gains

Say = Callable[..., str]


def run(simulations: int | None, seed: str, language: str, *, as_json: bool, markdown: bool) -> None:
    """Print what a best answer gains in every guard and quest, and on average."""
    say = speak("warren.cli", language).say
    if not warren.compiled():
        click.echo(say("not-compiled"), err=True)
    thought = simulations or int(warren.game("trenchcoat").advice.simulations[-1])
    gains = measure(SearchBot("search", thought, 0.0), seed, say("bluffing"))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(gains), indent=1).decode())
    elif markdown:
        click.echo("\n".join([say("bluffed", simulations=thought, seed=seed), "", *as_markdown(gains, say)]))
    else:
        show(gains, say("bluffed", simulations=thought, seed=seed), say)


def measure(bot: SearchBot, seed: str, label: str) -> list[Gain]:
    """The gain in every position, with progress."""
    with progress_bar() as progress:
        task = progress.add_task(label, total=len(GUARDS) + len(QUESTS))
        gains = []
        for gain in chain(guard_gains(bot, seed), quest_gains(bot, seed)):
            gains.append(gain)
            progress.advance(task)
    return gains


def rows_of(gains: Sequence[Gain], say: Say) -> list[list[str]]:
    """Each position, and each game on average."""
    rows = []
    for game in dict.fromkeys(gain.game for gain in gains):
        found = [gain for gain in gains if gain.game == game]
        rows += [[say(f"bluff-{game}"), gain.position, f"{gain.gains / 1000:.1%}"] for gain in found]
        rows.append([say(f"bluff-{game}"), say("on-average"), f"{mean(gain.gains for gain in found) / 1000:.1%}"])
    return rows


def heading_of(say: Say) -> list[str]:
    """The headings of the table."""
    return [say(f"column-{name}") for name in ("event", "position", "gain")]


def as_markdown(gains: Sequence[Gain], say: Say) -> list[str]:
    """The table in Markdown."""
    return markdown_table(heading_of(say), rows_of(gains, say))


def show(gains: Sequence[Gain], title: str, say: Say) -> None:
    """The table on the screen."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name, justify in zip(heading_of(say), ("left", "left", "right"), strict=True):
        table.add_column(name, justify=justify)  # type: ignore[arg-type]  # one of rich's words
    for row in rows_of(gains, say):
        table.add_row(*row)
    console = screen()
    console.print(title)
    console.print(table)
