"""Positions: any table can be written down and set up again."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import warren
from warren import BadPosition

koffer = warren.game("koffer")


@settings(max_examples=60, deadline=None)
@given(
    st.integers(2, 4), st.integers(), st.integers(0, 40), st.sampled_from(["off", "random", "1,8,10"]), st.booleans()
)
def test_every_position_of_a_playing_reads_back(seats: int, seed: int, moves: int, specials: str, memory: bool) -> None:
    state = koffer.start(seats=seats, seed=seed, specials=specials, memory=memory, games=2)
    rng = warren.Rng.seeded(seed)
    for _ in range(moves):
        seat = state.ask().seats[0]
        state.play(seat, state.moves(seat).pick(rng))
    again = koffer.position(state.position())
    assert again.position() == state.position()
    assert again.view(0) == state.view(0)
    assert again.scores() == state.scores()
    for place in (state, again):
        while seats_asked := place.ask().seats:
            place.play(seats_asked[0], "take 1")
    assert again.hash() == state.hash()


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "turn: E",
        "seats: 7",
        "seats: two",
        "colour: red",
        "row: R11",
        "row: R1 R1",
        "row: R1*x",
        "row: K1 K2 K3 K4 K5 K6 K7 K8",
        "row: none",
        "A: many",
        "A: 7 R1\nB: 7 R1",
        "specials: 1 2",
        "match: 3",
        "rng: 1 2 3",
        "turn: A\nturn: B",
        "options: speed=9",
        "box: -4",
    ],
)
def test_what_cannot_be_on_a_table_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        koffer.position(text)


def test_a_mapping_does_as_well_as_text() -> None:
    fields = {"turn": "B", "row": "R10 K2 R1 B4 Y5 K9 R2", "A": 3, "B": "7 K6"}
    assert (
        koffer.position(fields).hash()
        == koffer.position("turn: B\nrow: R10 K2 R1 B4 Y5 K9 R2\nA: 3\nB: 7 K6 # six").hash()
    )
