"""What a sensible player likes to answer to each question."""

from typing import Final

from mypy_extensions import i64

from warren.games.trenchcoat.cards import (
    HAND,
    QUEST,
    TAX,
)
from warren.games.trenchcoat.codes import (
    BID,
    BUY,
    BUY_DECK,
    CALL,
    DARE,
    DECLINE,
    DISCARD,
    DONE,
    HOLD,
    LAY,
    LOSE,
    ORDER,
    SELL,
    SHOW,
    SPEND,
    TAKE_CLOAK,
)
from warren.games.trenchcoat.luck import MILLE, chance, drawn, mixed
from warren.games.trenchcoat.rules import A_KOBOLD
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import NONE
from warren.games.trenchcoat.works import ORDER_PLACES
from warren.games.trenchcoat.worth import (
    TENTHS,
    Worth,
    best_skill,
    chance_of_honesty,
    coverage,
    threat,
)

#: As good as it gets.
SURE: Final[i64] = 10_000
#: How often each length is held in a staring contest, in tenths: nobody gains by knowing it.
HELD: Final = (0, 3, 0, 7, 0, 0)
#: How often so much stamina is spent, in tenths.
SPENT: Final = (1, 3, 3, 2, 1)


class Taste:
    """What one likes to answer to a question."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        """How good an answer looks: larger is better, 0 for passing."""
        return 0


class Trading(Taste):
    """Sell what is worth less than its price, buy what is worth more and can be spared."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        if code == DONE:
            return 0
        if code < BUY_DECK:
            return self.worth.of_gold(state, seat, state.numbers.sale) - self.worth.of_item(state, seat, code - SELL)
        worth: i64 = self.worth.unknown
        cost: i64 = state.numbers.deck_price
        if code >= BUY:
            worth = self.worth.of_item(state, seat, state.shop[code - BUY])
            cost = state.numbers.costs[state.shop[code - BUY]]
        if state.item_count[seat] >= state.item_limit(seat):
            worth -= 40
        left: i64 = state.gold[seat] - cost
        price: i64 = cost * TENTHS
        if left < self.worth.reserve:
            price += (self.worth.reserve - left) * self.worth.scarce
        return worth - price


class Discarding(Taste):
    """The item worth least."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        return -self.worth.of_item(state, seat, code - DISCARD)


class Ordering(Taste):
    """A good event for oneself on top if it comes next, a bad one otherwise."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        places = ORDER_PLACES[code - ORDER]
        top: i64 = state.event_pile.deck[state.event_pile.count - 1 - places[0]]
        mine = state.active == seat and state.event == NONE
        liking: i64 = self.liking(state, seat, top)
        return liking if mine else -liking

    def liking(self, state: TrenchState, seat: i64, event: i64) -> i64:
        """How welcome an event is in one's own turn."""
        kind: i64 = state.numbers.event_type[event]
        if kind == TAX:
            return -state.numbers.about[event] * TENTHS
        if kind != QUEST:
            return -20
        if best_skill(state, seat, state.numbers.about[event]) >= state.numbers.need[event]:
            return self.worth.of_reward(state, seat, state.numbers.reward[event])
        return 0


class Laying(Taste):
    """TC-V1: a kobold that passes if there is one, and of those the one that is missed least; else a bluff."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        place: i64 = code - LAY
        skill: i64 = state.numbers.about[state.event]
        value: i64 = state.skill_of(seat, place, skill)
        rating: i64 = coverage(state, seat, place) + value
        if value >= state.numbers.need[state.event]:
            rating += 100
        return rating


class Calling(Taste):
    """TC-V1: call in proportion to what calling brings, by the odds that the quester has an able kobold."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        calls = self.margin(state, seat) > self.wobble(state)
        return 1 if calls == (code == CALL) else -1

    def wobble(self, state: TrenchState) -> i64:
        """How much more than nothing calling must bring this time."""
        return chance(state) * 2 * self.worth.spread // MILLE - self.worth.spread

    def margin(self, state: TrenchState, seat: i64) -> i64:
        """What calling brings on average, compared with trusting."""
        honest: i64 = self.honesty(state, seat)
        return ((MILLE - honest) * self.caught(state, seat) - honest * self.fooled(state, seat)) // MILLE

    def caught(self, state: TrenchState, seat: i64) -> i64:
        """What calling a bluff brings."""
        reward: i64 = state.numbers.reward[state.event]
        others: i64 = self.worth.of_reward(state, state.active, reward)
        others += self.worth.of_penalty(state, state.active, state.numbers.penalty[state.event])
        return self.worth.of_reward(state, seat, reward) + others // max(1, others_in(state))

    def fooled(self, state: TrenchState, seat: i64) -> i64:
        """What calling an able kobold costs."""
        return self.worth.of_penalty(state, seat, state.numbers.penalty[state.event])

    def honesty(self, state: TrenchState, seat: i64) -> i64:
        """In thousandths, how likely the laid kobold passes."""
        if state.truth != NONE:
            return MILLE if state.truth == 1 else 0
        about: i64 = state.numbers.about[state.event]
        return chance_of_honesty(state, seat, state.active, about, self.needed(state, seat))

    def needed(self, state: TrenchState, seat: i64) -> i64:
        """What the laid kobold must have for the quest to pass."""
        return state.numbers.need[state.event] - state.juices[state.active]


class Daring(Taste):
    """TC-V6: the most dangerous opponent."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        return threat(state, code - DARE)


class Accepting(Taste):
    """Never decline, except when a kobold is at stake and it is the last."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        risky = state.numbers.penalty[state.event] == A_KOBOLD and state.kobold_count[seat] == 1
        return 1 if (code == DECLINE) == risky else 0


class Anything(Taste):
    """One answer is as good as another, if only nobody can foresee it."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        return mixed(state, code)


class Wrestling(Taste):
    """TC-H3, TC-H5: hands, stamina and beats in proportions that give nothing away."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        if SPEND <= code < HOLD:
            return drawn(state, SPENT, code - SPEND)
        if HOLD <= code < HOLD + len(HELD):
            return drawn(state, HELD, code - HOLD)
        return mixed(state, code)


class Showing(Taste):
    """TC-H4: the highest skill."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        place: i64 = code - SHOW
        return 20 * state.skill_of(seat, place, state.skill) + coverage(state, seat, place)


class Concealing(Taste):
    """TC-V9: somewhere up to what outbids all others, and never more than a kobold is worth."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        if code == TAKE_CLOAK:
            return SURE
        most: i64 = self.most(state, seat)
        part: i64 = self.worth.least_bid + chance(state) * self.worth.bid_luck // MILLE
        wanted: i64 = (most * part + 50) // 100
        bid: i64 = code - BID
        return -(bid - wanted) if bid > wanted else bid - wanted

    def most(self, state: TrenchState, seat: i64) -> i64:
        """As much as is worth concealing."""
        richest: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat and state.is_in(other):
                richest = max(richest, state.gold[other])
            other += 1
        most: i64 = min(state.gold[seat], richest + 1)
        return min(most, self.worth.of_kobold_in_gold(state, seat))


class Losing(Taste):
    """TC-V10: the kobold that is missed least, known ones before others."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        place: i64 = code - LOSE
        return 4 * coverage(state, seat, place) + 3 * state.known[seat * HAND + place] - 1000


def others_in(state: TrenchState) -> i64:
    """How many others a seat in the game plays against."""
    count: i64 = -1
    seat: i64 = 0
    while seat < state.seats:
        if state.is_in(seat):
            count += 1
        seat += 1
    return count
