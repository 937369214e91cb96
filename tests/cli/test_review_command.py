"""`warren review`: a recorded game judged, in words and as JSON."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import warren
from warren import Record, Rng
from warren.engine.text import LANGUAGES, speak

needs_speed = pytest.mark.skipif(not warren.compiled(), reason="too slow from source")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "warren", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def played(moves: int = 400) -> Record:
    """A game of chance."""
    record, rng = Record("koffer", 2, 1), Rng.seeded("chance")
    state = record.start()
    while (asked := state.ask().seats) and len(record.moves) < moves:
        record.play(state, asked[0], state.moves(asked[0]).pick(rng))
    return record


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "koffer.json"
    path.write_text(played().to_json(), encoding="utf-8")
    return path


@needs_speed
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_names_turning_points_in_words(file: Path, language: str) -> None:
    done = run("review", str(file), "--seat", "a", "--lang", language)
    assert done.returncode == 0, done.stderr
    say = speak("warren.bots", language).say
    assert say("review-about", games=1200) in done.stdout
    assert "\nA\n" in done.stdout
    assert "\nB\n" not in done.stdout
    worse = json.loads(run("review", str(file), "--seat", "a", "--json").stdout)["seats"][0]["worse"]
    assert worse > 0
    assert say("review-worse", count=worse) in done.stdout


@needs_speed
def test_a_review_as_json_is_the_same_every_time(file: Path) -> None:
    done = run("review", str(file), "--json")
    found = json.loads(done.stdout)
    assert [each["seat"] for each in found["seats"]] == [0, 1]
    assert done.stdout == run("review", str(file), "--json", "--seat", "B", "--seat", "A").stdout


def test_a_game_that_goes_on_has_no_review_and_neither_has_a_seat_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    path.write_text(played(moves=3).to_json(), encoding="utf-8")
    done = run("review", str(path))
    assert done.returncode == 2
    assert "Only a game that is over" in done.stderr
    path.write_text(played().to_json(), encoding="utf-8")
    assert "no seat “z”" in run("review", str(path), "--seat", "z").stderr
