"""Bouts of skill, solved (TC-H3, TC-H5): mixtures against which it is no use to know how the other plays."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.engine.mixing import Mixing, solve
from warren.games.trenchcoat.challenges import BEATS, DOWN, STAMINA
from warren.games.trenchcoat.codes import HOLD, SPEND
from warren.games.trenchcoat.luck import MILLE, drawn, is_drawn, mixed
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.tastes import HELD, Taste
from warren.games.trenchcoat.worth import Worth

#: So much stamina can be spent in a beat, and none.
CHOICES: Final[i64] = 5
ARMS: Final[i64] = 2 * DOWN - 1
STANDS: Final[i64] = (STAMINA + 1) * (STAMINA + 1) * ARMS * BEATS
ROUNDS: Final[i64] = 200
#: Of a thousand beats in so many one spends anything: two who never dared would wrestle for ever, arm upright.
DARING: Final[i64] = 200
UNSOLVED: Final = -1.0


class ArmWrestling:
    """How an arm wrestle stands and how to go on, from the view of one of the two; solved where it is asked for."""

    def __init__(self) -> None:
        self.values: vec[float] = vec[float]([UNSOLVED] * STANDS)
        #: In thousandths.
        self.shares: vec[i64] = vec[i64]([0] * (STANDS * CHOICES))

    def share(self, mine: i64, theirs: i64, arm: i64, beats: i64, spend: i64) -> i64:
        """How often so much stamina should be spent, in thousandths."""
        self.chance(mine, theirs, arm, beats)
        return self.shares[stand(mine, theirs, arm, beats) * CHOICES + spend]

    def chance(self, mine: i64, theirs: i64, arm: i64, beats: i64) -> float:
        """The chance to win; the arm leans towards the win if it is above 0."""
        if arm >= DOWN or (beats == BEATS and arm > 0):
            return 1.0
        if arm <= -DOWN or (beats == BEATS and arm < 0):
            return 0.0
        if beats == BEATS:
            return 0.5
        known: float = self.values[stand(mine, theirs, arm, beats)]
        return known if known != UNSOLVED else self.solve(mine, theirs, arm, beats)

    def solve(self, mine: i64, theirs: i64, arm: i64, beats: i64) -> float:
        """Find the mixture for one stand, from those that may follow."""
        me = Mixing(CHOICES, CHOICES, 1)
        other = Mixing(CHOICES, 1, CHOICES)
        me.count = min(CHOICES, mine + 1)
        other.count = min(CHOICES, theirs + 1)
        spend: i64 = 0
        while spend < me.count:
            against: i64 = 0
            while against < other.count:
                value: float = self.chance(mine - spend, theirs - against, arm + spend - against, beats + 1)
                me.worth[spend * CHOICES + against] = value
                other.worth[spend * CHOICES + against] = 1.0 - value
                against += 1
            spend += 1
        solve(me, other, ROUNDS)
        return self.keep(stand(mine, theirs, arm, beats), me, other)

    def keep(self, at: i64, me: Mixing, other: Mixing) -> float:
        """Remember a mixture, and what it brings against the other's."""
        value: float = 0.0
        left: i64 = MILLE
        spend: i64 = 0
        while spend < me.count:
            share: i64 = i64(me.share(spend) * float(MILLE - DARING)) + DARING // me.count
            share = share if spend < me.count - 1 else left
            self.shares[at * CHOICES + spend] = share
            left -= share
            against: i64 = 0
            while against < other.count:
                value += me.share(spend) * other.share(against) * me.worth[spend * CHOICES + against]
                against += 1
            spend += 1
        self.values[at] = value
        return value


def stand(mine: i64, theirs: i64, arm: i64, beats: i64) -> i64:
    """A stand as a number."""
    return ((mine * (STAMINA + 1) + theirs) * ARMS + arm + DOWN - 1) * BEATS + beats


class Mastering(Taste):
    """Hands, stamina and beats by the solution; one hand or thumb is as good as another."""

    def __init__(self, worth: Worth) -> None:
        super().__init__(worth)
        self.arms: Final = ArmWrestling()

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        if SPEND <= code < HOLD:
            return self.rate_spending(state, seat, code - SPEND)
        if HOLD <= code < HOLD + len(HELD):
            return drawn(state, HELD, code - HOLD)
        return mixed(state, code)

    def rate_spending(self, state: TrenchState, seat: i64, spend: i64) -> i64:
        """Whether so much stamina is drawn this time."""
        side: i64 = 0 if seat == state.active else 1
        arm: i64 = state.bout[3] if side == 0 else -state.bout[3]
        mine: i64 = state.bout[side]
        theirs: i64 = state.bout[1 - side]
        before: i64 = 0
        at: i64 = 0
        while at < spend:
            before += self.arms.share(mine, theirs, arm, state.bout[2], at)
            at += 1
        return is_drawn(state, before, self.arms.share(mine, theirs, arm, state.bout[2], spend))
