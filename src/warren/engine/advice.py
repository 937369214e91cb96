"""Advice: what a game tells those who do not know it about playing it well."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from warren.engine.moves import MoveList
from warren.engine.rng import Rng

if TYPE_CHECKING:
    from warren.engine.contract import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """A game's rules of thumb for bots, asked of imagined worlds only.

    `rate` is a glance, `judge` is what a move is worth when it is thought over. For search: with `guides` only the
    `width` moves that are judged best are tried, best first. Playing on follows advice in `sense` of a hundred
    decisions, for at least `patience` of them, until the playing `is_settled` or over; then `outlook` says how a seat
    stands. Where a move has fewer simulations than `many` patience is shorter, down to `haste`: the further one plays
    on, the more chance there is to see through. Advice that `mixes` draws something from the world's own stream. With
    `hides` not every move is seen by all, and `shown` says what the others see of it. With `compares` moves are
    compared in the same worlds.
    """

    def __init__(self) -> None:
        self.guides = False
        self.mixes = False
        self.hides = False
        self.compares = False
        self.width: i64 = 12
        self.sense: i64 = 0
        self.patience: i64 = 0
        self.haste: i64 = 0
        self.many: i64 = 0
        # Of a hundred answers of others so many are supposed habits.
        self.habits: i64 = 50
        # For every level: of a hundred moves so many are overlooked at a glance, and simulations for those who think.
        self.overlooks: vec[i64] = vec[i64]([80, 40, 0, 0])
        self.simulations: vec[i64] = vec[i64]([0, 0, 100, 5000])

    def patience_for(self, simulations: i64) -> i64:
        """For how many decisions it is worth playing on, with so many simulations of a move."""
        if simulations >= self.many:
            return self.patience
        return self.haste + (self.patience - self.haste) * simulations // self.many

    def hope(self, state: "State", seat: i64) -> i64:
        """How a seat stands, in thousandths of a win."""
        return 0

    def outlook(self, state: "State", seat: i64, thinker: i64) -> i64:
        """How a seat stands if one, the `thinker`, thinks, and everybody else does as is supposed of others."""
        return self.hope(state, seat)

    def is_settled(self, state: "State") -> bool:
        """Whether nothing is going on whose end is worth waiting for."""
        return False

    def is_guess(self, state: "State") -> bool:
        """Whether those who answer now must guess each other's answers, so that it is bad to be read."""
        return True

    def is_standoff(self, state: "State") -> bool:
        """Whether little but the other's answer decides what an answer brings: pairs of answers are worth learning."""
        return False

    def puts_off(self, code: i64) -> bool:
        """Whether an answer may put the question off instead of answering it."""
        return False

    def is_asked_again(self, before: "State", after: "State") -> bool:
        """Whether, after answers to a question, the same is asked once more because it was put off, and nothing that
        matters to those who answer has changed.
        """
        return False

    def is_solved(self, state: "State") -> bool:
        """Whether `judge` draws from a mixture here that nobody gains by knowing: there is nothing to think about."""
        return False

    def supposes(self, state: "State", is_other: bool) -> bool:
        """Whether a search supposes what is done, instead of looking for what is best: that others do what looks good
        at a glance, or oneself, on the way, what is advised. Good where what is best depends on more than the moves
        that led here tell.
        """
        return False

    def make_likely(self, world: "State", seat: i64, rng: Rng) -> None:
        """In an imagined world: draw anew what the seat does not know, until others did so far as is supposed."""

    def is_open(self, state: "State") -> bool:
        """Whether nothing is hidden and nothing is left to chance any more."""
        return False

    def situation(self, state: "State") -> i64:
        """What everybody sees that chance has brought since the last move, as a number."""
        return 0

    def shown(self, code: i64) -> i64:
        """A move as the others see it, when it is made."""
        return code

    def shuns(self, level: i64, code: i64) -> bool:
        """Whether somebody of a level never thinks of a move, whatever it would bring."""
        return False

    def rate(self, state: "State", seat: i64, code: i64) -> i64:
        """How good a legal move looks for the seat at a glance: larger is better."""
        return 0

    def judge(self, state: "State", seat: i64, code: i64) -> i64:
        """How good a legal move is for the seat when it is thought over: larger is better."""
        return self.rate(state, seat, code)

    def best(self, state: "State", seat: i64, moves: MoveList, thinks_over: bool) -> i64:
        """The best of some legal moves at a glance, or when they are thought over; the first of equals."""
        best: i64 = moves.codes[0]
        most: i64 = self.weigh(state, seat, best, thinks_over)
        at: i64 = 1
        while at < moves.count:
            worth: i64 = self.weigh(state, seat, moves.codes[at], thinks_over)
            if worth > most:
                best = moves.codes[at]
                most = worth
            at += 1
        return best

    def weigh(self, state: "State", seat: i64, code: i64, thinks_over: bool) -> i64:
        """A move as it is judged, or rated at a glance."""
        return self.judge(state, seat, code) if thinks_over else self.rate(state, seat, code)
