"""Texts: every package says the same things in all three languages."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import warren
from warren.engine.text import LANGUAGES, speak

DOMAINS = ["warren.engine", "warren.cli", "warren.host", *(warren.game(name).domain for name in warren.games())]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own spelling
        self.found.add(node.id.name)


def messages(domain: str, language: str) -> dict[str, tuple[set[str], list[str]]]:
    source = files(domain).joinpath("text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], f"{domain} {language} has an unreadable entry"
    found = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = (variables.found, [attribute.id.name for attribute in entry.attributes])
    return found


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything_with_the_same_details(domain: str, language: str) -> None:
    assert messages(domain, language) == messages(domain, "en")


def test_an_unknown_language_falls_back_to_english() -> None:
    assert speak("warren.games.koffer", "xx").language == "en"


def test_an_unknown_text_is_an_error_in_the_code() -> None:
    with pytest.raises(KeyError):
        speak("warren.games.koffer", "de").say("no-such-text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_koffer_has_words_for_all_its_cards_options_lines_and_rules(language: str) -> None:
    speaker = speak("warren.games.koffer", language)
    for number in range(1, 16):
        assert speaker.say(f"special-{number}")
        assert speaker.say(f"special-{number}-effect")
    for option in warren.game("koffer").options():
        assert speaker.say(f"option-{option.name}")
    for heading in speaker.starting("rules-"):
        assert len(speaker.body(heading)) > 40
