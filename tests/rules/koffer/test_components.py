"""What is in the box, and that nothing of it is ever lost."""

import pytest
from hypothesis import given

from warren import Rng
from warren.games.koffer.game import GAME

from .table import few, play_out, seat_counts, seeds, specials


@pytest.mark.clause("KF-C1")
def test_there_are_forty_number_cards_one_to_ten_in_four_colours() -> None:
    stock = GAME.inventory(GAME.start(seats=2, seed=1))
    del stock["tokens"]
    assert stock == {f"{colour}{value}": 1 for colour in "KRBY" for value in range(1, 11)}


@pytest.mark.clause("KF-C1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_thirty_two_tokens(seats: int) -> None:
    assert GAME.inventory(GAME.start(seats, seed=1))["tokens"] == 32


@pytest.mark.clause("KF-C1")
def test_there_are_fifteen_special_cards_numbered_one_to_fifteen() -> None:
    assert [card.number for _, card in GAME.sheet.specials.in_order()] == list(range(1, 16))


@pytest.mark.clause("KF-C1", "KF-S1")
@given(seats=seat_counts, seed=seeds, chosen=specials)
@few
def test_no_card_and_no_token_is_ever_lost_or_found(seats: int, seed: int, chosen: str) -> None:
    state = GAME.start(seats, seed, specials=chosen, games=2)
    stock, rng = GAME.inventory(state), Rng.seeded(seed)
    while play_out(state, rng, turns=1):
        assert GAME.inventory(state) == stock
