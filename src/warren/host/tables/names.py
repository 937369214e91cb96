"""Names as people type them, made fit to be shown to others."""

import re
import unicodedata
from typing import Final

LONGEST: Final = 24
#: More marks on one letter than any language puts there; they would climb over the lines above.
MARKS: Final = r"[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
STACKED: Final = re.compile(f"({MARKS}{{3}}){MARKS}+")
UNWANTED: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean(name: str) -> str:
    """A name without control, direction and invisible characters, on one line and not too long.

    >>> clean("  An\\u202ena\\n\\tBell  ")
    'Anna Bell'
    """
    spaced = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name))
    shown = "".join(letter for letter in spaced if unicodedata.category(letter) not in UNWANTED)
    return " ".join(STACKED.sub(r"\1", shown).split())[:LONGEST].strip()
