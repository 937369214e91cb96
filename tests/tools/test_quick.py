"""`tools/quick.py` runs what belongs to a change, and fails when a rule is broken."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = sorted(path.parent.name for path in (ROOT / "src/warren/games").glob("*/game.py"))
STYLE: Final = ["lint", "format"]
USER: Final = ("-c", "user.name=somebody", "-c", "user.email=somebody@example.org")
#: A rule of Koffer, and what breaks it.
RULE: Final = "if value > top:"
BROKEN: Final = "if value < top:"


def quick(*words: str, root: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run it on a tree."""
    command = [sys.executable, "tools/quick.py", *words]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


def steps(*files: str) -> dict[str, str]:
    """The commands that it would run for a change in some files, by their names."""
    said = quick("--list", *files)
    assert said.returncode == 0, said.stderr
    return dict(line.split(": ", 1) for line in said.stdout.splitlines())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_rules_its_goldens_and_its_part_of_the_laws(game: str) -> None:
    found = steps(f"src/warren/games/{game}/state.py")
    assert list(found) == [*STYLE, "imports", "types", "games"]
    words = found["games"].split()
    assert {f"tests/rules/{game}", f"src/warren/games/{game}", "tests/golden", "tests/laws"} <= set(words)
    assert f"-k {game}" in found["games"]
    assert not any(other in found["games"] for other in GAMES if other != game)


def test_two_games_are_tested_at_once() -> None:
    one, other = GAMES[:2]
    found = steps(f"src/warren/games/{one}/moves.py", f"src/warren/games/{other}/moves.py")
    assert f"-k '{one} or {other}'" in found["games"]
    assert f"tests/rules/{one} tests/rules/{other}" in found["games"]


@pytest.mark.parametrize("package", ["adapters", "bots", "cli", "host", "lab"])
def test_a_package_has_the_tests_of_its_name_and_its_examples(package: str) -> None:
    found = steps(f"src/warren/{package}/anything.py")
    assert list(found) == [*STYLE, "imports", "types", "tests"]
    assert found["tests"].split()[-2:] == [f"tests/{package}", f"src/warren/{package}"]
    assert "-m 'not slow'" in found["tests"]


@pytest.mark.parametrize("file", ["engine/rng.py", "__init__.py", "games/__init__.py"])
def test_what_every_game_depends_on_has_a_sample_of_all_games(file: str) -> None:
    found = steps(f"src/warren/{file}")
    assert found["tests"].split()[-2:] == ["tests/engine", "src/warren/engine"]
    assert found["sample"].split()[-3:] == ["tests/golden", "tests/laws", "tests/rules"]
    assert "--one-in" in found["sample"]


def test_a_page_has_its_examples_and_the_tests_that_read_pages() -> None:
    found = steps("docs/hosting.md")
    assert list(found) == ["tests"]
    assert {"docs/hosting.md", "tests/host/test_documents.py"} <= set(found["tests"].split())
    assert "tests/laws/test_game_pages.py" in steps("docs/games/koffer.md")["tests"]
    assert "README.md" in steps("README.md")["tests"].split()


def test_the_page_for_the_browser_has_its_own_tools() -> None:
    assert list(steps("web/src/App.svelte")) == ["svelte-check", "vitest"]
    assert list(steps("web/build.py")) == [*STYLE, "types"]


def test_texts_have_the_tests_of_texts() -> None:
    assert "tests/engine/test_text.py" in steps("web/src/text/de.ftl")["tests"]
    found = steps(f"src/warren/games/{GAMES[0]}/text/de.ftl")
    assert "tests/engine/test_text.py" in found["tests"]
    assert f"-k {GAMES[0]}" in found["games"]


def test_a_test_runs_itself_and_what_helps_tests_runs_those_beside_it() -> None:
    assert steps("tests/engine/test_rng.py")["tests"].split()[-1] == "tests/engine/test_rng.py"
    assert steps("tests/host/client.py")["tests"].split()[-1] == "tests/host"
    assert steps(f"tests/golden/{GAMES[0]}/anything.txt")["tests"].split()[-1] == "tests/golden"


def test_nothing_needs_a_browser() -> None:
    assert list(steps("tests/browser/conftest.py")) == [*STYLE, "types"]


def test_a_file_outside_the_package_has_the_tests_that_name_it() -> None:
    assert "tests/tools/test_quick.py" in steps("tools/quick.py")["tests"]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository with the sources and tests as they are here, committed."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", ":!web", ":!*.png"]
    for name in subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for words in (["init", "--quiet"], ["add", "."], [*USER, "commit", "--quiet", "-m", "all"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_nothing_changed_is_nothing_to_check(tree: Path) -> None:
    said = quick(root=tree)
    assert said.returncode == 0
    assert said.stdout.startswith("quick: nothing to check")


@pytest.mark.slow
def test_a_broken_rule_fails(tree: Path) -> None:
    (state,) = (tree / "src/warren/games/koffer").rglob("state.py")
    source = state.read_text(encoding="utf-8")
    assert RULE in source, "this rule is written otherwise now: break another"
    state.write_text(source.replace(RULE, BROKEN), encoding="utf-8")
    said = quick("--only", "games", root=tree)
    assert said.returncode == 1, said.stdout
    assert "FAILED" in said.stdout
    assert "tests/rules/koffer" in said.stdout


@pytest.mark.slow
def test_a_sample_has_some_tests_of_every_game(tree: Path) -> None:
    for game in GAMES[1:]:
        shutil.rmtree(tree / "tests/rules" / game)
    shutil.rmtree(tree / "tests/laws")
    said = quick("--only", "sample", "src/warren/engine/rng.py", root=tree)
    assert said.returncode == 0, said.stdout
    one_in = ["-p", "one_in", "--one-in", "8", "--collect-only", f"tests/rules/{GAMES[0]}"]
    path = {**os.environ, "PYTHONPATH": str(tree / "tools")}
    collected = subprocess.run(
        [sys.executable, "-m", "pytest", *one_in], cwd=tree, env=path, capture_output=True, text=True, check=True
    ).stdout
    for file in (tree / "tests/rules" / GAMES[0]).glob("test_*.py"):
        assert f"{GAMES[0]}/{file.name}" in collected
    assert "deselected" in collected


def test_a_comment_breaks_nothing_and_what_was_not_run_is_told(tree: Path) -> None:
    with (tree / "src/warren/games/koffer/game.py").open("a", encoding="utf-8") as file:
        file.write("\n\n# Nothing.\n")
    said = quick("--only", "lint,format,imports", root=tree)
    assert said.returncode == 0, said.stdout
    assert "not run: adapters" in said.stdout


def test_a_revision_is_compared_with_and_all_steps_run_if_told_so(tree: Path) -> None:
    file = tree / "src/warren/bots/loose.py"
    file.write_text("import os\nx = [ 1 ]\n", encoding="utf-8")
    subprocess.run(["git", "add", "."], cwd=tree, check=True)
    subprocess.run(["git", *USER, "commit", "--quiet", "-m", "loose"], cwd=tree, check=True)
    assert quick("--only", "lint,format", root=tree).returncode == 0
    said = quick("--since", "HEAD~1", "--keep-going", "--only", "lint,format", root=tree)
    assert said.returncode == 1
    assert said.stdout.count("FAILED") == 2
    assert "F401" in said.stdout
