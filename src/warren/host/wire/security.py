"""What every HTTP answer says to browsers, and what every request is asked before anything is done for it."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from warren.host.wire.trusted_hosts import TrustedHosts, check_change

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}
RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}


async def with_headers(message: Message, _: Scope) -> None:
    """Put our headers on every answer, also where nothing was found or something went wrong."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", ()), *RAW_HEADERS]


async def known_host(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse whoever knows this host by a name that is not its own."""
    trusted: TrustedHosts = connection.app.state.trusted_hosts
    trusted.check(connection.headers.getall("host", []))


async def own_change(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse changes that a page from elsewhere may have sent."""
    if connection.scope.get("method", "GET") not in SAFE_METHODS:
        headers = connection.headers
        has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        kind = headers.get("content-type")
        check_change(headers.getall("origin", []), headers.getall("host", []), kind, has_body)
