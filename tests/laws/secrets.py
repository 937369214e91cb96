"""Laws 2 to 5 over very many states, on the host's own bytes: what a seat is sent is the same in every world it cannot
tell from the truth, whether it plays, watches or is out of the game.

    python -m tests.laws.secrets trenchcoat --states 10000
"""

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Final

import warren
from warren import Rng
from warren.engine.contract import State
from warren.engine.laws import check_next, check_twins, hold
from warren.host.tables.entries import BotSat, Started
from warren.host.tables.shuffle import new_secret
from warren.host.tables.table import Table, new_table
from warren.host.tables.table_registry import encode

#: States of a playing are looked at in strides, so that many playings are seen.
STRIDE: Final = 3


def table_of(game: str, seats: int, options: dict[str, object]) -> Table:
    """A table of the host's, dealt."""
    table = Table("secrets", new_table(game, seats, options, "", new_secret()))
    for seat in range(seats):
        table.add(BotSat(seat=seat, bot="random"))
    table.add(Started())
    return table


def sent(table: Table, state: State, seat: int | None) -> bytes:
    """What the host sends to a seat, or to a spectator, if the truth were that state."""
    truth, table.state = table.state, state
    try:
        return encode(table.snapshot(() if seat is None else (seat,)))
    finally:
        table.state = truth


def check_bytes(table: Table, state: State, rng: Rng) -> None:
    """Laws 2 to 5 at one state, for every seat and a spectator."""
    for seat in (None, *range(state.seats)):
        world = state.imagine(seat, rng.branch())
        check_twins(state, world, seat, rng)
        check_next(state, world, seat, rng)
        hold(5, sent(table, state, seat) == sent(table, world, seat), f"the host sends {seat} other bytes")


def walk(game: str, seats: int, options: dict[str, object], states: int, seed: str) -> Iterator[int]:
    """Look at so many states of random playings; how many there were so far."""
    rng = Rng.seeded(f"{seed} {game} {seats}")
    table = table_of(game, seats, options)
    seen = step = 0
    while seen < states:
        state = warren.game(game).start(seats, rng.bits(), None, **options)
        while seen < states and (waiting := state.ask().seats):
            if step % STRIDE == 0:
                check_bytes(table, state, rng)
                seen += 1
                yield seen
            step += 1
            seat = waiting[rng.below(len(waiting))]
            state.push(seat, state.moves(seat).pick(rng))


def main() -> None:
    """Look at very many states, and say so."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game", choices=warren.games())
    words.add_argument("--states", type=int, default=10_000)
    words.add_argument("--seed", default="secrets")
    given = words.parse_args()
    for seats in warren.game(given.game).seat_counts:
        began = time.monotonic()
        for seen in walk(given.game, seats, {}, given.states, given.seed):
            if seen % 500 == 0:
                sys.stderr.write(f"\r{given.game}, {seats} seats: {seen} states … ")
        took = time.monotonic() - began
        sys.stdout.write(f"\n{given.game}, {seats} seats: {given.states} states in {took:.0f} s, all laws kept\n")


if __name__ == "__main__":
    main()
