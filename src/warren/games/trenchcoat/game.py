"""Three Kobolds in a Trench Coat as one object."""

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
from warren.games.trenchcoat import phrases
from warren.games.trenchcoat.rules import moves, position
from warren.games.trenchcoat.rules.cards import HAND, ITEMS
from warren.games.trenchcoat.rules.components import MOST_ITEMS, NONE
from warren.games.trenchcoat.rules.events import READERS, VEILED
from warren.games.trenchcoat.rules.notation import refusals
from warren.games.trenchcoat.rules.notation.move_text import Notation
from warren.games.trenchcoat.rules.notation.refusals import DOMAIN
from warren.games.trenchcoat.rules.options import OPTIONS, PHYSICAL_WAYS, declining_for
from warren.games.trenchcoat.rules.pieces.registry import BOOK
from warren.games.trenchcoat.rules.recount import recount
from warren.games.trenchcoat.rules.rulings import NEWEST, Rulings
from warren.games.trenchcoat.rules.sheet import TrenchSheet
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.rules.view import TrenchView
from warren.games.trenchcoat.rules.views.view_builder import look
from warren.games.trenchcoat.strategy.advice import TrenchAdvice

if TYPE_CHECKING:
    from warren.engine.text import Speaker

#: Legal answers at once: a bid of up to 400 gold, and a few items at a few seats.
MOVE_ROOM: Final = 460
#: No rule bounds a playing without a round limit; random ones end long before this.
LONGEST: Final = 50_000


def trenchcoat(state: State) -> TrenchState:
    """The state as Trench Coat's own."""
    if not isinstance(state, TrenchState):
        raise TypeError(f"not a Trench Coat state: {type(state).__name__}")
    return state


class Trenchcoat(Game):
    """Send your kobolds on quests as if they were a person, and call the others' bluff."""

    def __init__(self, sheet_text: str | None = None, size: str = FULL, rules: int = NEWEST) -> None:
        self.sheet = read_sheet(shipped_text(DOMAIN, size) if sheet_text is None else sheet_text, TrenchSheet)
        self.numbers = self.sheet.numbers()
        self.numbers.rulings = Rulings(rules)
        self.notation = Notation(self.numbers.things)
        super().__init__("trenchcoat", DOMAIN, range(2, 5), rules, self.notation.moves, MOVE_ROOM, TrenchAdvice())
        self.sheet_text = sheet_text or ""
        self.size = size
        self.asides = ("deeds",)

    def read_sheet(self, text: str | None) -> TrenchSheet:
        return read_sheet(shipped_text(DOMAIN, self.size) if text is None else text, TrenchSheet)

    def with_sheet(self, text: str) -> "Trenchcoat":
        return Trenchcoat(text, rules=self.rules_version)

    def of_size(self, size: str) -> "Trenchcoat":
        return self if self.sheet_text else shipped(size, self.rules_version)

    def by_rules(self, rules: int) -> "Trenchcoat":
        """The same game, sheet and size by another version of the rules."""
        if rules == self.rules_version:
            return self
        return Trenchcoat(self.sheet_text, rules=rules) if self.sheet_text else shipped(self.size, rules)

    def options(self) -> list[Option]:
        return OPTIONS

    def blank(self, seats: int) -> TrenchState:
        """A table with nothing on it."""
        return TrenchState(self, seats, Rng.seeded("table"), self.numbers, BOOK)

    def table(self, seats: int, options: dict[str, OptionValue]) -> TrenchState:
        return self.of_size(str(options["size"])).lay_table(seats, options)

    def lay_table(self, seats: int, options: dict[str, OptionValue]) -> TrenchState:
        """An empty table of this game's own size."""
        if seats > self.sheet.most_seats():
            raise WrongSeats("wrong-seats", game=self.name, seats=seats, low=2, high=self.sheet.most_seats())
        table = self.blank(seats)
        table.named_first = LETTERS.find(str(options["first"]))
        table.lite = bool(options["lite"])
        table.physical = PHYSICAL_WAYS.index(str(options["physical"]))
        table.declining = declining_for(options["declining"], options["physical"])
        table.memory = bool(options["memory"])
        table.round_limit = int(options["round_limit"]) or self.numbers.rounds
        return table

    def parse_move(self, text: str) -> int:
        return self.notation.parse(text)

    def refusal(self, state: State, seat: int, code: int) -> IllegalMove:
        return refusals.refuse(trenchcoat(state), seat, code)

    def offer(self, state: State, seat: int, code: int) -> Offer:
        return moves.describe(trenchcoat(state), seat, code, self.notation)

    def event_of(self, kind: int, details: list[int]) -> Event:
        return READERS[kind](self.numbers, details)

    def veiled_event_of(self, kind: int, details: list[int]) -> Event:
        return VEILED[kind](self.numbers, details)

    def tell(self, event: Event, speaker: "Speaker", names: Sequence[str]) -> str:
        return phrases.tell(event, speaker, names)

    def explain(self, offer: Offer, speaker: "Speaker") -> str:
        return phrases.explain(offer, speaker)

    def view(self, state: State, seat: int | None, remembered: bool) -> TrenchView:
        return look(trenchcoat(state), seat, remembered)

    def write_position(self, state: State) -> dict[str, str]:
        return position.write(trenchcoat(state), self.notation)

    def read_position(self, fields: dict[str, str]) -> TrenchState:
        game = self.by_rules(position.rules_of(fields, self.rules_version))
        return position.read(fields, game.numbers, game.notation, game.blank)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(trenchcoat(state))

    def recount(self, state: State) -> tuple[int, ...]:
        return recount(position.write(trenchcoat(state), self.notation), self.sheet)

    def longest(self, seats: int) -> int:
        return LONGEST


def inventory(state: TrenchState) -> dict[str, int]:
    """Every kobold, item and event wherever it lies."""
    numbers = state.numbers
    kobolds = [state.kobold_pile.deck[at] for at in range(state.kobold_pile.count)] + list(state.kobold_pile.discards)
    items = [state.item_pile.deck[at] for at in range(state.item_pile.count)] + list(state.item_pile.discards)
    events = [state.event_pile.deck[at] for at in range(state.event_pile.count)] + list(state.event_pile.discards)
    kobolds += [state.kobolds[at] for at in range(state.seats * HAND) if state.kobolds[at] != NONE]
    items += [state.items[at] for at in range(state.seats * MOST_ITEMS) if state.items[at] != NONE]
    items += [item for item in state.shop if item != NONE] + state.items_on_table()
    events += [state.event] if state.event != NONE else []
    found = Counter(numbers.kobold_names[kobold] for kobold in kobolds)
    found.update(ITEMS[item] for item in items)
    found.update(numbers.event_names[event] for event in events)
    found["satchel-of-storage"] += bin(state.satchels).count("1")
    return dict(sorted(found.items()))


@cache
def shipped(size: str, rules: int) -> Trenchcoat:
    """The game by the shipped sheet of that size and by that version of the rules."""
    return Trenchcoat(size=size, rules=rules)


GAME: Final = shipped(FULL, NEWEST)
