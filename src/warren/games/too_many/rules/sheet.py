"""The shape of Too Many Kobolds' component sheet."""

from typing import Annotated

import msgspec
from librt.vecs import vec

from warren.engine.native import i64
from warren.engine.sheets import Block, Count, Sheet
from warren.games.too_many.rules.cards import BASIC, CHILD, FAMILY, FIRST_DRAGON, GUARD, LETTERS, MAMA, NAMES, PICKER
from warren.games.too_many.rules.grid import HIGH, WIDE
from warren.games.too_many.rules.numbers import MOST_IN_HEAD, MOST_WANTS, Numbers

Step = Annotated[int, msgspec.Meta(ge=0, le=6)]
Worth = Annotated[int, msgspec.Meta(ge=1, le=100)]
Cost = Annotated[int, msgspec.Meta(ge=-100, le=0)]
Mushrooms = Annotated[int, msgspec.Meta(ge=0, le=2)]
MOST_SEATS = 5
#: Five caves of thirteen kobolds each beside dragon and Mama.
FULL_DECK = 65


class Kobold(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A basic kobold: what it wants, in steps from its own resource, and what it is worth."""

    wants: Annotated[list[Step], msgspec.Meta(max_length=MOST_WANTS)]
    happy: Worth
    shy: Cost
    mushrooms: Mushrooms


class Kobolds(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seven kobolds of every basic resource."""

    a: Kobold
    b: Kobold
    c: Kobold
    d: Kobold
    e: Kobold
    f: Kobold
    g: Kobold


class Special(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A special card: how many there are, and what it is worth."""

    count: Count
    happy: Annotated[int, msgspec.Meta(ge=0, le=100)]
    shy: Cost


class Specials(Block, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """The special cards in the deck."""

    child: Special
    egg_guard: Special
    fan: Special
    picker: Special
    goblin: Special


class Caves(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A smaller game: how wide and high caves are, how many cards the head has, how many powers of each type are
    dealt, for how many seats, and which of the basic kobolds are in the deck.
    """

    wide: Annotated[int, msgspec.Meta(ge=2, le=WIDE)]
    high: Annotated[int, msgspec.Meta(ge=2, le=HIGH)]
    head: Annotated[int, msgspec.Meta(ge=1, le=MOST_IN_HEAD)]
    powers: Annotated[int, msgspec.Meta(ge=0, le=1)]
    seats: Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)]
    kobolds: list[str]


class Mama(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What Mama is worth."""

    happy: Worth
    shy: Cost


class Bonuses(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the end pays for: all seven resources, one to three triplets, a turned dragon; and an excellent score."""

    chromatic: Count
    triplets: Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]
    dragon: Count
    excellent: Count


class TooManySheet(Sheet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of Too Many Kobolds' component numbers."""

    kobolds: Kobolds
    specials: Specials
    mama: Mama
    bonuses: Bonuses
    caves: Caves | None = None

    def check(self) -> tuple[str, str] | None:
        caves = self.caves
        if caves is not None and not set(caves.kobolds) <= set(NAMES[:CHILD]):
            return (".caves.kobolds", "there is no such basic kobold")
        deck = len(self.deck())
        if caves is None and deck != FULL_DECK:
            return (".specials.child.count", f"the deck has {deck} cards; five full caves take {FULL_DECK}")
        if caves is not None and deck < caves.seats * (caves.wide * caves.high - 1):
            return (".caves.kobolds", f"the deck has {deck} cards; that is too few")
        if self.bonuses.triplets != sorted(self.bonuses.triplets):
            return (".bonuses.triplets", "more triplets are never worth less")
        return None

    def special(self, name: str) -> Special:
        """A special by its name in notation."""
        found: Special = getattr(self.specials, name.replace("-", "_"))
        return found

    def deck(self) -> list[int]:
        """Every card of the deck, type by type."""
        deck = list(range(CHILD)) if self.caves is None else [NAMES.index(name) for name in self.caves.kobolds]
        for card in range(CHILD, MAMA):
            deck += [card] * self.special(NAMES[card]).count
        return deck

    def numbers(self) -> Numbers:
        """The numbers as the rules use them."""
        numbers = Numbers()
        for resource in range(BASIC):
            numbers.gives[FIRST_DRAGON + resource] = resource
            for at, letter in enumerate(LETTERS):
                self.put_kobold(numbers, resource, resource * BASIC + at, getattr(self.kobolds, letter))
        for card in range(CHILD, MAMA):
            special = self.special(NAMES[card])
            numbers.happy[card], numbers.shy[card] = special.happy, special.shy
        numbers.happy[MAMA], numbers.shy[MAMA] = self.mama.happy, self.mama.shy
        numbers.gives[CHILD] = numbers.gives[GUARD] = FAMILY
        numbers.mushrooms[PICKER] = numbers.mushrooms[MAMA] = 1
        numbers.deck = vec[i64](self.deck())
        numbers.chromatic = self.bonuses.chromatic
        numbers.triplets = vec[i64]([0, *self.bonuses.triplets])
        numbers.dragon = self.bonuses.dragon
        numbers.excellent = self.bonuses.excellent
        if self.caves is not None:
            self.put_caves(numbers, self.caves)
        return numbers

    def put_caves(self, numbers: Numbers, caves: Caves) -> None:
        """A smaller game."""
        numbers.wide, numbers.high, numbers.full = caves.wide, caves.high, caves.wide * caves.high
        numbers.head, numbers.powers = caves.head, caves.powers

    def put_kobold(self, numbers: Numbers, resource: int, card: int, kobold: Kobold) -> None:
        """One basic kobold of a resource."""
        numbers.gives[card] = resource
        numbers.happy[card] = kobold.happy
        numbers.shy[card] = kobold.shy
        numbers.mushrooms[card] = kobold.mushrooms
        wanted = [(resource + step) % BASIC for step in kobold.wants]
        different = list(dict.fromkeys(wanted))
        numbers.want_count[card] = len(different)
        for at, want in enumerate(different):
            numbers.wants[card * MOST_WANTS + at] = want
            numbers.needs[card * MOST_WANTS + at] = wanted.count(want)
