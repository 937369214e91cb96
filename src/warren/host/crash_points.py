"""The named steps of a move's path, at any of which a test may stop the host as a power cut would.

`WARREN_STOP_AT=committed` stops it the first time that step is reached, `committed:3` the third time. Unset, a step
costs one look at a variable.
"""

import os
import signal
from typing import Final

STEPS: Final = ("parsed", "decided", "before-insert", "inserted", "committed", "answered", "told", "migrating")

#: On Windows any signal ends a process at once, and this one has no name.
KILL: Final[int] = getattr(signal, "SIGKILL", signal.SIGTERM)

stop_at, _, _times = os.environ.get("WARREN_STOP_AT", "").partition(":")
_left = int(_times or 1)


def reach(step: str) -> None:
    """Stop here, without a word to anybody, if this is where to stop."""
    global _left  # noqa: PLW0603 - one process, one end
    if step == stop_at:
        _left -= 1
        if _left == 0:
            os.kill(os.getpid(), KILL)
