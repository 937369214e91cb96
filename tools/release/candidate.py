"""The release in the making: a worktree of its own, so that whatever fails or stops leaves the tree as it was."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from . import changelog
from .git import git, has_tag, head
from .processes import run
from .refusal import Refused
from .seal import seal
from .version import write_version

#: Where it is made; nothing of it is left.
PLACE: Final = Path("build", "release")
PACKAGES: Final = """
import sys
from pathlib import Path
from tools.wheels import build_all
try:
    build_all(Path(sys.argv[1]))
except Exception as error:
    sys.exit(str(error))
"""


def tag_of(version: str) -> str:
    """The tag of a version."""
    return f"v{version}"


@contextmanager
def worktree(root: Path, commit: str) -> Iterator[Path]:
    """A folder with that commit checked out, gone in the end. What a killed run left is cleared away first."""
    remove_worktree(root)
    tree = root / PLACE / "tree"
    try:
        git(root, "worktree", "add", "--quiet", "--detach", str(tree), commit)
        yield tree
    finally:
        remove_worktree(root)


def remove_worktree(root: Path) -> None:
    """Remove the folder, and git's note of it."""
    shutil.rmtree(root / PLACE, ignore_errors=True)
    git(root, "worktree", "prune")


def run_in(tree: Path, what: str, *words: str, **variables: str) -> None:
    """Let this Python run something of that tree, with that tree's package."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("WARREN_")}
    environment |= {"PYTHONPATH": os.pathsep.join((str(tree / "src"), str(tree))), **variables}
    if run([sys.executable, *words], tree, environment) != 0:
        raise Refused(f"{what} failed; nothing has changed.")


def commit_version(tree: Path, version: str, now: datetime) -> str:
    """Set version and date, write the fixtures for upgrades, try them, and commit; the commit."""
    write_version(tree, version)
    changelog.write_heading(tree, version, now.date())
    run_in(tree, "Writing the fixtures for upgrades", "tests/upgrades/write.py", WARREN_PURE="1")
    opens = ("-m", "pytest", "-p", "no:cacheprovider", "tests/upgrades/test_releases.py", "-k", version)
    run_in(tree, "Opening the fixtures for upgrades", *opens, WARREN_PURE="1")
    git(tree, "add", "--all")
    # Hooks check what people write, with an environment that a worktree does not have.
    git(tree, "commit", "--quiet", "--no-verify", "--message", f"Version {version}")
    return head(tree)


def build(tree: Path, version: str, now: datetime) -> Path:
    """Build the packages and seal them; their folder."""
    dist = tree.parent / "dist"
    dist.mkdir()
    run_in(tree, "Building the packages", "-c", PACKAGES, str(dist), SOURCE_DATE_EPOCH=str(int(now.timestamp())))
    seal(tree, dist, version, now)
    return dist


def finish(root: Path, version: str, commit: str, notes: str, built: Path) -> Path:
    """Put the packages into `dist/`, tag the commit and move the branch there, or do nothing of it; the packages."""
    before, dist = git(root, "rev-parse", f"{commit}^"), root / "dist" / version
    if head(root) != before:
        raise Refused("The branch moved while the release was made; nothing has changed.")
    shutil.rmtree(dist, ignore_errors=True)
    dist.parent.mkdir(exist_ok=True)
    try:
        built.rename(dist)
        message = f"Warren {version}\n\n{notes}\n"
        git(root, "tag", "--annotate", "--cleanup=whitespace", "--message", message, tag_of(version), commit)
        git(root, "merge", "--quiet", "--ff-only", commit)
    except BaseException:
        if head(root) == commit:
            git(root, "reset", "--quiet", "--keep", before)
        if has_tag(root, tag_of(version)):
            git(root, "tag", "--delete", tag_of(version))
        shutil.rmtree(dist, ignore_errors=True)
        raise
    return dist


def make(root: Path, version: str, notes: str) -> Path:
    """Make the release of a version from the commit that is checked out; the folder of its packages."""
    now = datetime.now(UTC).replace(microsecond=0)
    with worktree(root, head(root)) as tree:
        commit = commit_version(tree, version, now)
        return finish(root, version, commit, notes, build(tree, version, now))
