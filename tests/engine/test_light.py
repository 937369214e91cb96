"""The rules alone need two packages, msgspec and librt: nothing that mypyc, texts or tables bring with them."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import warren

SOURCE = Path(__file__).parents[2] / "src"
NEEDED = ["msgspec", "librt"]
PLAYING = """
import sys
import warren

for name in warren.games():
    state, rng = warren.game(name).start(seats=2, seed=7), warren.Rng.seeded(7)
    while seats := state.ask().seats:
        state.play(seats[0], state.moves(seats[0]).pick(rng))
    print(name, state.outcome().reason)

state = warren.game("koffer").start(seats=2, seed=7, specials="off")
try:
    state.play(state.ask().seats[0], "take 1 aside")
except warren.IllegalMove as error:
    print(error.say("en"), error.say("fr"), error.say("de"), sep="\\n")

assert "mypy_extensions" not in sys.modules
print(warren.compiled())
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python of its own that has only those two packages, taken from the one that runs the tests."""
    folder = tmp_path_factory.mktemp("light")
    venv.create(folder)
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
    for name in NEEDED:
        shutil.copytree(Path(sysconfig.get_path("platlib"), name), packages / name)
    return Path(sysconfig.get_path("scripts", "venv", {"base": str(folder)})) / "python"


def run(python: Path, program: str, *, pure: bool) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment |= {"PYTHONPATH": str(SOURCE), "WARREN_PURE": "1" if pure else "0"}
    return subprocess.run([python, "-c", program], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("pure", [True, False])
def test_all_games_are_played_and_refusals_are_said_with_two_packages(python: Path, pure: bool) -> None:
    if not pure and not warren.compiled():
        pytest.skip("there is no compiled core to try")
    ran = run(python, PLAYING, pure=pure)
    assert ran.stderr == ""
    *games, english, french, german, compiled = ran.stdout.splitlines()
    assert [line.split()[0] for line in games] == warren.games()
    assert english == "A card may be put aside only with the special card Hand luggage (8). (KF-P3)"
    assert len({english, french, german}) == 3
    assert compiled == str(not pure)


def test_nothing_else_is_installed_there(python: Path) -> None:
    ran = run(python, "import mypy_extensions", pure=True)
    assert "No module named 'mypy_extensions'" in ran.stderr


STAND_IN = """
import warren
from warren.engine.native import i64, mypyc_attr

assert i64("7f", 16) == 127 and i64() == 0 and type(i64(True)) is int
assert isinstance(5, i64) and not isinstance("5", i64)
assert mypyc_attr(allow_interpreted_subclasses=True)(dict) is dict
"""


def test_native_integers_are_pythons_own_with_and_without_mypy_extensions(python: Path) -> None:
    for each in (python, Path(sys.executable)):
        ran = run(each, STAND_IN, pure=True)
        assert ran.stderr == ""
