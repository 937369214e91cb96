"""Reviews as files in a folder. A file can be deleted at any time."""

import asyncio
import os
from pathlib import Path

from warren.host.store.private import make_file, make_folder


class Folder:
    """Reviews, each a file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def review(self, name: str) -> bytes | None:
        """The review of a table, if there is one."""
        return await asyncio.to_thread(_read, self._file(name))

    async def keep_review(self, name: str, review: bytes) -> None:
        """Keep a review: the whole of it or nothing."""
        await asyncio.to_thread(_write, self._file(name), review)

    async def claim_review(self, name: str, seconds: float) -> bool:
        """Whether this host is to make it."""
        return True

    async def reviews(self) -> list[str]:
        """The tables of which there are reviews."""
        return await asyncio.to_thread(lambda: sorted(file.stem for file in self._path.glob("*.json")))

    def _file(self, name: str) -> Path:
        return self._path / f"{name}.json"


def _read(file: Path) -> bytes | None:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return None


def _write(file: Path, review: bytes) -> None:
    make_folder(file.parent)
    part = file.with_suffix(f".{os.getpid()}.part")
    make_file(part)
    part.write_bytes(review)
    part.replace(file)
