"""Trench Coat's questions (TC-Q3): whom each concerns, and what they may answer, items apart."""

from typing import TYPE_CHECKING, Final

from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import CLOAK, ITEM_KINDS
from warren.games.trenchcoat.rules.components import NONE
from warren.games.trenchcoat.rules.notation.codes import (
    ACCEPT,
    BID,
    BUY,
    BUY_DECK,
    CALL,
    DARE,
    DECLINE,
    DISCARD,
    DONE,
    GUESS,
    HOLD,
    LAY,
    LOSE,
    MOST_BID,
    ORDER,
    PASS,
    PAY,
    SELL,
    SHOW,
    SPEND,
    SPY,
    TAKE_CLOAK,
    TRUST,
    WON,
)
from warren.games.trenchcoat.rules.pieces.piece import Question

if TYPE_CHECKING:
    from warren.games.trenchcoat.rules.state import TrenchState

TURN_START: Final[i64] = 0
ITEM_PHASE: Final[i64] = 1
OVER_LIMIT: Final[i64] = 2
ORDER_EVENTS: Final[i64] = 3
LAY_KOBOLD: Final[i64] = 4
QUEST_LAID: Final[i64] = 5
SWORN_CALL: Final[i64] = 6
QUEST_REVEALED: Final[i64] = 7
CHOOSE_RIVAL: Final[i64] = 8
MAY_DECLINE: Final[i64] = 9
CALL_SIDE: Final[i64] = 10
BOTH_CHOOSE: Final[i64] = 11
TRUMPS_ROLLED: Final[i64] = 12
TRUMPS_REVEALED: Final[i64] = 13
SPY_THING: Final[i64] = 14
GUESS_THING: Final[i64] = 15
REPORT_WINNER: Final[i64] = 16
CHALLENGE_DECIDED: Final[i64] = 17
TAX_OWED: Final[i64] = 18
GUARD_ANNOUNCED: Final[i64] = 19
GUARD_REVEALED: Final[i64] = 20
LOSE_KOBOLD: Final[i64] = 21
LAST_GONE: Final[i64] = 22

THINGS: Final[i64] = 30
PER_LETTER: Final[i64] = 6


class TurnStart(Question):
    """The active seat may sell and buy; after its first answer nobody else is asked."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.bit(state.active)

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        if state.other() == 0:
            list_own_items(state, seat, SELL, into)
            if self.can_buy_deck(state, seat):
                into.add(BUY_DECK)
            place: i64 = 0
            while place < 2:
                if self.can_buy(state, seat, place):
                    into.add(BUY + place)
                place += 1
        into.add(DONE)

    def can_buy_deck(self, state: "TrenchState", seat: i64) -> bool:
        """TC-I1: never on credit."""
        return state.gold[seat] >= state.numbers.deck_price and state.has_items_to_draw()

    def can_buy(self, state: "TrenchState", seat: i64, place: i64) -> bool:
        """Whether a face-up item is there and can be paid."""
        item: i64 = state.shop[place]
        return item != NONE and state.gold[seat] >= state.numbers.costs[item]

    def only_answer(self, state: "TrenchState", seat: i64) -> i64:
        if state.other() == 0 and (self.can_buy_deck(state, seat) or self.can_buy(state, seat, 0)):
            return NONE
        if state.other() == 0 and self.can_buy(state, seat, 1):
            return NONE
        return DONE


class OverLimit(Question):
    """TC-I2: discard down."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.bit(state.one())

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        list_own_items(state, seat, DISCARD, into)


class OrderEvents(Question):
    """TC-P5: the order in which foreseen events go back."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.bit(state.one())

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        count: i64 = state.foreseen[seat]
        if count == 3:
            add_range(ORDER + 3, 6, into)
        elif count == 2:
            add_range(ORDER + 1, 2, into)
        else:
            into.add(ORDER)

    def only_answer(self, state: "TrenchState", seat: i64) -> i64:
        return ORDER if state.foreseen[seat] == 1 else NONE


class LayKobold(Question):
    """TC-V1: the active seat must lay one."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.bit(state.active)

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        add_range(LAY, state.kobold_count[seat], into)

    def only_answer(self, state: "TrenchState", seat: i64) -> i64:
        return LAY if state.kobold_count[seat] == 1 else NONE


class QuestLaid(Question):
    """TC-V1: each other seat calls or trusts, but those who use Truth Serum wait."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.inside & ~state.bit(state.active) & ~state.sworn

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        into.add(CALL)
        into.add(TRUST)


class SwornCall(Question):
    """TC-V4: then the users of Truth Serum call or trust."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.inside & state.sworn

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        into.add(CALL)
        into.add(TRUST)


class OnlyItems(Question):
    """A moment for items alone."""


class ForGhosts(OnlyItems):
    """A moment in which also those who are out may play a Ghost (TC-Q5)."""

    def asks_outsiders(self) -> bool:
        return True


class ChooseRival(Question):
    """TC-V6: the active seat chooses an opponent."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.bit(state.active)

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        other: i64 = 0
        while other < state.seats:
            if other != seat and state.is_in(other):
                into.add(DARE + other)
            other += 1

    def only_answer(self, state: "TrenchState", seat: i64) -> i64:
        rival: i64 = state.next_inside(seat)
        return DARE + rival if state.next_inside(rival) == seat else NONE


class MayDecline(Question):
    """TC-V6: either may decline."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.pair()

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        into.add(ACCEPT)
        into.add(DECLINE)


class CallSide(Question):
    """TC-H2: the active seat calls one of two; which two is with the challenge."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.bit(state.active)

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        add_range(state.bout[5], 2, into)


class BothChoose(Question):
    """The two choose in secret; from what is with the challenge, stamina with arm wrestling."""

    def stamina(self, state: "TrenchState", seat: i64) -> i64:
        """What is left to an arm."""
        return state.bout[0] if seat == state.active else state.bout[1]

    def deciders(self, state: "TrenchState") -> i64:
        return state.pair()

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        first: i64 = state.bout[5]
        count: i64 = 3
        if first == SPEND:
            count = min(5, self.stamina(state, seat) + 1)
        elif first == HOLD:
            count = 6
        add_range(first, count, into)

    def only_answer(self, state: "TrenchState", seat: i64) -> i64:
        if state.bout[5] == SPEND and self.stamina(state, seat) == 0:
            return SPEND
        return NONE


class TrumpsRolled(Question):
    """TC-H4: each of the two picks a kobold."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.pair()

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        add_range(SHOW, state.kobold_count[seat], into)

    def only_answer(self, state: "TrenchState", seat: i64) -> i64:
        return SHOW if state.kobold_count[seat] == 1 else NONE


class SpyThing(Question):
    """TC-H5: the active seat picks a thing."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.bit(state.active)

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        add_range(SPY, THINGS, into)


class GuessThing(Question):
    """TC-H5: the opponent guesses among that letter's six, none twice."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.bit(state.rival)

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        first: i64 = state.bout[0] * PER_LETTER
        thing: i64 = 0
        while thing < PER_LETTER:
            if (state.bout[1] >> thing) & 1 == 0:
                into.add(GUESS + first + thing)
            thing += 1


class ReportWinner(Question):
    """TC-H5, in person: the two report who won."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.pair()

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        into.add(WON + min(state.active, state.rival))
        into.add(WON + max(state.active, state.rival))


class TaxOwed(Question):
    """TC-V8: the debtor pays, or passes the debt on."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.bit(state.debtor)

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        into.add(PAY)

    def only_answer(self, state: "TrenchState", seat: i64) -> i64:
        return PAY


class GuardAnnounced(Question):
    """TC-V9: everybody conceals gold, or hides under a cloak."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.inside

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        if state.has_item(seat, CLOAK):
            into.add(TAKE_CLOAK)
        add_range(BID, min(state.gold[seat], MOST_BID) + 1, into)

    def only_answer(self, state: "TrenchState", seat: i64) -> i64:
        return BID if state.gold[seat] == 0 else NONE


class LoseKobold(Question):
    """TC-V10: which kobold is lost; one that is laid or shown only when it is the last, or the one that must go."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.bit(state.one())

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        if state.other() != NONE:
            into.add(LOSE + state.tested(seat))
            return
        place: i64 = 0
        while place < state.kobold_count[seat]:
            if place != state.tested(seat) or state.kobold_count[seat] == 1:
                into.add(LOSE + place)
            place += 1

    def only_answer(self, state: "TrenchState", seat: i64) -> i64:
        if state.other() != NONE or state.kobold_count[seat] == 1:
            return LOSE + max(state.tested(seat), 0)
        if state.kobold_count[seat] == 2 and state.tested(seat) != NONE:
            return LOSE + 1 - state.tested(seat)
        return NONE


class LastGone(Question):
    """TC-Q4: only the Potion can help now."""

    def deciders(self, state: "TrenchState") -> i64:
        return state.bit(state.one())

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        into.add(PASS)

    def only_answer(self, state: "TrenchState", seat: i64) -> i64:
        return PASS


def list_own_items(state: "TrenchState", seat: i64, first: i64, into: MoveList) -> None:
    """A move for every kind of item in a hand, counted from the first."""
    item: i64 = 0
    while item < ITEM_KINDS:
        if state.has_item(seat, item):
            into.add(first + item)
        item += 1


def add_range(first: i64, count: i64, into: MoveList) -> None:
    """So many moves in a row."""
    at: i64 = 0
    while at < count:
        into.add(first + at)
        at += 1


QUESTIONS: Final[list[Question]] = [
    TurnStart("turn-start", is_open=True, any_time=True),
    TurnStart("item-phase", any_time=True),
    OverLimit("over-limit", any_time=True),
    OrderEvents("order-events"),
    LayKobold("lay", any_time=True),
    QuestLaid("quest-laid", is_open=True, any_time=True),
    SwornCall("sworn-call"),
    OnlyItems("quest-revealed", is_open=True, any_time=True),
    ChooseRival("choose-rival", any_time=True),
    MayDecline("may-decline"),
    CallSide("call-side"),
    BothChoose("both-choose"),
    TrumpsRolled("trumps-rolled", is_open=True, any_time=True),
    ForGhosts("trumps-revealed", is_open=True, any_time=True),
    SpyThing("spy"),
    GuessThing("guess"),
    ReportWinner("report-winner"),
    ForGhosts("challenge-decided", is_open=True, any_time=True),
    TaxOwed("tax-owed", is_open=True, any_time=True),
    GuardAnnounced("guard-announced", is_open=True, any_time=True),
    OnlyItems("guard-revealed", is_open=True, any_time=True),
    LoseKobold("loss", any_time=True),
    LastGone("last-gone", takes_items=True),
]
