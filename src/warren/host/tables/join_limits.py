"""How often people may come, change seats and go at one table: a number at once, and one every so often after that.

The pace follows from when entries were kept, so that it is the same after a restart and at every host.
"""

import time
from collections.abc import Callable
from typing import Final

from warren.host.errors import Refused
from warren.host.tables.entries import AnyEntry, BotSat, Changed, Left, Sat, Stood

#: Before the start: changes at once, and seconds until one more is all right.
CHANGES: Final = 120
CHANGE_EVERY: Final = 10.0
#: During the game, for each seat: how often it is left, and seconds until once more is all right.
LEAVES: Final = 20
LEAVE_EVERY: Final = 30.0


class Allowance:
    """So many at once, and one more every so many seconds."""

    def __init__(self, most: int, every: float) -> None:
        self._most = most
        self._every = every
        self._used = 0.0
        self._at = float("-inf")

    def is_spent(self, now: float) -> bool:
        """Whether one more would be too many."""
        return self._used_at(now) + 1 > self._most

    def take(self, now: float) -> None:
        """One more was done."""
        self._used = self._used_at(now) + 1
        self._at = max(now, self._at)

    def _used_at(self, now: float) -> float:
        return max(0.0, self._used - max(0.0, now - self._at) / self._every)


class Comings:
    """What was done of this kind at one table."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        self._now = now or time.monotonic
        self._changes = Allowance(CHANGES, CHANGE_EVERY)
        self._leaves: dict[int, Allowance] = {}

    def check(self, entry: AnyEntry) -> None:
        """Refuse what is done too often."""
        allowance = self._of(entry)
        if allowance is not None and allowance.is_spent(self._now()):
            raise Refused("too-often")

    def count(self, entry: AnyEntry, age: float = 0.0) -> None:
        """An entry was kept so many seconds ago."""
        allowance = self._of(entry)
        if allowance is not None:
            allowance.take(self._now() - age)

    def _of(self, entry: AnyEntry) -> Allowance | None:
        if isinstance(entry, Sat | BotSat | Changed | Stood):
            return self._changes
        if isinstance(entry, Left):
            return self._leaves.setdefault(entry.seat, Allowance(LEAVES, LEAVE_EVERY))
        return None
