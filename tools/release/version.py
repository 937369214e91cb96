"""Versions: their form, their order, and the line of the package that has ours."""

import re
from pathlib import Path
from typing import Final

from packaging.version import Version

from .refusal import Refused

FILE: Final = Path("src", "warren", "__init__.py")
LINE: Final = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
NUMBER: Final = r"(0|[1-9][0-9]*)"
FORM: Final = re.compile(rf"{NUMBER}\.{NUMBER}\.{NUMBER}((a|b|rc){NUMBER})?")


def read_version(root: Path) -> str:
    """The version of a tree."""
    found = LINE.search((root / FILE).read_text(encoding="utf-8"))
    if found is None:
        raise Refused(f"{FILE.as_posix()} has no line __version__.")
    return found[1]


def write_version(root: Path, version: str) -> None:
    """Set the version of a tree."""
    file = root / FILE
    file.write_text(LINE.sub(f'__version__ = "{version}"', file.read_text(encoding="utf-8")), encoding="utf-8")


def check_version(root: Path, version: str) -> None:
    """Refuse what is no version, or none that comes after the one of the tree."""
    if not FORM.fullmatch(version):
        raise Refused(f"{version!r} is not a version: write it as 1.2.3, or 1.2.3rc1 before a release.")
    now = read_version(root)
    if Version(version) <= Version(now):
        raise Refused(f"{version} is not newer than {now}.")
