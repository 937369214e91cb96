"""The process that reviews one game: a record comes in, how far it is goes out line by line, at last the review.

`python -m warren.host.workers.review_worker` reads the record from its standard input. It gives way to everything else
on the machine.
"""

import logging
import os
import sys
from collections.abc import Iterator
from typing import Final

import msgspec

import warren
from warren.bots.analysis.review import Budget, DecisionReview, count_decisions, review, try_review_decisions
from warren.host.operations import logs
from warren.host.operations.logs import note, place_of
from warren.host.workers.bot_workers import die_with

#: How readily it gives way; people who play come first.
NICENESS: Final = 15
log = logging.getLogger("warren.host")


class Far(msgspec.Struct, frozen=True):
    """How many decisions are reviewed, of how many."""

    done: int
    total: int


def lines(text: bytes) -> Iterator[bytes]:
    """How far it is, decision by decision, then the review itself."""
    record = warren.Record.from_json(text)
    seats = range(record.seats)
    budget = Budget.default()
    total = count_decisions(record, seats)
    yield msgspec.json.encode(Far(0, total))
    reviewed = []
    for done, each in enumerate(try_review_decisions(record, seats, budget), start=1):
        if isinstance(each, DecisionReview):
            reviewed.append(each)
        else:
            where = place_of(each)
            note(log, logging.WARNING, "a decision cannot be judged", error=type(each).__name__, where=where)
        yield msgspec.json.encode(Far(done, total))
    yield msgspec.json.encode(review(record, seats, reviewed, budget))


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
