"""Koffer positions: any table written down and set up again.

    seats: 2
    turn: B
    row: R10*2 K2 R1 B4 Y5 K9 R2
    A: 7 K4 K6 (K2) K5 R1
    B: 5 [R9]

Keys left out take the value of a fresh table. A missing deck is every card not named, in order; a missing box has every
token not named. `read` says what is wrong with the notation, `check` what could not be on a table.
"""

import re
from collections.abc import Callable
from typing import Final

from librt.vecs import vec

from warren.engine.errors import BadPosition, Detail, WarrenError
from warren.engine.native import i64
from warren.engine.notation import LETTERS, letter
from warren.engine.positions import Fields, check_inventory
from warren.games.koffer.rules import moves
from warren.games.koffer.rules.cards import COLOURS, at, card_name, card_of, colour_of, put, value_of
from warren.games.koffer.rules.numbers import Numbers, Specials
from warren.games.koffer.rules.options import OPTIONS, named_specials
from warren.games.koffer.rules.state import ASIDE, FACE_DOWN, FACE_UP, KofferState, Laid, entry_of

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
MOST_TOKENS: Final = 99
FIXED: Final = "fixed"
RANDOM: Final = "random"
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
    return f"games={state.games} specials={FIXED if state.fixed_specials else RANDOM} memory={state.memory}".lower()


def write_display(state: KofferState, seat: int) -> str:
    """A seat's tokens and cards, colour by colour, the card set aside last."""
    mine = [laid for laid in map(Laid, list(state.laid)[: state.laid_count]) if laid.seat == seat]
    mine.sort(key=lambda laid: 9 if laid.how == ASIDE else colour_of(laid.card))
    forms = {FACE_UP: "{}", FACE_DOWN: "({})", ASIDE: "[{}]"}
    return " ".join([str(state.tokens[seat]), *(forms[laid.how].format(card_name(laid.card)) for laid in mine)])


class Reader(Fields):
    """Reads one position, key by key."""

    domain = moves.DOMAIN

    def __init__(self, fields: dict[str, str], numbers: Numbers) -> None:
        super().__init__(fields)
        self.numbers = numbers
        self.seat_count = self.seats(2, 4)
        self.seen: set[int] = set()
        self.check_keys([*KEYS, *LETTERS[: self.seat_count]])
        self.choice("game", "koffer")

    def card(self, key: str, word: str) -> int:
        """A card of the box that was not named before."""
        found = CARD.fullmatch(word)
        if not found:
            raise BadPosition("position-unknown", key=key, value=word)
        colour, value = COLOURS.index(found[1].upper()), int(found[2])
        card = card_of(colour, value)
        if colour >= self.numbers.colours or value > self.numbers.highest:
            raise BadPosition("position-unknown", key=key, value=word)
        if card in self.seen:
            raise BadPosition("position-named-twice", piece=card_name(card))
        self.seen.add(card)
        return card

    def state(self, state: KofferState) -> KofferState:
        """The table the fields describe, written into a blank state."""
        self.read_options(state)
        state.clear_table()
        state.first = self.seat("first", self.seat("turn", 0, self.seat_count), self.seat_count)
        state.turn = self.seat("turn", state.first, self.seat_count)
        state.over = self.flag("over")
        for seat in range(self.seat_count):
            self.read_display(state, seat)
        self.read_row(state)
        self.read_deck(state)
        spare = self.numbers.tokens - sum(state.tokens) - sum(at(state.row_tokens, i) for i in range(state.row_count))
        state.box = self.number("box", max(spare, 0), 0, MOST_TOKENS)
        if self.words("last"):
            state.last_value = self.number("last", 0, 1, self.numbers.highest)
        return state

    def read_options(self, state: KofferState) -> None:
        """Special cards, the match, memory and the stream of randomness."""
        given = self.options(("games", "specials", "memory"))
        specials = OPTIONS[0].read(",".join(self.words("specials")) or "off", self.seat_count)
        state.specials = Specials(named_specials(specials), self.numbers)
        state.fixed_specials = given.get("specials", FIXED) == FIXED
        if given.get("specials", FIXED) not in (FIXED, RANDOM):
            raise self.refuse("position-specials", value=given["specials"])
        state.games = int(OPTIONS[1].read(given.get("games", "1"), self.seat_count))
        state.memory = bool(OPTIONS[3].read(given.get("memory", "no"), self.seat_count))
        match = self.match(state.games, self.seat_count)
        state.game_number = match[0]
        state.totals = vec[i64](match[1:])
        state.rng = self.stream(state.rng)

    def read_display(self, state: KofferState, seat: int) -> None:
        """A seat's tokens and cards."""
        key = letter(seat)
        words = self.fields.get(key, str(self.numbers.tokens_each)).split() or [""]
        state.tokens[seat] = self.whole(key, words[0], 0, MOST_TOKENS)
        for word in words[1:]:
            how = {"()": FACE_DOWN, "[]": ASIDE}.get(word[0] + word[-1], FACE_UP)
            card = self.card(key, word if how == FACE_UP else word[1:-1])
            if how == ASIDE and (state.put_aside >> seat) & 1:
                raise self.refuse("position-aside-once", seat=key)
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
            raise self.refuse("position-long-row", found=len(words), places=state.specials.row_length)
        for place, word in enumerate(words):
            name, star, tokens = word.partition("*")
            state.row = put(state.row, place, self.card("row", name))
            if star:
                state.row_tokens = put(state.row_tokens, place, self.whole("row", tokens, 0, MOST_TOKENS))
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
            raise self.refuse("position-empty-row")
        state.deck = vec[i64](reversed(cards))
        state.deck_count = len(cards)


def check(state: KofferState) -> None:
    """Refuse a table that cannot be: all that is in the box lies somewhere, by the rules that hold at every moment."""
    check_inventory(state)
    check_row(state)
    check_end(state)
    for seat in range(state.seats):
        check_display(state, seat)
    check_last(state)


def refuse(text: str, **details: Detail) -> BadPosition:
    """The error for what cannot be on a table."""
    return BadPosition.in_game(moves.DOMAIN, text, **details)


def check_row(state: KofferState) -> None:
    """KF-T5: the row is filled up as long as there is a deck."""
    places = state.specials.row_length
    if state.over and state.deck_count:
        raise refuse("position-not-over")
    if state.deck_count and state.row_count < places:
        raise refuse("position-short-row", found=state.row_count, deck=state.deck_count, places=places)


def check_end(state: KofferState) -> None:
    """KF-E1: the row gets shorter in the last round only, by a card a turn, and the game is over with that round."""
    missing = state.specials.row_length - state.row_count
    turns = (state.turn - state.first) % state.seats
    if state.over:
        if not 1 <= missing <= state.seats or turns:
            raise refuse("position-not-over")
        if state.game_number != state.games:
            raise refuse("position-match-goes-on", number=state.game_number, games=state.games)
    elif missing > turns:
        raise refuse("position-last-round", missing=missing, turns=turns)


def check_display(state: KofferState, seat: int) -> None:
    """KF-T3: every card lies up or down as the one below it demands; only special card 8 puts one aside."""
    specials, tops = state.specials, [0] * len(COLOURS)
    for laid in map(Laid, list(state.laid)[: state.laid_count]):
        if laid.seat != seat:
            continue
        card, value, colour = card_name(laid.card), value_of(laid.card), colour_of(laid.card)
        if laid.how == ASIDE:
            if not specials.hand_luggage:
                raise refuse("position-aside", card=card)
            continue
        accepted = value > tops[colour] or (specials.round_trip and tops[colour] == state.numbers.highest)
        if laid.how == FACE_UP and not accepted and not specials.twin_suitcase:
            raise refuse("position-face-up", seat=letter(seat), card=card)
        if laid.how == FACE_DOWN and accepted:
            raise refuse("position-face-down", seat=letter(seat), card=card)
        tops[colour] = value if laid.how == FACE_UP else 0


def check_last(state: KofferState) -> None:
    """The card taken last lies topmost in a display, or aside."""
    tops = {
        (laid.seat, ASIDE if laid.how == ASIDE else colour_of(laid.card) + 9): value_of(laid.card)
        for laid in map(Laid, list(state.laid)[: state.laid_count])
    }
    if state.last_value and state.last_value not in tops.values():
        raise refuse("position-last", value=state.last_value)


def read(fields: dict[str, str], numbers: Numbers, blank: Callable[[int], KofferState]) -> KofferState:
    """The table those fields describe; `blank` makes an empty one for so many seats."""
    try:
        reader = Reader(fields, numbers)
        return reader.state(blank(reader.seat_count))
    except BadPosition:
        raise
    except WarrenError as error:
        raise BadPosition("bad-position", why=error) from error
