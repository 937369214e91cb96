"""Koffer's moves: their notation, what they would do, and why some are refused."""

import re
from functools import lru_cache
from typing import Final, Literal

from warren.engine.errors import IllegalMove, InvalidMove
from warren.engine.moves import Move
from warren.engine.notation import letter
from warren.engine.structs import Offer
from warren.games.koffer.rules.cards import MOST_PLACES, at, card_name
from warren.games.koffer.rules.state import KofferState

DOMAIN: Final = "warren.games.koffer"
PATTERN: Final = re.compile(r"take\s+([1-9]\d?)(\s+aside)?", re.IGNORECASE)

MOVES: Final = [
    Move(place + aside * MOST_PLACES, f"take {place + 1}" + (" aside" if aside else ""))
    for aside in (0, 1)
    for place in range(MOST_PLACES)
]

Face = Literal["up", "down", "aside"]


class Take(Offer, frozen=True, kw_only=True, tag="take"):
    """Taking a card: what it costs, what comes with it and how it would lie."""

    place: int
    card: str
    cost: int
    returned: int
    found: int
    earned: int
    face: Face


@lru_cache(maxsize=256)
def parse(text: str) -> int:
    """The code of a move in notation.

    >>> parse("take 3 aside")
    9
    """
    found = PATTERN.fullmatch(text.strip())
    if not found or int(found[1]) > MOST_PLACES:
        raise InvalidMove("unreadable-move", move=text, example="take 3")
    return int(found[1]) - 1 + (MOST_PLACES if found[2] else 0)


def describe(state: KofferState, seat: int, code: int) -> Take:
    """A legal move as a screen needs it."""
    place = code % MOST_PLACES
    aside = code >= MOST_PLACES
    card = at(state.row, place)
    cost = state.cost(place)
    up = not aside and state.lies_face_up(seat, card)
    face: Face = "aside" if aside else "up" if up else "down"
    return Take(
        move=MOVES[code].text,
        place=place + 1,
        card=card_name(card),
        cost=cost,
        returned=state.returned(place, cost),
        found=at(state.row_tokens, place),
        earned=int(up and state.earns_token(seat, card)),
        face=face,
    )


def refuse(state: KofferState, seat: int, code: int) -> IllegalMove:
    """Why an asked seat may not make that move."""
    place = code % MOST_PLACES
    if place >= state.row_count:
        return IllegalMove(DOMAIN, "KF-T5", "illegal-place", place=place + 1, row=state.row_count)
    if place >= state.reach(seat):
        tokens, cost = state.tokens[seat], state.cost(place)
        return IllegalMove(DOMAIN, "KF-T1", "illegal-tokens", place=place + 1, cost=cost, tokens=tokens)
    if not state.specials.hand_luggage:
        return IllegalMove(DOMAIN, "KF-P3", "illegal-no-aside")
    return IllegalMove(DOMAIN, "KF-P3", "illegal-aside-twice", seat=letter(seat))
