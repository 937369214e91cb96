"""What is read off a table, as numbers: most of them are nought, so the others are kept as a list."""

from librt.vecs import vec
from mypy_extensions import i64

from warren.games.trenchcoat.cards import HAND
from warren.games.trenchcoat.state import TrenchState


class Reading:
    """How many of so many numbers are not nought, which, and how much each is."""

    def __init__(self, room: i64) -> None:
        self.count: i64 = 0
        self.which: vec[i64] = vec[i64]([0] * room)
        self.much: vec[float] = vec[float]([0.0] * room)

    def put(self, which: i64, much: float) -> None:
        """One more number, unless it is nought."""
        if much != 0.0:
            self.which[self.count] = which
            self.much[self.count] = much
            self.count += 1

    def read_gold(self, at: i64, gold: i64) -> None:
        """The first piece, the next two, and so on."""
        self.put(at, float(min(gold, 1)))
        self.put(at + 1, float(min(max(gold - 1, 0), 2)) / 2.0)
        self.put(at + 2, float(min(max(gold - 3, 0), 2)) / 2.0)
        self.put(at + 3, float(min(max(gold - 5, 0), 2)) / 2.0)
        self.put(at + 4, float(min(max(gold - 7, 0), 3)) / 3.0)
        self.put(at + 5, float(max(gold - 10, 0)) / 10.0)


def known_of(state: TrenchState, seat: i64) -> i64:
    """How many of a seat's kobolds everybody knows."""
    known: i64 = 0
    at: i64 = seat * HAND
    last: i64 = at + state.kobold_count[seat]
    while at < last:
        known += state.known[at]
        at += 1
    return known


def are_two_left(state: TrenchState) -> bool:
    """Whether it is a duel."""
    others: i64 = state.inside & (state.inside - 1)
    return others != 0 and others & (others - 1) == 0
