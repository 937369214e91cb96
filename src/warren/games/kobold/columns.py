"""KOBOLD's columns: tokens, trophies and tiles by seat."""

from collections.abc import Iterable

from warren.engine.columns import GAME, Column, Columns, of_holder
from warren.engine.contract import State
from warren.games.kobold.rules.score import toy_leader
from warren.games.kobold.rules.state import KoboldState
from warren.games.kobold.rules.tokens import FIRST_GEM, FIRST_TOY, GEMS, KINDS, KOBOLD, TOYS


class GameColumns(Columns):
    """Toy trophies by holder, the rest by seat."""

    def declare(self, table: State) -> Iterable[Column]:
        yield from (of_holder("trophy", toy, f"the seat with the {toy} trophy") for toy in TOYS)
        for toy in TOYS:
            yield from self.of_seats("toys", f"has so many {toy} tokens", toy, "Int8")
        for gem in GEMS:
            yield from self.of_seats("gems", f"has so many {gem} gems left that made no set", gem, "Int8")
        yield from self.of_seats("kobolds", "has so many kobold tokens", kind="Int8")
        yield from self.of_seats("gem_points", "got so many points by gem trophies", kind="Int8")
        yield from self.of_seats("tiles", "got so many points in tiles, by flashes", kind="Int8")
        yield Column("gem_trophies", "Int8", "how many gem trophies were taken", GAME, "gem_trophies")
        yield Column("supply", "Int8", "how many tokens were left in the supply", GAME, "supply")

    def row(self, state: State) -> list[int]:
        assert isinstance(state, KoboldState)
        seats = self.seats
        loot = list(state.loot)
        row = [int(state.first)]
        row += [toy_leader(state.loot, seats, toy) for toy in range(FIRST_TOY, FIRST_GEM)]
        for kind in range(FIRST_TOY, KOBOLD + 1):
            row += loot[kind : seats * KINDS : KINDS]
        row += [*state.gem_points, *state.tiles, int(state.trophies_taken), int(state.supply_count)]
        return row
