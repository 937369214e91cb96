"""What happens at a KOBOLD table, told to everyone alike: what lies face down is nobody's to know."""

from collections.abc import Callable
from typing import ClassVar, Final

import msgspec

from warren.engine.match import GAME_ENDED
from warren.engine.structs import Event, named_lines
from warren.games.kobold.rules.numbers import MOST_SPACES, SECTIONS
from warren.games.kobold.rules.score import LINE_NAMES, LINES
from warren.games.kobold.rules.sheet import STEPS, Face
from warren.games.kobold.rules.state import (
    CAUGHT,
    DEALT,
    FACE_DOWN,
    FLASHED,
    GEM_SET,
    GRABBED,
    PLACED,
    REASONS,
    REFILLED,
    ROLLED,
    UNCOVERED,
)
from warren.games.kobold.rules.tokens import FIRST_TOY, TOYS, token_name

#: Every face by how far it turns the beam, which is all that the tape knows of it.
FACES: Final[dict[int, Face]] = {step % SECTIONS: face for face, step in STEPS.items()}


class LaidToken(msgspec.Struct, frozen=True):
    """A token that came to lie on a space, `?` if it lies face down."""

    section: int
    space: int
    token: str


class Dealt(Event, frozen=True, tag="dealt"):
    """A game begins: its number in the match, the first seat, and the section where the beam begins."""

    reveals: ClassVar[bool] = True

    game: int
    first: int
    beam: int


class Placed(Event, frozen=True, tag="placed"):
    """A seat put a pawn into a section."""

    seat: int
    section: int


class Grabbed(Event, frozen=True, tag="grabbed"):
    """A pawn went home with a token that lay face up."""

    seat: int
    section: int
    space: int
    token: str


class Uncovered(Event, frozen=True, tag="uncovered"):
    """A pawn went home with a token that lay face down; now everybody sees it."""

    reveals: ClassVar[bool] = True

    seat: int
    section: int
    space: int
    token: str


class GemSet(Event, frozen=True, tag="gem-set"):
    """A seat swapped four gems for a trophy of so many points."""

    seat: int
    points: int


class Rolled(Event, frozen=True, tag="rolled"):
    """The die fell on a face, as the rules write it, and the beam begins at that section now."""

    reveals: ClassVar[bool] = True

    face: Face
    beam: int


class Caught(Event, frozen=True, tag="caught"):
    """Pawns in the light went home with nothing."""

    seat: int
    section: int
    pawns: int


class Refilled(Event, frozen=True, tag="refilled"):
    """Tokens came from the supply."""

    reveals: ClassVar[bool] = True

    laid: tuple[LaidToken, ...]


class Flashed(Event, frozen=True, tag="flashed"):
    """A flash was scored: those with most of its toy got so many tiles each."""

    toy: str
    seats: tuple[int, ...]
    tiles: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """A game is over: why, and every seat's points line by line, lines without points left out."""

    game: int
    reason: str
    points: tuple[int, ...]
    lines: tuple[dict[str, int], ...]


def section_and_space(cell: int) -> tuple[int, int]:
    """A cell as people count."""
    return cell // MOST_SPACES + 1, cell % MOST_SPACES + 1


def shown(token: int) -> str:
    """A token in notation, `?` if it lies face down."""
    return "?" if token == FACE_DOWN else token_name(token)


def read_refilled(details: list[int]) -> Refilled:
    """A refill from the tape."""
    pairs = zip(details[::2], details[1::2], strict=True)
    return Refilled(tuple(LaidToken(*section_and_space(cell), shown(token)) for cell, token in pairs))


def read_flashed(details: list[int]) -> Flashed:
    """A scored flash from the tape."""
    toy, seats, tiles = details
    return Flashed(TOYS[toy - FIRST_TOY], tuple(seat for seat in range(8) if seats >> seat & 1), tiles)


def read_game_ended(details: list[int]) -> GameEnded:
    """The end of a game from the tape."""
    game, reason, seats = details[:3]
    lines = named_lines(LINE_NAMES, [details[3 + seat * LINES : 3 + (seat + 1) * LINES] for seat in range(seats)])
    return GameEnded(game, REASONS[reason], tuple(sum(line.values()) for line in lines), lines)


READERS: Final[dict[int, Callable[[list[int]], Event]]] = {
    DEALT: lambda d: Dealt(d[0], d[1], d[2] + 1),
    PLACED: lambda d: Placed(d[0], d[1] + 1),
    GRABBED: lambda d: Grabbed(d[0], *section_and_space(d[1]), token_name(d[2])),
    UNCOVERED: lambda d: Uncovered(d[0], *section_and_space(d[1]), token_name(d[2])),
    GEM_SET: lambda d: GemSet(d[0], d[1]),
    ROLLED: lambda d: Rolled(FACES[d[0]], d[1] + 1),
    CAUGHT: lambda d: Caught(d[0], d[1] + 1, d[2]),
    REFILLED: read_refilled,
    FLASHED: read_flashed,
    GAME_ENDED: read_game_ended,
}
