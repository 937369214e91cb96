"""Every three special cards work together."""

from itertools import combinations

import pytest

from warren import Rng
from warren.games.koffer.game import GAME

from .table import look, play_out

TRIPLES = list(enumerate(combinations(range(1, 16), 3)))


def test_there_are_four_hundred_and_fifty_five_triples() -> None:
    assert len(TRIPLES) == 455


@pytest.mark.clause("KF-P3", "KF-P4", "KF-E1")
@pytest.mark.parametrize(("number", "cards"), TRIPLES, ids=["-".join(map(str, cards)) for _, cards in TRIPLES])
def test_a_game_with_these_three_is_played_out_and_counted(number: int, cards: tuple[int, int, int]) -> None:
    seats = 2 + number % 3
    state = GAME.start(seats, seed=number, specials=",".join(map(str, cards)))
    stock = GAME.inventory(state)
    turns = play_out(state, Rng.seeded(number))
    assert len(turns) == (34 if seats == 2 and 7 not in cards else 36)
    assert [turns.count(seat) for seat in range(seats)] == [len(turns) // seats] * seats
    assert GAME.inventory(state) == stock
    assert look(state).specials == cards
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == state.scores() == GAME.recount(state)
    assert [outcome.scores[seat] for seat in outcome.winners] == [max(outcome.scores)] * len(outcome.winners)
