"""What may be known of a KOBOLD table: all but face-down tokens and the supply's order, the same for everyone."""

import msgspec

from warren.engine.structs import View, named_lines
from warren.games.kobold.events import shown
from warren.games.kobold.rules import CELLS, MOST_SPACES, SECTIONS
from warren.games.kobold.score import LINE_NAMES, with_most
from warren.games.kobold.state import KoboldState
from warren.games.kobold.tokens import FIRST_GEM, FIRST_TOY, GEMS, KINDS, KOBOLD, TOYS, token_name


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


def look(state: KoboldState, seat: int | None) -> KoboldView:
    """The view of a seat, or with None of a spectator."""
    numbers = state.numbers
    return KoboldView(
        seats=state.seats,
        you=seat,
        turn=None if state.over else state.turn,
        first=state.first,
        side=state.side.name,
        fetching=state.fetching,
        beam=state.beam + 1,
        sections=tuple(look_at_section(state, section) for section in range(SECTIONS)),
        supply=state.supply_count,
        removed={token_name(kind): state.removed[kind] for kind in range(KINDS) if state.removed[kind]},
        loot=tuple(look_at_loot(state, owner) for owner in range(state.seats)),
        gem_trophies=tuple(list(numbers.gem_trophies)[state.trophies_taken :]),
        toy_trophies=tuple(look_at_trophy(state, toy) for toy in range(4)),
        flashes=tuple(flashes(state)),
        die=state.die if state.die >= 0 else None,
        faces=tuple(step if step * 2 < SECTIONS else step - SECTIONS for step in numbers.die),
        game=state.game_number,
        games=state.games,
        totals=tuple(state.totals),
        scores=state.scores(),
        lines=named_lines(LINE_NAMES, state.lines()),
        ended=state.reason(),
        over=state.over,
    )


def look_at_section(state: KoboldState, section: int) -> Section:
    """A section as everybody sees it."""
    cells = range(section * MOST_SPACES, section * MOST_SPACES + state.side.spaces[section])
    return Section(
        spaces=tuple(Space(seen_token(state, cell), bool(state.side.shut[cell])) for cell in cells),
        pawns=tuple(state.pawns[owner * SECTIONS + section] for owner in range(state.seats)),
        lit=state.is_lit(section),
        danger=danger(state, section),
    )


def seen_token(state: KoboldState, cell: int) -> str:
    """What everybody sees on a space."""
    return shown(state.seen_at(cell)) if cell < CELLS else "."


def danger(state: KoboldState, section: int) -> int:
    """How many faces of the die would light a section at the next roll."""
    past = [(section - state.beam - step) % SECTIONS for step in state.numbers.die]
    return sum(way in (0, 1) for way in past)


def look_at_loot(state: KoboldState, owner: int) -> Loot:
    """What a seat has."""
    first = owner * KINDS
    return Loot(
        hand=state.in_hand(owner),
        toys={toy: state.loot[first + FIRST_TOY + at] for at, toy in enumerate(TOYS)},
        gems={gem: state.loot[first + FIRST_GEM + at] for at, gem in enumerate(GEMS)},
        kobolds=state.loot[first + KOBOLD],
        tiles=state.tiles[owner],
        gem_points=state.gem_points[owner],
    )


def look_at_trophy(state: KoboldState, toy: int) -> ToyTrophy:
    """A toy's trophy and who leads for it."""
    bits = with_most(state.loot, state.seats, toy + FIRST_TOY)
    most = tuple(seat for seat in range(state.seats) if bits >> seat & 1)
    points = state.numbers.toy_trophies[toy]
    alone = len(most) == 1
    return ToyTrophy(toy=TOYS[toy], points=points, leader=most[0] if alone else None, tied=() if alone else most)


def flashes(state: KoboldState) -> list[str]:
    """The flashes taken this turn, in order."""
    found, held = [], int(state.flashes)
    while held:
        found.append(token_name(held & 15))
        held >>= 4
    return found
