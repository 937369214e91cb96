"""Counting a cave, line by line in the rulebook's order."""

from typing import Final

from librt.vecs import vec

from warren.engine.native import i64
from warren.games.too_many.rules.cards import BASIC, KINDS, PICKER
from warren.games.too_many.rules.cave import Cave
from warren.games.too_many.rules.grid import HOME, size

LINE_NAMES: Final = ("mushrooms", "chromatic", "triplets", "happy", "shy", "dragon")
MUSHROOMS: Final[i64] = 0
CHROMATIC: Final[i64] = 1
TRIPLETS: Final[i64] = 2
HAPPY: Final[i64] = 3
SHY: Final[i64] = 4
DRAGON: Final[i64] = 5
LINES: Final[i64] = 6

TRIPLET: Final[i64] = 3
MOST_TRIPLETS: Final[i64] = 3


def cave_points(cave: Cave) -> i64:
    """TM-E2: what a cave is worth."""
    return (
        picker_points(cave) + chromatic_points(cave) + triplet_points(cave) + shown_points(cave) + dragon_points(cave)
    )


def cave_lines(cave: Cave) -> vec[i64]:
    """TM-E2: what a cave is worth, line by line."""
    lines = vec[i64]([0] * LINES)
    lines[MUSHROOMS] = picker_points(cave)
    lines[CHROMATIC] = chromatic_points(cave)
    lines[TRIPLETS] = triplet_points(cave)
    lines[DRAGON] = dragon_points(cave)
    at: i64 = 1
    while at < cave.count:
        if (cave.happy >> cave.spots[at]) & 1 == 1:
            lines[HAPPY] += cave.numbers.happy[cave.cards[at]]
        else:
            lines[SHY] += cave.numbers.shy[cave.cards[at]]
        at += 1
    return lines


def picker_points(cave: Cave) -> i64:
    """A point for every mushroom around a picker, happy or not, for each picker anew."""
    points: i64 = 0
    at: i64 = 1
    while at < cave.count:
        if cave.cards[at] == PICKER:
            points += cave.mushrooms_in(cave.numbers.around[cave.spots[at]])
        at += 1
    return points


def chromatic_points(cave: Cave) -> i64:
    """For a card of each basic resource."""
    resource: i64 = 0
    while resource < BASIC:
        if cave.gives[resource] == 0:
            return 0
        resource += 1
    return cave.numbers.chromatic


def triplet_points(cave: Cave) -> i64:
    """TM-E3, TM-E4: for one, two, or three and more resources held at least three times, the family one of them."""
    triplets: i64 = 0
    resource: i64 = 0
    while resource < KINDS:
        if size(cave.gives[resource]) >= TRIPLET:
            triplets += 1
        resource += 1
    triplets = min(triplets, MOST_TRIPLETS)
    return cave.numbers.triplets[triplets]


def shown_points(cave: Cave) -> i64:
    """The values shown by the cards, happy or shy."""
    points: i64 = 0
    at: i64 = 1
    while at < cave.count:
        if (cave.happy >> cave.spots[at]) & 1 == 1:
            points += cave.numbers.happy[cave.cards[at]]
        else:
            points += cave.numbers.shy[cave.cards[at]]
        at += 1
    return points


def dragon_points(cave: Cave) -> i64:
    """For a turned dragon."""
    if (cave.happy >> HOME) & 1 == 1:
        return cave.numbers.dragon
    return 0
