"""The numbers KOBOLD is played by, as the rules use them: one object that all states of a game share."""

from typing import Final

from librt.vecs import vec

from warren.engine.native import i64
from warren.games.kobold.rules.tokens import KINDS

SECTIONS: Final[i64] = 7
MOST_SPACES: Final[i64] = 3
CELLS: Final[i64] = 21
PAWNS: Final[i64] = 3


class Side:
    """One side of the board: every section's spaces, and which of them are shut."""

    def __init__(self, name: str, layout: list[str]) -> None:
        self.name: Final = name
        self.layout: Final = layout
        self.spaces: vec[i64] = vec[i64]([len(section) for section in layout])
        self.shut: vec[i64] = vec[i64]([0] * CELLS)
        for section, marks in enumerate(layout):
            for space, mark in enumerate(marks):
                self.shut[section * MOST_SPACES + space] = 1 if mark == "s" else 0


class Numbers:
    """Token counts by kind, trophies, die faces, pawns a seat and both sides of the board."""

    def __init__(self) -> None:
        self.counts: vec[i64] = vec[i64]([0] * KINDS)
        self.tokens: vec[i64] = vec[i64]()
        self.gem_trophies: vec[i64] = vec[i64]()
        self.toy_trophies: vec[i64] = vec[i64]([0] * 4)
        self.die: vec[i64] = vec[i64]()
        self.flash_alone: i64 = 2
        self.flash_tied: i64 = 1
        self.kobold_points: i64 = 1
        self.pawns: i64 = PAWNS
        self.small: Side = Side("small", [])
        self.large: Side = Side("large", [])

    def fill_box(self) -> None:
        """Every token there is, kind by kind."""
        box: list[int] = []
        for kind in range(KINDS):
            box += [kind] * self.counts[kind]
        self.tokens = vec[i64](box)
