"""Whether the host can take people in: its store can write, its thinkers start, and it is not about to stop."""

import logging
import time
from typing import Final

from warren.host.errors import Refused
from warren.host.operations.logs import note
from warren.host.tables.table_registry import Hall
from warren.host.wire.api import Ready

#: Seconds that an answer stays good, so that asking often writes seldom.
GOOD_FOR: Final = 1.0
log = logging.getLogger("warren.host")


class Readiness:
    """Looks when asked, and writes a line when the answer changes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.closing = False
        self._answer = Ready(ready=True)
        self._at = -GOOD_FOR

    async def look(self) -> Ready:
        """Whether the host is ready, and if not, for want of what."""
        if self.closing:
            return Ready(ready=False, wanting=("closing",))
        if time.monotonic() - self._at >= GOOD_FOR:
            wanting = await self._wanting()
            if wanting != self._answer.wanting:
                level = logging.ERROR if wanting else logging.WARNING
                note(log, level, "not ready" if wanting else "ready again", wanting=",".join(wanting))
            self._answer = Ready(ready=not wanting, wanting=wanting)
            self._at = time.monotonic()
        return self._answer

    async def _wanting(self) -> tuple[str, ...]:
        wanting = []
        try:
            await self.hall.store.check()
        except Refused:
            wanting.append("store")
        if self.hall.thinkers.failing:
            wanting.append("thinkers")
        return tuple(wanting)
