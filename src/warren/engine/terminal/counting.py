"""The count at the end, line by line, the same for every game."""

from collections.abc import Callable, Mapping, Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text


def count_table(
    lines: Sequence[Mapping[str, int]],
    names: Sequence[str],
    say: Callable[[str], str],
    earlier: tuple[str, Sequence[int]] | None,
    total: tuple[str, Sequence[int] | None],
) -> RenderableType:
    """A row for every line of the score and a column a seat; `say` names a line, the last row is the total."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    for name in names:
        table.add_column(Text(name, style="bold"), justify="right")
    for line in dict.fromkeys(name for seat in lines for name in seat):
        table.add_row(say(line), *(str(seat.get(line, 0)) for seat in lines))
    if earlier is not None:
        table.add_row(earlier[0], *map(str, earlier[1]))
    if total[1] is not None:
        table.add_row(Text(total[0], style="bold"), *(Text(str(score), style="bold") for score in total[1]))
    return table
