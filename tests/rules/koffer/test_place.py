"""Placing a card: face up or face down."""

from itertools import pairwise

import pytest
from hypothesis import given

from warren import State
from warren.games.koffer.rules.events import Laid

from .table import field, lay, look, many, playings, table


@pytest.mark.clause("KF-T3")
@pytest.mark.parametrize("card", ["K1", "R10", "B5", "Y1"])
def test_the_first_card_of_a_colour_lies_face_up(card: str) -> None:
    assert lay("", card) == Laid(seat=0, card=card, face="up", earned=0)


@pytest.mark.clause("KF-T3")
@pytest.mark.parametrize("colour", "KRBY")
def test_a_higher_card_lies_face_up_and_a_lower_one_face_down(colour: str) -> None:
    for top in range(1, 11):
        for value in set(range(1, 11)) - {top}:
            expected = "up" if value > top else "down"
            assert lay(f"{colour}{top}", f"{colour}{value}").face == expected


@pytest.mark.clause("KF-T3")
def test_every_colour_has_a_sequence_of_its_own() -> None:
    assert lay("K9 R8 B7", "Y1").face == "up"
    assert lay("K9 R2 B9 Y9", "R3").face == "up"


@pytest.mark.clause("KF-T3")
def test_only_the_topmost_card_counts() -> None:
    assert lay("K2 K9 (K4) K1", "K3").face == "up"
    assert lay("K6 (K2) K5", "K4").face == "down"


@pytest.mark.clause("KF-T3")
def test_other_displays_do_not_matter() -> None:
    assert lay("", "K2", B="7 K9").face == "up"
    assert lay("K9", "K2", B="7 K1").face == "down"


@pytest.mark.clause("KF-T3")
def test_a_laid_card_is_the_new_topmost_one() -> None:
    state = table(row="K4 R5 K6 R2 K5 R1 K1", deck="R4 K3 R3 K2 R6 B1 B2 B3 B4 B5 B6 B7")
    for turn in range(12):
        state.play(turn % 2, "take 1")
    assert field(state, "A") == "7 K4 K6 (K5) K1 K3 (K2)"
    assert field(state, "B") == "7 R5 (R2) R1 R4 (R3) R6"


@pytest.mark.clause("KF-T3", "KF-T4")
@pytest.mark.parametrize("value", [1, 3, 4, 5, 7, 8, 9, 10])
def test_any_card_lies_face_up_on_a_face_down_one(value: int) -> None:
    assert lay("K6 (K2)", f"K{value}").face == "up"


@pytest.mark.clause("KF-T4")
def test_a_face_down_card_counts_minus_one() -> None:
    assert table(A="0 K6").scores()[0] == 6
    assert table(A="0 K6 (K5)").scores()[0] == 5
    assert table(A="0 K6 (K5) K10 (K9)").scores()[0] == 14


@pytest.mark.clause("KF-T4")
@given(state=playings())
@many
def test_a_face_down_card_lies_on_a_face_up_one(state: State) -> None:
    for display in look(state).displays:
        for sequence in display.sequences.values():
            assert not sequence or sequence[0].up
            assert all(below.up or above.up for below, above in pairwise(sequence))


@pytest.mark.clause("KF-T3")
@given(state=playings())
@many
def test_a_sequence_rises_from_card_to_card_unless_special_cards_let_it_fall(state: State) -> None:
    if {2, 3} & set(look(state).specials):
        return
    for display in look(state).displays:
        for colour, sequence in display.sequences.items():
            for below, above in pairwise(sequence):
                assert below.card is not None
                assert above.card is not None
                higher = int(above.card[1:]) > int(below.card[1:])
                assert above.up == (higher or not below.up), (colour, sequence)
