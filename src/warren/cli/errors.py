"""What can be wrong with a command."""

from typing import ClassVar

from warren.engine.errors import WarrenError


class CommandError(WarrenError):
    """Words on the command line that do not go together."""

    domain: ClassVar[str] = "warren.cli"
