"""Advice for bots: what a sensible player does at every question, and when to play what.

Questions and items are rated by small pieces of their own, as the rules are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.engine.advice import Advice
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.rng import Rng
from warren.games.trenchcoat.cards import HAND
from warren.games.trenchcoat.codes import (
    CALL,
    LAY,
    SPY,
    is_play,
)
from warren.games.trenchcoat.experience import Experience
from warren.games.trenchcoat.foresight import Foresight
from warren.games.trenchcoat.likelihood import make_likely
from warren.games.trenchcoat.opinion import Opinion, thought_over
from warren.games.trenchcoat.outlook import Outlook
from warren.games.trenchcoat.questions import (
    BOTH_CHOOSE,
    CALL_SIDE,
    GUARD_ANNOUNCED,
    GUESS_THING,
    LAY_KOBOLD,
    LOSE_KOBOLD,
    ORDER_EVENTS,
    QUEST_LAID,
    SPY_THING,
    SWORN_CALL,
    THINGS,
    TRUMPS_ROLLED,
    TURN_START,
)
from warren.games.trenchcoat.reading import are_two_left
from warren.games.trenchcoat.standing import chances_of
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.worth import (
    Worth,
)


class TrenchAdvice(Advice):
    """Rates a move by what a sensible player knows."""

    def __init__(self) -> None:
        super().__init__()
        self.mixes = True
        self.hides = True
        self.guides = True
        self.compares = True
        self.sense = 100
        self.patience = 20
        self.haste = 5
        self.many = 750
        self.overlooks = vec[i64]([90, 80, 15, 0])
        self.simulations = vec[i64]([0, 0, 0, 32000])
        self.glanced: Final = Opinion(Worth())
        self.considered: Final = thought_over()
        self.experience: Final = Experience()
        self.foresight: Final = Foresight()
        self.foretelling: Final = Outlook()

    def hope(self, state: State, seat: i64) -> i64:
        """A seat's chances among all that are left."""
        assert isinstance(state, TrenchState)
        return chances_of(state, seat)

    def outlook(self, state: State, seat: i64, thinker: i64) -> i64:
        """In a duel, what is known of how such duels end; the other has what is left."""
        assert isinstance(state, TrenchState)
        if self.foretelling.is_silent or not (are_two_left(state) and state.is_in(thinker)):
            return chances_of(state, seat)
        if not state.is_in(seat):
            return 0
        chances: i64 = self.foretelling.chances(state, thinker)
        return chances if seat == thinker else 1000 - chances

    def is_settled(self, state: State) -> bool:
        """Between two turns, when nobody foresees what comes next."""
        assert isinstance(state, TrenchState)
        return state.question == TURN_START and not state.is_foreseen()

    def is_guess(self, state: State) -> bool:
        """Calls, bids and hands; at other moments one only has to find the right time."""
        assert isinstance(state, TrenchState)
        return state.question in (QUEST_LAID, SWORN_CALL, BOTH_CHOOSE, TRUMPS_ROLLED, GUARD_ANNOUNCED)

    def is_standoff(self, state: State) -> bool:
        """Bids, hands, and a call."""
        assert isinstance(state, TrenchState)
        return state.question in (BOTH_CHOOSE, GUARD_ANNOUNCED, QUEST_LAID)

    def puts_off(self, code: i64) -> bool:
        """TC-Q2: an item."""
        return is_play(code)

    def is_asked_again(self, before: State, after: State) -> bool:
        """TC-Q2: calls and bids that were given back, for an item came first that has nothing to do with them."""
        assert isinstance(before, TrenchState)
        assert isinstance(after, TrenchState)
        if before.question != after.question or after.question not in (QUEST_LAID, GUARD_ANNOUNCED):
            return False
        seat: i64 = 0
        while seat < after.seats:
            if before.juices[seat] != after.juices[seat] or before.gold[seat] != after.gold[seat]:
                return False
            if before.kobold_count[seat] != after.kobold_count[seat]:
                return False
            seat += 1
        return before.event == after.event and before.active == after.active

    def is_solved(self, state: State) -> bool:
        """Hands, and what is luck alone."""
        assert isinstance(state, TrenchState)
        return state.question in (BOTH_CHOOSE, CALL_SIDE, SPY_THING, GUESS_THING)

    def supposes(self, state: State, is_other: bool) -> bool:
        """Others look no further than a glance; oneself where a kobold's place, or the events seen, decide."""
        assert isinstance(state, TrenchState)
        return (
            is_other
            or self.is_solved(state)
            or state.question in (LAY_KOBOLD, LOSE_KOBOLD, ORDER_EVENTS, TRUMPS_ROLLED)
        )

    def make_likely(self, world: State, seat: i64, rng: Rng) -> None:
        """Others hold nothing that is played at once, and the kobolds with which they would have done as they did."""
        assert isinstance(world, TrenchState)
        other: i64 = 0
        while other < world.seats:
            if other != seat and world.is_in(other):
                make_likely(world, other, seat, self.glanced, rng)
            other += 1

    def situation(self, state: State) -> i64:
        """The event."""
        assert isinstance(state, TrenchState)
        return state.event + 1

    def shown(self, code: i64) -> i64:
        """A laid kobold is unseen, a spied thing unknown."""
        if LAY <= code < LAY + HAND:
            return LAY
        return SPY if SPY <= code < SPY + THINGS else code

    def shuns(self, level: i64, code: i64) -> bool:
        """A child keeps its treasures, and believes everybody."""
        return level == 0 and (code == CALL or is_play(code))

    def rate(self, state: State, seat: i64, code: i64) -> i64:
        assert isinstance(state, TrenchState)
        return self.glanced.rate(state, seat, code)

    def judge(self, state: State, seat: i64, code: i64) -> i64:
        assert isinstance(state, TrenchState)
        return self.considered.rate(state, seat, code)

    def best(self, state: State, seat: i64, moves: MoveList, thinks_over: bool) -> i64:
        """What experience says, where it says something, to those who think."""
        assert isinstance(state, TrenchState)
        if thinks_over and self.experience.speaks(state):
            return self.experience.best(state, seat, moves)
        if thinks_over and self.foresight.speaks(state):
            return self.foresight.best(state, seat, moves)
        return super().best(state, seat, moves, thinks_over)
