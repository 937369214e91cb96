"""Files for their owner alone: in them are everybody's cards and the names by which one gets in."""

import logging
import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from warren.host.operations.logs import note

FOLDER: Final = 0o700
FILE: Final = 0o600
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
#: How the names of our own files in a data folder begin, and those of its folders.
OURS: Final = ("warren.", "reviews", "faults")
log = logging.getLogger("warren.host")


def make_folder(folder: Path) -> None:
    """Make a folder for its owner alone, unless it is there; folders above it are made as usual."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty file for its owner alone, unless it is there; what SQLite puts beside it gets the same rights."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))


def close_to_others(database: Path) -> None:
    """Take everybody else's rights from a database and what is ours beside it, and from a folder without anything else.

    A folder that has other files, too, is somebody's own business; that it is open is told.
    """
    if os.name == "nt":  # rights are inherited there
        return
    folder = database.parent
    entries = list(folder.iterdir())
    ours = [entry for entry in entries if entry.name.startswith((database.name, *OURS))]
    wide = narrow(ours)
    for entry in ours:
        if entry.is_dir() and not entry.is_symlink():
            wide += narrow(entry.iterdir())
    if len(ours) == len(entries):
        wide += narrow([folder])
    elif folder.stat().st_mode & OTHERS:
        note(log, logging.WARNING, "the data folder is open to others, and has files that are not Warren's")
    if wide:
        note(log, logging.WARNING, "some of the data is open to others, and its rights cannot be changed", files=wide)


def narrow(entries: Iterable[Path]) -> int:
    """Leave these to their owner alone; of how many the rights could not be changed."""
    failed = 0
    for entry in entries:
        with suppress(FileNotFoundError):
            mode = entry.lstat().st_mode
            if not stat.S_ISLNK(mode) and mode & OTHERS:
                try:
                    entry.chmod(stat.S_IMODE(mode) & ~OTHERS)
                except PermissionError:
                    failed += 1
    return failed
