"""KOBOLD over many games, too long for `make test`: `.venv/bin/python -m tests.rules.kobold.long_run`.

Plays so many random and greedy games (two numbers, 100000 and 10000 if there are none) at each seat count on each side
of the board. At every start of a turn KB-T8 holds: the dark is full, no pawn stands in the light or waits without a
token, and no token is lost; every game ends, its second count agrees, and the shares of the endings are printed.
"""

import sys
from collections import Counter
from multiprocessing import get_context
from typing import Final

import warren
from warren import Rng
from warren.bots import find
from warren.bots.observation import Observation
from warren.games.kobold.game import GAME, kobold
from warren.games.kobold.rules.numbers import MOST_SPACES, SECTIONS
from warren.games.kobold.rules.state import KoboldState
from warren.games.kobold.rules.view_builder import flashes

TABLES: Final = [(2, "small"), (3, "small"), (3, "large"), (4, "large")]
TOKENS: Final = len(GAME.numbers.tokens)

Job = tuple[str, int, str, int]


class Watch:
    """Holds KB-T8 at the starts of turns at tables with so many seats on one side."""

    def __init__(self, table: KoboldState) -> None:
        self.seats = table.seats
        spaces = list(table.side.spaces)
        self.dark = [
            [
                section * MOST_SPACES + space
                for section in range(SECTIONS)
                if section not in (beam, (beam + 1) % SECTIONS)
                for space in range(spaces[section])
            ]
            for beam in range(SECTIONS)
        ]
        self.spaces = spaces * table.seats

    def check(self, state: KoboldState) -> None:
        """Raise AssertionError where the invariant does not hold."""
        board, pawns, beam = list(state.board), list(state.pawns), state.beam
        assert all(board[cell] for cell in self.dark[beam]), state.position()
        assert not any(pawns[beam::SECTIONS]), state.position()
        assert not any(pawns[(beam + 1) % SECTIONS :: SECTIONS]), state.position()
        assert all(count <= room for count, room in zip(pawns, self.spaces, strict=True)), state.position()
        tokens = state.supply_count + len(board) - board.count(0) + sum(state.loot) + sum(state.removed)
        assert tokens == TOKENS, state.position()
        assert max(state.out) <= 3, state.position()
        assert sum(pawns) == sum(state.out), state.position()


def play(job: Job) -> tuple[Job, Counter[str], int]:
    """Play one table's games; how they ended, and the decisions made."""
    name, seats, board, games = job
    table = kobold(GAME.table(seats, GAME.read_options(seats, {"board": board})))
    watch, bot = Watch(table), find(name)
    endings: Counter[str] = Counter()
    decisions = 0
    for number in range(games):
        state = kobold(table.again(Rng.seeded(f"{name}/{number}")))
        stock, rng, made = GAME.inventory(state), Rng.seeded(f"{number}/thinking"), 0
        while (seat := state.next_seat()) >= 0:
            if not state.fetching:
                watch.check(state)
            if name == "random":
                state.push(seat, state.moves(seat).pick(rng))
            else:
                state.push(seat, bot.choose(Observation(state, seat), rng))
            made += 1
            assert made < GAME.longest(seats), state.position()
        assert GAME.inventory(state) == stock, state.position()
        assert state.scores() == GAME.recount(state), state.position()
        assert not flashes(state), state.position()
        endings[state.reason()] += 1
        decisions += made
    return job, endings, decisions


def main(random: int = 100_000, greedy: int = 10_000) -> None:
    """Play them all, a process a table."""
    jobs = [(name, *table, games) for name, games in (("random", random), ("greedy", greedy)) for table in TABLES]
    sys.stdout.write(f"warren {warren.__version__}, {'compiled' if warren.compiled() else 'from source'}\n")
    with get_context("spawn").Pool() as pool:
        for (name, seats, board, games), endings, decisions in pool.imap_unordered(play, jobs):
            shares = ", ".join(f"{reason} {count / games:.2%}" for reason, count in endings.most_common())
            length = f"{decisions / games:.1f} decisions a game"
            sys.stdout.write(f"{games} {name} games, {seats} seats, {board}: {length}; {shares}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
