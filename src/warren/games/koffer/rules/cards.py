"""Number cards, and the row of cards with their tokens.

A card is one number: its colour in the upper bits, its value in the lower four. The row, and the tokens on it, are
seven bytes in one native integer each, the first place lowest, so that closing a gap is a shift.
"""

from typing import Final

from librt.vecs import vec

from warren.engine.native import i64

COLOURS: Final = "KRBY"
COLOUR_NAMES: Final = ("black", "red", "blue", "yellow")
MOST_PLACES: Final[i64] = 7
EVERY_PLACE: Final[i64] = 0xFFFFFFFFFFFFFF
A_TOKEN_EACH: Final[i64] = 0x01010101010101


def card_of(colour: i64, value: i64) -> i64:
    """The card of a colour (0 black, 1 red, 2 blue, 3 yellow) and value."""
    return colour * 16 + value


def value_of(card: i64) -> i64:
    """A card's number."""
    return card & 15


def colour_of(card: i64) -> i64:
    """A card's colour: 0 black, 1 red, 2 blue, 3 yellow."""
    return card >> 4


def at(row: i64, place: i64) -> i64:
    """What lies at a place of the row; the first is 0."""
    return (row >> (8 * place)) & 255


def put(row: i64, place: i64, what: i64) -> i64:
    """The row with something laid on an empty place."""
    return row | (what << (8 * place))


def before(place: i64) -> i64:
    """All places before this one, as a mask."""
    # A shifted-down mask: compiled, a shifted-up literal 1 would be cut to 32 bits.
    return EVERY_PLACE >> (8 * (MOST_PLACES - place))


def without(row: i64, place: i64) -> i64:
    """The row after a place was emptied and the gap closed towards the front (KF-T5)."""
    front = before(place)
    return (row & front) | ((row >> 8) & ~front)


def in_order(cards: vec[i64], count: i64) -> vec[i64]:
    """The first so many cards in ascending order: what is among them may be known where their order is not."""
    among = vec[i64]([0] * 64)
    for i in range(count):
        among[cards[i]] = 1
    ordered = vec[i64]([0] * count)
    found: i64 = 0
    for card in range(64):
        if among[card] == 1:
            ordered[found] = card
            found += 1
    return ordered


def card_name(card: i64) -> str:
    """A card in notation: `R7` is red 7."""
    return f"{COLOURS[colour_of(card)]}{value_of(card)}"
