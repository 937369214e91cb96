"""Back-ups: a whole, checked copy of a host's tables, made while they are played at, and put back.

A copy is one moment's truth (SQLite's own back-up, one read of the whole file). It is written beside its place,
checked, brought to disk and only then named, so that a file with that name is always whole.
"""

import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

from warren.host.errors import Refused
from warren.host.store import DATABASE, StoreTooNew
from warren.host.store.contract import DECODER
from warren.host.store.private import make_file, make_folder
from warren.host.store.sqlite import MIGRATIONS

#: What SQLite keeps beside a file.
BESIDE: Final = ("", "-wal", "-shm", "-journal")


class Contents(msgspec.Struct, frozen=True):
    """What is in a file: how many tables, and how many entries they have."""

    tables: int
    entries: int


def back_up(data: Path, file: Path) -> Contents:
    """Copy the tables of a data folder into a file, also while a host plays there."""
    source = data / DATABASE
    if not source.exists():
        raise Refused("backup-nothing", data=str(data))
    return copy(source, file)


def restore(file: Path, data: Path, *, replace: bool = False) -> Contents:
    """Make a back-up the tables of a data folder; what was there is kept beside it if it is to be replaced."""
    if not file.exists():
        raise Refused("backup-unusable", file=str(file), why="no such file")
    target = data / DATABASE
    check(file)
    if target.exists():
        if not replace:
            raise Refused("restore-over", data=str(data))
        set_aside(target)
    make_folder(data)
    return copy(file, target)


def before_migration(file: Path, version: int) -> Path:
    """Keep a file as it is before it is brought up to date from that version; where."""
    kept = file.with_name(f"{file.name}.v{version}")
    copy(file, kept)
    return kept


def copy(source: Path, target: Path) -> Contents:
    """Copy a file as it is at one moment, check the copy and name it when all of it is on disk."""
    draft = target.with_name(f"{target.name}.part")
    with told_as("backup-failed", target):
        make_folder(target.parent)
        remove(draft)
        make_file(draft)
        try:
            with opened(source) as there, closing(sqlite3.connect(draft)) as here:
                there.backup(here)
                here.execute("PRAGMA journal_mode=DELETE")
            contents = check(draft)
            sync(draft)
            draft.replace(target)
            sync(target.parent)
        except BaseException:
            remove(draft)
            raise
    return contents


def check(file: Path) -> Contents:
    """See that a file is whole and of a version we know: every page, every entry, no number missing."""
    with told_as("backup-unusable", file), opened(file) as database:
        version: int = database.execute("PRAGMA user_version").fetchone()[0]
        if version > len(MIGRATIONS):
            raise StoreTooNew("store-newer", version=version)
        if version == 0:
            raise Refused("backup-unusable", file=str(file), why="no tables are in it")
        for (problem,) in database.execute("PRAGMA integrity_check"):
            if problem != "ok":
                raise Refused("backup-unusable", file=str(file), why=problem)
        return count(database, file)


def count(database: sqlite3.Connection, file: Path) -> Contents:
    """How much is in a file, every entry read."""
    tables = entries = 0
    last = ("", 0)
    for name, seq, body in database.execute("SELECT name, seq, body FROM entries ORDER BY name, seq"):
        if seq != (last[1] + 1 if name == last[0] else 1):
            raise Refused("backup-unusable", file=str(file), why=f"{name} {seq}")
        try:
            DECODER.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refused("backup-unusable", file=str(file), why=f"{name} {seq}: {error}") from error
        tables += name != last[0]
        entries += 1
        last = (name, seq)
    return Contents(tables, entries)


def set_aside(target: Path) -> None:
    """Move the tables that are there out of the way, unless a host plays with them."""
    try:
        with closing(sqlite3.connect(target, timeout=0)) as database:
            # Only the last one who has the file open may do this; it also leaves nothing beside it.
            database.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise Refused("restore-busy", data=str(target.parent)) from error
    except sqlite3.DatabaseError:
        pass  # it is damaged, which may be why another is put in its place
    number = 1
    while (aside := target.with_name(f"{target.name}.replaced-{number}")).exists():
        number += 1
    for ending in BESIDE:
        with suppress(FileNotFoundError):
            target.with_name(target.name + ending).rename(aside.with_name(aside.name + ending))


@contextmanager
def opened(file: Path) -> Generator[sqlite3.Connection]:
    """A file that is there, for reading; one that is missing is not made."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=10)) as database:
        yield database


@contextmanager
def told_as(text: str, file: Path) -> Generator[None]:
    """Say what the disk or SQLite refuses in a sentence about a file."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Refused(text, file=str(file), why=why) from error


def sync(path: Path) -> None:
    """See that a file, or the names in a folder, are on disk."""
    if os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def remove(draft: Path) -> None:
    """Leave nothing of a copy that was not finished."""
    for ending in BESIDE:
        draft.with_name(draft.name + ending).unlink(missing_ok=True)
