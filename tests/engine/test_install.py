"""Installation: without a C compiler it still works, says so once, and runs from source."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import warren

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not warren.compiled(), reason="building takes long; once is enough")
def test_without_a_compiler_it_installs_and_runs_from_source(tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    # One module shows it; translating them all takes a minute.
    (tmp_path / "compiled.txt").write_text("engine/rng.py\n")
    environment = {**os.environ, "CC": "/nonexistent/cc", "WARREN_PURE": "0"}
    built = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert built.stderr.count("warren: not compiled") == 1
    ran = subprocess.run(
        [sys.executable, "-m", "warren", "--version"],
        env={**environment, "PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "uncompiled" in ran.stdout
