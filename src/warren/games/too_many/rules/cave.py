"""A seat's cave: what lies where, who gives what, and who is happy."""

from typing import Final

from librt.vecs import vec

from warren.engine.native import i64, mypyc_attr
from warren.games.too_many.rules.cards import CHILD, FAMILY, FAN, GUARD, KINDS, MAMA, NOTHING, PICKER, is_dragon
from warren.games.too_many.rules.grid import HOME, is_one_group, one_cell, room_for_a_card, size, within
from warren.games.too_many.rules.numbers import MOST_WANTS, Numbers

FULL: Final[i64] = 15


@mypyc_attr(acyclic=True, free_list_len=1)
class Cave:
    """The cards in the order they came, each with its cell; the dragon is the first.

    `taken`, `happy` and `mama` are sets of cells, a bit each (see grid.py); `gives` has such a set for every resource.
    """

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.count: i64 = 0
        self.cards: vec[i64] = vec[i64]([0] * FULL)
        self.spots: vec[i64] = vec[i64]([0] * FULL)
        self.taken: i64 = 0
        self.happy: i64 = 0
        self.mama: i64 = 0
        self.gives: vec[i64] = vec[i64]([0] * KINDS)

    def copy(self) -> "Cave":
        """A second cave that shares nothing that will change."""
        to = Cave(self.numbers)
        to.count = self.count
        to.cards = self.cards[:]
        to.spots = self.spots[:]
        to.taken = self.taken
        to.happy = self.happy
        to.mama = self.mama
        to.gives = self.gives[:]
        return to

    # Laying and moving.

    def room(self) -> i64:
        """TM-L2: the cells where a new card may go."""
        return self.room_around(self.taken)

    def room_around(self, cells: i64) -> i64:
        """TM-L1, TM-L2: the cells where a new card may go if the cave had these cells."""
        return room_for_a_card(cells, self.numbers.wide, self.numbers.high)

    def reach(self, cells: i64) -> i64:
        """TM-L1: the cells that a cave of these cells can have."""
        return within(cells, self.numbers.wide, self.numbers.high)

    def room_to_move(self, at: i64) -> i64:
        """TM-P2: the cells to which the card with that number may move; none for the dragon and Mama."""
        if is_dragon(self.cards[at]) or self.cards[at] == MAMA:
            return 0
        spot: i64 = one_cell(self.spots[at])
        rest: i64 = self.taken & ~spot
        left: i64 = self.room_around(rest) & ~spot
        if is_one_group(rest):
            return left
        found: i64 = 0
        while left != 0:
            cell: i64 = left & -left
            left &= left - 1
            if is_one_group(rest | cell):
                found |= cell
        return found

    def put(self, card: i64, bit: i64) -> None:
        """Lay a card on an empty cell, shy side up."""
        self.cards[self.count] = card
        self.spots[self.count] = bit
        self.count += 1
        self.enter(card, one_cell(bit))

    def enter(self, card: i64, spot: i64) -> None:
        """A card is at a cell from now on."""
        self.taken |= spot
        given: i64 = self.numbers.gives[card]
        if given != NOTHING:
            self.gives[given] |= spot
        if card == MAMA:
            self.mama = spot

    def move(self, at: i64, bit: i64) -> None:
        """TM-P2, TM-H3: move a card; a happy one stays happy."""
        card: i64 = self.cards[at]
        old: i64 = one_cell(self.spots[at])
        new: i64 = one_cell(bit)
        self.taken &= ~old
        given: i64 = self.numbers.gives[card]
        if given != NOTHING:
            self.gives[given] &= ~old
        if self.happy & old != 0:
            self.happy = (self.happy & ~old) | new
        self.spots[at] = bit
        self.enter(card, new)

    def card_at(self, bit: i64) -> i64:
        """The number, in the order they came, of the card on a cell; -1 if there is none."""
        at: i64 = 0
        while at < self.count:
            if self.spots[at] == bit:
                return at
            at += 1
        return -1

    # Happiness.

    def lacks(self, card: i64, near: i64) -> i64:
        """TM-H2, TM-M1: how many givers a basic kobold misses among some cells; Mama stands in for one."""
        numbers = self.numbers
        missing: i64 = 0
        want: i64 = card * MOST_WANTS
        last: i64 = want + numbers.want_count[card]
        while want < last:
            givers: i64 = near & self.gives[numbers.wants[want]]
            need: i64 = numbers.needs[want]
            if givers == 0:
                missing += need
            elif need > 1 and size(givers) < need:
                missing += need - size(givers)
            want += 1
        if missing > 0 and near & self.mama != 0:
            missing -= 1
        return missing

    def missing(self, card: i64, near: i64) -> i64:
        """The resources a basic kobold misses among some cells, a bit each, Mama or not."""
        numbers = self.numbers
        found: i64 = 0
        want: i64 = card * MOST_WANTS
        last: i64 = want + numbers.want_count[card]
        while want < last:
            if size(near & self.gives[numbers.wants[want]]) < numbers.needs[want]:
                found |= one_cell(numbers.wants[want])
            want += 1
        return found

    def is_content(self, card: i64, near: i64) -> bool:
        """TM-H2, TM-H5: whether a card has everything it wants among the cells around it."""
        if card < CHILD:
            return self.lacks(card, near) == 0
        if card <= GUARD:
            return near & (self.gives[FAMILY] | self.mama) != 0
        if card == MAMA:
            return near & self.gives[FAMILY] != 0
        if card == FAN:
            return (near >> HOME) & 1 == 1
        if card == PICKER:
            return self.mushrooms_in(near) > 0
        return False

    def mushrooms_in(self, near: i64) -> i64:
        """TM-H5, TM-M3: the mushrooms on some cells; Mama and pickers are one each."""
        found: i64 = 0
        at: i64 = 0
        while at < self.count:
            if (near >> self.spots[at]) & 1 == 1:
                found += self.numbers.mushrooms[self.cards[at]]
            at += 1
        return found

    def cheer(self) -> i64:
        """TM-H2, TM-H6: turn whoever has everything it wants, then the dragon; the cells of those that turned."""
        turned: i64 = 0
        at: i64 = 1
        while at < self.count:
            bit: i64 = self.spots[at]
            if (self.happy >> bit) & 1 == 0 and self.is_content(self.cards[at], self.numbers.around[bit]):
                turned |= one_cell(bit)
            at += 1
        self.happy |= turned
        if (self.happy >> HOME) & 1 == 0 and self.numbers.around[HOME] & ~self.happy == 0:
            self.happy |= one_cell(HOME)
            turned |= one_cell(HOME)
        return turned
