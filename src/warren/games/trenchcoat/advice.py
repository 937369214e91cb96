"""Advice for bots: what a sensible player does at every question, and when to play what.

Questions and items are rated by small pieces of their own, as the rules are. A rating above 0 for an item says that it
is better than passing. Where a good player is unpredictable, chance decides: it comes from the imagined world's own
stream, the same for all moves of one decision, so that bluffs, calls, bids and hands are mixed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.engine.contract import Advice, State
from warren.games.trenchcoat.cards import (
    BOOST_JUICE,
    CLAIRVOYANCE,
    CLOAK,
    GHOST,
    HAND,
    INHERITED_DEBT,
    ITEM_KINDS,
    MAGIC_HAT,
    MAGIC_SHIELD,
    PET_BANDITS,
    POTION,
    QUEST,
    REDUCE_JUICE,
    SATCHEL,
    SKILL_COUNT,
    SPARE_CHANGE,
    TAX,
    TRUTH_SERUM,
    WANTED_POSTER,
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
    PASS,
    SELL,
    SHOW,
    SPEND,
    SPY,
    TAKE_CLOAK,
    is_play,
    item_played,
    target_of,
)
from warren.games.trenchcoat.questions import (
    BOTH_CHOOSE,
    CALL_SIDE,
    CHOOSE_RIVAL,
    GUARD_ANNOUNCED,
    GUESS_THING,
    ITEM_PHASE,
    LAY_KOBOLD,
    LOSE_KOBOLD,
    MAY_DECLINE,
    ORDER_EVENTS,
    OVER_LIMIT,
    QUEST_LAID,
    QUESTIONS,
    REPORT_WINNER,
    SPY_THING,
    SWORN_CALL,
    THINGS,
    TRUMPS_REVEALED,
    TRUMPS_ROLLED,
    TURN_START,
)
from warren.games.trenchcoat.rules import A_KOBOLD
from warren.games.trenchcoat.standing import chances_of
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import NONE
from warren.games.trenchcoat.works import ORDER_PLACES
from warren.games.trenchcoat.worth import (
    TENTHS,
    Weights,
    chance_of_honesty,
    coverage,
    gold_worth,
    kobold_worth,
    reward_worth,
    suffering,
    threat,
)

#: As good as it gets.
SURE: Final[i64] = 10_000
MILLE: Final[i64] = 1000
#: How often each length is held in a staring contest, in tenths: nobody gains by knowing it.
HELD: Final = (0, 3, 0, 7, 0, 0)
#: How often so much stamina is spent, in tenths.
SPENT: Final = (1, 3, 3, 2, 1)


class Taste:
    """What one likes to answer to a question."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        """How good an answer looks: larger is better, 0 for passing."""
        return 0


class Trading(Taste):
    """Sell what is worth less than its price, buy what is worth more and can be spared."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        if code == DONE:
            return 0
        if code < BUY_DECK:
            return state.numbers.sale * gold_worth(state, seat, self.weights) - self.weights.items[code - SELL]
        worth: i64 = self.weights.unknown
        cost: i64 = state.numbers.deck_price
        if code >= BUY:
            worth = self.weights.items[state.shop[code - BUY]]
            cost = state.numbers.costs[state.shop[code - BUY]]
        if state.item_count[seat] >= state.item_limit(seat):
            worth -= 40
        left: i64 = state.gold[seat] - cost
        price: i64 = cost * TENTHS
        if left < self.weights.reserve:
            price += (self.weights.reserve - left) * self.weights.scarce
        return worth - price


class Discarding(Taste):
    """The item worth least."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        return -self.weights.items[code - DISCARD]


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
            return reward_worth(state.numbers.reward[event], self.weights)
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
        return chance(state) * 2 * self.weights.spread // MILLE - self.weights.spread

    def margin(self, state: TrenchState, seat: i64) -> i64:
        """What calling brings on average, compared with trusting."""
        honest: i64 = self.honesty(state, seat)
        event: i64 = state.event
        reward: i64 = reward_worth(state.numbers.reward[event], self.weights)
        penalty: i64 = state.numbers.penalty[event]
        rivals: i64 = max(1, others_in(state))
        caught: i64 = reward + (reward + suffering(state, state.active, penalty, self.weights)) // rivals
        fooled: i64 = suffering(state, seat, penalty, self.weights)
        return ((MILLE - honest) * caught - honest * fooled) // MILLE

    def honesty(self, state: TrenchState, seat: i64) -> i64:
        """In thousandths, how likely the laid kobold passes."""
        if state.truth != NONE:
            return MILLE if state.truth == 1 else 0
        event: i64 = state.event
        need: i64 = state.numbers.need[event] - state.juices[state.active]
        return chance_of_honesty(state, seat, state.active, state.numbers.about[event], need)


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
        part: i64 = self.weights.least_bid + chance(state) * self.weights.bid_luck // MILLE
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
        return min(most, kobold_worth(state, seat, self.weights) // TENTHS)


class Losing(Taste):
    """TC-V10: the kobold that is missed least, known ones before others."""

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        place: i64 = code - LOSE
        return 4 * coverage(state, seat, place) + 3 * state.known[seat * HAND + place] - 1000


# Items.


class Use:
    """When one plays an item, and at whom."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

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

    def __init__(self, weights: Weights, room: i64) -> None:
        super().__init__(weights)
        self.room: i64 = room

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        room: i64 = state.item_limit(seat) - (state.item_count[seat] - 1)
        return SURE if room >= self.room else -SURE


class BeforeOnesEvent(Use):
    """At the start of one's own turn."""

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        return SURE if state.active == seat and state.question in (TURN_START, ITEM_PHASE) else -SURE


class Haunting(Use):
    """TC-V7: to win a challenge that was lost, if something is at stake."""

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        if target != seat or seat not in (state.active, state.rival) or is_winning(state, seat):
            return -SURE
        stake: i64 = suffering(state, seat, state.numbers.penalty[state.event], self.weights)
        return stake - self.weights.items[GHOST] // 2


class PassingOn(Use):
    """TC-V8: whenever the tax hurts."""

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        pain: i64 = suffering(state, seat, state.debt, self.weights)
        return 2 * pain - self.weights.items[INHERITED_DEBT]


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

    def __init__(self, weights: Weights, calling: Calling) -> None:
        super().__init__(weights)
        self.calling = calling

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        honest: i64 = self.calling.honesty(state, seat)
        event: i64 = state.event
        stake: i64 = reward_worth(state.numbers.reward[event], self.weights)
        stake += suffering(state, seat, state.numbers.penalty[event], self.weights)
        doubt: i64 = min(honest, MILLE - honest)
        return stake * doubt // MILLE - self.weights.items[TRUTH_SERUM] // 2


class Drinking(Use):
    """TC-V5: after the reveal, when it turns the test one's own way."""

    def __init__(self, weights: Weights, sign: i64) -> None:
        super().__init__(weights)
        self.sign: i64 = sign

    def rate(self, state: TrenchState, seat: i64, target: i64) -> i64:
        if not state.is_revealed:
            return -SURE
        by: i64 = self.sign * state.numbers.juice
        if state.question == TRUMPS_REVEALED:
            return self.rate_trumps(state, seat, target, by)
        skill: i64 = state.numbers.about[state.event]
        value: i64 = state.skill_of(state.active, state.laid, skill)
        need: i64 = state.numbers.need[state.event]
        turns = (value >= need) != (value + by >= need)
        wished = self.sign > 0 if seat == state.active else self.sign < 0
        concerned = seat == state.active or (state.calls >> seat) & 1 == 1
        return SURE if turns and wished and concerned else -SURE

    def rate_trumps(self, state: TrenchState, seat: i64, target: i64, by: i64) -> i64:
        """Whether it makes oneself the higher of the two."""
        if seat not in (state.active, state.rival) or state.winner != NONE:
            return -SURE
        lead: i64 = trumps_lead(state, seat)
        gain: i64 = by if target == seat else -by
        return SURE if lead <= 0 < lead + gain else -SURE


class Opinion:
    """What somebody who thinks things are worth so much likes, question by question and item by item."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        calling = Calling(weights)
        self.tastes: Final = [Taste(weights) for _ in QUESTIONS]
        for question, taste in (
            (TURN_START, Trading(weights)),
            (ITEM_PHASE, Trading(weights)),
            (OVER_LIMIT, Discarding(weights)),
            (ORDER_EVENTS, Ordering(weights)),
            (LAY_KOBOLD, Laying(weights)),
            (QUEST_LAID, calling),
            (SWORN_CALL, calling),
            (CHOOSE_RIVAL, Daring(weights)),
            (MAY_DECLINE, Accepting(weights)),
            (CALL_SIDE, Anything(weights)),
            (BOTH_CHOOSE, Wrestling(weights)),
            (TRUMPS_ROLLED, Showing(weights)),
            (SPY_THING, Anything(weights)),
            (GUESS_THING, Anything(weights)),
            (REPORT_WINNER, Anything(weights)),
            (GUARD_ANNOUNCED, Concealing(weights)),
            (LOSE_KOBOLD, Losing(weights)),
        ):
            self.tastes[question] = taste
        self.uses: Final = [Use(weights) for _ in range(ITEM_KINDS)]
        for item, use in (
            (BOOST_JUICE, Drinking(weights, 1)),
            (REDUCE_JUICE, Drinking(weights, -1)),
            (CLAIRVOYANCE, BeforeOnesEvent(weights)),
            (CLOAK, Hiding(weights)),
            (GHOST, Haunting(weights)),
            (INHERITED_DEBT, PassingOn(weights)),
            (MAGIC_HAT, WithRoom(weights, 2)),
            (MAGIC_SHIELD, AtOnce(weights)),
            (PET_BANDITS, Robbing(weights)),
            (POTION, AtOnce(weights)),
            (SATCHEL, BeforeOnesEvent(weights)),
            (SPARE_CHANGE, AtOnce(weights)),
            (TRUTH_SERUM, Listening(weights, calling)),
            (WANTED_POSTER, AtTheStrongest(weights)),
        ):
            self.uses[item] = use

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        """How good a move looks: larger is better."""
        if is_play(code):
            return self.uses[item_played(code)].rate(state, seat, target_of(code))
        if code == PASS:
            return 0
        return self.tastes[state.question].rate(state, seat, code)


class TrenchAdvice(Advice):
    """Rates a move by what a sensible player knows."""

    def __init__(self) -> None:
        super().__init__()
        self.mixes = True
        self.hides = True
        self.guides = True
        self.sense = 100
        self.overlooks = vec[i64]([90, 80, 15, 0])
        self.simulations = vec[i64]([0, 0, 0, 8000])
        self.opinion: Final = Opinion(Weights())

    def hope(self, state: State, seat: i64) -> i64:
        """A seat's chances among all that are left."""
        assert isinstance(state, TrenchState)
        return chances_of(state, seat)

    def is_settled(self, state: State) -> bool:
        """Between two turns."""
        assert isinstance(state, TrenchState)
        return state.question == TURN_START

    def is_guess(self, state: State) -> bool:
        """Calls, bids and hands; at other moments one only has to find the right time."""
        assert isinstance(state, TrenchState)
        return state.question in (QUEST_LAID, SWORN_CALL, BOTH_CHOOSE, TRUMPS_ROLLED, GUARD_ANNOUNCED)

    def is_standoff(self, state: State) -> bool:
        """Bids and hands."""
        assert isinstance(state, TrenchState)
        return state.question in (BOTH_CHOOSE, GUARD_ANNOUNCED)

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
        return self.opinion.rate(state, seat, code)


def chance(state: TrenchState) -> i64:
    """Something from 0 to 999 that is the same for all moves of one decision."""
    return state.rng.copy().below(MILLE)


def mixed(state: TrenchState, code: i64) -> i64:
    """A rating that puts another answer first every time."""
    return (code * 613 + chance(state) * 7919) % MILLE


def drawn(state: TrenchState, tenths: tuple[int, ...], which: i64) -> i64:
    """Whether that one of some answers is drawn, in their proportions; later ones are next best."""
    lot: i64 = chance(state) % 10
    at: i64 = 0
    while at < which:
        lot -= tenths[at]
        at += 1
    share: i64 = tenths[which]
    return 2 if 0 <= lot < share else (1 if share > 0 else 0)


def best_skill(state: TrenchState, seat: i64, skill: i64) -> i64:
    """The best a seat has in a skill."""
    best: i64 = 0
    place: i64 = 0
    while place < state.kobold_count[seat]:
        value: i64 = state.numbers.skills[state.kobold_at(seat, place) * SKILL_COUNT + skill]
        best = max(best, value)
        place += 1
    return best


def others_in(state: TrenchState) -> i64:
    """How many others a seat in the game plays against."""
    count: i64 = -1
    seat: i64 = 0
    while seat < state.seats:
        if state.is_in(seat):
            count += 1
        seat += 1
    return count


def trumps_lead(state: TrenchState, seat: i64) -> i64:
    """By how much a seat's shown kobold is higher than the other's."""
    other: i64 = state.rival if seat == state.active else state.active
    mine: i64 = state.skill_of(seat, state.shown[seat], state.skill)
    return mine - state.skill_of(other, state.shown[other], state.skill)


def is_winning(state: TrenchState, seat: i64) -> bool:
    """Whether a challenge stands won for a seat."""
    if state.winner != NONE:
        return state.winner == seat
    return state.question == TRUMPS_REVEALED and trumps_lead(state, seat) > 0
