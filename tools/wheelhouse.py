"""The wheelhouse: locked packages for every Python found, so that packages are built and tested without a network.

python3 -m tools.wheelhouse     download what is missing into build/wheelhouse
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE, STDOUT

from tools.pythons import Interpreter, find_pythons

ROOT = Path(__file__).resolve().parents[1]
WHEELHOUSE = ROOT / "build" / "wheelhouse"
#: What running Warren needs, and what building it does.
LOCKED = (ROOT / "requirements" / "run.txt", ROOT / "requirements" / "build.txt")
QUIET = ("--quiet", "--disable-pip-version-check")


class NotDownloaded(Exception):
    """Packages could not be downloaded; the message is what pip said."""


def mark_of(python: Interpreter) -> Path:
    """The file that says that everything locked is there for a Python."""
    locked = hashlib.sha256(b"".join(file.read_bytes() for file in LOCKED)).hexdigest()[:16]
    return WHEELHOUSE / f".{python.tag}-{locked}"


def is_filled(python: Interpreter) -> bool:
    """Whether the wheelhouse has everything for a Python."""
    return mark_of(python).exists()


def fill(python: Interpreter) -> None:
    """Download the locked packages for a Python, checked against their hashes; raises `NotDownloaded`."""
    if is_filled(python):
        return
    WHEELHOUSE.mkdir(parents=True, exist_ok=True)
    for locked in LOCKED:
        words = ["download", *QUIET, "--only-binary", ":all:", "--no-deps", "--require-hashes"]
        words += ["--dest", str(WHEELHOUSE), "--requirement", str(locked)]
        done = subprocess.run(  # noqa: S603 - pip
            [sys.executable, "-m", "pip", "--python", str(python.path), *words], stdout=PIPE, stderr=STDOUT, check=False
        )
        if done.returncode != 0:
            raise NotDownloaded(done.stdout.decode(errors="replace"))
    mark_of(python).touch()


def main() -> int:
    """Fill the wheelhouse for every Python found; the exit code."""
    try:
        for python in find_pythons():
            fill(python)
    except NotDownloaded as error:
        sys.stderr.write(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
