"""Quick heuristics for items: when to play each, and at whom."""

from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import BOOST_JUICE, GHOST, INHERITED_DEBT, REDUCE_JUICE, TRUTH_SERUM
from warren.games.trenchcoat.rules.components import NONE
from warren.games.trenchcoat.rules.pieces.questions import ITEM_PHASE, OVER_LIMIT, TRUMPS_REVEALED, TURN_START
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.answer_heuristics import CERTAIN, QuickCall
from warren.games.trenchcoat.strategy.noise import THOUSAND
from warren.games.trenchcoat.strategy.valuation import Valuation, threat


class ItemHeuristic:
    """Scores playing one kind of item at a target."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        """Above 0 it is better than passing."""
        return -CERTAIN


class PlayAtOnce(ItemHeuristic):
    """Play it as soon as it is in hand."""

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        return CERTAIN


class PlayAtStrongest(ItemHeuristic):
    """Play it at once, at the most dangerous seat."""

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        return CERTAIN + threat(state, target)


class PlayAtLargestHand(ItemHeuristic):
    """Play it at the seat with the most items, while there is room for one more."""

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        if state.item_count[target] == 0 or state.item_count[seat] > state.item_limit(seat):
            return -CERTAIN
        return CERTAIN + 10 * state.item_count[target] + threat(state, target) // 100


class PlayWithRoom(ItemHeuristic):
    """Play it as soon as there is room for what it draws."""

    def __init__(self, valuation: Valuation, room: i64) -> None:
        super().__init__(valuation)
        self.room: i64 = room

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        room: i64 = state.item_limit(seat) - (state.item_count[seat] - 1)
        return CERTAIN if room >= self.room else -CERTAIN


class PlayBeforeOwnEvent(ItemHeuristic):
    """Play it at the start of the own turn."""

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        return CERTAIN if state.active == seat and state.question in (TURN_START, ITEM_PHASE) else -CERTAIN


class PlayOverLimit(ItemHeuristic):
    """Play it rather than discard."""

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        return CERTAIN if state.item_count[seat] > state.item_limit(seat) else -CERTAIN


class QuickGhost(ItemHeuristic):
    """TC-V7: turn a lost challenge if enough is at stake."""

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        if target != seat or seat not in (state.active, state.rival) or is_winning(state, seat):
            return -CERTAIN
        stake: i64 = self.valuation.of_penalty(state, seat, state.numbers.penalty[state.event])
        return stake - self.valuation.of_item(state, seat, GHOST) // 2


class QuickInheritedDebt(ItemHeuristic):
    """TC-V8: pass on a tax that costs more than half the item."""

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        cost: i64 = self.valuation.of_penalty(state, seat, state.debt)
        return 2 * cost - self.valuation.of_item(state, seat, INHERITED_DEBT)


class CloakAfterReveal(ItemHeuristic):
    """TC-V9, after the reveal: play it when the seat would lose a kobold."""

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        mine: i64 = state.bids[seat]
        other: i64 = 0
        while other < state.seats:
            if other != seat and state.is_in(other) and NONE < state.bids[other] < mine:
                return -CERTAIN
            other += 1
        return CERTAIN


class QuickTruthSerum(ItemHeuristic):
    """TC-V4: play it when much depends on an uncertain call."""

    def __init__(self, valuation: Valuation, call_heuristic: QuickCall) -> None:
        super().__init__(valuation)
        self.call_heuristic = call_heuristic

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        honest: i64 = self.call_heuristic.honesty(state, seat)
        event: i64 = state.event
        stake: i64 = self.valuation.of_reward(state, seat, state.numbers.reward[event])
        stake += self.valuation.of_penalty(state, seat, state.numbers.penalty[event])
        uncertainty: i64 = min(honest, THOUSAND - honest)
        return stake * uncertainty // THOUSAND - self.valuation.of_item(state, seat, TRUTH_SERUM) // 2


class Juice(ItemHeuristic):
    """TC-V5: after the reveal, play it when it turns the test; before, only rather than discard it."""

    def __init__(self, valuation: Valuation, sign: i64) -> None:
        super().__init__(valuation)
        self.sign: i64 = sign

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        if not state.is_revealed:
            return self.score_before_reveal(state, seat, target)
        by: i64 = self.sign * state.numbers.juice
        if state.moment() == TRUMPS_REVEALED:
            return self.score_trumps(state, seat, target, by)
        skill: i64 = state.numbers.about[state.event]
        value: i64 = state.skill_of(state.active, state.laid, skill)
        need: i64 = state.numbers.need[state.event]
        turns = (value >= need) != (value + by >= need)
        helps = self.sign > 0 if seat == state.active else self.sign < 0
        concerned = seat == state.active or (state.calls >> seat) & 1 == 1
        return CERTAIN if turns and helps and concerned else -CERTAIN

    def score_before_reveal(self, state: TrenchState, seat: i64, target: i64) -> i64:
        """Wait for the reveal unless the hand is above the limit; then play it where it helps."""
        if state.question != OVER_LIMIT:
            return -CERTAIN
        if state.rival == NONE:
            helps = (self.sign > 0) == (seat == state.active)
        else:
            helps = seat in (state.active, state.rival) and (self.sign > 0) == (target == seat)
        item: i64 = BOOST_JUICE if self.sign > 0 else REDUCE_JUICE
        return -self.valuation.of_item(state, seat, item) // 2 if helps else -CERTAIN

    def score_trumps(self, state: TrenchState, seat: i64, target: i64, by: i64) -> i64:
        """Play it if it makes the seat's kobold the higher one."""
        if seat not in (state.active, state.rival) or state.winner != NONE:
            return -CERTAIN
        lead: i64 = trumps_lead(state, seat)
        gain: i64 = by if target == seat else -by
        return CERTAIN if lead <= 0 < lead + gain else -CERTAIN


def trumps_lead(state: TrenchState, seat: i64) -> i64:
    """The lead of a seat's shown kobold over the other's."""
    other: i64 = state.rival if seat == state.active else state.active
    mine: i64 = state.skill_of(seat, state.shown[seat], state.skill)
    return mine - state.skill_of(other, state.shown[other], state.skill)


def is_winning(state: TrenchState, seat: i64) -> bool:
    """Whether the seat wins the challenge as it stands."""
    if state.winner != NONE:
        return state.winner == seat
    return state.moment() == TRUMPS_REVEALED and trumps_lead(state, seat) > 0
