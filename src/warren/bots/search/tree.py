"""The tree of a search: information-set nodes, and the statistics of every move tried at them."""

from typing import Final

from librt.vecs import extend, vec

from warren.engine.moves import MoveList
from warren.engine.native import i64

NONE: Final[i64] = -1
MAX_SEATS: Final[i64] = 5
#: Values are counted in thousandths of a win.
WIN: Final[i64] = 1000
#: Probabilities of a mixed strategy are counted in millionths.
CERTAIN: Final[i64] = 1_000_000


class Tree:
    """Information-set nodes, and for every seat asked there a list of its moves in ascending order of their codes.

    A move has a visit count, an availability count (how often it was legal when its node was visited), the sum of its
    values for its seat, and a prior score. At simultaneous questions it also has a regret and the sum of its
    probabilities. `reached` is 1 where a seat has been asked at a node before.
    """

    def __init__(self, capacity: i64) -> None:
        self.nodes: i64 = 1
        self.first: vec[i64] = vec[i64]([NONE] * (capacity * MAX_SEATS))
        self.reached: vec[i64] = vec[i64]([0] * (capacity * MAX_SEATS))
        self.moves: i64 = 0
        self.code: vec[i64] = vec[i64]([0] * capacity)
        self.next: vec[i64] = vec[i64]([NONE] * capacity)
        self.visits: vec[i64] = vec[i64]([0] * capacity)
        self.availability: vec[i64] = vec[i64]([0] * capacity)
        self.value_sum: vec[i64] = vec[i64]([0] * capacity)
        self.regret: vec[i64] = vec[i64]([0] * capacity)
        self.strategy_sum: vec[i64] = vec[i64]([0] * capacity)
        self.prior: vec[i64] = vec[i64]([0] * capacity)
        self.keys: vec[i64] = vec[i64]([NONE] * (4 * capacity))
        self.node_of: vec[i64] = vec[i64]([0] * (4 * capacity))
        self.slots: i64 = 4 * capacity
        self.ask_ids: dict[str, int] = {}

    def add_move(self, node: i64, seat: i64, before: i64, code: i64) -> i64:
        """Insert a move after another one of the same seat, or first; its number."""
        number: i64 = self.moves
        if number == len(self.code):
            self.grow_moves(number)
        self.code[number] = code
        if before == NONE:
            head: i64 = node * MAX_SEATS + seat
            self.next[number] = self.first[head]
            self.first[head] = number
        else:
            self.next[number] = self.next[before]
            self.next[before] = number
        self.moves += 1
        return number

    def grow_moves(self, by: i64) -> None:
        """Make room for more moves."""
        self.code = extend(self.code, vec[i64]([0] * by))
        self.next = extend(self.next, vec[i64]([NONE] * by))
        self.visits = extend(self.visits, vec[i64]([0] * by))
        self.availability = extend(self.availability, vec[i64]([0] * by))
        self.value_sum = extend(self.value_sum, vec[i64]([0] * by))
        self.regret = extend(self.regret, vec[i64]([0] * by))
        self.strategy_sum = extend(self.strategy_sum, vec[i64]([0] * by))
        self.prior = extend(self.prior, vec[i64]([0] * by))

    def look_up(self, node: i64, seat: i64, legal: MoveList, into: MoveList) -> i64:
        """List the number of every legal move, -1 for untried ones, and count its availability.

        Returns how many are untried.
        """
        untried: i64 = 0
        number: i64 = self.first[node * MAX_SEATS + seat]
        at: i64 = 0
        while at < legal.count:
            code: i64 = legal.codes[at]
            while number != NONE and self.code[number] < code:
                number = self.next[number]
            if number != NONE and self.code[number] == code:
                into.codes[at] = number
                self.availability[number] += 1
            else:
                into.codes[at] = NONE
                untried += 1
            at += 1
        into.count = legal.count
        return untried

    def find_or_add(self, node: i64, seat: i64, code: i64) -> i64:
        """The number of a move, added in its place if it is new."""
        before: i64 = NONE
        number: i64 = self.first[node * MAX_SEATS + seat]
        while number != NONE and self.code[number] < code:
            before = number
            number = self.next[number]
        if number != NONE and self.code[number] == code:
            return number
        return self.add_move(node, seat, before, code)

    def child(self, key: i64) -> i64:
        """The node of a key, a new one if there was none."""
        slot: i64 = key % self.slots
        while self.keys[slot] != NONE:
            if self.keys[slot] == key:
                return self.node_of[slot]
            slot += 1
            if slot == self.slots:
                slot = 0
        node: i64 = self.nodes
        if (node + 1) * MAX_SEATS > len(self.first):
            self.reached = extend(self.reached, vec[i64]([0] * len(self.first)))
            self.first = extend(self.first, vec[i64]([NONE] * len(self.first)))
        self.keys[slot] = key
        self.node_of[slot] = node
        self.nodes += 1
        if self.nodes * 2 > self.slots:
            self.grow_keys()
        return node

    def grow_keys(self) -> None:
        """Make room for more nodes."""
        keys = self.keys
        node_of = self.node_of
        slots: i64 = self.slots
        self.slots = 2 * slots
        self.keys = vec[i64]([NONE] * self.slots)
        self.node_of = vec[i64]([0] * self.slots)
        old: i64 = 0
        while old < slots:
            if keys[old] != NONE:
                slot: i64 = keys[old] % self.slots
                while self.keys[slot] != NONE:
                    slot += 1
                    if slot == self.slots:
                        slot = 0
                self.keys[slot] = keys[old]
                self.node_of[slot] = node_of[old]
            old += 1

    def ask_id(self, kind: str) -> i64:
        """A kind of question as a number."""
        number = self.ask_ids.get(kind, 0)
        if number == 0:
            number = len(self.ask_ids) + 1
            self.ask_ids[kind] = number
        return number


def hash_combine(key: i64, number: i64) -> i64:
    """A key that contains one more number."""
    hashed: i64 = ((key ^ (number + 0x9E3779B9)) & 0xFFFFFFFF) * 0x85EBCA6B
    return ((hashed >> 7) ^ (key * 31 & 0xFFFFFFFFFFFF) ^ (hashed << 13 & 0xFFFFFFFFFFFFFF)) & 0xFFFFFFFFFFFFFFF
