"""Too Many Kobolds' cards: every type a small number, and the resources they give and want."""

from typing import Final

from warren.engine.native import i64

BASICS: Final = ("crystal", "water", "moss", "stone", "fire", "meat", "coins")
RESOURCES: Final = (*BASICS, "child")
LETTERS: Final = "abcdefg"

#: Resources: the seven basic ones, then what children and the egg guard give.
BASIC: Final[i64] = 7
FAMILY: Final[i64] = 7
KINDS: Final[i64] = 8
NOTHING: Final[i64] = -1

#: Types: 49 basic kobolds, resource by resource; the specials; Mama; the dragons.
CHILD: Final[i64] = 49
GUARD: Final[i64] = 50
FAN: Final[i64] = 51
PICKER: Final[i64] = 52
GOBLIN: Final[i64] = 53
MAMA: Final[i64] = 54
FIRST_DRAGON: Final[i64] = 55
TYPES: Final[i64] = 62

NAMES: Final = (
    *(f"{resource}-{letter}" for resource in BASICS for letter in LETTERS),
    "child",
    "egg-guard",
    "fan",
    "picker",
    "goblin",
    "mama",
    *(f"{resource}-dragon" for resource in BASICS),
)

# Powers.
CHOICE: Final[i64] = 0
REARRANGE: Final[i64] = 1
ROAR: Final[i64] = 2
POWERS: Final = ("choice", "rearrange", "roar")


def is_dragon(card: i64) -> bool:
    """Whether it is a dragon."""
    return card >= FIRST_DRAGON


def card_name(card: i64) -> str:
    """A card in notation: `crystal-a`, `egg-guard`, `fire-dragon`."""
    return NAMES[card]
