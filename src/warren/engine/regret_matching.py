"""Regret matching+ with linear averaging: an approximate equilibrium of a matrix game between two players.

In every iteration each player adds up what every answer would have gained against the other's current strategy, and
then plays answers in proportion to their positive regrets. The average strategy, with later iterations weighted more,
is the solution. A player may follow a fixed prior with some weight, and may give some answers by that prior alone.
"""

from librt.vecs import vec

from warren.engine.native import i64


class RegretMatcher:
    """One player. In the payoff table, its own answers are `own_stride` apart and the other's `other_stride`."""

    def __init__(self, capacity: i64, own_stride: i64, other_stride: i64) -> None:
        self.own_stride: i64 = own_stride
        self.other_stride: i64 = other_stride
        self.count: i64 = 0
        self.payoff: vec[float] = vec[float]([0.0] * (capacity * capacity))
        self.regret: vec[float] = vec[float]([0.0] * capacity)
        self.current: vec[float] = vec[float]([0.0] * capacity)
        self.strategy_sum: vec[float] = vec[float]([0.0] * capacity)
        #: The fixed part of the strategy, and its weight.
        self.prior: vec[float] = vec[float]([0.0] * capacity)
        self.prior_weight: float = 0.0
        #: 1 for answers chosen by regret, 0 for those given by the prior alone.
        self.free: vec[i64] = vec[i64]([1] * capacity)

    def reset(self) -> None:
        """Start again with no regrets and the uniform strategy."""
        at: i64 = 0
        while at < self.count:
            self.regret[at] = 0.0
            self.strategy_sum[at] = 0.0
            at += 1
        self.match_regrets(0.0, 0.0)

    def update(self, other: "RegretMatcher", weight: float) -> None:
        """One iteration against the other's current strategy."""
        expected: float = 0.0
        at: i64 = 0
        while at < self.count:
            value: float = 0.0
            against: i64 = 0
            while against < other.count:
                value += self.payoff[at * self.own_stride + against * self.other_stride] * other.probability(against)
                against += 1
            if self.free[at] == 1:
                self.regret[at] += value
                expected += value * self.current[at]
            at += 1
        total: float = 0.0
        at = 0
        while at < self.count:
            if self.free[at] == 1:
                self.regret[at] = max(0.0, self.regret[at] - expected)
                total += self.regret[at]
            at += 1
        self.match_regrets(total, weight)

    def match_regrets(self, total: float, weight: float) -> None:
        """Play every answer in proportion to its regret, all equally often if there is none."""
        free: float = float(max(1, self.free_count()))
        at: i64 = 0
        while at < self.count:
            self.current[at] = self.regret[at] / total if total > 0.0 else float(self.free[at]) / free
            self.strategy_sum[at] += weight * self.current[at]
            at += 1

    def free_count(self) -> i64:
        """The number of answers chosen by regret."""
        count: i64 = 0
        at: i64 = 0
        while at < self.count:
            count += self.free[at]
            at += 1
        return count

    def probability(self, at: i64) -> float:
        """The current probability of an answer, with the prior."""
        return self.prior_weight * self.prior[at] + (1.0 - self.prior_weight) * self.current[at]

    def average(self, place: i64) -> float:
        """The probability of an answer in the average strategy, without the prior."""
        total: float = 0.0
        at: i64 = 0
        while at < self.count:
            total += self.strategy_sum[at]
            at += 1
        return self.strategy_sum[place] / total if total > 0.0 else 0.0


def solve(row: RegretMatcher, column: RegretMatcher, iterations: i64) -> None:
    """Run that number of iterations; then `average` is each player's solution."""
    row.reset()
    column.reset()
    iteration: i64 = 1
    while iteration <= iterations:
        row.update(column, float(iteration))
        column.update(row, float(iteration))
        iteration += 1
