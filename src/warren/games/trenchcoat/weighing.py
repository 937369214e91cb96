"""What somebody who thinks things over makes of them: worth by how one stands, bargains, and events in order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.games.trenchcoat.cards import (
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
from warren.games.trenchcoat.codes import BUY, BUY_DECK, DONE, LAY, LOSE, ORDER, SELL
from warren.games.trenchcoat.luck import MILLE
from warren.games.trenchcoat.rules import A_KOBOLD, AN_ITEM
from warren.games.trenchcoat.standing import worth_of_another, worth_of_gold, worth_of_losing
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import MOST_ITEMS, NONE
from warren.games.trenchcoat.tastes import SURE, Calling, Laying, Taste, others_in
from warren.games.trenchcoat.uses import Use, is_winning
from warren.games.trenchcoat.works import ORDER_PLACES
from warren.games.trenchcoat.worth import Worth, best_skill, chance_of_honesty

#: How much the first, the second and the third event that comes count.
SOON: Final = (10, 10, 7)
#: What a hand is worth to whose best in a skill is 0 to 6: most quests ask for 3, 4 or 5.
ABLE: Final = (0, 4, 9, 15, 28, 53, 61)
#: And what it is worth that nobody knows a kobold.
UNKNOWN: Final[i64] = 21
#: A piece of gold, in thousandths of the logarithm of odds.
PIECE: Final[i64] = 140


class WorthByStanding(Worth):
    """What things change in how a seat stands, in thousandths of the logarithm of odds."""

    def __init__(self) -> None:
        super().__init__()
        #: The last kobold, the second, the third.
        self.kobolds: vec[i64] = vec[i64]([4000, 1297, 886])
        self.spread = 150
        self.least_bid = 90
        self.bid_luck = 30

    def of_item(self, state: TrenchState, seat: i64, item: i64) -> i64:
        return worth_of_losing(state, seat, item)

    def of_kobold(self, state: TrenchState, seat: i64) -> i64:
        return self.kobolds[state.kobold_count[seat] - 1]

    def of_gold(self, state: TrenchState, seat: i64, gained: i64) -> i64:
        fewer: i64 = state.kobold_count[seat] - 1
        return worth_of_gold(state.gold[seat] + gained, fewer) - worth_of_gold(state.gold[seat], fewer)

    def of_kobold_in_gold(self, state: TrenchState, seat: i64) -> i64:
        return self.of_kobold(state, seat) // PIECE

    def of_reward(self, state: TrenchState, seat: i64, reward: i64) -> i64:
        return self.of_unknown(state, seat) if reward == AN_ITEM else self.of_gold(state, seat, reward)

    def of_penalty(self, state: TrenchState, seat: i64, penalty: i64) -> i64:
        if penalty == A_KOBOLD:
            return self.of_kobold(state, seat)
        if penalty > state.gold[seat]:
            return -self.of_gold(state, seat, -state.gold[seat]) + self.of_kobold(state, seat)
        return -self.of_gold(state, seat, -penalty)

    def of_unknown(self, state: TrenchState, seat: i64) -> i64:
        """What an item from the deck adds on average."""
        total: i64 = 0
        item: i64 = 0
        while item < ITEM_KINDS:
            total += worth_of_another(state, seat, item)
            item += 1
        return total // ITEM_KINDS


class Bargaining(Taste):
    """Sell and buy whatever makes one stand better; what is sold may pay for something better."""

    def __init__(self, worth: WorthByStanding) -> None:
        super().__init__(worth)
        self.weighed: Final = worth

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        if code == DONE:
            return 0
        gold: i64 = state.gold[seat]
        held: i64 = state.item_count[seat]
        if code >= BUY_DECK:
            return self.of_purchase(state, seat, code, gold, held)
        sale: i64 = state.numbers.sale
        change: i64 = self.weighed.of_gold(state, seat, sale) - self.weighed.of_item(state, seat, code - SELL)
        return change + self.of_best_purchase(state, seat, gold + sale, held - 1)

    def of_best_purchase(self, state: TrenchState, seat: i64, gold: i64, held: i64) -> i64:
        """What the best purchase changes with so much gold and so many items; at worst nothing is bought."""
        best: i64 = 0
        if state.numbers.deck_price <= gold:
            best = max(best, self.of_purchase(state, seat, BUY_DECK, gold, held))
        place: i64 = 0
        while place < len(state.shop):
            if state.shop[place] != NONE and state.numbers.costs[state.shop[place]] <= gold:
                best = max(best, self.of_purchase(state, seat, BUY + place, gold, held))
            place += 1
        return best

    def of_purchase(self, state: TrenchState, seat: i64, code: i64, gold: i64, held: i64) -> i64:
        """What a purchase changes with so much gold and so many items."""
        cost: i64 = state.numbers.deck_price
        gain: i64 = 0
        if code == BUY_DECK:
            gain = self.weighed.of_unknown(state, seat)
        else:
            item: i64 = state.shop[code - BUY]
            cost = state.numbers.costs[item]
            gain = worth_of_another(state, seat, item)
        if held >= state.item_limit(seat):
            gain -= self.of_least(state, seat)
        fewer: i64 = state.kobold_count[seat] - 1
        return gain + worth_of_gold(gold - cost, fewer) - worth_of_gold(gold, fewer)

    def of_least(self, state: TrenchState, seat: i64) -> i64:
        """What is lost when there is one item too many."""
        at: i64 = seat * MOST_ITEMS
        last: i64 = at + state.item_count[seat]
        least: i64 = self.worth.of_item(state, seat, state.items[at])
        while at < last:
            least = min(least, self.worth.of_item(state, seat, state.items[at]))
            at += 1
        return least


class Committing(Laying):
    """A kobold that passes, if need be with a juice in hand."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        rating: i64 = super().rate(state, seat, code)
        short: i64 = state.numbers.need[state.event]
        short -= state.skill_of(seat, code - LAY, state.numbers.about[state.event])
        if 0 < short <= state.numbers.juice and state.has_item(seat, BOOST_JUICE):
            rating += 50
        return rating


class Parting(Taste):
    """TC-V10: the kobold without which most can still be done, and one that is known rather than another.

    Fitted to what a search thought of 32,000 losses.
    """

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        place: i64 = code - LOSE
        total: i64 = UNKNOWN * state.known[seat * HAND + place] - SURE
        skill: i64 = 0
        while skill < SKILL_COUNT:
            total += ABLE[best_skill(state, seat, skill, place)]
            skill += 1
        return total


class Doubting(Calling):
    """A call that a juice in hand makes surer."""

    def needed(self, state: TrenchState, seat: i64) -> i64:
        needed: i64 = super().needed(state, seat)
        return needed + state.numbers.juice if state.has_item(seat, REDUCE_JUICE) else needed


class Turning(Use):
    """TC-V7: to win a challenge that was lost, by what that changes for both."""

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        if target != seat or seat not in (state.active, state.rival) or is_winning(state, seat):
            return -SURE
        other: i64 = state.rival if seat == state.active else state.active
        stake: i64 = state.numbers.penalty[state.event]
        swing: i64 = self.worth.of_penalty(state, other, stake) // max(1, others_in(state))
        swing += self.worth.of_penalty(state, seat, stake)
        return swing - self.worth.of_item(state, seat, GHOST)


class HandingOn(Use):
    """TC-V8: by what the tax costs oneself, and its double the next."""

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        swing: i64 = self.worth.of_penalty(state, state.next_inside(seat), 2 * state.debt) // max(1, others_in(state))
        swing += self.worth.of_penalty(state, seat, state.debt)
        return swing - self.worth.of_item(state, seat, INHERITED_DEBT)


class Probing(Use):
    """TC-V4: when knowing brings more than the serum is worth."""

    def __init__(self, worth: Worth, calling: Calling) -> None:
        super().__init__(worth)
        self.calling = calling

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        honest: i64 = self.calling.honesty(state, seat)
        missed: i64 = (MILLE - honest) * self.calling.caught(state, seat)
        wronged: i64 = honest * self.calling.fooled(state, seat)
        return min(missed, wronged) // MILLE - self.worth.of_item(state, seat, TRUTH_SERUM)


class Arranging(Taste):
    """All events that come, for those to whom they come: good ones for oneself, bad ones for others, and soon.

    What events bring was fitted to what a search thought of all orders of 10,000 triples.
    """

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        places = ORDER_PLACES[code - ORDER]
        owner: i64 = state.active if state.event == NONE else state.next_inside(state.active)
        total: i64 = 0
        for at, place in enumerate(places):
            event: i64 = state.event_pile.deck[state.event_pile.count - 1 - place]
            worth: i64 = SOON[at] * self.worth_to(state, seat, owner, event)
            total += worth * others_in(state) if owner == seat else -worth
            owner = state.next_inside(owner)
        return total

    def worth_to(self, state: TrenchState, seat: i64, owner: i64, event: i64) -> i64:
        """What an event brings the seat whose turn it is, compared with others, as another seat sees it."""
        kind: i64 = state.numbers.event_type[event]
        if kind == QUEST:
            return self.of_quest(state, seat, owner, event)
        if kind == TAX:
            owed: i64 = self.worth.of_penalty(state, owner, state.numbers.about[event])
            return -(130 if owner == seat else 11) * owed
        if kind == GUARD:
            return 18_000 if owner == seat else 36_000
        worth: i64 = 14_000 if owner == seat else 30_000
        return worth * 4 // 3 if state.numbers.penalty[event] == A_KOBOLD else worth

    def of_quest(self, state: TrenchState, seat: i64, owner: i64, event: i64) -> i64:
        """One's own is passed or not; others' bluffs will be called."""
        skill: i64 = state.numbers.about[event]
        need: i64 = state.numbers.need[event]
        reward: i64 = self.worth.of_reward(state, owner, state.numbers.reward[event])
        if owner == seat:
            if best_skill(state, seat, skill) >= need:
                return 303 * reward
            return -43 * self.worth.of_penalty(state, seat, state.numbers.penalty[event])
        honest: i64 = chance_of_honesty(state, seat, owner, skill, need)
        return (203 * honest - 239 * (MILLE - honest)) * reward // MILLE
