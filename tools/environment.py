"""The virtual environment of this folder: what was done in it, and whether it is intact."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / ".venv"
BIN: Final = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = BIN / ("python.exe" if os.name == "nt" else "python")
DONE: Final = VENV / "done"
LOCKED: Final = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==(\S+)([^\\\n]*)", re.MULTILINE)


def is_done(name: str, mark: str) -> bool:
    """Whether a step was done with that mark."""
    try:
        return (DONE / name).read_text(encoding="utf-8") == mark
    except OSError:
        return False


def note_done(name: str, mark: str) -> None:
    """Write down that it was."""
    DONE.mkdir(parents=True, exist_ok=True)
    (DONE / name).write_text(mark, encoding="utf-8")


def works() -> bool:
    """Whether it was made for this folder, Python runs in it and has pip."""
    asked = [str(PYTHON), "-c", "import sys, importlib.util as i; sys.exit(i.find_spec('pip') is None)"]
    try:
        return is_made_here() and subprocess.run(asked, capture_output=True, check=False).returncode == 0  # noqa: S603
    except OSError:
        return False


def is_made_here() -> bool:
    """Whether it is where it was made: its programs name the folder that they are in."""
    lines = (VENV / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    return any(line.startswith("command = ") and line.endswith(f" {VENV}") for line in lines)


def command_exists() -> bool:
    """Whether the `warren` command is there."""
    return (BIN / ("warren.exe" if os.name == "nt" else "warren")).exists()


def remove() -> None:
    """Remove the environment. What was done in it goes first, so that half of it is never taken for all."""
    shutil.rmtree(DONE, ignore_errors=True)
    shutil.rmtree(VENV, ignore_errors=True)


def installed() -> Iterator[Path]:
    """The folder of each installed package that says what it is."""
    for folder in VENV.glob("Lib/site-packages" if os.name == "nt" else "lib/python*/site-packages"):
        yield from folder.glob("*.dist-info")


def remove_halves() -> None:
    """Forget packages that lack files, as an interrupted installation leaves them: pip would take them for installed.

    RECORD, which lists all files, is what pip writes last.
    """
    for folder in installed():
        if not is_intact(folder):
            shutil.rmtree(folder)


def has(requirements: Path) -> bool:
    """Whether every package that is locked for this system is there, in that version, with all its files."""
    found = {name_of(folder): folder for folder in installed()}
    return all(is_intact(found.get(name)) for name in locked(requirements))


def locked(requirements: Path) -> Iterator[str]:
    """Names and versions of locked packages, without those that only some systems need."""
    for name, version, condition in LOCKED.findall(requirements.read_text(encoding="utf-8")):
        if ";" not in condition:
            yield f"{normal(name)}-{version}"


def name_of(folder: Path) -> str:
    """Name and version of an installed package.

    >>> name_of(Path("typing_extensions-4.15.0.dist-info"))
    'typing-extensions-4.15.0'
    """
    name, _, version = folder.stem.rpartition("-") if folder.suffix == ".dist-info" else ("", "", "")
    return f"{normal(name)}-{version}"


def normal(name: str) -> str:
    """A package's name as pip compares it.

    >>> normal("Ruamel.Yaml_x")
    'ruamel-yaml-x'
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def is_intact(folder: Path | None) -> bool:
    """Whether all files of an installed package are there."""
    if folder is None:
        return False
    try:
        lines = (folder / "RECORD").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    files = (line.rsplit(",", 2)[0].strip('"') for line in lines)
    return all(os.path.exists(folder.parent / file) for file in files if not file.endswith(".pyc"))
