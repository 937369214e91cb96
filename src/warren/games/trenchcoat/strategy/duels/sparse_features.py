"""Sparse features: the indices and values of the inputs that are not 0."""

from librt.vecs import vec

from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import HAND
from warren.games.trenchcoat.rules.state import TrenchState


class SparseFeatures:
    """The inputs of a network. `count` of them are set; the same index may be set twice, its values add up."""

    def __init__(self, capacity: i64) -> None:
        self.count: i64 = 0
        self.indices: vec[i64] = vec[i64]([0] * capacity)
        self.values: vec[float] = vec[float]([0.0] * capacity)

    def add(self, index: i64, value: float) -> None:
        """Set a feature, unless its value is 0."""
        if value != 0.0:
            self.indices[self.count] = index
            self.values[self.count] = value
            self.count += 1

    def add_gold(self, at: i64, gold: i64) -> None:
        """Six piecewise linear features: the first piece, the next two, and so on."""
        self.add(at, float(min(gold, 1)))
        self.add(at + 1, float(min(max(gold - 1, 0), 2)) / 2.0)
        self.add(at + 2, float(min(max(gold - 3, 0), 2)) / 2.0)
        self.add(at + 3, float(min(max(gold - 5, 0), 2)) / 2.0)
        self.add(at + 4, float(min(max(gold - 7, 0), 3)) / 3.0)
        self.add(at + 5, float(max(gold - 10, 0)) / 10.0)


def known_kobolds(state: TrenchState, seat: i64) -> i64:
    """The number of a seat's kobolds that everybody has seen."""
    known: i64 = 0
    at: i64 = seat * HAND
    last: i64 = at + state.kobold_count[seat]
    while at < last:
        known += state.known[at]
        at += 1
    return known


def is_duel(state: TrenchState) -> bool:
    """Whether exactly two seats are left."""
    others: i64 = state.inside & (state.inside - 1)
    return others != 0 and others & (others - 1) == 0
