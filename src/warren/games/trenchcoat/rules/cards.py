"""Trench Coat's cards: kobolds, items, events and challenges, each kind a small number."""

from typing import Final

from warren.engine.native import i64

SKILLS: Final = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
SKILL_COUNT: Final[i64] = 6
KOBOLDS: Final[i64] = 24
HAND: Final[i64] = 3

# Items, in the order of the sheet.
BOOST_JUICE: Final[i64] = 0
REDUCE_JUICE: Final[i64] = 1
CLAIRVOYANCE: Final[i64] = 2
CLOAK: Final[i64] = 3
GHOST: Final[i64] = 4
INHERITED_DEBT: Final[i64] = 5
MAGIC_HAT: Final[i64] = 6
MAGIC_SHIELD: Final[i64] = 7
PET_BANDITS: Final[i64] = 8
POTION: Final[i64] = 9
SATCHEL: Final[i64] = 10
SPARE_CHANGE: Final[i64] = 11
TRUTH_SERUM: Final[i64] = 12
WANTED_POSTER: Final[i64] = 13
ITEM_KINDS: Final[i64] = 14
ITEMS: Final = (
    "boost-juice",
    "reduce-juice",
    "clairvoyance",
    "cloak-of-invisibility",
    "ghost-in-a-jar",
    "inherited-debt",
    "magic-hat",
    "magic-shield",
    "pet-bandits",
    "resurrection-potion",
    "satchel-of-storage",
    "spare-change",
    "truth-serum",
    "wanted-poster",
)

# Challenges, in the order of the sheet.
SEVENS: Final[i64] = 0
DOUBLES: Final[i64] = 1
COIN_FLIP: Final[i64] = 2
ODDS_OR_EVENS: Final[i64] = 3
ROLLIES: Final[i64] = 4
ROCK_PAPER_SCISSORS: Final[i64] = 5
TRUMPS: Final[i64] = 6
ARM_WRESTLE: Final[i64] = 7
STARING_CONTEST: Final[i64] = 8
THUMB_WARS: Final[i64] = 9
I_SPY: Final[i64] = 10
CHALLENGES: Final = (
    "sevens",
    "doubles",
    "coin-flip",
    "odds-or-evens",
    "rollies",
    "rock-paper-scissors",
    "trumps",
    "arm-wrestle",
    "staring-contest",
    "thumb-wars",
    "i-spy",
)
PHYSICAL: Final = ("arm-wrestle", "staring-contest", "thumb-wars", "i-spy")

# Types of events.
QUEST: Final[i64] = 0
CHALLENGE: Final[i64] = 1
TAX: Final[i64] = 2
GUARD: Final[i64] = 3


def item_name(item: i64) -> str:
    """An item in notation."""
    return ITEMS[item]
