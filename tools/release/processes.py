"""Programs that a release waits for, and that end with it."""

import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


def run(words: Sequence[str], folder: Path, environment: Mapping[str, str] | None = None) -> int:
    """Run a program; its exit code. If we are interrupted, it ends with everything that it has started."""
    with subprocess.Popen(words, cwd=folder, env=environment, start_new_session=True) as process:  # noqa: S603
        try:
            return process.wait()
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
