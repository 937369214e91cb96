"""How much one address may ask of the host: tables set up, records judged, names guessed, sockets held open.

Whoever sits at the host itself asks as much as they like. Behind a proxy on the same machine or network the address is
the one that the proxy tells.
"""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal, Protocol

from warren.host.wire.connection import Bucket

Wish = Literal["table", "list", "replay", "review", "guess", "socket"]
#: How many at once, and how many a second after that. Who waits for a review asks again and again.
ALLOWED: Final[dict[Wish, tuple[float, float]]] = {
    "table": (60, 0.5),
    "list": (60, 2.0),
    "replay": (30, 0.5),
    "review": (60, 4.0),
    "guess": (60, 1.0),
    "socket": (400, 10.0),
}
#: A whole school behind one address, with a few tabs each.
MOST_SOCKETS: Final = 400
#: Beyond that, so many more for people who turn out to have a seat; so many at a time whose key is still to be seen.
MOST_IN_DOUBT: Final = 400
MOST_DOUBTED: Final = 50
#: Of so many addresses at most is remembered what they asked; the longest silent one is forgotten first.
MOST_REMEMBERED: Final = 20_000
NEAR: Final = [
    ipaddress.ip_network(network) for network in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")
]


def household(address: str) -> str:
    """Whose address that is: with the newer kind a network of addresses is one household's; none for the host's own.

    >>> household("127.0.0.1"), household("::ffff:203.0.113.7"), household("2001:db8:1:2:3:4:5:6")
    ('', '203.0.113.7', '2001:db8:1:2::/64')
    """
    known = read(address)
    if known is None or known.is_loopback:
        return ""
    return str(known) if known.version == 4 else str(ipaddress.ip_network((known, 64), strict=False))


def read(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address, an older one in the clothes of a newer as itself; None if it is none."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return None
    return known.ipv4_mapped or known if isinstance(known, ipaddress.IPv6Address) else known


def told_by_proxy(peer: str, forwarded: str) -> str:
    """The address of whoever asks: the last one that a proxy near the host tells, or the peer's own.

    >>> told_by_proxy("172.17.0.2", "10.9.9.9, 203.0.113.7"), told_by_proxy("198.51.100.1", "203.0.113.7")
    ('203.0.113.7', '198.51.100.1')
    """
    return forwarded.rpartition(",")[2].strip() if forwarded and is_near(peer) else peer


def is_near(address: str) -> bool:
    """Whether an address is on this machine, or on a network of its own behind it."""
    known = read(address)
    return known is not None and (known.is_loopback or any(known in network for network in NEAR))


class Doubted(Protocol):
    """A socket of which it is not known whether it is somebody's who has a seat."""

    def make_way(self) -> None:
        """Let somebody else try."""


class Visitors:
    """Everybody who asks, by their address."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        self._now = now or time.monotonic
        self._buckets: dict[tuple[Wish, str], Bucket] = {}
        self._sockets: Counter[str] = Counter()
        self._doubted: dict[str, dict[Doubted, None]] = {}
        self._seats: dict[tuple[str, str], None] = {}

    def take(self, wish: Wish, address: str) -> bool:
        """Whether one more is all right; then it is counted."""
        home = household(address)
        return not home or self._bucket(wish, home).take()

    def may(self, wish: Wish, address: str) -> bool:
        """Whether one more would be all right."""
        home = household(address)
        return not home or (wish, home) not in self._buckets or self._bucket(wish, home).has()

    def _bucket(self, wish: Wish, home: str) -> Bucket:
        bucket = self._buckets.pop((wish, home), None) or Bucket(self._now, *ALLOWED[wish])
        self._buckets[wish, home] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def open_socket(self, address: str, socket: Doubted | None = None, *, doubted: bool = False) -> bool:
        """Whether one more socket is all right; then it is counted until it is closed.

        Of those in doubt whether they are somebody's who has a seat, the oldest makes way for the next.
        """
        home = household(address)
        if home and self._sockets[home] >= (MOST_IN_DOUBT + MOST_SOCKETS if doubted else MOST_SOCKETS):
            return False
        self._sockets[home] += 1
        if doubted and socket is not None:
            others = self._doubted.setdefault(home, {})
            others[socket] = None
            if len(others) > MOST_DOUBTED:
                oldest = next(iter(others))
                del others[oldest]
                oldest.make_way()
        return True

    def trust(self, address: str, socket: Doubted) -> None:
        """A socket turned out to be somebody's who has a seat."""
        home = household(address)
        others = self._doubted.get(home, {})
        others.pop(socket, None)
        if not others:
            self._doubted.pop(home, None)

    def seat(self, address: str, table: str) -> None:
        """Somebody at this address has a seat at a table."""
        home = household(address)
        if home:
            self._seats.pop((home, table), None)
            self._seats[home, table] = None
            if len(self._seats) > MOST_REMEMBERED:
                del self._seats[next(iter(self._seats))]

    def has_seat(self, address: str, table: str) -> bool:
        """Whether somebody at this address has shown a key to a seat at a table: there is nothing to guess."""
        return (household(address), table) in self._seats

    def close_socket(self, address: str, socket: Doubted | None = None) -> None:
        """A socket that was counted is closed."""
        home = household(address)
        if socket is not None:
            self.trust(address, socket)
        self._sockets[home] -= 1
        if self._sockets[home] <= 0:
            del self._sockets[home]
