"""What is asked and answered over HTTP, as types."""

from typing import Annotated, Final, Literal

import msgspec

from warren.bots.analysis.review import Review
from warren.engine.options import OptionValue
from warren.host.tables.entries import Clock
from warren.host.wire.protocol import Asked, Chair, TableInfo


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table somebody wants. Without `clock` a listed table has one of 90 seconds a move, any other none."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: int = 2
    options: dict[str, OptionValue] = {}
    watched: bool = True
    listed: bool = False
    clock: Clock | None = None


class TableName(msgspec.Struct, frozen=True):
    """A table that was set up."""

    table: str


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why something was refused: a sentence in the reader's language, and a code where a program can act on it."""

    detail: str
    code: str = ""


class Address(msgspec.Struct, frozen=True):
    """Where others reach this host."""

    address: str


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something a table may choose, and what it may be: bounds of a number, words of a way to play.

    `about` says it in the reader's language.
    """

    name: str
    kind: str
    default: OptionValue
    low: int
    high: int
    words: tuple[str, ...]
    about: str


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game on offer."""

    name: str
    title: str
    tagline: str
    fewest: int
    most: int
    rules: int
    options: tuple[OptionInfo, ...]
    lesson: bool


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of the rules in short."""

    name: str
    heading: str
    text: str


class Health(msgspec.Struct, frozen=True):
    """How the host is."""

    status: str
    version: str
    compiled: bool
    tables: int
    listeners: int


class Ready(msgspec.Struct, frozen=True, kw_only=True):
    """Whether people can be let in; `wanting` says for want of what not: `store`, `thinkers` or `closing`."""

    ready: bool
    wanting: tuple[str, ...] = ()


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One move of a playing, or none before the first: what happened, and what the table looked like then."""

    seat: int | None
    move: str
    events: msgspec.Raw
    view: msgspec.Raw
    ask: Asked


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A playing from its deal to its end, as a seat or a spectator saw it."""

    game: str
    options: dict[str, OptionValue]
    chairs: tuple[Chair, ...]
    seen_as: int | None
    steps: tuple[ReplayStep, ...]


def nothing() -> msgspec.Raw:
    """What is not there, as it goes over the wire."""
    return msgspec.Raw(b"null")


class ReviewState(msgspec.Struct, frozen=True, kw_only=True):
    """A review, or how far it is: decisions judged of how many. `review` is null until it is done."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    review: msgspec.Raw = msgspec.field(default_factory=nothing)


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of the guided game: what the table looks like, what is said about which part, and what is wanted."""

    cue: str
    points_at: str
    actor: Literal["learner", "other", "nobody"]
    move: str
    events: msgspec.Raw
    view: msgspec.Raw
    offers: msgspec.Raw
    ask: Asked


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """The guided first game."""

    game: str
    seats: int
    steps: tuple[LessonStep, ...]


ANSWERS: Final[list[type[msgspec.Struct]]] = [
    TableName,
    Address,
    GameInfo,
    Chapter,
    Health,
    Replay,
    Review,
    ReviewState,
    Lesson,
    TableInfo,
]
WISHES: Final[list[type[msgspec.Struct]]] = [NewTable]
