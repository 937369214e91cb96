"""The process that reviews one game: a record comes in, how far it is goes out line by line, at last the review.

`python -m warren.host.reviewing` reads the record from its standard input. It gives way to everything else
on the machine.
"""

import logging
import os
import sys
from collections.abc import Iterator
from typing import Final

import msgspec

import warren
from warren.bots.review import Budget, Judged, count_decisions, review, try_to_judge
from warren.host import logs
from warren.host.logs import note, place_of
from warren.host.thinking import die_with

#: How readily it gives way; people who play come first.
NICENESS: Final = 15
log = logging.getLogger("warren.host")


class Far(msgspec.Struct, frozen=True):
    """How many decisions are judged, of how many."""

    done: int
    total: int


def lines(text: bytes) -> Iterator[bytes]:
    """How far it is, decision by decision, then the review itself."""
    record = warren.Record.from_json(text)
    seats = range(record.seats)
    budget = Budget.usual()
    total = count_decisions(record, seats)
    yield msgspec.json.encode(Far(0, total))
    judged = []
    for done, each in enumerate(try_to_judge(record, seats, budget), start=1):
        if isinstance(each, Judged):
            judged.append(each)
        else:
            where = place_of(each)
            note(log, logging.WARNING, "a decision cannot be judged", error=type(each).__name__, where=where)
        yield msgspec.json.encode(Far(done, total))
    yield msgspec.json.encode(review(record, seats, judged, budget))


def main() -> None:
    """Review what comes in."""
    logs.begin()
    die_with(os.getppid())
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for line in lines(sys.stdin.buffer.read()):
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
