"""Which host minds a table: lets its bots think and its clock ring. One does at a time, and says so again and again.

Whoever minds a table has a lease on it. A host that dies or hangs does not renew its leases, and others take them over.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from warren.host.errors import Refused
from warren.host.store import Store

#: Seconds that a lease lasts, and after which it is renewed.
LEASE: Final = 6.0
RENEWED: Final = 2.0
log = logging.getLogger("warren.host")


class Minding:
    """The leases of this host.

    `took_over` is told when a wanted table has become this host's to mind, and whether nobody minded it for a while;
    `found` of tables that somebody minded who is not there any more, and this host minds now; `tick` is called every
    other second.
    """

    def __init__(
        self,
        store: Store,
        took_over: Callable[[str, bool], None],
        found: Callable[[str], None],
        tick: Callable[[], None],
    ) -> None:
        self._store = store
        self._took_over = took_over
        self._found = found
        self._tick = tick
        self._until: dict[str, float] = {}
        self._wanted: set[str] = set()
        self._done: set[str] = set()
        self._wake = asyncio.Event()
        self._alone_and_looked = False
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def minds(self, name: str) -> bool:
        """Whether this host minds a table now; if not, it asks to. A host that is alone minds all."""
        if self._until.get(name, 0.0) > time.monotonic():
            return True
        if name not in self._wanted:
            self._wanted.add(name)
            self._done.discard(name)
            self._wake.set()
        return not self._store.shared

    def try_again(self, name: str) -> None:
        """Somebody else minds a table no longer."""
        if name in self._wanted:
            self._wake.set()

    def leave(self, name: str) -> None:
        """There is nothing to mind at a table any more, or nobody here to do it."""
        self._wanted.discard(name)
        if self._until.pop(name, None) is not None:
            self._done.add(name)
            self._wake.set()

    async def close(self) -> None:
        """Stop renewing; the store says that nobody minds these tables."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        looked = -LEASE
        while not self._closing:
            try:
                await self._ask()
                if time.monotonic() - looked >= RENEWED:
                    looked = time.monotonic()
                    self._tick()
                    await self._look_for_forsaken()
            except Refused as refusal:
                log.debug("leases could not be renewed: %s", refusal)
            except Exception:
                log.exception("minding tables went wrong")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), RENEWED if self._has_others_or_leases() else None)
            self._wake.clear()

    def _has_others_or_leases(self) -> bool:
        """Whether there is anything to say again; a host that is alone and minds nothing may rest."""
        return self._store.shared or bool(self._until or self._wanted or self._done) or not self._alone_and_looked

    async def _look_for_forsaken(self) -> None:
        """Take over what somebody minded who is not there any more: from others, or from before this host started."""
        if self._alone_and_looked:
            return
        now = time.monotonic()
        names = [name for name in await self._store.forsaken() if name not in self._until]
        for name in await self._store.lease(names, LEASE) if names else ():
            self._until[name] = now + LEASE
            self._found(name)
        self._alone_and_looked = not self._store.shared

    async def _ask(self) -> None:
        """Release what is done, then ask for what is wanted and to be renewed, all at once."""
        if self._done:
            done, self._done = self._done, set()
            await self._store.release(done)
        now = time.monotonic()
        due = {name for name, until in self._until.items() if until - now < LEASE - RENEWED / 2}
        if names := self._wanted | due:
            won = await self._store.lease(names, LEASE)
            for name in names - won.keys():
                self._until.pop(name, None)
            for name, paused in won.items():
                self._win(name, now + LEASE, paused)

    def _win(self, name: str, until: float, paused: bool) -> None:
        if name in self._wanted:
            self._wanted.discard(name)
            self._until[name] = until
            self._took_over(name, paused)
        elif name in self._until:
            self._until[name] = until
        else:
            self._done.add(name)
            self._wake.set()
