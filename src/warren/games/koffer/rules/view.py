"""What may be known of a Koffer table: everything but the order of the deck, and the same for everyone.

With the table option *memory* face-down cards are veiled for everyone, their owner too; `remembered` lifts that
veil, since each of them was seen when it was taken.
"""

from functools import cache, lru_cache
from typing import Final

import msgspec

from warren.engine.structs import View
from warren.games.koffer.rules.cards import COLOUR_NAMES, card_name, colour_of
from warren.games.koffer.rules.events import score_lines
from warren.games.koffer.rules.state import ASIDE, FACE_DOWN, KofferState, Laid

COLOURS: Final = len(COLOUR_NAMES)


class RowCard(msgspec.Struct, frozen=True):
    """A card of the row and the tokens on it."""

    card: str
    tokens: int


class DisplayCard(msgspec.Struct, frozen=True):
    """A card in a display; `card` is None where it is veiled."""

    card: str | None
    up: bool


class Display(msgspec.Struct, frozen=True):
    """What lies before a seat: tokens, a sequence per colour, and a card set aside (special card 8)."""

    tokens: int
    sequences: dict[str, tuple[DisplayCard, ...]]
    aside: str | None
    may_put_aside: bool


class KofferView(View, frozen=True, kw_only=True):
    """A Koffer table as a seat or a spectator knows it."""

    seats: int
    you: int | None
    turn: int | None
    first: int
    row: tuple[RowCard, ...]
    deck: int
    box: int
    last_round: bool
    specials: tuple[int, ...]
    displays: tuple[Display, ...]
    last_value: int | None
    game: int
    games: int
    totals: tuple[int, ...]
    scores: tuple[int, ...] | None
    lines: tuple[dict[str, int], ...] | None
    over: bool
    memory: bool


def look(state: KofferState, seat: int | None, remembered: bool) -> KofferView:
    """The view of a seat, or with None of a spectator."""
    veiled = state.memory and not remembered and not state.over
    # Special card 10 counts a face-down card's value, so under the veil the count would tell it.
    counted = not (veiled and state.specials.lost_property)
    return KofferView(
        seats=state.seats,
        you=seat,
        turn=None if state.over else state.turn,
        first=state.first,
        row=look_at_row(state.row, state.row_tokens, state.row_count),
        deck=state.deck_count,
        box=state.box,
        last_round=state.ending(),
        specials=state.specials.cards,
        displays=look_at_displays(state, veiled),
        last_value=state.last_value if state.specials.twin_suitcase and state.last_value else None,
        game=state.game_number,
        games=state.games,
        totals=tuple(state.totals),
        scores=state.scores() if counted else None,
        lines=name_lines(tuple(state.tally().points), state.seats) if counted else None,
        over=state.over,
        memory=state.memory,
    )


# What is the same for all who look is worked out once for those who look one after the other.
name_lines: Final = lru_cache(maxsize=1)(score_lines)


def look_at_row(row: int, tokens: int, count: int) -> tuple[RowCard, ...]:
    """The row from its first card to its last; cards and tokens are bytes, the first place lowest."""
    return tuple(map(row_card, row.to_bytes(8, "little")[:count], tokens.to_bytes(8, "little")))


@cache
def row_card(card: int, tokens: int) -> RowCard:
    """A card of the row with the tokens on it; there are few, and every view has seven."""
    return RowCard(card_name(card), tokens)


def look_at_displays(state: KofferState, veiled: bool) -> tuple[Display, ...]:
    """Every seat's display."""
    laid = tuple(list(state.laid)[: state.laid_count])
    return tuple(
        Display(state.tokens[seat], sequences, aside, state.may_put_aside(seat))
        for seat, (sequences, aside) in enumerate(lay_out(laid, state.seats, veiled))
    )


@lru_cache(maxsize=1)
def lay_out(
    laid: tuple[int, ...], seats: int, veiled: bool
) -> list[tuple[dict[str, tuple[DisplayCard, ...]], str | None]]:
    """Each seat's sequences, from their first card to their topmost, and its card set aside."""
    piles: list[list[DisplayCard]] = [[] for _ in range(seats * COLOURS)]
    aside: list[str | None] = [None] * seats
    for entry in laid:
        seat, pile, card = read_laid(entry, veiled)
        if pile is None:
            aside[seat] = card.card
        else:
            piles[pile].append(card)
    sequences = list(map(tuple, piles))
    return [(dict(zip(COLOUR_NAMES, sequences[seat * COLOURS :], strict=False)), aside[seat]) for seat in range(seats)]


@cache
def read_laid(entry: int, veiled: bool) -> tuple[int, int | None, DisplayCard]:
    """A card of `state.laid`: whose it is, on which pile it lies (None if set aside), and how it looks."""
    laid = Laid(entry)
    down = laid.how == FACE_DOWN
    shown = DisplayCard(None if down and veiled else card_name(laid.card), not down)
    pile = None if laid.how == ASIDE else laid.seat * COLOURS + colour_of(laid.card)
    return laid.seat, pile, shown
