"""What a column is, and what every game's columns can do."""

from collections.abc import Iterable

import msgspec

from warren.engine.contract import State
from warren.engine.notation import letter

#: Shapes: one number for the playing, one for each seat, or the number of the seat that has something (-1: nobody).
GAME = "game"
SEAT = "seat"
HOLDER = "holder"
#: Roles: what comes with the deal is a cause; a result says who won in other words.
DEALT = "dealt"
RESULT = "result"


class Column(msgspec.Struct, frozen=True):
    """A column: its name, its type as polars calls it, and one line that says what it means.

    `group` and `thing` name what it is about, `up` and `R7` say, so that columns of several seats can be put
    together; `seat` is the seat it is about if its shape is `seat`. A `role` says that it came with the deal, or is
    nothing but the result.
    """

    name: str
    type: str
    meaning: str
    shape: str
    group: str
    thing: str = ""
    seat: int = -1
    role: str = ""


class Columns:
    """The columns of one kind of table. A game writes `declare`, `row`, and `listen` if the end tells too little."""

    #: Whether most points win, and nothing else.
    by_points = True

    def __init__(self, table: State) -> None:
        self.seats = int(table.seats)
        self.columns: tuple[Column, ...] = (
            Column("first", "Int8", "the seat that began, counted from 0", GAME, "first"),
            *self.declare(table),
        )
        self.names: tuple[str, ...] = tuple(column.name for column in self.columns)

    def declare(self, table: State) -> Iterable[Column]:
        """The columns after `first`, in the order of `row`."""
        raise NotImplementedError

    def listen(self, state: State) -> None:
        """Begin to listen to a playing that was just dealt, if the end does not tell all."""

    def row(self, state: State) -> list[int]:
        """What a finished playing says in every column; of a match, its last game."""
        raise NotImplementedError

    def turn(self, state: State) -> int:
        """Whose turn it is; -1 when the playing is over."""
        return int(state.next_seat())

    def points(self, score: int) -> int:
        """The part of a score that people would call points."""
        return score

    def of_seats(self, group: str, meaning: str, thing: str = "", kind: str = "Int16", role: str = "") -> list[Column]:
        """A column a seat; `meaning` begins with a verb."""
        stem = f"{group}_{thing}" if thing else group
        return [
            Column(f"{stem}_{letter(seat)}", kind, f"seat {letter(seat)} {meaning}", SEAT, group, thing, seat, role)
            for seat in range(self.seats)
        ]


def of_holder(group: str, thing: str, meaning: str, role: str = "") -> Column:
    """A column that names the seat that has something."""
    meaning = f"{meaning}, counted from 0; -1 for nobody"
    return Column(f"{group}_{thing}", "Int8", meaning, HOLDER, group, thing, role=role)
