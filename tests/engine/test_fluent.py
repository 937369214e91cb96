"""Our reader of Fluent agrees with Mozilla's on every text we have, and refuses what it does not know."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from warren.engine.fluent import Message, Pattern, UnreadableText, read
from warren.engine.text import LANGUAGES, LONGEST, speak

ROOT = Path(__file__).parents[2]
FILES = sorted(
    str(file.relative_to(ROOT))
    for folder in ("src", "web/src")
    for file in (ROOT / folder).rglob("*.ftl")
    if "node_modules" not in file.parts
)
NUMBERS = [0, 1, 2, 5, 21, 1000, 1_000_000, 1_234_567, -1, -2, -1000, 10**15, -(10**15)]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
STRINGS = ["", "Rosa", "yes", "1", "7 gold", "a “quote” { $count }", "two\nlines"]


class Details(Visitor):
    """The names of a text's variables, and the words that it selects by.

    Words that are also plural categories are left out: the reference takes the text “other” for any number, which
    neither Fluent's specification nor the browser does.
    """

    def __init__(self) -> None:
        self.names: dict[str, None] = {}
        self.keys: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own spelling
        self.names[node.id.name] = None

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - likewise
        if isinstance(node.key, ast.Identifier) and node.key.name not in CATEGORIES:
            self.keys[node.key.name] = None
        self.generic_visit(node)


class Reference:
    """A file as the reference library reads it."""

    def __init__(self, source: str, language: str) -> None:
        resource = FluentResource(source)
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(resource)
        self.messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    def attributes(self, name: str) -> list[str]:
        return list(self.bundle.get_message(name).attributes)

    def say(self, name: str, attribute: str | None, details: dict[str, str | int]) -> str:
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, details)
        assert errors == []
        return str(said)


@cache
def both(file: str) -> tuple[Reference, dict[str, Message]]:
    source, language = (ROOT / file).read_text(encoding="utf-8"), Path(file).stem
    return Reference(source, language), read(source, file, language)


def patterns(message: Message) -> list[tuple[str | None, Pattern]]:
    value: list[tuple[str | None, Pattern]] = [(None, message.value)] if message.value is not None else []
    return value + list(message.attributes.items())


@pytest.mark.parametrize("file", FILES)
def test_every_text_is_said_as_the_reference_library_says_it(file: str) -> None:
    reference, messages = both(file)
    assert list(messages) == list(reference.messages)
    for name, message in messages.items():
        assert list(message.attributes) == reference.attributes(name)
        found = Details()
        found.visit(reference.messages[name])
        choices: list[str | int] = [*NUMBERS, *STRINGS, *found.keys]
        for shift in range(len(choices)):
            details = {each: choices[(shift + 3 * place) % len(choices)] for place, each in enumerate(found.names)}
            for attribute, pattern in patterns(message):
                said = pattern.say(details)
                assert said == reference.say(name, attribute, details), (name, attribute, details)
            if not details:
                break


def test_there_are_texts_in_all_languages_to_compare() -> None:
    assert {Path(file).stem for file in FILES} == set(LANGUAGES)
    assert len(FILES) >= 10 * len(LANGUAGES)


SHAPES = """\
plain = one line
number = It is { $n }.
counted = { $n ->
    [0] none
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] { $n } of them
} there
exact = { $n ->
    [-3] three less
    [7] seven
   *[else] something else
}
"""


@given(st.integers(-(10**15), 10**15) | st.integers(-120, 120) | st.integers(-3, 3).map(lambda n: n * 10**6))
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_plurals_follow_the_reference_library(language: str, n: int) -> None:
    reference, messages = Reference(SHAPES, language), read(SHAPES, "shapes.ftl", language)
    for name, message in messages.items():
        assert message.value is not None
        assert message.value.say({"n": n}) == reference.say(name, None, {"n": n})


SPACES = {
    "inline": "a = first\n    second\n      third\n",
    "block": "a =\n    first\n      second\n    third\n",
    "empty lines": "a =\n    first\n\n   \n    second\n\n\nb = after\n",
    "trailing spaces": "a = first   \n    second   \n",
    "spaces before a brace": 'a =\n    first\n      { "x" } second\n',
    "brace at the margin": 'a = first\n{ "x" } second\n',
    "literal spaces at the ends": 'a = { "  " }text{ "  " }\n',
    "literal, then spaces": 'a = { "x" }   \nb = after\n',
    "escapes": 'a = { "\\"\\\\\\u00e9\\U01F600\\uD800 { }" }\n',
    "numbers": "a = { 1234 } { -5 }\n",
    "windows": "a =\r\n    first\r\n      second\r\nb = after\r\n",
    "comments": "### all\n\n## group\n# one\n#\na = first\n# two\n\nb = second",
    "over lines": "a = { \n  $n\n } and { $n ->\n  [one] one\n    more\n\n *[ other ]\n    in\n      block\n  }\n",
    "variants at the margin": "a = { $n ->\n[1] one\n*[other] more\n}",
    "a selection in another": "a = { $n ->\n  [1] { $n ->\n    [1] in\n   *[x] y\n  } out\n *[other] more\n } end\n",
    "attributes": "a = value\n    .text =\n        long\n          longer\n    .b = { $n }\nb =\n    .c = d\n",
    "messages and terms": "a = { b } and { c.d } and { -t }\nb = { $n }!\nc =\n  .d = deep\n-t = { -u } term\n-u = u\n",
    "text of brackets": "a = it [is] *so* .here\n",
    "nothing": "",
    "only blank": "  \n\n   ",
}


@pytest.mark.parametrize("shape", SPACES)
@pytest.mark.parametrize("n", [1, 2])
def test_white_space_and_syntax_follow_the_reference_library(shape: str, n: int) -> None:
    source = SPACES[shape]
    assert not any(isinstance(entry, ast.Junk) for entry in FluentParser().parse(source).body)
    reference, messages = Reference(source, "en"), read(source, "shape.ftl", "en")
    assert list(messages) == list(reference.messages)
    for name, message in messages.items():
        for attribute, pattern in patterns(message):
            assert pattern.say({"n": n}) == reference.say(name, attribute, {"n": n})


LINE = st.tuples(st.integers(0, 6), st.sampled_from(["", "word", "two words ", '{ "" }', '{ " x" } y', "{ $n }", "é"]))


@given(st.lists(LINE, max_size=7), st.sampled_from(["", " ", " start"]))
def test_any_lines_are_dedented_as_the_reference_library_does_it(lines: list[tuple[int, str]], first: str) -> None:
    body = "".join(f"\n{' ' * (spaces + 1)}{text}" for spaces, text in lines)
    source = f"a ={first}{body}\nb = after\n"
    if any(isinstance(entry, ast.Junk) for entry in FluentParser().parse(source).body):
        with pytest.raises(UnreadableText):
            read(source, "lines.ftl", "en")
    else:
        reference, message = Reference(source, "en"), read(source, "lines.ftl", "en")["a"]
        assert message.value is not None
        assert message.value.say({"n": 1234}) == reference.say("a", None, {"n": 1234})


WRONG = [
    ("a = fine\nthis is no message\n", 2, "should begin"),
    ("a = fine\n\n\tb = tab\n", 3, "should begin"),
    ("#comment\n", 1, "should begin"),
    ("a =\nb = fine\n", 1, "“a” has no text"),
    ("-t =\n    .a = b\n", 1, "“-t” has no text"),
    ("a = b\n    .c =\n", 2, "“c” of “a” has no text"),
    ("a = one\nb = two\na = three\n", 3, "“a” is there twice"),
    ("a = b\n    .c = d\n    .c = e\n", 3, "“a.c” is there twice"),
    ("a = fine\nb = open { $n\nc = fine\n", 3, "brace should close"),
    ("a = shut } again\n", 1, "never opened"),
    ("a = { }\n", 1, "in braces belongs"),
    ("a = { { $n } }\n", 1, "in braces belongs"),
    ('a = { "open }\n', 1, "in braces belongs"),
    ('a = { "\\x" }\n', 1, "in braces belongs"),
    ("a = { 1.5 }\n", 1, "in braces belongs"),
    ("a = one\n    { NUMBER($n) }\n", 2, "neither functions nor arguments"),
    ('a = { -t(case: "x") }\n-t = t\n', 1, "neither functions nor arguments"),
    ("a = { -t.b }\n-t = t\n    .b = c\n", 1, "brace should close"),
    ("a = { 1 ->\n    *[x] y\n }\n", 1, "selectors are variables"),
    ("a = { b ->\n    *[x] y\n }\nb = c\n", 1, "selectors are variables"),
    ("a = { $n ->\n    [one] y\n }\n", 2, "needs a default"),
    ("a = { $n ->\n }\n", 1, "needs a default"),
    ("a = { $n ->\n    [1.5] x\n   *[other] y\n }\n", 1, "needs a default"),
    ("a = { $n ->\n    [one]\n   *[other] y\n }\n", 2, "no text"),
    ("a = { $n ->\n   *[one] x\n   *[other] y\n }\n", 3, "default variant already"),
    ("a = { $n ->\n    [one] x\n   *[one] y\n }\n", 3, "[one] is there twice"),
    ("a = fine\nb = { c }\n", 2, "there is no text “c”"),
    ("a = fine\n    .text = { -c }\n", 2, "there is no text “-c”"),
    ("a = { b }\nb = { c }\nc = { a }\n", 1, "“a” leads back to itself"),
    ("-t = { $n }\n", 1, "a term hears of no variables"),
]


@pytest.mark.parametrize(("source", "line", "why"), WRONG)
def test_what_it_does_not_know_it_refuses_with_file_and_line(source: str, line: int, why: str) -> None:
    with pytest.raises(UnreadableText) as refused:
        read(source, "folder/xx.ftl", "en")
    assert str(refused.value).startswith(f"folder/xx.ftl:{line}: ")
    assert why in str(refused.value)


def test_a_language_without_rules_for_numbers_is_an_error_in_the_code() -> None:
    with pytest.raises(KeyError):
        read("a = b\n", "xx.ftl", "xx")


def test_a_detail_that_is_missing_is_shown_by_its_name_and_selects_the_default() -> None:
    messages = read("a = Now { $who } plays.\nb = { $n ->\n  [0] none\n *[other] some\n}\n", "en.ftl", "en")
    assert [message.value and message.value.say({}) for message in messages.values()] == ["Now {$who} plays.", "some"]


def test_a_detail_that_is_no_text_and_no_number_is_an_error_in_the_code() -> None:
    value = read("a = { $n }\n", "en.ftl", "en")["a"].value
    assert value is not None
    with pytest.raises(TypeError, match=r"\$n is neither"):
        value.say({"n": 1.5})  # type: ignore[dict-item] # that is what is tried


def test_a_long_detail_is_cut() -> None:
    said = speak("warren.engine").say("unreadable-move", move="x" * 10**6, example="y")
    assert LONGEST <= len(said) <= LONGEST + 100
    assert "x…”" in said


def test_names_come_in_the_order_of_the_file() -> None:
    source = (ROOT / "src/warren/games/koffer/text/en.ftl").read_text(encoding="utf-8")
    places = [source.index(f"\n{name} =") for name in speak("warren.games.koffer", "de").starting("rules-")]
    assert len(places) > 3
    assert all(one < other for one, other in pairwise(places))
