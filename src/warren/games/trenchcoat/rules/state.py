"""One playing of Three Kobolds in a Trench Coat: asking, answering, and what every piece of the rules is made with.

Clause ids (TC-…) are those of RULES.md beside this file.
"""

from typing import Final

from librt.vecs import append, vec

from warren.engine.contract import EVERYONE, Events, Game
from warren.engine.errors import IllegalMove, MoveError
from warren.engine.moves import MoveList
from warren.engine.native import i64, mypyc_attr
from warren.engine.rng import Rng
from warren.games.trenchcoat.rules.cards import ARM_WRESTLE, CHALLENGE, HAND, ITEM_KINDS
from warren.games.trenchcoat.rules.components import ALL, MOST_ITEMS, NONE, SPECTATOR, Pile, roll_of, sort_first
from warren.games.trenchcoat.rules.notation.codes import (
    MOVE_COUNT,
    NOBODY,
    PASS,
    is_play,
    item_played,
    play_code,
    target_of,
)
from warren.games.trenchcoat.rules.numbers import A_KOBOLD, AN_ITEM, Numbers
from warren.games.trenchcoat.rules.pieces.piece import Book, Question
from warren.games.trenchcoat.rules.pieces.questions import (
    LOSE_KOBOLD,
    OVER_LIMIT,
    QUEST_LAID,
    QUEST_REVEALED,
    TRUMPS_REVEALED,
    TRUMPS_ROLLED,
)
from warren.games.trenchcoat.rules.turn_state import FRAME, Proceedings
from warren.games.trenchcoat.rules.views.public_history import DREW, LEFT

# Works.
TURN: Final[i64] = 0
QUEST_WORK: Final[i64] = 1
CHALLENGE_WORK: Final[i64] = 2
TAX_WORK: Final[i64] = 3
GUARD_WORK: Final[i64] = 4
LOSS: Final[i64] = 5
GAIN: Final[i64] = 6
REORDER: Final[i64] = 7
TIDY: Final[i64] = 8

#: Why a playing ends.
REASONS: Final = ("last-standing", "felled-together", "round-limit")

# What a kobold's worth is beside wealth when places are decided.
PER_KOBOLD: Final[i64] = 10_000

# Happenings on the tape.
DEALT: Final[i64] = 1
HAND_DEALT: Final[i64] = 2
PLAYED: Final[i64] = 3
REVEALED_EVENT: Final[i64] = 4
SOLD: Final[i64] = 5
BOUGHT: Final[i64] = 6
DREW_ITEM: Final[i64] = 7
DISCARDED_ITEM: Final[i64] = 8
DREW_KOBOLD: Final[i64] = 9
DISCARDED_KOBOLD: Final[i64] = 10
GOLD_CHANGED: Final[i64] = 11
LAID_KOBOLD: Final[i64] = 12
SWORE: Final[i64] = 13
CALLS_SHOWN: Final[i64] = 14
KOBOLD_SHOWN: Final[i64] = 15
QUEST_DONE: Final[i64] = 16
DARED: Final[i64] = 17
DECLINED: Final[i64] = 18
THREW: Final[i64] = 19
BOUT: Final[i64] = 20
SPIED: Final[i64] = 29
GUESSED: Final[i64] = 30
SIDE_CALLED: Final[i64] = 31
CHALLENGE_WON: Final[i64] = 21
TAXED: Final[i64] = 22
BIDS_SHOWN: Final[i64] = 23
STOLEN: Final[i64] = 24
FORESAW: Final[i64] = 25
SHIELDED: Final[i64] = 26
WENT_OUT: Final[i64] = 27
ENDED: Final[i64] = 28

# What was thrown, where a second die would stand: a plain die has 0 there.
A_COIN: Final[i64] = -1
A_GUST: Final[i64] = -2
A_SKILL: Final[i64] = -3


@mypyc_attr(acyclic=True, free_list_len=1)
class TrenchState(Proceedings):
    """The table with its rules: one question at a time, answered in secret, items first (TC-Q1, TC-Q2)."""

    def __init__(self, game: Game, seats: i64, rng: Rng, numbers: Numbers, book: Book) -> None:
        super().__init__(game, seats, rng, numbers)
        self.book = book

    # Asking.

    def asked(self) -> i64:
        return self.waiting

    def ask_kind(self) -> str:
        if self.over:
            return "over"
        return self.book.questions[self.question].name

    def is_window(self) -> bool:
        return self.question != NONE and self.book.questions[self.question].is_open

    def pose(self, question: i64) -> None:
        """TC-Q1: ask those it concerns and, if it is open, everybody with items; with nobody to ask it is answered."""
        self.question = question
        self.forget_answers()
        asked = self.book.questions[question]
        bits: i64 = self.still_to_decide(asked, asked.deciders(self))
        if asked.is_open:
            holders: i64 = self.holders()
            if not asked.asks_outsiders():
                holders &= self.inside
            bits |= holders
        self.waiting = bits
        self.questioned = bits
        if bits == 0:
            self.conclude()

    def still_to_decide(self, asked: Question, deciders: i64) -> i64:
        """TC-Q6: those who can be seen to have only one possible answer give it without being asked."""
        seat: i64 = 0
        while seat < self.seats:
            if (deciders >> seat) & 1 == 1 and (self.item_count[seat] == 0 or not asked.takes_items):
                only: i64 = asked.only_answer(self, seat)
                if only != NONE:
                    self.answers[seat] = only
                    deciders &= ~self.bit(seat)
            seat += 1
        return deciders

    def list_moves(self, seat: i64, into: MoveList) -> None:
        into.count = 0
        asked = self.book.questions[self.question]
        decides = (asked.deciders(self) >> seat) & 1 == 1
        if decides:
            asked.list_answers(self, seat, into)
        elif asked.is_open:
            into.add(PASS)
        self.list_items(seat, into)
        sort_first(into.codes, into.count)

    def list_items(self, seat: i64, into: MoveList) -> None:
        """Every item the seat may play now, at everybody it may be played at."""
        asked = self.book.questions[self.question]
        item: i64 = 0
        while item < ITEM_KINDS:
            if self.has_item(seat, item) and self.book.items[item].may(self, seat, asked):
                self.list_aims(seat, item, into)
            item += 1

    def moment(self) -> i64:
        """The question that an item must fit: over the limit the one that was interrupted, if any (TC-I2)."""
        if self.question != OVER_LIMIT:
            return self.question
        interrupted: i64 = self.other()
        return interrupted if self.is_still_there(interrupted) else NONE

    def is_still_there(self, interrupted: i64) -> bool:
        """TC-I2: whether what an interrupted question was about is still there, so that it will be asked again."""
        if interrupted in (QUEST_LAID, QUEST_REVEALED):
            return self.is_in(self.active) and self.laid != NONE
        if interrupted == TRUMPS_ROLLED:
            return self.is_in(self.active) and self.is_in(self.rival)
        if interrupted == TRUMPS_REVEALED:
            return self.shown[self.active] != NONE and self.shown[self.rival] != NONE
        if interrupted == LOSE_KOBOLD:
            at: i64 = self.under_gains() * FRAME
            is_open = self.work[at] == LOSS and self.work[at + 1] == 0
            return is_open and (self.work[at + 3] == NONE or self.tested(self.work[at + 2]) != NONE)
        return True

    def under_gains(self) -> i64:
        """The place of the work that goes on when the seat on top holds no more than it may."""
        at: i64 = self.depth - 1
        while self.work[at * FRAME] == GAIN:
            at -= 1
        return at

    def list_aims(self, seat: i64, item: i64, into: MoveList) -> None:
        """An item with everybody it may be played at."""
        piece = self.book.items[item]
        if not piece.is_aimed():
            into.add(play_code(item, NOBODY))
            return
        aims: i64 = piece.aims(self, seat)
        target: i64 = 0
        while target < self.seats:
            if (aims >> target) & 1 == 1:
                into.add(play_code(item, target))
            target += 1

    def is_legal(self, seat: i64, code: i64) -> bool:
        if code < 0 or code >= MOVE_COUNT:
            return False
        found = MoveList(self.game.move_room)
        self.list_moves(seat, found)
        at: i64 = 0
        while at < found.count:
            if found.codes[at] == code:
                return True
            at += 1
        return False

    def not_asked(self, seat: int) -> MoveError:
        if not self.over and self.answers[seat] != NONE and (self.questioned >> seat) & 1 == 1:
            return IllegalMove(self.game.domain, "TC-Q2", "illegal-answered")
        return super().not_asked(seat)

    def reopen(self, seat: i64) -> None:
        """Whoever laid a kobold unseen has laid the ablest; whoever answered unseen may answer again."""
        if self.laid != NONE and not self.is_revealed and self.active != seat and self.truth == NONE:
            self.laid = self.ablest(self.active, self.numbers.about[self.event])
        if self.question != NONE:
            self.waiting = self.questioned
            self.forget_answers()
            self.still_to_decide(self.book.questions[self.question], self.book.questions[self.question].deciders(self))

    def ablest(self, seat: i64, skill: i64) -> i64:
        """The place of a seat's kobold with most of a skill."""
        best: i64 = 0
        place: i64 = 1
        while place < self.kobold_count[seat]:
            if self.skill_of(seat, place, skill) > self.skill_of(seat, best, skill):
                best = place
            place += 1
        return best

    # Answering.

    def _apply(self, seat: i64, code: i64) -> None:
        """TC-Q2: an answer is kept in secret until all asked have answered."""
        self.answers[seat] = code
        self.waiting &= ~self.bit(seat)
        if self.waiting == 0:
            self.heard = 0
            self.conclude()
            self.go_on()

    def conclude(self) -> None:
        """TC-Q2: the first item in turn order takes effect and the rest is given back; without one all take effect."""
        number: i64 = 0
        while number < self.seats:
            seat: i64 = self.from_active(number)
            if is_play(self.answers[seat]):
                code: i64 = self.answers[seat]
                moment: i64 = self.moment()
                self.question = NONE
                self.forget_answers()
                self.play_item(seat, item_played(code), target_of(code), moment)
                return
            number += 1
        self.question = NONE
        self.book.works[self.work[(self.depth - 1) * FRAME]].answered(self)

    def forget_answers(self) -> None:
        """Answers are given back unseen."""
        seat: i64 = 0
        while seat < self.seats:
            self.answers[seat] = NONE
            seat += 1

    def go_on(self) -> None:
        """Work until somebody is asked, or it is over."""
        while not self.over and self.waiting == 0:
            self.book.works[self.work[(self.depth - 1) * FRAME]].step(self)

    def play_item(self, seat: i64, item: i64, target: i64, moment: i64) -> None:
        """TC-P1: shown, resolved at once, discarded; then the limit is checked, at the moment that it interrupted."""
        piece = self.book.items[item]
        self.take_kind(seat, item)
        self.note(PLAYED, seat, item, target)
        self.push_work(TIDY, item, NONE)
        piece.play(self, seat, target)
        if piece.gains_items() and self.numbers.rulings.gains_then_checks:
            self.book.works[TIDY].step(self)
            self.push_work(GAIN, seat, moment)
            self.set_stage(1)

    # Gold.

    def earn(self, seat: i64, gold: i64) -> None:
        """Gold from the bank, which never runs dry (TC-S5)."""
        self.gold[seat] += gold
        self.note(GOLD_CHANGED, seat, gold, 0)

    def owe(self, seat: i64, gold: i64) -> None:
        """TC-V11: pay; whoever owes more than it has pays all, and loses a kobold."""
        paid: i64 = min(gold, self.gold[seat])
        self.gold[seat] -= paid
        if paid > 0:
            self.note(GOLD_CHANGED, seat, -paid, 0)
        if paid < gold:
            self.push_work(LOSS, seat, NONE)

    def suffer(self, seat: i64, penalty: i64) -> None:
        """Pay gold, or lose a kobold."""
        if penalty == A_KOBOLD:
            self.push_work(LOSS, seat, NONE)
        else:
            self.owe(seat, penalty)

    def reward(self, seat: i64, reward: i64) -> None:
        """Get gold, or an item from the deck."""
        if reward == AN_ITEM:
            self.push_work(GAIN, seat, NONE)
        else:
            self.earn(seat, reward)

    # Cards.

    def draw_item(self) -> i64:
        """The top of the item deck, remade if need be; -1 if there is none."""
        self.item_pile.remake(self.rng)
        return self.item_pile.draw()

    def gain_item(self, seat: i64) -> None:
        """An item from the deck goes to a hand, known to its owner alone; no hand has more than there is room for."""
        item: i64 = self.draw_item() if self.item_count[seat] < MOST_ITEMS else NONE
        if item != NONE:
            self.put_item(seat, item, 0)
            if self.tape is not None:
                self.note_to(DREW_ITEM, self.bit(seat), seat, item)

    def draw_kobold(self, seat: i64) -> None:
        """A kobold from the deck goes to a hand, known to its owner alone."""
        self.kobold_pile.remake(self.rng)
        kobold: i64 = self.kobold_pile.draw()
        if kobold != NONE:
            self.put_kobold(seat, kobold)
            self.witness(DREW, seat, 0, 0)
            if self.tape is not None:
                self.note_to(DREW_KOBOLD, self.bit(seat), seat, kobold)

    def discard_kobold(self, seat: i64, place: i64) -> None:
        """A kobold leaves a hand face up."""
        known: i64 = self.known[seat * HAND + place]
        kobold: i64 = self.take_tested(seat, place)
        self.witness(LEFT, seat, kobold, known)
        self.kobold_pile.discard(kobold)
        self.note(DISCARDED_KOBOLD, seat, kobold, 0)

    def fill_shop(self) -> None:
        """The Shopkeeper's Choice is two items, as long as there are any."""
        place: i64 = 0
        while place < 2:
            if self.shop[place] == NONE:
                self.shop[place] = self.draw_item()
            place += 1

    def draw_event(self) -> i64:
        """The next event; what was foreseen moves up."""
        if self.event_pile.remake(self.rng):
            self.forget_foreseen()
        seat: i64 = 0
        while seat < self.seats:
            if self.foreseen[seat] > 0:
                self.foreseen[seat] -= 1
            seat += 1
        return self.event_pile.draw()

    def forget_foreseen(self) -> None:
        """What Clairvoyance showed is true no more."""
        seat: i64 = 0
        while seat < self.seats:
            self.foreseen[seat] = 0
            seat += 1

    # Going out, and the end.

    def leave(self, seat: i64) -> None:
        """TC-E1: a seat without kobolds is out."""
        self.inside &= ~self.bit(seat)
        self.note(WENT_OUT, seat, 0, 0)

    def is_alone(self) -> bool:
        """Whether at most one seat is left in the game."""
        return self.inside & (self.inside - 1) == 0

    def finish(self) -> None:
        """The playing is over; screens come down, and everybody sees all hands."""
        self.over = True
        self.waiting = 0
        self.question = NONE
        self.forget_answers()
        at: i64 = 0
        while at < self.seats * HAND:
            self.known[at] = 1 if self.kobolds[at] != NONE else 0
            at += 1
        at = 0
        while at < self.seats * MOST_ITEMS:
            self.told[at] = ALL if self.items[at] != NONE else 0
            at += 1
        if self.tape is not None:
            self.note_ended()

    def reason(self) -> str:
        """Why it ended: one seat was left, the last were felled together, or the rounds were up."""
        if self.inside == 0:
            return "felled-together"
        return "last-standing" if self.is_alone() else "round-limit"

    def wealth(self, seat: i64) -> i64:
        """TC-E2: the cost of held items, and gold."""
        worth: i64 = self.gold[seat]
        at: i64 = 0
        while at < self.item_count[seat]:
            worth += self.numbers.costs[self.items[seat * MOST_ITEMS + at]]
            at += 1
        return worth

    def _score_of(self, seat: i64) -> i64:
        """Kobolds first, then wealth; those felled in the last guard come before those out earlier."""
        if self.is_in(seat):
            return self.kobold_count[seat] * PER_KOBOLD + self.wealth(seat)
        if self.inside == 0 and (self.felled >> seat) & 1 == 1:
            return 1 + self.wealth(seat)
        return 0

    def fall(self, seat: i64) -> None:
        """TC-E2, while a guard serves its losers: who fell as one of them, and without such who fell last."""
        if self.depth >= 2 and self.work[(self.depth - 2) * FRAME] == GUARD_WORK:
            self.felled |= self.bit(seat)
        elif self.inside == self.bit(seat) and self.felled == 0:
            self.felled = self.bit(seat)

    # What lies open.

    def losing(self) -> i64:
        """The seat that is about to lose a kobold; -1 if none is."""
        at: i64 = self.depth - 1
        while at >= 0:
            if self.work[at * FRAME] == LOSS:
                return self.work[at * FRAME + 2]
            at -= 1
        return NONE

    def items_on_table(self) -> list[int]:
        """Items that were played and whose effect is not over yet."""
        return [self.work[at * FRAME + 2] for at in range(self.depth) if self.work[at * FRAME] == TIDY]

    # Set-up.

    def deal(self) -> None:
        """TC-S1, TC-S2."""
        self.kobold_pile = Pile(vec[i64](range(self.numbers.kobolds)))
        self.item_pile = Pile(self.numbers.items[:])
        self.event_pile = Pile(self.events_in_play())
        self.rng.shuffle(self.kobold_pile.deck, self.kobold_pile.count)
        self.rng.shuffle(self.item_pile.deck, self.item_pile.count)
        self.rng.shuffle(self.event_pile.deck, self.event_pile.count)
        seat: i64 = 0
        while seat < self.seats:
            self.inside |= self.bit(seat)
            self.gold[seat] = self.numbers.start_gold
            for _ in range(self.numbers.hand):
                self.put_kobold(seat, self.kobold_pile.draw())
            seat += 1
        seat = 0
        while seat < self.seats:
            if self.item_pile.count > 0:
                self.put_item(seat, self.item_pile.draw(), 0)
            seat += 1
        self.fill_shop()
        self.roll_for_first()
        self.active = self.first
        if self.tape is not None:
            self.note_dealt()
        self.push_work(TURN, 0, 0)
        self.go_on()

    def events_in_play(self) -> vec[i64]:
        """TC-S4, TC-H5: without challenges, or without physical ones, if the table chose so."""
        kept: list[int] = []
        for event in self.numbers.events:
            is_challenge = self.numbers.event_type[event] == CHALLENGE
            is_physical = is_challenge and self.numbers.about[event] >= ARM_WRESTLE
            if not (is_challenge and self.lite) and not (is_physical and self.physical == 2):
                kept.append(event)
        return vec[i64](kept)

    def roll_for_first(self) -> None:
        """TC-S2: each rolls a die, highest begins; the tied roll again."""
        every = self.numbers.rulings.tells_every_die
        if every:
            self.start_dice = vec[i64]()
        if self.named_first >= 0:
            self.first = self.named_first
            return
        tied: i64 = self.inside
        while tied & (tied - 1) != 0:
            best: i64 = 0
            again: i64 = 0
            seat: i64 = 0
            while seat < self.seats:
                if (tied >> seat) & 1 == 1:
                    die: i64 = 1 + self.rng.below(6)
                    if every:
                        self.start_dice = append(self.start_dice, roll_of(seat, die))
                    else:
                        self.start_dice[seat] = die
                    if die > best:
                        best = die
                        again = 0
                    if die == best:
                        again |= self.bit(seat)
                seat += 1
            tied = again
        self.first = 0
        while (tied >> self.first) & 1 == 0:
            self.first += 1

    # Copying.

    def copy(self) -> "TrenchState":
        to = TrenchState(self.game, self.seats, self.rng.copy(), self.numbers, self.book)
        self.copy_table(to)
        self.copy_proceedings(to)
        return to

    def again(self, rng: Rng) -> "TrenchState":
        to = TrenchState(self.game, self.seats, rng, self.numbers, self.book)
        self.copy_options(to)
        to.prelude = to.tape = Events(self.game)
        to.deal()
        to.tape = None
        return to

    def _imagine(self, seat: int | None, rng: Rng) -> "TrenchState":
        from warren.games.trenchcoat.rules.worlds import imagine_for

        return imagine_for(self, SPECTATOR if seat is None else seat, rng)

    # The tape.

    def note(self, kind: i64, one: i64, two: i64, three: i64) -> None:
        """A happening with three details, told to everyone and remembered until the next answer."""
        self.hear(kind)
        self.hear(3)
        self.hear(one)
        self.hear(two)
        self.hear(three)
        tape = self.tape
        if tape is not None:
            tape.open(kind, EVERYONE)
            tape.write(one)
            tape.write(two)
            tape.write(three)

    def note_to(self, kind: i64, audience: i64, one: i64, two: i64) -> None:
        """A happening with two details, told whole to some."""
        tape = self.tape
        if tape is not None:
            tape.open(kind, audience)
            tape.write(one)
            tape.write(two)

    def note_dealt(self) -> None:
        """The deal: first seat, shop and dice for everyone, then each seat's hand for itself."""
        tape = self.tape
        if tape is None:
            return
        tape.open(DEALT, EVERYONE)
        tape.write(self.first)
        tape.write(self.shop[0])
        tape.write(self.shop[1])
        for roll in self.start_dice:
            tape.write(roll)
        for seat in range(self.seats):
            tape.open(HAND_DEALT, self.bit(seat))
            tape.write(seat)
            tape.write(self.items[seat * MOST_ITEMS])
            for place in range(self.numbers.hand):
                tape.write(self.kobolds[seat * HAND + place])

    def note_bids(self) -> None:
        """All bids at once, -1 for those who made none."""
        self.hear(BIDS_SHOWN)
        self.hear(self.seats)
        tape = self.tape
        if tape is not None:
            tape.open(BIDS_SHOWN, EVERYONE)
        seat: i64 = 0
        while seat < self.seats:
            self.hear(self.bids[seat])
            if tape is not None:
                tape.write(self.bids[seat])
            seat += 1

    def note_ended(self) -> None:
        """The end: why, who won, and every seat's kobolds and wealth."""
        tape = self.tape
        if tape is None:
            return
        outcome = self.outcome()
        assert outcome is not None
        winners: i64 = 0
        for winner in outcome.winners:
            winners |= self.bit(winner)
        tape.open(ENDED, EVERYONE)
        tape.write(REASONS.index(outcome.reason))
        tape.write(winners)
        for seat in range(self.seats):
            tape.write(self.kobold_count[seat])
            tape.write(self.wealth(seat))
