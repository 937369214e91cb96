"""What happens at a Koffer table, told to everyone alike: nothing in it is anybody's secret."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from warren.engine.match import GAME_ENDED
from warren.engine.structs import Event
from warren.games.koffer.rules.cards import card_name
from warren.games.koffer.rules.moves import Face
from warren.games.koffer.rules.score import LINE_NAMES, LINES
from warren.games.koffer.rules.state import DEALT, LAID, LAST_ROUND, REFILLED, TOOK

FACES: Final[tuple[Face, ...]] = ("up", "down", "aside")


class Dealt(Event, frozen=True, tag="dealt"):
    """A game begins: its number in the match, the first seat, the special cards and the row."""

    reveals: ClassVar[bool] = True

    game: int
    first: int
    specials: tuple[int, ...]
    row: tuple[str, ...]


class Took(Event, frozen=True, tag="took"):
    """A seat took a card: from which place, what it paid, got back and found on it."""

    seat: int
    place: int
    card: str
    paid: int
    returned: int
    found: int


class Laid(Event, frozen=True, tag="laid"):
    """The card came to lie in the display; `earned` tokens came from the box."""

    seat: int
    card: str
    face: Face
    earned: int


class Refilled(Event, frozen=True, tag="refilled"):
    """A card was turned from the deck into the last place."""

    reveals: ClassVar[bool] = True

    card: str
    place: int


class LastRound(Event, frozen=True, tag="last-round"):
    """The deck is empty; the round is finished (KF-E1)."""


class GameEnded(Event, frozen=True, tag="game-ended"):
    """A game is over: every seat's points line by line, lines without points left out."""

    game: int
    points: tuple[int, ...]
    lines: tuple[dict[str, int], ...]


def read_dealt(details: list[int]) -> Dealt:
    """A deal from the tape."""
    game, first, specials = details[:3]
    row = tuple(card_name(card) for card in details[3 + specials :])
    return Dealt(game, first, tuple(details[3 : 3 + specials]), row)


def read_took(details: list[int]) -> Took:
    """A taking from the tape."""
    seat, place, card, paid, returned, found = details
    return Took(seat, place + 1, card_name(card), paid, returned, found)


def read_laid(details: list[int]) -> Laid:
    """A placing from the tape."""
    seat, card, how, earned = details
    return Laid(seat, card_name(card), FACES[how], earned)


def read_refilled(details: list[int]) -> Refilled:
    """A refill from the tape."""
    card, place = details
    return Refilled(card_name(card), place + 1)


def read_game_ended(details: list[int]) -> GameEnded:
    """The end of a game from the tape."""
    game, seats = details[:2]
    lines = score_lines(details[2:], seats)
    return GameEnded(game, tuple(sum(line.values()) for line in lines), lines)


def score_lines(points: Sequence[int], seats: int) -> tuple[dict[str, int], ...]:
    """A tally's points as named lines, a mapping per seat, lines without points left out."""
    lines: tuple[dict[str, int], ...] = tuple({} for _ in range(seats))
    for place, amount in enumerate(points):
        if amount:
            lines[place // LINES][LINE_NAMES[place % LINES]] = amount
    return lines


READERS: Final[dict[int, Callable[[list[int]], Event]]] = {
    DEALT: read_dealt,
    TOOK: read_took,
    LAID: read_laid,
    REFILLED: read_refilled,
    LAST_ROUND: lambda _: LastRound(),
    GAME_ENDED: read_game_ended,
}
