"""Where cards may lie in a cave."""

import pytest
from hypothesis import given

from warren import State

from . import naive
from .table import cards, cave, cells, field, grow, many, playings, refused, table


@pytest.mark.clause("TM-L1", "TM-L2")
def test_beside_a_lone_dragon_four_cells_are_open() -> None:
    assert cells(table()) == {"1,0", "-1,0", "0,1", "0,-1"}


@pytest.mark.clause("TM-L1")
@pytest.mark.parametrize(
    ("row", "open_ends"),
    [
        ("1,0 2,0 3,0", {"-1,0", "4,0"}),
        ("1,0 2,0 3,0 4,0", set()),
        ("-1,0 -2,0 -3,0 -4,0", set()),
        ("-1,0 -2,0 1,0 2,0", set()),
        ("-1,0 -2,0 -3,0", {"-4,0", "1,0"}),
    ],
)
def test_a_cave_grows_to_five_columns_and_no_further(row: str, open_ends: set[str]) -> None:
    names = [f"fire-{letter}@{cell}" for letter, cell in zip("abcd", row.split(), strict=False)]
    found = cells(table(A=cave(*names)))
    assert {cell for cell in found if cell.endswith(",0")} == open_ends
    taken = ["0,0", *row.split()]
    beside = {f"{cell.split(',')[0]},{y}" for cell in taken for y in (1, -1)}
    assert {cell for cell in found if not cell.endswith(",0")} == beside


@pytest.mark.clause("TM-L1")
@pytest.mark.parametrize(
    ("column", "open_ends"),
    [
        ("0,1", {"0,2", "0,-1"}),
        ("0,1 0,2", set()),
        ("0,-1 0,-2", set()),
        ("0,-1 0,1", set()),
        ("0,-1", {"0,-2", "0,1"}),
    ],
)
def test_a_cave_grows_to_three_rows_and_no_further(column: str, open_ends: set[str]) -> None:
    names = [f"fire-{letter}@{cell}" for letter, cell in zip("ab", column.split(), strict=False)]
    found = cells(table(A=cave(*names)))
    assert {cell for cell in found if cell.startswith("0,")} == open_ends


@pytest.mark.clause("TM-L1")
def test_a_cave_is_never_three_wide_and_five_high() -> None:
    state = table(A=cave("fire-a@0,1", "fire-b@0,2"))
    assert refused(state, "adopt 1 at 0,3") == "TM-L1"
    assert refused(state, "adopt 1 at 0,-1") == "TM-L1"
    assert refused(table(A=cave("fire-a@0,1")), "adopt 1 at 0,3") == "TM-L1"


@pytest.mark.clause("TM-L1")
@pytest.mark.parametrize("cell", ["5,0", "-5,0", "0,3", "0,-3", "99,99", "-17,2"])
def test_cells_that_no_cave_reaches_are_refused(cell: str) -> None:
    assert refused(table(), f"adopt 1 at {cell}") == "TM-L1"
    assert refused(table(), f"mama at {cell}") == "TM-L1"


@pytest.mark.clause("TM-L1")
@pytest.mark.parametrize("corner", ["-4,-2", "0,-2", "-4,0", "0,0", "-2,-1", "-3,-1"])
def test_the_dragon_may_lie_anywhere_in_the_frame(corner: str) -> None:
    """Whatever cell of the five by three the dragon has, all others can be filled."""
    left, bottom = map(int, corner.split(","))
    frame = {(x, y) for x in range(left, left + 5) for y in range(bottom, bottom + 3)}
    taken, laid = {(0, 0)}, []
    while taken != frame:
        spot = min(naive.room(taken) & frame)
        taken.add(spot)
        laid.append(naive.cell(spot))
    state = table(turn="A")
    for cell in laid:
        state = table(A=field(state, "A"), turn="A", B="water-dragon@0,0")
        state.play(0, f"adopt 2 at {cell}")
    assert len(cards(state)) == 15
    assert naive.room(taken) == set()


@pytest.mark.clause("TM-L1", "TM-L2")
def test_a_cell_outside_the_box_is_refused_though_it_shares_an_edge() -> None:
    state = table(A=cave("fire-a@1,0", "fire-b@2,0", "fire-c@3,0", "fire-d@4,0", "fire-e@0,1", "fire-f@0,-1"))
    for cell in ("-1,0", "0,2", "0,-2", "-1,1"):
        assert refused(state, f"adopt 1 at {cell}") == "TM-L1"
        assert refused(state, f"mama at {cell}") == "TM-L1"
    assert cells(state) == {f"{x},{y}" for x in (1, 2, 3, 4) for y in (1, -1)}


@pytest.mark.clause("TM-L2")
@pytest.mark.parametrize("cell", ["1,1", "-1,-1", "2,0", "0,2", "4,2", "-4,-2"])
def test_a_new_card_shares_an_edge_with_the_cave(cell: str) -> None:
    assert refused(table(), f"adopt 1 at {cell}") == "TM-L2"
    assert refused(table(), f"mama at {cell}") == "TM-L2"


@pytest.mark.clause("TM-L2")
@pytest.mark.parametrize("cell", ["0,0", "1,0"])
def test_a_new_card_goes_on_an_empty_cell(cell: str) -> None:
    assert refused(table(A=cave("fire-a@1,0")), f"adopt 1 at {cell}") == "TM-L2"


@pytest.mark.clause("TM-L2")
def test_the_ends_of_two_rows_do_not_touch() -> None:
    """The cell right of a row's end is not the left end of the row above."""
    state = table(A=cave("fire-a@1,0", "fire-b@2,0", "fire-c@3,0", "fire-d@4,0"))
    assert not cells(state) & {"-4,1", "-4,0", "-4,-1"}
    state = table(A=cave("fire-a@-1,0", "fire-b@-2,0", "fire-c@-3,0", "fire-d@-4,0"))
    assert not cells(state) & {"4,1", "4,0", "4,-1"}


@pytest.mark.clause("TM-L2")
def test_only_ones_own_cave_counts() -> None:
    state = table(A=cave("fire-a@1,0"), B=cave(dragon="water-dragon"), turn="B")
    assert cells(state, seat=1) == {"1,0", "-1,0", "0,1", "0,-1"}


@pytest.mark.clause("TM-L3")
@given(state=playings())
@many
def test_nothing_in_a_cave_moves_or_leaves_except_by_rearrange(state: State) -> None:
    for seat in state.ask().seats:
        for move in state.moves(seat):
            if move.text.startswith(("rearrange", "dragon")):
                continue
            after = state.copy()
            after.push(seat, move)
            for owner in range(state.seats):
                old, new = cards(state, owner), cards(after, owner)
                assert {cell: new[cell].rstrip("+") for cell in old} == {
                    cell: card.rstrip("+") for cell, card in old.items()
                }
                assert len(new) - len(old) == (owner == seat and move.text.startswith(("adopt", "mama", "at")))
            if move.text.startswith("adopt 1"):
                break


@pytest.mark.clause("TM-L1", "TM-L2")
@given(state=playings())
@many
def test_new_cards_go_where_a_slow_count_says(state: State) -> None:
    for seat in state.ask().seats:
        if state.ask().kind == "turn":
            taken = {card.at for card in naive.read_cave(field(state, "ABCDE"[seat]))}
            assert cells(state, "mama at ", seat) | cells(state, "adopt 5 at ", seat) <= {
                naive.cell(at) for at in naive.room(taken)
            }
            assert naive.fits(taken)
            assert naive.is_joined(taken)


@pytest.mark.clause("TM-L1")
def test_the_frame_floats_until_it_is_spanned() -> None:
    state = grow(cave(), "fire-a@1,0", "fire-b@1,1")
    assert cells(state, seat=1) == {"1,0", "-1,0", "0,1", "0,-1"}
    assert cells(table(A=field(state, "A"))) == {"-1,0", "0,-1", "0,1", "1,-1", "1,2", "2,0", "2,1"}
