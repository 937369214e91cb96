"""`tools/pythons.py` finds one usable Python for each language version."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.pythons import everywhere, find_pythons, inspect, on_path

USABLE: dict[str, Any] = {
    "implementation": "CPython",
    "version": [3, 12, 4],
    "is_final": True,
    "has_gil": True,
    "has_headers": True,
    "has_venv": True,
}


def fake(folder: Path, name: str, **facts: object) -> Path:
    """A program that says such things about itself."""
    path = folder / name
    path.write_text(f"#!/bin/sh\ncat <<'END'\n{json.dumps(USABLE | facts)}\nEND\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_the_python_of_the_tests_is_found_and_preferred() -> None:
    found = {python.version[:2]: python for python in find_pythons()}
    assert found[sys.version_info[:2]].path == Path(sys.executable)
    assert min(found) >= (3, 11)
    assert [python.version for python in found.values()] == sorted(python.version for python in found.values())


@pytest.mark.parametrize(
    "facts",
    [
        {"version": [3, 10, 13]},
        {"implementation": "PyPy"},
        {"is_final": False},
        {"has_gil": False},
        {"has_venv": False},
    ],
)
def test_what_warren_does_not_support_is_left_out(tmp_path: Path, facts: dict[str, object]) -> None:
    assert inspect(fake(tmp_path, "good")) is not None
    assert inspect(fake(tmp_path, "bad", **facts)) is None


def test_what_is_no_python_is_left_out(tmp_path: Path) -> None:
    other = tmp_path / "python3"
    other.write_text("#!/bin/sh\necho hello\n", encoding="utf-8")
    assert inspect(other) is None
    other.chmod(0o755)
    assert inspect(other) is None
    assert inspect(tmp_path / "missing") is None


def test_headers_count_more_than_a_newer_patch_release(tmp_path: Path) -> None:
    old = fake(tmp_path, "old", version=[3, 12, 1])
    new = fake(tmp_path, "new", version=[3, 12, 9], has_headers=False)
    newer = fake(tmp_path, "newer", version=[3, 12, 2])
    other = fake(tmp_path, "other", version=[3, 13, 0], has_headers=False)
    assert [each.path for each in find_pythons([new, old, newer, other])] == [newer, other]
    assert [(each.minor, each.tag) for each in find_pythons([old, other])] == [("3.12", "cp312"), ("3.13", "cp313")]


def test_shims_of_pyenv_are_not_taken_for_pythons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("shims", "bin"):
        (tmp_path / folder).mkdir()
        fake(tmp_path / folder, "python3.12")
    monkeypatch.setenv("PATH", f"{tmp_path}/shims:{tmp_path}/bin")
    assert list(on_path()) == [tmp_path / "bin" / "python3.12"]


def test_pyenv_is_asked_where_it_is_and_no_file_comes_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "versions" / "3.12.4" / "bin").mkdir(parents=True)
    python = fake(tmp_path / "versions" / "3.12.4" / "bin", "python3")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setenv("PATH", str(python.parent))
    assert [path for path in everywhere() if path.is_relative_to(tmp_path)] == [python]
