"""A matrix game of two seats that answer at once: payoffs estimated by simulation, strategies by regret matching.

Regret matching over the complete payoff matrix converges sooner than regrets updated from single samples while the
other's strategy still changes. The column player may follow an opponent prior with some weight: the solution is a best
response to the prior as far as that does not make it predictable. An answer that the column player has only in some
worlds, by something it may hold unseen, is given by the prior alone: nobody can rely on holding it.
"""

from typing import Final

from librt.vecs import vec

from warren.bots.search.tree import CERTAIN, NONE
from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.regret_matching import RegretMatcher, solve
from warren.engine.rng import Rng

MAX_ANSWERS: Final[i64] = 48
ITERATIONS: Final[i64] = 300
#: Simulations between two solutions.
SOLVE_INTERVAL: Final[i64] = 256


class Player(RegretMatcher):
    """One of the two players: its seat, its answers in the order in which they appeared, and its mixed strategy."""

    def __init__(self, seat: i64, own_stride: i64, other_stride: i64) -> None:
        super().__init__(MAX_ANSWERS, own_stride, other_stride)
        self.seat: i64 = seat
        self.codes: vec[i64] = vec[i64]([NONE] * MAX_ANSWERS)
        #: Probabilities in millionths.
        self.strategy: vec[i64] = vec[i64]([0] * MAX_ANSWERS)
        self.value_sum: vec[i64] = vec[i64]([0] * (MAX_ANSWERS * MAX_ANSWERS))
        #: The number of worlds, and in how many of them each answer was legal.
        self.worlds: i64 = 0
        self.legal_in: vec[i64] = vec[i64]([0] * MAX_ANSWERS)

    def index_of(self, code: i64) -> i64:
        """The index of an answer, appended if it is new; -1 if there is no room for it."""
        at: i64 = 0
        while at < self.count:
            if self.codes[at] == code:
                return at
            at += 1
        if at == MAX_ANSWERS:
            return NONE
        self.codes[at] = code
        self.count += 1
        return at

    def sample(self, rng: Rng, uniformly: bool) -> i64:
        """One of the answers that are legal in every world, by the strategy or uniformly; -1 if there is none."""
        total: i64 = 0
        at: i64 = 0
        while at < self.count:
            total += self.weight(at, uniformly)
            at += 1
        if total == 0:
            return NONE if uniformly else self.sample(rng, uniformly=True)
        draw: i64 = rng.bits() % total
        at = 0
        while True:
            draw -= self.weight(at, uniformly)
            if draw < 0:
                return self.codes[at]
            at += 1

    def weight(self, at: i64, uniformly: bool) -> i64:
        """The weight of an answer in a sample; 0 if it is legal only in some worlds."""
        if not self.is_always_legal(at):
            return 0
        return 1 if uniformly else self.strategy[at]

    def add_world(self, legal: MoveList) -> bool:
        """Count the answers that are legal in one more world; False if there is no room for all of them."""
        self.worlds += 1
        at: i64 = 0
        while at < legal.count:
            index: i64 = self.index_of(legal.codes[at])
            if index == NONE:
                return False
            self.legal_in[index] += 1
            at += 1
        return True

    def is_always_legal(self, at: i64) -> bool:
        """Whether an answer was legal in every world so far."""
        return self.legal_in[at] == self.worlds

    def take_average(self) -> None:
        """Set the strategy to the average of regret matching."""
        at: i64 = 0
        while at < self.count:
            self.strategy[at] = i64(self.average(at) * float(CERTAIN))
            at += 1


class MatrixGame:
    """The payoff matrix of a row player, which searches, and a column player."""

    def __init__(self, row_seat: i64, column_seat: i64, prior_weight: float) -> None:
        self.row = Player(row_seat, MAX_ANSWERS, 1)
        self.column = Player(column_seat, 1, MAX_ANSWERS)
        self.visits: vec[i64] = vec[i64]([0] * (MAX_ANSWERS * MAX_ANSWERS))
        #: The weight of the opponent prior if there is one, and its samples.
        self.prior_weight: float = prior_weight
        self.prior_counts: vec[i64] = vec[i64]([0] * MAX_ANSWERS)
        self.prior_total: i64 = 0
        self.simulations: i64 = 0
        self.solved_at: i64 = 0

    def add_prior(self, code: i64) -> None:
        """Count the model's answer for the column player in one more world."""
        self.prior_counts[self.column.index_of(code)] += 1
        self.prior_total += 1

    def sample_column(self, legal: MoveList, prior: i64, rng: Rng) -> i64:
        """An answer of the column player to simulate: by the prior, its strategy or uniformly, a third each.

        A prior answer that is legal only in some worlds is taken wherever it is legal.
        """
        third: i64 = rng.below(3)
        if prior != NONE and (third == 0 or not self.column.is_always_legal(self.column.index_of(prior))):
            return prior
        drawn: i64 = self.column.sample(rng, uniformly=third != 1)
        return drawn if drawn != NONE else legal.codes[rng.below(legal.count)]

    def record(self, row: i64, column: i64, row_value: i64, column_value: i64) -> None:
        """Add the values of a pair of answers, and solve the game at intervals."""
        pair: i64 = self.row.index_of(row) * MAX_ANSWERS + self.column.index_of(column)
        self.visits[pair] += 1
        self.row.value_sum[pair] += row_value
        self.column.value_sum[pair] += column_value
        self.simulations += 1
        if self.simulations >= self.solved_at + SOLVE_INTERVAL:
            self.solve()

    def solve(self) -> None:
        """Find both strategies for the payoffs estimated so far."""
        self.solved_at = self.simulations
        self.estimate_prior()
        self.estimate_payoffs(self.row)
        self.estimate_payoffs(self.column)
        solve(self.row, self.column, ITERATIONS)
        self.row.take_average()
        self.column.take_average()

    def expected_value(self, row: i64) -> float:
        """The value of a row against the column player's prior and strategy."""
        column = self.column
        value: float = 0.0
        at: i64 = 0
        while at < column.count:
            mixed: float = float(column.strategy[at]) / float(CERTAIN)
            prior: float = column.prior_weight * column.prior[at]
            value += self.row.payoff[row * MAX_ANSWERS + at] * (prior + (1.0 - column.prior_weight) * mixed)
            at += 1
        return value

    def estimate_prior(self) -> None:
        """Set the column player's prior: weighted for answers that are always legal, in full for the others."""
        column = self.column
        total: float = float(max(self.prior_total, 1))
        column.prior_weight = 0.0
        at: i64 = 0
        while at < column.count:
            is_free = self.prior_total == 0 or column.is_always_legal(at)
            column.free[at] = 1 if is_free else 0
            column.prior[at] = float(self.prior_counts[at]) / total * (self.prior_weight if is_free else 1.0)
            column.prior_weight += column.prior[at]
            at += 1
        at = 0
        while at < column.count and column.prior_weight > 0.0:
            column.prior[at] /= column.prior_weight
            at += 1

    def estimate_payoffs(self, player: Player) -> None:
        """Set a player's payoffs: mean values, with one more sample as an additive model of row and column has it."""
        rows: i64 = self.row.count
        columns: i64 = self.column.count
        means: vec[float] = vec[float]([0.0] * (2 * MAX_ANSWERS))
        overall: float = self.mean_value(player, 0, rows, 0, columns, 0.0)
        row: i64 = 0
        while row < rows:
            means[row] = self.mean_value(player, row, row + 1, 0, columns, overall)
            row += 1
        column: i64 = 0
        while column < columns:
            means[MAX_ANSWERS + column] = self.mean_value(player, 0, rows, column, column + 1, overall)
            column += 1
        row = 0
        while row < rows:
            column = 0
            while column < columns:
                pair: i64 = row * MAX_ANSWERS + column
                guess: float = means[row] + means[MAX_ANSWERS + column] - overall
                player.payoff[pair] = (float(player.value_sum[pair]) + guess) / float(self.visits[pair] + 1)
                column += 1
            row += 1

    def mean_value(self, player: Player, row: i64, rows: i64, column: i64, columns: i64, default: float) -> float:
        """The mean over the visited pairs of a part of the matrix, each counted once; the default if there is none."""
        total: float = 0.0
        count: i64 = 0
        while row < rows:
            at: i64 = column
            while at < columns:
                pair: i64 = row * MAX_ANSWERS + at
                if self.visits[pair] > 0:
                    total += float(player.value_sum[pair]) / float(self.visits[pair])
                    count += 1
                at += 1
            row += 1
        return total / float(count) if count > 0 else default
