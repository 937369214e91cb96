"""One playing of Koffer, Katze & Sombrero, and its rules.

Clause ids (KF-…) are those of RULES.md beside this file.
"""

from typing import Final

from librt.vecs import vec

from warren.engine.contract import EVERYONE, Game
from warren.engine.match import GAME_ENDED, MatchState
from warren.engine.moves import MoveList
from warren.engine.native import i64, mypyc_attr
from warren.engine.rng import Rng
from warren.games.koffer.rules.cards import (
    A_TOKEN_EACH,
    MOST_PLACES,
    at,
    before,
    colour_of,
    in_order,
    put,
    value_of,
    without,
)
from warren.games.koffer.rules.numbers import SPECIALS, Numbers, Specials
from warren.games.koffer.rules.score import Tally, count_points

# How a card lies in a display.
FACE_UP: Final[i64] = 0
FACE_DOWN: Final[i64] = 1
ASIDE: Final[i64] = 2
LIES_FACE_DOWN: Final[i64] = FACE_DOWN << 6

# Happenings on the tape.
DEALT: Final[i64] = 1
TOOK: Final[i64] = 2
LAID: Final[i64] = 3
REFILLED: Final[i64] = 4
LAST_ROUND: Final[i64] = 5


class Laid:
    """How one card came to lie in a display: a card of `laid`, read back."""

    def __init__(self, entry: i64) -> None:
        self.card: Final[i64] = entry & 63
        self.how: Final[i64] = (entry >> 6) & 3
        self.seat: Final[i64] = entry >> 8


def entry_of(seat: i64, card: i64, how: i64) -> i64:
    """A card in a display as one number, for `KofferState.laid`."""
    return (seat << 8) | (how << 6) | card


@mypyc_attr(acyclic=True, free_list_len=1)
class KofferState(MatchState):
    """The row, the deck, and every seat's tokens and display.

    `tops` has a place for every seat and colour: the value of a topmost face-up card, else 0. `laid` is every card
    taken, in order, with whose it is and how it lies. The deck is never changed once dealt, so copies share it.
    """

    def __init__(self, game: Game, seats: i64, rng: Rng, numbers: Numbers, specials: Specials) -> None:
        super().__init__(game, seats, rng)
        self.numbers = numbers
        self.specials = specials
        self.fixed_specials = True
        self.memory = False
        self.row: i64 = 0
        self.row_tokens: i64 = 0
        self.row_count: i64 = 0
        self.deck: vec[i64] = vec[i64]()
        self.deck_count: i64 = 0
        self.box: i64 = 0
        self.tokens: vec[i64] = vec[i64]()
        self.tops: vec[i64] = vec[i64]()
        self.laid: vec[i64] = vec[i64]()
        self.laid_count: i64 = 0
        self.put_aside: i64 = 0
        self.last_value: i64 = 0

    # Set-up.

    def deal(self) -> None:
        """KF-S1: shuffle, lay out the row, hand out tokens; KF-P1: draw special cards unless they are fixed."""
        if not self.fixed_specials:
            self.specials = self.draw_specials()
        self.clear_table()
        deck = self.deck
        self.rng.shuffle(deck, self.deck_count)
        self.row_count = self.specials.row_length
        place: i64 = 0
        while place < self.row_count:
            self.deck_count -= 1
            self.row = put(self.row, place, deck[self.deck_count])
            place += 1
        self.turn = self.first
        if self.tape is not None:
            self.note_dealt()

    def clear_table(self) -> None:
        """A sorted deck, an empty row, empty displays and full hands of tokens."""
        numbers = self.numbers
        self.deck = numbers.cards[:]
        self.deck_count = len(numbers.cards)
        self.row = 0
        self.row_tokens = 0
        self.row_count = 0
        self.box = numbers.tokens - numbers.tokens_each * self.seats
        self.tokens = vec[i64]([numbers.tokens_each] * self.seats)
        self.tops = vec[i64]([0] * (self.seats * 4))
        self.laid = vec[i64]([0] * self.deck_count)
        self.laid_count = 0
        self.put_aside = 0
        self.last_value = 0

    def draw_specials(self) -> Specials:
        """KF-P1: three of the fifteen, at random."""
        cards = vec[i64]([0] * SPECIALS)
        for number in range(SPECIALS):
            cards[number] = number + 1
        self.rng.shuffle(cards, SPECIALS)
        drawn = [int(cards[0]), int(cards[1]), int(cards[2])]
        drawn.sort()
        return Specials(tuple(drawn), self.numbers)

    # Asking.

    def ask_now(self) -> str:
        return "take"

    # Moves: a place of the row, counted from 0; MOST_PLACES more to put the card aside (special card 8).

    def reach(self, seat: i64) -> i64:
        """How many cards of the row the seat can pay for (KF-T1, special card 1)."""
        places: i64 = max(self.tokens[seat] + 1, self.specials.free_places)
        return min(places, self.row_count)

    def may_put_aside(self, seat: i64) -> bool:
        """Whether the seat still has its one use of special card 8."""
        return self.specials.hand_luggage and (self.put_aside >> seat) & 1 == 0

    def list_moves(self, seat: i64, into: MoveList) -> None:
        reach: i64 = self.reach(seat)
        codes = into.codes
        place: i64 = 0
        while place < reach:
            codes[place] = place
            place += 1
        into.count = reach
        if self.may_put_aside(seat):
            place = 0
            while place < reach:
                into.add(MOST_PLACES + place)
                place += 1

    def pick(self, seat: i64, rng: Rng, scratch: MoveList) -> i64:
        reach: i64 = self.reach(seat)
        if not self.specials.hand_luggage or not self.may_put_aside(seat):
            return rng.below(reach)
        choice: i64 = rng.below(2 * reach)
        return choice if choice < reach else choice - reach + MOST_PLACES

    def wander(self, rng: Rng, scratch: MoveList) -> bool:
        if self.over:
            return False
        self._apply(self.turn, self.pick(self.turn, rng, scratch))
        return True

    def is_legal(self, seat: i64, code: i64) -> bool:
        if code >= MOST_PLACES:
            return code - MOST_PLACES < self.reach(seat) and self.may_put_aside(seat)
        return 0 <= code < self.reach(seat)

    def _apply(self, seat: i64, code: i64) -> None:
        """A turn: take, place, refill (KF-T1 to KF-T5)."""
        if code < MOST_PLACES:
            self.lay(seat, self.take(seat, code))
        else:
            self.lay_aside(seat, self.take(seat, code - MOST_PLACES))
        self.refill()
        self.pass_turn()

    # A turn, step by step.

    def cost(self, place: i64) -> i64:
        """KF-T1: one token for each card before it; special card 1 makes the first two free."""
        if place < self.specials.free_places:
            return 0
        return place

    def returned(self, place: i64, paid: i64) -> i64:
        """Special card 4: taking the last card of the row gives back half of what was paid, rounded up."""
        if not self.specials.lost_and_found or place != self.row_count - 1:
            return 0
        return (paid + 1) >> 1

    def take(self, seat: i64, place: i64) -> i64:
        """Pay, take the card with its tokens, and close the gap (KF-T1, KF-T2); the card taken."""
        card: i64 = at(self.row, place)
        on_row: i64 = self.row_tokens
        paid: i64 = self.cost(place)
        returned: i64 = 0
        if paid > 0:
            returned = self.returned(place, paid)
            # Those given back lie nearest the front, so the others are on the places from `returned` on.
            on_row += A_TOKEN_EACH & before(place) & ~before(returned)
        found: i64 = at(on_row, place)
        self.tokens[seat] += found + returned - paid
        self.row = without(self.row, place)
        self.row_tokens = without(on_row, place)
        self.row_count -= 1
        if self.tape is not None:
            self.note_took(seat, place, card, paid, returned, found)
        return card

    def accepts(self, top: i64, value: i64) -> bool:
        """KF-T3, KF-T4: does a card of that value lie face up on that top? 0 stands for no card or a face-down one."""
        if value > top:
            return True
        specials = self.specials
        if specials.round_trip and top == self.numbers.highest:
            return True
        return specials.twin_suitcase and value == self.last_value

    def lies_face_up(self, seat: i64, card: i64) -> bool:
        """How the card would lie in the seat's display."""
        return self.accepts(self.tops[seat * 4 + colour_of(card)], value_of(card))

    def earns_token(self, seat: i64, card: i64) -> bool:
        """Special card 5, asked before the card is laid face up: would it be the third, sixth or ninth?"""
        if not self.specials.frequent_flyer or self.box == 0:
            return False
        return (self.face_up_count(seat, colour_of(card)) + 1) % self.numbers.flyer_every == 0

    def face_up_count(self, seat: i64, colour: i64) -> i64:
        """How many face-up cards of a colour the seat has."""
        count: i64 = 0
        for i in range(self.laid_count):
            laid = Laid(self.laid[i])
            if laid.seat == seat and laid.how == FACE_UP and colour_of(laid.card) == colour:
                count += 1
        return count

    def lay(self, seat: i64, card: i64) -> None:
        """KF-T3: place the card in the display."""
        tops = self.tops
        pile: i64 = seat * 4 + colour_of(card)
        value: i64 = value_of(card)
        how: i64 = FACE_DOWN
        earned: i64 = 0
        if self.accepts(tops[pile], value):
            how = FACE_UP
            if self.specials.frequent_flyer and self.earns_token(seat, card):
                earned = 1
                self.box -= 1
                self.tokens[seat] += 1
            tops[pile] = value
        else:
            tops[pile] = 0
        self.keep(seat, card, how)
        if self.tape is not None:
            self.note_laid(seat, card, how, earned)

    def lay_aside(self, seat: i64, card: i64) -> None:
        """Special card 8: the card goes to neither sequence nor count of cards."""
        one: i64 = 1
        self.put_aside |= one << seat
        self.keep(seat, card, ASIDE)
        if self.tape is not None:
            self.note_laid(seat, card, ASIDE, 0)

    def keep(self, seat: i64, card: i64, how: i64) -> None:
        """Remember a card taken: whose it is and how it lies."""
        self.laid[self.laid_count] = entry_of(seat, card, how)
        self.laid_count += 1
        self.last_value = value_of(card)

    def refill(self) -> None:
        """KF-T5: turn a deck card into the free last place; with the deck empty the row stays short."""
        if self.deck_count > 0:
            self.deck_count -= 1
            card: i64 = self.deck[self.deck_count]
            if self.tape is not None:
                self.note_refilled(card)
            self.row = put(self.row, self.row_count, card)
            self.row_count += 1
        elif self.tape is not None and self.row_count == self.specials.row_length - 1:
            self.tape.open(LAST_ROUND, EVERYONE)

    def ending(self) -> bool:
        """KF-E1: a refill has failed, so the round is being finished."""
        return self.row_count < self.specials.row_length

    def pass_turn(self) -> None:
        """Clockwise; the game ends when the round after the trigger is full (KF-E1)."""
        super().pass_turn()
        if self.turn == self.first and self.ending():
            self.finish_game()

    # Counting.

    def tally(self) -> Tally:
        """The displays counted, with every line of the score."""
        tally = Tally(self.seats, self.numbers, self.specials)
        for seat in range(self.seats):
            tally.tokens[seat] = self.tokens[seat]
        for i in range(self.laid_count):
            laid = Laid(self.laid[i])
            tally.lay(laid.seat, laid.card, laid.how)
        count_points(tally)
        return tally

    def game_points(self) -> vec[i64]:
        """KF-E2: face-up values, less a penalty per face-down card, and a point per token."""
        if self.specials.any:
            return self.tally().sums()
        points = self.tokens[:]
        penalty: i64 = self.specials.penalty
        i: i64 = 0
        while i < self.laid_count:
            entry: i64 = self.laid[i]
            seat: i64 = entry >> 8
            if entry & LIES_FACE_DOWN:
                points[seat] -= penalty
            else:
                points[seat] += value_of(entry)
            i += 1
        return points

    # Copies and imagined worlds.

    def copy(self) -> "KofferState":
        to = KofferState(self.game, self.seats, self.rng.copy(), self.numbers, self.specials)
        self.copy_match(to)
        to.fixed_specials = self.fixed_specials
        to.memory = self.memory
        to.turn = self.turn
        to.row = self.row
        to.row_tokens = self.row_tokens
        to.row_count = self.row_count
        to.deck = self.deck
        to.deck_count = self.deck_count
        to.box = self.box
        to.tokens = self.tokens[:]
        to.tops = self.tops[:]
        to.laid = self.laid[:]
        to.laid_count = self.laid_count
        to.put_aside = self.put_aside
        to.last_value = self.last_value
        return to

    def again(self, rng: Rng) -> "KofferState":
        to = KofferState(self.game, self.seats, rng, self.numbers, self.specials)
        to.games = self.games
        to.named_first = self.named_first
        to.fixed_specials = self.fixed_specials
        to.memory = self.memory
        to.begin_match()
        return to

    def _imagine(self, seat: int | None, rng: Rng) -> "KofferState":
        """Only the order of the deck is hidden, and from everyone alike; so is all randomness to come."""
        world = self.copy()
        world.deck = in_order(self.deck, self.deck_count)
        rng.shuffle(world.deck, world.deck_count)
        world.rng = rng.branch()
        return world

    # The tape.

    def note_dealt(self) -> None:
        """A deal: game, first seat, special cards, then the row."""
        tape = self.tape
        if tape is not None:
            tape.open(DEALT, EVERYONE)
            tape.write(self.game_number)
            tape.write(self.first)
            tape.write(len(self.specials.cards))
            for card in self.specials.cards:
                tape.write(card)
            for place in range(self.row_count):
                tape.write(at(self.row, place))

    def note_took(self, seat: i64, place: i64, card: i64, paid: i64, returned: i64, found: i64) -> None:
        """A card taken, and what that cost and gave."""
        tape = self.tape
        if tape is not None:
            tape.open(TOOK, EVERYONE)
            tape.write(seat)
            tape.write(place)
            tape.write(card)
            tape.write(paid)
            tape.write(returned)
            tape.write(found)

    def note_laid(self, seat: i64, card: i64, how: i64, earned: i64) -> None:
        """How the card came to lie."""
        tape = self.tape
        if tape is not None:
            tape.open(LAID, EVERYONE)
            tape.write(seat)
            tape.write(card)
            tape.write(how)
            tape.write(earned)

    def note_refilled(self, card: i64) -> None:
        """A card turned into the place after the last."""
        tape = self.tape
        if tape is not None:
            tape.open(REFILLED, EVERYONE)
            tape.write(card)
            tape.write(self.row_count)

    def note_game_ended(self) -> None:
        """The end of a game: its number, then every line of every seat's score."""
        tape = self.tape
        if tape is not None:
            tape.open(GAME_ENDED, EVERYONE)
            tape.write(self.game_number)
            tape.write(self.seats)
            for points in self.tally().points:
                tape.write(points)
