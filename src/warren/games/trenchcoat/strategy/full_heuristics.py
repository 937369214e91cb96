"""Full heuristics: slower and stronger than the quick ones. Values are changes in the log-odds of winning."""

from typing import Final

from librt.vecs import vec

from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import (
    BOOST_JUICE,
    GHOST,
    GUARD,
    HAND,
    INHERITED_DEBT,
    ITEM_KINDS,
    QUEST,
    REDUCE_JUICE,
    SKILL_COUNT,
    TAX,
    TRUTH_SERUM,
)
from warren.games.trenchcoat.rules.components import MOST_ITEMS, NONE
from warren.games.trenchcoat.rules.notation.codes import BUY, BUY_DECK, DONE, LAY, LOSE, ORDER, SELL
from warren.games.trenchcoat.rules.numbers import A_KOBOLD, AN_ITEM
from warren.games.trenchcoat.rules.pieces.procedures import ORDER_PLACES
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.answer_heuristics import (
    CERTAIN,
    AnswerHeuristic,
    QuickCall,
    QuickLay,
    opponents_left,
)
from warren.games.trenchcoat.strategy.evaluation import extra_item_value, gold_value, held_item_value
from warren.games.trenchcoat.strategy.item_heuristics import ItemHeuristic, is_winning
from warren.games.trenchcoat.strategy.noise import THOUSAND
from warren.games.trenchcoat.strategy.valuation import Valuation, best_skill, honesty_probability

#: Weights of the next three events.
EVENT_WEIGHTS: Final = (10, 10, 7)
#: Value of a hand by its best value in a skill, 0 to 6: most quests ask for 3, 4 or 5.
SKILL_VALUES: Final = (0, 4, 9, 15, 28, 53, 61)
#: Value of a kobold that nobody else has seen.
UNKNOWN_KOBOLD: Final[i64] = 21
#: A gold piece, in thousandths of log-odds.
GOLD_PIECE: Final[i64] = 140


class FullValuation(Valuation):
    """Changes in a seat's strength, in thousandths of log-odds."""

    def __init__(self) -> None:
        super().__init__()
        #: The last kobold, the second, the third.
        self.kobolds: vec[i64] = vec[i64]([4000, 1297, 886])
        self.call_noise = 150
        self.min_bid = 90
        self.bid_noise = 30

    def of_item(self, state: TrenchState, seat: i64, item: i64) -> i64:
        return held_item_value(state, seat, item)

    def of_kobold(self, state: TrenchState, seat: i64) -> i64:
        return self.kobolds[state.kobold_count[seat] - 1]

    def of_gold(self, state: TrenchState, seat: i64, gained: i64) -> i64:
        fewer: i64 = state.kobold_count[seat] - 1
        return gold_value(state.gold[seat] + gained, fewer) - gold_value(state.gold[seat], fewer)

    def of_kobold_in_gold(self, state: TrenchState, seat: i64) -> i64:
        return self.of_kobold(state, seat) // GOLD_PIECE

    def of_reward(self, state: TrenchState, seat: i64, reward: i64) -> i64:
        return self.of_unknown_item(state, seat) if reward == AN_ITEM else self.of_gold(state, seat, reward)

    def of_penalty(self, state: TrenchState, seat: i64, penalty: i64) -> i64:
        if penalty == A_KOBOLD:
            return self.of_kobold(state, seat)
        if penalty > state.gold[seat]:
            return -self.of_gold(state, seat, -state.gold[seat]) + self.of_kobold(state, seat)
        return -self.of_gold(state, seat, -penalty)

    def of_unknown_item(self, state: TrenchState, seat: i64) -> i64:
        """The mean value of an item from the deck."""
        total: i64 = 0
        item: i64 = 0
        while item < ITEM_KINDS:
            total += extra_item_value(state, seat, item)
            item += 1
        return total // ITEM_KINDS


class FullTrade(AnswerHeuristic):
    """Sell and buy whatever raises the seat's strength; a sale may pay for a better purchase."""

    def __init__(self, valuation: FullValuation) -> None:
        super().__init__(valuation)
        self.full_valuation: Final = valuation

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        if code == DONE:
            return 0
        gold: i64 = state.gold[seat]
        held: i64 = state.item_count[seat]
        if code >= BUY_DECK:
            return self.purchase_value(state, seat, code, gold, held)
        sale: i64 = state.numbers.sale
        change: i64 = self.full_valuation.of_gold(state, seat, sale) - self.full_valuation.of_item(
            state, seat, code - SELL
        )
        return change + self.best_purchase_value(state, seat, gold + sale, held - 1)

    def best_purchase_value(self, state: TrenchState, seat: i64, gold: i64, held: i64) -> i64:
        """The value of the best purchase with this gold and number of items; 0 if none is worth it."""
        best: i64 = 0
        if state.numbers.deck_price <= gold:
            best = max(best, self.purchase_value(state, seat, BUY_DECK, gold, held))
        place: i64 = 0
        while place < len(state.shop):
            if state.shop[place] != NONE and state.numbers.costs[state.shop[place]] <= gold:
                best = max(best, self.purchase_value(state, seat, BUY + place, gold, held))
            place += 1
        return best

    def purchase_value(self, state: TrenchState, seat: i64, code: i64, gold: i64, held: i64) -> i64:
        """The value of a purchase with this gold and number of items."""
        cost: i64 = state.numbers.deck_price
        gain: i64 = 0
        if code == BUY_DECK:
            gain = self.full_valuation.of_unknown_item(state, seat)
        else:
            item: i64 = state.shop[code - BUY]
            cost = state.numbers.costs[item]
            gain = extra_item_value(state, seat, item)
        if held >= state.item_limit(seat):
            gain -= self.least_item_value(state, seat)
        fewer: i64 = state.kobold_count[seat] - 1
        return gain + gold_value(gold - cost, fewer) - gold_value(gold, fewer)

    def least_item_value(self, state: TrenchState, seat: i64) -> i64:
        """The value of the item to discard above the limit."""
        at: i64 = seat * MOST_ITEMS
        last: i64 = at + state.item_count[seat]
        least: i64 = self.valuation.of_item(state, seat, state.items[at])
        while at < last:
            least = min(least, self.valuation.of_item(state, seat, state.items[at]))
            at += 1
        return least


class FullLay(QuickLay):
    """Prefers a kobold that passes, also with the help of a juice in hand."""

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        score: i64 = super().score(state, seat, code)
        short: i64 = state.numbers.need[state.event]
        short -= state.skill_of(seat, code - LAY, state.numbers.about[state.event])
        if 0 < short <= state.numbers.juice and state.has_item(seat, BOOST_JUICE):
            score += 50
        return score


class FullLoss(AnswerHeuristic):
    """TC-V10: lose the kobold the hand misses least, and rather one that others have seen.

    Fitted to a search's values of 32,000 losses.
    """

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        place: i64 = code - LOSE
        total: i64 = UNKNOWN_KOBOLD * state.known[seat * HAND + place] - CERTAIN
        skill: i64 = 0
        while skill < SKILL_COUNT:
            total += SKILL_VALUES[best_skill(state, seat, skill, place)]
            skill += 1
        return total


class FullCall(QuickCall):
    """Counts a Reduce Juice in hand: with it the quester needs a better kobold."""

    def required_skill(self, state: TrenchState, seat: i64) -> i64:
        required_skill: i64 = super().required_skill(state, seat)
        return required_skill + state.numbers.juice if state.has_item(seat, REDUCE_JUICE) else required_skill


class FullGhost(ItemHeuristic):
    """TC-V7: turn a lost challenge if that is worth more to both sides together than the Ghost."""

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        if target != seat or seat not in (state.active, state.rival) or is_winning(state, seat):
            return -CERTAIN
        other: i64 = state.rival if seat == state.active else state.active
        stake: i64 = state.numbers.penalty[state.event]
        swing: i64 = self.valuation.of_penalty(state, other, stake) // max(1, opponents_left(state))
        swing += self.valuation.of_penalty(state, seat, stake)
        return swing - self.valuation.of_item(state, seat, GHOST)


class FullInheritedDebt(ItemHeuristic):
    """TC-V8: compare the tax, and its double for the next seat, with the item."""

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        swing: i64 = self.valuation.of_penalty(state, state.next_inside(seat), 2 * state.debt) // max(
            1, opponents_left(state)
        )
        swing += self.valuation.of_penalty(state, seat, state.debt)
        return swing - self.valuation.of_item(state, seat, INHERITED_DEBT)


class FullTruthSerum(ItemHeuristic):
    """TC-V4: play it if the value of knowing exceeds the value of the serum."""

    def __init__(self, valuation: Valuation, call_heuristic: QuickCall) -> None:
        super().__init__(valuation)
        self.call_heuristic = call_heuristic

    def score(self, state: TrenchState, seat: i64, target: i64) -> i64:
        honest: i64 = self.call_heuristic.honesty(state, seat)
        bluff: i64 = (THOUSAND - honest) * self.call_heuristic.gain_if_bluff(state, seat)
        able: i64 = honest * self.call_heuristic.loss_if_able(state, seat)
        return min(bluff, able) // THOUSAND - self.valuation.of_item(state, seat, TRUTH_SERUM)


class FullEventOrder(AnswerHeuristic):
    """Good events for the own turns and bad ones for the others', the sooner the better.

    Event values were fitted to a search's values of all orders of 10,000 triples.
    """

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        places = ORDER_PLACES[code - ORDER]
        owner: i64 = state.active if state.event == NONE else state.next_inside(state.active)
        total: i64 = 0
        for at, place in enumerate(places):
            event: i64 = state.event_pile.deck[state.event_pile.count - 1 - place]
            value: i64 = EVENT_WEIGHTS[at] * self.event_value(state, seat, owner, event)
            total += value * opponents_left(state) if owner == seat else -value
            owner = state.next_inside(owner)
        return total

    def event_value(self, state: TrenchState, seat: i64, owner: i64, event: i64) -> i64:
        """The value of an event to the seat in whose turn it comes, as `seat` sees it."""
        kind: i64 = state.numbers.event_type[event]
        if kind == QUEST:
            return self.quest_value(state, seat, owner, event)
        if kind == TAX:
            owed: i64 = self.valuation.of_penalty(state, owner, state.numbers.about[event])
            return -(130 if owner == seat else 11) * owed
        if kind == GUARD:
            return 18_000 if owner == seat else 36_000
        value: i64 = 14_000 if owner == seat else 30_000
        return value * 4 // 3 if state.numbers.penalty[event] == A_KOBOLD else value

    def quest_value(self, state: TrenchState, seat: i64, owner: i64, event: i64) -> i64:
        """An own quest passes or fails; others' bluffs are assumed to be called."""
        skill: i64 = state.numbers.about[event]
        need: i64 = state.numbers.need[event]
        reward: i64 = self.valuation.of_reward(state, owner, state.numbers.reward[event])
        if owner == seat:
            if best_skill(state, seat, skill) >= need:
                return 303 * reward
            return -43 * self.valuation.of_penalty(state, seat, state.numbers.penalty[event])
        honest: i64 = honesty_probability(state, seat, owner, skill, need)
        return (203 * honest - 239 * (THOUSAND - honest)) * reward // THOUSAND
