"""A copy of the tree with a small compiled core: few modules show it all, and the complete core takes a minute."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
NOTE_DONE: Final = """
import sys
from tools import environment, set_up

for name in ("run", "install", "build"):
    environment.note_done(name, set_up.mark_of(environment.ROOT / "requirements" / f"{name}.txt"))
environment.note_done("warren", set_up.mark_of(environment.ROOT / "pyproject.toml", environment.ROOT / "setup.py"))
environment.note_done("environment", sys.version)
"""
UNITS: Final = """
[engine]
inlines = []
modules = ["engine/rng.py", "engine/regret_matching.py"]

[koffer]
inlines = ["engine"]
modules = ["games/koffer/rules/cards.py"]
"""


def copy_tree(folder: Path) -> Path:
    """Copy what it takes, without anything compiled."""
    kept = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__", "compiled.json", "node_modules")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=kept)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "compiled.toml").write_text(UNITS)
    return folder


def environment(tree: Path, **more: str) -> dict[str, str]:
    """The environment in which that tree's code is used."""
    usual = {key: value for key, value in os.environ.items() if key != "WARREN_PURE"}
    return {**usual, "PYTHONPATH": str(tree / "src"), **more}


def run(tree: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run Python there."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=tree,
        env=environment(tree, **more),
        capture_output=True,
        text=True,
        check=False,
    )


def compile_core(tree: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Compile the small core."""
    return run(tree, "-m", "tools.core", **more)


def bring_core(compiled: Path, tree: Path) -> None:
    """Put the core of one copy into another, as compiling there would: its stamp last."""
    for library in compiled.glob("src/**/*.so"):
        place = tree / library.relative_to(compiled)
        shutil.copy(library, place.with_suffix(".partial"))
        place.with_suffix(".partial").replace(place)
    stamp = tree / "src/warren/compiled.json.partial"
    shutil.copyfile(compiled / "src/warren/compiled.json", stamp)
    stamp.replace(tree / "src/warren/compiled.json")


def set_up(tree: Path) -> None:
    """Make such a copy a folder that is set up for playing: its environment has the packages of this one."""
    shutil.copy(ROOT / "setup.py", tree)
    shutil.copytree(ROOT / "web", tree / "web", ignore=shutil.ignore_patterns("node_modules"))
    (tree / "src" / "warren" / "host" / "web" / "index.html").touch()  # the browser table is as it was built
    (tree / "requirements").mkdir()
    for name in ("run", "install", "build"):
        (tree / "requirements" / f"{name}.txt").write_text("")
    command = [sys.executable, "-m", "venv", "--without-pip", str(tree / ".venv")]
    subprocess.run(command, check=True)
    scheme = {"base": str(tree / ".venv"), "platbase": str(tree / ".venv")}
    packages = Path(sysconfig.get_path("purelib", "venv", scheme))
    ours = sysconfig.get_path("purelib")
    (packages / "these.pth").write_text(f"{tree / 'src'}\n{ours}\n")
    (tree / ".venv" / "bin" / "warren").touch()
    subprocess.run([sys.executable, "-c", NOTE_DONE], cwd=tree, check=True)
