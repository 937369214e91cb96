"""How a table is laid out and who begins."""

import pytest
from hypothesis import given

from warren import Rng, WrongSeats
from warren.games.koffer.game import GAME
from warren.games.koffer.rules.events import Dealt

from .table import few, field, heard, look, play_out, seat_counts, seeds, table


@pytest.mark.clause("KF-S1")
@given(seats=seat_counts, seed=seeds)
@few
def test_seven_cards_lie_in_the_row_and_thirty_three_in_the_deck(seats: int, seed: int) -> None:
    view = look(GAME.start(seats, seed))
    assert (len(view.row), view.deck) == (7, 33)
    assert [card.tokens for card in view.row] == [0] * 7


@pytest.mark.clause("KF-S1")
@pytest.mark.parametrize(("seats", "box"), [(2, 18), (3, 11), (4, 4)])
def test_every_seat_gets_seven_tokens_and_the_others_stay_in_the_box(seats: int, box: int) -> None:
    view = look(GAME.start(seats, seed=1))
    assert [display.tokens for display in view.displays] == [7] * seats
    assert view.box == box


@pytest.mark.clause("KF-S1")
def test_displays_are_empty_at_first() -> None:
    state = GAME.start(seats=4, seed=1)
    assert [field(state, seat) for seat in "ABCD"] == ["7"] * 4
    assert state.scores() == (7, 7, 7, 7)


@pytest.mark.clause("KF-S1")
def test_the_first_card_laid_is_the_first_of_the_row() -> None:
    state = table(deck="Y1 K7 B3 R4 R5 Y6 B7 K8 Y9")
    assert field(state, "row") == "Y1 K7 B3 R4 R5 Y6 B7"
    assert field(state, "deck") == "K8 Y9"


@pytest.mark.clause("KF-S1")
def test_the_deal_is_told_as_it_lies() -> None:
    state = GAME.start(seats=3, seed=5, first="C", specials="1,9,13")
    row = tuple(field(state, "row").split())
    assert list(state.opening()) == [Dealt(game=1, first=2, specials=(1, 9, 13), row=row)]


@pytest.mark.clause("KF-S1")
def test_any_card_may_come_to_lie_anywhere_in_the_row() -> None:
    rows = [field(GAME.start(2, seed), "row").split() for seed in range(500)]
    for place in range(7):
        assert len({row[place] for row in rows}) == 40


@pytest.mark.clause("KF-S1")
def test_any_card_may_lie_at_the_bottom_of_the_deck() -> None:
    assert len({field(GAME.start(2, seed), "deck").split()[-1] for seed in range(500)}) == 40


@pytest.mark.clause("KF-S1")
@given(seats=seat_counts, seed=seeds)
@few
def test_the_same_seed_gives_the_same_table(seats: int, seed: int) -> None:
    assert GAME.start(seats, seed).hash() == GAME.start(seats, seed).hash()


@pytest.mark.clause("KF-S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_is_drawn(seats: int) -> None:
    begins = [GAME.start(seats, seed).ask().seats[0] for seed in range(200)]
    assert set(begins) == set(range(seats))
    assert min(begins.count(seat) for seat in range(seats)) > 100 // seats


@pytest.mark.clause("KF-S2")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("letter", "ABCD")
def test_the_table_may_name_the_first_seat(letter: str, seed: int) -> None:
    state = GAME.start(seats=4, seed=seed, first=letter)
    assert state.ask().seats == ("ABCD".index(letter),)
    assert heard(state.opening(), Dealt)[0].first == "ABCD".index(letter)


@pytest.mark.clause("KF-S2")
@given(seats=seat_counts, seed=seeds)
@few
def test_turns_go_round_clockwise(seats: int, seed: int) -> None:
    state = GAME.start(seats, seed)
    first = state.ask().seats[0]
    assert play_out(state, Rng.seeded(seed), turns=9) == [(first + turn) % seats for turn in range(9)]


@pytest.mark.clause("KF-S1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_the_game_is_for_two_to_four_seats(seats: int) -> None:
    with pytest.raises(WrongSeats):
        GAME.start(seats, seed=1)
