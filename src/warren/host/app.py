"""The web application: an HTTP interface for setting up and looking, a WebSocket for playing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

import warren
from warren.bots import BOTS
from warren.engine.errors import WarrenError
from warren.engine.options import OptionValue
from warren.engine.text import LANGUAGES, speak
from warren.host.entries import Clock
from warren.host.errors import Refused
from warren.host.hall import Hall
from warren.host.protocol import TableInfo
from warren.host.shuffle import new_secret
from warren.host.store import Store
from warren.host.table import new_table
from warren.host.thinking import Thinkers

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table somebody wants."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: int = 2
    options: dict[str, OptionValue] = {}
    watched: bool = True
    listed: bool = False
    clock: Clock = Clock()


class TableName(msgspec.Struct, frozen=True):
    """A table that was set up."""

    table: str


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game on offer."""

    name: str
    title: str
    tagline: str
    fewest: int
    most: int
    rules: int
    options: dict[str, OptionValue]


class Health(msgspec.Struct, frozen=True):
    """How the host is."""

    status: str
    version: str
    compiled: bool
    tables: int
    listeners: int


@get("/api/games", summary="The games and bots on offer")
async def games(lang: str = "en") -> list[GameInfo]:
    """Every game with its seats and options."""
    return [game_info(name, lang if lang in LANGUAGES else "en") for name in warren.games()]


def game_info(name: str, language: str) -> GameInfo:
    """A game as the lobby shows it."""
    game = warren.game(name)
    speaker = speak(game.domain, language)
    return GameInfo(
        name=name,
        title=speaker.say("title"),
        tagline=speaker.say("tagline"),
        fewest=game.seat_counts[0],
        most=game.seat_counts[-1],
        rules=game.rules_version,
        options={option.name: option.default for option in game.options()},
    )


@get("/api/bots", summary="The bots that can take a seat")
async def bots() -> list[str]:
    """Every bot's name."""
    return list(BOTS)


@post("/api/tables", summary="Set up a table")
async def create_table(data: NewTable, state: AppState) -> TableName:
    """Set up a table; people then join it by its name over the WebSocket `/ws/NAME`."""
    hall: Hall = state.hall
    made = {"watched": data.watched, "listed": data.listed}
    created = new_table(data.game, data.seats, data.options, "", new_secret(), clock=data.clock, **made)
    return TableName(await hall.create(created))


@get("/api/tables", summary="The open tables that anyone may find")
async def list_tables(state: AppState) -> list[TableInfo]:
    """Tables set up with `listed` that have not started yet."""
    hall: Hall = state.hall
    return await hall.listed()


@get("/api/tables/{name:str}", summary="A table as everybody sees it")
async def show_table(name: str, state: AppState) -> TableInfo:
    """Game, options and who sits where."""
    hall: Hall = state.hall
    return (await hall.look(name)).info()


@get("/api/tables/{name:str}/record", summary="The record of a finished game", media_type=MediaType.JSON)
async def show_record(name: str, state: AppState) -> Response[bytes]:
    """The record with the proof of its shuffle, once the game is over."""
    hall: Hall = state.hall
    table = await hall.look(name)
    proof = table.proof()
    if table.record is None or proof is None:
        raise HTTPException(status_code=409, detail=speak("warren.host").say("not-over"))
    table.record.proof = msgspec.to_builtins(proof)
    disposition = f'attachment; filename="{table.created.game}-{name}.json"'
    return Response(table.record.to_json().encode(), headers={"Content-Disposition": disposition})


@get("/api/health", summary="Whether the host is well")
async def health(state: AppState) -> Health:
    """Version, and how much is going on."""
    hall: Hall = state.hall
    tables, listeners = hall.count()
    return Health("ok", warren.__version__, warren.compiled(), tables, listeners)


@get("/api/metrics", summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(state: AppState) -> str:
    """How much is going on, in Prometheus' format."""
    hall: Hall = state.hall
    tables, listeners = hall.count()
    return (
        "# TYPE warren_tables gauge\n"
        f"warren_tables {tables}\n"
        "# TYPE warren_listeners gauge\n"
        f"warren_listeners {listeners}\n"
        "# TYPE warren_entries counter\n"
        f"warren_entries_total {hall.store.written}\n"
        "# TYPE warren_commits counter\n"
        f"warren_commits_total {hall.store.commits}\n"
    )


def say_refusal(request: Request[Any, Any, Any], error: WarrenError) -> Response[dict[str, str]]:
    """A refusal over HTTP: a code and a sentence in the reader's language."""
    language = request.headers.get("accept-language", "en")[:2]
    status = 404 if error.text in {"no-such-table", "unknown-game"} else 400
    return Response({"code": error.text, "detail": error.say(language)}, status_code=status)


def say_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """A body that is no text, or nested beyond measure."""
    return say_refusal(request, Refused("unreadable", why=type(error).__name__))


def make_app(data: Path, pace: float = 0.8, thinkers: int = 1) -> Litestar:
    """The application, with its data in a folder."""

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(data / "warren.sqlite")
        app.state.hall = Hall(store, Thinkers(thinkers), pace)
        try:
            yield
        finally:
            await app.state.hall.close()

    return Litestar(
        [games, bots, create_table, list_tables, show_table, show_record, health, metrics],
        lifespan=[open_hall],
        exception_handlers={
            WarrenError: say_refusal,
            UnicodeDecodeError: say_unreadable,
            RecursionError: say_unreadable,
        },
        request_max_body_size=65536,
        response_headers=HEADERS,
        response_cache_config=ResponseCacheConfig(default_expiration=None),
        openapi_config=OpenAPIConfig("Warren", warren.__version__, path="/api", use_handler_docstrings=True),
    )
