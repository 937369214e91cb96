"""What can be wrong with a command."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from warren.engine.errors import WarrenError


class CommandError(WarrenError):
    """Words on the command line that do not go together."""

    domain: ClassVar[str] = "warren.cli"


@contextmanager
def writing(file: Path) -> Generator[None]:
    """Refuse, saying why, when a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise CommandError("cannot-write", file=str(file), why=error.strerror or str(error)) from error
