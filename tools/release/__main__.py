"""`make release VERSION=1.2.3`: changelog, fixtures, packages, checksums, bill of materials, commit and tag.

Nothing is pushed. Whatever is refused, fails or is interrupted leaves branch, tags and files as they were.
"""

import argparse
import signal
import sys
from datetime import UTC, datetime
from pathlib import Path

from . import candidate, changelog
from .git import has_tag
from .refusal import Refused
from .seal import seal
from .tested import check_clean, check_mark, run_tests
from .version import check_version, read_version

ROOT = Path(__file__).resolve().parents[2]


def release(root: Path, version: str, commands: list[str], *, tested: bool) -> Path:
    """Check everything, then make the release; the folder of its packages."""
    check_version(root, version)
    tag = candidate.tag_of(version)
    if has_tag(root, tag):
        raise Refused(f"The tag {tag} exists already.")
    check_clean(root)
    notes = changelog.read_notes(root, version)
    if tested:
        check_mark(root)
    else:
        run_tests(root, commands)
    return candidate.make(root, version, notes)


def stop(*_: object) -> None:
    """Told to end: clear up as after Control-C."""
    raise KeyboardInterrupt


def run(given: argparse.Namespace) -> str:
    """Do what is asked; what there is to say."""
    commands = [given.check, given.test]
    if given.test_only:
        check_clean(ROOT)
        run_tests(ROOT, commands)
        return "Checks and tests have passed."
    if given.seal:
        seal(ROOT, given.seal, read_version(ROOT), datetime.now(UTC).replace(microsecond=0))
        return f"Checksums and bill of materials are in {given.seal}."
    if not given.version:
        raise Refused("Which version? `make release VERSION=1.2.3`.")
    dist = release(ROOT, given.version, commands, tested=given.tested)
    push = f"git push origin HEAD {candidate.tag_of(given.version)}"
    return f"Released {given.version}, with its packages in {dist.relative_to(ROOT)}/. To publish it: {push}"


def main(words: list[str]) -> int:
    """Release, or say why not; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("version", metavar="VERSION", nargs="?", help="the version to release, such as 1.2.3")
    parser.add_argument("--tested", action="store_true", help="checks and tests have just passed at this commit")
    parser.add_argument("--test-only", action="store_true", help="run checks and tests, and mark this commit as tested")
    parser.add_argument("--seal", metavar="FOLDER", type=Path, help="only write checksums and bill of materials there")
    parser.add_argument("--check", metavar="COMMAND", default="make check", help="what checks  [make check]")
    parser.add_argument("--test", metavar="COMMAND", default="make test", help="what tests  [make test]")
    signal.signal(signal.SIGTERM, stop)
    try:
        said = run(parser.parse_args(words))
    except Refused as error:
        sys.stderr.write(f"release: {error}\n")
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("\nrelease: stopped; nothing has changed.\n")
        return 130
    sys.stdout.write(f"{said}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
