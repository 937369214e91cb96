"""A terminal or a file whose encoding lacks a character gets a `?` for it, and no traceback."""

import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize("encoding", ["cp437", "cp1252"])
@pytest.mark.parametrize("words", ["rules koffer --lang fr", "games --lang de", "rules kobold --clauses"])
def test_every_encoding_will_do(words: str, encoding: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "warren", *words.split()]
    ran = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.decode(encoding)
