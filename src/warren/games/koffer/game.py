"""Koffer, Katze & Sombrero as one object."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from warren.engine.contract import Game, State
from warren.engine.errors import IllegalMove
from warren.engine.notation import LETTERS
from warren.engine.options import FULL, Option, OptionValue
from warren.engine.rng import Rng
from warren.engine.sheets import read_sheet, shipped_text
from warren.engine.structs import Event, Offer
from warren.games.koffer import phrases
from warren.games.koffer.rules import moves, position
from warren.games.koffer.rules.cards import at, card_name
from warren.games.koffer.rules.events import READERS
from warren.games.koffer.rules.numbers import Specials
from warren.games.koffer.rules.options import OPTIONS, named_specials
from warren.games.koffer.rules.recount import Recount
from warren.games.koffer.rules.sheet import KofferSheet
from warren.games.koffer.rules.state import KofferState, Laid
from warren.games.koffer.rules.view import KofferView, look
from warren.games.koffer.strategy.advice import KofferAdvice

if TYPE_CHECKING:
    from warren.engine.text import Speaker


def koffer(state: State) -> KofferState:
    """The state as Koffer's own."""
    if not isinstance(state, KofferState):
        raise TypeError(f"not a Koffer state: {type(state).__name__}")
    return state


class Koffer(Game):
    """Take luggage off the carousel and sort it by colour in rising numbers."""

    def __init__(self, sheet_text: str | None = None, size: str = FULL) -> None:
        super().__init__("koffer", moves.DOMAIN, range(2, 5), 1, moves.MOVES, len(moves.MOVES), KofferAdvice())
        self.size = size
        self.sheet = self.read_sheet(sheet_text)
        self.sheet_text = sheet_text or ""
        self.numbers = self.sheet.numbers()

    def read_sheet(self, text: str | None) -> KofferSheet:
        return read_sheet(shipped_text(moves.DOMAIN, self.size) if text is None else text, KofferSheet)

    def with_sheet(self, text: str) -> "Koffer":
        return Koffer(text)

    def of_size(self, size: str) -> "Koffer":
        return self if self.sheet_text else shipped(size)

    def options(self) -> list[Option]:
        return OPTIONS

    def blank(self, seats: int, rng: Rng) -> KofferState:
        """An empty table with no special cards."""
        return KofferState(self, seats, rng, self.numbers, Specials((), self.numbers))

    def table(self, seats: int, options: dict[str, OptionValue]) -> KofferState:
        return self.of_size(str(options["size"])).lay_table(seats, options)

    def lay_table(self, seats: int, options: dict[str, OptionValue]) -> KofferState:
        """An empty table of this game's own size."""
        table = self.blank(seats, Rng.seeded("table"))
        table.games = int(options["games"])
        table.memory = bool(options["memory"])
        table.specials = Specials(named_specials(options["specials"]), self.numbers)
        table.fixed_specials = options["specials"] != "random"
        table.named_first = LETTERS.find(str(options["first"]))
        return table

    def parse_move(self, text: str) -> int:
        return moves.parse(text)

    def refusal(self, state: State, seat: int, code: int) -> IllegalMove:
        return moves.refuse(koffer(state), seat, code)

    def offer(self, state: State, seat: int, code: int) -> Offer:
        return moves.describe(koffer(state), seat, code)

    def event_of(self, kind: int, details: list[int]) -> Event:
        return READERS[kind](details)

    def tell(self, event: Event, speaker: "Speaker", names: Sequence[str]) -> str:
        return phrases.tell(event, speaker, names)

    def explain(self, offer: Offer, speaker: "Speaker") -> str:
        return phrases.explain(offer, speaker)

    def view(self, state: State, seat: int | None, remembered: bool) -> KofferView:
        return look(koffer(state), seat, remembered)

    def write_position(self, state: State) -> dict[str, str]:
        return position.write(koffer(state))

    def read_position(self, fields: dict[str, str]) -> KofferState:
        state = self.arrange(fields)
        position.check(state)
        return state

    def arrange(self, fields: dict[str, str]) -> KofferState:
        """A table as those keys describe it, whether it could be or not: for tests of a rule by itself."""
        return position.read(fields, self.numbers, lambda seats: self.blank(seats, Rng.seeded("position")))

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(koffer(state))

    def recount(self, state: State) -> tuple[int, ...]:
        mine = koffer(state)
        points = Recount(position.write(mine), self.sheet).points()
        return tuple(total + point for total, point in zip(mine.totals, points, strict=True))

    def longest(self, seats: int) -> int:
        cards = self.sheet.cards.colours * self.sheet.cards.highest
        return 20 * (cards + 1)


def inventory(state: KofferState) -> dict[str, int]:
    """Every card, and the tokens, wherever they lie."""
    on_row = range(state.row_count)
    cards = [at(state.row, place) for place in on_row]
    cards += list(state.deck)[: state.deck_count]
    cards += [Laid(entry).card for entry in list(state.laid)[: state.laid_count]]
    tokens = state.box + sum(state.tokens) + sum(at(state.row_tokens, place) for place in on_row)
    return {"tokens": tokens, **Counter(card_name(card) for card in sorted(cards))}


GAME: Final = Koffer()


@cache
def shipped(size: str) -> Koffer:
    """The game by the shipped sheet of that size."""
    return GAME if size == GAME.size else Koffer(size=size)
