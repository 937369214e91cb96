"""What all readers of views are made with."""

from collections.abc import Sequence


def from_seat(you: int | None, seats: int) -> list[int]:
    """The seats, whoever looks first; a spectator sits at the first."""
    first = you or 0
    return [(first + after) % seats for after in range(seats)]


def seat_seen(seat: int | None, you: int | None, seats: int) -> int:
    """A seat as a number: 1 whoever looks, 2 the next one; 0 nobody."""
    return 0 if seat is None else (seat - (you or 0)) % seats + 1


def numbered(names: Sequence[str]) -> dict[str | None, int]:
    """Names counted from 1; None is 0."""
    return {None: 0, **{name: at for at, name in enumerate(names, 1)}}


def padded(numbers: list[int], length: int) -> list[int]:
    """Numbers with as many zeros behind them as are missing."""
    return numbers + [0] * (length - len(numbers))


def counted(names: Sequence[str], kinds: dict[str | None, int]) -> list[int]:
    """How many there are of each kind; kinds are numbered from 1.

    >>> counted(("water", "water"), numbered(("fire", "water")))
    [0, 2]
    """
    found = [0] * len(kinds)
    for name in names:
        found[kinds[name]] += 1
    return found[1:]
