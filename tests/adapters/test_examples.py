"""Every example runs; small ones here, so that it is quick."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = {"openspiel_cfr.py": ["4", "5"], "openspiel_ismcts.py": ["2"], "pettingzoo_learn.py": ["20"]}
#: What needs a real table is run in tests/host/test_deal.py and test_example_client.py.
ELSEWHERE = {"verify_shuffle.py", "client.py"}


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == SMALL.keys() | ELSEWHERE


@pytest.mark.parametrize("name", sorted(SMALL))
def test_it_runs(name: str) -> None:
    words = [sys.executable, str(EXAMPLES / name), *SMALL[name]]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout
