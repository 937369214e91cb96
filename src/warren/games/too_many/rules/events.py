"""What happens at a Too Many Kobolds table, told to everyone alike: the order of the queue is nobody's to know."""

from collections.abc import Callable
from typing import ClassVar, Final

import msgspec

from warren.engine.structs import Event, named_lines
from warren.games.too_many.rules.cards import RESOURCES, card_name
from warren.games.too_many.rules.grid import x_of, y_of
from warren.games.too_many.rules.score import LINE_NAMES, LINES
from warren.games.too_many.rules.state import (
    ADOPTED,
    CHEERED,
    CHOSE,
    CLOSED_UP,
    DEALT,
    ENDED,
    NONE,
    PLACED,
    PLAYED_MAMA,
    REARRANGED,
    REFILLED,
    ROARED,
    TOOK_DRAGON,
)


class Turned(msgspec.Struct, frozen=True):
    """A card that turned happy, and where it lies."""

    card: str
    x: int
    y: int


class Dealt(Event, frozen=True, tag="dealt"):
    """The game begins: the first seat, every seat's dragon unless they choose, the head and the queue's top."""

    reveals: ClassVar[bool] = True

    first: int
    dragons: tuple[str | None, ...]
    head: tuple[str, ...]
    top: str | None


class TookDragon(Event, frozen=True, tag="took-dragon"):
    """A seat chose its dragon."""

    seat: int
    dragon: str


class Adopted(Event, frozen=True, tag="adopted"):
    """A seat adopted from a place of the head, or from 5, the queue's top, and laid the card at x, y."""

    seat: int
    place: int
    card: str
    x: int
    y: int


class Refilled(Event, frozen=True, tag="refilled"):
    """The queue moved up: its top took a place of the head, unless it was adopted itself; another is on top."""

    reveals: ClassVar[bool] = True

    place: int | None
    card: str | None
    top: str | None


class ClosedUp(Event, frozen=True, tag="closed-up"):
    """The queue is empty, and so many cards of the head closed up."""

    left: int


class PlayedMama(Event, frozen=True, tag="played-mama"):
    """A seat laid its Mama."""

    seat: int
    x: int
    y: int


class Chose(Event, frozen=True, tag="chose"):
    """A seat named a resource; the queue's first such card was found below so many others, and something is on top."""

    reveals: ClassVar[bool] = True

    seat: int
    resource: str
    passed: int
    card: str
    top: str | None


class Placed(Event, frozen=True, tag="placed"):
    """A seat laid the card that Choice had found."""

    seat: int
    card: str
    x: int
    y: int


class Rearranged(Event, frozen=True, tag="rearranged"):
    """A seat moved a card of its cave."""

    seat: int
    card: str
    from_x: int
    from_y: int
    x: int
    y: int


class Roared(Event, frozen=True, tag="roared"):
    """Head and queue were shuffled together; here is the new head, and the new top."""

    reveals: ClassVar[bool] = True

    seat: int
    head: tuple[str, ...]
    top: str | None


class Cheered(Event, frozen=True, tag="cheered"):
    """Cards of a cave turned happy, the dragon perhaps among them."""

    seat: int
    cards: tuple[Turned, ...]


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over: every seat's points, and line by line, lines without points left out."""

    points: tuple[int, ...]
    lines: tuple[dict[str, int], ...]


def card_or_none(card: int) -> str | None:
    """A card in notation, None for none."""
    return None if card == NONE else card_name(card)


def read_dealt(details: list[int]) -> Dealt:
    """A deal from the tape."""
    seats, first = details[:2]
    dragons = tuple(card_or_none(card) for card in details[2 : 2 + seats])
    top, *head = details[2 + seats :]
    return Dealt(first, dragons, tuple(card_name(card) for card in head), card_or_none(top))


def read_refilled(details: list[int]) -> Refilled:
    """The queue moving up, from the tape."""
    place, card, top = details
    return Refilled(None if place == NONE else place + 1, card_or_none(card), card_or_none(top))


def read_roared(details: list[int]) -> Roared:
    """A Roar from the tape."""
    seat, top, *head = details
    return Roared(seat, tuple(card_name(card) for card in head), card_or_none(top))


def read_cheered(details: list[int]) -> Cheered:
    """Cards that turned happy, from the tape."""
    seat, *pairs = details
    turned = zip(pairs[::2], pairs[1::2], strict=True)
    return Cheered(seat, tuple(Turned(card_name(card), x_of(bit), y_of(bit)) for card, bit in turned))


def read_ended(details: list[int]) -> GameEnded:
    """The end from the tape."""
    seats = details[0]
    lines = named_lines(LINE_NAMES, [details[1 + seat * LINES : 1 + (seat + 1) * LINES] for seat in range(seats)])
    return GameEnded(tuple(sum(line.values()) for line in lines), lines)


READERS: Final[dict[int, Callable[[list[int]], Event]]] = {
    DEALT: read_dealt,
    TOOK_DRAGON: lambda d: TookDragon(d[0], card_name(d[1])),
    ADOPTED: lambda d: Adopted(d[0], d[1] + 1, card_name(d[2]), x_of(d[3]), y_of(d[3])),
    REFILLED: read_refilled,
    CLOSED_UP: lambda d: ClosedUp(d[0]),
    PLAYED_MAMA: lambda d: PlayedMama(d[0], x_of(d[1]), y_of(d[1])),
    CHOSE: lambda d: Chose(d[0], RESOURCES[d[1]], d[2], card_name(d[3]), card_or_none(d[4])),
    PLACED: lambda d: Placed(d[0], card_name(d[1]), x_of(d[2]), y_of(d[2])),
    REARRANGED: lambda d: Rearranged(d[0], card_name(d[1]), x_of(d[2]), y_of(d[2]), x_of(d[3]), y_of(d[3])),
    ROARED: read_roared,
    CHEERED: read_cheered,
    ENDED: read_ended,
}
