"""`CHANGELOG.md`: the section `## Unreleased` becomes that of a version."""

import re
from datetime import date
from pathlib import Path
from typing import Final

from .refusal import Refused

FILE: Final = Path("CHANGELOG.md")
UNRELEASED: Final = "## Unreleased"
SECTION: Final = re.compile(rf"^{UNRELEASED}[ \t]*\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


def read_notes(root: Path, version: str) -> str:
    """What is new in this version. Refuses a changelog that does not say, and one that has the version already."""
    text = (root / FILE).read_text(encoding="utf-8")
    if re.search(rf"^## {re.escape(version)}(\s|$)", text, re.MULTILINE):
        raise Refused(f"{FILE} already has a section for {version}.")
    found = SECTION.search(text)
    if found is None:
        raise Refused(f"{FILE} has no section “{UNRELEASED}”.")
    notes = found[1].strip()
    if not notes:
        raise Refused(f"The section “{UNRELEASED}” of {FILE} is empty.")
    return notes


def write_heading(root: Path, version: str, day: date) -> None:
    """Put version and date in the place of “Unreleased”."""
    file = root / FILE
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(rf"(?m)^{UNRELEASED}[ \t]*$", f"## {version} ({day})", text, count=1), encoding="utf-8")
