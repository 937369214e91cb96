"""KOBOLD's moves: their notation, what they would do, and why some are refused."""

import re
from typing import Final

from warren.engine.errors import IllegalMove, InvalidMove
from warren.engine.moves import Move
from warren.engine.structs import Offer
from warren.games.kobold.rules.numbers import CELLS, MOST_SPACES, SECTIONS
from warren.games.kobold.rules.state import FIRST_GRAB, KoboldState
from warren.games.kobold.rules.view_builder import danger, seen_token

DOMAIN: Final = "warren.games.kobold"
PLACE: Final = re.compile(r"place\s+([1-7])", re.IGNORECASE)
GRAB: Final = re.compile(r"grab\s+([1-7])\.([1-3])", re.IGNORECASE)


def cell_text(cell: int) -> str:
    """A cell in notation: section and space."""
    return f"{cell // MOST_SPACES + 1}.{cell % MOST_SPACES + 1}"


MOVES: Final = [
    *(Move(section, f"place {section + 1}") for section in range(SECTIONS)),
    *(Move(FIRST_GRAB + cell, f"grab {cell_text(cell)}") for cell in range(CELLS)),
]


class Place(Offer, frozen=True, kw_only=True, tag="place"):
    """Placing a pawn; `danger` of `faces` faces of the die would light the section at the next roll."""

    section: int
    danger: int
    faces: int


class Grab(Offer, frozen=True, kw_only=True, tag="grab"):
    """Taking a token, `?` if face down; it may begin a Fetch, and after the last the die is rolled."""

    section: int
    space: int
    token: str
    begins: bool
    last: bool


def parse(text: str) -> int:
    """The code of a move in notation.

    >>> parse("grab 2.1")
    10
    """
    if found := PLACE.fullmatch(text.strip()):
        return int(found[1]) - 1
    if found := GRAB.fullmatch(text.strip()):
        return FIRST_GRAB + (int(found[1]) - 1) * MOST_SPACES + int(found[2]) - 1
    raise InvalidMove("unreadable-move", move=text, example="place 5, grab 2.1")


def describe(state: KoboldState, seat: int, code: int) -> Offer:
    """A legal move as a screen needs it."""
    if code < FIRST_GRAB:
        chance, faces = danger(state, code), len(state.numbers.die)
        return Place(move=MOVES[code].text, section=code + 1, danger=chance, faces=faces)
    cell = code - FIRST_GRAB
    return Grab(
        move=MOVES[code].text,
        section=cell // MOST_SPACES + 1,
        space=cell % MOST_SPACES + 1,
        token=seen_token(state, cell),
        begins=not state.fetching,
        last=state.out[seat] == 1,
    )


def refuse(state: KoboldState, seat: int, code: int) -> IllegalMove:
    """Why an asked seat may not make that move."""
    return refuse_place(state, seat, code) if code < FIRST_GRAB else refuse_grab(state, seat, code - FIRST_GRAB)


def refuse_place(state: KoboldState, seat: int, section: int) -> IllegalMove:
    """Why no pawn may be placed there."""
    if state.fetching:
        return IllegalMove(DOMAIN, "KB-T2", "illegal-fetching")
    if state.out[seat] == state.numbers.pawns:
        return IllegalMove(DOMAIN, "KB-T2", "illegal-no-pawn")
    if state.is_lit(section):
        return IllegalMove(DOMAIN, "KB-T1", "illegal-lit", section=section + 1)
    return IllegalMove(DOMAIN, "KB-T1", "illegal-full", section=section + 1, tokens=state.tokens_in(section))


def refuse_grab(state: KoboldState, seat: int, cell: int) -> IllegalMove:
    """Why that token may not be taken."""
    section = cell // MOST_SPACES
    if state.out[seat] == 0:
        return IllegalMove(DOMAIN, "KB-T2", "illegal-no-fetch")
    if state.pawns[seat * SECTIONS + section] == 0:
        return IllegalMove(DOMAIN, "KB-T2", "illegal-no-pawn-there", section=section + 1)
    return IllegalMove(DOMAIN, "KB-T2", "illegal-no-token", cell=cell_text(cell))
