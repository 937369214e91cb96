"""`make compile`: compile what changed of the core, and put it beside the sources."""

import argparse
import sys
import time
from pathlib import Path

from .build import NotCompiled, build, is_up_to_date


def main() -> int:
    """Compile; the exit code."""
    words = argparse.ArgumentParser(prog="python -m tools.core", description=__doc__)
    words.add_argument("--jobs", type=int, default=0, help="number of compilers beside each other  [all cores]")
    words.add_argument("--is-fresh", action="store_true", help="only tell, by the exit code, whether it is up to date")
    words.add_argument("--quiet", action="store_true", help="print nothing but errors")
    given = words.parse_args()
    if given.is_fresh:
        return 0 if is_up_to_date() else 1
    began = time.monotonic()

    def say(text: str) -> None:
        if not given.quiet:
            print(f"{text} …", flush=True)  # noqa: T201 - this is a command

    try:
        is_new = build(jobs=given.jobs, say=say)
    except NotCompiled as error:
        sys.stderr.write(f"warren: not compiled, it runs from source, slower: {error}\n")
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("warren: not compiled: stopped. Run it again: it goes on where it stopped.\n")
        return 130
    except OSError as error:
        sys.stderr.write(f"warren: not compiled: {error.strerror or error} ({Path(error.filename or '.').name})\n")
        return 1
    if is_new and not given.quiet:
        print(f"compiled in {time.monotonic() - began:.0f} s")  # noqa: T201 - likewise
    return 0


if __name__ == "__main__":
    sys.exit(main())
