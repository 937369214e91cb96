"""Where output goes: a terminal with colour and its own width, or a pipe with neither."""

from typing import Final

from rich.console import Console

PIPE_WIDTH: Final = 1000


def screen() -> Console:
    """Standard output as it is now."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=PIPE_WIDTH)
