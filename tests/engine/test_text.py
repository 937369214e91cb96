"""Texts: every package and the screens say the same things in all three languages, and the screens say nothing else."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import warren
from warren.bots import BOTS
from warren.bots.levels import LEVELS
from warren.engine.text import LANGUAGES, speak

WEB = Path(__file__).parents[2] / "web" / "src"
SCREENS = "web"
GAMES = [warren.game(name).domain for name in warren.games()]
DOMAINS = ["warren.engine", "warren.bots", "warren.cli", "warren.host", "warren.lab.report", *GAMES, SCREENS]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own spelling
        self.found.add(node.id.name)


@cache
def messages(domain: str, language: str) -> dict[str, tuple[set[str], list[str]]]:
    folder = WEB if domain == SCREENS else files(domain)
    source = folder.joinpath("text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
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


class Call(NamedTuple):
    """A place in the web client's source that says a text."""

    where: str
    domains: tuple[str, ...]
    text: str  # its id; a hole of a template is a `*`

    def says(self, name: str) -> bool:
        return re.fullmatch(re.escape(self.text).replace(r"\*", ".+"), name) is not None


SAYING = re.compile(r"(?:\b(?P<name>say|gameSay)|\bspeaker\(\w+\))\(")
COMPARED = re.compile(r"""[!=]==\s*(["'])[^"']*\1""")
QUOTED = re.compile(r"""(["'`])(?P<text>[^"'`]+)\1""")
HOLE = re.compile(r"\$\{[^{}]*\}")


def first_argument(source: str, start: int) -> str:
    """What stands from `start` to the comma or bracket that ends it.

    >>> first_argument('say(over ? "look" : pick("on", 1), { count })', 4)
    'over ? "look" : pick("on", 1)'
    """
    depth = 0
    for end, letter in enumerate(source[start:], start):
        if depth == 0 and letter in ",)":
            return source[start:end]
        depth += (letter in "({[") - (letter in ")}]")
    raise ValueError(f"never closed: {source[start : start + 40]}")


def calls_in(path: Path, known: set[str]) -> list[Call]:
    """Every text the file says. One that is named by a variable must be a quoted word of the same file."""
    where = path.relative_to(WEB)
    games = tuple(sorted(folder.name for folder in (WEB / "games").iterdir()))
    own = (where.parts[1],) if where.parts[0] == "games" else (SCREENS,)
    source = path.read_text(encoding="utf-8")
    found = []
    for match in SAYING.finditer(source):
        domains = own if match["name"] == "say" or own != (SCREENS,) else games
        argument = first_argument(source, match.end())
        words = [HOLE.sub("*", quoted["text"]) for quoted in QUOTED.finditer(COMPARED.sub("", argument))]
        if not words and domains == (SCREENS,):
            words = [quoted["text"] for quoted in QUOTED.finditer(source) if quoted["text"] in known]
        found += [Call(str(where), domains, word) for word in words if not word.startswith("*")]
    return found


def names_of(domain: str) -> set[str]:
    return set(messages(domain if domain == SCREENS else warren.game(domain).domain, "en"))


def all_calls() -> list[Call]:
    known = names_of(SCREENS)
    paths = sorted(path for path in WEB.rglob("*") if path.suffix in {".svelte", ".ts"})
    return [call for path in paths for call in calls_in(path, known)]


def test_the_screens_say_only_texts_that_exist() -> None:
    calls = all_calls()
    assert len({call.where for call in calls}) > 10
    missing = [
        f"{call.where} says {call.text}, which {domain} does not have"
        for call in calls
        for domain in call.domains
        if not any(call.says(name) for name in names_of(domain))
    ]
    assert missing == []


def test_the_screens_say_every_text_they_have() -> None:
    calls = [call for call in all_calls() if SCREENS in call.domains]
    assert [name for name in sorted(names_of(SCREENS)) if not any(call.says(name) for call in calls)] == []


def test_the_screens_introduce_every_bot() -> None:
    assert {text for bot in LEVELS for text in (f"bot-{bot}", f"bot-{bot}-about")} <= names_of(SCREENS)
    assert {f"bot-{bot}" for bot in BOTS} <= names_of(SCREENS), "those at old tables"
