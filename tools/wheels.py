"""`make wheels`: a compiled wheel for every Python found, a pure wheel and the source distribution, into dist/.

Everything is built from a copy of the tree without what was built there before: first the source distribution, then
from its contents the wheels. So nothing stale gets into a wheel, and a file missing from the source distribution is
noticed. The browser table is built once.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, STDOUT

from tools import wheelhouse
from tools.pythons import Interpreter, find_pythons, inspect

ROOT = Path(__file__).resolve().parents[1]
PAGE = Path("src", "warren", "host", "web")
ENVIRONMENTS = ROOT / "build" / "environments"
#: What is never copied: it was built, fetched or measured here.
NOT_COPIED = (
    *(".git", ".venv", ".ci", ".*_cache", ".hypothesis", "__pycache__", "node_modules", "/build", "/dist"),
    *("*.so", "*.pyd", "*.egg-info", "*.partial", "compiled.json", "/warren-data", "/tests", f"/{PAGE.as_posix()}"),
)
#: Calls a hook of the build backend, as pip and `python -m build` do; prints the name of the file it made.
HOOK = "import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])(sys.argv[2]))"

Say = Callable[[str], None]


class NotBuilt(Exception):
    """A package could not be built; the message says which, and why."""


def build_all(dist: Path, pythons: Sequence[Interpreter] | None = None, say: Say = print) -> list[Path]:
    """Build every package into a folder: the source distribution, the pure wheel, then a wheel for each Python.

    Raises `NotBuilt`. The Python that runs this builds what needs no particular one, with the packages it has.
    """
    own = inspect(Path(sys.executable))
    if own is None:
        raise NotBuilt("packages are built with the Python of .venv: run `make wheels`")
    wanted = find_pythons() if pythons is None else pythons
    for python in wanted:
        if not python.has_headers:
            say(f"no wheel for Python {python.minor}, whose C headers are missing")
    dist.mkdir(parents=True, exist_ok=True)
    say("building the browser table")
    run([sys.executable, "web/build.py"], ROOT)
    with tempfile.TemporaryDirectory(prefix="warren-") as folder:
        copy = copy_tree(Path(folder, "copy"))
        say("building the source distribution")
        built = [call("build_sdist", own, copy, dist)]
        tree = unpacked(built[0], Path(folder, "sdist"))
        shutil.copytree(ROOT / PAGE, tree / PAGE)
        (tree / PAGE / "index.html").touch()  # newer than its sources: it is not built again
        say("building the pure wheel")
        with clean(tree):
            built.append(call("build_wheel", own, tree, dist, WARREN_PURE="1"))
        for python in (each for each in wanted if each.has_headers):
            say(f"building the wheel for Python {python.minor}")
            with clean(tree):
                objects = str(ROOT / "build" / "core")
                built.append(call("build_wheel", python, tree, dist, WARREN_PURE="0", WARREN_OBJECTS=objects))
    return built


def copy_tree(to: Path) -> Path:
    """Copy the tree without what was built in it. A pattern with a slash means a place, one without any name."""
    places = {ROOT / pattern[1:] for pattern in NOT_COPIED if pattern.startswith("/")}
    names = shutil.ignore_patterns(*(pattern for pattern in NOT_COPIED if not pattern.startswith("/")))

    def ignored(folder: str, entries: list[str]) -> set[str]:
        return names(folder, entries) | {entry for entry in entries if Path(folder, entry) in places}

    return Path(shutil.copytree(ROOT, to, ignore=ignored))


def unpacked(sdist: Path, to: Path) -> Path:
    """Unpack a source distribution; its one folder."""
    with tarfile.open(sdist) as archive:
        archive.extractall(to, filter="data")
    (tree,) = to.iterdir()
    return tree


@contextmanager
def clean(tree: Path) -> Iterator[None]:
    """Leave nothing of a build to the next one."""
    try:
        yield
    finally:
        shutil.rmtree(tree / "build", ignore_errors=True)
        for folder in tree.glob("src/*.egg-info"):
            shutil.rmtree(folder)


def call(hook: str, python: Interpreter, tree: Path, dist: Path, **variables: str) -> Path:
    """Let a Python build one package; the file."""
    said = run([str(environment(python)), "-c", HOOK, hook, str(dist.resolve())], tree, **variables)
    return dist / said.splitlines()[-1]


def environment(python: Interpreter) -> Path:
    """A Python that has what building needs: this one, or one in a virtual environment of its own."""
    if python.path == Path(sys.executable):
        return python.path
    folder = ENVIRONMENTS / python.tag
    own = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done = folder / wheelhouse.mark_of(python).name
    if not done.exists():
        try:
            wheelhouse.fill(python)
        except wheelhouse.NotDownloaded as error:
            raise NotBuilt(f"what building for Python {python.minor} needs cannot be downloaded:\n{error}") from error
        shutil.rmtree(folder, ignore_errors=True)
        run([str(python.path), "-m", "venv", "--without-pip", str(folder)], ROOT)
        words = ["install", *wheelhouse.QUIET, "--no-index", "--find-links", str(wheelhouse.WHEELHOUSE)]
        locked = str(ROOT / "requirements" / "build.txt")
        run([sys.executable, "-m", "pip", "--python", str(own), *words, "--require-hashes", "-r", locked], ROOT)
        done.touch()
    return own


def run(words: list[str], folder: Path, **variables: str) -> str:
    """Run a program; what it printed. Raises `NotBuilt` with that if it fails."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("WARREN_", "PYTHONPATH"))}
    done = subprocess.run(words, cwd=folder, env=kept | variables, stdout=PIPE, stderr=STDOUT, check=False)  # noqa: S603
    said = done.stdout.decode(errors="replace").strip()
    if done.returncode != 0:
        raise NotBuilt(f"{' '.join(Path(word).name for word in words[:3])} failed:\n{said[-4000:]}")
    return said


def main(words: list[str]) -> int:
    """Build; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.wheels", description=__doc__)
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the packages go  [dist/]")
    parser.add_argument("--only", metavar="3.12", action="append", help="compile for this Python alone; repeatable")
    given = parser.parse_args(words)
    found = find_pythons()
    if unknown := set(given.only or ()) - {python.minor for python in found}:
        parser.error(f"there is no Python {', '.join(sorted(unknown))} here")
    wanted = [python for python in found if not given.only or python.minor in given.only]
    try:
        built = build_all(given.dist, wanted, lambda text: print(f"{text} …", flush=True))  # noqa: T201 - a command
    except NotBuilt as error:
        sys.stderr.write(f"warren: {error}\n")
        return 1
    for file in built:
        print(f"{file.stat().st_size / 1e6:6.1f} MB  {file.name}")  # noqa: T201 - likewise
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
