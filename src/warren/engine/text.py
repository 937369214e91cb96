"""Texts for people: Fluent files beside the code they belong to, in English, French and German."""

from functools import cache
from importlib.resources import files
from typing import Final

from warren.engine.fluent import Message, Pattern, read

LANGUAGES: Final = ("en", "fr", "de")
#: Larger numbers are not written out: they are somebody's joke, and can be longer than any sentence.
LARGEST: Final = 10**15
#: Longer details are cut: what somebody sent comes back in an error, but not all of a megabyte.
LONGEST: Final = 2500


class Speaker:
    """One package's texts in one language; what a language lacks is said in English."""

    def __init__(self, domain: str, language: str) -> None:
        self.domain = domain
        self.language = language
        self._texts: dict[str, Pattern] = {}
        self._bodies: dict[str, Pattern] = {}
        for name in ("en", language):
            for text, message in _messages(domain, name).items():
                if message.value is not None:
                    self._texts[text] = message.value
                if "text" in message.attributes:
                    self._bodies[text] = message.attributes["text"]

    def say(self, text: str, **details: str | int) -> str:
        """The text of that name, its details filled in."""
        if text not in self._texts:
            raise KeyError(f"{self.domain} has no text “{text}”")
        return self._texts[text].say({name: _short(detail) for name, detail in details.items()})

    def body(self, text: str) -> str:
        """The longer text behind a heading: the attribute `text` of the message of that name."""
        if text not in self._bodies:
            raise KeyError(f"{self.domain} has no longer text “{text}”")
        return self._bodies[text].say({})

    def starting(self, prefix: str) -> list[str]:
        """The names of all texts that start so, in the order of the English file."""
        return [name for name in _messages(self.domain, "en") if name.startswith(prefix)]


def speak(domain: str, language: str = "en") -> Speaker:
    """The texts of a package, say `warren.games.koffer`, in a language; in English if it is none of ours.

    >>> speak("warren.games.koffer", "de").say("title")
    'Koffer, Katze & Sombrero'
    """
    return _speaker(domain, language if language in LANGUAGES else "en")


@cache
def _speaker(domain: str, language: str) -> Speaker:
    return Speaker(domain, language)


def _short(detail: str | int) -> str | int:
    """A detail that can be said: of a number beyond all measure only that it is one, of a long text its beginning.

    >>> _short(10**40), _short(-(10**40)), _short(7), len(_short("b" * 10**6))
    ('> 10¹⁵', '< −10¹⁵', 7, 2500)
    """
    if isinstance(detail, str):
        return detail if len(detail) <= LONGEST else detail[: LONGEST - 1] + "…"
    if not isinstance(detail, int) or abs(detail) <= LARGEST:
        return detail
    return "> 10¹⁵" if detail > 0 else "< −10¹⁵"


@cache
def _messages(domain: str, language: str) -> dict[str, Message]:
    file = files(domain).joinpath("text").joinpath(f"{language}.ftl")
    return read(file.read_text(encoding="utf-8"), str(file), language)
