"""Hosts that bring their data up to date and are killed at a step: `python interrupted.py FILE STEP FILE STEP …`.

They know two layouts more than this version does. A step is a statement sent to SQLite; with STEP -1 nothing is killed.
A line for each says how it ended (9: killed) and how many steps it made.
"""

import asyncio
import os
import sqlite3
import sys
from pathlib import Path
from typing import Any

import aiosqlite

from warren.host.store import sqlite

FURTHER = (
    """
    ALTER TABLE entries ADD COLUMN weight INTEGER NOT NULL DEFAULT 1;
    CREATE TABLE notes (name TEXT PRIMARY KEY, entries INTEGER NOT NULL);
    INSERT INTO notes SELECT name, count(*) FROM entries GROUP BY name;
    """,
    """
    UPDATE notes SET entries = entries * 10;
    UPDATE entries SET weight = weight + 1;
    """,
)


class Killed(aiosqlite.Connection):
    """A connection that ends its process before a certain statement."""

    steps = 0
    last = -1

    async def _execute(self, fn: Any, *args: Any, **kwargs: Any) -> Any:
        if Killed.steps == Killed.last:
            os._exit(9)
        Killed.steps += 1
        return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]  # as aiosqlite has it


async def bring_up(file: Path, step: int) -> None:
    # Several modules may look the migrations up.
    for module in [module for name, module in sys.modules.items() if name.startswith("warren.host")]:
        if hasattr(module, "MIGRATIONS"):
            vars(module)["MIGRATIONS"] = (*sqlite.MIGRATIONS, *FURTHER)
    Killed.last = step
    # aiosqlite starts its thread when awaited.
    database = await Killed(lambda: sqlite3.connect(file, isolation_level=None), 64)
    await sqlite.prepare(database, file)
    await database.close()


def one(file: Path, step: int) -> tuple[int, int]:
    """How a host ends in a process of its own, and how many steps it made if it was not killed."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        asyncio.run(bring_up(file, step))
        os.write(writing, str(Killed.steps).encode())
        os._exit(0)
    os.close(writing)
    _, status = os.waitpid(child, 0)
    with os.fdopen(reading) as told:
        return os.waitstatus_to_exitcode(status), int(told.read() or "0")


if __name__ == "__main__":
    import warren.host.operations.backup  # noqa: F401 - so that it knows the further layouts, too

    for file, step in zip(sys.argv[1::2], sys.argv[2::2], strict=True):
        sys.stdout.write("{} {}\n".format(*one(Path(file), int(step))))
