"""Progress on long work, beside the output."""

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


class RateColumn(ProgressColumn):
    """How much is done a second, once that is known."""

    def render(self, task: Task) -> Text:
        return Text("" if not task.speed else f"{task.speed:.2g}/s" if task.speed < 10 else f"{task.speed:,.0f}/s")


def progress_bar(rate: bool = False) -> Progress:
    """Bars with what is done, how much of it, how fast if wanted, and the time left; they vanish with the work."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    if rate:
        columns.insert(3, RateColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)
