"""The browser table's files: built from `web/` into this package, read once, sent compressed."""

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException, ServiceUnavailableException
from litestar.handlers import HTTPRouteHandler

ROOT: Final = "index.html"
ROUTES: Final = [
    "/",
    "/t/{name:str}",
    "/r/{name:str}",
    "/replay",
    "/review",
    "/review/{name:str}",
    "/rules/{game:str}",
    "/learn/{game:str}",
]
FOREVER: Final = "public, max-age=31536000, immutable"
EVERY_TIME: Final = "no-cache"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
TYPES: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}


class Pages:
    """Every built file by its path."""

    def __init__(self, folder: Traversable) -> None:
        self._files: dict[str, bytes] = {}
        if folder.is_dir():
            self._read(folder, "")

    def _read(self, folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                self._read(entry, f"{path}{entry.name}/")
            else:
                self._files[path + entry.name] = entry.read_bytes()

    def answer(self, path: str, accepted: str) -> Response[bytes]:
        """A file, in the best encoding the browser takes."""
        if path not in self._files:
            if path == ROOT:
                raise ServiceUnavailableException("The browser table is not built: run `make setup`.")
            raise NotFoundException()
        headers = {
            "Cache-Control": FOREVER if path.startswith("assets/") else EVERY_TIME,
            "Vary": "Accept-Encoding",
        }
        body = self._files[path]
        for encoding, ending in ENCODINGS:
            if encoding in accepted and path + ending in self._files:
                body = self._files[path + ending]
                headers["Content-Encoding"] = encoding
                break
        return Response(body, media_type=media_type(path), headers=headers)


def script_names() -> frozenset[str]:
    """The names of the scripts that are served; none if the browser table is not built."""
    folder = files("warren.host").joinpath("web", "assets")
    return (
        frozenset(entry.name for entry in folder.iterdir() if entry.name.endswith(".js"))
        if folder.is_dir()
        else frozenset()
    )


def media_type(path: str) -> str:
    """What kind of file that is."""
    ending = path[path.rfind(".") :]
    found = TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return f"{found}; charset=utf-8" if found.startswith("text/") else found


def page_handlers() -> list[HTTPRouteHandler]:
    """The handlers for the page itself, at each of its addresses, and for its files."""
    pages = Pages(files("warren.host").joinpath("web"))

    @get(ROUTES, include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return pages.answer(ROOT, request.headers.get("accept-encoding", ""))

    @get(["/assets/{name:str}"], include_in_schema=False)
    async def asset(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        return pages.answer(f"assets/{name}", request.headers.get("accept-encoding", ""))

    @get(["/icon.svg", "/manifest.webmanifest", "/grain.png"], include_in_schema=False)
    async def loose_file(request: Request[Any, Any, Any]) -> Response[bytes]:
        return pages.answer(request.url.path.lstrip("/"), request.headers.get("accept-encoding", ""))

    return [page, asset, loose_file]
