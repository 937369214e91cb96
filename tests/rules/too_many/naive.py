"""The rules told a second time, slowly, from written positions alone; nothing here is shared with the game."""

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

RESOURCES: Final = ("crystal", "water", "moss", "stone", "fire", "meat", "coins")
WANTS: Final = {"a": (), "b": (1,), "c": (3,), "d": (1, 5), "e": (4, 6), "f": (1, 2, 4), "g": (2, 3, 5, 6)}
MUSHROOMS: Final = {"a": 1, "b": 2, "c": 1, "d": 1, "e": 0, "f": 0, "g": 0}
FAMILY: Final = ("child", "egg-guard")

Cell = tuple[int, int]
Fields = Mapping[str, str]


class Card(NamedTuple):
    """A card of a cave."""

    name: str
    happy: bool
    at: Cell


def read_cave(text: str) -> list[Card]:
    """The cards of a written cave."""
    found = re.findall(r"([a-z-]+)(\+?)@(-?\d),(-?\d)", text)
    return [Card(name, mood == "+", (int(x), int(y))) for name, mood, x, y in found]


def write_cave(cards: Iterable[Card]) -> str:
    """A cave as it is written."""
    return " ".join(f"{card.name}{'+' * card.happy}@{card.at[0]},{card.at[1]}" for card in cards)


def gives(name: str) -> str:
    """The resource a card gives, or nothing."""
    if name in FAMILY:
        return "child"
    first = name.split("-", maxsplit=1)[0]
    return first if first in RESOURCES else ""


def wants(name: str) -> list[str]:
    """The resources a basic kobold wants."""
    resource, letter = name.split("-")
    return [RESOURCES[(RESOURCES.index(resource) + step) % 7] for step in WANTS[letter]]


def mushrooms(name: str) -> int:
    """The mushrooms that a picker beside the card sees."""
    if name in ("mama", "picker"):
        return 1
    return MUSHROOMS.get(name.split("-")[1], 0) if gives(name) in RESOURCES else 0


def near(cave: list[Card], at: Cell) -> list[str]:
    """The cards around a cell."""
    return [card.name for card in cave if max(abs(card.at[0] - at[0]), abs(card.at[1] - at[1])) == 1]


def content(name: str, others: list[str]) -> bool:
    """Whether a card has what it wants from those around it."""
    family = any(other in FAMILY for other in others)
    if name in FAMILY:
        return family or "mama" in others
    if name == "mama":
        return family
    if name == "fan":
        return any(other.endswith("-dragon") for other in others)
    if name == "picker":
        return any(mushrooms(other) for other in others)
    if name == "goblin":
        return False
    given = [gives(other) for other in others]
    lacking = 0
    for want in wants(name):
        if want in given:
            given.remove(want)
        else:
            lacking += 1
    return lacking <= others.count("mama")


def cheered(cave: list[Card]) -> list[Card]:
    """The cave after everyone who has what they want has turned, the dragon last."""
    dragon, *kobolds = cave
    turned = [card._replace(happy=card.happy or content(card.name, near(cave, card.at))) for card in kobolds]
    ring = [card for card in turned if max(abs(card.at[0]), abs(card.at[1])) == 1]
    is_ringed = len(ring) == 8 and all(card.happy for card in ring)
    return [dragon._replace(happy=dragon.happy or is_ringed), *turned]


def fits(cells: Iterable[Cell]) -> bool:
    """Whether cells lie within a box of five by three."""
    spots = list(cells)
    columns, rows = [x for x, _ in spots], [y for _, y in spots]
    return max(columns) - min(columns) < 5 and max(rows) - min(rows) < 3


def edges(at: Cell) -> set[Cell]:
    """The four cells that share an edge with one."""
    return {(at[0] + 1, at[1]), (at[0] - 1, at[1]), (at[0], at[1] + 1), (at[0], at[1] - 1)}


def is_joined(cells: set[Cell]) -> bool:
    """Whether cells hang together by their edges."""
    found = {min(cells)}
    edge = set(found)
    while edge:
        edge = {other for at in edge for other in edges(at)} & cells - found
        found |= edge
    return found == cells


def room(taken: set[Cell]) -> set[Cell]:
    """Where a new card may go."""
    beside = {other for at in taken for other in edges(at)} - taken
    return {at for at in beside if fits([*taken, at])}


def cell(at: Cell) -> str:
    """A cell in notation."""
    return f"{at[0]},{at[1]}"


def rearrangements(cave: list[Card]) -> set[str]:
    """Every Rearrange there is."""
    found = set()
    for card in cave[1:]:
        if card.name != "mama":
            rest = {other.at for other in cave} - {card.at}
            targets = [at for at in room(rest) - {card.at} if is_joined(rest | {at})]
            found |= {f"rearrange {cell(card.at)} to {cell(at)}" for at in targets}
    return found


def split(text: str) -> list[str]:
    """The words of a value."""
    return [word for word in text.split() if word != "none"]


def hand_of(fields: Fields, seat: str) -> set[str]:
    """Mama and the kinds of powers that a seat has."""
    hands = {part.split()[0]: part.split()[1:] for part in fields["hands"].split(";")}
    return {word.split("=")[0] for word in hands[seat]}


def moves(fields: Fields) -> set[str]:
    """Every legal move of the seat to move."""
    seat = fields["turn"]
    if fields["over"] == "yes":
        return set()
    if fields["choosing"] == "yes":
        taken = " ".join(fields[letter] for letter in "ABCDE" if letter in fields)
        return {f"dragon {resource}" for resource in RESOURCES if f"{resource}-dragon" not in taken}
    cave, hand = read_cave(fields[seat]), hand_of(fields, seat)
    spots = [cell(at) for at in room({card.at for card in cave})]
    if fields["found"] != "none":
        return {f"at {spot}" for spot in spots}
    head, queue = split(fields["head"]), split(fields["queue"])
    must = fields["seats"] == "5" and "mama" in hand and len(cave) == 14
    places = [*range(1, len(head) + 1), *([5] if queue else [])]
    found = {f"adopt {place} at {spot}" for place in places for spot in spots if not must}
    found |= {f"mama at {spot}" for spot in spots if "mama" in hand}
    found |= {"roar"} & hand
    if "choice" in hand and not must:
        left = {gives(name) for name in queue} - {gives(name) for name in head} - {""}
        found |= {f"choice {resource}" for resource in left}
    return found | (rearrangements(cave) if "rearrange" in hand else set())


def cave_after(fields: Fields, move: str) -> str:
    """The mover's cave after a move that is neither Choice nor Roar nor a dragon's."""
    cave = read_cave(fields[fields["turn"]])
    spots = [(int(x), int(y)) for x, y in re.findall(r"(-?\d),(-?\d)", move)]
    if move.startswith("rearrange"):
        return write_cave(cheered([card._replace(at=spots[1]) if card.at == spots[0] else card for card in cave]))
    if move.startswith("mama"):
        name = "mama"
    elif move.startswith("at"):
        name = fields["found"]
    else:
        place = int(move.split()[1])
        name = split(fields["queue"])[0] if place == 5 else split(fields["head"])[place - 1]
    return write_cave(cheered([*cave, Card(name, happy=False, at=spots[0])]))


def line_after(fields: Fields, move: str) -> tuple[list[str], list[str]]:
    """Head and queue after a move that is not Roar."""
    head, queue = split(fields["head"]), split(fields["queue"])
    if move.startswith("adopt 5"):
        queue.pop(0)
    elif move.startswith("adopt"):
        place = int(move.split()[1]) - 1
        head[place : place + 1] = [queue.pop(0)] if queue else []
    elif move.startswith("choice"):
        queue.remove(next(name for name in queue if gives(name) == move.split()[1]))
    return head, queue
