"""Refilling the row after a card was taken."""

import pytest

from warren.games.koffer.rules.events import Refilled

from .table import ROW, field, heard, look, table


@pytest.mark.clause("KF-T5")
@pytest.mark.parametrize("place", range(1, 8))
def test_the_gap_closes_towards_the_front_and_a_deck_card_comes_last(place: int) -> None:
    state = table(row=ROW, deck="Y9 B2 K7")
    (refilled,) = heard(state.play(0, f"take {place}"), Refilled)
    cards = ROW.split()
    del cards[place - 1]
    assert [card.card for card in look(state).row] == [*cards, "Y9"]
    assert refilled == Refilled(card="Y9", place=7)
    assert field(state, "deck") == "B2 K7"


@pytest.mark.clause("KF-T5")
def test_tokens_stay_on_their_cards_when_the_gap_closes() -> None:
    state = table(row="R10*1 K2 R1 B4*2 Y5 K9*3 R2*4", deck="Y9")
    state.play(0, "take 3")
    assert field(state, "row") == "R10*2 K2*1 B4*2 Y5 K9*3 R2*4 Y9"


@pytest.mark.clause("KF-T5")
def test_a_card_from_the_deck_has_no_tokens_on_it() -> None:
    state = table(row="R10 K2 R1 B4 Y5 K9 R2*4", deck="Y9")
    state.play(0, "take 7")
    assert field(state, "row").endswith(" K9*1 Y9")


@pytest.mark.clause("KF-T5")
def test_the_row_stays_short_when_the_deck_is_empty() -> None:
    state = table(row=ROW, deck="none", seats=3)
    assert heard(state.play(0, "take 2"), Refilled) == []
    assert field(state, "row") == "R10*1 R1 B4 Y5 K9 R2"
    assert heard(state.play(1, "take 6"), Refilled) == []
    assert field(state, "row") == "R10*2 R1*1 B4*1 Y5*1 K9*1"
