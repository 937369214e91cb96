"""Files that grow line by line, so that nothing that was finished is done again."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

#: So much is read at once, looking for the end of the last line.
BLOCK: Final = 1 << 16


def read_lines(path: Path) -> list[bytes]:
    """The lines of a file, none if there is no file, and without a last one that was cut off. It stays as it is."""
    if not path.exists():
        return []
    text = path.read_bytes()
    return text[: text.rfind(b"\n") + 1].splitlines()


def append(path: Path, lines: Sequence[msgspec.Struct]) -> None:
    """Write lines at the end of a file, in place of a last one that was cut off, and out to the disk."""
    with path.open("a+b") as file:
        file.truncate(end_of_lines(file))
        file.writelines(msgspec.json.encode(line) + b"\n" for line in lines)
        file.flush()
        os.fsync(file.fileno())


def end_of_lines(file: BinaryIO) -> int:
    """Where the last whole line ends."""
    end = file.seek(0, os.SEEK_END)
    while end > 0:
        first = max(0, end - BLOCK)
        file.seek(first)
        found = file.read(end - first).rfind(b"\n")
        if found >= 0:
            return first + found + 1
        end = first
    return 0
