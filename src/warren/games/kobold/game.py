"""KOBOLD as one object."""

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
from warren.games.kobold import phrases
from warren.games.kobold.rules import moves, position
from warren.games.kobold.rules.events import READERS
from warren.games.kobold.rules.numbers import CELLS, SECTIONS, Side
from warren.games.kobold.rules.options import OPTIONS, side_for
from warren.games.kobold.rules.recount import recount
from warren.games.kobold.rules.sheet import KoboldSheet
from warren.games.kobold.rules.state import KoboldState
from warren.games.kobold.rules.tokens import EMPTY, KINDS, token_name
from warren.games.kobold.rules.view import KoboldView
from warren.games.kobold.rules.view_builder import flashes, look
from warren.games.kobold.strategy.advice import KoboldAdvice

if TYPE_CHECKING:
    from warren.engine.text import Speaker


def kobold(state: State) -> KoboldState:
    """The state as KOBOLD's own."""
    if not isinstance(state, KoboldState):
        raise TypeError(f"not a KOBOLD state: {type(state).__name__}")
    return state


class Kobold(Game):
    """Fetch loot from Maurice's room without stepping into the beam."""

    def __init__(self, sheet_text: str | None = None, size: str = FULL) -> None:
        super().__init__("kobold", moves.DOMAIN, range(2, 5), 1, moves.MOVES, len(moves.MOVES), KoboldAdvice())
        self.size = size
        self.sheet = self.read_sheet(sheet_text)
        self.sheet_text = sheet_text or ""
        self.numbers = self.sheet.numbers()

    def read_sheet(self, text: str | None) -> KoboldSheet:
        return read_sheet(shipped_text(moves.DOMAIN, self.size) if text is None else text, KoboldSheet)

    def with_sheet(self, text: str) -> "Kobold":
        return Kobold(text)

    def of_size(self, size: str) -> "Kobold":
        return self if self.sheet_text else shipped(size)

    def options(self) -> list[Option]:
        return OPTIONS

    def blank(self, seats: int, side: Side) -> KoboldState:
        """A table with nothing on it."""
        return KoboldState(self, seats, Rng.seeded("table"), self.numbers, side)

    def table(self, seats: int, options: dict[str, OptionValue]) -> KoboldState:
        return self.of_size(str(options["size"])).lay_table(seats, options)

    def lay_table(self, seats: int, options: dict[str, OptionValue]) -> KoboldState:
        """An empty table of this game's own size."""
        small = side_for(options["board"], seats) == "small"
        table = self.blank(seats, self.numbers.small if small else self.numbers.large)
        table.games = int(options["games"])
        table.named_first = LETTERS.find(str(options["first"]))
        return table

    def parse_move(self, text: str) -> int:
        return moves.parse(text)

    def refusal(self, state: State, seat: int, code: int) -> IllegalMove:
        return moves.refuse(kobold(state), seat, code)

    def offer(self, state: State, seat: int, code: int) -> Offer:
        return moves.describe(kobold(state), seat, code)

    def event_of(self, kind: int, details: list[int]) -> Event:
        return READERS[kind](details)

    def tell(self, event: Event, speaker: "Speaker", names: Sequence[str]) -> str:
        return phrases.tell(event, speaker, names)

    def explain(self, offer: Offer, speaker: "Speaker") -> str:
        return phrases.explain(offer, speaker)

    def view(self, state: State, seat: int | None, remembered: bool) -> KoboldView:
        return look(kobold(state), seat)

    def write_position(self, state: State) -> dict[str, str]:
        return position.write(kobold(state))

    def read_position(self, fields: dict[str, str]) -> KoboldState:
        state = self.arrange(fields)
        position.check(state)
        return state

    def arrange(self, fields: dict[str, str]) -> KoboldState:
        """A table as those keys describe it, whether it could be or not: for tests of a rule by itself."""
        return position.read(fields, self.numbers, self.blank)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(kobold(state))

    def recount(self, state: State) -> tuple[int, ...]:
        mine = kobold(state)
        points = recount(position.write(mine), self.sheet)
        return tuple(total + point for total, point in zip(mine.totals, points, strict=True))

    def longest(self, seats: int) -> int:
        # KB-T8: every token is taken at most once, and at most three Places a seat lie between two Fetches.
        return 20 * len(self.numbers.tokens) * (1 + 3 * seats)


def inventory(state: KoboldState) -> dict[str, int]:
    """Every token wherever it lies, and every seat's pawns."""
    tokens = [state.board[cell] for cell in range(CELLS) if state.board[cell] != EMPTY]
    tokens += [state.supply[at] for at in range(state.supply_count)]
    found = Counter(token_name(token) for token in tokens)
    found.update(flashes(state))
    for kind in range(1, KINDS):
        found[token_name(kind)] += state.removed[kind]
        found[token_name(kind)] += sum(state.loot[seat * KINDS + kind] for seat in range(state.seats))
    for seat in range(state.seats):
        on_board = sum(state.pawns[seat * SECTIONS + section] for section in range(SECTIONS))
        found[f"pawns {seat}"] = on_board + state.in_hand(seat)
    return dict(sorted(found.items()))


GAME: Final = Kobold()


@cache
def shipped(size: str) -> Kobold:
    """The game by the shipped sheet of that size."""
    return GAME if size == GAME.size else Kobold(size=size)
