"""A mixture of answers that nobody gains by knowing: how often to give each of them, found by regret matching.

Two sides answer at once. Round by round each regrets what every answer would have brought against the other's mixture
of now, and mixes in proportion to its regrets; what they meant on average, later rounds counting more, is the solution.
A side may have a habit that it follows in a part of the cases, whatever it regrets; some answers may be given out
of habit alone.
"""

from librt.vecs import vec
from mypy_extensions import i64


class Mixing:
    """One side of a table of pairs of answers. Its own answers lie `step` apart there, the other's `across`."""

    def __init__(self, room: i64, step: i64, across: i64) -> None:
        self.step: i64 = step
        self.across: i64 = across
        self.count: i64 = 0
        self.worth: vec[float] = vec[float]([0.0] * (room * room))
        self.regret: vec[float] = vec[float]([0.0] * room)
        self.now: vec[float] = vec[float]([0.0] * room)
        self.sums: vec[float] = vec[float]([0.0] * room)
        #: How often each answer is given out of habit, and how much of all that is.
        self.habit: vec[float] = vec[float]([0.0] * room)
        self.habitual: float = 0.0
        #: 1 for the answers that are mixed, 0 for those of habit alone.
        self.free: vec[i64] = vec[i64]([1] * room)

    def begin(self) -> None:
        """Forget all regrets."""
        place: i64 = 0
        while place < self.count:
            self.regret[place] = 0.0
            self.sums[place] = 0.0
            place += 1
        self.mix(0.0, 0.0)

    def match(self, other: "Mixing", weight: float) -> None:
        """One round: regret what the other's mixture of now would have brought, and mix anew."""
        expected: float = 0.0
        place: i64 = 0
        while place < self.count:
            value: float = 0.0
            against: i64 = 0
            while against < other.count:
                value += self.worth[place * self.step + against * self.across] * other.meant(against)
                against += 1
            if self.free[place] == 1:
                self.regret[place] += value
                expected += value * self.now[place]
            place += 1
        total: float = 0.0
        place = 0
        while place < self.count:
            if self.free[place] == 1:
                self.regret[place] = max(0.0, self.regret[place] - expected)
                total += self.regret[place]
            place += 1
        self.mix(total, weight)

    def mix(self, total: float, weight: float) -> None:
        """Each answer in proportion to its regret, all alike if nothing is regretted."""
        many: float = float(max(1, self.freedom()))
        place: i64 = 0
        while place < self.count:
            self.now[place] = self.regret[place] / total if total > 0.0 else float(self.free[place]) / many
            self.sums[place] += weight * self.now[place]
            place += 1

    def freedom(self) -> i64:
        """How many answers are mixed."""
        many: i64 = 0
        place: i64 = 0
        while place < self.count:
            many += self.free[place]
            place += 1
        return many

    def meant(self, place: i64) -> float:
        """How often an answer is to be expected now."""
        return self.habitual * self.habit[place] + (1.0 - self.habitual) * self.now[place]

    def share(self, place: i64) -> float:
        """How much of the mixture an answer is."""
        total: float = 0.0
        at: i64 = 0
        while at < self.count:
            total += self.sums[at]
            at += 1
        return self.sums[place] / total if total > 0.0 else 0.0


def solve(one: Mixing, other: Mixing, rounds: i64) -> None:
    """Let the two match each other; then `share` says how each mixes."""
    one.begin()
    other.begin()
    turn: i64 = 1
    while turn <= rounds:
        one.match(other, float(turn))
        other.match(one, float(turn))
        turn += 1
