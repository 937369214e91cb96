"""After a Fetch: the roll, the beam, and who is caught in it."""

import pytest
from hypothesis import given

from warren import Rng
from warren.games.kobold.game import GAME
from warren.games.kobold.rules.events import Caught, Rolled

from .table import FACES, NAMED, STEPS, bare, fetch, few, field, heard, look, seeds, sides, table


@pytest.mark.clause("KB-T3", "KB-C2", "KB-C6")
@pytest.mark.parametrize("beam", range(1, 8))
@pytest.mark.parametrize(("face", "step"), list(zip(FACES, STEPS, strict=True)))
def test_an_arrow_turns_the_beam_that_many_sections_that_way(face: str, step: int, beam: int) -> None:
    dark = (beam + 2) % 7 + 1
    state = bare(face, beam=beam, pawns=f"A{dark}")
    after = (beam - 1 + step) % 7 + 1
    assert heard(fetch(state, f"{dark}.1"), Rolled) == [Rolled(face=NAMED[FACES.index(face)], beam=after)]
    assert look(state).beam == after
    assert look(state).die == FACES.index(face)
    lit = [number for number, part in enumerate(look(state).sections, start=1) if part.lit]
    assert lit == sorted([after, after % 7 + 1])


@pytest.mark.clause("KB-T3")
def test_the_die_is_rolled_once_however_many_pawns_fetch() -> None:
    state = table("blue 1", pawns="A3 A4 A5")
    assert len(heard(fetch(state, "3.1", "4.1", "5.1"), Rolled)) == 1
    assert look(state).beam == 2


@pytest.mark.clause("KB-T4")
def test_pawns_of_several_seats_are_caught_with_nothing() -> None:
    state = bare("blue 2", seats=4, beam=1, pawns="A5 B3 B4 C4 C4 D3 D7")
    events = fetch(state, "5.1")
    assert heard(events, Caught) == [
        Caught(seat=1, section=3, pawns=1),
        Caught(seat=3, section=3, pawns=1),
        Caught(seat=1, section=4, pawns=1),
        Caught(seat=2, section=4, pawns=2),
    ]
    assert field(state, "pawns") == "D7"
    assert [field(state, seat) for seat in "BCD"] == ["tiles=0 gems=0"] * 3
    assert [loot.hand for loot in look(state).loot] == [3, 3, 3, 2]


@pytest.mark.clause("KB-T4")
@pytest.mark.parametrize(
    ("beam", "face", "caught"),
    [
        (6, "blue 1", ["B1"]),
        (6, "blue 2", ["B1", "B2"]),
        (7, "blue 1", ["B2"]),
        (7, "yellow 1", ["B6"]),
        (1, "yellow 1", ["B7"]),
        (1, "yellow 2", ["B6", "B7"]),
        (2, "yellow 2", ["B7", "B1"]),
        (3, "blank", []),
    ],
)
def test_the_beam_catches_round_the_end_of_the_ring(beam: int, face: str, caught: list[str]) -> None:
    state = bare(face, beam=beam, pawns=f"A4 {' '.join(caught)}" if beam != 3 else "A5 B6 B2 B1")
    events = fetch(state, "4.1" if beam != 3 else "5.1")
    assert sorted(f"B{event.section}" for event in heard(events, Caught)) == sorted(caught)


@pytest.mark.clause("KB-T4")
@pytest.mark.parametrize(("face", "left"), [("blue 1", "B5 B7"), ("yellow 1", "B3 B5")])
def test_pawns_in_the_dark_stay(face: str, left: str) -> None:
    state = table(face, pawns="A4 B3 B5 B7")
    fetch(state, "4.1")
    assert field(state, "pawns") == left


@pytest.mark.clause("KB-T4")
def test_a_blank_catches_nobody() -> None:
    state = table("blank", pawns="A3 B3 B4 B7")
    assert heard(fetch(state, "3.1"), Caught) == []
    assert field(state, "pawns") == "B3 B4 B7"


@pytest.mark.clause("KB-T4", "KB-T2")
def test_caught_pawns_can_be_placed_again() -> None:
    state = table("blue 1", pawns="A5 B3 B3 B3")
    fetch(state, "5.1")
    assert look(state).loot[1].hand == 3
    state.play(1, "place 4")
    assert field(state, "pawns") == "B4"


@pytest.mark.clause("KB-T3", "KB-T4")
@given(seed=seeds, side=sides)
@few
def test_what_the_turning_beam_sweeps_it_covers_in_the_end(seed: int, side: tuple[int, str]) -> None:
    state, rng = GAME.start(side[0], seed, board=side[1]), Rng.seeded(seed)
    while seats := state.ask().seats:
        beam = look(state).beam
        events = state.play(seats[0], state.moves(seats[0]).pick(rng))
        for rolled in heard(events, Rolled):
            lit = {rolled.beam, rolled.beam % 7 + 1}
            step = STEPS[NAMED.index(rolled.face)]
            way = 1 if step > 0 else -1
            swept = {
                (at - 1 + way * turn) % 7 + 1 for at in (beam, beam % 7 + 1) for turn in range(1, abs(step) + 1)
            } - {beam, beam % 7 + 1}
            assert swept <= lit
            assert all(event.section in lit for event in heard(events, Caught))
