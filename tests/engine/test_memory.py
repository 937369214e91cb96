"""What is done again and again takes no memory."""

import gc
import tracemalloc
from collections.abc import Callable
from typing import Final

import pytest

import warren

#: A growth that no other try needs to better.
ENOUGH: Final = 5_000


def growth(work: Callable[[], object], times: int = 300, tries: int = 5) -> int:
    """How many bytes more are in use after doing something many times.

    Other threads of this process are counted too, so the least of a few tries is taken: a leak shows in each of them.
    """
    for _ in range(20):
        work()
    found = []
    tracemalloc.start()
    try:
        work()
        for _ in range(tries):
            gc.collect()
            before = tracemalloc.get_traced_memory()[0]
            for _ in range(times):
                work()
            gc.collect()
            found.append(tracemalloc.get_traced_memory()[0] - before)
            if found[-1] < ENOUGH:
                break
        return min(found)
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
