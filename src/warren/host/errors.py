"""What a table refuses."""

from typing import ClassVar

from warren.engine.errors import WarrenError


class Refused(WarrenError):
    """Something that cannot be done at this table now; `text` is a code a client can act on."""

    domain: ClassVar[str] = "warren.host"
