"""All TCP connections of a host: how many there are, which of them wait for nothing, and what is not read of them.

There are fewer of them than the system gives us file handles, so that there is always one for who comes next: of those
that have not asked for anything yet, the oldest makes way. What clients do not read waits in memory, of which all of
them together have only so much: whoever has the most waiting is let go.
"""

import asyncio
import logging
import time
from typing import Any, Final

from warren.host.operations.logs import note
from warren.host.wire.limits import household

#: So many connections at once, sockets of players included, if the system has handles for them.
MOST_CONNECTIONS: Final = 10_000
#: So many that wait for a request, in all and from one address; the machine's own address may have any number of them.
MOST_IDLE: Final = 1000
MOST_IDLE_OF_ONE: Final = 200
#: Bytes that wait to be read, over all connections.
MOST_UNREAD: Final = 64 * 2**20
#: So many connections are accepted at a time.
BACKLOG: Final = 256
#: File handles for everything else: the store, processes that think, and connections that were just accepted.
SPARE_HANDLES: Final = BACKLOG + 128
FEWEST: Final = 16
#: Seconds between two lines about the same want of handles.
TOLD_EVERY: Final = 60.0
log = logging.getLogger("warren.host")


def raise_handles() -> int:
    """Let this process have as many file handles as it may; how many that is."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows has no such limit
        return MOST_CONNECTIONS + SPARE_HANDLES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + SPARE_HANDLES if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return soft
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


class Connections:
    """Every open connection by its transport."""

    def __init__(self, handles: int = MOST_CONNECTIONS + SPARE_HANDLES) -> None:
        self.most = max(FEWEST, min(MOST_CONNECTIONS, handles - SPARE_HANDLES))
        self.open: set[asyncio.Transport] = set()
        self._idle: dict[asyncio.Transport, str] = {}
        self._idle_of: dict[str, dict[asyncio.Transport, None]] = {}
        self._unread: dict[asyncio.Transport, int] = {}
        self._unread_in_all = 0

    def arrive(self, transport: asyncio.Transport, address: str) -> bool:
        """Somebody connects; False if there is no room, because everybody else is being answered."""
        if len(self.open) >= self.most and not self._idle:
            return False
        self.open.add(transport)
        self.rest(transport, address)
        if len(self.open) > self.most or len(self._idle) > MOST_IDLE:
            self._drop(next(iter(self._idle)))
        home = household(address)
        if home and len(self._idle_of[home]) > MOST_IDLE_OF_ONE:
            self._drop(next(iter(self._idle_of[home])))
        return True

    def rest(self, transport: asyncio.Transport, address: str) -> None:
        """A connection waits for a request, perhaps the next one."""
        if transport in self.open:
            self.work(transport)
            home = self._idle[transport] = household(address)
            self._idle_of.setdefault(home, {})[transport] = None

    def work(self, transport: asyncio.Transport) -> None:
        """A connection has asked for something, and stays."""
        home = self._idle.pop(transport, None)
        if home is not None:
            del self._idle_of[home][transport]
            if not self._idle_of[home]:
                del self._idle_of[home]

    def part(self, transport: asyncio.Transport) -> None:
        """A connection is closed."""
        self.work(transport)
        self.open.discard(transport)
        self.drained(transport)

    def _drop(self, transport: asyncio.Transport) -> None:
        self.part(transport)
        transport.abort()

    # What is not read.

    def filled(self, transport: asyncio.Transport) -> None:
        """More waits for a client than it reads."""
        size = transport.get_write_buffer_size()
        self._unread_in_all += size - self._unread.get(transport, 0)
        self._unread[transport] = size
        if self._unread_in_all > MOST_UNREAD:
            self._relieve()

    def drained(self, transport: asyncio.Transport) -> None:
        """A client has read what waited for it, or is gone."""
        self._unread_in_all -= self._unread.pop(transport, 0)

    def _relieve(self) -> None:
        """Let go of those that have the most waiting, until the rest is bearable."""
        self._unread = {each: each.get_write_buffer_size() for each in self._unread}
        self._unread_in_all = sum(self._unread.values())
        while self._unread_in_all > MOST_UNREAD:
            slowest = max(self._unread, key=self._unread.__getitem__)
            self.drained(slowest)
            slowest.abort()


class LoopErrors:
    """Tells what goes wrong in the event loop: a want of file handles, which comes by the thousand, now and then."""

    def __init__(self) -> None:
        self._told_at = -TOLD_EVERY

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not (isinstance(context.get("exception"), OSError) and "accept" in str(context.get("message"))):
            loop.default_exception_handler(context)
        elif time.monotonic() - self._told_at >= TOLD_EVERY:
            self._told_at = time.monotonic()
            note(log, logging.ERROR, "connections cannot be accepted: there are too few file handles")
