"""Texts for people: Fluent files beside the code they belong to, in English, French and German."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

LANGUAGES: Final = ("en", "fr", "de")
#: Larger numbers are not written out: they are somebody's joke, and can be longer than any sentence.
LARGEST: Final = 10**15


class Speaker:
    """One package's texts in one language; what a language lacks is said in English."""

    def __init__(self, domain: str, language: str) -> None:
        self.domain = domain
        self.language = language
        self._bundles = [_bundle(domain, name) for name in dict.fromkeys((language, "en"))]

    def say(self, text: str, **details: str | int) -> str:
        """The text of that name, its details filled in."""
        for bundle in self._bundles:
            if bundle.has_message(text):
                value = bundle.get_message(text).value
                if value is not None:
                    said, _ = bundle.format_pattern(value, {name: _short(detail) for name, detail in details.items()})
                    return str(said)
        raise KeyError(f"{self.domain} has no text “{text}”")

    def body(self, text: str) -> str:
        """The longer text behind a heading: the attribute `text` of the message of that name."""
        for bundle in self._bundles:
            if bundle.has_message(text) and "text" in bundle.get_message(text).attributes:
                said, _ = bundle.format_pattern(bundle.get_message(text).attributes["text"], {})
                return str(said)
        raise KeyError(f"{self.domain} has no longer text “{text}”")

    def starting(self, prefix: str) -> list[str]:
        """The names of all texts that start so, in the order of the English file."""
        return [name for name in _names(self.domain) if name.startswith(prefix)]


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
    """A detail that can be said: of a number beyond all measure only that it is one.

    >>> _short(10**40), _short(-(10**40)), _short(7)
    ('> 10¹⁵', '< −10¹⁵', 7)
    """
    if not isinstance(detail, int) or abs(detail) <= LARGEST:
        return detail
    return "> 10¹⁵" if detail > 0 else "< −10¹⁵"


@cache
def _names(domain: str) -> list[str]:
    return [entry.id.name for entry in FluentResource(_source(domain, "en")).body if isinstance(entry, Message)]


def _source(domain: str, language: str) -> str:
    return files(domain).joinpath("text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(domain: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_source(domain, language)))
    return bundle
