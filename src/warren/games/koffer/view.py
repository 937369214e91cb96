"""What may be known of a Koffer table: everything but the order of the deck, and the same for everyone.

With the table option *memory* face-down cards are veiled for everyone, their owner too; `remembered` lifts that
veil, since each of them was seen when it was taken.
"""

import msgspec

from warren.engine.structs import View
from warren.games.koffer.cards import COLOUR_NAMES, at, card_name, colour_of
from warren.games.koffer.events import score_lines
from warren.games.koffer.state import ASIDE, FACE_DOWN, KofferState, Laid


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
        row=tuple(
            RowCard(card_name(at(state.row, place)), at(state.row_tokens, place)) for place in range(state.row_count)
        ),
        deck=state.deck_count,
        box=state.box,
        last_round=state.ending(),
        specials=state.specials.cards,
        displays=tuple(look_at_display(state, owner, veiled) for owner in range(state.seats)),
        last_value=state.last_value if state.specials.twin_suitcase and state.last_value else None,
        game=state.game_number,
        games=state.games,
        totals=tuple(state.totals),
        scores=state.scores() if counted else None,
        lines=score_lines(list(state.tally().points), state.seats) if counted else None,
        over=state.over,
        memory=state.memory,
    )


def look_at_display(state: KofferState, owner: int, veiled: bool) -> Display:
    """One seat's display; every colour's sequence from its first card to its topmost."""
    sequences: dict[str, tuple[DisplayCard, ...]] = dict.fromkeys(COLOUR_NAMES, ())
    aside = None
    for entry in list(state.laid)[: state.laid_count]:
        laid = Laid(entry)
        if laid.seat != owner:
            continue
        name = card_name(laid.card)
        if laid.how == ASIDE:
            aside = name
            continue
        down = laid.how == FACE_DOWN
        colour = COLOUR_NAMES[colour_of(laid.card)]
        sequences[colour] += (DisplayCard(None if down and veiled else name, not down),)
    return Display(state.tokens[owner], sequences, aside, state.may_put_aside(owner))
