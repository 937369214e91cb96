"""The memory of a search: what was tried at every point of a playing, by whom, and how well it went."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from warren.engine.moves import MoveList

NONE: Final[i64] = -1
MOST_SEATS: Final[i64] = 5
#: Results are counted in thousandths of a win.
WIN: Final[i64] = 1000
#: Shares of a mixed strategy are counted in millionths.
WHOLE: Final[i64] = 1_000_000


class Tree:
    """Points of a playing as its moves lead to them, and the moves tried at each, in ascending order, seat by seat.

    A move has its number of visits, how often it could have been chosen, the sum of results for its seat, and for
    questions put to several seats at once its regret and how often it was meant to be chosen, and how good it was
    judged before it was tried. `reached` says at which points a seat has already been asked.
    """

    def __init__(self, room: i64) -> None:
        self.points: i64 = 1
        self.first: vec[i64] = vec[i64]([NONE] * (room * MOST_SEATS))
        self.reached: vec[i64] = vec[i64]([0] * (room * MOST_SEATS))
        self.moves: i64 = 0
        self.code: vec[i64] = vec[i64]([0] * room)
        self.next: vec[i64] = vec[i64]([NONE] * room)
        self.visits: vec[i64] = vec[i64]([0] * room)
        self.chances: vec[i64] = vec[i64]([0] * room)
        self.results: vec[i64] = vec[i64]([0] * room)
        self.regret: vec[i64] = vec[i64]([0] * room)
        self.share: vec[i64] = vec[i64]([0] * room)
        self.prior: vec[i64] = vec[i64]([0] * room)
        self.keys: vec[i64] = vec[i64]([NONE] * (4 * room))
        self.found: vec[i64] = vec[i64]([0] * (4 * room))
        self.slots: i64 = 4 * room

    def add_move(self, point: i64, seat: i64, before: i64, code: i64) -> i64:
        """Remember a move, after another one of the same seat, or first; its number."""
        number: i64 = self.moves
        if number == len(self.code):
            self.grow_moves(number)
        self.code[number] = code
        if before == NONE:
            head: i64 = point * MOST_SEATS + seat
            self.next[number] = self.first[head]
            self.first[head] = number
        else:
            self.next[number] = self.next[before]
            self.next[before] = number
        self.moves += 1
        return number

    def grow_moves(self, by: i64) -> None:
        """Room for more moves."""
        self.code = extend(self.code, vec[i64]([0] * by))
        self.next = extend(self.next, vec[i64]([NONE] * by))
        self.visits = extend(self.visits, vec[i64]([0] * by))
        self.chances = extend(self.chances, vec[i64]([0] * by))
        self.results = extend(self.results, vec[i64]([0] * by))
        self.regret = extend(self.regret, vec[i64]([0] * by))
        self.share = extend(self.share, vec[i64]([0] * by))
        self.prior = extend(self.prior, vec[i64]([0] * by))

    def list_tried(self, point: i64, seat: i64, legal: MoveList, into: MoveList) -> i64:
        """For every legal move its number in the tree, -1 if it was not tried; how many were not."""
        untried: i64 = 0
        number: i64 = self.first[point * MOST_SEATS + seat]
        at: i64 = 0
        while at < legal.count:
            code: i64 = legal.codes[at]
            while number != NONE and self.code[number] < code:
                number = self.next[number]
            if number != NONE and self.code[number] == code:
                into.codes[at] = number
                self.chances[number] += 1
            else:
                into.codes[at] = NONE
                untried += 1
            at += 1
        into.count = legal.count
        return untried

    def try_move(self, point: i64, seat: i64, code: i64) -> i64:
        """Put a move that was not tried before among those that were, in its place; its number."""
        before: i64 = NONE
        number: i64 = self.first[point * MOST_SEATS + seat]
        while number != NONE and self.code[number] < code:
            before = number
            number = self.next[number]
        if number != NONE and self.code[number] == code:
            return number
        return self.add_move(point, seat, before, code)

    def point_after(self, key: i64) -> i64:
        """The point that a key leads to, a new one if there was none."""
        slot: i64 = key % self.slots
        while self.keys[slot] != NONE:
            if self.keys[slot] == key:
                return self.found[slot]
            slot += 1
            if slot == self.slots:
                slot = 0
        point: i64 = self.points
        if (point + 1) * MOST_SEATS > len(self.first):
            self.reached = extend(self.reached, vec[i64]([0] * len(self.first)))
            self.first = extend(self.first, vec[i64]([NONE] * len(self.first)))
        self.keys[slot] = key
        self.found[slot] = point
        self.points += 1
        if self.points * 2 > self.slots:
            self.grow_keys()
        return point

    def grow_keys(self) -> None:
        """Room for more points."""
        keys = self.keys
        found = self.found
        slots: i64 = self.slots
        self.slots = 2 * slots
        self.keys = vec[i64]([NONE] * self.slots)
        self.found = vec[i64]([0] * self.slots)
        old: i64 = 0
        while old < slots:
            if keys[old] != NONE:
                slot: i64 = keys[old] % self.slots
                while self.keys[slot] != NONE:
                    slot += 1
                    if slot == self.slots:
                        slot = 0
                self.keys[slot] = keys[old]
                self.found[slot] = found[old]
            old += 1


def mix(key: i64, number: i64) -> i64:
    """A key with one more number in it."""
    mixed: i64 = ((key ^ (number + 0x9E3779B9)) & 0xFFFFFFFF) * 0x85EBCA6B
    return ((mixed >> 7) ^ (key * 31 & 0xFFFFFFFFFFFF) ^ (mixed << 13 & 0xFFFFFFFFFFFFFF)) & 0xFFFFFFFFFFFFFFF
