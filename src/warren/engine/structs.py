"""What leaves the rules as bytes: views, events, offers and outcomes, typed and closed.

Each game derives its own from these. A field that is not declared cannot leave.
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know of a playing."""


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that happened. `reveals` says that somebody learned what nobody could have known before."""

    reveals: ClassVar[bool] = False


class Offer(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """A legal move as a screen needs it: its notation, what it is aimed at and what it would do."""

    move: str


class Outcome(msgspec.Struct, frozen=True):
    """How a playing ended: who won (several share a tie), with what scores, and for what reason."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


def named_lines(names: Sequence[str], rows: Sequence[Sequence[int]]) -> tuple[dict[str, int], ...]:
    """Points as named lines, a mapping per seat, lines without points left out.

    >>> named_lines(("tiles", "kobolds"), [[2, 0], [0, 1]])
    ({'tiles': 2}, {'kobolds': 1})
    """
    return tuple({name: points for name, points in zip(names, row, strict=True) if points} for row in rows)
