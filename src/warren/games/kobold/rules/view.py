"""What may be known of a KOBOLD table: all but face-down tokens and the supply's order, the same for everyone."""

import msgspec

from warren.engine.structs import View


class Space(msgspec.Struct, frozen=True):
    """A space: its token in notation, `?` face down, `.` empty."""

    token: str
    shut: bool


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A section: its spaces, every seat's pawns, and how many faces of the die would light it at the next roll."""

    spaces: tuple[Space, ...]
    pawns: tuple[int, ...]
    lit: bool
    danger: int


class Loot(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has: pawns in hand, loose toys and gems, kobolds, tiles, and points in gem trophies."""

    hand: int
    toys: dict[str, int]
    gems: dict[str, int]
    kobolds: int
    tiles: int
    gem_points: int


class ToyTrophy(msgspec.Struct, frozen=True, kw_only=True):
    """A toy's trophy, and who would have it now: the seat with strictly most, or those who tie."""

    toy: str
    points: int
    leader: int | None
    tied: tuple[int, ...]


class KoboldView(View, frozen=True, kw_only=True):
    """A KOBOLD table as a seat or a spectator knows it."""

    seats: int
    you: int | None
    turn: int | None
    first: int
    side: str
    fetching: bool
    beam: int
    sections: tuple[Section, ...]
    supply: int
    removed: dict[str, int]
    loot: tuple[Loot, ...]
    gem_trophies: tuple[int, ...]
    toy_trophies: tuple[ToyTrophy, ...]
    flashes: tuple[str, ...]
    die: int | None
    faces: tuple[int, ...]
    game: int
    games: int
    totals: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[dict[str, int], ...]
    ended: str
    over: bool
