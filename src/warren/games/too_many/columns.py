"""Too Many Kobolds' columns: who lives in every cave and is happy, dragons, powers left, and bonuses."""

from collections.abc import Iterable

from warren.engine.columns import DEALT, Column, Columns, of_holder
from warren.engine.contract import State
from warren.games.too_many.rules.cards import BASIC, BASICS, CHILD, FIRST_DRAGON, LETTERS, MAMA, NAMES, POWERS
from warren.games.too_many.rules.cave import Cave
from warren.games.too_many.rules.grid import HOME
from warren.games.too_many.rules.score import CHROMATIC, MUSHROOMS, TRIPLETS, cave_lines
from warren.games.too_many.rules.state import TooManyState

SPECIAL_NAMES = NAMES[CHILD:MAMA]
#: What a cave tells: kinds and how many of them are happy, resources, then a few numbers more.
KINDS = len(LETTERS) + len(SPECIAL_NAMES)
HAPPY = KINDS
RESOURCES = 2 * KINDS
MORE = RESOURCES + BASIC


class GameColumns(Columns):
    """Dragons by holder, the rest by seat. A kind is what a basic kobold wants (a to g), or a special kobold."""

    def declare(self, table: State) -> Iterable[Column]:
        for name in BASICS:
            yield of_holder("dragon", name, f"the seat with the {name} dragon", DEALT)
        for kind in (*LETTERS, *SPECIAL_NAMES):
            yield from self.of_seats("kind", f"has so many cards of the kind {kind}", kind, "Int8")
        for kind in (*LETTERS, *SPECIAL_NAMES):
            yield from self.of_seats("happy", f"has so many happy cards of the kind {kind}", kind, "Int8")
        for name in BASICS:
            yield from self.of_seats("resource", f"has so many basic kobolds that give {name}", name, "Int8")
        yield from self.of_seats("happy_mama", "has a happy Mama: 1, else 0", kind="Int8")
        yield from self.of_seats("happy_dragon", "has a happy dragon: 1, else 0", kind="Int8")
        for group in ("mushrooms", "chromatic", "triplets"):
            yield from self.of_seats(group, f"got so many points by {group}", kind="Int8")
        for power in POWERS:
            yield from self.of_seats("left", f"has the power {power} left so many times", power, "Int8")

    def row(self, state: State) -> list[int]:
        assert isinstance(state, TooManyState)
        told = [tell(cave) for cave in state.caves]
        row = [int(state.first), *([-1] * BASIC)]
        for seat, cave in enumerate(state.caves):
            row[1 + cave.cards[0] - FIRST_DRAGON] = seat
        for line in zip(*told, strict=True):
            row += line
        powers = list(state.powers)
        for power in range(len(POWERS)):
            row += powers[power :: len(POWERS)]
        return row


def tell(cave: Cave) -> list[int]:
    """What one cave tells, in the order of the columns."""
    told = [0] * MORE
    happy = int(cave.happy)
    mama = 0
    for card, spot in zip(list(cave.cards)[1 : cave.count], list(cave.spots)[1 : cave.count], strict=True):
        is_happy = happy >> spot & 1
        if card == MAMA:
            mama = is_happy
            continue
        kind = card % BASIC
        if card < CHILD:
            told[RESOURCES + card // BASIC] += 1
        else:
            kind = BASIC + card - CHILD
        told[kind] += 1
        told[HAPPY + kind] += is_happy
    lines = list(cave_lines(cave))
    return [*told, mama, happy >> HOME & 1, lines[MUSHROOMS], lines[CHROMATIC], lines[TRIPLETS]]
