"""Which names this host answers to, and which pages may change something here.

A page elsewhere can make a browser talk to us in two ways. It can send a request across sites: then `Origin` tells. Or
its own name can be pointed at our address once it is loaded (DNS rebinding): then `Host` tells, because that has the
page's name. An address in `Host` cannot be pointed anywhere, so every address is fine: port forwarding and containers
have some that this machine does not know of.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable, Sequence
from typing import Final
from urllib.parse import urlsplit

from warren.host.errors import Refused

#: Names that nobody else can own: this machine's, and those of its local network (RFC 6761, RFC 6762).
ALWAYS: Final = ("localhost", "*.local")
NAME: Final = re.compile(r"(\*\.)?[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")
LONGEST: Final = 253
JSON: Final = "application/json"


class TrustedHosts:
    """The names by which people may reach this host, besides any address; `*.example.org` stands for all below it."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        given = [name.strip().lower().removesuffix(".") for name in names]
        for name in given:
            if not NAME.fullmatch(name) and not is_address(name):
                raise Refused("no-host-name", name=name[:60])
        known = {*ALWAYS, *own_names(), *given}
        self._names = frozenset(name for name in known if not name.startswith("*."))
        self._endings = tuple(name[1:] for name in known if name.startswith("*."))

    def knows(self, host: str) -> bool:
        """Whether a `Host` header names this host.

        >>> hosts = TrustedHosts(["warren.example.org"])
        >>> [hosts.knows(host) for host in ("warren.example.org:443", "192.168.1.7:8000", "[::1]", "evil.example")]
        [True, True, True, False]
        """
        name = name_in(host)
        return name in self._names or name.endswith(self._endings) or is_address(name)

    def check(self, hosts: Sequence[str]) -> None:
        """Refuse who thinks that this is somebody else. A program that names no host is no browser."""
        for host in hosts:
            if not self.knows(host):
                name = name_in(host)
                said = name if NAME.fullmatch(name) and len(name) <= LONGEST else "NAME"
                raise Refused("unknown-host", name=said[:60], trusted=said)


def name_in(host: str) -> str:
    """The name in a `Host` header, without port and without the dot that may end it.

    >>> name_in("Example.ORG.:8000"), name_in("[2001:db8::1]:8000"), name_in("::1")
    ('example.org', '2001:db8::1', '::1')
    """
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return (host if host.count(":") > 1 else host.partition(":")[0]).removesuffix(".")


def is_address(name: str) -> bool:
    """Whether that is an IP address rather than a name."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def own_names() -> set[str]:
    """What this machine calls itself, in full and without its domain."""
    name = socket.gethostname().lower()
    return {known for known in (name, name.partition(".")[0]) if NAME.fullmatch(known)}


def same_origin(origins: Sequence[str], hosts: Sequence[str]) -> bool:
    """Whether the page that asks came from this host; programs other than browsers send no origin.

    >>> same_origin(["https://elsewhere.example"], ["127.0.0.1:8000"])
    False
    """
    try:
        return not origins or [urlsplit(origin).netloc for origin in origins] == list(hosts)
    except ValueError:
        return False


def check_change(origins: Sequence[str], hosts: Sequence[str], content_type: str | None, has_body: bool) -> None:
    """Refuse a change that a page elsewhere may have sent: from its origin, or in a form that needs no permission."""
    if not same_origin(origins, hosts):
        raise Refused("foreign-origin")
    kind = (content_type or "").partition(";")[0].strip().lower()
    if kind != JSON and (kind or has_body):
        raise Refused("not-json")
