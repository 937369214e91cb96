"""Declared columns: what a game tells of each finished playing, as plain numbers with names, types and meanings."""

from functools import cache
from importlib import import_module

from warren.engine.columns import DEALT, GAME, HOLDER, RESULT, SEAT, Column, Columns
from warren.engine.contract import State

__all__ = ["DEALT", "GAME", "HOLDER", "RESULT", "SEAT", "Column", "Columns", "columns_of"]


def columns_of(table: State) -> Columns:
    """The columns of a table's playings: they follow from its game, sheet, seats and options.

    `table` is any state of such a playing, or `game.table(seats, options)`. Call `listen` when a playing begins and
    `row` when it is over.

    >>> import warren
    >>> state = warren.game("koffer").start(seats=2, seed=7)
    >>> columns = columns_of(state)
    >>> columns.listen(state)
    >>> while not state.over:
    ...     seat = state.ask().seats[0]
    ...     state.push(seat, state.moves(seat)[0])
    >>> row = dict(zip(columns.names, columns.row(state), strict=True))
    >>> row["first"], row["cards_A"], row["tokens_A"]
    (1, 17, 7)
    """
    made: Columns = _maker(table.game.domain)(table)
    return made


@cache
def _maker(domain: str) -> type[Columns]:
    """The class that a game's module calls `GameColumns`."""
    found: type[Columns] = import_module(f"{domain}.columns").GameColumns
    return found
