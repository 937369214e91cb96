"""The screens' words by their names, so that a test does not break when a wording changes."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

TEXTS: Final = Path(__file__).parents[2] / "web" / "src" / "text"


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


def languages() -> list[str]:
    """Those that the screens speak."""
    return sorted(file.stem for file in TEXTS.glob("*.ftl"))


def words(text: str, language: str = "en", /, **details: object) -> str:
    """A text of the screens."""
    pattern = bundle(language).get_message(text).value
    assert pattern is not None
    said, errors = bundle(language).format_pattern(pattern, details)
    assert not errors, errors
    return str(said)
