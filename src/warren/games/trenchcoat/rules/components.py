"""What lies on a Trench Coat table and who has what: the data of a playing, and the small things done with them."""

from typing import Final

from librt.vecs import append, vec

from warren.engine.contract import Game, State
from warren.engine.native import i64, mypyc_attr
from warren.engine.rng import Rng
from warren.games.trenchcoat.rules.cards import HAND
from warren.games.trenchcoat.rules.numbers import Numbers
from warren.games.trenchcoat.rules.views.public_history import deed_of, with_deed

NONE: Final[i64] = -1
#: With a limit of 5, Magic Hats can fill a hand beyond it before anything must be discarded.
MOST_ITEMS: Final[i64] = 16
#: The bit of those who watch without a seat, and the bits of everybody.
SPECTATOR: Final[i64] = 4
ALL: Final[i64] = 31
#: A roll is a seat times this, and its die.
ROLL: Final[i64] = 8


class Pile:
    """A deck with its discards; the deck's top is its last card. The deck is replaced when it is remade."""

    def __init__(self, cards: vec[i64]) -> None:
        self.deck: vec[i64] = cards
        self.count: i64 = len(cards)
        self.discards: vec[i64] = vec[i64]()

    def copy(self) -> "Pile":
        """A second pile that shares nothing that will change."""
        to = Pile(self.deck)
        to.count = self.count
        to.discards = self.discards[:]
        return to

    def discard(self, card: i64) -> None:
        """Lay a card on the discards."""
        self.discards = append(self.discards, card)

    def remake(self, rng: Rng) -> bool:
        """TC-S3: an empty deck is remade from its discards when a card is needed; whether it was."""
        if self.count > 0 or len(self.discards) == 0:
            return False
        self.deck = self.discards
        self.discards = vec[i64]()
        self.count = len(self.deck)
        rng.shuffle(self.deck, self.count)
        return True

    def draw(self) -> i64:
        """The top card; -1 if there is none."""
        if self.count == 0:
            return NONE
        self.count -= 1
        return self.deck[self.count]


@mypyc_attr(acyclic=True)
class Table(State):
    """Hands, gold, decks and shop.

    Hands are rows (TC-S1): `kobolds` has three places a seat, `items` sixteen. `known` marks kobolds that everybody
    knows; `told` has for every item the seats that know of it, a bit each. `inside` are the seats still in the game.
    `deeds` are what everybody saw done with kobolds. `start_dice` are all rolls for the first turn in the order they
    were made; by version 1 of the rules the last die of every seat.
    """

    def __init__(self, game: Game, seats: i64, rng: Rng, numbers: Numbers) -> None:
        super().__init__(game, seats, rng)
        self.numbers = numbers
        # Options.
        self.lite = False
        self.physical: i64 = 0
        self.declining: i64 = 0
        self.memory = False
        self.round_limit: i64 = 0
        # The seats.
        self.first: i64 = 0
        self.active: i64 = 0
        self.round: i64 = 1
        self.inside: i64 = 0
        self.kobolds: vec[i64] = vec[i64]([NONE] * (seats * HAND))
        self.kobold_count: vec[i64] = vec[i64]([0] * seats)
        self.known: vec[i64] = vec[i64]([0] * (seats * HAND))
        self.items: vec[i64] = vec[i64]([NONE] * (seats * MOST_ITEMS))
        self.item_count: vec[i64] = vec[i64]([0] * seats)
        self.told: vec[i64] = vec[i64]([0] * (seats * MOST_ITEMS))
        self.gold: vec[i64] = vec[i64]([0] * seats)
        self.satchels: i64 = 0
        self.foreseen: vec[i64] = vec[i64]([0] * seats)
        self.felled: i64 = 0
        # The middle.
        self.shop: vec[i64] = vec[i64]([NONE, NONE])
        self.kobold_pile: Pile = Pile(vec[i64]())
        self.item_pile: Pile = Pile(vec[i64]())
        self.event_pile: Pile = Pile(vec[i64]())
        self.start_dice: vec[i64] = vec[i64]([0] * seats)
        self.deeds: vec[i64] = vec[i64]()

    # Seats.

    def bit(self, seat: i64) -> i64:
        """A seat as a bit."""
        return 8 >> (3 - seat)

    def is_in(self, seat: i64) -> bool:
        """Whether a seat is in the game."""
        return (self.inside >> seat) & 1 == 1

    def is_foreseen(self) -> bool:
        """Whether a seat knows what comes next."""
        seat: i64 = 0
        while seat < self.seats:
            if self.foreseen[seat] > 0:
                return True
            seat += 1
        return False

    def next_inside(self, seat: i64) -> i64:
        """The next seat in the game, clockwise; the seat itself if it is alone."""
        for _ in range(self.seats):
            seat += 1
            if seat == self.seats:
                seat = 0
            if self.is_in(seat):
                return seat
        return seat

    def from_active(self, number: i64) -> i64:
        """The seat so many places after the active one."""
        seat: i64 = self.active + number
        if seat >= self.seats:
            seat -= self.seats
        return seat

    def holders(self) -> i64:
        """The seats that hold at least one item."""
        bits: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.item_count[seat] > 0:
                bits |= self.bit(seat)
            seat += 1
        return bits

    # Items.

    def has_item(self, seat: i64, item: i64) -> bool:
        """Whether a seat holds that item."""
        return self.place_of(seat, item) != NONE

    def place_of(self, seat: i64, item: i64) -> i64:
        """Where in its hand a seat has that item first; -1 if it has none."""
        at: i64 = 0
        while at < self.item_count[seat]:
            if self.items[seat * MOST_ITEMS + at] == item:
                return at
            at += 1
        return NONE

    def put_item(self, seat: i64, item: i64, told: i64) -> None:
        """An item goes to the end of a hand; `told` are the other seats that know of it."""
        at: i64 = seat * MOST_ITEMS + self.item_count[seat]
        self.items[at] = item
        self.told[at] = told
        self.item_count[seat] += 1

    def take_item(self, seat: i64, place: i64) -> i64:
        """An item leaves a hand, and the gap closes."""
        first: i64 = seat * MOST_ITEMS
        item: i64 = self.items[first + place]
        last: i64 = self.item_count[seat] - 1
        while place < last:
            self.items[first + place] = self.items[first + place + 1]
            self.told[first + place] = self.told[first + place + 1]
            place += 1
        self.items[first + last] = NONE
        self.told[first + last] = 0
        self.item_count[seat] = last
        return item

    def lose_item(self, seat: i64, item: i64) -> None:
        """An item leaves a hand for the discards."""
        self.take_kind(seat, item)
        self.item_pile.discard(item)

    def take_kind(self, seat: i64, item: i64) -> None:
        """An item leaves a hand for all to see."""
        place: i64 = self.place_of(seat, item)
        told: i64 = self.told[seat * MOST_ITEMS + place]
        self.take_item(seat, place)
        self.blur(seat, item, told)

    def steal(self, thief: i64, victim: i64, place: i64) -> i64:
        """TC-P2: an item changes hands, and only the two learn which; others know the rest of that hand no more."""
        told: i64 = self.told[victim * MOST_ITEMS + place]
        item: i64 = self.take_item(victim, place)
        self.put_item(thief, item, self.bit(victim))
        self.blur(victim, item, told)
        at: i64 = victim * MOST_ITEMS
        while at < victim * MOST_ITEMS + self.item_count[victim]:
            self.told[at] &= self.bit(thief)
            at += 1
        return item

    def blur(self, seat: i64, item: i64, told: i64) -> None:
        """One of several equal items is gone, nobody can tell which: of the others only those know who knew of it."""
        at: i64 = seat * MOST_ITEMS
        while at < seat * MOST_ITEMS + self.item_count[seat]:
            if self.items[at] == item:
                self.told[at] &= told
            at += 1

    def has_items_to_draw(self) -> bool:
        """Whether the item deck has a card, or can be remade."""
        return self.item_pile.count > 0 or len(self.item_pile.discards) > 0

    def item_limit(self, seat: i64) -> i64:
        """TC-I2: how many items a seat may hold."""
        if (self.satchels >> seat) & 1 == 1:
            return self.numbers.satchel_limit
        return self.numbers.limit

    # Kobolds.

    def kobold_at(self, seat: i64, place: i64) -> i64:
        """The kobold at a place of a hand."""
        return self.kobolds[seat * HAND + place]

    def put_kobold(self, seat: i64, kobold: i64) -> None:
        """A kobold goes to the end of a hand, known to its owner alone."""
        at: i64 = seat * HAND + self.kobold_count[seat]
        self.kobolds[at] = kobold
        self.known[at] = 0
        self.kobold_count[seat] += 1

    def take_kobold(self, seat: i64, place: i64) -> i64:
        """A kobold leaves a hand, and the gap closes."""
        first: i64 = seat * HAND
        kobold: i64 = self.kobolds[first + place]
        at: i64 = place
        last: i64 = self.kobold_count[seat] - 1
        while at < last:
            self.kobolds[first + at] = self.kobolds[first + at + 1]
            self.known[first + at] = self.known[first + at + 1]
            at += 1
        self.kobolds[first + last] = NONE
        self.known[first + last] = 0
        self.kobold_count[seat] = last
        return kobold

    def witness(self, kind: i64, seat: i64, kobold: i64, about: i64) -> None:
        """Everybody sees what a seat did with a kobold, and remembers it."""
        self.deeds = with_deed(self.deeds, deed_of(kind, seat, kobold, about))

    def copy_table(self, to: "Table") -> None:
        """Copy everything to a table of the same game."""
        self.copy_options(to)
        to.over = self.over
        to.first = self.first
        to.active = self.active
        to.round = self.round
        to.inside = self.inside
        to.kobolds = self.kobolds[:]
        to.kobold_count = self.kobold_count[:]
        to.known = self.known[:]
        to.items = self.items[:]
        to.item_count = self.item_count[:]
        to.told = self.told[:]
        to.gold = self.gold[:]
        to.satchels = self.satchels
        to.foreseen = self.foreseen[:]
        to.felled = self.felled
        to.shop = self.shop[:]
        to.kobold_pile = self.kobold_pile.copy()
        to.item_pile = self.item_pile.copy()
        to.event_pile = self.event_pile.copy()
        to.start_dice = self.start_dice
        to.deeds = self.deeds

    def copy_options(self, to: "Table") -> None:
        """What the table chose."""
        to.lite = self.lite
        to.physical = self.physical
        to.declining = self.declining
        to.memory = self.memory
        to.round_limit = self.round_limit
        to.named_first = self.named_first


def roll_of(seat: i64, die: i64) -> i64:
    """A die and whose it is, as one number."""
    return seat * ROLL + die


def swap(row: vec[i64], at: i64, other: vec[i64], there: i64) -> None:
    """Two cards change places, in one row or between two."""
    held: i64 = row[at]
    row[at] = other[there]
    other[there] = held


def sort_first(row: vec[i64], count: i64) -> None:
    """The first so many numbers in ascending order; they are few, or nearly so already."""
    at: i64 = 1
    while at < count:
        back: i64 = at
        while back > 0 and row[back - 1] > row[back]:
            swap(row, back, row, back - 1)
            back -= 1
        at += 1
