"""The permanent special cards, 1 to 8."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren import IllegalMove, Rng, State
from warren.games.koffer.game import GAME
from warren.games.koffer.rules.events import Laid, LastRound, Refilled, Took
from warren.games.koffer.rules.moves import Take

from .table import ROW, field, heard, last_turn, lay, lines, look, many, on_line, play_out, playings, table, texts


@pytest.mark.clause("KF-P2", "KF-P3")
def test_cards_one_to_eight_are_permanent_and_nine_to_fifteen_count_at_the_end() -> None:
    kinds = [card.kind for _, card in GAME.sheet.specials.in_order()]
    assert kinds == ["permanent"] * 8 + ["end"] * 7


# 1 Priority tag


@pytest.mark.clause("KF-P3")
def test_priority_tag_makes_the_first_two_cards_free() -> None:
    for move in ("take 1", "take 2"):
        state = table(row=ROW, specials="1 14 15", A="0")
        assert texts(state, 0) == ["take 1", "take 2"]
        (took,) = heard(state.play(0, move), Took)
        assert took.paid == 0
        assert "*" not in field(state, "row")


@pytest.mark.clause("KF-P3", "KF-T1")
@pytest.mark.parametrize("place", range(3, 8))
def test_priority_tag_leaves_a_token_on_every_card_before_one_further_back(place: int) -> None:
    state = table(row=ROW, specials="1 14 15")
    (took,) = heard(state.play(0, f"take {place}"), Took)
    assert took.paid == place - 1
    assert [card.tokens for card in look(state).row] == [1] * (place - 1) + [0] * (8 - place)
    assert look(state).displays[0].tokens == 8 - place


@pytest.mark.clause("KF-P3")
def test_priority_tag_with_one_token_does_not_reach_the_third_card() -> None:
    state = table(row=ROW, specials="1 14 15", A="1")
    assert texts(state, 0) == ["take 1", "take 2"]
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "take 3")
    assert refusal.value.clause == "KF-T1"
    assert texts(table(row=ROW, specials="1 14 15", A="2"), 0) == ["take 1", "take 2", "take 3"]


@pytest.mark.clause("KF-P3")
def test_priority_tag_frees_no_card_that_is_not_there() -> None:
    assert texts(table(row="R10", deck="none", specials="1 14 15", A="0"), 0) == ["take 1"]


# 2 Round trip


@pytest.mark.clause("KF-P3")
@pytest.mark.parametrize("value", range(1, 10))
def test_round_trip_lets_any_card_lie_face_up_on_a_ten(value: int) -> None:
    assert lay("K10", f"K{value}", specials="2 14 15").face == "up"
    assert lay("K10", f"K{value}", specials="1 14 15").face == "down"


@pytest.mark.clause("KF-P3")
def test_round_trip_wants_the_ten_face_up_on_top_of_the_same_colour() -> None:
    assert lay("K9", "K8", specials="2 14 15").face == "down"
    assert lay("K10 K3", "K2", specials="2 14 15").face == "down"
    assert lay("K9 (K3) K5 R10", "K4", specials="2 14 15").face == "down"
    assert lay("K9 (K10) K5", "K4", specials="2 14 15").face == "down"
    assert lay("K9", "K8", B="7 K10", specials="2 14 15").face == "down"


@pytest.mark.clause("KF-P3")
def test_round_trip_begins_a_new_rise() -> None:
    state = table(row="K10 R1 K3 R2 K4 R3 K2", specials="2 14 15")
    for turn in range(7):
        state.play(turn % 2, "take 1")
    assert field(state, "A") == "7 K10 K3 K4 (K2)"


# 3 Twin suitcase


@pytest.mark.clause("KF-P3")
def test_twin_suitcase_lays_the_value_just_taken_face_up() -> None:
    state = table(row="R4 K4 B1 Y5 K8 R2 Y1", B="7 K9", specials="3 14 15")
    state.play(0, "take 1")
    (laid,) = heard(state.play(1, "take 1"), Laid)
    assert laid == Laid(seat=1, card="K4", face="up", earned=0)
    assert field(state, "B") == "7 K9 K4"


@pytest.mark.clause("KF-P3")
def test_twin_suitcase_looks_at_the_turn_just_before_only() -> None:
    state = table(row="R4 Y7 K4 B1 Y5 K8 R2", A="7 K9", specials="3 14 15")
    for seat in (0, 1):
        state.play(seat, "take 1")
    assert heard(state.play(0, "take 1"), Laid)[0].face == "down"


@pytest.mark.clause("KF-P3")
def test_twin_suitcase_wants_an_equal_value() -> None:
    faces = {last: lay("K9", "K4", specials="3 14 15", last=last).face for last in ("3", "4", "5")}
    assert faces == {"3": "down", "4": "up", "5": "down"}


@pytest.mark.clause("KF-P3")
def test_twin_suitcase_does_nothing_in_a_games_first_turn() -> None:
    assert field(GAME.start(2, seed=1, specials="3,14,15"), "last") == "none"
    assert look(table(row=ROW, specials="3 14 15")).last_value is None
    assert lay("K9", "K4", specials="3 14 15", last="none").face == "down"


@pytest.mark.clause("KF-P3", "KF-E3")
def test_twin_suitcase_forgets_the_game_before() -> None:
    state = last_turn(options="games=2", specials="3 14 15")
    state.play(1, "take 1")
    assert field(state, "last") == "none"


@pytest.mark.clause("KF-P3")
def test_twin_suitcase_counts_a_card_set_aside_as_taken() -> None:
    state = table(row="R4 K4 B1 Y5 K8 R2 Y1", B="7 K9", specials="3 8 15")
    state.play(0, "take 1 aside")
    assert heard(state.play(1, "take 1"), Laid)[0].face == "up"


@pytest.mark.clause("KF-P3")
def test_twin_suitcase_counts_a_card_laid_face_down_as_taken() -> None:
    state = table(row="R4 K4 B1 Y5 K8 R2 Y1", A="7 R9", B="7 K9", specials="3 14 15")
    assert heard(state.play(0, "take 1"), Laid)[0].face == "down"
    assert heard(state.play(1, "take 1"), Laid)[0].face == "up"


@pytest.mark.clause("KF-P3")
def test_without_twin_suitcase_equal_values_mean_nothing() -> None:
    assert lay("K9", "K4", last="4").face == "down"


@pytest.mark.clause("KF-P4")
@given(
    display=st.sampled_from(["", "K5", "K10", "K9 (K1)", "K2 K10 (K8)", "K10 K6", "R10 Y5"]),
    value=st.sampled_from([3, 4, 7]),
    last=st.sampled_from(["none", "3", "4", "10"]),
    cards=st.sampled_from(["2 14 15", "3 14 15", "2 3 15"]),
)
@many
def test_round_trip_and_twin_suitcase_turn_no_card_face_down(display: str, value: int, last: str, cards: str) -> None:
    if lay(display, f"K{value}").face == "up":
        assert lay(display, f"K{value}", specials=cards, last=last).face == "up"


# 4 Lost and found


@pytest.mark.clause("KF-P3")
@pytest.mark.parametrize(
    ("length", "paid", "left_lying"),
    [
        (7, 6, [0, 0, 0, 1, 1, 1]),
        (6, 5, [0, 0, 0, 1, 1]),
        (5, 4, [0, 0, 1, 1]),
        (4, 3, [0, 0, 1]),
        (3, 2, [0, 1]),
        (2, 1, [0]),
        (1, 0, []),
    ],
)
def test_lost_and_found_gives_back_the_front_half_for_the_last_card_of_any_row(
    length: int, paid: int, left_lying: list[int]
) -> None:
    row = " ".join(ROW.split()[:length])
    state = table(seats=4, row=row, deck="none", specials="4 14 15")
    (took,) = heard(state.play(0, f"take {length}"), Took)
    assert (took.paid, took.returned) == (paid, paid - sum(left_lying))
    assert [card.tokens for card in look(state).row] == left_lying
    assert look(state).displays[0].tokens == 7 - sum(left_lying)


@pytest.mark.clause("KF-P3")
@pytest.mark.parametrize("place", range(1, 7))
def test_lost_and_found_gives_nothing_for_any_other_card(place: int) -> None:
    state = table(row=ROW, specials="4 14 15")
    (took,) = heard(state.play(0, f"take {place}"), Took)
    assert (took.paid, took.returned) == (place - 1, 0)
    assert look(state).displays[0].tokens == 8 - place


@pytest.mark.clause("KF-P3")
def test_lost_and_found_wants_everything_paid_first() -> None:
    state = table(row=ROW, A="5", specials="4 14 15")
    assert "take 7" not in state.moves(0)
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "take 7")
    assert refusal.value.clause == "KF-T1"


@pytest.mark.clause("KF-P3")
def test_lost_and_found_leaves_the_tokens_that_lay_there_before() -> None:
    state = table(row="R10*2 K2*1 R1 B4 Y5*3 K9 R2*1", A="6", specials="4 14 15")
    state.play(0, "take 7")
    assert field(state, "row").split()[:6] == ["R10*2", "K2*1", "R1", "B4*1", "Y5*4", "K9*1"]
    assert look(state).displays[0].tokens == 6 - 6 + 3 + 1


@pytest.mark.clause("KF-P3")
def test_lost_and_found_is_promised_for_the_last_card() -> None:
    offers = table(row=ROW, specials="4 14 15").offers(0)
    assert [(offer.cost, offer.returned) for offer in offers if isinstance(offer, Take)] == [
        *((cost, 0) for cost in range(6)),
        (6, 3),
    ]


@pytest.mark.clause("KF-P3", "KF-P4")
def test_lost_and_found_works_on_the_fifth_card_when_overbooked() -> None:
    state = table(row="R10 K2 R1 B4 Y5", specials="4 7 15")
    (took,) = heard(state.play(0, "take 5"), Took)
    assert (took.paid, took.returned) == (4, 2)


@pytest.mark.clause("KF-P3")
def test_lost_and_found_gives_nothing_back_for_a_card_that_priority_tag_made_free() -> None:
    state = table(row="R10 K2", deck="none", A="0", specials="1 4 15")
    (took,) = heard(state.play(0, "take 2"), Took)
    assert (took.paid, took.returned) == (0, 0)
    assert field(state, "row") == "R10"


# 5 Frequent flyer


@pytest.mark.clause("KF-P3")
@pytest.mark.parametrize("cards", range(9))
def test_frequent_flyer_earns_a_token_for_the_third_sixth_and_ninth_face_up_card(cards: int) -> None:
    display = " ".join(f"K{value}" for value in range(1, cards + 1))
    state = table(A=f"7 {display}", row=f"K{cards + 1} R1 R2 R3 R4 R5 R6", specials="5 14 15")
    (laid,) = heard(state.play(0, "take 1"), Laid)
    assert laid.earned == (1 if cards + 1 in (3, 6, 9) else 0)
    assert look(state).displays[0].tokens == 7 + laid.earned
    assert look(state).box == 18 - laid.earned


@pytest.mark.clause("KF-P3")
def test_frequent_flyer_counts_face_up_cards_of_that_colour_only() -> None:
    assert lay("K1 K5 (K3) R1 R2", "K2", specials="5 14 15").earned == 1
    assert lay("K5 (K3)", "K2", specials="5 14 15").earned == 0
    assert lay("K1 R1 R2", "K2", specials="5 14 15").earned == 0
    assert lay("K1 K2", "R3", specials="5 14 15").earned == 0
    assert lay("K1", "K3", B="7 K2", specials="5 14 15").earned == 0


@pytest.mark.clause("KF-P3")
def test_frequent_flyer_gives_nothing_for_a_face_down_card() -> None:
    assert lay("K1 K9", "K5", specials="5 14 15") == Laid(seat=0, card="K5", face="down", earned=0)


@pytest.mark.clause("KF-P3")
def test_frequent_flyer_passes_over_a_card_set_aside() -> None:
    assert lay("K1 [K2]", "K3", specials="5 8 15").earned == 0
    assert lay("K1 K3 [K2]", "K4", specials="5 8 15").earned == 1
    state = table(A="7 K1 K2", row="K3 R1 R2 R3 R4 R5 R6", specials="5 8 15")
    assert heard(state.play(0, "take 1 aside"), Laid) == [Laid(seat=0, card="K3", face="aside", earned=0)]


@pytest.mark.clause("KF-P4")
def test_frequent_flyer_gives_nothing_when_the_box_is_empty() -> None:
    state = table(A="7 K1 K2", row="K3 R1 R2 R3 R4 R5 R6", box="0", specials="5 14 15")
    assert heard(state.play(0, "take 1"), Laid)[0].earned == 0
    assert (look(state).displays[0].tokens, look(state).box) == (7, 0)


@pytest.mark.clause("KF-P4")
@pytest.mark.parametrize(("seats", "spare"), [(2, 18), (3, 11), (4, 4)])
def test_frequent_flyers_tokens_are_those_that_were_not_dealt(seats: int, spare: int) -> None:
    state = GAME.start(seats, seed=1, specials="5,14,15")
    assert look(state).box == spare
    state = table(seats=seats, A="7 K1 K2", box="1", row="K3 R1 R2 R3 R4 R5 R6", specials="5 14 15")
    assert heard(state.play(0, "take 1"), Laid)[0].earned == 1
    assert look(state).box == 0


@pytest.mark.clause("KF-P3")
def test_frequent_flyers_token_is_promised_only_where_it_is_earned() -> None:
    state = table(A="7 K1 K6", row="K5 K7 R1 R2 R3 R4 R5", specials="5 8 15")
    promised = [offer.move for offer in state.offers(0) if isinstance(offer, Take) and offer.earned]
    assert promised == ["take 2"]


@pytest.mark.clause("KF-P3")
def test_without_frequent_flyer_nobody_earns_tokens() -> None:
    assert lay("K1 K2", "K3").earned == 0


# 6 Fragile


@pytest.mark.clause("KF-P3")
def test_fragile_makes_face_down_cards_count_minus_two() -> None:
    assert on_line("face-down", A="0 K6 (K2) K9 (K4)", B="0 R5", specials="6 1 2") == (-4, 0)
    assert table(A="0 K6 (K2)", specials="6 1 2").scores()[0] == 4


@pytest.mark.clause("KF-P4")
def test_fragile_and_customs_take_two_for_each_card_and_five_once() -> None:
    state = table(A="0 K6 (K2) K9 (K4)", B="0 R5 (R4)", specials="1 6 11")
    assert lines(state) == ({"cards": 15, "face-down": -4, "special-11": -5}, {"cards": 5, "face-down": -2})


# 7 Overbooked


@pytest.mark.clause("KF-P3", "KF-P4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_overbooked_lays_five_cards_and_leaves_thirty_five_in_the_deck(seats: int) -> None:
    view = look(GAME.start(seats, seed=1, specials="7,14,15"))
    assert (len(view.row), view.deck) == (5, 35)


@pytest.mark.clause("KF-P3", "KF-T5")
def test_overbooked_refills_the_fifth_place() -> None:
    state = table(row="R10 K2 R1 B4 Y5", deck="Y9 B2", specials="7 14 15")
    assert texts(state, 0) == [f"take {place}" for place in range(1, 6)]
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "take 6")
    assert refusal.value.clause == "KF-T5"
    assert heard(state.play(0, "take 2"), Refilled) == [Refilled(card="Y9", place=5)]
    assert field(state, "row") == "R10*1 R1 B4 Y5 Y9"


@pytest.mark.clause("KF-P4", "KF-E1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_overbooked_ends_the_game_with_the_thirty_sixth_turn(seats: int) -> None:
    state = GAME.start(seats, seed=1, specials="7,14,15")
    assert len(play_out(state, Rng.seeded(1), turns=35)) == 35
    assert (look(state).deck, look(state).last_round) == (0, False)
    (seat,) = state.ask().seats
    assert heard(state.play(seat, "take 1"), LastRound) == [LastRound()]
    assert state.over


# 8 Hand luggage


@pytest.mark.clause("KF-P3")
def test_hand_luggage_lets_every_card_in_reach_be_put_aside() -> None:
    state = table(row=ROW, A="2", specials="8 14 15")
    ways = ["take 1", "take 2", "take 3"]
    assert texts(state, 0) == ways + [f"{way} aside" for way in ways]


@pytest.mark.clause("KF-P3")
def test_hand_luggage_is_paid_for_and_keeps_the_tokens_on_it() -> None:
    state = table(row="R10 K2 R9*4 B4 Y5 K9 R2", deck="Y8", specials="8 14 15")
    events = state.play(0, "take 3 aside")
    assert heard(events, Took) == [Took(seat=0, place=3, card="R9", paid=2, returned=0, found=4)]
    assert heard(events, Laid) == [Laid(seat=0, card="R9", face="aside", earned=0)]
    assert field(state, "A") == "9 [R9]"
    assert field(state, "row") == "R10*1 K2*1 B4 Y5 K9 R2 Y8"


@pytest.mark.clause("KF-P3")
@pytest.mark.parametrize(("value", "half"), [(1, 0), (2, 1), (3, 1), (6, 3), (9, 4), (10, 5)])
def test_hand_luggage_scores_half_its_value_rounded_down(value: int, half: int) -> None:
    state = table(A=f"0 [K{value}]", specials="8 1 2")
    assert lines(state)[0] == ({"aside": half} if half else {})
    assert state.scores()[0] == half


@pytest.mark.clause("KF-P3")
def test_hand_luggage_serves_each_seat_once_a_game() -> None:
    state = table(row=ROW, specials="8 14 15")
    state.play(0, "take 1 aside")
    assert look(state).displays[0].may_put_aside is False
    state.play(1, "take 1 aside")
    before = state.hash()
    assert texts(state, 0) == [f"take {place}" for place in range(1, 8)]
    with pytest.raises(IllegalMove, match="already") as refusal:
        state.play(0, "take 1 aside")
    assert refusal.value.clause == "KF-P3"
    assert state.hash() == before
    assert (field(state, "A"), field(state, "B")) == ("7 [R10]", "7 [K2]")


@pytest.mark.clause("KF-P3")
def test_without_hand_luggage_nothing_is_put_aside() -> None:
    state = table(row=ROW)
    before = state.hash()
    with pytest.raises(IllegalMove, match="Hand luggage") as refusal:
        state.play(0, "take 1 aside")
    assert refusal.value.clause == "KF-P3"
    assert state.hash() == before


@pytest.mark.clause("KF-P3", "KF-T1")
def test_hand_luggage_does_not_bring_a_card_into_reach() -> None:
    with pytest.raises(IllegalMove) as refusal:
        table(row=ROW, A="1", specials="8 14 15").play(0, "take 3 aside")
    assert refusal.value.clause == "KF-T1"


@pytest.mark.clause("KF-P4")
def test_hand_luggage_is_in_no_sequence() -> None:
    state = table(row="K9 R1 K5 B4 Y5 R3 R2", A="7 K4", specials="8 14 15")
    state.play(0, "take 1 aside")
    state.play(1, "take 1")
    assert heard(state.play(0, "take 1"), Laid)[0].face == "up"
    assert field(state, "A") == "7 K4 K5 [K9]"
    black = look(state).displays[0].sequences["black"]
    assert [(card.card, card.up) for card in black] == [("K4", True), ("K5", True)]
    assert look(state).displays[0].aside == "K9"


@pytest.mark.clause("KF-P4")
@pytest.mark.parametrize(
    ("special", "display"),
    [
        (9, "K3 R3 [B3]"),
        (10, "K3 [B3]"),
        (11, "K3 [B3]"),
        (13, "K3 [B3]"),
        (14, "B4 B5 B6 [B3]"),
    ],
)
def test_hand_luggage_is_neither_face_up_nor_face_down(special: int, display: str) -> None:
    without = display.rpartition(" ")[0]
    line = f"special-{special}"
    cards = f"1 8 {special}"
    aside = on_line(line, A=f"0 {display}", B="0", specials=cards)
    assert aside == on_line(line, A=f"0 {without}", B="0", specials=cards)
    assert (
        table(A=f"0 {display}", B="0", specials=cards).scores()[0]
        == 1 + table(A=f"0 {without}", B="0", specials=cards).scores()[0]
    )


@pytest.mark.clause("KF-P3", "KF-P4")
def test_hand_luggage_is_in_none_of_the_totals_that_balance() -> None:
    assert on_line("special-15", A="0 K5 [R10]", B="0 K6", specials="1 8 15") == (6, 0)


# All of them


@pytest.mark.clause("KF-P1", "KF-P2")
@given(state=playings())
@many
def test_special_cards_bind_everyone_and_lie_open(state: State) -> None:
    shown = [look(state, seat).specials for seat in (None, *range(state.seats))]
    assert len(set(shown)) == 1
    assert list(shown[0]) == sorted(set(shown[0]))
    assert len(shown[0]) in (0, 3)
