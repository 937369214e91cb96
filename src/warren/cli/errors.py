"""What can be wrong with a command."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import ClassVar

from warren.engine.errors import WarrenError


class CommandError(WarrenError):
    """Words on the command line that do not go together."""

    domain: ClassVar[str] = "warren.cli"


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Refuse, saying why, when a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise CommandError("cannot-write", file=str(file), why=error.strerror or str(error)) from error


def need_packages(*packages: str) -> None:
    """Refuse without the packages that part of the lab is made with."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise CommandError("lab-missing", missing=", ".join(missing))
