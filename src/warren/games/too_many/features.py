"""A Too Many Kobolds view as numbers: the table, head and queue, then every seat's hand and cave.

A cave is a board of nine columns and five rows around its dragon, read twice: the cards, then who is happy.
"""

from typing import Final

from warren.engine.features import from_seat, numbered, padded, seat_seen
from warren.engine.structs import View
from warren.games.too_many.rules.cards import BASICS, NAMES, POWERS, RESOURCES
from warren.games.too_many.rules.grid import CELLS, COLUMNS, HOME, PITCH
from warren.games.too_many.rules.view import CaveSeen, TooManyView

CARDS: Final = numbered(NAMES)
DRAGONS: Final = tuple(f"{name}-dragon" for name in BASICS)
MOST_IN_HEAD: Final = 6
WIDTH: Final = int(COLUMNS)
BOARD: Final = int(CELLS)
#: The dragon's cell.
HOME_CELL: Final = int(HOME // PITCH * COLUMNS + HOME % PITCH)

#: Caves read lately, by identity.
LATELY: Final[dict[int, tuple[CaveSeen, list[int]]]] = {}
MOST_KEPT: Final = 256


def read(view: View) -> list[int]:
    """A view as numbers."""
    assert isinstance(view, TooManyView)
    found = [
        seat_seen(view.turn, view.you, view.seats),
        seat_seen(view.first, view.you, view.seats),
        CARDS[view.top],
        CARDS[view.found],
        view.queue,
        view.excellent,
    ]
    found += padded([CARDS[card] for card in view.head], MOST_IN_HEAD)
    found += [view.left[name] for name in RESOURCES]
    found += [view.clear.get(name, 0) for name in RESOURCES]
    found += [int(name in view.dragons) for name in DRAGONS]
    for seat in from_seat(view.you, view.seats):
        found += read_cave(view.caves[seat])
        found.append(view.scores[seat])
    return found


def read_cave(cave: CaveSeen) -> list[int]:
    """A seat's Mama and powers, its cards cell by cell, and which of them are happy."""
    held = LATELY.get(id(cave))
    # While it is kept here no other cave can have its number; the same cave is seen in many views.
    if held is not None:
        return held[1]
    cells = [0] * (2 * BOARD)
    for card in cave.cards:
        cell = HOME_CELL + WIDTH * card.y + card.x
        cells[cell] = CARDS[card.card]
        cells[BOARD + cell] = int(card.happy)
    powers = cave.powers or {}
    found = [int(cave.mama), *[powers.get(name, 0) for name in POWERS], *cells]
    if len(LATELY) == MOST_KEPT:
        LATELY.clear()
    LATELY[id(cave)] = (cave, found)
    return found
