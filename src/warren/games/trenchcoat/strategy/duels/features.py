"""Features of a duel from one seat's point of view: both hands, the current event, and foreseen events.

Only what the seat knows is used.
"""

from typing import Final

from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import CHALLENGE, ITEM_KINDS, QUEST, TAX
from warren.games.trenchcoat.rules.components import MOST_ITEMS, NONE
from warren.games.trenchcoat.rules.notation.codes import (
    BUY,
    BUY_DECK,
    CALL,
    DONE,
    PASS,
    SELL,
    is_play,
    item_played,
    target_of,
)
from warren.games.trenchcoat.rules.numbers import A_KOBOLD, AN_ITEM
from warren.games.trenchcoat.rules.pieces.questions import ITEM_PHASE, QUEST_LAID, TURN_START
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.duels.sparse_features import SparseFeatures, is_duel, known_kobolds
from warren.games.trenchcoat.strategy.valuation import best_skill, coverage, honesty_probability

# Offsets of the features.
KOBOLDS: Final[i64] = 0  # one-hot: nine pairs of kobold counts
GOLD: Final[i64] = 9  # six for the own gold, then six for the other's
HELD: Final[i64] = 21  # the own items
SEEN: Final[i64] = HELD + ITEM_KINDS  # the other's, as far as known
UNSEEN: Final[i64] = SEEN + ITEM_KINDS
SHOP: Final[i64] = UNSEEN + 1
COVERAGE: Final[i64] = SHOP + ITEM_KINDS
KNOWN: Final[i64] = COVERAGE + 1  # the own kobolds that others have seen, then the other's
FREE_PLACES: Final[i64] = KNOWN + 2
SATCHELS: Final[i64] = FREE_PLACES + 1
QUESTION: Final[i64] = SATCHELS + 2  # one-hot: the question
TURN: Final[i64] = QUESTION + 3
BOUGHT: Final[i64] = TURN + 1
CURRENT_EVENT: Final[i64] = BOUGHT + 1  # the current event
EVENT_SIZE: Final[i64] = 18  # nine features for an event in the own turn, then nine in the other's
FORESEEN_EVENTS: Final[i64] = CURRENT_EVENT + EVENT_SIZE  # two foreseen events
FORESEEN_COUNT: Final[i64] = 2
INPUTS: Final[i64] = FORESEEN_EVENTS + EVENT_SIZE * FORESEEN_COUNT

# Offsets of an event's features.
REWARD: Final[i64] = 0
REWARD_ITEM: Final[i64] = 1
FAILS: Final[i64] = 2
FAILS_KOBOLD: Final[i64] = 3
STAKE: Final[i64] = 4
STAKE_KOBOLD: Final[i64] = 5
OWED: Final[i64] = 6
RUIN: Final[i64] = 7
GUARDED: Final[i64] = 8
SIDE_SIZE: Final[i64] = 9

# Move types, the outputs of the duel policy: one for each item where an item matters.
SELL_ITEM: Final[i64] = 0
BUY_FROM_DECK: Final[i64] = 14
BUY_FROM_SHOP: Final[i64] = 15
STOP_TRADING: Final[i64] = 29
PASS_UP: Final[i64] = 30
PLAY_ITEM: Final[i64] = 31  # at the other seat, or at nobody
PLAY_ON_SELF: Final[i64] = 45
CALL_QUEST: Final[i64] = 59
TRUST_QUEST: Final[i64] = 60
MOVE_TYPES: Final[i64] = 61


class DuelFeatures(SparseFeatures):
    """The features of a decision in a duel."""

    def __init__(self) -> None:
        super().__init__(INPUTS)

    def extract(self, state: TrenchState, seat: i64) -> None:
        """Compute the features for a seat; exactly one other seat must be left."""
        self.add_hands(state, seat)
        self.add(QUESTION + (2 if state.question == QUEST_LAID else state.question), 1.0)
        self.add(BOUGHT, 1.0 if state.question == ITEM_PHASE and state.other() != 0 else 0.0)
        self.add_foreseen(state, seat)

    def add_hands(self, state: TrenchState, seat: i64) -> None:
        """Both hands, whose turn it is, and the current event."""
        other: i64 = state.next_inside(seat)
        self.count = 0
        self.add(KOBOLDS + 3 * (state.kobold_count[seat] - 1) + state.kobold_count[other] - 1, 1.0)
        self.add_gold(GOLD, state.gold[seat])
        self.add_gold(GOLD + 6, state.gold[other])
        self.add_items(state, seat, other)
        self.add(COVERAGE, float(coverage(state, seat, NONE) - 24) / 6.0)
        self.add(KNOWN, float(known_kobolds(state, seat)))
        self.add(KNOWN + 1, float(known_kobolds(state, other)))
        self.add(FREE_PLACES, float(state.item_limit(seat) - state.item_count[seat]) / 2.0)
        self.add(SATCHELS, float((state.satchels >> seat) & 1))
        self.add(SATCHELS + 1, float((state.satchels >> other) & 1))
        self.add(TURN, 1.0 if state.active == seat else 0.0)
        if state.event != NONE:
            self.add_event(state, seat, state.active, state.event, CURRENT_EVENT)

    def add_items(self, state: TrenchState, seat: i64, other: i64) -> None:
        """The own items, what is known of the other's, and the shop."""
        at: i64 = seat * MOST_ITEMS
        last: i64 = at + state.item_count[seat]
        while at < last:
            self.add(HELD + state.items[at], 1.0)
            at += 1
        self.add_known_items(state, seat, other)
        place: i64 = 0
        while place < 2:
            if state.shop[place] != NONE:
                self.add(SHOP + state.shop[place], 1.0)
            place += 1

    def add_known_items(self, state: TrenchState, seat: i64, other: i64) -> None:
        """What is known of the other's items, by kind: their order in the hand is not known."""
        unseen: i64 = state.item_count[other]
        item: i64 = 0
        while item < ITEM_KINDS:
            known: i64 = 0
            at: i64 = other * MOST_ITEMS
            last: i64 = at + state.item_count[other]
            while at < last:
                if state.items[at] == item and (state.told[at] >> seat) & 1 == 1:
                    known += 1
                at += 1
            self.add(SEEN + item, float(known))
            unseen -= known
            item += 1
        self.add(UNSEEN, float(unseen))

    def add_foreseen(self, state: TrenchState, seat: i64) -> None:
        """The next two events, if foreseen, and in whose turn each comes."""
        owner: i64 = state.active if state.event == NONE else state.next_inside(state.active)
        number: i64 = 0
        while number < min(state.foreseen[seat], FORESEEN_COUNT):
            event: i64 = state.event_pile.deck[state.event_pile.count - 1 - number]
            self.add_event(state, seat, owner, event, FORESEEN_EVENTS + EVENT_SIZE * number)
            owner = state.next_inside(owner)
            number += 1

    def add_event(self, state: TrenchState, seat: i64, owner: i64, event: i64, at: i64) -> None:
        """An event in the turn of its owner."""
        if owner != seat:
            at += SIDE_SIZE
        kind: i64 = state.numbers.event_type[event]
        if kind == QUEST:
            self.add_quest(state, seat, owner, event, at)
        elif kind == CHALLENGE:
            self.add(at + (STAKE_KOBOLD if state.numbers.penalty[event] == A_KOBOLD else STAKE), 1.0)
        elif kind == TAX:
            debt: i64 = state.debt if event == state.event and state.debt > 0 else state.numbers.about[event]
            self.add(at + OWED, float(debt) / 5.0)
            self.add(at + RUIN, 1.0 if debt > state.gold[owner] else 0.0)
        else:
            self.add(at + GUARDED, 1.0)

    def add_quest(self, state: TrenchState, seat: i64, owner: i64, event: i64, at: i64) -> None:
        """A quest's reward, and the probability that its owner passes."""
        skill: i64 = state.numbers.about[event]
        need: i64 = state.numbers.need[event]
        if event == state.event:
            need -= state.juices[owner]
        able: float = 1.0
        if owner == seat:
            able = 1.0 if best_skill(state, seat, skill) >= need else 0.0
        elif event == state.event and state.truth != NONE:
            able = float(state.truth)
        else:
            able = float(honesty_probability(state, seat, owner, skill, need)) / 1000.0
        if state.numbers.reward[event] == AN_ITEM:
            self.add(at + REWARD_ITEM, able)
        else:
            self.add(at + REWARD, able * float(state.numbers.reward[event]) / 5.0)
        self.add(at + FAILS, 1.0 - able)
        if state.numbers.penalty[event] == A_KOBOLD:
            self.add(at + FAILS_KOBOLD, 1.0 - able)


def is_duel_decision(state: TrenchState) -> bool:
    """Whether two seats are left and the question is about trading, calling or playing an item."""
    return is_duel(state) and state.question in (TURN_START, ITEM_PHASE, QUEST_LAID)


def move_type(state: TrenchState, seat: i64, code: i64) -> i64:
    """The index of a move among the policy's outputs."""
    if code < BUY_DECK:
        return SELL_ITEM + code - SELL
    if code == BUY_DECK:
        return BUY_FROM_DECK
    if code < DONE:
        return BUY_FROM_SHOP + state.shop[code - BUY]
    if code == DONE:
        return STOP_TRADING
    if is_play(code):
        return (PLAY_ON_SELF if target_of(code) == seat else PLAY_ITEM) + item_played(code)
    if code == PASS:
        return PASS_UP
    return CALL_QUEST if code == CALL else TRUST_QUEST
