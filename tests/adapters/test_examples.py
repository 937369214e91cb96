"""Every example runs; small ones here, so that it is quick."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = {"openspiel_cfr.py": ["4", "5"], "openspiel_ismcts.py": ["2"], "pettingzoo_learn.py": ["20"]}


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.name)
def test_it_runs(path: Path) -> None:
    done = subprocess.run([sys.executable, str(path), *SMALL[path.name]], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout
