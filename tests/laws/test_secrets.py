"""What the host sends to a seat is the same in every world that the seat cannot tell from the truth."""

from typing import Final

import pytest

import warren

from .secrets import walk

STATES: Final = 600 if warren.compiled() else 30


@pytest.mark.parametrize("memory", [False, True], ids=["open purses", "gold from memory"])
@pytest.mark.parametrize("seats", warren.game("trenchcoat").seat_counts)
def test_bytes_tell_nothing_in_trench_coat(seats: int, memory: bool) -> None:
    assert list(walk("trenchcoat", seats, {"memory": memory}, STATES, "test"))[-1] == STATES
