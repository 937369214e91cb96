"""Trench Coat over many games, too long for `make test`: `.venv/bin/python -m tests.rules.trenchcoat.long_run`.

Plays so many random games (100000 if no number is given), a third of them at each seat count. Every game ends in time,
no card is lost, no gold is below nothing, nobody but who wins at once holds more than the limit, everybody in the game
has a kobold, and a second count of the scores agrees.
"""

import sys
from collections import Counter
from multiprocessing import get_context
from typing import Final

import warren
from warren import Rng
from warren.engine.moves import MoveList
from warren.games.trenchcoat.game import GAME, trenchcoat
from warren.games.trenchcoat.rules.state import TrenchState

SEATS: Final = (2, 3, 4)
#: Jobs a seat count is cut into, so that progress is heard.
PARTS: Final = 10

Job = tuple[int, int, int]


def check_end(state: TrenchState, stock: dict[str, int]) -> None:
    """Raise AssertionError unless a finished table is as it must be."""
    outcome = state.outcome()
    assert outcome is not None, state.position()
    assert GAME.inventory(state) == stock, state.position()
    assert outcome.scores == GAME.recount(state), state.position()
    assert min(state.gold) >= 0, state.position()
    assert state.waiting == 0, state.position()
    for seat in range(state.seats):
        assert state.is_in(seat) == (state.kobold_count[seat] > 0), state.position()
        # TC-E1: who is left alone wins at once, also with a card that was used because there were too many.
        wins_at_once = outcome.reason == "last-standing" and seat in outcome.winners
        assert wins_at_once or state.item_count[seat] <= state.item_limit(seat), state.position()
    inside = sum(state.is_in(seat) for seat in range(state.seats))
    assert outcome.reason == ("felled-together", "last-standing", "round-limit")[min(inside, 2)], state.position()
    assert all(state.is_in(seat) or state.felled >> seat & 1 for seat in outcome.winners), state.position()


def check_gold(state: TrenchState) -> None:
    """Raise AssertionError if anybody has less than nothing, or conceals more than it has."""
    for seat in range(state.seats):
        assert state.gold[seat] >= 0, state.position()
        assert state.over or state.bids[seat] <= state.gold[seat], state.position()


def play(job: Job) -> tuple[Job, Counter[str]]:
    """Play one part's games; what came of them."""
    seats, part, games = job
    table, scratch = GAME.table(seats, GAME.read_options(seats, {})), MoveList(GAME.move_room)
    found: Counter[str] = Counter()
    stock: dict[str, int] = {}
    for number in range(games):
        state, rng = trenchcoat(table.again(Rng.seeded(f"{seats}/{part}/{number}"))), Rng.seeded(f"{part}/{number}")
        stock = stock or GAME.inventory(state)
        made = 0
        while state.wander(rng, scratch):
            check_gold(state)
            made += 1
            assert made < GAME.longest(seats), state.position()
        check_end(state, stock)
        found["decisions"] += made
        found["longest"] = max(found["longest"], made)
        found["rounds"] += state.round
        found["first"] += state.score_of(state.first) == max(state.scores())
        found[state.reason()] += 1
    return job, found


def main(games: int = 100_000) -> None:
    """Play them all on every core, and say how it went as it goes."""
    jobs: list[Job] = [(seats, part, -(-games // (len(SEATS) * PARTS))) for part in range(PARTS) for seats in SEATS]
    sys.stdout.write(f"warren {warren.__version__}, {'compiled' if warren.compiled() else 'from source'}\n")
    total: dict[int, Counter[str]] = {seats: Counter() for seats in SEATS}
    with get_context("spawn").Pool() as pool:
        for done, ((seats, _, played), found) in enumerate(pool.imap_unordered(play, jobs), start=1):
            longest = max(total[seats]["longest"], found.pop("longest"))
            total[seats].update(found)
            total[seats]["longest"] = longest
            total[seats]["games"] += played
            sys.stdout.write(f"{done} of {len(jobs)} parts: {played} games, {seats} seats\n")
            sys.stdout.flush()
    for seats, counts in total.items():
        played = counts["games"]
        mean, rounds = counts["decisions"] / played, counts["rounds"] / played
        sys.stdout.write(f"{played} games, {seats} seats: {mean:.1f} decisions and {rounds:.1f} rounds a game, ")
        sys.stdout.write(f"at most {counts['longest']} decisions; felled together {counts['felled-together']}, ")
        sys.stdout.write(f"first seat wins {counts['first'] / played:.1%}\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
