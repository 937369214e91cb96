"""The end-of-game special cards, 9 to 15, and the order in which they are worked."""

from itertools import combinations, permutations

import pytest
from hypothesis import given

from warren import Rng
from warren.games.koffer.game import GAME

from .table import few, field, last_turn, lines, on_line, play_out, seat_counts, seeds, table

# 9 Full set


@pytest.mark.clause("KF-P3")
@pytest.mark.parametrize(
    ("display", "points"),
    [
        ("K3 R3 B3 Y3", 5),
        ("K3 R3 B3", 2),
        ("K3 B3 Y3", 2),
        ("K3 R3", 0),
        ("K3 K4 R4 B4 Y5", 2),
        ("K1 R1 B1 Y1 K10 R10 B10 Y10", 10),
        ("K1 R1 B1 K2 R2 B2 K10 R10 Y10", 6),
        ("K3 R3 B3 Y3 K4 R4 B4", 7),
        ("K3 R3 B9 Y3 (B3)", 2),
        ("K3 R3 B9 (B3)", 0),
        ("", 0),
    ],
)
def test_full_set_pays_five_for_a_value_in_four_colours_and_two_in_exactly_three(display: str, points: int) -> None:
    assert on_line("special-9", A=f"0 {display}", specials="1 2 9")[0] == points


@pytest.mark.clause("KF-P3")
def test_full_set_looks_at_each_seat_alone() -> None:
    assert on_line("special-9", A="0 K3 R3", B="0 B3 Y3", specials="1 2 9") == (0, 0)
    assert on_line("special-9", A="0 K3 R3 B3 Y3", B="0 K4 R4 B4", specials="1 2 9") == (5, 2)


# 10 Lost property


@pytest.mark.clause("KF-P3", "KF-P4")
def test_lost_property_turns_the_lowest_face_down_card_and_the_base_count_sees_it_face_up() -> None:
    state = table(A="0 K9 (K4) R6 (R3) B8 (B5)", B="0 Y9 (Y7)", specials="1 2 10")
    assert lines(state) == ({"cards": 9 + 6 + 8 + 3, "face-down": -2}, {"cards": 9 + 7})


@pytest.mark.clause("KF-P3")
@pytest.mark.parametrize("value", range(1, 10))
def test_lost_property_turns_a_card_of_any_value(value: int) -> None:
    assert lines(table(A=f"0 K10 (K{value})", specials="1 2 10"))[0] == {"cards": 10 + value}


@pytest.mark.clause("KF-P3")
def test_lost_property_has_nothing_to_turn_in_a_display_without_face_down_cards() -> None:
    assert table(A="0 K9 R2", B="0", specials="1 2 10").scores() == (11, 0)


@pytest.mark.clause("KF-P3")
@pytest.mark.parametrize(("before", "after"), list(combinations("KRBY", 2)))
def test_lost_property_turns_black_before_red_before_blue_before_yellow(before: str, after: str) -> None:
    def long_hauls(full: str) -> int:
        other = after if full == before else before
        display = f"{full}5 {full}6 {full}7 ({full}2) {other}5 ({other}2)"
        return on_line("special-14", A=f"0 {display}", specials="1 10 14")[0]

    assert long_hauls(before) == 3
    assert long_hauls(after) == 0


@pytest.mark.clause("KF-P3")
def test_lost_property_looks_at_the_value_before_the_colour() -> None:
    assert on_line("cards", A="0 K9 (K3) Y9 (Y2)", specials="1 2 10")[0] == 9 + 9 + 2


@pytest.mark.clause("KF-P3")
def test_lost_property_judges_nothing_else_anew() -> None:
    assert lines(table(A="0 K9 (K2) K1 K5 (K4)", specials="1 2 10"))[0] == {"cards": 9 + 2 + 1 + 5, "face-down": -1}


@pytest.mark.clause("KF-P3")
def test_frequent_flyer_gives_nothing_for_the_card_that_lost_property_turns() -> None:
    state = last_turn(A="4 B5 B9 (B6)", B="0", specials="1 5 10")
    state.play(1, "take 1")
    assert lines(state)[0] == {"cards": 5 + 9 + 6, "tokens": 4}
    assert field(state, "A").startswith("4 ")
    assert field(state, "box") == str(32 - 4)


# 11 Customs


@pytest.mark.clause("KF-P3")
@pytest.mark.parametrize(
    ("a", "b", "points"),
    [
        ("K9 (K2) (R3)", "B9 (B2)", (-5, 0)),
        ("K9", "B9 (B2)", (0, -5)),
        ("K9", "B9", (0, 0)),
        ("K9 (K2)", "B9 (B2)", (-5, -5)),
        ("K9 (K2) (R3)", "B9 (B2) (Y2)", (-5, -5)),
    ],
)
def test_customs_takes_five_from_most_face_down_cards(a: str, b: str, points: tuple[int, int]) -> None:
    assert on_line("special-11", A=f"0 {a}", B=f"0 {b}", specials="1 2 11") == points


# 12 Souvenirs


@pytest.mark.clause("KF-P3")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [((5, 4, 0), (3, 0, 0)), ((5, 5, 0), (3, 3, 0)), ((1, 0, 0), (3, 0, 0)), ((0, 0, 0), (0, 0, 0))],
)
def test_souvenirs_pays_three_for_most_tokens_and_at_least_one(
    tokens: tuple[int, ...], points: tuple[int, ...]
) -> None:
    a, b, c = tokens
    assert on_line("special-12", A=a, B=b, C=c, specials="1 2 12") == points


@pytest.mark.clause("KF-P3", "KF-E2")
def test_souvenirs_counts_no_tokens_on_the_row() -> None:
    row = "R10*9 K2 R1 B4 Y5 K9 R2"
    assert on_line("special-12", A="2", B="1", row=row, specials="1 2 12") == (3, 0)


# 13 Colour coordinated


@pytest.mark.clause("KF-P3")
def test_colour_coordinated_pays_two_for_most_face_up_cards_in_each_colour() -> None:
    points = on_line("special-13", A="0 K1 K2 R9 B1 B2 B3", B="0 K3 R1 R2 Y1", C="0", specials="1 2 13")
    assert points == (4, 4, 0)


@pytest.mark.clause("KF-P3")
def test_colour_coordinated_passes_over_face_down_cards() -> None:
    assert on_line("special-13", A="0 K9 (K1) (K2)", B="0 K4 K5", specials="1 2 13") == (0, 2)


@pytest.mark.clause("KF-P3")
def test_colour_coordinated_pays_nothing_in_a_colour_that_nobody_has_face_up() -> None:
    assert on_line("special-13", A="0", B="0", specials="1 2 13") == (0, 0)


# 14 Long haul


@pytest.mark.clause("KF-P3")
@pytest.mark.parametrize(
    ("display", "points"),
    [
        ("K1 K2 K3", 0),
        ("K1 K2 K3 K4", 3),
        ("K1 K2 K3 K4 K5", 3),
        ("K1 K2 K3 K4 R1 R2 R3 R4", 6),
        ("K2 K3 K4 (K1)", 0),
        ("K1 K2 R1 R2", 0),
    ],
)
def test_long_haul_pays_three_for_each_colour_with_four_face_up_cards(display: str, points: int) -> None:
    assert on_line("special-14", A=f"0 {display}", specials="1 2 14")[0] == points


# 15 Balanced load


@pytest.mark.clause("KF-P3", "KF-P4")
@pytest.mark.parametrize(
    ("display", "points"),
    [
        ("", 6),
        ("K5", 6),
        ("K6", 0),
        ("Y6", 0),
        ("K10 R9 B8 Y5", 6),
        ("K10 R9 B8 Y4", 0),
        ("K4 R10 B9 Y10", 0),
        ("K4 K5 R10 B9 Y1 Y3", 0),
        ("K4 K5 R10 B9 Y1 Y6", 6),
        ("K6 (K5)", 6),
        ("K5 (R4)", 0),
        ("K4 (R4)", 6),
        ("R5 (K4)", 0),
        ("R4 (K4)", 6),
        ("K3 (R4) (R3)", 6),
        ("K4 (R4) (R3)", 0),
    ],
)
def test_balanced_load_pays_six_if_colour_totals_differ_by_at_most_five(display: str, points: int) -> None:
    assert on_line("special-15", A=f"0 {display}", specials="1 2 15")[0] == points


@pytest.mark.clause("KF-P4")
@pytest.mark.parametrize(("display", "points"), [("K7 (K1)", 6), ("K8 (K1)", 0), ("K3 (R4)", 6), ("K4 (R4)", 0)])
def test_balanced_load_counts_fragile_cards_as_minus_two(display: str, points: int) -> None:
    assert on_line("special-15", A=f"0 {display}", specials="1 6 15")[0] == points


@pytest.mark.clause("KF-P3")
def test_balanced_load_counts_no_tokens() -> None:
    assert on_line("special-15", A="30 K5", B="0 R6", specials="1 2 15") == (6, 0)


# Majorities and order


@pytest.mark.clause("KF-P4")
@pytest.mark.parametrize(
    ("special", "a", "b", "c", "points"),
    [
        (11, "0 K9 (K1)", "0 R9 (R1)", "0 B9 (B1)", (-5, -5, -5)),
        (11, "0 K9 (K1)", "0 R9", "0 B9 (B1)", (-5, 0, -5)),
        (12, "4", "4", "4", (3, 3, 3)),
        (12, "3", "4", "4", (0, 3, 3)),
        (13, "0 K1 K2", "0 K3 K4", "0 K5", (2, 2, 0)),
        (13, "0 Y1", "0 Y3", "0 Y5", (2, 2, 2)),
    ],
)
def test_majority_cards_serve_all_tied_seats_in_full(
    special: int, a: str, b: str, c: str, points: tuple[int, ...]
) -> None:
    assert on_line(f"special-{special}", A=a, B=b, C=c, specials=f"1 2 {special}") == points


@pytest.mark.clause("KF-P2", "KF-P4")
def test_full_set_is_worked_before_lost_property_turns_a_card() -> None:
    assert on_line("special-9", A="0 K3 R3 B9 (B3)", specials="1 9 10")[0] == 0


@pytest.mark.clause("KF-P2", "KF-P4")
def test_customs_is_worked_after_lost_property_turned_a_card() -> None:
    assert on_line("special-11", A="0 K9 (K1)", B="0", specials="1 10 11") == (0, 0)
    assert on_line("special-11", A="0 K9 (K1) (K2)", B="0 R9 (R1)", specials="1 10 11") == (-5, 0)


@pytest.mark.clause("KF-P2", "KF-P4")
def test_colour_coordinated_is_worked_after_lost_property_turned_a_card() -> None:
    assert on_line("special-13", A="0 K9 (K1)", B="0 K4", specials="1 10 13") == (2, 0)
    assert on_line("special-13", A="0 K9 (K1)", B="0 K4", specials="1 2 13") == (2, 2)


@pytest.mark.clause("KF-P2", "KF-P4")
def test_long_haul_is_worked_after_lost_property_turned_a_card() -> None:
    assert on_line("special-14", A="0 K7 K8 K9 (K1)", specials="1 10 14")[0] == 3
    assert on_line("special-14", A="0 K7 K8 K9 (K1)", specials="1 2 14")[0] == 0


@pytest.mark.clause("KF-P2", "KF-P4")
def test_balanced_load_is_worked_after_lost_property_turned_a_card() -> None:
    assert on_line("special-15", A="0 K5 (K1)", B="0 R4 (K6)", specials="1 10 15") == (0, 0)
    assert on_line("special-15", A="0 K5 (K1)", B="0 R4 (K6)", specials="1 2 15") == (6, 6)
    assert on_line("special-15", A="0 K5 R5 B5 (Y3)", specials="1 10 15")[0] == 6
    assert on_line("special-15", A="0 K5 R5 B5 (Y3)", specials="1 2 15")[0] == 0


@pytest.mark.clause("KF-P2")
def test_the_order_in_which_the_table_names_its_cards_does_not_matter() -> None:
    display = "0 K7 K8 K9 (K3) R3 B3 (Y2)"
    for named in combinations((9, 10, 11, 13, 14, 15), 3):
        scores = {
            table(A=display, B="2 Y9 (Y1)", specials=" ".join(map(str, order))).scores()
            for order in permutations(named)
        }
        assert len(scores) == 1, named


@pytest.mark.clause("KF-P2")
@given(seats=seat_counts, seed=seeds)
@few
def test_end_of_game_cards_change_nothing_but_the_score(seats: int, seed: int) -> None:
    plain, special = GAME.start(seats, seed), GAME.start(seats, seed, specials="9,10,15")
    for state in (plain, special):
        play_out(state, Rng.seeded(seed))
    ends = [GAME.write_position(state) for state in (plain, special)]
    assert ends[1].pop("specials") == "9 10 15"
    assert ends[0].pop("specials") == "none"
    assert ends[0] == ends[1]
