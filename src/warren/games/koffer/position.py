"""Koffer positions: any table written down and set up again.

    seats: 2
    turn: B
    row: R10*2 K2 R1 B4 Y5 K9 R2
    A: 7 K4 K6 (K2) K5 R1
    B: 5 [R9]

Keys left out take the value of a fresh table. A missing deck is every card not named, in order; with a deck given,
cards not named are out of the game.
"""

import re
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.engine.errors import BadPosition, WarrenError
from warren.engine.notation import LETTERS, letter, seat_of
from warren.engine.rng import Rng
from warren.games.koffer.cards import COLOURS, at, card_name, card_of, colour_of, put, value_of
from warren.games.koffer.options import OPTIONS, named_specials
from warren.games.koffer.rules import Numbers, Specials
from warren.games.koffer.state import ASIDE, FACE_DOWN, FACE_UP, KofferState, Laid, entry_of

KEYS: Final = (
    "game",
    "seats",
    "turn",
    "first",
    "over",
    "row",
    "deck",
    "box",
    "specials",
    "last",
    "options",
    "match",
    "rng",
)
CARD: Final = re.compile(r"([KRBY])(10|[1-9])", re.IGNORECASE)


def write(state: KofferState) -> dict[str, str]:
    """The whole truth of a table."""
    row = []
    for place in range(state.row_count):
        tokens = at(state.row_tokens, place)
        row.append(card_name(at(state.row, place)) + (f"*{tokens}" if tokens else ""))
    deck = [card_name(state.deck[i]) for i in range(state.deck_count)]
    fields = {
        "game": "koffer",
        "seats": str(state.seats),
        "turn": letter(state.turn),
        "first": letter(state.first),
        "over": "yes" if state.over else "no",
        "row": " ".join(row) or "none",
        "deck": " ".join(reversed(deck)) or "none",
        "box": str(state.box),
        "specials": " ".join(str(number) for number in state.specials.cards) or "none",
        "last": str(state.last_value or "none"),
        "options": write_options(state),
        "match": " ".join(str(number) for number in (state.game_number, *state.totals)),
        "rng": state.rng.words(),
    }
    for seat in range(state.seats):
        fields[letter(seat)] = write_display(state, seat)
    return fields


def write_options(state: KofferState) -> str:
    """The options that matter for what is still to come."""
    return f"games={state.games} specials={'fixed' if state.fixed_specials else 'random'} memory={state.memory}".lower()


def write_display(state: KofferState, seat: int) -> str:
    """A seat's tokens and cards, colour by colour, the card set aside last."""
    mine = [laid for laid in map(Laid, list(state.laid)[: state.laid_count]) if laid.seat == seat]
    mine.sort(key=lambda laid: 9 if laid.how == ASIDE else colour_of(laid.card))
    forms = {FACE_UP: "{}", FACE_DOWN: "({})", ASIDE: "[{}]"}
    return " ".join([str(state.tokens[seat]), *(forms[laid.how].format(card_name(laid.card)) for laid in mine)])


class Reader:
    """Reads one position, key by key, and refuses what cannot be on a table."""

    def __init__(self, fields: dict[str, str], numbers: Numbers) -> None:
        self.fields = fields
        self.numbers = numbers
        self.seats = self.number("seats", len([key for key in fields if key in LETTERS]) or 2)
        self.seen: set[int] = set()
        if not 2 <= self.seats <= 4:
            raise BadPosition("bad-position-value", key="seats", value=str(self.seats))
        for key in fields:
            if key not in KEYS and key not in LETTERS[: self.seats]:
                raise BadPosition("position-key", key=key, known=", ".join([*KEYS, *LETTERS[: self.seats]]))

    def wrong(self, key: str, value: str) -> BadPosition:
        """The error for a value that does not fit."""
        return BadPosition("bad-position-value", key=key, value=value)

    def number(self, key: str, default: int) -> int:
        """A whole number."""
        text = self.fields.get(key, str(default))
        if not (text.isascii() and text.isdigit()):
            raise self.wrong(key, text)
        return int(text)

    def seat(self, key: str, default: int) -> int:
        """A seat by its letter."""
        return seat_of(self.fields[key], self.seats) if key in self.fields else default

    def words(self, key: str) -> list[str]:
        """The words of a value; `none` stands for no words."""
        text = self.fields.get(key, "none")
        return [] if text == "none" else text.split()

    def card(self, key: str, word: str) -> int:
        """A card of the box that was not named before."""
        found = CARD.fullmatch(word)
        if not found:
            raise self.wrong(key, word)
        colour, value = COLOURS.index(found[1].upper()), int(found[2])
        card = card_of(colour, value)
        if card in self.seen or colour >= self.numbers.colours or value > self.numbers.highest:
            raise self.wrong(key, word)
        self.seen.add(card)
        return card

    def state(self, state: KofferState) -> KofferState:
        """The table the fields describe, written into a blank state."""
        self.read_options(state)
        state.clear_table()
        state.first = self.seat("first", self.seat("turn", 0))
        state.turn = self.seat("turn", state.first)
        state.over = self.fields.get("over", "no") == "yes"
        for seat in range(self.seats):
            self.read_display(state, seat)
        self.read_row(state)
        self.read_deck(state)
        spare = self.numbers.tokens - sum(state.tokens) - sum(at(state.row_tokens, i) for i in range(state.row_count))
        state.box = self.number("box", max(spare, 0))
        state.last_value = 0 if self.fields.get("last", "none") == "none" else self.number("last", 0)
        return state

    def read_options(self, state: KofferState) -> None:
        """Special cards, the match, memory and the stream of randomness."""
        given = dict(word.partition("=")[::2] for word in self.words("options"))
        if not set(given) <= {option.name for option in OPTIONS}:
            raise self.wrong("options", self.fields["options"])
        specials = OPTIONS[0].read(",".join(self.words("specials")) or "off", self.seats)
        state.specials = Specials(named_specials(specials), self.numbers)
        state.fixed_specials = given.get("specials") != "random"
        state.games = int(OPTIONS[1].read(given.get("games", "1"), self.seats))
        state.memory = bool(OPTIONS[3].read(given.get("memory", "no"), self.seats))
        match = [self.whole("match", word) for word in self.words("match")] or [1, *[0] * self.seats]
        if len(match) != 1 + self.seats or not 1 <= match[0] <= state.games:
            raise self.wrong("match", self.fields["match"])
        state.game_number = match[0]
        state.totals = vec[i64](match[1:])
        if "rng" in self.fields:
            try:
                state.rng = Rng.from_words(self.fields["rng"])
            except ValueError as error:
                raise self.wrong("rng", self.fields["rng"]) from error

    def whole(self, key: str, word: str) -> int:
        """A whole number, negative ones too."""
        if not re.fullmatch(r"-?\d{1,6}", word):
            raise self.wrong(key, word)
        return int(word)

    def read_display(self, state: KofferState, seat: int) -> None:
        """A seat's tokens and cards."""
        key = letter(seat)
        words = self.fields.get(key, str(self.numbers.tokens_each)).split()
        if not words or not (words[0].isascii() and words[0].isdigit()):
            raise self.wrong(key, self.fields.get(key, ""))
        state.tokens[seat] = int(words[0])
        for word in words[1:]:
            how = FACE_DOWN if word.startswith("(") else ASIDE if word.startswith("[") else FACE_UP
            card = self.card(key, word[1:-1] if how != FACE_UP else word)
            state.laid[state.laid_count] = entry_of(seat, card, how)
            state.laid_count += 1
            pile = seat * 4 + colour_of(card)
            if how == ASIDE:
                state.put_aside |= 1 << seat
            else:
                state.tops[pile] = value_of(card) if how == FACE_UP else 0

    def read_row(self, state: KofferState) -> None:
        """The row with its tokens."""
        words = self.words("row")
        if len(words) > state.specials.row_length:
            raise self.wrong("row", self.fields["row"])
        for place, word in enumerate(words):
            name, star, tokens = word.partition("*")
            if star and not (tokens.isascii() and tokens.isdigit() and int(tokens) < 128):
                raise self.wrong("row", word)
            state.row = put(state.row, place, self.card("row", name))
            state.row_tokens = put(state.row_tokens, place, int(tokens or 0))
        state.row_count = len(words)

    def read_deck(self, state: KofferState) -> None:
        """The deck, its top first; when it is not given, every card not named yet, and the row is filled from it."""
        if "deck" in self.fields:
            cards = [self.card("deck", word) for word in self.words("deck")]
        else:
            cards = [card for card in list(state.deck) if card not in self.seen]
        if "row" not in self.fields and not state.over:
            while cards and state.row_count < state.specials.row_length:
                state.row = put(state.row, state.row_count, cards.pop(0))
                state.row_count += 1
        if not state.over and state.row_count == 0:
            raise self.wrong("row", self.fields.get("row", "none"))
        state.deck = vec[i64](reversed(cards))
        state.deck_count = len(cards)


def read(fields: dict[str, str], numbers: Numbers, blank: Callable[[int], KofferState]) -> KofferState:
    """The table those fields describe; `blank` makes an empty one for so many seats."""
    try:
        reader = Reader(fields, numbers)
        return reader.state(blank(reader.seats))
    except BadPosition:
        raise
    except WarrenError as error:
        raise BadPosition("bad-position", why=str(error)) from error
