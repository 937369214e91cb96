"""Finds the Pythons of this machine that Warren supports: on PATH, from pyenv, uv or python.org."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

OLDEST = (3, 11)
#: What a Python says about itself, as JSON.
QUESTION = """
import importlib.util, json, os, platform, sys, sysconfig
print(json.dumps({
    "implementation": platform.python_implementation(),
    "version": sys.version_info[:3],
    "is_final": sys.version_info.releaselevel == "final",
    "has_gil": not sysconfig.get_config_var("Py_GIL_DISABLED"),
    "has_headers": os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")),
    "has_venv": all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")),
}))
"""


class Interpreter(NamedTuple):
    """A Python on this machine."""

    path: Path
    version: tuple[int, int, int]
    has_headers: bool

    @property
    def minor(self) -> str:
        """Its language version, such as `3.12`."""
        return f"{self.version[0]}.{self.version[1]}"

    @property
    def tag(self) -> str:
        """As wheels name it, such as `cp312`."""
        return f"cp{self.version[0]}{self.version[1]}"


def find_pythons(candidates: Iterable[Path] | None = None) -> list[Interpreter]:
    """One CPython for every supported language version, oldest first.

    The Python that runs this is preferred, then those with C headers, then the newest patch release.
    """
    given = [Path(sys.executable), *everywhere()] if candidates is None else list(candidates)
    best: dict[str, Interpreter] = {}
    for path in given:
        found = inspect(path)
        if found is None:
            continue
        known = best.get(found.minor)
        if known is None or (known.path != Path(sys.executable) and rank(found) > rank(known)):
            best[found.minor] = found
    return sorted(best.values(), key=lambda each: each.version)


def rank(python: Interpreter) -> tuple[bool, tuple[int, int, int]]:
    """What makes one Python better than another of the same language version."""
    return python.has_headers, python.version


def inspect(path: Path) -> Interpreter | None:
    """Ask a Python about itself; None if Warren does not support it, or if it cannot make virtual environments."""
    try:
        ran = subprocess.run([path, "-I", "-c", QUESTION], capture_output=True, text=True, timeout=60, check=False)  # noqa: S603
        said = json.loads(ran.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None
    version: tuple[int, int, int] = tuple(said["version"])
    usable = said["implementation"] == "CPython" and said["is_final"] and said["has_gil"] and said["has_venv"]
    return Interpreter(path, version, said["has_headers"]) if usable and version >= OLDEST else None


def everywhere() -> Iterator[Path]:
    """Every executable that may be a Python, each file once."""
    seen: set[Path] = set()
    for path in (*on_path(), *of_pyenv(), *of_python_org(), *of_launcher()):
        resolved = path.resolve()
        if resolved not in seen:
            seen.add(resolved)
            yield path


def on_path() -> Iterator[Path]:
    """Those on PATH. pyenv's shims are left out: what they start depends on its settings."""
    names = ["python3", "python", *(f"python3.{minor}" for minor in range(OLDEST[1], OLDEST[1] + 10))]
    for folder in os.get_exec_path():
        if Path(folder).name == "shims" or "WindowsApps" in folder:
            continue
        for name in names:
            found = shutil.which(name, path=folder)
            if found:
                yield Path(found)


def of_pyenv() -> Iterator[Path]:
    """Those that pyenv, pyenv-win or uv installed."""
    home = Path.home()
    roots = [Path(os.environ.get("PYENV_ROOT", home / ".pyenv")), home / ".pyenv" / "pyenv-win"]
    folders = [root / "versions" for root in roots]
    folders.append(Path(os.environ.get("UV_PYTHON_INSTALL_DIR", home / ".local" / "share" / "uv" / "python")))
    for folder in folders:
        yield from sorted([*folder.glob("*/bin/python3"), *folder.glob("*/python.exe")])


def of_python_org() -> Iterator[Path]:
    """Those that the installer for macOS puts into their own place."""
    yield from sorted(Path("/Library/Frameworks/Python.framework/Versions").glob("3.*/bin/python3"))


def of_launcher() -> Iterator[Path]:
    """Those that the launcher for Windows knows."""
    launcher = shutil.which("py")
    if os.name != "nt" or launcher is None:
        return
    ran = subprocess.run([launcher, "-0p"], capture_output=True, text=True, check=False)  # noqa: S603
    yield from launcher_paths(ran.stdout)


def launcher_paths(listing: str) -> Iterator[Path]:
    r"""The paths in the launcher's list.

    >>> [str(path) for path in launcher_paths(" -V:3.12 *        C:\\Python312\\python.exe\n")]
    ['C:\\Python312\\python.exe']
    """
    for line in listing.splitlines():
        words = line.strip().split(maxsplit=1)
        if len(words) == 2 and words[0].startswith("-"):
            yield Path(words[1].removeprefix("*").strip())
