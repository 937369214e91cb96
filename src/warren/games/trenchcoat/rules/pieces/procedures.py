"""What goes on at the table, piece by piece: turns, events, losses and gains (TC-I1 to TC-V13, TC-E1)."""

from typing import TYPE_CHECKING, Final

from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import ARM_WRESTLE, CHALLENGE, CLOAK, GUARD, QUEST, TRUMPS
from warren.games.trenchcoat.rules.components import ALL, NONE
from warren.games.trenchcoat.rules.notation.codes import (
    BID,
    BUY,
    BUY_DECK,
    CALL,
    DARE,
    DECLINE,
    DISCARD,
    DONE,
    LAY,
    LOSE,
    NOBODY,
    ORDER,
    SELL,
    TAKE_CLOAK,
    WON,
)
from warren.games.trenchcoat.rules.numbers import A_KOBOLD
from warren.games.trenchcoat.rules.pieces.piece import Work
from warren.games.trenchcoat.rules.pieces.questions import (
    CHALLENGE_DECIDED,
    CHOOSE_RIVAL,
    GUARD_ANNOUNCED,
    GUARD_REVEALED,
    ITEM_PHASE,
    LAST_GONE,
    LAY_KOBOLD,
    LOSE_KOBOLD,
    MAY_DECLINE,
    ORDER_EVENTS,
    OVER_LIMIT,
    QUEST_LAID,
    QUEST_REVEALED,
    REPORT_WINNER,
    SWORN_CALL,
    TAX_OWED,
    TURN_START,
)
from warren.games.trenchcoat.rules.state import (
    BOUGHT,
    CALLS_SHOWN,
    CHALLENGE_WON,
    CHALLENGE_WORK,
    DARED,
    DECLINED,
    DISCARDED_ITEM,
    GAIN,
    GUARD_WORK,
    KOBOLD_SHOWN,
    LAID_KOBOLD,
    LOSS,
    PLAYED,
    QUEST_DONE,
    QUEST_WORK,
    REVEALED_EVENT,
    SOLD,
    SWORE,
    TAX_WORK,
    TAXED,
)
from warren.games.trenchcoat.rules.views.public_history import LOST, REVEALED

if TYPE_CHECKING:
    from warren.games.trenchcoat.rules.state import TrenchState

#: The orders of up to three events, as places from the top in the order in which they will lie.
ORDER_PLACES: Final = (
    (0,),
    (0, 1),
    (1, 0),
    (0, 1, 2),
    (0, 2, 1),
    (1, 0, 2),
    (1, 2, 0),
    (2, 0, 1),
    (2, 1, 0),
)


class Turn(Work):
    """A turn: the item phase (TC-I1), then events until one is not declined; its second number says that it bought."""

    def step(self, state: "TrenchState") -> None:
        stage: i64 = state.stage()
        if not state.is_in(state.active) and stage < 3:
            self.end(state)
        elif stage == 0:
            state.pose(TURN_START)
        elif stage == 1:
            state.pose(ITEM_PHASE)
        elif stage == 2:
            self.reveal(state)
        else:
            self.clear(state)

    def answered(self, state: "TrenchState") -> None:
        seat: i64 = state.active
        code: i64 = state.answers[seat]
        if code == DONE:
            state.set_stage(2)
            return
        state.set_stage(1)
        if code < BUY_DECK:
            state.lose_item(seat, code - SELL)
            state.note(SOLD, seat, code - SELL, 0)
            state.earn(seat, state.numbers.sale)
            return
        state.set_other(1)
        self.buy(state, seat, code)

    def buy(self, state: "TrenchState", seat: i64, code: i64) -> None:
        """TC-I1: the top of the deck, or a face-up item, which is replaced at once."""
        if code == BUY_DECK:
            state.note(BOUGHT, seat, NONE, NONE)
            state.owe(seat, state.numbers.deck_price)
            state.push_work(GAIN, seat, NONE)
            return
        place: i64 = code - BUY
        item: i64 = state.shop[place]
        state.shop[place] = NONE
        state.put_item(seat, item, ALL)
        state.fill_shop()
        state.note(BOUGHT, seat, item, state.shop[place])
        state.owe(seat, state.numbers.costs[item])
        state.push_work(GAIN, seat, NONE)
        state.set_stage(1)

    def reveal(self, state: "TrenchState") -> None:
        """The next event; without one the turn is over."""
        event: i64 = state.draw_event()
        if event == NONE:
            self.end(state)
            return
        state.set_stage(3)
        state.event = event
        state.is_declined = False
        state.note(REVEALED_EVENT, state.active, event, 0)
        kind: i64 = state.numbers.event_type[event]
        if kind == QUEST:
            state.push_work(QUEST_WORK, 0, 0)
        elif kind == CHALLENGE:
            state.push_work(CHALLENGE_WORK, 0, 0)
        elif kind == GUARD:
            state.push_work(GUARD_WORK, 0, 0)
        else:
            state.push_work(TAX_WORK, 0, 0)

    def clear(self, state: "TrenchState") -> None:
        """The event is done; a declined one is followed by another (TC-V6)."""
        state.event_pile.discard(state.event)
        state.event = NONE
        state.clear_event()
        if state.is_declined:
            state.set_stage(2)
        else:
            self.end(state)

    def end(self, state: "TrenchState") -> None:
        """TC-E3: the next seat in the game; a round ends at the first seat's place."""
        before: i64 = state.active
        state.active = state.next_inside(before)
        if passes(before, state.active, state.first, state.seats):
            state.round += 1
            if state.round_limit > 0 and state.round > state.round_limit:
                state.finish()
                return
        state.set_stage(0)
        state.set_other(0)


def passes(before: i64, after: i64, first: i64, seats: i64) -> bool:
    """Whether going on clockwise reaches or passes over the first seat's place."""
    seat: i64 = before
    while True:
        seat += 1
        if seat == seats:
            seat = 0
        if seat == first:
            return True
        if seat == after:
            return False


class Quest(Work):
    """TC-V1 to TC-V5. Its first number is how far settlement has come, its second whether the kobold passed."""

    def step(self, state: "TrenchState") -> None:
        stage: i64 = state.stage()
        if stage == 9 or (stage < 6 and self.is_void(state, stage)):
            state.pop_work()
        elif stage == 0:
            state.pose(LAY_KOBOLD)
        elif stage == 1:
            state.pose(QUEST_LAID)
        elif stage == 2:
            state.pose(SWORN_CALL)
        elif stage == 3:
            self.show_calls(state)
        elif stage == 4:
            state.pose(QUEST_REVEALED)
        elif stage == 5:
            self.judge(state)
        else:
            self.settle(state)

    def is_void(self, state: "TrenchState", stage: i64) -> bool:
        """TC-V12, TC-V13: the quester is out, or the laid kobold is lost; but settlement once begun is finished."""
        return not state.is_in(state.active) or (stage > 0 and state.laid == NONE)

    def put_down(self, state: "TrenchState", place: i64) -> None:
        """A kobold is laid; which place of the hand is told to nobody."""
        state.laid = place
        state.set_stage(1)
        state.note(LAID_KOBOLD, state.active, 0, 0)

    def answered(self, state: "TrenchState") -> None:
        stage: i64 = state.stage()
        if stage == 0:
            self.put_down(state, state.answers[state.active] - LAY)
        elif stage == 4:
            state.set_stage(5)
        else:
            self.hear_calls(state, stage)

    def hear_calls(self, state: "TrenchState", stage: i64) -> None:
        """Calls are kept unseen until all have been made (TC-V4)."""
        seat: i64 = 0
        while seat < state.seats:
            if state.answers[seat] == CALL:
                state.calls |= state.bit(seat)
            seat += 1
        if stage == 1 and state.sworn & state.inside != 0:
            state.truth = 1 if self.passes(state) else 0
            state.note(SWORE, state.active, state.truth, 0)
            state.set_stage(2)
        else:
            state.set_stage(3)

    def passes(self, state: "TrenchState") -> bool:
        """Whether the laid kobold's skill, juices so far included, is enough."""
        skill: i64 = state.numbers.about[state.event]
        return state.skill_of(state.active, state.laid, skill) >= state.numbers.need[state.event]

    def show_calls(self, state: "TrenchState") -> None:
        """Nobody called: the kobold goes back unseen; somebody did: it is revealed."""
        state.calls &= state.inside
        state.note(CALLS_SHOWN, state.active, state.calls, 0)
        if state.calls == 0:
            state.laid = NONE
            state.set_stage(9)
            state.reward(state.active, state.numbers.reward[state.event])
            return
        state.is_revealed = True
        state.set_stage(4)
        kobold: i64 = state.kobold_at(state.active, state.laid)
        state.note(KOBOLD_SHOWN, state.active, kobold, 0)
        state.witness(REVEALED, state.active, kobold, state.event)

    def judge(self, state: "TrenchState") -> None:
        """TC-V2: skill with juices against need."""
        passed: i64 = 1 if self.passes(state) else 0
        state.set_other(passed)
        state.set_stage(6)
        state.note(QUEST_DONE, state.active, passed, 0)

    def settle(self, state: "TrenchState") -> None:
        """TC-V2, TC-V3: one seat after the other, then the revealed kobold is replaced."""
        number: i64 = state.one()
        state.set_one(number + 1)
        if state.other() == 1:
            self.settle_passed(state, number)
        else:
            self.settle_failed(state, number + 1)

    def settle_passed(self, state: "TrenchState", number: i64) -> None:
        """The active seat's reward, the callers' penalties, the replacement."""
        event: i64 = state.event
        if number == 0:
            if state.is_in(state.active):
                state.reward(state.active, state.numbers.reward[event])
        elif number < state.seats:
            seat: i64 = state.from_active(number)
            if (state.calls >> seat) & 1 == 1 and state.is_in(seat):
                state.suffer(seat, state.numbers.penalty[event])
        else:
            self.replace(state)

    def settle_failed(self, state: "TrenchState", number: i64) -> None:
        """The callers' rewards, the active seat's penalty, the replacement."""
        event: i64 = state.event
        if number < state.seats:
            seat: i64 = state.from_active(number)
            if (state.calls >> seat) & 1 == 1 and state.is_in(seat):
                state.reward(seat, state.numbers.reward[event])
        elif number > state.seats or not state.is_in(state.active):
            self.replace(state)
        elif state.numbers.penalty[event] == A_KOBOLD:
            state.push_work(LOSS, state.active, 1)
        else:
            self.pay_and_replace(state, state.numbers.penalty[event])

    def pay_and_replace(self, state: "TrenchState", gold: i64) -> None:
        """TC-V11: pay all, replace the revealed kobold, then lose one of choice."""
        short = gold > state.gold[state.active]
        state.owe(state.active, min(gold, state.gold[state.active]))
        self.replace(state)
        if short:
            state.push_work(LOSS, state.active, NONE)

    def replace(self, state: "TrenchState") -> None:
        """Unless lost, the revealed kobold is discarded and replaced from the deck."""
        state.set_stage(9)
        state.juices[state.active] = 0
        if state.laid != NONE:
            state.discard_kobold(state.active, state.laid)
            state.laid = NONE
            state.draw_kobold(state.active)


class ChallengeGoes(Work):
    """TC-V6, TC-V7: an opponent, perhaps a refusal, the challenge itself, a Ghost's moment, the stake."""

    def step(self, state: "TrenchState") -> None:
        stage: i64 = state.stage()
        if stage == 9 or (stage < 4 and state.winner == NONE and self.is_void(state)):
            state.pop_work()
        elif stage == 0:
            state.pose(CHOOSE_RIVAL)
        elif stage == 1:
            self.ask_whether(state)
        elif stage == 2:
            self.go(state)
        elif stage == 3:
            state.pose(CHALLENGE_DECIDED)
        else:
            self.settle(state)

    def is_void(self, state: "TrenchState") -> bool:
        """TC-V13: without result, and one of the two is out."""
        return not state.is_in(state.active) or (state.rival != NONE and not state.is_in(state.rival))

    def dare(self, state: "TrenchState", rival: i64) -> None:
        """The opponent is chosen."""
        state.rival = rival
        state.set_stage(1)
        state.note(DARED, state.active, rival, 0)

    def ask_whether(self, state: "TrenchState") -> None:
        """TC-V6: either may decline, if the table's rules let them."""
        if state.declining == 2 or (state.declining == 1 and self.is_in_person(state)):
            state.pose(MAY_DECLINE)
        else:
            state.set_stage(2)

    def go(self, state: "TrenchState") -> None:
        """The challenge begins, or goes on after an item."""
        if state.winner != NONE and state.numbers.about[state.event] != TRUMPS:
            state.set_stage(3)
        elif self.is_in_person(state):
            state.pose(REPORT_WINNER)
        else:
            state.book.challenges[state.numbers.about[state.event]].begin(state)
            self.see_whether_decided(state)

    def answered(self, state: "TrenchState") -> None:
        stage: i64 = state.stage()
        if stage == 0:
            self.dare(state, state.answers[state.active] - DARE)
        elif stage == 1:
            self.hear_whether(state)
        elif stage == 3:
            state.set_stage(4)
        elif self.is_in_person(state):
            self.hear_winner(state)
        else:
            state.book.challenges[state.numbers.about[state.event]].answered(state)
            self.see_whether_decided(state)

    def is_in_person(self, state: "TrenchState") -> bool:
        """TC-H5: whether the two play it away from the table."""
        return state.physical == 1 and state.numbers.about[state.event] >= ARM_WRESTLE

    def hear_whether(self, state: "TrenchState") -> None:
        """Declined: discarded, and a new event is revealed."""
        declined = state.answers[state.active] == DECLINE or state.answers[state.rival] == DECLINE
        state.set_stage(9 if declined else 2)
        state.is_declined = declined
        if declined:
            state.note(DECLINED, state.active, state.rival, 0)

    def hear_winner(self, state: "TrenchState") -> None:
        """TC-H5: both must agree, else they are asked again."""
        if state.answers[state.active] == state.answers[state.rival]:
            state.winner = state.answers[state.active] - WON
            state.set_stage(3)

    def see_whether_decided(self, state: "TrenchState") -> None:
        """A winner brings on the Ghosts; in Trumps they had their moment."""
        if state.winner != NONE and state.waiting == 0:
            state.set_stage(4 if state.numbers.about[state.event] == TRUMPS else 3)

    def settle(self, state: "TrenchState") -> None:
        """TC-H4: the winner of Trumps draws anew; then the loser suffers the stake."""
        winner: i64 = state.winner
        loser: i64 = state.rival if winner == state.active else state.active
        state.set_stage(9)
        state.note(CHALLENGE_WON, winner, loser, 0)
        if state.shown[winner] != NONE and state.is_in(winner):
            state.discard_kobold(winner, state.shown[winner])
            state.shown[winner] = NONE
            state.draw_kobold(winner)
        state.shown[loser] = NONE
        if state.is_in(loser):
            state.suffer(loser, state.numbers.penalty[state.event])


class Tax(Work):
    """TC-V8: pay, or pass it on doubled."""

    def step(self, state: "TrenchState") -> None:
        stage: i64 = state.stage()
        if stage == 0:
            state.debtor = state.active
            state.debt = state.numbers.about[state.event]
            state.set_stage(1)
        elif stage == 9 or not state.is_in(state.debtor):
            state.pop_work()
        else:
            state.pose(TAX_OWED)

    def answered(self, state: "TrenchState") -> None:
        state.set_stage(9)
        state.note(TAXED, state.debtor, state.debt, 0)
        state.owe(state.debtor, state.debt)


#: The stage of a guard at which its losers are served.
SERVING: Final[i64] = 4


class Guard(Work):
    """TC-V9. Its first number is how far serving the losers has come, its second who they are."""

    def step(self, state: "TrenchState") -> None:
        stage: i64 = state.stage()
        if stage == 0:
            state.bout[0] = state.inside
            state.felled = 0 if state.numbers.rulings.ties_only_losers else state.felled
            state.set_stage(1)
        elif stage == 1:
            state.pose(GUARD_ANNOUNCED)
        elif stage == 2:
            state.pose(GUARD_REVEALED)
        elif stage == 3:
            self.compare(state)
        elif stage == SERVING:
            self.serve(state)
        else:
            self.close(state)

    def answered(self, state: "TrenchState") -> None:
        if state.stage() == 2:
            state.set_stage(3)
            return
        state.set_stage(2)
        seat: i64 = 0
        while seat < state.seats:
            code: i64 = state.answers[seat]
            if code == TAKE_CLOAK:
                state.lose_item(seat, CLOAK)
                state.cloaked |= state.bit(seat)
                state.note(PLAYED, seat, CLOAK, NOBODY)
            elif code >= BID:
                state.bids[seat] = code - BID
            seat += 1
        state.note_bids()

    def compare(self, state: "TrenchState") -> None:
        """The lowest of those compared, all tied ones."""
        lowest: i64 = 1_000_000
        losers: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            bid: i64 = state.bids[seat]
            if bid != NONE and state.is_in(seat):
                if bid < lowest:
                    lowest = bid
                    losers = 0
                if bid == lowest:
                    losers |= state.bit(seat)
            seat += 1
        state.set_other(losers)
        state.set_stage(SERVING)

    def serve(self, state: "TrenchState") -> None:
        """Losers one by one in turn order from the active seat."""
        number: i64 = state.one()
        if number == state.seats:
            state.set_stage(5)
            return
        state.set_one(number + 1)
        seat: i64 = state.from_active(number)
        if (state.other() >> seat) & 1 == 1 and state.is_in(seat):
            state.push_work(LOSS, seat, NONE)

    def close(self, state: "TrenchState") -> None:
        """All concealed gold goes to the bank; TC-E2: those felled here are tied if nobody is left."""
        seat: i64 = 0
        while seat < state.seats:
            if state.bids[seat] > 0:
                state.owe(seat, state.bids[seat])
            seat += 1
        if not state.numbers.rulings.ties_only_losers:
            state.felled = state.bout[0] & ~state.inside
        state.pop_work()
        if state.is_alone():
            state.finish()


class Loss(Work):
    """TC-V10: of the seat in its first number; a second number says that it must be the kobold under test."""

    def step(self, state: "TrenchState") -> None:
        stage: i64 = state.stage()
        seat: i64 = state.one()
        if stage == 0 and state.is_in(seat) and state.kobold_count[seat] > 0:
            self.begin(state, seat)
        elif stage == 1 and state.is_in(seat) and state.kobold_count[seat] == 0:
            state.pose(LAST_GONE)
        else:
            state.pop_work()

    def begin(self, state: "TrenchState", seat: i64) -> None:
        """Which one goes; a kobold under test that is lost already cannot be lost again."""
        if state.other() != NONE and state.tested(seat) == NONE:
            state.pop_work()
        else:
            state.pose(LOSE_KOBOLD)

    def answered(self, state: "TrenchState") -> None:
        seat: i64 = state.one()
        if state.stage() == 0:
            self.lose(state, seat, state.answers[seat] - LOSE)
        else:
            self.go_out(state, seat)

    def lose(self, state: "TrenchState", seat: i64, place: i64) -> None:
        """Face up, without replacement."""
        state.set_stage(1)
        if state.other() == NONE and state.tested(seat) == NONE:
            state.witness(LOST, seat, state.kobold_at(seat, place), 0)
        state.discard_kobold(seat, place)

    def go_out(self, state: "TrenchState", seat: i64) -> None:
        """TC-E1: the last seat with a kobold wins at once, but a guard serves all its losers first."""
        serving = state.is_at(GUARD_WORK, SERVING)
        if serving and state.numbers.rulings.ties_only_losers:
            state.fall(seat)
        state.leave(seat)
        state.pop_work()
        if state.is_alone() and not serving:
            state.finish()


class Gain(Work):
    """TC-I2, TC-I3: draw an item; then the limit is checked. At stage 1 the item is in hand already.

    Its second number is the question that was interrupted, -1 for none.
    """

    def step(self, state: "TrenchState") -> None:
        seat: i64 = state.one()
        if not state.is_in(seat):
            state.pop_work()
        elif state.stage() == 0:
            state.set_stage(1)
            state.gain_item(seat)
        elif state.item_count[seat] > state.item_limit(seat):
            state.pose(OVER_LIMIT)
        else:
            state.pop_work()

    def answered(self, state: "TrenchState") -> None:
        seat: i64 = state.one()
        item: i64 = state.answers[seat] - DISCARD
        state.lose_item(seat, item)
        state.note(DISCARDED_ITEM, seat, item, 0)


class Reorder(Work):
    """TC-P5: the foreseen events go back in any order."""

    def step(self, state: "TrenchState") -> None:
        if state.stage() == 0 and state.foreseen[state.one()] > 0:
            state.pose(ORDER_EVENTS)
        else:
            state.pop_work()

    def answered(self, state: "TrenchState") -> None:
        seat: i64 = state.one()
        places = ORDER_PLACES[state.answers[seat] - ORDER]
        top: i64 = state.event_pile.count - 1
        deck = state.event_pile.deck[:]
        for at, place in enumerate(places):
            deck[top - at] = state.event_pile.deck[top - place]
        state.event_pile.deck = deck
        state.pop_work()


class Tidy(Work):
    """TC-P1: an item that was played is discarded when all it did is done."""

    def step(self, state: "TrenchState") -> None:
        state.item_pile.discard(state.one())
        state.pop_work()


WORKS: Final[list[Work]] = [
    Turn(),
    Quest(),
    ChallengeGoes(),
    Tax(),
    Guard(),
    Loss(),
    Gain(),
    Reorder(),
    Tidy(),
]
