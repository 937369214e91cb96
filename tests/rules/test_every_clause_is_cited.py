"""Every clause of every game's rules of record is cited by a test, and no test cites a clause that is not there."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

import warren

CLAUSE = re.compile(r"\*\*([A-Z]{2}-[A-Z]\d+)\b")


def defined(game: str) -> set[str]:
    """The clauses that a game's RULES.md defines."""
    return set(CLAUSE.findall(files(f"warren.games.{game}").joinpath("RULES.md").read_text(encoding="utf-8")))


def cited(game: str) -> dict[str, str]:
    """The clauses that a game's tests cite, each with a file that does."""
    found: dict[str, str] = {}
    for path in sorted(Path(__file__).parent.joinpath(game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                found.update({ast.literal_eval(clause): path.name for clause in node.args})
    return found


@pytest.mark.parametrize("game", warren.games())
def test_every_clause_of_the_rules_is_cited_by_a_test(game: str) -> None:
    assert defined(game), f"the rules of {game} define no clauses"
    assert sorted(defined(game) - set(cited(game))) == []


@pytest.mark.parametrize("game", warren.games())
def test_no_test_cites_a_clause_that_the_rules_do_not_have(game: str) -> None:
    assert {clause: path for clause, path in cited(game).items() if clause not in defined(game)} == {}
