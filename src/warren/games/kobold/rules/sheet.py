"""The shape of KOBOLD's component sheet, and the numbers the rules take from it."""

from typing import Annotated, Final, Literal

import msgspec
from librt.vecs import vec

from warren.engine.native import i64
from warren.engine.sheets import Block, Count, Sheet
from warren.games.kobold.rules.numbers import PAWNS, SECTIONS, Numbers, Side
from warren.games.kobold.rules.tokens import FIRST_FLASH, FIRST_GEM, FIRST_TOY, GEMS, KOBOLD, TOYS

Face = Literal["blue 1", "blue 2", "yellow 1", "yellow 2", "blank"]
Section = Annotated[str, msgspec.Meta(pattern="^[os]{1,3}$")]
Sections = Annotated[list[Section], msgspec.Meta(min_length=7, max_length=7)]
STEPS: Final[dict[Face, int]] = {"blue 1": 1, "blue 2": 2, "yellow 1": -1, "yellow 2": -2, "blank": 0}


class Toys(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many of each toy, or what its trophy is worth."""

    ball: Count
    clown: Count
    car: Count
    teddy: Count


class Gems(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many gems of each colour."""

    violet: Count
    green: Count
    yellow: Count
    blue: Count


class Flashes(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many flashes for each toy, and the tiles for most of it, alone or tied."""

    each: Count
    alone: Count
    tied: Count


class Kobolds(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many kobold tokens, and what each is worth."""

    count: Count
    points: Count


class GemTrophies(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The gem trophies' points, best first."""

    points: Annotated[list[Count], msgspec.Meta(min_length=1, max_length=9)]


class Die(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The die's faces."""

    faces: Annotated[list[Face], msgspec.Meta(min_length=1, max_length=12)]


class Pawns(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many pawns each seat has."""

    each: Annotated[int, msgspec.Meta(ge=1, le=PAWNS)]


class BoardSide(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of the board."""

    sections: Sections


class KoboldSheet(Sheet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of KOBOLD's component numbers."""

    toys: Toys
    gems: Gems
    flashes: Flashes
    kobolds: Kobolds
    gem_trophies: GemTrophies
    toy_trophies: Toys
    die: Die
    small: BoardSide
    large: BoardSide
    pawns: Pawns | None = None

    def check(self) -> tuple[str, str] | None:
        best = self.gem_trophies.points
        if best != sorted(best, reverse=True):
            return (".gem_trophies.points", "the best trophy comes first")
        spaces = max(sum(map(len, side.sections)) for side in (self.small, self.large))
        if len(self.numbers().tokens) < spaces:
            return (".toys.ball", "there are too few tokens for the board")
        return None

    def numbers(self) -> Numbers:
        """The numbers as the rules use them."""
        numbers = Numbers()
        for at, toy in enumerate(TOYS):
            numbers.counts[FIRST_TOY + at] = getattr(self.toys, toy)
            numbers.counts[FIRST_FLASH + at] = self.flashes.each
            numbers.toy_trophies[at] = getattr(self.toy_trophies, toy)
        for at, gem in enumerate(GEMS):
            numbers.counts[FIRST_GEM + at] = getattr(self.gems, gem)
        numbers.counts[KOBOLD] = self.kobolds.count
        numbers.gem_trophies = vec[i64](self.gem_trophies.points)
        numbers.die = vec[i64]([STEPS[face] % SECTIONS for face in self.die.faces])
        numbers.flash_alone = self.flashes.alone
        numbers.flash_tied = self.flashes.tied
        numbers.kobold_points = self.kobolds.points
        numbers.pawns = PAWNS if self.pawns is None else self.pawns.each
        numbers.small = Side("small", list(self.small.sections))
        numbers.large = Side("large", list(self.large.sections))
        numbers.fill_box()
        return numbers
