"""Progress on long work, beside the output."""

from collections.abc import Callable, Generator
from typing import TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

T = TypeVar("T")


class RateColumn(ProgressColumn):
    """How much is done a second, once that is known."""

    def render(self, task: Task) -> Text:
        return Text("" if not task.speed else f"{task.speed:.2g}/s" if task.speed < 10 else f"{task.speed:,.0f}/s")


def progress_bar(rate: bool = False) -> Progress:
    """Bars with what is done, how much of it, how fast if wanted, and the time left; they vanish with the work."""
    rates = [RateColumn()] if rate else []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *rates, TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def follow(
    work: Generator[T], take: Callable[[T], int], label: str, total: int, done: int = 0, rate: bool = False
) -> bool:
    """Take whatever comes of some work, with a bar; whether it came to its end and was not stopped by Ctrl-C.

    `take` says how much was done with what it is given.
    """
    with progress_bar(rate) as progress:
        task = progress.add_task(label, total=total, completed=done)
        try:
            for each in work:
                progress.advance(task, take(each))
        except KeyboardInterrupt:
            work.close()
            return False
    return True
