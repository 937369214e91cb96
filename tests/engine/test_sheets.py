"""Component sheets: a wrong number is refused with the line it stands on."""

from importlib.resources import files

import pytest

import warren
from warren import BadSheet

SHEET = files("warren.games.koffer").joinpath("sheet.toml").read_text(encoding="utf-8")
LINES = SHEET.splitlines()


def line_with(text: str) -> int:
    return next(number for number, line in enumerate(LINES, start=1) if line.startswith(text))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("highest = 10", "highest = 11"),
        ("highest = 10", 'highest = "ten"'),
        ("length = 7", "length = 8"),
        ("each = 7", "each = 9"),
        ("each = 7", "every = 7"),
        ("free_places = 2", "free_places = 0"),
        ("spread = 5", "spread = -1"),
        ("first_set = [1, 9, 13]", "first_set = [1, 9]"),
    ],
)
def test_a_wrong_number_is_refused_with_its_line(old: str, new: str) -> None:
    with pytest.raises(BadSheet) as caught:
        warren.game("koffer").start(seats=2, seed=1, sheet=SHEET.replace(f"\n{old}", f"\n{new}", 1))
    line = caught.value.details["line"]
    assert isinstance(line, int)
    assert abs(line - line_with(old)) <= (3 if "every" in new else 0)


def test_broken_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadSheet, match="line 3"):
        warren.game("koffer").start(seats=2, seed=1, sheet="\n\n[cards\n")


def test_a_block_without_status_is_refused() -> None:
    with pytest.raises(BadSheet, match="status"):
        warren.game("koffer").start(seats=2, seed=1, sheet=SHEET.replace('status = "given"\n', "", 1))


def test_a_corrected_sheet_is_played_by() -> None:
    state = warren.game("koffer").start(seats=2, seed=1, sheet=SHEET.replace("each = 7", "each = 3"))
    assert state.scores() == (3, 3)
