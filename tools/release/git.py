"""git, as far as a release needs it."""

import subprocess
from pathlib import Path

from .refusal import Refused


def git(folder: Path, *words: str) -> str:
    """Run git in a folder; what it printed."""
    done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603, S607
    if done.returncode != 0:
        raise Refused(f"git {words[0]} failed: {(done.stderr or done.stdout).strip()}")
    return done.stdout.strip()


def head(folder: Path) -> str:
    """The id of the commit that is checked out."""
    return git(folder, "rev-parse", "HEAD")


def has_tag(folder: Path, tag: str) -> bool:
    """Whether there is such a tag."""
    return git(folder, "tag", "--list", tag) == tag


def is_clean(folder: Path) -> bool:
    """Whether everything is committed; files that git ignores do not count."""
    return not git(folder, "status", "--porcelain")
