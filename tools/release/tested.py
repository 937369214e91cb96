"""Checks and tests before a release, and the mark of the commit at which they passed."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .git import head, is_clean
from .processes import run
from .refusal import Refused

#: The id of the last commit at which everything passed.
MARK: Final = Path("build", "tested")


def check_clean(root: Path) -> None:
    """Refuse what is not committed."""
    if not is_clean(root):
        raise Refused("The tree is dirty: commit or stash what `git status` lists.")


def check_mark(root: Path) -> None:
    """Refuse a commit at which checks and tests have not passed."""
    mark = root / MARK
    commit = head(root)
    if not mark.exists() or mark.read_text(encoding="utf-8").strip() != commit:
        raise Refused(f"Checks and tests have not passed at {commit[:10]}: leave out --tested to run them.")


def run_tests(root: Path, commands: Sequence[str]) -> None:
    """Run commands one after the other, and mark the commit if all of them pass."""
    commit = head(root)
    for command in commands:
        if run(shlex.split(command), root) != 0:
            raise Refused(f"`{command}` failed.")
    if head(root) != commit or not is_clean(root):
        raise Refused("The tree changed while it was tested.")
    mark = root / MARK
    mark.parent.mkdir(exist_ok=True)
    mark.write_text(commit + "\n", encoding="utf-8")
