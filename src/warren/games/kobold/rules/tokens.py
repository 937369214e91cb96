"""KOBOLD's tokens: toys, gems, kobolds and flashes, each kind a small number; 0 is an empty space."""

from typing import Final

from warren.engine.native import i64

EMPTY: Final[i64] = 0
FIRST_TOY: Final[i64] = 1
FIRST_GEM: Final[i64] = 5
KOBOLD: Final[i64] = 9
FIRST_FLASH: Final[i64] = 10
KINDS: Final[i64] = 14

TOYS: Final = ("ball", "clown", "car", "teddy")
GEMS: Final = ("violet", "green", "yellow", "blue")
NAMES: Final = (".", *TOYS, *GEMS, "kobold", *(f"!{toy}" for toy in TOYS))


def is_toy(token: i64) -> bool:
    """Whether it is a toy."""
    return FIRST_TOY <= token < FIRST_GEM


def is_gem(token: i64) -> bool:
    """Whether it is a gem."""
    return FIRST_GEM <= token < KOBOLD


def is_flash(token: i64) -> bool:
    """Whether it is a flash."""
    return token >= FIRST_FLASH


def toy_of(flash: i64) -> i64:
    """The toy that a flash shows."""
    return flash - FIRST_FLASH + FIRST_TOY


def token_name(token: i64) -> str:
    """A token in notation: `teddy`, `violet`, `kobold`, `!ball`, `.` for none."""
    return NAMES[token]
