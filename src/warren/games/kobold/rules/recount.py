"""KOBOLD counted a second time, slowly, from the written position and the sheet alone, clause by clause.

Nothing here is shared with the rules: law 8 plays the two counts against each other.
"""

from collections.abc import Mapping

from warren.games.kobold.rules.sheet import KoboldSheet


def owned(words: list[str], name: str) -> int:
    """How many tokens of a kind somebody has: `ball*2` is two."""
    return sum(int(word.partition("*")[2] or 1) for word in words if word.partition("*")[0] == name)


def recount(position: Mapping[str, str], sheet: KoboldSheet) -> tuple[int, ...]:
    """KB-E2, KB-E3: every seat's points in the game on the table."""
    loot = [position[letter].split() for letter in "ABCD" if letter in position]
    points = [owned(words, "kobold") * sheet.kobolds.points for words in loot]
    for seat, words in enumerate(loot):
        points[seat] += sum(int(word.split("=")[1]) for word in words if "=" in word)
    if position["ended"] != "no":
        for toy in ("ball", "clown", "car", "teddy"):
            counts = [owned(words, toy) for words in loot]
            if max(counts) > 0 and counts.count(max(counts)) == 1:
                points[counts.index(max(counts))] += getattr(sheet.toy_trophies, toy)
    return tuple(points)
