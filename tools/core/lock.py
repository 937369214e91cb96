"""A lock on work in this folder: one process has it, and whatever programs that one starts."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

#: The handles of the locks that this process has. A program that inherits one has the lock, too, until it ends.
HELD: Final[list[int]] = []


@contextmanager
def alone(file: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Work alone; whoever comes second is told that it waits. A lock ends with the processes that have it."""
    if fcntl is None:
        yield
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            waiting()
            fcntl.flock(handle, fcntl.LOCK_EX)
        HELD.append(handle)
        try:
            yield
        finally:
            HELD.remove(handle)
    finally:
        os.close(handle)
