"""Trench Coat's advice for bots: its policies, evaluation and beliefs, and settings of the search."""

from typing import Final

from warren.engine.advice import (
    Advice,
    Beliefs,
    Evaluation,
    Heuristics,
    LevelSettings,
    RolloutPolicy,
    SimultaneousMoves,
)
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.rng import Rng
from warren.games.trenchcoat.rules.cards import HAND
from warren.games.trenchcoat.rules.notation.codes import CALL, LAY, SPY, is_play
from warren.games.trenchcoat.rules.pieces.questions import (
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
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.belief import resample_hand
from warren.games.trenchcoat.strategy.duels.duel_policy import DuelPolicy
from warren.games.trenchcoat.strategy.duels.duel_value import DuelValue
from warren.games.trenchcoat.strategy.duels.event_order import EventOrder
from warren.games.trenchcoat.strategy.duels.sparse_features import is_duel
from warren.games.trenchcoat.strategy.evaluation import win_probability
from warren.games.trenchcoat.strategy.policy import Policy, full_policy
from warren.games.trenchcoat.strategy.valuation import Valuation


class TrenchHeuristics(Heuristics):
    """Scores moves by the quick and the full policy; in duels the networks choose."""

    def __init__(self, quick_policy: Policy, duel_policy: DuelPolicy, event_order: EventOrder) -> None:
        super().__init__(guides_search=True, randomized=True)
        self.quick_policy: Final = quick_policy
        self.full_policy: Final = full_policy()
        self.duel_policy: Final = duel_policy
        self.event_order: Final = event_order

    def quick_score(self, state: State, seat: i64, code: i64) -> i64:
        assert isinstance(state, TrenchState)
        return self.quick_policy.score(state, seat, code)

    def full_score(self, state: State, seat: i64, code: i64) -> i64:
        assert isinstance(state, TrenchState)
        return self.full_policy.score(state, seat, code)

    def best(self, state: State, seat: i64, moves: MoveList, full: bool) -> i64:
        """The networks' choice in duels, for those who use the full policy."""
        assert isinstance(state, TrenchState)
        if full and self.duel_policy.applies(state):
            return self.duel_policy.best(state, seat, moves)
        if full and self.event_order.applies(state):
            return self.event_order.best(state, seat, moves)
        return super().best(state, seat, moves, full)

    def is_solved(self, state: State) -> bool:
        """Hands, and what is luck alone."""
        assert isinstance(state, TrenchState)
        return is_solved(state)

    def excludes(self, level: i64, code: i64) -> bool:
        """A child keeps its treasures, and believes everybody."""
        return level == 0 and (code == CALL or is_play(code))


class TrenchEvaluation(Evaluation):
    """The probability of winning by the linear evaluation; in a duel, by the value network."""

    def __init__(self, duel_value: DuelValue) -> None:
        self.duel_value: Final = duel_value

    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, TrenchState)
        return win_probability(state, seat)

    def evaluate_against_greedy(self, state: State, seat: i64, searcher: i64) -> i64:
        """In a duel the value network's probability; the other seat has the rest."""
        assert isinstance(state, TrenchState)
        if not self.duel_value.is_enabled or not (is_duel(state) and state.is_in(searcher)):
            return win_probability(state, seat)
        if not state.is_in(seat):
            return 0
        probability: i64 = self.duel_value.win_probability(state, searcher)
        return probability if seat == searcher else 1000 - probability

    def is_quiet(self, state: State) -> bool:
        """Between two turns, when nobody foresees what comes next."""
        assert isinstance(state, TrenchState)
        return state.question == TURN_START and not state.is_foreseen()


class TrenchBeliefs(Beliefs):
    """Others hold what fits what they did so far, and are modelled as greedy."""

    def __init__(self, quick_policy: Policy) -> None:
        super().__init__(hides_moves=True)
        self.quick_policy: Final = quick_policy

    def sample(self, world: State, seat: i64, rng: Rng) -> None:
        """Resample each opponent's hand until it explains what that opponent did."""
        assert isinstance(world, TrenchState)
        other: i64 = 0
        while other < world.seats:
            if other != seat and world.is_in(other):
                resample_hand(world, other, seat, self.quick_policy, rng)
            other += 1

    def chance_outcome(self, state: State) -> i64:
        """The event."""
        assert isinstance(state, TrenchState)
        return state.event + 1

    def public_action(self, code: i64) -> i64:
        """A laid kobold is unseen, a spied thing unknown."""
        if LAY <= code < LAY + HAND:
            return LAY
        return SPY if SPY <= code < SPY + THINGS else code

    def uses_model(self, state: State, is_opponent: bool) -> bool:
        """Opponents always; oneself where a kobold's place, or the events seen, decide."""
        assert isinstance(state, TrenchState)
        return (
            is_opponent or is_solved(state) or state.question in (LAY_KOBOLD, LOSE_KOBOLD, ORDER_EVENTS, TRUMPS_ROLLED)
        )


class TrenchSimultaneousMoves(SimultaneousMoves):
    """Calls, bids and hands; at other moments one only has to find the right time."""

    def is_simultaneous(self, state: State) -> bool:
        assert isinstance(state, TrenchState)
        return state.question in (QUEST_LAID, SWORN_CALL, BOTH_CHOOSE, TRUMPS_ROLLED, GUARD_ANNOUNCED)

    def is_matrix_game(self, state: State) -> bool:
        """Bids, hands, and a call."""
        assert isinstance(state, TrenchState)
        return state.question in (BOTH_CHOOSE, GUARD_ANNOUNCED, QUEST_LAID)

    def defers(self, code: i64) -> bool:
        """TC-Q2: an item."""
        return is_play(code)

    def is_repeated(self, before: State, after: State) -> bool:
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


class TrenchAdvice(Advice):
    """The parts of the advice, and the networks for duels."""

    def __init__(self) -> None:
        quick_policy = Policy(Valuation())
        self.duel_policy: Final = DuelPolicy()
        self.event_order: Final = EventOrder()
        self.duel_value: Final = DuelValue()
        super().__init__(
            heuristics=TrenchHeuristics(quick_policy, self.duel_policy, self.event_order),
            evaluation=TrenchEvaluation(self.duel_value),
            rollouts=RolloutPolicy(policy_share=100, max_depth=20, min_depth=5, depth_threshold=750, paired=True),
            beliefs=TrenchBeliefs(quick_policy),
            simultaneous=TrenchSimultaneousMoves(),
            levels=LevelSettings(overlooked=(90, 80, 15, 0), simulations=(0, 0, 0, 32000)),
        )


def is_solved(state: TrenchState) -> bool:
    """Whether the question is about hands, or about luck alone."""
    return state.question in (BOTH_CHOOSE, CALL_SIDE, SPY_THING, GUESS_THING)
