"""What it takes to bring a bot's failure about again: a file for each, in a folder that only the host's owner reads.

Such a file has the whole game so far, hands and deck included; the log only names it.
"""

import os
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from warren.engine.records import Record
from warren.host.operations.logs import place_of
from warren.host.workers.bot_workers import Fault, Stage

#: The folder beside the tables.
FOLDER: Final = "faults"
#: So many files are there at most; the oldest make room.
MOST_FILES: Final = 50
#: The same failure is written down once in so many seconds.
AGAIN: Final = 600.0


class Written(msgspec.Struct, frozen=True, kw_only=True):
    """A failure as it stands in its file. `record` ends where the bot was asked; `seed` is the thought's own."""

    at: str
    table: str
    feed: int
    ask: int
    stage: Stage
    bot: str
    seat: int
    seed: str
    seconds: float
    error: list[str]
    record: msgspec.Raw


class Faults:
    """The failures of one host. Without a folder none are written."""

    def __init__(self, folder: Path | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self._folder = folder
        self._now = now
        self._written_at: dict[tuple[str, str, str], float] = {}

    def keep(self, fault: Fault, table: str, feed: int, ask: int, record: Record) -> str:
        """Write a failure down; the file's name, or none if it was written a moment ago or cannot be."""
        if self._folder is None or not self._is_new(fault):
            return ""
        now = datetime.now(UTC)
        written = Written(
            at=now.isoformat(timespec="milliseconds"),
            table=table,
            feed=feed,
            ask=ask,
            stage=fault.stage,
            bot=fault.bot,
            seat=fault.seat,
            seed=fault.seed,
            seconds=fault.seconds,
            error=traceback.format_exception(fault.error),
            record=msgspec.Raw(record.to_json().encode()),
        )
        name = f"{now:%Y%m%d-%H%M%S-%f}-{fault.game}.json"
        with suppress(OSError):
            self._write(self._folder, name, msgspec.json.format(msgspec.json.encode(written), indent=1))
            return name
        return ""

    def _is_new(self, fault: Fault) -> bool:
        same = (fault.game, fault.stage, f"{type(fault.error).__name__} {place_of(fault.error)}")
        now = self._now()
        self._written_at = {each: at for each, at in self._written_at.items() if now - at < AGAIN}
        if same in self._written_at:
            return False
        self._written_at[same] = now
        return True

    @staticmethod
    def _write(folder: Path, name: str, text: bytes) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for old in sorted(folder.glob("*.json"))[: -MOST_FILES + 1]:
            old.unlink(missing_ok=True)
        with os.fdopen(os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(text)
