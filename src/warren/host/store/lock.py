"""One host for one data folder. The lock is the system's: it is gone with the process, however that ends."""

import errno
import logging
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from warren.host.errors import Refused
from warren.host.operations.logs import note
from warren.host.store.private import FILE, make_folder

LOCK: Final = "warren.lock"
#: What the system says when somebody else has the lock.
TAKEN: Final = {errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK}
log = logging.getLogger("warren.host")


@contextmanager
def alone_with(data: Path | str) -> Generator[None]:
    """Have a data folder to oneself, or raise `Refused`; a database is made to be shared."""
    if isinstance(data, str):
        yield
        return
    try:
        make_folder(data)
        handle = os.open(data / LOCK, os.O_RDWR | os.O_CREAT, FILE)
    except OSError as problem:
        raise Refused("store-unusable", file=str(data), why=problem.strerror or str(problem)) from problem
    try:
        take(handle, data)
        with suppress(OSError):
            os.ftruncate(handle, 0)
            os.write(handle, f"{os.getpid()}\n".encode())
        yield
    finally:
        os.close(handle)


def take(handle: int, data: Path) -> None:
    """Take the lock, or say who has it. Where there are no locks, as on some network drives, nothing is guarded."""
    try:
        lock(handle)
    except OSError as problem:
        if problem.errno in TAKEN:
            raise Refused("data-in-use", data=str(data), process=holder(handle)) from problem
        note(log, logging.WARNING, "the data folder cannot be locked: start no second host with it")


def holder(handle: int) -> str:
    """The number of the process that has the lock, as it wrote it down."""
    try:
        said = os.read(handle, 20).decode(errors="replace").strip()
    except OSError:
        said = ""
    return said if said.isdigit() else "?"


def lock(handle: int) -> None:
    """Lock the file, or raise `OSError`."""
    try:
        import fcntl
    except ModuleNotFoundError:
        lock_byte(handle)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_byte(handle: int) -> None:
    """On Windows: lock a byte far behind everything that is written."""
    if sys.platform != "win32":
        raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))
    import msvcrt

    os.lseek(handle, 1 << 20, os.SEEK_SET)
    try:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    finally:
        os.lseek(handle, 0, os.SEEK_SET)
