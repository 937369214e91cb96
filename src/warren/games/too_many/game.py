"""Too Many Kobolds as one object."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from warren.engine.contract import Game, State
from warren.engine.errors import IllegalMove, WrongSeats
from warren.engine.notation import LETTERS
from warren.engine.options import FULL, Option, OptionValue
from warren.engine.rng import Rng
from warren.engine.sheets import read_sheet, shipped_text
from warren.engine.structs import Event, Offer
from warren.games.too_many import phrases
from warren.games.too_many.rules import moves, position
from warren.games.too_many.rules.cards import card_name
from warren.games.too_many.rules.events import READERS
from warren.games.too_many.rules.options import OPTIONS
from warren.games.too_many.rules.recount import recount
from warren.games.too_many.rules.sheet import TooManySheet
from warren.games.too_many.rules.state import NONE, TooManyState
from warren.games.too_many.rules.view import TooManyView
from warren.games.too_many.rules.view_builder import look
from warren.games.too_many.strategy.advice import TooManyAdvice

if TYPE_CHECKING:
    from warren.engine.text import Speaker


def too_many(state: State) -> TooManyState:
    """The state as Too Many Kobolds' own."""
    if not isinstance(state, TooManyState):
        raise TypeError(f"not a Too Many Kobolds state: {type(state).__name__}")
    return state


class TooMany(Game):
    """Adopt kobolds into a cave where everyone gets what they want."""

    def __init__(self, sheet_text: str | None = None, size: str = FULL) -> None:
        super().__init__("too_many", moves.DOMAIN, range(2, 6), 1, moves.MOVES, moves.MOVE_ROOM, TooManyAdvice())
        self.size = size
        self.sheet = self.read_sheet(sheet_text)
        self.sheet_text = sheet_text or ""
        self.numbers = self.sheet.numbers()

    def read_sheet(self, text: str | None) -> TooManySheet:
        return read_sheet(shipped_text(moves.DOMAIN, self.size) if text is None else text, TooManySheet)

    def with_sheet(self, text: str) -> "TooMany":
        return TooMany(text)

    def of_size(self, size: str) -> "TooMany":
        return self if self.sheet_text else shipped(size)

    def options(self) -> list[Option]:
        return OPTIONS

    def blank(self, seats: int) -> TooManyState:
        """A table with nothing on it."""
        return TooManyState(self, seats, Rng.seeded("table"), self.numbers)

    def table(self, seats: int, options: dict[str, OptionValue]) -> TooManyState:
        return self.of_size(str(options["size"])).lay_table(seats, options)

    def lay_table(self, seats: int, options: dict[str, OptionValue]) -> TooManyState:
        """An empty table of this game's own size."""
        caves = self.sheet.caves
        if caves is not None and seats > caves.seats:
            raise WrongSeats("wrong-seats", game=self.name, seats=seats, low=2, high=caves.seats)
        table = self.blank(seats)
        table.named_first = LETTERS.find(str(options["first"]))
        table.choose_dragons = bool(options["choose_dragons"])
        table.two_powers = bool(options["two_powers"])
        table.memory = bool(options["memory"])
        return table

    def parse_move(self, text: str) -> int:
        return moves.parse(text)

    def refusal(self, state: State, seat: int, code: int) -> IllegalMove:
        return moves.refuse(too_many(state), seat, code)

    def offer(self, state: State, seat: int, code: int) -> Offer:
        return moves.describe(too_many(state), seat, code)

    def event_of(self, kind: int, details: list[int]) -> Event:
        return READERS[kind](details)

    def tell(self, event: Event, speaker: "Speaker", names: Sequence[str]) -> str:
        return phrases.tell(event, speaker, names)

    def explain(self, offer: Offer, speaker: "Speaker") -> str:
        return phrases.explain(offer, speaker)

    def view(self, state: State, seat: int | None, remembered: bool) -> TooManyView:
        return look(too_many(state), seat, remembered)

    def write_position(self, state: State) -> dict[str, str]:
        return position.write(too_many(state))

    def read_position(self, fields: dict[str, str]) -> TooManyState:
        state = self.arrange(fields)
        position.check(state)
        return state

    def arrange(self, fields: dict[str, str]) -> TooManyState:
        """A table as those keys describe it, whether it could be or not: for tests of a rule by itself."""
        return position.read(fields, self.numbers, self.blank)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(too_many(state))

    def recount(self, state: State) -> tuple[int, ...]:
        return recount(position.write(too_many(state)), self.sheet)

    def excellence(self) -> int:
        return self.sheet.bonuses.excellent

    def longest(self, seats: int) -> int:
        # A dragon, fourteen cards and up to six powers a seat; Choice takes two decisions.
        return seats * (1 + int(self.numbers.full) + 8) + 1


def inventory(state: TooManyState) -> dict[str, int]:
    """Every card of the deck wherever it lies, and the Mamas in hands and caves."""
    cards = [state.queue[at] for at in range(state.queue_count)]
    cards += [state.head[place] for place in range(state.head_count)]
    cards += [state.found] if state.found != NONE else []
    for cave in state.caves:
        cards += [cave.cards[at] for at in range(1, cave.count)]
    found = Counter(card_name(card) for card in cards)
    found["mama"] += sum(state.mamas)
    return dict(sorted(found.items()))


GAME: Final = TooMany()


@cache
def shipped(size: str) -> TooMany:
    """The game by the shipped sheet of that size."""
    return GAME if size == GAME.size else TooMany(size=size)
