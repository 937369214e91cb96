"""What can be wrong with a command."""

from importlib.util import find_spec
from typing import ClassVar

from warren.engine.errors import WarrenError


class CommandError(WarrenError):
    """Words on the command line that do not go together."""

    domain: ClassVar[str] = "warren.cli"


def need_packages(*packages: str) -> None:
    """Refuse without the packages that part of the lab is made with."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise CommandError("lab-missing", missing=", ".join(missing))
