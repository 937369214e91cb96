"""A duel as one of the two sees it, as numbers: what both have, what is going on, and what is known to come.

Only what the seat knows is read.
"""

from typing import Final

from mypy_extensions import i64

from warren.games.trenchcoat.cards import (
    CHALLENGE,
    ITEM_KINDS,
    QUEST,
    TAX,
)
from warren.games.trenchcoat.codes import (
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
from warren.games.trenchcoat.questions import ITEM_PHASE, QUEST_LAID, TURN_START
from warren.games.trenchcoat.reading import Reading, are_two_left, known_of
from warren.games.trenchcoat.rules import A_KOBOLD, AN_ITEM
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import MOST_ITEMS, NONE
from warren.games.trenchcoat.worth import best_skill, chance_of_honesty, coverage

# Where in the reading each thing stands.
KOBOLDS: Final[i64] = 0  # nine pairs of kobolds left
GOLD: Final[i64] = 9  # six parts of one's own gold, then of the other's
HELD: Final[i64] = 21  # one's own items
SEEN: Final[i64] = HELD + ITEM_KINDS  # the other's, as far as they are known
UNSEEN: Final[i64] = SEEN + ITEM_KINDS
SHOP: Final[i64] = UNSEEN + 1
COVERED: Final[i64] = SHOP + ITEM_KINDS
KNOWN: Final[i64] = COVERED + 1  # one's own kobolds that are known, then the other's
ROOM: Final[i64] = KNOWN + 2
SATCHELS: Final[i64] = ROOM + 1
ASKED: Final[i64] = SATCHELS + 2  # the question
TURN: Final[i64] = ASKED + 3
BOUGHT: Final[i64] = TURN + 1
NOW: Final[i64] = BOUGHT + 1  # the event that is going on
EVENT: Final[i64] = 18  # what is told of an event, nine if it is one's own, then nine if it is the other's
NEXT: Final[i64] = NOW + EVENT  # and of two foreseen ones
FORESEEN: Final[i64] = 2
READ: Final[i64] = NEXT + EVENT * FORESEEN

# What is told of an event.
REWARD: Final[i64] = 0
REWARD_ITEM: Final[i64] = 1
FAILS: Final[i64] = 2
FAILS_KOBOLD: Final[i64] = 3
STAKE: Final[i64] = 4
STAKE_KOBOLD: Final[i64] = 5
OWED: Final[i64] = 6
RUIN: Final[i64] = 7
GUARDED: Final[i64] = 8
SIDE: Final[i64] = 9

# Kinds of moves: to sell an item, to buy from the deck, and so on.
SALE: Final[i64] = 0
DECK: Final[i64] = 14
PURCHASE: Final[i64] = 15
ENOUGH: Final[i64] = 29
WAIT: Final[i64] = 30
USE: Final[i64] = 31  # an item at the other, or at nobody
USE_ON_SELF: Final[i64] = 45
DOUBT: Final[i64] = 59
BELIEF: Final[i64] = 60
KINDS: Final[i64] = 61


class Duel(Reading):
    """What a seat reads off the table."""

    def __init__(self) -> None:
        super().__init__(READ)

    def read(self, state: TrenchState, seat: i64) -> None:
        """Read the table as a seat sees it; one other must be left."""
        self.read_hands(state, seat)
        self.put(ASKED + (2 if state.question == QUEST_LAID else state.question), 1.0)
        self.put(BOUGHT, 1.0 if state.question == ITEM_PHASE and state.other() != 0 else 0.0)
        self.read_foreseen(state, seat)

    def read_hands(self, state: TrenchState, seat: i64) -> None:
        """What the two have, whose turn it is, and what is going on."""
        other: i64 = state.next_inside(seat)
        self.count = 0
        self.put(KOBOLDS + 3 * (state.kobold_count[seat] - 1) + state.kobold_count[other] - 1, 1.0)
        self.read_gold(GOLD, state.gold[seat])
        self.read_gold(GOLD + 6, state.gold[other])
        self.read_items(state, seat, other)
        self.put(COVERED, float(coverage(state, seat, NONE) - 24) / 6.0)
        self.put(KNOWN, float(known_of(state, seat)))
        self.put(KNOWN + 1, float(known_of(state, other)))
        self.put(ROOM, float(state.item_limit(seat) - state.item_count[seat]) / 2.0)
        self.put(SATCHELS, float((state.satchels >> seat) & 1))
        self.put(SATCHELS + 1, float((state.satchels >> other) & 1))
        self.put(TURN, 1.0 if state.active == seat else 0.0)
        if state.event != NONE:
            self.read_event(state, seat, state.active, state.event, NOW)

    def read_items(self, state: TrenchState, seat: i64, other: i64) -> None:
        """One's own items, what is known of the other's, and the shop."""
        at: i64 = seat * MOST_ITEMS
        last: i64 = at + state.item_count[seat]
        while at < last:
            self.put(HELD + state.items[at], 1.0)
            at += 1
        self.read_known(state, seat, other)
        place: i64 = 0
        while place < 2:
            if state.shop[place] != NONE:
                self.put(SHOP + state.shop[place], 1.0)
            place += 1

    def read_known(self, state: TrenchState, seat: i64, other: i64) -> None:
        """What is known of the other's items, kind by kind: where they are in that hand is not known."""
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
            self.put(SEEN + item, float(known))
            unseen -= known
            item += 1
        self.put(UNSEEN, float(unseen))

    def read_foreseen(self, state: TrenchState, seat: i64) -> None:
        """The next two events, if they were foreseen, and whose they will be."""
        owner: i64 = state.active if state.event == NONE else state.next_inside(state.active)
        number: i64 = 0
        while number < min(state.foreseen[seat], FORESEEN):
            event: i64 = state.event_pile.deck[state.event_pile.count - 1 - number]
            self.read_event(state, seat, owner, event, NEXT + EVENT * number)
            owner = state.next_inside(owner)
            number += 1

    def read_event(self, state: TrenchState, seat: i64, owner: i64, event: i64, at: i64) -> None:
        """An event in the turn of one of the two."""
        if owner != seat:
            at += SIDE
        kind: i64 = state.numbers.event_type[event]
        if kind == QUEST:
            self.read_quest(state, seat, owner, event, at)
        elif kind == CHALLENGE:
            self.put(at + (STAKE_KOBOLD if state.numbers.penalty[event] == A_KOBOLD else STAKE), 1.0)
        elif kind == TAX:
            debt: i64 = state.debt if event == state.event and state.debt > 0 else state.numbers.about[event]
            self.put(at + OWED, float(debt) / 5.0)
            self.put(at + RUIN, 1.0 if debt > state.gold[owner] else 0.0)
        else:
            self.put(at + GUARDED, 1.0)

    def read_quest(self, state: TrenchState, seat: i64, owner: i64, event: i64, at: i64) -> None:
        """What a quest brings, and how likely its owner can pass it."""
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
            able = float(chance_of_honesty(state, seat, owner, skill, need)) / 1000.0
        if state.numbers.reward[event] == AN_ITEM:
            self.put(at + REWARD_ITEM, able)
        else:
            self.put(at + REWARD, able * float(state.numbers.reward[event]) / 5.0)
        self.put(at + FAILS, 1.0 - able)
        if state.numbers.penalty[event] == A_KOBOLD:
            self.put(at + FAILS_KOBOLD, 1.0 - able)


def is_duel(state: TrenchState) -> bool:
    """Whether two are left, and are asked to trade, to call, or to play an item meanwhile."""
    return are_two_left(state) and state.question in (TURN_START, ITEM_PHASE, QUEST_LAID)


def kind_of(state: TrenchState, seat: i64, code: i64) -> i64:
    """A move as one of the kinds of moves that experience tells apart."""
    if code < BUY_DECK:
        return SALE + code - SELL
    if code == BUY_DECK:
        return DECK
    if code < DONE:
        return PURCHASE + state.shop[code - BUY]
    if code == DONE:
        return ENOUGH
    if is_play(code):
        return (USE_ON_SELF if target_of(code) == seat else USE) + item_played(code)
    if code == PASS:
        return WAIT
    return DOUBT if code == CALL else BELIEF
