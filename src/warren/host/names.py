"""Names as people type them, made fit to be shown to others."""

import unicodedata
from typing import Final

LONGEST: Final = 24
UNWANTED: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean(name: str) -> str:
    """A name without control, direction and invisible characters, on one line and not too long.

    >>> clean("  An\\u202ena\\n\\tBell  ")
    'Anna Bell'
    """
    spaced = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name))
    shown = "".join(letter for letter in spaced if unicodedata.category(letter) not in UNWANTED)
    return " ".join(shown.split())[:LONGEST].strip()
