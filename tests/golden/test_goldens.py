"""Every game plays as its golden playings say."""

from difflib import unified_diff

import pytest

import warren

from .write import FOLDER, PLAYINGS, Playing, path_of, tell

ALL = [(game, playing) for game, playings in PLAYINGS.items() for playing in playings]


@pytest.mark.parametrize(("game", "playing"), ALL, ids=[f"{game}-{playing.name}" for game, playing in ALL])
def test_a_playing_goes_as_it_was_written_down(game: str, playing: Playing) -> None:
    path = path_of(game, playing)
    assert path.exists(), f"{path} is missing; write it with tests/golden/write.py"
    written, told = path.read_text(encoding="utf-8"), tell(game, playing)
    if written != told:
        diff = unified_diff(written.splitlines(), told.splitlines(), "written", "played", lineterm="", n=2)
        pytest.fail("\n".join([f"{path.name} plays differently (see tests/golden/write.py):", *diff]), pytrace=False)


@pytest.mark.parametrize("game", warren.games())
def test_every_game_has_golden_playings(game: str) -> None:
    assert PLAYINGS.get(game), f"{game} has no playings in tests/golden/write.py"


@pytest.mark.parametrize("game", sorted(PLAYINGS))
def test_every_golden_file_is_played(game: str) -> None:
    kept = {path_of(game, playing).name for playing in PLAYINGS[game]}
    assert {path.name for path in (FOLDER / game).iterdir()} == kept
