"""When a sensible player plays each item, and at whom."""

from mypy_extensions import i64

from warren.games.trenchcoat.cards import (
    BOOST_JUICE,
    GHOST,
    INHERITED_DEBT,
    REDUCE_JUICE,
    TRUTH_SERUM,
)
from warren.games.trenchcoat.luck import MILLE
from warren.games.trenchcoat.questions import (
    ITEM_PHASE,
    OVER_LIMIT,
    TRUMPS_REVEALED,
    TURN_START,
)
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import NONE
from warren.games.trenchcoat.tastes import SURE, Calling
from warren.games.trenchcoat.worth import (
    Worth,
    threat,
)


class Use:
    """When one plays an item, and at whom."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        """How good playing it looks now; above 0 it is better than passing."""
        return -SURE


class AtOnce(Use):
    """As soon as it is in hand."""

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        return SURE


class AtTheStrongest(Use):
    """At once, at the most dangerous seat that it can hurt."""

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        return SURE + threat(state, target)


class Robbing(Use):
    """At whoever holds most, while there is room for it."""

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        if state.item_count[target] == 0 or state.item_count[seat] > state.item_limit(seat):
            return -SURE
        return SURE + 10 * state.item_count[target] + threat(state, target) // 100


class WithRoom(Use):
    """As soon as there is room for what it brings."""

    def __init__(self, worth: Worth, room: i64) -> None:
        super().__init__(worth)
        self.room: i64 = room

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        room: i64 = state.item_limit(seat) - (state.item_count[seat] - 1)
        return SURE if room >= self.room else -SURE


class BeforeOnesEvent(Use):
    """At the start of one's own turn."""

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        return SURE if state.active == seat and state.question in (TURN_START, ITEM_PHASE) else -SURE


class WithFullHands(Use):
    """When there is no room left, or one would have to discard."""

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        return SURE if state.item_count[seat] > state.item_limit(seat) else -SURE


class Haunting(Use):
    """TC-V7: to win a challenge that was lost, if something is at stake."""

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        if target != seat or seat not in (state.active, state.rival) or is_winning(state, seat):
            return -SURE
        stake: i64 = self.worth.of_penalty(state, seat, state.numbers.penalty[state.event])
        return stake - self.worth.of_item(state, seat, GHOST) // 2


class PassingOn(Use):
    """TC-V8: whenever the tax hurts."""

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        pain: i64 = self.worth.of_penalty(state, seat, state.debt)
        return 2 * pain - self.worth.of_item(state, seat, INHERITED_DEBT)


class Hiding(Use):
    """TC-V9, after the reveal: when one would lose a kobold."""

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        mine: i64 = state.bids[seat]
        other: i64 = 0
        while other < state.seats:
            if other != seat and state.is_in(other) and NONE < state.bids[other] < mine:
                return -SURE
            other += 1
        return SURE


class Listening(Use):
    """TC-V4: when much depends on a call that could go either way."""

    def __init__(self, worth: Worth, calling: Calling) -> None:
        super().__init__(worth)
        self.calling = calling

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        honest: i64 = self.calling.honesty(state, seat)
        event: i64 = state.event
        stake: i64 = self.worth.of_reward(state, seat, state.numbers.reward[event])
        stake += self.worth.of_penalty(state, seat, state.numbers.penalty[event])
        doubt: i64 = min(honest, MILLE - honest)
        return stake * doubt // MILLE - self.worth.of_item(state, seat, TRUTH_SERUM) // 2


class Drinking(Use):
    """TC-V5: after the reveal, when it turns the test one's own way; before it, rather than be discarded."""

    def __init__(self, worth: Worth, sign: i64) -> None:
        super().__init__(worth)
        self.sign: i64 = sign

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        if not state.is_revealed:
            return self.rate_unseen(state, seat, target)
        by: i64 = self.sign * state.numbers.juice
        if state.moment() == TRUMPS_REVEALED:
            return self.rate_trumps(state, seat, target, by)
        skill: i64 = state.numbers.about[state.event]
        value: i64 = state.skill_of(state.active, state.laid, skill)
        need: i64 = state.numbers.need[state.event]
        turns = (value >= need) != (value + by >= need)
        wished = self.sign > 0 if seat == state.active else self.sign < 0
        concerned = seat == state.active or (state.calls >> seat) & 1 == 1
        return SURE if turns and wished and concerned else -SURE

    def rate_unseen(self, state: TrenchState, seat: i64, target: i64) -> i64:
        """It can wait for the reveal, unless one holds too many: then it does some good where it helps oneself."""
        if state.question != OVER_LIMIT:
            return -SURE
        if state.rival == NONE:
            helps = (self.sign > 0) == (seat == state.active)
        else:
            helps = seat in (state.active, state.rival) and (self.sign > 0) == (target == seat)
        item: i64 = BOOST_JUICE if self.sign > 0 else REDUCE_JUICE
        return -self.worth.of_item(state, seat, item) // 2 if helps else -SURE

    def rate_trumps(self, state: TrenchState, seat: i64, target: i64, by: i64) -> i64:
        """Whether it makes oneself the higher of the two."""
        if seat not in (state.active, state.rival) or state.winner != NONE:
            return -SURE
        lead: i64 = trumps_lead(state, seat)
        gain: i64 = by if target == seat else -by
        return SURE if lead <= 0 < lead + gain else -SURE


def trumps_lead(state: TrenchState, seat: i64) -> i64:
    """By how much a seat's shown kobold is higher than the other's."""
    other: i64 = state.rival if seat == state.active else state.active
    mine: i64 = state.skill_of(seat, state.shown[seat], state.skill)
    return mine - state.skill_of(other, state.shown[other], state.skill)


def is_winning(state: TrenchState, seat: i64) -> bool:
    """Whether a challenge stands won for a seat."""
    if state.winner != NONE:
        return state.winner == seat
    return state.moment() == TRUMPS_REVEALED and trumps_lead(state, seat) > 0
