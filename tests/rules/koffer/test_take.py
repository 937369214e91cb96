"""Taking a card: what it costs, and what comes with it."""

import pytest
from hypothesis import given

from warren import Ask, IllegalMove, NotAsked, State, WrongSeats
from warren.games.koffer.rules.events import Laid, Took
from warren.games.koffer.rules.moves import Take

from .table import ROW, field, heard, last_turn, many, playings, table, texts


@pytest.mark.clause("KF-T1")
def test_the_first_card_is_free() -> None:
    state = table(row=ROW)
    state.play(0, "take 1")
    assert field(state, "A") == "7 R10"
    assert "*" not in field(state, "row")


@pytest.mark.clause("KF-T1")
@pytest.mark.parametrize("place", range(1, 8))
def test_a_card_costs_one_token_on_each_card_before_it(place: int) -> None:
    state = table(row=ROW)
    (took,) = heard(state.play(0, f"take {place}"), Took)
    cards = ROW.split()
    assert took == Took(seat=0, place=place, card=cards[place - 1], paid=place - 1, returned=0, found=0)
    assert field(state, "A") == f"{8 - place} {cards[place - 1]}"
    front = [f"{card}*1" for card in cards[: place - 1]]
    assert field(state, "row").split()[:6] == front + cards[place:]


@pytest.mark.clause("KF-T1")
def test_tokens_are_put_on_top_of_those_already_there() -> None:
    state = table(row="R10*2 K2 R1*1 B4 Y5*4 K9 R2")
    state.play(0, "take 4")
    assert field(state, "row") == "R10*3 K2*1 R1*2 Y5*4 K9 R2 K1"


@pytest.mark.clause("KF-T1")
@pytest.mark.parametrize("tokens", range(10))
def test_a_seat_reaches_one_card_more_than_it_has_tokens(tokens: int) -> None:
    state = table(row=ROW, A=tokens)
    assert texts(state, 0) == [f"take {place}" for place in range(1, min(tokens + 1, 7) + 1)]


@pytest.mark.clause("KF-T1")
def test_without_tokens_the_first_card_is_the_only_choice() -> None:
    assert texts(table(row=ROW, A="0"), 0) == ["take 1"]


@pytest.mark.clause("KF-T1")
def test_the_last_token_may_be_spent() -> None:
    state = table(row=ROW, A="3")
    state.play(0, "take 4")
    assert field(state, "A") == "0 B4"


@pytest.mark.clause("KF-T1")
@pytest.mark.parametrize("place", [2, 3, 7])
def test_a_card_that_cannot_be_paid_is_refused_and_nothing_changes(place: int) -> None:
    state = table(row=ROW, A=place - 2)
    before = state.hash()
    with pytest.raises(IllegalMove, match=f"at place {place} costs {place - 1} token") as refusal:
        state.play(0, f"take {place}")
    assert refusal.value.clause == "KF-T1"
    assert state.hash() == before


@pytest.mark.clause("KF-T1")
def test_paying_takes_only_from_ones_own_tokens() -> None:
    state = table(row=ROW, A="3", B="2 K6")
    state.play(0, "take 3")
    assert (field(state, "A"), field(state, "B")) == ("1 R1", "2 K6")


@pytest.mark.clause("KF-T2")
def test_all_tokens_on_the_taken_card_come_with_it() -> None:
    state = table(row="R10*1 K2 R1*5 B4*2 Y5 K9 R2", A="2")
    (took,) = heard(state.play(0, "take 3"), Took)
    assert (took.paid, took.found) == (2, 5)
    assert field(state, "A") == "5 R1"
    assert field(state, "row").split()[:3] == ["R10*2", "K2*1", "B4*2"]


@pytest.mark.clause("KF-T2")
def test_tokens_on_the_first_card_come_with_it() -> None:
    state = table(row="R10*4 K2*1 R1 B4 Y5 K9 R2", A="0")
    state.play(0, "take 1")
    assert field(state, "A") == "4 R10"
    assert field(state, "row").startswith("K2*1 R1 ")


@pytest.mark.clause("KF-T2")
def test_tokens_on_the_taken_card_cannot_pay_for_it() -> None:
    state = table(row="R10 K2 R1*5 B4 Y5 K9 R2", A="1")
    assert texts(state, 0) == ["take 1", "take 2"]
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "take 3")
    assert refusal.value.clause == "KF-T1"


@pytest.mark.clause("KF-T1", "KF-T5")
def test_there_is_nothing_to_take_behind_a_short_row() -> None:
    state = table(row="R10 K2 R1", deck="none")
    before = state.hash()
    assert texts(state, 0) == ["take 1", "take 2", "take 3"]
    with pytest.raises(IllegalMove, match="no card at place 4: the row has 3 cards") as refusal:
        state.play(0, "take 4")
    assert refusal.value.clause == "KF-T5"
    assert state.hash() == before


@pytest.mark.clause("KF-S2")
def test_only_the_seat_whose_turn_it_is_is_asked() -> None:
    state = table(row=ROW, turn="B")
    before = state.hash()
    assert state.ask() == Ask((1,), "take")
    assert texts(state, 0) == []
    with pytest.raises(NotAsked, match="waiting for B"):
        state.play(0, "take 1")
    assert state.hash() == before


@pytest.mark.clause("KF-E1")
def test_nobody_is_asked_after_the_end() -> None:
    state = last_turn()
    state.play(1, "take 1")
    before = state.hash()
    assert state.ask() == Ask((), "over")
    for seat in (0, 1):
        assert texts(state, seat) == []
        with pytest.raises(NotAsked, match="over"):
            state.play(seat, "take 1")
    assert state.hash() == before


@pytest.mark.clause("KF-S2")
@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_at_the_table_cannot_play(seat: int) -> None:
    with pytest.raises(WrongSeats):
        table(row=ROW).play(seat, "take 1")


@pytest.mark.clause("KF-T1", "KF-T2", "KF-T3")
@given(state=playings())
@many
def test_an_offer_tells_what_its_move_then_does(state: State) -> None:
    for seat in state.ask().seats:
        offers = state.offers(seat)
        assert [offer.move for offer in offers] == texts(state, seat)
        for offer in offers:
            assert isinstance(offer, Take)
            events = state.copy().play(seat, offer.move)
            (took,), (laid,) = heard(events, Took), heard(events, Laid)
            assert took == Took(seat, offer.place, offer.card, offer.cost, offer.returned, offer.found)
            assert laid == Laid(seat, offer.card, offer.face, offer.earned)


@pytest.mark.clause("KF-T1", "KF-P3")
@given(state=playings())
@many
def test_every_move_is_either_listed_or_refused_with_its_clause(state: State) -> None:
    before = state.hash()
    for seat in state.ask().seats:
        for move in state.game.move_table:
            if move in state.moves(seat):
                state.copy().play(seat, move)
            else:
                with pytest.raises(IllegalMove) as refusal:
                    state.play(seat, move)
                assert refusal.value.clause in ("KF-T1", "KF-T5", "KF-P3")
    assert state.hash() == before
