"""Texts for people: Fluent files beside the code they belong to, in English, French and German."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from warren.engine.errors import Detail

LANGUAGES: Final = ("en", "fr", "de")


class Speaker:
    """One package's texts in one language; what a language lacks is said in English."""

    def __init__(self, domain: str, language: str) -> None:
        self.domain = domain
        self.language = language
        self._bundles = [_bundle(domain, name) for name in dict.fromkeys((language, "en"))]

    def say(self, text: str, **details: Detail) -> str:
        """The text of that name, its details filled in."""
        for bundle in self._bundles:
            if bundle.has_message(text):
                value = bundle.get_message(text).value
                if value is not None:
                    said, _ = bundle.format_pattern(value, details)
                    return str(said)
        raise KeyError(f"{self.domain} has no text “{text}”")

    def has(self, text: str) -> bool:
        """Whether there is such a text."""
        return any(bundle.has_message(text) for bundle in self._bundles)


@cache
def speak(domain: str, language: str = "en") -> Speaker:
    """The texts of a package, say `warren.games.koffer`, in a language.

    >>> speak("warren.games.koffer", "de").say("title")
    'Koffer, Katze & Sombrero'
    """
    return Speaker(domain, language if language in LANGUAGES else "en")


@cache
def _bundle(domain: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    source = files(domain).joinpath("text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle
