"""Warren installed from a wheel into an empty virtual environment, without a network, far from the repository."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

import warren
from tools.pythons import find_pythons
from tools.wheelhouse import WHEELHOUSE, is_filled

ROOT: Final = Path(__file__).parents[2]
#: Visits a host, as a program of its own.
VISIT: Final = Path(__file__).with_name("visit.py")
KINDS: Final = ("compiled", "pure")
#: The language version of the Python that runs the tests.
OWN: Final = f"{sys.version_info[0]}.{sys.version_info[1]}"
#: The Pythons for which `tools.set_up test` has put packages into the wheelhouse, by language version.
PYTHONS: Final = {python.minor: python for python in find_pythons() if python.has_headers and is_filled(python)}
#: Ways to run a command without any network but loopback, for root and for anybody.
WITHOUT_NETWORK: Final = [
    ["unshare", *flags, "sh", "-c", 'ip link set lo up && exec "$@"', "sh"] for flags in (["-n"], ["-rn"])
]


@cache
def offline() -> list[str]:
    """The words before a command that take its network away, where the kernel allows that; otherwise none."""
    for words in WITHOUT_NETWORK:
        if all(shutil.which(name) for name in ("unshare", "ip")):
            tried = subprocess.run([*words, "true"], capture_output=True, check=False)
            if tried.returncode == 0:
                return words
    return []


def environment() -> dict[str, str]:
    """The environment without anything that leads back to the repository, to an index or to another configuration."""
    usual = {name: value for name, value in os.environ.items() if not name.startswith(("WARREN_", "PIP_", "PYTHON"))}
    usual.pop("VIRTUAL_ENV", None)
    return usual | {"PIP_CONFIG_FILE": os.devnull, "LC_ALL": "C.UTF-8", "COLUMNS": "200"}


def version_line(kind: str) -> str:
    """What `warren --version` prints."""
    core = "compiled" if kind == "compiled" else "running from source, uncompiled"
    return f"warren {warren.__version__} ({core})\n"


class Installed:
    """A virtual environment with a wheel in it, and a folder to work in."""

    def __init__(self, folder: Path, python: Path = Path(sys.executable)) -> None:
        self.home = folder / "home"
        self.work = folder / "work"
        self.work.mkdir(parents=True)
        self._call([str(python), "-m", "venv", "--without-pip", str(self.home)])
        self.python = self.home / "bin" / "python"
        self.warren = self.home / "bin" / "warren"

    def install(self, *what: str) -> None:
        """Install with nothing but the wheelhouse."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet"]
        self._call([*offline(), *pip, "--no-index", "--find-links", str(WHEELHOUSE), *what])

    def _call(self, words: list[str]) -> None:
        done = subprocess.run(words, cwd=self.work, env=environment(), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def run(self, *words: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run a command of this environment, without a network."""
        return subprocess.run(
            [*offline(), *map(str, words)],
            cwd=self.work,
            env=environment() | variables,
            capture_output=True,
            text=True,
            check=False,
        )

    def said(self, *words: str, **variables: str) -> str:
        """What `warren` prints, having succeeded without a complaint."""
        ran = self.run(self.warren, *words, **variables)
        assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
        return ran.stdout
