"""What may be known of a Too Many Kobolds table: all but the order of the queue, and with *memory* what others hold."""

import msgspec

from warren.engine.structs import View


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """What a card shows: what it gives and wants, its values, and its mushrooms."""

    gives: str | None
    wants: tuple[str, ...]
    happy: int
    shy: int
    mushrooms: int


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """A card in a cave: where, in what mood, and each of its wants `given`, given by `mama`, or `lacking`."""

    card: str
    x: int
    y: int
    happy: bool
    met: tuple[str, ...]
    mushrooms: int


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """The cells a cave could still grow into, its own included."""

    left: int
    right: int
    bottom: int
    top: int


class CaveSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's cave, and what it has in hand: Mama, and its powers unless those are for others to remember."""

    cards: tuple[Laid, ...]
    reach: Reach
    mama: bool
    powers: dict[str, int] | None
    excellent: bool


class TooManyView(View, frozen=True, kw_only=True):
    """A Too Many Kobolds table as a seat or a spectator knows it.

    `left` counts the cards of each resource in the queue, its top included; `clear` says how many cards from the top
    are known not to give a resource. `faces` shows every card in sight.
    """

    seats: int
    you: int | None
    turn: int | None
    first: int
    head: tuple[str, ...]
    top: str | None
    queue: int
    found: str | None
    left: dict[str, int]
    clear: dict[str, int]
    dragons: tuple[str, ...]
    caves: tuple[CaveSeen, ...]
    faces: dict[str, Face]
    memory: bool
    excellent: int
    scores: tuple[int, ...]
    lines: tuple[dict[str, int], ...]
    over: bool
