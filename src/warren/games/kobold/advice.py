"""Advice for bots: what a KOBOLD player sees in a move at a glance.

It is asked of imagined worlds only, and looks at nothing that the seat does not know: a face-down token is worth what
one of those that are still hidden is worth on average.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.engine.advice import Advice
from warren.engine.contract import State
from warren.games.kobold.rules import MOST_SPACES, SECTIONS
from warren.games.kobold.standing import chances_of
from warren.games.kobold.state import FACE_DOWN, FIRST_GRAB, KoboldState
from warren.games.kobold.tokens import EMPTY, FIRST_GEM, KINDS, KOBOLD, is_flash, is_gem, toy_of

# Points in hundredths, so that all is done in whole numbers.
POINT: Final[i64] = 100
HIDDEN: Final[i64] = 95
WAITING: Final[i64] = 70


class KoboldAdvice(Advice):
    """A pawn goes where the best token waits in safety; a Fetch begins when the pawns in hand are worth less."""

    def __init__(self) -> None:
        super().__init__()
        self.guides = True
        self.sense = 100
        self.patience = 12
        self.overlooks = vec[i64]([80, 45, 0, 0])
        self.simulations = vec[i64]([0, 0, 0, 2000])

    def hope(self, state: State, seat: i64) -> i64:
        """A seat's chances."""
        assert isinstance(state, KoboldState)
        return chances_of(state, seat)

    def is_settled(self, state: State) -> bool:
        """Between two turns."""
        assert isinstance(state, KoboldState)
        return not state.fetching

    def situation(self, state: State) -> i64:
        """Where the beam is."""
        assert isinstance(state, KoboldState)
        return state.beam

    def supposes(self, state: State, is_other: bool) -> bool:
        """Others look no further than one does at a glance."""
        return is_other

    def rate(self, state: State, seat: i64, code: i64) -> i64:
        assert isinstance(state, KoboldState)
        if code < FIRST_GRAB:
            return self.rate_place(state, seat, code)
        worth: i64 = self.worth_at(state, seat, code - FIRST_GRAB)
        if state.fetching:
            return worth
        # Beginning a Fetch brings every pawn home, so those still in hand go without.
        return worth - WAITING * state.in_hand(seat)

    def rate_place(self, state: KoboldState, seat: i64, section: i64) -> i64:
        """The best token that no own pawn waits for yet, less the risk of the beam."""
        waiting: i64 = state.pawns[seat * SECTIONS + section]
        best: i64 = self.nth_best(state, seat, section, waiting)
        return best * (8 - self.danger(state, section)) // 8

    def nth_best(self, state: KoboldState, seat: i64, section: i64, taken: i64) -> i64:
        """What the token is worth that is left when so many better ones are taken."""
        cell: i64 = section * MOST_SPACES
        last: i64 = cell + state.side.spaces[section]
        first: i64 = -1000
        second: i64 = -1000
        third: i64 = -1000
        while cell < last:
            if state.board[cell] != EMPTY:
                worth: i64 = self.worth_at(state, seat, cell)
                if worth > first:
                    third = second
                    second = first
                    first = worth
                elif worth > second:
                    third = second
                    second = worth
                else:
                    third = max(third, worth)
            cell += 1
        if taken == 0:
            return first
        return second if taken == 1 else third

    def danger(self, state: KoboldState, section: i64) -> i64:
        """How many faces of the die would light the section."""
        die = state.numbers.die
        count: i64 = 0
        for at in range(len(die)):
            past: i64 = (section - state.beam - die[at] + 2 * SECTIONS) % SECTIONS
            if past <= 1:
                count += 1
        return count

    def worth_at(self, state: KoboldState, seat: i64, cell: i64) -> i64:
        """What the token on a cell is worth to the seat."""
        seen: i64 = state.seen_at(cell)
        if seen == FACE_DOWN:
            return HIDDEN
        if seen == KOBOLD:
            return POINT
        if is_gem(seen):
            return self.worth_of_gem(state, seat, seen)
        if is_flash(seen):
            return self.worth_of_flash(state, seat, toy_of(seen))
        return self.worth_of_toy(state, seat, seen)

    def worth_of_gem(self, state: KoboldState, seat: i64, gem: i64) -> i64:
        """A colour that is missing is worth more the more others one has."""
        trophies = state.numbers.gem_trophies
        if state.trophies_taken == len(trophies) or state.loot[seat * KINDS + gem] > 0:
            return 15
        others: i64 = 0
        for at in range(4):
            if state.loot[seat * KINDS + FIRST_GEM + at] > 0:
                others += 1
        best: i64 = trophies[state.trophies_taken] * POINT
        return best if others == 3 else best * (others + 1) // 6

    def worth_of_toy(self, state: KoboldState, seat: i64, toy: i64) -> i64:
        """A toy is worth most where the lead is close."""
        own: i64 = state.loot[seat * KINDS + toy]
        most: i64 = self.most_of_others(state, seat, toy)
        behind: i64 = most - own
        if behind > 2 or behind < -3:
            return 25
        return 130 if -1 <= behind <= 1 else 80

    def worth_of_flash(self, state: KoboldState, seat: i64, toy: i64) -> i64:
        """Tiles for oneself are good, tiles for others are not."""
        own: i64 = state.loot[seat * KINDS + toy]
        most: i64 = self.most_of_others(state, seat, toy)
        if own > most:
            return state.numbers.flash_alone * POINT
        if own == most:
            return 30 if own > 0 else 0
        return -100

    def most_of_others(self, state: KoboldState, seat: i64, toy: i64) -> i64:
        """How many of a toy the best of the other seats has."""
        most: i64 = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.loot[other * KINDS + toy])
        return most
