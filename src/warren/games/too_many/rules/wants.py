"""What cards want, in words, and how far a cave gives it: for screens, beside the rules and never in them."""

from functools import lru_cache
from typing import Final

from warren.engine.native import i64
from warren.games.too_many.rules.cards import CHILD, FAMILY, FAN, GOBLIN, GUARD, MAMA, PICKER, RESOURCES
from warren.games.too_many.rules.cave import Cave
from warren.games.too_many.rules.grid import HOME, size
from warren.games.too_many.rules.numbers import MOST_WANTS, Numbers

GIVEN: Final = "given"
BY_MAMA: Final = "mama"
LACKING: Final = "lacking"
WORDS: Final = ("", GIVEN, BY_MAMA, LACKING)
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
    return met_words(met_code(cave, card, bit))


@lru_cache(maxsize=4096)
def met_words(code: int) -> tuple[str, ...]:
    """What `met_code` says, in words."""
    found: list[str] = []
    while code > 0:
        found.append(WORDS[code & 3])
        code >>= 2
    return tuple(found)


def met_code(cave: Cave, card: i64, bit: i64) -> i64:
    """How far a card's wants are met, two bits for each, the first lowest: 1 given, 2 by Mama, 3 lacking."""
    near: i64 = cave.numbers.around[bit]
    if CHILD <= card < GOBLIN or card == MAMA:
        return special_code(cave, card, near)
    mama = near & cave.mama != 0
    code: i64 = 0
    shift: i64 = 0
    want: i64 = card * MOST_WANTS
    last: i64 = want + cave.numbers.want_count[card]
    while want < last:
        givers: i64 = size(near & cave.gives[cave.numbers.wants[want]])
        need: i64 = cave.numbers.needs[want]
        while need > 0:
            how: i64 = 1
            if givers <= 0:
                how = 2 if mama else 3
                mama = False
            code |= how << shift
            shift += 2
            givers -= 1
            need -= 1
        want += 1
    return code


def special_code(cave: Cave, card: i64, near: i64) -> i64:
    """How far a special's one wish is met."""
    if not cave.is_content(card, near):
        return 3
    return 2 if is_only_mama(cave, card, near) else 1


def is_only_mama(cave: Cave, card: i64, near: i64) -> bool:
    """Whether a content special would lack its wish without Mama."""
    if near & cave.mama == 0 or card == FAN:
        return False
    if card == PICKER:
        return cave.mushrooms_in(near & ~cave.mama) == 0
    return near & cave.gives[FAMILY] == 0


def lacking(cave: Cave, card: int, bit: int) -> tuple[str, ...]:
    """What a card on that cell still wants."""
    if bit == HOME:
        return ()
    wants = wants_of(cave.numbers, card)
    return tuple(want for want, state in zip(wants, met(cave, card, bit), strict=True) if state == LACKING)
