"""Skill contests solved as matrix games (TC-H3, TC-H5): mixed strategies that cannot be exploited."""

from typing import Final

from librt.vecs import vec

from warren.engine.native import i64
from warren.engine.regret_matching import RegretMatcher, solve
from warren.games.trenchcoat.rules.notation.codes import HOLD, SPEND
from warren.games.trenchcoat.rules.pieces.challenges import BEATS, DOWN, STAMINA
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.answer_heuristics import HOLD_WEIGHTS, AnswerHeuristic
from warren.games.trenchcoat.strategy.noise import THOUSAND, interval_score, random_score, sampled_score
from warren.games.trenchcoat.strategy.valuation import Valuation

#: Amounts of stamina that can be spent in a beat, 0 included.
CHOICES: Final[i64] = 5
ARMS: Final[i64] = 2 * DOWN - 1
STATES: Final[i64] = (STAMINA + 1) * (STAMINA + 1) * ARMS * BEATS
ROUNDS: Final[i64] = 200
#: Thousandths of beats with a random amount: two optimal players would wrestle for ever, arm upright.
RANDOM_SHARE: Final[i64] = 200
UNSOLVED: Final = -1.0


class ArmWrestling:
    """Values and mixed strategies of the arm wrestle, from one player's side; solved on demand."""

    def __init__(self) -> None:
        self.values: vec[float] = vec[float]([UNSOLVED] * STATES)
        #: Probabilities in thousandths, by state and amount.
        self.probabilities: vec[i64] = vec[i64]([0] * (STATES * CHOICES))

    def probability(self, mine: i64, theirs: i64, arm: i64, beats: i64, spend: i64) -> i64:
        """The probability of spending an amount of stamina, in thousandths."""
        self.value_of(mine, theirs, arm, beats)
        return self.probabilities[state_index(mine, theirs, arm, beats) * CHOICES + spend]

    def value_of(self, mine: i64, theirs: i64, arm: i64, beats: i64) -> float:
        """The probability of winning; above 0 the arm leans towards the win."""
        if arm >= DOWN or (beats == BEATS and arm > 0):
            return 1.0
        if arm <= -DOWN or (beats == BEATS and arm < 0):
            return 0.0
        if beats == BEATS:
            return 0.5
        known: float = self.values[state_index(mine, theirs, arm, beats)]
        return known if known != UNSOLVED else self.solve(mine, theirs, arm, beats)

    def solve(self, mine: i64, theirs: i64, arm: i64, beats: i64) -> float:
        """Solve one state, and first those that may follow it."""
        me = RegretMatcher(CHOICES, CHOICES, 1)
        other = RegretMatcher(CHOICES, 1, CHOICES)
        me.count = min(CHOICES, mine + 1)
        other.count = min(CHOICES, theirs + 1)
        spend: i64 = 0
        while spend < me.count:
            against: i64 = 0
            while against < other.count:
                value: float = self.value_of(mine - spend, theirs - against, arm + spend - against, beats + 1)
                me.payoff[spend * CHOICES + against] = value
                other.payoff[spend * CHOICES + against] = 1.0 - value
                against += 1
            spend += 1
        solve(me, other, ROUNDS)
        return self.store(state_index(mine, theirs, arm, beats), me, other)

    def store(self, at: i64, me: RegretMatcher, other: RegretMatcher) -> float:
        """Store a mixed strategy and its value against the other's."""
        value: float = 0.0
        left: i64 = THOUSAND
        spend: i64 = 0
        while spend < me.count:
            share: i64 = i64(me.average(spend) * float(THOUSAND - RANDOM_SHARE)) + RANDOM_SHARE // me.count
            share = share if spend < me.count - 1 else left
            self.probabilities[at * CHOICES + spend] = share
            left -= share
            against: i64 = 0
            while against < other.count:
                value += me.average(spend) * other.average(against) * me.payoff[spend * CHOICES + against]
                against += 1
            spend += 1
        self.values[at] = value
        return value


def state_index(mine: i64, theirs: i64, arm: i64, beats: i64) -> i64:
    """The index of a state."""
    return ((mine * (STAMINA + 1) + theirs) * ARMS + arm + DOWN - 1) * BEATS + beats


class FullSkillContest(AnswerHeuristic):
    """Stamina by the solution; hands and thumbs uniformly at random."""

    def __init__(self, valuation: Valuation) -> None:
        super().__init__(valuation)
        self.arm_wrestling: Final = ArmWrestling()

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        if SPEND <= code < HOLD:
            return self.score_stamina(state, seat, code - SPEND)
        if HOLD <= code < HOLD + len(HOLD_WEIGHTS):
            return sampled_score(state, HOLD_WEIGHTS, code - HOLD)
        return random_score(state, code)

    def score_stamina(self, state: TrenchState, seat: i64, spend: i64) -> i64:
        """Sample an amount of stamina from the mixed strategy."""
        side: i64 = 0 if seat == state.active else 1
        arm: i64 = state.bout[3] if side == 0 else -state.bout[3]
        mine: i64 = state.bout[side]
        theirs: i64 = state.bout[1 - side]
        before: i64 = 0
        at: i64 = 0
        while at < spend:
            before += self.arm_wrestling.probability(mine, theirs, arm, state.bout[2], at)
            at += 1
        return interval_score(state, before, self.arm_wrestling.probability(mine, theirs, arm, state.bout[2], spend))
