"""What is going on at a Trench Coat table: the event, the work to be done, what is asked and what was heard."""

from typing import Final

from librt.vecs import extend, vec

from warren.engine.contract import Game
from warren.engine.native import i64, mypyc_attr
from warren.engine.rng import Rng
from warren.games.trenchcoat.rules.components import NONE, Table
from warren.games.trenchcoat.rules.numbers import Numbers

FRAME: Final[i64] = 4


@mypyc_attr(acyclic=True)
class Proceedings(Table):
    """The table with what is going on there.

    `work` is a stack, four numbers a frame: which work, its stage, and two of its own. A laid or shown kobold is named
    by its place in hand. What an event needs is cleared when it is over.
    """

    def __init__(self, game: Game, seats: i64, rng: Rng, numbers: Numbers) -> None:
        super().__init__(game, seats, rng, numbers)
        # The event.
        self.event: i64 = NONE
        self.laid: i64 = NONE
        self.is_revealed = False
        self.juices: vec[i64] = vec[i64]([0] * seats)
        self.sworn: i64 = 0
        self.truth: i64 = NONE
        self.calls: i64 = 0
        self.rival: i64 = NONE
        self.is_declined = False
        self.winner: i64 = NONE
        self.skill: i64 = NONE
        self.shown: vec[i64] = vec[i64]([NONE] * seats)
        self.bout: vec[i64] = vec[i64]([0] * 6)
        self.secret: i64 = NONE
        self.debtor: i64 = NONE
        self.debt: i64 = 0
        self.bids: vec[i64] = vec[i64]([NONE] * seats)
        self.cloaked: i64 = 0
        # What is going on, and what is asked.
        self.work: vec[i64] = vec[i64]([0] * (FRAME * 8))
        self.depth: i64 = 0
        self.question: i64 = NONE
        self.waiting: i64 = 0
        self.questioned: i64 = 0
        self.answers: vec[i64] = vec[i64]([NONE] * seats)
        # What everybody heard when the last answer came: happenings as on the tape, kind and size first.
        self.lately: vec[i64] = vec[i64]([0] * 24)
        self.heard: i64 = 0

    def pair(self) -> i64:
        """The active seat and its rival."""
        return self.bit(self.active) | self.bit(self.rival)

    # Kobolds under test.

    def take_tested(self, seat: i64, place: i64) -> i64:
        """A kobold leaves a hand; marks on later places move with their kobolds."""
        kobold: i64 = self.take_kobold(seat, place)
        if seat == self.active and self.laid != NONE:
            self.laid = moved(self.laid, place)
        if self.shown[seat] != NONE:
            self.shown[seat] = moved(self.shown[seat], place)
        return kobold

    def tested(self, seat: i64) -> i64:
        """The place of a seat's kobold that is laid or shown; -1 if none is."""
        if seat == self.active and self.laid != NONE:
            return self.laid
        return self.shown[seat]

    def skill_of(self, seat: i64, place: i64, skill: i64) -> i64:
        """A kobold's skill with the juices on it."""
        return self.numbers.skills[self.kobold_at(seat, place) * 6 + skill] + self.juices[seat]

    # Work.

    def push_work(self, kind: i64, one: i64, other: i64) -> None:
        """Something more to do, before what is going on goes on."""
        at: i64 = self.depth * FRAME
        if at == len(self.work):
            self.work = extend(self.work, vec[i64]([0] * at))
        self.work[at] = kind
        self.work[at + 1] = 0
        self.work[at + 2] = one
        self.work[at + 3] = other
        self.depth += 1

    def pop_work(self) -> None:
        """What was going on is done."""
        self.depth -= 1
        at: i64 = self.depth * FRAME
        self.work[at] = self.work[at + 1] = self.work[at + 2] = self.work[at + 3] = 0

    def stage(self) -> i64:
        """How far the work on top has come."""
        return self.work[(self.depth - 1) * FRAME + 1]

    def set_stage(self, stage: i64) -> None:
        """The work on top goes on so."""
        self.work[(self.depth - 1) * FRAME + 1] = stage

    def one(self) -> i64:
        """The first number of the work on top."""
        return self.work[(self.depth - 1) * FRAME + 2]

    def set_one(self, number: i64) -> None:
        """Keep a number with the work on top."""
        self.work[(self.depth - 1) * FRAME + 2] = number

    def other(self) -> i64:
        """The second number of the work on top."""
        return self.work[(self.depth - 1) * FRAME + 3]

    def set_other(self, number: i64) -> None:
        """Keep a number with the work on top."""
        self.work[(self.depth - 1) * FRAME + 3] = number

    def is_at(self, kind: i64, stage: i64) -> bool:
        """Whether such work, come so far, is somewhere among what is going on."""
        at: i64 = 0
        while at < self.depth * FRAME:
            if self.work[at] == kind and self.work[at + 1] == stage:
                return True
            at += FRAME
        return False

    # What everybody heard.

    def hear(self, number: i64) -> None:
        """Remember a number of what everybody heard."""
        if self.heard == len(self.lately):
            self.lately = extend(self.lately, vec[i64]([0] * self.heard))
        self.lately[self.heard] = number
        self.heard += 1

    def clear_event(self) -> None:
        """Nothing is laid, shown, juiced, bid or owed any more."""
        self.laid = NONE
        self.is_revealed = False
        self.sworn = 0
        self.truth = NONE
        self.calls = 0
        self.rival = NONE
        self.winner = NONE
        self.skill = NONE
        self.secret = NONE
        self.debtor = NONE
        self.debt = 0
        self.cloaked = 0
        seat: i64 = 0
        while seat < self.seats:
            self.juices[seat] = 0
            self.shown[seat] = NONE
            self.bids[seat] = NONE
            seat += 1
        at: i64 = 0
        while at < 6:
            self.bout[at] = 0
            at += 1

    def copy_proceedings(self, to: "Proceedings") -> None:
        """Copy what is going on."""
        to.event = self.event
        to.laid = self.laid
        to.is_revealed = self.is_revealed
        to.juices = self.juices[:]
        to.sworn = self.sworn
        to.truth = self.truth
        to.calls = self.calls
        to.rival = self.rival
        to.is_declined = self.is_declined
        to.winner = self.winner
        to.skill = self.skill
        to.shown = self.shown[:]
        to.bout = self.bout[:]
        to.secret = self.secret
        to.debtor = self.debtor
        to.debt = self.debt
        to.bids = self.bids[:]
        to.cloaked = self.cloaked
        to.work = self.work[:]
        to.depth = self.depth
        to.question = self.question
        to.waiting = self.waiting
        to.questioned = self.questioned
        to.answers = self.answers[:]
        to.lately = self.lately[:]
        to.heard = self.heard


def moved(place: i64, gone: i64) -> i64:
    """Where a marked place is after another left the row; -1 if it was the one."""
    if place == gone:
        return NONE
    if place > gone:
        return place - 1
    return place
