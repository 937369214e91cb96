"""A Koffer view as numbers: the table, the row, the special cards, then every seat's display.

A display has a number for every card, black 1 first: 1 face up, 2 face down, 3 set aside.
"""

from typing import Final

from warren.engine.features import from_seat, padded, seat_seen
from warren.engine.structs import View
from warren.games.koffer.rules.cards import COLOURS, MOST_PLACES
from warren.games.koffer.rules.numbers import SPECIALS
from warren.games.koffer.rules.view import Display, KofferView

HIGHEST: Final = 10
PLACES: Final = int(MOST_PLACES)
#: Every card with its colour, its value, and where it stands in a display.
CARDS: Final = {
    f"{letter}{value}": (colour + 1, value, colour * HIGHEST + value - 1)
    for colour, letter in enumerate(COLOURS)
    for value in range(1, HIGHEST + 1)
}


def read(view: View) -> list[int]:
    """A view as numbers."""
    assert isinstance(view, KofferView)
    scores = view.scores or view.totals
    found = [
        seat_seen(view.turn, view.you, view.seats),
        seat_seen(view.first, view.you, view.seats),
        view.deck,
        view.box,
        int(view.last_round),
        view.last_value or 0,
        view.game,
        view.games,
    ]
    row = [number for each in view.row for number in (*CARDS[each.card][:2], each.tokens)]
    found += padded(row, 3 * PLACES)
    found += [int(number in view.specials) for number in range(1, SPECIALS + 1)]
    for seat in from_seat(view.you, view.seats):
        found += read_display(view.displays[seat])
        found.append(scores[seat])
    return found


def read_display(display: Display) -> list[int]:
    """What lies before a seat: tokens, whether a card may be set aside, the tops, and every card."""
    cards = [0] * len(CARDS)
    tops = []
    for sequence in display.sequences.values():
        for card in sequence:
            if card.card is not None:
                cards[CARDS[card.card][2]] = 1 if card.up else 2
        top = sequence[-1] if sequence else None
        tops.append(CARDS[top.card][1] if top is not None and top.up and top.card is not None else 0)
    if display.aside is not None:
        cards[CARDS[display.aside][2]] = 3
    return [display.tokens, int(display.may_put_aside), *tops, *cards]
