"""Too Many Kobolds over many games, too long for `make test`: `.venv/bin/python -m tests.rules.too_many.long_run`.

Fills so many caves by random and by greedy moves (two numbers, 100000 and 10000 if there are none), at each seat count
a quarter of them. Every game ends in time with fifteen cards in each cave, no card is lost, every card is as happy as a
slow count says, a second count of the points agrees, and at five seats the cards run out exactly.
"""

import sys
from collections import Counter
from multiprocessing import get_context
from typing import Final

import warren
from warren import Rng
from warren.bots import find
from warren.bots.observation import Observation
from warren.games.too_many.game import GAME, too_many
from warren.games.too_many.rules.state import TooManyState

from . import naive

SEATS: Final = (2, 3, 4, 5)
#: Jobs a seat count is cut into, so that progress is heard.
PARTS: Final = 5

Job = tuple[str, int, int, int]


def check_end(state: TooManyState, stock: dict[str, int]) -> None:
    """Raise AssertionError unless a finished table is as it must be."""
    fields = GAME.write_position(state)
    assert GAME.inventory(state) == stock, state.position()
    assert state.scores() == GAME.recount(state), state.position()
    for letter in "ABCDE"[: state.seats]:
        cave = naive.read_cave(fields[letter])
        spots = {card.at for card in cave}
        assert len(spots) == 15, state.position()
        assert naive.fits(spots), state.position()
        assert naive.is_joined(spots), state.position()
        assert naive.cheered(cave) == cave, state.position()
        assert not any(card.happy for card in cave if card.name == "goblin"), state.position()
    if state.seats == 5:
        assert (fields["head"], fields["queue"], list(state.mamas)) == ("none", "none", [0] * 5), state.position()


def play(job: Job) -> tuple[Job, int, Counter[str]]:
    """Play one part's games; the decisions made, and what came of them."""
    name, seats, part, games = job
    table, bot = GAME.table(seats, GAME.read_options(seats, {})), find(name)
    found: Counter[str] = Counter()
    decisions = 0
    for number in range(games):
        state = too_many(table.again(Rng.seeded(f"{name}/{part}/{number}")))
        stock, rng, made = GAME.inventory(state), Rng.seeded(f"{part}/{number}/thinking"), 0
        while (seat := state.next_seat()) >= 0:
            move = state.moves(seat).pick(rng) if name == "random" else bot.choose(Observation(state, seat), rng)
            state.push(seat, move)
            made += 1
            assert made < GAME.longest(seats), state.position()
        check_end(state, stock)
        decisions += made
        found["points"] += sum(state.scores())
        found["excellent"] += sum(score >= GAME.numbers.excellent for score in state.scores())
        found["mamas"] += seats - sum(state.mamas)
    return job, decisions, found


def main(random: int = 100_000, greedy: int = 10_000) -> None:
    """Play them all on every core, and say how it went as it goes."""
    jobs: list[Job] = []
    for name, caves in (("random", random), ("greedy", greedy)):
        jobs += [(name, seats, part, -(-caves // (4 * PARTS * seats))) for seats in SEATS for part in range(PARTS)]
    sys.stdout.write(f"warren {warren.__version__}, {'compiled' if warren.compiled() else 'from source'}\n")
    total: dict[tuple[str, int], Counter[str]] = {}
    with get_context("spawn").Pool() as pool:
        for done, ((name, seats, _, games), decisions, found) in enumerate(pool.imap_unordered(play, jobs), start=1):
            counts = total.setdefault((name, seats), Counter())
            counts.update(found)
            counts["games"] += games
            counts["decisions"] += decisions
            sys.stdout.write(f"{done} of {len(jobs)} parts: {games} {name} games, {seats} seats\n")
            sys.stdout.flush()
    for (name, seats), counts in sorted(total.items()):
        caves = counts["games"] * seats
        length, points = counts["decisions"] / counts["games"], counts["points"] / caves
        sys.stdout.write(
            f"{counts['games']} {name} games, {seats} seats, {caves} caves: {length:.1f} decisions a game, "
        )
        shares = f"{counts['excellent'] / caves:.1%} excellent, Mama in {counts['mamas'] / caves:.0%}"
        sys.stdout.write(f"{points:.1f} points a cave, {shares}\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
