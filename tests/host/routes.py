"""Every route of the HTTP interface and how to ask for it. A route that is not in this list fails the tests."""

import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import httpx
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning

from warren.host.app import make_app
from warren.host.operations.readiness import Readiness
from warren.host.store.files import Folder
from warren.host.tables.table_registry import Hall
from warren.host.wire.limits import Visitors
from warren.host.workers.replay_worker import ReplayWorker
from warren.host.workers.reviews import Reviews

T = TypeVar("T")
AS_JSON: Final = {"Content-Type": "application/json"}
RECORD: Final = b'{"warren": 1}'


class Route(NamedTuple):
    """How a route is asked: what comes after its path, what is sent, and what it answers about a table in play.

    `changes`: whether it makes something new, so that its answers differ.
    """

    query: str = ""
    body: Any = None
    playing: int = 200
    changes: bool = False


ROUTES: Final[dict[tuple[str, str], Route]] = {
    ("GET", "/api/games"): Route("?lang=de"),
    ("GET", "/api/games/{name}/rules"): Route(playing=404),
    ("GET", "/api/games/{name}/lesson"): Route(playing=404),
    ("GET", "/api/bots"): Route(),
    ("GET", "/api/tables"): Route(),
    ("POST", "/api/tables"): Route(body={"game": "koffer"}, playing=201, changes=True),
    ("GET", "/api/tables/{name}"): Route(),
    ("GET", "/api/tables/{name}/qr"): Route(),
    ("GET", "/api/tables/{name}/record"): Route(playing=409),
    ("GET", "/api/tables/{name}/replay"): Route("?seat=A", playing=409),
    ("GET", "/api/tables/{name}/review"): Route(playing=409),
    ("POST", "/api/tables/{name}/review"): Route(playing=409),
    ("GET", "/api/address"): Route(),
    ("POST", "/api/replay"): Route("?seat=A", body=RECORD, playing=400),
    ("POST", "/api/review"): Route(body=RECORD, playing=400),
    ("GET", "/api/health"): Route(),
    ("GET", "/api/ready"): Route(),
    ("GET", "/api/metrics"): Route(),
}
#: What the OpenAPI document does not list: pages and files, the same for everybody, and the document itself.
PAGES: Final = {
    "/",
    "/t/{name}",
    "/r/{name}",
    "/replay",
    "/review",
    "/review/{name}",
    "/rules/{game}",
    "/learn/{game}",
    "/assets/{name}",
    "/icon.svg",
    "/manifest.webmanifest",
    "/grain.png",
}
DOCUMENT: Final = {
    "/api",
    "/api/style.css",
    "/api/openapi.yaml",
    "/api/openapi.yml",
    "/api/openapi.json",
    "/api/{path}",
}


class RightHere(ReplayWorker):
    """Does it at once, in this process."""

    async def run(self, work: Callable[..., T], *task: object) -> T:
        return work(*task)


def app_for(hall: Hall | None, folder: Path) -> Litestar:
    """The application around a hall that is there already."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        app = make_app(folder, trusted_hosts=["testserver"])
        assert app.openapi_schema.paths
    app.state.hall = hall
    if hall is not None:
        app.state.readiness = Readiness(hall)
    app.state.visitors = Visitors()
    app.state.reviews = Reviews(Folder(folder / "reviews"))
    app.state.replays = RightHere()
    app.state.addresses = []
    return app


def documented(app: Litestar) -> set[tuple[str, str]]:
    """Every route of the OpenAPI document."""
    paths = app.openapi_schema.paths or {}
    methods = ("get", "post", "put", "patch", "delete", "head", "options", "trace")
    return {(method.upper(), path) for path, item in paths.items() for method in methods if getattr(item, method)}


def routed(app: Litestar) -> Iterator[tuple[str, str]]:
    """Every route there is, documented or not."""
    for route in app.routes:
        for method in getattr(route, "methods", {"WEBSOCKET"}):
            if method != "OPTIONS":
                yield str(method), route.path_format


async def ask(client: httpx.AsyncClient, method: str, path: str, name: str) -> httpx.Response:
    """Ask for a route, about a table or game of that name."""
    route = ROUTES[method, path]
    sent: dict[str, Any] = (
        {"content": route.body, "headers": AS_JSON} if isinstance(route.body, bytes) else {"json": route.body}
    )
    return await client.request(method, path.replace("{name}", name) + route.query, **(sent if route.body else {}))


def client_of(app: Litestar) -> httpx.AsyncClient:
    """Somebody who asks the application without a socket between."""
    transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]  # the same protocol, other names
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")
