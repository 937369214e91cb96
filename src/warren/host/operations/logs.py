"""What the host writes about itself: one line for each happening, for people (`key=value`) or programs (JSON).

No line has a key, a name, a word, a move, a card or a table's address: a table is named by a tag that cannot be turned
back into it. An error is told by its kind and where it happened, never by its own words, which may quote something.
"""

import hashlib
import logging
import re
import secrets
import traceback
from datetime import UTC, datetime
from itertools import count
from types import TracebackType
from typing import Final, Literal

import msgspec

Form = Literal["pairs", "json"]
Fact = str | int | float | bool | None
#: The logger whose lines are made for strangers' eyes. Libraries may quote what somebody sent or what goes to disk: of
#: theirs, only what is serious is told.
OURS: Final = "warren"
PLAIN: Final = re.compile(r"[\w.:/+-]+")
numbers: Final = count(1)
SALT: Final = secrets.token_bytes(32)


def note(log: logging.Logger, level: int, happening: str, **facts: Fact) -> None:
    """Write a happening with its facts, which must be safe for anybody who reads logs."""
    if log.isEnabledFor(level):
        log.log(level, happening, extra={"facts": facts})


def tag_of(table: str) -> str:
    """A table's name in logs: the same until the host stops, and of no use to whoever wants to get in.

    Names are short enough to be tried one after the other; without the salt, which nobody is told, that finds nothing.

    >>> tag_of("abcdefgh") == tag_of("abcdefgh") != tag_of("abcdefgi")
    True
    """
    return "t-" + hashlib.blake2b(table.encode(errors="replace"), key=SALT, digest_size=6).hexdigest()


def facts_of(record: logging.LogRecord) -> dict[str, Fact]:
    """One line as facts, in the order in which they are written."""
    facts: dict[str, Fact] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "from": record.name,
        "event": record.getMessage(),
    }
    facts.update(getattr(record, "facts", {}))
    kind, _, trail = record.exc_info or (None, None, None)
    if kind is not None:
        facts["error"] = kind.__name__
        facts["where"] = steps_of(trail)
    return facts


def steps_of(trail: TracebackType | None) -> str:
    """Where something happened: file and line, from the outermost call to the innermost."""
    return " ".join(f"{step.filename.rpartition('/')[2]}:{step.lineno}" for step in traceback.extract_tb(trail))


def place_of(error: BaseException) -> str:
    """Where an error happened; one of another process brings its trail as text."""
    remote = re.findall(r'File "(?:[^"]*/)?([^"/]+)", line (\d+)', str(error.__cause__ or ""))
    return " ".join(f"{file}:{line}" for file, line in remote) or steps_of(error.__traceback__)


class Lines(logging.Formatter):
    """One line for each happening."""

    def __init__(self, form: Form) -> None:
        super().__init__()
        self.form = form

    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        if self.form == "json":
            return msgspec.json.encode(facts).decode()
        return " ".join(f"{key}={quoted(value)}" for key, value in facts.items())


def quoted(value: Fact) -> str:
    """A value as it stands after its `=`: on one line, in quotes where it is more than a word."""
    text = str(value)
    return text if PLAIN.fullmatch(text) else msgspec.json.encode(text).decode()


def begin(form: Form = "pairs", level: str = "warning") -> None:
    """Write what happens from now on to standard error, from that level on; of libraries, errors only."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(form))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.ERROR)
    logging.getLogger(OURS).setLevel(level.upper())
