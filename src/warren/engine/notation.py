"""Small notations all games share: seats by number or letter."""

from typing import Final

from warren.engine.errors import WrongSeats

LETTERS: Final = "ABCDEFGH"

#: A seat wherever a person or program names one: 0, "0", "A" and "a" are the same seat.
SeatName = int | str


def letter(seat: int) -> str:
    """A seat as text: 0 is A.

    >>> letter(2)
    'C'
    """
    return LETTERS[seat]


def seat_of(named: SeatName, seats: int) -> int:
    """The number of a seat that is named by its number or its letter.

    >>> seat_of("b", seats=3), seat_of("1", seats=3), seat_of(1, seats=3)
    (1, 1, 1)
    """
    at = _number(named)
    if not 0 <= at < seats:
        letters, numbers = ", ".join(LETTERS[:seats]), ", ".join(map(str, range(seats)))
        raise WrongSeats("no-such-seat", seat=str(named), letters=letters, numbers=numbers)
    return at


def _number(named: SeatName) -> int:
    if isinstance(named, int):
        return named
    text = named.strip().upper() if isinstance(named, str) else ""
    if len(text) != 1:
        return -1
    return int(text) if text in "01234567" else LETTERS.find(text)
