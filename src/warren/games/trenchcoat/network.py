"""A small network: sums of what is read off a table, of which those above nought count, and of these a sum for each
of the things it tells.
"""

from librt.vecs import vec
from mypy_extensions import i64

from warren.games.trenchcoat.reading import Reading


class Network:
    """What was learned, in thousandths: inner sums by what is read, and what is told by inner sums."""

    def __init__(self, inner: str, outer: str, read: i64) -> None:
        self.read: i64 = read
        self.inner: vec[float] = thousandths(inner)
        self.outer: vec[float] = thousandths(outer)
        #: How many inner sums there are.
        self.room: i64 = len(self.inner) // (read + 1)
        self.sums: vec[float] = vec[float]([0.0] * self.room)

    def add_up(self, reading: Reading) -> None:
        """The inner sums of what was read."""
        sums, inner, which, much = self.sums, self.inner, reading.which, reading.much
        room: i64 = self.room
        count: i64 = reading.count
        at: i64 = 0
        while at < room:
            total: float = inner[self.read * room + at]
            number: i64 = 0
            while number < count:
                total += much[number] * inner[which[number] * room + at]
                number += 1
            sums[at] = total if total > 0.0 else 0.0
            at += 1

    def told(self, thing: i64) -> float:
        """One of the things it tells about what was added up."""
        sums, outer = self.sums, self.outer
        room: i64 = self.room
        first: i64 = thing * (room + 1)
        total: float = outer[first + room]
        at: i64 = 0
        while at < room:
            total += sums[at] * outer[first + at]
            at += 1
        return total


def thousandths(numbers: str) -> vec[float]:
    """Whole numbers as the thousandths that they are."""
    return vec[float]([float(number) / 1000.0 for number in numbers.split()])
