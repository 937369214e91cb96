"""Quick heuristics for the answers to each question."""

from typing import Final

from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import HAND, QUEST, TAX
from warren.games.trenchcoat.rules.components import NONE
from warren.games.trenchcoat.rules.notation.codes import (
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
from warren.games.trenchcoat.rules.numbers import A_KOBOLD
from warren.games.trenchcoat.rules.pieces.procedures import ORDER_PLACES
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.noise import THOUSAND, noise, random_score, sampled_score
from warren.games.trenchcoat.strategy.valuation import (
    TENTHS,
    Valuation,
    best_skill,
    coverage,
    honesty_probability,
    threat,
)

#: The score of an answer that beats all others.
CERTAIN: Final[i64] = 10_000
#: A mixed strategy for the staring contest: tenths for each number of beats held. It cannot be exploited.
HOLD_WEIGHTS: Final = (0, 3, 0, 7, 0, 0)
#: A mixed strategy for the arm wrestle: tenths for each amount of stamina.
SPEND_WEIGHTS: Final = (1, 3, 3, 2, 1)


class AnswerHeuristic:
    """Scores the answers to one kind of question."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        """Larger is better; passing scores 0."""
        return 0


class QuickTrade(AnswerHeuristic):
    """Sell what is worth less than its price; buy what is worth more, keeping a gold reserve."""

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        if code == DONE:
            return 0
        if code < BUY_DECK:
            return self.valuation.of_gold(state, seat, state.numbers.sale) - self.valuation.of_item(
                state, seat, code - SELL
            )
        value: i64 = self.valuation.unknown_item
        cost: i64 = state.numbers.deck_price
        if code >= BUY:
            value = self.valuation.of_item(state, seat, state.shop[code - BUY])
            cost = state.numbers.costs[state.shop[code - BUY]]
        if state.item_count[seat] >= state.item_limit(seat):
            value -= 40
        left: i64 = state.gold[seat] - cost
        price: i64 = cost * TENTHS
        if left < self.valuation.gold_reserve:
            price += (self.valuation.gold_reserve - left) * self.valuation.scarcity
        return value - price


class Discard(AnswerHeuristic):
    """Discard the item of least value."""

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        return -self.valuation.of_item(state, seat, code - DISCARD)


class QuickEventOrder(AnswerHeuristic):
    """Put a good event on top if the own turn is next, a bad one otherwise."""

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        places = ORDER_PLACES[code - ORDER]
        top: i64 = state.event_pile.deck[state.event_pile.count - 1 - places[0]]
        mine = state.active == seat and state.event == NONE
        event_value: i64 = self.event_value(state, seat, top)
        return event_value if mine else -event_value

    def event_value(self, state: TrenchState, seat: i64, event: i64) -> i64:
        """The value of an event in the seat's own turn."""
        kind: i64 = state.numbers.event_type[event]
        if kind == TAX:
            return -state.numbers.about[event] * TENTHS
        if kind != QUEST:
            return -20
        if best_skill(state, seat, state.numbers.about[event]) >= state.numbers.need[event]:
            return self.valuation.of_reward(state, seat, state.numbers.reward[event])
        return 0


class QuickLay(AnswerHeuristic):
    """TC-V1: lay a kobold that passes, preferably the one the hand misses least; otherwise bluff."""

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        place: i64 = code - LAY
        skill: i64 = state.numbers.about[state.event]
        value: i64 = state.skill_of(seat, place, skill)
        score: i64 = coverage(state, seat, place) + value
        if value >= state.numbers.need[state.event]:
            score += 100
        return score


class QuickCall(AnswerHeuristic):
    """TC-V1: call with a probability that grows with the expected value of calling."""

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        calls = self.call_value(state, seat) > self.call_threshold(state)
        return 1 if calls == (code == CALL) else -1

    def call_threshold(self, state: TrenchState) -> i64:
        """A random threshold that the value of calling must exceed."""
        return noise(state) * 2 * self.valuation.call_noise // THOUSAND - self.valuation.call_noise

    def call_value(self, state: TrenchState, seat: i64) -> i64:
        """The expected value of calling, compared with trusting."""
        honest: i64 = self.honesty(state, seat)
        return (
            (THOUSAND - honest) * self.gain_if_bluff(state, seat) - honest * self.loss_if_able(state, seat)
        ) // THOUSAND

    def gain_if_bluff(self, state: TrenchState, seat: i64) -> i64:
        """The value of calling a bluff."""
        reward: i64 = state.numbers.reward[state.event]
        others: i64 = self.valuation.of_reward(state, state.active, reward)
        others += self.valuation.of_penalty(state, state.active, state.numbers.penalty[state.event])
        return self.valuation.of_reward(state, seat, reward) + others // max(1, opponents_left(state))

    def loss_if_able(self, state: TrenchState, seat: i64) -> i64:
        """The cost of calling an able kobold."""
        return self.valuation.of_penalty(state, seat, state.numbers.penalty[state.event])

    def honesty(self, state: TrenchState, seat: i64) -> i64:
        """The probability in thousandths that the laid kobold passes."""
        if state.truth != NONE:
            return THOUSAND if state.truth == 1 else 0
        about: i64 = state.numbers.about[state.event]
        return honesty_probability(state, seat, state.active, about, self.required_skill(state, seat))

    def required_skill(self, state: TrenchState, seat: i64) -> i64:
        """The skill the laid kobold needs for the quest to pass."""
        return state.numbers.need[state.event] - state.juices[state.active]


class RivalChoice(AnswerHeuristic):
    """TC-V6: challenge the most dangerous opponent."""

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        return threat(state, code - DARE)


class DeclineChoice(AnswerHeuristic):
    """Decline only if the last kobold is at stake."""

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        risky = state.numbers.penalty[state.event] == A_KOBOLD and state.kobold_count[seat] == 1
        return 1 if (code == DECLINE) == risky else 0


class RandomAnswer(AnswerHeuristic):
    """A uniformly random answer."""

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        return random_score(state, code)


class QuickSkillContest(AnswerHeuristic):
    """TC-H3, TC-H5: hands, stamina and beats from fixed mixed strategies."""

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        if SPEND <= code < HOLD:
            return sampled_score(state, SPEND_WEIGHTS, code - SPEND)
        if HOLD <= code < HOLD + len(HOLD_WEIGHTS):
            return sampled_score(state, HOLD_WEIGHTS, code - HOLD)
        return random_score(state, code)


class TrumpsChoice(AnswerHeuristic):
    """TC-H4: show the kobold with the highest skill."""

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        place: i64 = code - SHOW
        return 20 * state.skill_of(seat, place, state.skill) + coverage(state, seat, place)


class GuardBid(AnswerHeuristic):
    """TC-V9: a random bid around what outbids all others, and never more than a kobold is worth."""

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        if code == TAKE_CLOAK:
            return CERTAIN
        highest_bid: i64 = self.highest_bid(state, seat)
        part: i64 = self.valuation.min_bid + noise(state) * self.valuation.bid_noise // THOUSAND
        wanted: i64 = (highest_bid * part + 50) // 100
        bid: i64 = code - BID
        return -(bid - wanted) if bid > wanted else bid - wanted

    def highest_bid(self, state: TrenchState, seat: i64) -> i64:
        """The highest bid worth making."""
        richest: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat and state.is_in(other):
                richest = max(richest, state.gold[other])
            other += 1
        highest_bid: i64 = min(state.gold[seat], richest + 1)
        return min(highest_bid, self.valuation.of_kobold_in_gold(state, seat))


class QuickLoss(AnswerHeuristic):
    """TC-V10: lose the kobold the hand misses least, and rather one that others have seen."""

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        place: i64 = code - LOSE
        return 4 * coverage(state, seat, place) + 3 * state.known[seat * HAND + place] - 1000


def opponents_left(state: TrenchState) -> i64:
    """The number of opponents left."""
    count: i64 = -1
    seat: i64 = 0
    while seat < state.seats:
        if state.is_in(seat):
            count += 1
        seat += 1
    return count
