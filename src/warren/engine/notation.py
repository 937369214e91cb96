"""Small notations all games share: seats as letters."""

from typing import Final

from warren.engine.errors import WrongSeats

LETTERS: Final = "ABCDEFGH"


def letter(seat: int) -> str:
    """A seat as text: 0 is A.

    >>> letter(2)
    'C'
    """
    return LETTERS[seat]


def seat_of(text: str, seats: int) -> int:
    """The seat a letter stands for.

    >>> seat_of("b", seats=3)
    1
    """
    at = LETTERS.find(text.strip().upper()) if len(text.strip()) == 1 else -1
    if not 0 <= at < seats:
        raise WrongSeats("no-such-seat", seat=text, letters=", ".join(LETTERS[:seats]))
    return at
