"""The process that reviews one game: a record comes in, how far it is goes out line by line, at last the review.

`python -m warren.host.reviewing` reads the record from its standard input. It gives way to everything else
on the machine.
"""

import os
import sys
from collections.abc import Iterator
from typing import Final

import msgspec

import warren
from warren.bots.review import Budget, count_decisions, judge, review
from warren.host.thinking import die_with

#: How readily it gives way; people who play come first.
NICENESS: Final = 15


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
    for each in judge(record, seats, budget):
        judged.append(each)
        yield msgspec.json.encode(Far(len(judged), total))
    yield msgspec.json.encode(review(record, seats, judged, budget))


def main() -> None:
    """Review what comes in."""
    die_with(os.getppid())
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for line in lines(sys.stdin.buffer.read()):
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
