"""Which language a person reads: what they say, or what their machine says."""

import os

from warren.engine.text import LANGUAGES


def language(said: str | None) -> str:
    """The language said, or that of the environment, or English."""
    for given in (said, *(os.environ.get(name) for name in ("WARREN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if given and given[:2].lower() in LANGUAGES:
            return given[:2].lower()
    return "en"
