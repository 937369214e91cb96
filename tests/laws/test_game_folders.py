"""A game is complete, or the build fails: rules, sheet, code, advice, texts in every language, tests and goldens."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import warren
from warren.engine.text import LANGUAGES

GAMES: Final = Path(warren.__file__).parent / "games"
TESTS: Final = Path(__file__).parents[1]
RULES: Final = ("state.py", "moves.py", "events.py", "view.py")
FILES: Final = ("RULES.md", "sheet.toml", "game.py", *(f"rules/{name}" for name in RULES), "strategy/advice.py")
TEXTS: Final = tuple(f"text/{language}.ftl" for language in LANGUAGES)

Messages = dict[str, set[str]]


def game_folders() -> list[Path]:
    """Every folder among the games, whether or not there is a game in it yet."""
    return sorted(folder for folder in GAMES.iterdir() if folder.is_dir() and folder.name[0] not in "_.")


def missing_parts(folder: Path, tests: Path) -> list[str]:
    """What a game lacks in its folder and in the folder of all tests, a line each."""
    missing = [name for name in (*FILES, *TEXTS) if not is_written(folder / name)]
    if not any("def test_" in file.read_text() for file in (tests / "rules" / folder.name).rglob("test_*.py")):
        missing.append(f"tests/rules/{folder.name}")
    if not any(is_playing(file) for file in (tests / "golden" / folder.name).rglob("*")):
        missing.append(f"tests/golden/{folder.name}")
    return missing + missing_texts({name: folder / name for name in TEXTS if is_written(folder / name)})


def is_written(file: Path) -> bool:
    """Whether there is such a file with something in it."""
    return file.is_file() and bool(file.read_text(encoding="utf-8").strip())


def is_playing(file: Path) -> bool:
    """Whether a file among the goldens is a playing, and not the code of a test."""
    return file.suffix not in (".py", ".pyc") and is_written(file)


def missing_texts(files: dict[str, Path]) -> list[str]:
    """The messages and variables that some of the languages have and others lack, and lines that cannot be read."""
    messages = {name: read_messages(file) for name, file in files.items()}
    wanted: Messages = {}
    for found in messages.values():
        for message, variables in found.items():
            wanted.setdefault(message, set()).update(variables)
    missing = [f"{name}: {line}" for name, file in files.items() for line in unreadable(file)]
    for name, found in messages.items():
        missing += [f"{name}: {message}" for message in wanted if message not in found]
        missing += [
            f"{name}: {message} ${lack}" for message in found for lack in sorted(wanted[message] - found[message])
        ]
    return missing


def read_messages(file: Path) -> Messages:
    """The messages of a Fluent file and their attributes, each with the variables it uses."""
    messages: Messages = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            messages[entry.id.name] = variables_of(entry.value)
            for attribute in entry.attributes:
                messages[f"{entry.id.name}.{attribute.id.name}"] = variables_of(attribute.value)
    return messages


def unreadable(file: Path) -> list[str]:
    """The first line of every entry that is not Fluent."""
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [(entry.content or "").splitlines()[0] for entry in entries if isinstance(entry, ast.Junk)]


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the visitor's own naming
        self.names.add(node.id.name)


def variables_of(pattern: ast.Pattern | None) -> set[str]:
    """The names of the variables in a message's value or attribute."""
    variables = Variables()
    if pattern is not None:
        variables.visit(pattern)
    return variables.names


# The games themselves.


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_a_game_lacks_nothing(folder: Path) -> None:
    assert missing_parts(folder, TESTS) == []


def test_every_folder_is_a_game() -> None:
    assert [folder.name for folder in game_folders()] == warren.games()


# The check itself, on a game that is complete but for one part.

MESSAGES: Final = """
title = Badgers
    .note = A game for { $seats }
# A choice uses its variable, too.
illegal-dig = { $holes ->
    [one] There is one hole, { $seat }.
   *[other] There are { $holes } holes.
}
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """The tests of a game called badgers."""
    write(tmp_path / "tests/rules/badgers/test_dig.py", "def test_a_badger_digs() -> None: ...")
    write(tmp_path / "tests/golden/badgers/two-seats.txt", "A dig 3")
    return tmp_path / "tests"


@pytest.fixture
def badgers(tmp_path: Path) -> Path:
    """A complete folder of a game called badgers."""
    for name in FILES:
        write(tmp_path / "badgers" / name, "something")
    for name in TEXTS:
        write(tmp_path / "badgers" / name, MESSAGES)
    return tmp_path / "badgers"


def write(file: Path, text: str) -> None:
    """Put a file there, with the folders it needs."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def test_a_complete_game_lacks_nothing(badgers: Path, tests: Path) -> None:
    assert missing_parts(badgers, tests) == []


@pytest.mark.parametrize("name", [*FILES, *TEXTS])
@pytest.mark.parametrize("spoil", [Path.unlink, lambda file: file.write_text(" \n")], ids=["absent", "empty"])
def test_a_missing_or_empty_file_is_named(badgers: Path, tests: Path, name: str, spoil: Callable[[Path], None]) -> None:
    spoil(badgers / name)
    assert missing_parts(badgers, tests) == [name]


@pytest.mark.parametrize("file", ["rules/badgers/test_dig.py", "golden/badgers/two-seats.txt"])
def test_missing_tests_and_goldens_are_named(badgers: Path, tests: Path, file: str) -> None:
    (tests / file).unlink()
    assert missing_parts(badgers, tests) == [f"tests/{Path(file).parent}"]
    (tests / file).parent.rmdir()
    assert missing_parts(badgers, tests) == [f"tests/{Path(file).parent}"]


def test_code_among_the_goldens_is_no_playing(badgers: Path, tests: Path) -> None:
    (tests / "golden/badgers/two-seats.txt").rename(tests / "golden/badgers/test_golden.py")
    assert missing_parts(badgers, tests) == ["tests/golden/badgers"]


def test_a_file_without_a_test_is_no_test(badgers: Path, tests: Path) -> None:
    write(tests / "rules/badgers/test_dig.py", "HOLES = 3")
    assert missing_parts(badgers, tests) == ["tests/rules/badgers"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_one_language_lacks_is_named(badgers: Path, tests: Path, language: str) -> None:
    write(badgers / f"text/{language}.ftl", MESSAGES.replace("illegal-dig", "illegal-burrow"))
    lacks = {other: "illegal-dig" if other == language else "illegal-burrow" for other in LANGUAGES}
    assert missing_parts(badgers, tests) == [f"text/{other}.ftl: {lacks[other]}" for other in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variable_that_one_language_lacks_is_named(badgers: Path, tests: Path, language: str) -> None:
    write(badgers / f"text/{language}.ftl", MESSAGES.replace(", { $seat }", "").replace("{ $seats }", "some"))
    assert missing_parts(badgers, tests) == [
        f"text/{language}.ftl: title.note $seats",
        f"text/{language}.ftl: illegal-dig $seat",
    ]


def test_a_text_that_is_not_fluent_is_named(badgers: Path, tests: Path) -> None:
    write(badgers / "text/de.ftl", MESSAGES + "\nillegal dig = Hier nicht.\n")
    assert missing_parts(badgers, tests) == ["text/de.ftl: illegal dig = Hier nicht."]
