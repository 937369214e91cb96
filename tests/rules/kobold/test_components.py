"""What is in the box, and that nothing of it is ever lost."""

import re
from importlib.resources import files

import pytest
from hypothesis import given

from warren import Rng
from warren.games.kobold.game import GAME

from .table import FACES, bare, fetch, few, look, play_out, seeds, sides

TOYS = ("ball", "clown", "car", "teddy")
GEMS = ("violet", "green", "yellow", "blue")


@pytest.mark.clause("KB-C1")
@pytest.mark.parametrize(
    ("seats", "board", "layout"),
    [
        (2, "small", "os os oss os os oos os"),
        (3, "small", "os os oss os os oos os"),
        (3, "large", "oss oos os oos oos os oos"),
        (4, "large", "oss oos os oos oos os oos"),
    ],
)
def test_either_side_is_a_ring_of_seven_sections_with_open_and_shut_spaces(seats: int, board: str, layout: str) -> None:
    view = look(GAME.start(seats, 1, board=board))
    assert view.side == board
    assert " ".join("".join("os"[space.shut] for space in part.spaces) for part in view.sections) == layout


@pytest.mark.clause("KB-C1")
@given(seed=seeds, side=sides)
@few
def test_a_token_lies_face_down_where_its_space_is_shut_and_face_up_elsewhere(seed: int, side: tuple[int, str]) -> None:
    for part in look(GAME.start(side[0], seed, board=side[1])).sections:
        for space in part.spaces:
            assert (space.token == "?") == (space.shut and not part.lit)


@pytest.mark.clause("KB-C2")
@pytest.mark.parametrize("beam", range(1, 8))
def test_the_beam_lights_its_section_and_the_next_and_five_are_dark(beam: int) -> None:
    lit = [number for number, part in enumerate(look(bare(beam=beam)).sections, start=1) if part.lit]
    assert lit == sorted([beam, beam % 7 + 1])


@pytest.mark.clause("KB-C3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_sixty_six_tokens(seats: int) -> None:
    stock = {
        name: number for name, number in GAME.inventory(GAME.start(seats, 1)).items() if not name.startswith("pawns")
    }
    expected = dict.fromkeys(TOYS, 6) | dict.fromkeys(GEMS, 7) | {f"!{toy}": 2 for toy in TOYS} | {"kobold": 6}
    assert stock == expected
    assert sum(stock.values()) == 66


@pytest.mark.clause("KB-C4")
def test_there_are_five_gem_trophies_and_one_trophy_for_each_toy() -> None:
    view = look(GAME.start(2, 1))
    assert view.gem_trophies == (5, 4, 3, 2, 1)
    assert [(trophy.toy, trophy.points) for trophy in view.toy_trophies] == [(toy, 5) for toy in TOYS]


@pytest.mark.clause("KB-C5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_three_pawns(seats: int) -> None:
    state = GAME.start(seats, 1)
    assert [loot.hand for loot in look(state).loot] == [3] * seats
    assert [GAME.inventory(state)[f"pawns {seat}"] for seat in range(seats)] == [3] * seats


@pytest.mark.clause("KB-C6")
def test_the_die_has_two_arrows_each_way_and_two_blanks() -> None:
    assert look(GAME.start(2, 1)).faces == (1, 2, -1, -2, 0, 0)
    assert GAME.sheet.die.faces == [*FACES[:5], "blank"]


@pytest.mark.clause("KB-C6")
def test_every_face_falls_about_equally_often() -> None:
    fallen = []
    for seed in range(600):
        state = bare(pawns="A3", rng=Rng.seeded(seed).words())
        fetch(state, "3.1")
        fallen.append(look(state).die)
    assert all(65 < fallen.count(face) < 140 for face in range(6)), [fallen.count(face) for face in range(6)]


@pytest.mark.clause("KB-C3", "KB-C5", "KB-T8")
@given(seed=seeds, side=sides)
@few
def test_no_token_and_no_pawn_is_ever_lost_or_found(seed: int, side: tuple[int, str]) -> None:
    state = GAME.start(side[0], seed, board=side[1], games=2)
    stock, rng = GAME.inventory(state), Rng.seeded(seed)
    while play_out(state, rng, decisions=1):
        assert GAME.inventory(state) == stock


@pytest.mark.parametrize(
    ("row", "block"),
    [
        ("toys", "toys"),
        ("flash tokens", "flashes"),
        ("gem trophies", "gem_trophies"),
        ("toy trophies", "toy_trophies"),
        ("die", "die"),
        ("small side", "small"),
    ],
)
def test_a_block_of_the_sheet_has_the_status_that_the_rules_of_record_give_it(row: str, block: str) -> None:
    rules = files("warren.games.kobold").joinpath("RULES.md").read_text(encoding="utf-8")
    (line,) = [line for line in rules.splitlines() if line.startswith(f"| {row} |")]
    said = re.findall(r"given|inferred|reconstructed", line.split("|")[3])
    assert getattr(GAME.sheet, block).status == said[-1]
