"""Reads Fluent, the format of our texts: the part of it that they use, and refuses the rest when a file is loaded.

Read are messages with attributes, terms without arguments, patterns of several lines, placeables with text, whole
numbers, variables, messages and terms, and selectors that are variables. There are no functions, no arguments of terms
and no decimal fractions. <https://projectfluent.org/fluent/guide/> explains the format.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, NoReturn

Details = Mapping[str, str | int]


class UnreadableText(ValueError):
    """A Fluent file has something that is wrong or unknown here; the message begins with file and line."""


class Language(NamedTuple):
    """How a language writes numbers: what separates thousands, and the CLDR plural category of an absolute value."""

    separator: str
    category: Callable[[int], str]


def _one_is_singular(number: int) -> str:
    return "one" if number == 1 else "other"


def _french(number: int) -> str:
    if number <= 1:
        return "one"
    return "many" if number % 1_000_000 == 0 else "other"


NUMBERS: Final = {
    "en": Language(",", _one_is_singular),
    "fr": Language("\N{NARROW NO-BREAK SPACE}", _french),
    "de": Language(".", _one_is_singular),
}


class Pattern:
    """A text to say: its parts are text, or say themselves once the details are known."""

    __slots__ = ("parts",)

    def __init__(self, parts: "list[str | Part]") -> None:
        self.parts = parts

    def say(self, details: Details) -> str:
        return "".join([part if isinstance(part, str) else part.say(details) for part in self.parts])


class Variable:
    """A detail, put into the text; one that is missing is shown by its name, as browsers do it."""

    __slots__ = ("name", "separator")

    def __init__(self, name: str, separator: str) -> None:
        self.name = name
        self.separator = separator

    def say(self, details: Details) -> str:
        detail = details.get(self.name)
        if isinstance(detail, str):
            return detail
        if isinstance(detail, int):
            return _grouped(detail, self.separator)
        if detail is None:
            return f"{{${self.name}}}"
        raise TypeError(f"the detail ${self.name} is neither text nor a whole number: {detail!r}")


class Selection:
    """Says the first variant whose key is the detail, or its plural category; else the default."""

    __slots__ = ("category", "default", "name", "variants")

    def __init__(self, name: str, category: Callable[[int], str]) -> None:
        self.name = name
        self.category = category
        self.variants: dict[str | int, Pattern] = {}
        self.default: Pattern | None = None

    def say(self, details: Details) -> str:
        detail = details.get(self.name)
        category = self.category(abs(detail)) if isinstance(detail, int) else None
        for key, pattern in self.variants.items():
            if key in (detail, category):
                return pattern.say(details)
        assert self.default is not None
        return self.default.say(details)


class Reference:
    """Another text of the same file, put into this one; a term hears of no details."""

    __slots__ = ("known", "name")

    def __init__(self, name: str, known: dict[str, Pattern]) -> None:
        self.name = name
        self.known = known

    def say(self, details: Details) -> str:
        return self.known[self.name].say({} if self.name.startswith("-") else details)


Part = Variable | Selection | Reference


class Message(NamedTuple):
    """A text and the texts that belong to it; one of both may be missing."""

    value: Pattern | None
    attributes: dict[str, Pattern]


def read(source: str, file: str, language: str) -> dict[str, Message]:
    """The messages of a Fluent file by their names, in its order; raises `UnreadableText`.

    >>> read("eggs = { $count } eggs", "en.ftl", "en")["eggs"].value.say({"count": 12000})
    '12,000 eggs'
    """
    return _Reader(source.replace("\r\n", "\n"), file, NUMBERS[language]).messages()


def _grouped(number: int, separator: str) -> str:
    return f"{number:,}".replace(",", separator)


NAME: Final = "[a-zA-Z][a-zA-Z0-9_-]*"
BLANK: Final = re.compile(r"[ \n]*")
SPACES: Final = re.compile(" *")
LINES: Final = re.compile(r"((?: *\n)+)( *)")
BETWEEN_ENTRIES: Final = re.compile(r"(?: *\n|#{1,3}(?: .*)?(?:\n|\Z))*(?: *\Z)?")
ENTRY: Final = re.compile(rf"(-?{NAME}) *=")
ATTRIBUTE: Final = re.compile(rf"[ \n]*\.({NAME}) *=")
TEXT: Final = re.compile(r"[^{}\n]+")
VARIABLE: Final = re.compile(rf"\$({NAME})")
ARROW: Final = re.compile(r"-> *(?=\n)")
VARIANT: Final = re.compile(rf"[ \n]*(\*?)\[[ \n]*(?:(-?[0-9]+)|({NAME}))[ \n]*\]")
STRING: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
ESCAPE: Final = re.compile(r'\\(?:(["\\])|[uU]([0-9a-fA-F]+))')
NUMBER: Final = re.compile(r"-?[0-9]+(?!\.)")
REFERENCE: Final = re.compile(rf"-{NAME}|{NAME}(?:\.{NAME})?")
CLOSE: Final = re.compile(r"\}")


class _Indent(NamedTuple):
    """Where a line begins: the line ends before it, and its spaces."""

    lines: int
    spaces: int


class _Placed(NamedTuple):
    """What stood in braces, where no white space is trimmed."""

    what: "str | Part"


class _Reader:
    """Goes through a file once, from `at`."""

    def __init__(self, source: str, file: str, language: Language) -> None:
        self.source = source
        self.file = file
        self.language = language
        self.at = 0
        self.known: dict[str, Pattern] = {}
        self.owner = ""
        self.references: list[tuple[str, str, int]] = []

    def refuse(self, why: str, at: int | None = None) -> NoReturn:
        line = self.source.count("\n", 0, self.at if at is None else at) + 1
        raise UnreadableText(f"{self.file}:{line}: {why}")

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self.source, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def messages(self) -> dict[str, Message]:
        read: dict[str, Message] = {}
        self.take(BETWEEN_ENTRIES)
        while self.at < len(self.source):
            start, entry = self.at, self.take(ENTRY)
            if entry is None:
                self.refuse("here a message, a term or a comment should begin")
            name = entry[1]
            message = Message(self.named_pattern(name, start), dict(self.attributes(name)))
            if message.value is None and (not message.attributes or name.startswith("-")):
                self.refuse(f"“{name}” has no text", start)
            if not name.startswith("-"):
                read[name] = message
            self.take(BETWEEN_ENTRIES)
        self.check_references()
        return read

    def attributes(self, name: str) -> Iterator[tuple[str, Pattern]]:
        while found := self.take(ATTRIBUTE):
            pattern = self.named_pattern(f"{name}.{found[1]}", found.start(1))
            if pattern is None:
                self.refuse(f"the attribute “{found[1]}” of “{name}” has no text", found.start(1))
            yield found[1], pattern

    def named_pattern(self, name: str, at: int) -> Pattern | None:
        self.owner = name
        pattern = self.pattern()
        if pattern is not None:
            if name in self.known:
                self.refuse(f"“{name}” is there twice", at)
            self.known[name] = pattern
        return pattern

    def pattern(self) -> Pattern | None:
        """The text from here to where it ends; none if there is none.

        The indent that all its lines have in common is taken away, but for the line that follows the equals sign.
        """
        elements: list[str | _Indent | _Placed] = []
        self.take(SPACES)
        if self.source[self.at : self.at + 1] in ("", "\n"):
            first = self.line_of_pattern()
            if first is None:
                return None
            elements.append(_Indent(0, first.spaces))
        while self.at < len(self.source):
            if text := self.take(TEXT):
                elements.append(text[0])
            elif self.source[self.at] == "{":
                self.at += 1
                elements.append(_Placed(self.placeable()))
            elif self.source[self.at] == "}":
                self.refuse("this brace was never opened")
            elif (indent := self.line_of_pattern()) is not None:
                elements.append(indent)
            else:
                break
        return Pattern(_dedented(elements))

    def line_of_pattern(self) -> _Indent | None:
        """Goes on to the next line if it belongs to the same pattern."""
        found = LINES.match(self.source, self.at)
        if found is None:
            return None
        after = self.source[found.end() : found.end() + 1]
        if after != "{" and (not found[2] or after in ("", "}", ".", "[", "*")):
            return None
        self.at = found.end()
        return _Indent(found[1].count("\n"), len(found[2]))

    def placeable(self) -> str | Part:
        """What is in braces, of which the first is behind us."""
        start = self.at
        self.take(BLANK)
        what: str | Part
        if found := self.take(VARIABLE):
            self.take(BLANK)
            what = self.selection(found[1]) if self.take(ARROW) else Variable(found[1], self.language.separator)
            if self.owner.startswith("-"):
                self.refuse("a term hears of no variables", start)
        elif found := self.take(STRING):
            what = ESCAPE.sub(_unescaped, found[1])
        elif found := self.take(NUMBER):
            what = _grouped(int(found[0]), self.language.separator)
        elif found := self.take(REFERENCE):
            self.references.append((self.owner, found[0], start))
            what = Reference(found[0], self.known)
        else:
            self.refuse("in braces belongs a variable, a text in quotes, a whole number, a message or a term", start)
        self.take(BLANK)
        if not self.take(CLOSE):
            self.refuse(
                "the brace should close here; selectors are variables, and there are neither functions nor arguments"
            )
        return what

    def selection(self, name: str) -> Selection:
        made = Selection(name, self.language.category)
        while found := self.take(VARIANT):
            pattern = self.pattern()
            if pattern is None:
                self.refuse("this variant has no text", found.end())
            key = found[3] if found[2] is None else int(found[2])
            if key in made.variants:
                self.refuse(f"the variant [{key}] is there twice", found.end())
            made.variants[key] = pattern
            if found[1] and made.default is not None:
                self.refuse("there is a default variant already", found.end())
            if found[1]:
                made.default = pattern
        if made.default is None:
            self.refuse("a selection needs a default variant, marked by *")
        return made

    def check_references(self) -> None:
        """Every text that another names is there, and none leads back to itself."""
        named: dict[str, set[str]] = {}
        for owner, name, at in self.references:
            if name not in self.known:
                self.refuse(f"there is no text “{name}”", at)
            named.setdefault(owner, set()).add(name)
        for owner, name, at in self.references:
            reached, ahead = {name}, [name]
            while ahead:
                new = named.get(ahead.pop(), set()) - reached
                reached |= new
                ahead += new
            if owner in reached:
                self.refuse(f"“{owner}” leads back to itself", at)


def _unescaped(found: re.Match[str]) -> str:
    if found[1]:
        return found[1]
    code = int(found[2], 16)
    return "\N{REPLACEMENT CHARACTER}" if 0xD800 <= code <= 0xDFFF or code > 0x10FFFF else chr(code)


def _dedented(elements: list[str | _Indent | _Placed]) -> list[str | Part]:
    common = min((element.spaces for element in elements if isinstance(element, _Indent)), default=0)
    trimmed: list[str | _Placed] = []
    for element in elements:
        if isinstance(element, _Placed):
            trimmed.append(element)
            continue
        text = "\n" * element.lines + " " * (element.spaces - common) if isinstance(element, _Indent) else element
        if trimmed and isinstance(trimmed[-1], str):
            trimmed[-1] += text
        elif text:
            trimmed.append(text)
    if trimmed and isinstance(trimmed[-1], str):
        trimmed[-1] = trimmed[-1].rstrip(" \n")
    parts: list[str | Part] = []
    for piece in trimmed:
        part = piece.what if isinstance(piece, _Placed) else piece
        if parts and isinstance(part, str) and isinstance(last := parts[-1], str):
            parts[-1] = last + part
        else:
            parts.append(part)
    return parts
