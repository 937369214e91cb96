"""Both kinds of wheel work on every Python of this machine."""

import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Packages
from .installed import KINDS, OWN, PYTHONS, VISIT, Installed, version_line

pytestmark = pytest.mark.slow
OTHERS = [minor for minor in PYTHONS if minor != OWN]
#: Every module of the package, with warnings as errors.
IMPORT_ALL = """
import pkgutil, warren
from importlib import import_module
from warren.engine.extras import MissingExtra

for found in pkgutil.walk_packages(warren.__path__, "warren."):
    if not found.name.endswith("__main__"):
        try:
            import_module(found.name)
        except MissingExtra:
            pass
"""
GAMES = ("kobold", "koffer", "too_many", "trenchcoat")


def simulated(*command: str) -> dict[str, str]:
    """What every game comes to, as JSON."""
    words = ["--games", "10", "--seats", "2", "--bots", "greedy,random", "--seed", "7", "--jobs", "1", "--json"]
    return {
        game: subprocess.run([*command, "simulate", game, *words], capture_output=True, text=True, check=True).stdout
        for game in GAMES
    }


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("minor", OTHERS)
def test_it_imports_hosts_and_simulates_as_here(packages: Packages, minor: str, kind: str, tmp_path: Path) -> None:
    made = Installed(tmp_path, PYTHONS[minor].path)
    made.install(str(packages.wheel(kind, minor)))
    assert made.said("--version") == version_line(kind)
    imported = made.run(made.python, "-W", "error::SyntaxWarning", "-c", IMPORT_ALL)
    assert (imported.returncode, imported.stderr) == (0, "")
    visited = made.run(sys.executable, VISIT, made.warren, made.work / "data", made.work / "koffer.json")
    assert visited.returncode == 0, visited.stderr + (made.work / "host.log").read_text(encoding="utf-8")
    assert made.said("verify", "koffer.json", "--lang", "en")
    assert simulated(str(made.warren)) == simulated(sys.executable, "-m", "warren")


def test_the_python_of_the_tests_is_among_them() -> None:
    assert OWN in PYTHONS, "run `python3 -m tools.set_up test`, which fills the wheelhouse"
