"""What host and clients say to each other, as types. `docs/protocol.md` tells it in words."""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec.structs import force_setattr

from warren.bots.analysis.explanations import Rated
from warren.engine.notation import LETTERS, seat_of
from warren.engine.options import OptionValue
from warren.engine.structs import Event, Offer, View
from warren.host.tables.entries import Clock
from warren.host.tables.shuffle import Proof

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Short = Annotated[str, msgspec.Meta(max_length=80)]
OwnKey = Annotated[str, msgspec.Meta(pattern="^([A-Za-z0-9_-]{22})?$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
if TYPE_CHECKING:
    SeatNumber = int
    Holder = int
else:
    #: A seat by number or letter, as it is said; once read it is the number.
    SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)] | Annotated[str, msgspec.Meta(pattern="^[A-Ha-h0-7]$")]
    #: A seat, or -1 on a device whose holder has not said who they are.
    Holder = Annotated[int, msgspec.Meta(ge=-1, le=7)] | Annotated[str, msgspec.Meta(pattern="^[A-Ha-h0-7]$")]


# What a client says.


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """Something a client wants; `id` is its own, and comes back in the answer."""

    id: Id

    def __post_init__(self) -> None:
        for field in ("seat", "to", "holder"):
            named: object = getattr(self, field, None)
            if isinstance(named, str):
                force_setattr(self, field, seat_of(named, len(LETTERS)))

    def __repr__(self) -> str:
        """Only what it is: keys, words and moves stay out of logs, however talkative."""
        return f"<{type(self).__name__}>"


class Hello(Command, frozen=True, kw_only=True, tag="hello"):
    """The first message: the keys of one's own seats, and the number of the last message seen, if any.

    A browser's `page` is the name of the script it was started with: if this host serves another one it is refused
    with `reload`, and has to load itself again.

    A device that several people share says which of its seats `holder` has, -1 as long as nobody has said so, and
    `hold` when it changes hands. It is then told only what that seat may know.
    """

    keys: Annotated[tuple[Short, ...], msgspec.Meta(max_length=8)] = ()
    last: Count = 0
    language: Literal["en", "fr", "de"] = "en"
    page: Short = ""
    holder: Holder | None = None


class Hold(Command, frozen=True, kw_only=True, tag="hold"):
    """The device has changed hands: from now on everything is told as this one of its seats may know it."""

    seat: SeatNumber


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take an open seat; the answer carries its key.

    A client that makes the key itself (128 random bits) can say this again after a lost connection.
    """

    seat: SeatNumber
    name: Short
    face: Short = ""
    word: Short = ""
    key: OwnKey = ""


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Give up a seat before the start, or dismiss a bot."""

    seat: SeatNumber


class GiveWord(Command, frozen=True, kw_only=True, tag="word"):
    """Another word for the shuffle before the start: that of an earlier playing is known to all."""

    seat: SeatNumber
    word: Short


class ChangeSeat(Command, frozen=True, kw_only=True, tag="change-seat"):
    """Move over to an open seat before the start, or swap with a bot; the key goes along."""

    seat: SeatNumber
    to: SeatNumber


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """Put a bot on an open seat."""

    seat: SeatNumber
    bot: Short


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Deal."""


class Move(Command, frozen=True, kw_only=True, tag="move"):
    """Answer an ask: its number, and the move in notation."""

    seat: SeatNumber
    ask: Count
    move: Short


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Get up during the playing; a bot plays on."""

    seat: SeatNumber


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """Come back."""

    seat: SeatNumber


class StandIn(Command, frozen=True, kw_only=True, tag="stand-in"):
    """Ask to let a bot play for somebody who lets a table without a clock wait, agree to it, or object.

    About one's own seat only `agree: false` makes sense: I am still here.
    """

    seat: SeatNumber
    agree: bool = True


class WantHint(Command, frozen=True, kw_only=True, tag="hint"):
    """What would the best search do, and why? The answer takes a few seconds; meanwhile anything else may be said."""

    seat: SeatNumber


class WantLog(Command, frozen=True, kw_only=True, tag="log"):
    """Everything that happened so far."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Play again with the same people and bots; `table.next` then names the new table, which the same keys open."""


AnyCommand = (
    Hello
    | Hold
    | Sit
    | GiveWord
    | Stand
    | ChangeSeat
    | SeatBot
    | Start
    | Move
    | Leave
    | Return
    | StandIn
    | WantHint
    | WantLog
    | Rematch
)


# What the host says.


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    face: str = ""
    away: bool = False


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody sees it. `proof` is shown when the playing is over."""

    table: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    sheet: bool
    chairs: tuple[Chair, ...]
    status: Literal["open", "playing", "over"]
    watched: bool
    clock: Clock
    commitment: str
    proof: Proof | None = None
    next: str | None = None


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The question the table waits on, and its number; `seconds` each asked seat has left as this is sent."""

    number: int
    seats: tuple[int, ...]
    kind: str
    seconds: tuple[float | None, ...] = ()


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """Something the host says; `feed` is the number of the last entry it knows of."""

    feed: int


class Snapshot(Message, frozen=True, kw_only=True, tag="snapshot"):
    """Everything as it is now, for one's own seats (`you`), seen as `seen_as`."""

    table: TableInfo
    you: tuple[int, ...]
    seen_as: int | None
    ask: Asked | None = None
    view: View | None = None
    offers: list[Offer] | None = None


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """One entry further: what happened, and everything as it is then."""

    events: list[Event]
    now: Snapshot


class Answer(Message, frozen=True, kw_only=True, tag="answer"):
    """It was done, and is on disk; `feed` is the entry it became. `key` is a new seat's, or the holder's."""

    id: str
    key: str | None = None


class Refusal(Message, frozen=True, kw_only=True, tag="refusal"):
    """It was not done: a code, a sentence in the client's language, and the clause of the rules if there is one."""

    id: str
    code: str
    sentence: str
    clause: str | None = None


class Presence(Message, frozen=True, kw_only=True, tag="presence"):
    """Whose people are connected now, and how many watch."""

    here: tuple[int, ...]
    watching: int


class Stalled(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who lets the table wait. `by` has asked to let a bot play for them; `agreed` and `wanted` are seats."""

    seat: int
    by: int | None = None
    agreed: tuple[int, ...] = ()
    wanted: tuple[int, ...] = ()


class Waiting(Message, frozen=True, kw_only=True, tag="waiting"):
    """Who has let a table without a clock wait so long that the others may ask for a bot; none if that is over."""

    seats: tuple[Stalled, ...]


class Hint(Message, frozen=True, kw_only=True, tag="hint"):
    """What the best search would do and why, about question `ask`; without `moves` it is what looks best at a glance.

    `moves` are the best moves and how they went in imagined games, the one it means first.
    """

    id: str
    ask: int
    move: str
    words: str
    moves: tuple[Rated, ...] = ()


class Told(msgspec.Struct, frozen=True):
    """What happened with one entry of the table's log."""

    feed: int
    events: list[Event]


class Log(Message, frozen=True, kw_only=True, tag="log"):
    """Everything that happened so far, as the seat may know it whose view is shown (`seen_as`)."""

    id: str
    entries: tuple[Told, ...]
    seen_as: int | None = None


AnyMessage = Snapshot | Update | Answer | Refusal | Presence | Waiting | Hint | Log
