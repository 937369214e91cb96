"""A cave's cells: nine columns and five rows around the dragon, as bits of one number.

A cell's bit is ten times its row plus its column, so that between two rows lies a column that is never used and
nothing runs over from one row into the next. The dragon is at column 4 of row 2.
"""

from typing import Final

from warren.engine.native import i64

WIDE: Final[i64] = 5
HIGH: Final[i64] = 3
COLUMNS: Final[i64] = 9
ROWS: Final[i64] = 5
CELLS: Final[i64] = 45
PITCH: Final[i64] = 10
BITS: Final[i64] = 50
#: Beyond the last bit; shifted down, since a compiled 1 shifted up has 32 bits only.
LAST: Final[i64] = 0x4000000000000
ROW: Final[i64] = 0x1FF
FIRST_COLUMN: Final[i64] = 0x10040100401
BOARD: Final[i64] = ROW * FIRST_COLUMN
HOME: Final[i64] = 24


def one_cell(bit: i64) -> i64:
    """The set that has the cell of this bit alone."""
    return LAST >> (BITS - bit)


def bit_of(cell: i64) -> i64:
    """The bit of a cell, cells being counted row by row without the unused column."""
    return cell + cell // COLUMNS


def cell_of(bit: i64) -> i64:
    """The cell of a bit."""
    return bit - bit // PITCH


def x_of(bit: i64) -> i64:
    """Columns to the right of the dragon."""
    return bit % PITCH - 4


def y_of(bit: i64) -> i64:
    """Rows above the dragon."""
    return bit // PITCH - 2


def bit_at(x: i64, y: i64) -> i64:
    """The bit of the cell x columns to the right of the dragon and y rows above it."""
    return (y + 2) * PITCH + x + 4


def beside(cells: i64) -> i64:
    """The cells that share an edge with one of these, and these not."""
    return ((cells << 1) | (cells >> 1) | (cells << PITCH) | (cells >> PITCH)) & BOARD & ~cells


def around(cells: i64) -> i64:
    """TM-C4: the cells that touch one of these by edge or corner, and these not."""
    wide: i64 = cells | (cells << 1) | (cells >> 1)
    return (wide | (wide << PITCH) | (wide >> PITCH)) & BOARD & ~cells


def within_reach(cells: i64) -> i64:
    """TM-L1: the cells that keep the bounding box of these at most 5 wide and 3 high."""
    return within(cells, WIDE, HIGH)


def within(cells: i64, wide: i64, high: i64) -> i64:
    """The cells that keep the bounding box of these at most so wide and so high."""
    seen: i64 = (cells | (cells >> 10) | (cells >> 20) | (cells >> 30) | (cells >> 40)) & ROW
    columns: i64 = span(seen, wide, COLUMNS)
    seen = 0
    row: i64 = 0
    while row < ROWS:
        if (cells >> (row * PITCH)) & ROW != 0:
            seen |= one_cell(row)
        row += 1
    rows: i64 = span(seen, high, ROWS)
    reach: i64 = 0
    row = 0
    while row < ROWS:
        if (rows >> row) & 1 == 1:
            reach |= columns << (row * PITCH)
        row += 1
    return reach


def span(seen: i64, most: i64, length: i64) -> i64:
    """The places on a line that keep those seen within `most` in a row, a bit each; all if none is seen."""
    if seen == 0:
        return one_cell(length) - 1
    first: i64 = 0
    while (seen >> first) & 1 == 0:
        first += 1
    last: i64 = length - 1
    while (seen >> last) & 1 == 0:
        last -= 1
    low: i64 = last - most + 1
    low = max(low, 0)
    high: i64 = first + most
    high = min(high, length)
    return (one_cell(high) - 1) & ~(one_cell(low) - 1)


def room_for_a_card(cells: i64, wide: i64, high: i64) -> i64:
    """TM-L1, TM-L2: the empty cells where a new card may go in a cave of these cells."""
    return beside(cells) & within(cells, wide, high)


def is_one_group(cells: i64) -> bool:
    """Whether all these cells hang together by edges."""
    group: i64 = cells & -cells
    grown: i64 = (group | beside(group)) & cells
    while grown != group:
        group = grown
        grown = (group | beside(group)) & cells
    return group == cells


def lowest(cells: i64) -> i64:
    """The lowest bit's number."""
    bit: i64 = 0
    while cells & 0xFF == 0:
        cells >>= 8
        bit += 8
    while cells & 1 == 0:
        cells >>= 1
        bit += 1
    return bit


def nth(cells: i64, number: i64) -> i64:
    """The bit of the cell with that number, counted from the lowest."""
    while number > 0:
        cells &= cells - 1
        number -= 1
    return lowest(cells)


def size(cells: i64) -> i64:
    """How many cells there are."""
    count: i64 = 0
    while cells != 0:
        cells &= cells - 1
        count += 1
    return count
