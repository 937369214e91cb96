"""Scores counted a second time, slowly, from the written position and the sheet alone, clause by clause.

Nothing here is shared with the rules: law 8 plays the two counts against each other.
"""

from collections.abc import Mapping

from warren.games.trenchcoat.rules.sheet import TrenchSheet

KOBOLD = 10_000


def parts_of(seat: str) -> tuple[list[str], list[str], list[str]]:
    """A seat's kobolds, items and the rest."""
    kobolds, items, rest = ([word for word in part.split() if word != "none"] for part in seat.split("/"))
    return kobolds, items, rest


def wealth(seat: str, sheet: TrenchSheet) -> int:
    """TC-E2: what held items cost, and gold."""
    _, items, rest = parts_of(seat)
    costs: list[int] = [getattr(sheet.items, item.partition("~")[0].replace("-", "_")) for item in items]
    return sum(costs) + sum(int(word.removeprefix("gold=")) for word in rest if word.startswith("gold="))


def count_seat(letter: str, position: Mapping[str, str], sheet: TrenchSheet) -> int:
    """TC-E1 to TC-E3: kobolds, then wealth; out of the game nothing, unless all the last were felled together."""
    seat = position[letter]
    kobolds, _, rest = parts_of(seat)
    if "out" not in rest:
        return len(kobolds) * KOBOLD + wealth(seat, sheet)
    all_out = all("out" in parts_of(position[other])[2] for other in "ABCD" if other in position)
    return 1 + wealth(seat, sheet) if all_out and letter in position["felled"] else 0


def recount(position: Mapping[str, str], sheet: TrenchSheet) -> tuple[int, ...]:
    """Every seat's score."""
    return tuple(count_seat(letter, position, sheet) for letter in "ABCD" if letter in position)
