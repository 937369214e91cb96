"""Caves counted a second time, slowly, from the written position and the sheet alone, clause by clause.

Nothing here is shared with the rules: law 8 plays the two counts against each other.
"""

import re
from collections.abc import Mapping

import msgspec

from warren.games.too_many.rules.sheet import TooManySheet

RESOURCES = ("crystal", "water", "moss", "stone", "fire", "meat", "coins")


class Card(msgspec.Struct, frozen=True):
    """A card of a cave as it is written down."""

    name: str
    happy: bool
    x: int
    y: int


def read_cave(text: str) -> list[Card]:
    """The cards of a cave."""
    found = re.findall(r"(\S+?)(\+?)@(-?\d),(-?\d)", text)
    return [Card(name, mood == "+", int(x), int(y)) for name, mood, x, y in found]


def resource_of(name: str) -> str:
    """What a card counts as for the chromatic bonus and triplets; empty for cards without a resource."""
    if name in ("child", "egg-guard"):
        return "family"
    first = name.split("-", maxsplit=1)[0]
    return first if first in RESOURCES else ""


def values_of(name: str, sheet: TooManySheet) -> tuple[int, int]:
    """A card's happy and shy value; the dragon shows none."""
    if name.endswith("-dragon"):
        return (0, 0)
    if name == "mama":
        return (sheet.mama.happy, sheet.mama.shy)
    if resource_of(name) in RESOURCES:
        kobold = getattr(sheet.kobolds, name.split("-")[1])
        return (kobold.happy, kobold.shy)
    special = getattr(sheet.specials, name.replace("-", "_"))
    return (special.happy, special.shy)


def mushrooms_on(name: str, sheet: TooManySheet) -> int:
    """The mushrooms that a picker finds on a card beside it."""
    if name in ("mama", "picker"):
        return 1
    if resource_of(name) in RESOURCES and not name.endswith("-dragon"):
        return int(getattr(sheet.kobolds, name.split("-")[1]).mushrooms)
    return 0


def touching(one: Card, other: Card) -> bool:
    """Whether two cards of a cave touch by edge or corner."""
    return one is not other and abs(one.x - other.x) <= 1 and abs(one.y - other.y) <= 1


def count_cave(cards: list[Card], sheet: TooManySheet) -> int:
    """TM-E2 to TM-E4: what a cave is worth, in the rulebook's order."""
    points = 0
    for picker in cards:
        if picker.name == "picker":
            points += sum(mushrooms_on(card.name, sheet) for card in cards if touching(picker, card))
    held = [resource_of(card.name) for card in cards]
    if all(resource in held for resource in RESOURCES):
        points += sheet.bonuses.chromatic
    triplets = sum(held.count(resource) >= 3 for resource in (*RESOURCES, "family"))
    if triplets:
        points += sheet.bonuses.triplets[min(triplets, 3) - 1]
    for card in cards:
        happy, shy = values_of(card.name, sheet)
        points += happy if card.happy else shy
        if card.name.endswith("-dragon") and card.happy:
            points += sheet.bonuses.dragon
    return points


def recount(position: Mapping[str, str], sheet: TooManySheet) -> tuple[int, ...]:
    """Every seat's points."""
    return tuple(count_cave(read_cave(position[letter]), sheet) for letter in "ABCDE" if letter in position)
