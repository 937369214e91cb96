"""A game, four seats unless said otherwise, played at random."""

from collections.abc import Callable

import warren
from warren.engine.playout import copies, playouts


def rollouts_after_the_deal(game: str, times: int, seats: int = 4) -> Callable[[], int]:
    """Compiled random playouts from copies of a dealt state."""
    state = warren.game(game).start(seats=seats, seed=1)
    return lambda: playouts(state, times, 1)


def whole_games(game: str, times: int, seats: int = 4) -> Callable[[], int]:
    """Compiled whole games, each dealt anew."""
    state = warren.game(game).start(seats=seats, seed=1)
    return lambda: playouts(state, times, 1, fresh=True)


def drive(state: warren.State, rng: warren.Rng) -> int:
    """Play a state to its end, move by move from Python; the decisions made."""
    decisions = 0
    while (seat := state.next_seat()) >= 0:
        state.push(seat, state.moves(seat).pick(rng))
        decisions += 1
    return decisions


def driven_from_python(game: str, times: int) -> Callable[[], int]:
    """Whole games, deal included, move by move from Python."""
    table = warren.game(game).start(seats=4, seed=1)
    rng = warren.Rng.seeded(1)
    return lambda: sum(drive(table.again(rng.branch()), rng) for _ in range(times))


def driven_after_the_deal(game: str, times: int) -> Callable[[], int]:
    """Games from a dealt state, move by move from Python."""
    start = warren.game(game).start(seats=4, seed=1)
    rng = warren.Rng.seeded(1)
    return lambda: sum(drive(start.copy(), rng) for _ in range(times))


def driven_with_events(game: str, times: int) -> Callable[[], int]:
    """Whole games from Python with `ask` and `play`, every move telling its events."""
    table = warren.game(game).start(seats=4, seed=1)
    rng = warren.Rng.seeded(1)

    def work() -> int:
        decisions = 0
        for _ in range(times):
            state = table.again(rng.branch())
            while seats := state.ask().seats:
                state.play(seats[0], state.moves(seats[0]).pick(rng))
                decisions += 1
        return decisions

    return work


def copying(game: str, times: int) -> Callable[[], int]:
    """Copies of a state in the middle of a game, inside the compiled loop."""
    state = warren.game(game).start(seats=4, seed=1)
    rng = warren.Rng.seeded(1)
    for _ in range(18):
        seat = state.next_seat()
        state.push(seat, state.moves(seat).pick(rng))

    def work() -> int:
        copies(state, times)
        return times

    return work


def replaying(game: str, times: int) -> Callable[[], int]:
    """Reading and replaying a finished four-seat record."""
    record = warren.Record(game, seats=4, seed=1)
    state = record.start()
    rng = warren.Rng.seeded(1)
    while seats := state.ask().seats:
        record.play(state, seats[0], state.moves(seats[0]).pick(rng))

    def work() -> int:
        for _ in range(times):
            record.replay()
        return times

    return work
