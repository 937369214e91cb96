"""What cards want, in words, and how far a cave gives it: for screens, beside the rules and never in them."""

from typing import Final

from warren.games.too_many.cards import (
    CHILD,
    FAMILY,
    FAN,
    GUARD,
    MAMA,
    PICKER,
    RESOURCES,
)
from warren.games.too_many.cave import Cave
from warren.games.too_many.grid import HOME, size
from warren.games.too_many.rules import MOST_WANTS, Numbers

GIVEN: Final = "given"
BY_MAMA: Final = "mama"
LACKING: Final = "lacking"
#: What the specials want, in a word.
SPECIAL: Final = {CHILD: "family", GUARD: "family", MAMA: "family", FAN: "dragon", PICKER: "mushroom"}


def wants_of(numbers: Numbers, card: int) -> tuple[str, ...]:
    """What a card wants: resources, or a special's one wish."""
    if card in SPECIAL:
        return (SPECIAL[card],)
    first = card * MOST_WANTS
    wanted: list[str] = []
    for at in range(first, first + numbers.want_count[card]):
        wanted += [RESOURCES[numbers.wants[at]]] * numbers.needs[at]
    return tuple(wanted)


def met(cave: Cave, card: int, bit: int) -> tuple[str, ...]:
    """For every want of a card on that cell: given by those around it, by Mama, or lacking."""
    near = cave.numbers.around[bit]
    if card in SPECIAL:
        if not cave.is_content(card, near):
            return (LACKING,)
        return (BY_MAMA if is_only_mama(cave, card, near) else GIVEN,)
    found: list[str] = []
    first = card * MOST_WANTS
    for at in range(first, first + cave.numbers.want_count[card]):
        need = cave.numbers.needs[at]
        givers = min(need, size(near & cave.gives[cave.numbers.wants[at]]))
        found += [GIVEN] * givers + [LACKING] * (need - givers)
    if near & cave.mama and LACKING in found:
        found[found.index(LACKING)] = BY_MAMA
    return tuple(found)


def is_only_mama(cave: Cave, card: int, near: int) -> bool:
    """Whether a content special would lack its wish without Mama."""
    if not near & cave.mama or card == FAN:
        return False
    if card == PICKER:
        return bool(cave.mushrooms_in(near & ~cave.mama) == 0)
    return not near & cave.gives[FAMILY]


def lacking(cave: Cave, card: int, bit: int) -> tuple[str, ...]:
    """What a card on that cell still wants."""
    if bit == HOME:
        return ()
    wants = wants_of(cave.numbers, card)
    return tuple(want for want, state in zip(wants, met(cave, card, bit), strict=True) if state == LACKING)
