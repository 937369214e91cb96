"""Looking at a KOBOLD table: how its views are put together."""

from functools import cache, lru_cache

from warren.engine.structs import named_lines
from warren.games.kobold.rules.events import shown
from warren.games.kobold.rules.numbers import CELLS, MOST_SPACES, SECTIONS
from warren.games.kobold.rules.score import LINE_NAMES, with_most
from warren.games.kobold.rules.state import KoboldState
from warren.games.kobold.rules.tokens import FIRST_GEM, FIRST_TOY, GEMS, KINDS, KOBOLD, NAMES, TOYS, token_name
from warren.games.kobold.rules.view import KoboldView, Loot, Section, Space, ToyTrophy


def look(state: KoboldState, seat: int | None) -> KoboldView:
    """The view of a seat, or with None of a spectator."""
    numbers = state.numbers
    die = tuple(numbers.die)
    removed = list(state.removed)
    return KoboldView(
        seats=state.seats,
        you=seat,
        turn=None if state.over else state.turn,
        first=state.first,
        side=state.side.name,
        fetching=state.fetching,
        beam=state.beam + 1,
        sections=look_at_sections(state, dangers(state.beam, die)),
        supply=state.supply_count,
        removed={NAMES[kind]: count for kind, count in enumerate(removed) if count},
        loot=look_at_all_loot(state),
        gem_trophies=tuple(list(numbers.gem_trophies)[state.trophies_taken :]),
        toy_trophies=tuple([look_at_trophy(state, toy) for toy in range(4)]),
        flashes=tuple(flashes(state)),
        die=state.die if state.die >= 0 else None,
        faces=faces(die),
        game=state.game_number,
        games=state.games,
        totals=tuple(state.totals),
        scores=state.scores(),
        lines=named_lines(LINE_NAMES, state.lines()),
        ended=state.reason(),
        over=state.over,
    )


# There are few different sections, hauls and trophies, and every view is full of them: each is put together once.


def look_at_sections(state: KoboldState, near: tuple[int, ...]) -> tuple[Section, ...]:
    """All sections as everybody sees them."""
    seen = [state.seen_at(cell) for cell in range(CELLS)]
    pawns = list(state.pawns)
    return tuple(
        [
            section_of(
                marks,
                tuple(seen[section * MOST_SPACES : section * MOST_SPACES + len(marks)]),
                tuple(pawns[section::SECTIONS]),
                state.is_lit(section),
                near[section],
            )
            for section, marks in enumerate(state.side.layout)
        ]
    )


@lru_cache(maxsize=8192)
def section_of(marks: str, tokens: tuple[int, ...], pawns: tuple[int, ...], lit: bool, danger: int) -> Section:
    """A section with its layout, what is seen on its spaces, and every seat's pawns."""
    spaces = tuple([Space(shown(token), mark == "s") for token, mark in zip(tokens, marks, strict=True)])
    return Section(spaces=spaces, pawns=pawns, lit=lit, danger=danger)


@cache
def dangers(beam: int, die: tuple[int, ...]) -> tuple[int, ...]:
    """How many faces of the die would light each section at the next roll."""
    return tuple([sum((section - beam - step) % SECTIONS in (0, 1) for step in die) for section in range(SECTIONS)])


def danger(state: KoboldState, section: int) -> int:
    """How many faces of the die would light a section at the next roll."""
    return dangers(state.beam, tuple(state.numbers.die))[section]


def seen_token(state: KoboldState, cell: int) -> str:
    """What everybody sees on a space."""
    return shown(state.seen_at(cell)) if cell < CELLS else "."


@cache
def faces(die: tuple[int, ...]) -> tuple[int, ...]:
    """The faces of the die as steps forwards or backwards."""
    return tuple([step if step * 2 < SECTIONS else step - SECTIONS for step in die])


def look_at_all_loot(state: KoboldState) -> tuple[Loot, ...]:
    """What every seat has."""
    loot = list(state.loot)
    found: list[Loot] = []
    for owner in range(state.seats):
        tokens = tuple(loot[owner * KINDS : owner * KINDS + KINDS])
        found.append(loot_of(tokens, state.in_hand(owner), state.tiles[owner], state.gem_points[owner]))
    return tuple(found)


@lru_cache(maxsize=8192)
def loot_of(tokens: tuple[int, ...], hand: int, tiles: int, gem_points: int) -> Loot:
    """What a seat has, its tokens counted kind by kind."""
    return Loot(
        hand=hand,
        toys=dict(zip(TOYS, tokens[FIRST_TOY:], strict=False)),
        gems=dict(zip(GEMS, tokens[FIRST_GEM:], strict=False)),
        kobolds=tokens[KOBOLD],
        tiles=tiles,
        gem_points=gem_points,
    )


def look_at_trophy(state: KoboldState, toy: int) -> ToyTrophy:
    """A toy's trophy and who leads for it."""
    return trophy_of(toy, with_most(state.loot, state.seats, toy + FIRST_TOY), state.numbers.toy_trophies[toy])


@cache
def trophy_of(toy: int, bits: int, points: int) -> ToyTrophy:
    """A toy's trophy, the seats with most of the toy given as bits."""
    most = tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])
    alone = len(most) == 1
    return ToyTrophy(toy=TOYS[toy], points=points, leader=most[0] if alone else None, tied=() if alone else most)


def flashes(state: KoboldState) -> list[str]:
    """The flashes taken this turn, in order."""
    found, held = [], int(state.flashes)
    while held:
        found.append(token_name(held & 15))
        held >>= 4
    return found
