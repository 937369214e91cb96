"""Values of items, kobolds, gold, rewards and penalties, and the probability that a quest is honest.

Only what the seat knows is used.
"""

from typing import Final

from librt.vecs import vec

from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import (
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
    REDUCE_JUICE,
    SATCHEL,
    SKILL_COUNT,
    SPARE_CHANGE,
    TRUTH_SERUM,
    WANTED_POSTER,
)
from warren.games.trenchcoat.rules.components import NONE
from warren.games.trenchcoat.rules.numbers import A_KOBOLD, AN_ITEM
from warren.games.trenchcoat.rules.state import TrenchState

TENTHS: Final[i64] = 10


class Valuation:
    """Quick, fixed values in tenths of a gold piece; `FullValuation` refines them."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * ITEM_KINDS)
        self.items[BOOST_JUICE] = 36
        self.items[REDUCE_JUICE] = 30
        self.items[CLAIRVOYANCE] = 15
        self.items[CLOAK] = 70
        self.items[GHOST] = 50
        self.items[INHERITED_DEBT] = 40
        self.items[MAGIC_HAT] = 90
        self.items[MAGIC_SHIELD] = 110
        self.items[PET_BANDITS] = 55
        self.items[POTION] = 120
        self.items[SATCHEL] = 10
        self.items[SPARE_CHANGE] = 94
        self.items[TRUTH_SERUM] = 30
        self.items[WANTED_POSTER] = 110
        # A kobold, the last kobold, an item from the deck.
        self.kobold: i64 = 78
        self.last_kobold: i64 = 400
        self.unknown_item: i64 = 94
        # Gold to keep for taxes and guards, and the extra value of a piece of it.
        self.gold_reserve: i64 = 5
        self.scarcity: i64 = 6
        # Half the width of the noise in the decision to call.
        self.call_noise: i64 = 25
        # The bid in hundredths of the highest sensible one: the minimum, and the range of the noise above it.
        self.min_bid: i64 = 20
        self.bid_noise: i64 = 100

    def of_item(self, state: TrenchState, seat: i64, item: i64) -> i64:
        """The value of an item in hand."""
        return self.items[item]

    def of_kobold(self, state: TrenchState, seat: i64) -> i64:
        """The cost of losing a kobold: more if it is the last."""
        return self.last_kobold if state.kobold_count[seat] <= 1 else self.kobold

    def of_gold(self, state: TrenchState, seat: i64, gained: i64) -> i64:
        """The value of gold gained or lost: more when the seat has little."""
        return gained * (TENTHS + self.scarcity if state.gold[seat] <= self.gold_reserve else TENTHS)

    def of_kobold_in_gold(self, state: TrenchState, seat: i64) -> i64:
        """The value of a kobold in gold pieces."""
        return self.of_kobold(state, seat) // TENTHS

    def of_reward(self, state: TrenchState, seat: i64, reward: i64) -> i64:
        """The value of a reward."""
        return self.unknown_item if reward == AN_ITEM else reward * TENTHS

    def of_penalty(self, state: TrenchState, seat: i64, penalty: i64) -> i64:
        """The cost of a penalty; a seat that cannot pay also loses a kobold (TC-V11)."""
        if penalty == A_KOBOLD:
            return self.of_kobold(state, seat)
        if penalty > state.gold[seat]:
            return state.gold[seat] * TENTHS + self.of_kobold(state, seat)
        return -self.of_gold(state, seat, -penalty)


def coverage(state: TrenchState, seat: i64, without: i64) -> i64:
    """The sum over all skills of the best value in hand, without one of the kobolds."""
    total: i64 = 0
    skill: i64 = 0
    while skill < SKILL_COUNT:
        total += best_skill(state, seat, skill, without)
        skill += 1
    return total


def best_skill(state: TrenchState, seat: i64, skill: i64, without: i64 = NONE) -> i64:
    """The best value in a skill, without one of the kobolds."""
    best: i64 = 0
    place: i64 = 0
    while place < state.kobold_count[seat]:
        if place != without:
            best = max(best, state.numbers.skills[state.kobold_at(seat, place) * SKILL_COUNT + skill])
        place += 1
    return best


def honesty_probability(state: TrenchState, seat: i64, quester: i64, skill: i64, need: i64) -> i64:
    """The probability in thousandths that the quester has a kobold that passes, given what a seat knows.

    Unknown kobolds are treated as draws without replacement from those the seat has not seen.
    """
    hidden: i64 = 0
    place: i64 = 0
    while place < state.kobold_count[quester]:
        if state.known[quester * HAND + place] == 0:
            hidden += 1
        elif state.numbers.skills[state.kobold_at(quester, place) * SKILL_COUNT + skill] >= need:
            return 970
        place += 1
    able: i64 = 0
    unseen: i64 = 0
    kobold: i64 = 0
    while kobold < state.numbers.kobolds:
        if not is_seen_by(state, seat, kobold):
            unseen += 1
            if state.numbers.skills[kobold * SKILL_COUNT + skill] >= need:
                able += 1
        kobold += 1
    fails: i64 = 1000
    while hidden > 0 and unseen > 0:
        fails = fails * (unseen - able) // unseen
        unseen -= 1
        hidden -= 1
    return 1000 - fails


def is_seen_by(state: TrenchState, seat: i64, kobold: i64) -> bool:
    """Whether a seat knows where a kobold is: in its own hand, known to all, or discarded."""
    owner: i64 = 0
    while owner < state.seats:
        place: i64 = 0
        while place < state.kobold_count[owner]:
            at: i64 = owner * HAND + place
            if state.kobolds[at] == kobold:
                return owner == seat or state.known[at] == 1
            place += 1
        owner += 1
    at = 0
    while at < len(state.kobold_pile.discards):
        if state.kobold_pile.discards[at] == kobold:
            return True
        at += 1
    return False


def threat(state: TrenchState, other: i64) -> i64:
    """How dangerous an opponent is: kobolds first, then items and gold."""
    return state.kobold_count[other] * 100 + state.item_count[other] * 12 + state.gold[other] * 3
