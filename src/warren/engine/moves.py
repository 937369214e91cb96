"""Asks and moves: the question a table waits on, and the answers a seat may give."""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec

from warren.engine.native import i64, mypyc_attr
from warren.engine.rng import Rng


class Ask:
    """The question the table is waiting on: which seats, about what. Nobody is asked when the playing is over."""

    def __init__(self, seats: tuple[int, ...], kind: str) -> None:
        self.seats: Final = seats
        self.kind: Final = kind

    def __repr__(self) -> str:
        return f"Ask(seats={self.seats!r}, kind={self.kind!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ask) and self.seats == other.seats and self.kind == other.kind

    def __hash__(self) -> int:
        return hash((self.seats, self.kind))


class Move:
    """A seat's answer: a small number inside, a readable notation outside. It equals its notation."""

    def __init__(self, code: i64, text: str) -> None:
        self.code: Final[i64] = code
        self.text: Final = text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Move):
            return self.text == other.text
        return isinstance(other, str) and self.text == other

    def __hash__(self) -> int:
        return hash(self.text)


@mypyc_attr(acyclic=True)
class MoveList:
    """A reusable list that a state fills with the codes of a seat's legal moves."""

    def __init__(self, room: i64) -> None:
        self.codes: vec[i64] = vec[i64]([0] * room)
        self.count: i64 = 0

    def add(self, code: i64) -> None:
        """Put one more move in."""
        self.codes[self.count] = code
        self.count += 1

    def marks(self, length: int) -> bytearray:
        """A byte for every code up to so many: 1 for those in the list."""
        marks = bytearray(length)
        at: i64 = 0
        while at < self.count:
            marks[self.codes[at]] = 1
            at += 1
        return marks


@mypyc_attr(acyclic=True, free_list_len=1)
class Moves(MoveList):
    """A seat's legal moves, as a sequence that also knows notation.

    >>> import warren
    >>> state = warren.game("koffer").start(seats=2, seed=7)
    >>> moves = state.moves(state.ask().seats[0])
    >>> len(moves), "take 1" in moves, moves[0]
    (7, True, <take 1>)
    """

    def __init__(self, table: list[Move], room: i64) -> None:
        self.codes = vec[i64]([0] * room)
        self.count = 0
        self.table: Final = table

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> Move:
        at: i64 = index
        if at < 0:
            at += self.count
        if at < 0 or at >= self.count:
            raise IndexError(index)
        return self.table[self.codes[at]]

    def __iter__(self) -> Iterator[Move]:
        return iter([self[at] for at in range(len(self))])

    def __contains__(self, move: object) -> bool:
        return move in list(iter(self))

    def pick(self, rng: Rng) -> Move:
        """One of them at random, each equally likely."""
        return self.table[self.codes[rng.below(self.count)]]

    def __repr__(self) -> str:
        return f"<Moves: {', '.join([move.text for move in self])}>"
