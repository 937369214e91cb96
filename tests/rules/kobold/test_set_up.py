"""How a room is laid out and who begins."""

import pytest
from hypothesis import given

from warren import Rng, WrongSeats
from warren.games.kobold.game import GAME
from warren.games.kobold.rules.events import Dealt, Refilled

from .table import bare, few, field, heard, look, play_out, seeds, sides, table


@pytest.mark.clause("KB-S1")
def test_the_beam_is_drawn_among_all_seven_places() -> None:
    beams = [look(GAME.start(2, seed)).beam for seed in range(350)]
    assert all(25 < beams.count(beam) < 80 for beam in range(1, 8)), beams


@pytest.mark.clause("KB-S2")
@given(seed=seeds, side=sides)
@few
def test_every_dark_space_has_a_token_and_no_lit_one(seed: int, side: tuple[int, str]) -> None:
    view = look(GAME.start(side[0], seed, board=side[1]))
    for part in view.sections:
        assert {space.token == "." for space in part.spaces} == {part.lit}
    dark = sum(len(part.spaces) for part in view.sections if not part.lit)
    assert view.supply == 66 - dark


@pytest.mark.clause("KB-S2")
def test_tokens_are_laid_in_section_and_space_order() -> None:
    state = bare(
        beam=2, supply="ball car teddy clown violet green yellow blue kobold !ball !car ball car", board="small"
    )
    sections = "ball (car) / . . / . . . / teddy (clown) / violet (green) / yellow blue (kobold) / !ball (!car)"
    assert field(state, "sections") == sections
    assert field(state, "supply") == "ball car"


@pytest.mark.clause("KB-S2")
def test_any_token_may_come_to_lie_on_any_space() -> None:
    boards = [field(GAME.start(2, seed, board="small"), "sections").replace("/", "").split() for seed in range(600)]
    for place in range(16):
        assert len({board[place].strip("()") for board in boards}) == 14


@pytest.mark.clause("KB-S2")
def test_the_supply_is_shuffled_to_its_bottom() -> None:
    assert len({field(GAME.start(2, seed), "supply").split()[-1] for seed in range(300)}) == 13


@pytest.mark.clause("KB-S1", "KB-S2")
def test_the_deal_is_told_as_everybody_sees_it() -> None:
    state = GAME.start(seats=3, seed=5, first="C")
    dealt, refilled = state.opening()
    view = look(state)
    assert dealt == Dealt(game=1, first=2, beam=view.beam)
    assert isinstance(refilled, Refilled)
    for laid in refilled.laid:
        assert view.sections[laid.section - 1].spaces[laid.space - 1].token == laid.token
    assert len(refilled.laid) == 66 - view.supply


@pytest.mark.clause("KB-S2")
def test_nobody_has_anything_at_first() -> None:
    state = GAME.start(4, 1)
    assert [field(state, seat) for seat in "ABCD"] == ["tiles=0 gems=0"] * 4
    assert state.scores() == (0, 0, 0, 0)


@pytest.mark.clause("KB-S2")
@given(seed=seeds, side=sides)
@few
def test_the_same_seed_gives_the_same_table(seed: int, side: tuple[int, str]) -> None:
    assert len({GAME.start(side[0], seed, board=side[1]).hash() for _ in range(2)}) == 1


@pytest.mark.clause("KB-S3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_is_drawn(seats: int) -> None:
    begins = [GAME.start(seats, seed).ask().seats[0] for seed in range(200)]
    assert min(begins.count(seat) for seat in range(seats)) > 100 // seats


@pytest.mark.clause("KB-S3")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("letter", "ABCD")
def test_the_table_may_name_the_first_seat(letter: str, seed: int) -> None:
    state = GAME.start(4, seed, first=letter)
    assert state.ask().seats == ("ABCD".index(letter),)
    assert heard(state.opening(), Dealt)[0].first == "ABCD".index(letter)


@pytest.mark.clause("KB-S3")
@given(seed=seeds, side=sides)
@few
def test_turns_go_round_clockwise(seed: int, side: tuple[int, str]) -> None:
    state, rng = GAME.start(side[0], seed, board=side[1]), Rng.seeded(seed)
    turns = [look(state).turn]
    while play_out(state, rng, decisions=1) and not state.over:
        if not look(state).fetching:
            turns.append(look(state).turn)
    assert turns == [((turns[0] or 0) + turn) % side[0] for turn in range(len(turns))]


@pytest.mark.clause("KB-C5")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_the_game_is_for_two_to_four_seats(seats: int) -> None:
    with pytest.raises(WrongSeats):
        GAME.start(seats, seed=1)


@pytest.mark.clause("KB-S2")
def test_positions_are_laid_out_as_they_say() -> None:
    assert field(table(), "sections").startswith(". . / . . / ball (kobold) (car) / clown (teddy)")
