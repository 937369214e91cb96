"""Files that grow line by line, so that nothing that was finished is done again."""

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec


def read_lines(path: Path) -> list[bytes]:
    """The lines of a file, none if there is no file. A last line that was cut off is taken away."""
    if not path.exists():
        return []
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        path.write_bytes(whole)
    return whole.splitlines()


def append(path: Path, lines: Sequence[msgspec.Struct]) -> None:
    """Write lines at the end of a file, and out to the disk."""
    with path.open("ab") as file:
        file.writelines(msgspec.json.encode(line) + b"\n" for line in lines)
        file.flush()
        os.fsync(file.fileno())
