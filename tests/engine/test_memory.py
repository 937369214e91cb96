"""What is done again and again takes no memory."""

import gc
import tracemalloc
from collections.abc import Callable

import pytest

import warren


def growth(work: Callable[[], object], times: int = 300) -> int:
    """How many bytes more are in use after doing something many times."""
    for _ in range(20):
        work()
    tracemalloc.start()
    try:
        work()
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(times):
            work()
        gc.collect()
        return tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("name", warren.games())
def test_positions_are_read_without_leaving_anything_behind(name: str) -> None:
    game = warren.game(name)
    text = game.start(seats=2, seed=1).position()
    assert growth(lambda: game.position(text)) < 10_000


@pytest.mark.parametrize("name", warren.games())
def test_games_are_played_without_leaving_anything_behind(name: str) -> None:
    game, rng = warren.game(name), warren.Rng.seeded("memory")

    def play() -> None:
        state = game.start(seats=2, seed=rng.bits())
        for _ in range(30):
            if state.over:
                break
            seat = state.ask().seats[0]
            state.imagine(seat, rng.branch())
            state.play(seat, state.moves(seat).pick(rng))

    assert growth(play, 60) < 20_000
