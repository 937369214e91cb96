"""What is kept of a table: a numbered list of entries, from which everything else follows."""

from typing import Annotated, Literal

import msgspec

from warren.engine.options import OptionValue


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long people may think: `seconds` for each move, or for the whole playing, or without limit."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=30 * 86400)] = 0


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", forbid_unknown_fields=True):
    """One thing that was done at a table."""

    def __repr__(self) -> str:
        """Only what it is: secrets, words and moves stay out of logs, however talkative."""
        return f"<{type(self).__name__}>"


class Created(Entry, frozen=True, kw_only=True, tag="created"):
    """A table was set up. The secret leaves the host only when the playing is over."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    sheet: str
    secret: str
    watched: bool
    listed: bool = False
    clock: Clock = Clock()


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat, with a name, a face and a word for the shuffle."""

    seat: int
    name: str
    face: str
    key: str
    word: str


class Stood(Entry, frozen=True, kw_only=True, tag="stood"):
    """A seat was given up before the start."""

    seat: int


class Changed(Entry, frozen=True, kw_only=True, tag="changed"):
    """Somebody moved over to another seat before the start; a bot there moved the other way."""

    seat: int
    to: int


class BotSat(Entry, frozen=True, kw_only=True, tag="bot-sat"):
    """A bot took a seat."""

    seat: int
    bot: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The cards were dealt."""


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """A person moved; `id` is the client's own, `ask` the number of the question it answers."""

    seat: int
    move: str
    id: str
    ask: int
    took: float = 0.0


class Played(Entry, frozen=True, kw_only=True, tag="played"):
    """A bot moved, for itself, for somebody who is away, or (`late`) for somebody whose time was up."""

    seat: int
    move: str
    ask: int
    took: float = 0.0
    late: bool = False


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A person got up during the playing; a bot plays on for them."""

    seat: int


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """A person who had left is back."""

    seat: int


class Followed(Entry, frozen=True, kw_only=True, tag="followed"):
    """The same people play again, at another table."""

    table: str


AnyEntry = Created | Sat | Stood | Changed | BotSat | Started | Moved | Played | Left | Returned | Followed
