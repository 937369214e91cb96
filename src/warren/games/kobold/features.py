"""A KOBOLD view as numbers: the table, every section with its spaces and pawns, trophies, then every seat's loot."""

from functools import lru_cache
from typing import Final

from warren.engine.features import from_seat, numbered, padded, seat_seen
from warren.engine.structs import View
from warren.games.kobold.rules.numbers import MOST_SPACES
from warren.games.kobold.rules.tokens import GEMS, NAMES, TOYS
from warren.games.kobold.rules.view import KoboldView, Loot, Section

#: An empty space and none at all are 0, a face-down token 1, a token in sight the next ones.
TOKENS: Final = {**numbered(("?", *NAMES[1:])), ".": 0}
SPACES: Final = int(MOST_SPACES)
GEM_TROPHIES: Final = 5


def read(view: View) -> list[int]:
    """A view as numbers."""
    assert isinstance(view, KoboldView)
    order = tuple(from_seat(view.you, view.seats))
    found = [
        seat_seen(view.turn, view.you, view.seats),
        seat_seen(view.first, view.you, view.seats),
        int(view.fetching),
        view.beam,
        view.supply,
        0 if view.die is None else view.die + 1,
        view.game,
        view.games,
    ]
    for section in view.sections:
        found += read_section(section, order)
    found += [view.removed.get(name, 0) for name in NAMES[1:]]
    found += padded(list(view.gem_trophies[-GEM_TROPHIES:]), GEM_TROPHIES)
    for trophy in view.toy_trophies:
        found += [trophy.points, seat_seen(trophy.leader, view.you, view.seats)]
    found += [view.flashes.count(f"!{toy}") for toy in TOYS]
    for seat in order:
        found += read_loot(view.loot[seat])
        found.append(view.scores[seat])
    return found


@lru_cache(maxsize=8192)
def read_section(section: Section, order: tuple[int, ...]) -> tuple[int, ...]:
    """Its spaces, each a token and whether it is shut, every seat's pawns, light and danger."""
    spaces = [number for space in section.spaces for number in (TOKENS[space.token], int(space.shut))]
    pawns = [section.pawns[seat] for seat in order]
    return (*padded(spaces, 2 * SPACES), *pawns, int(section.lit), section.danger)


def read_loot(loot: Loot) -> list[int]:
    """Pawns in hand, toys, gems, kobolds, tiles and gem points."""
    toys, gems = loot.toys, loot.gems
    return [
        loot.hand,
        *[toys[toy] for toy in TOYS],
        *[gems[gem] for gem in GEMS],
        loot.kobolds,
        loot.tiles,
        loot.gem_points,
    ]
