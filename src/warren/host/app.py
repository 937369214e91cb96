"""The web application: an HTTP interface for setting up and looking, a WebSocket for playing."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.config.response_cache import ResponseCacheConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.params import Parameter
from litestar.types import Guard

import warren
from warren.bots.levels import LEVELS
from warren.engine.contract import Game
from warren.engine.errors import WarrenError
from warren.engine.options import Flag, Number, Option, SeatChoice, Way
from warren.engine.text import LANGUAGES, speak
from warren.host.errors import Refused
from warren.host.operations.faults import FOLDER as FAULTS
from warren.host.operations.faults import Faults
from warren.host.operations.logs import note
from warren.host.operations.readiness import Readiness
from warren.host.operations.routes import health, metrics, ready
from warren.host.store import MOST_NUMBER, Store, file_in
from warren.host.tables.lesson import lesson, script_of
from warren.host.tables.pace import Pace
from warren.host.tables.shuffle import new_secret
from warren.host.tables.table import Table, new_table
from warren.host.tables.table_registry import MOST_LISTED, PAGE, Hall
from warren.host.wire.api import (
    Address,
    Chapter,
    GameInfo,
    Lesson,
    NewTable,
    OptionInfo,
    Problem,
    Replay,
    ReviewState,
    TableName,
)
from warren.host.wire.api_page import ApiPage, style
from warren.host.wire.connections import Connections, LoopErrors
from warren.host.wire.limits import Visitors, Wish, told_by_proxy
from warren.host.wire.pages import page_handlers, script_names
from warren.host.wire.protocol import TableInfo
from warren.host.wire.qr import qr_picture
from warren.host.wire.security import known_host, own_change, with_headers
from warren.host.wire.trusted_hosts import TrustedHosts
from warren.host.workers.bot_workers import Thinkers
from warren.host.workers.pools import join_ended_pools
from warren.host.workers.replay_worker import (
    ReplayWorker,
    finished_record,
    record_of_table,
    replay_of_record,
    replay_of_table,
    write_table,
)
from warren.host.workers.reviews import Reviews

log = logging.getLogger("warren.host")
LOOPBACK: Final = {"127.0.0.1", "localhost", "::1", "0.0.0.0"}  # noqa: S104 - only compared with
STATUS: Final = {
    "no-such-table": 404,
    "unknown-game": 404,
    "no-lesson": 404,
    "unknown-host": 403,
    "foreign-origin": 403,
    "not-json": 415,
    "not-over": 409,
    "unknown-rules": 409,
    "too-often": 429,
    "too-many-reviews": 503,
    "too-many-replays": 503,
    "replay-failed": 503,
    "store-away": 503,
    "store-full": 507,
    "store-unusable": 503,
    "table-damaged": 500,
}
HTTP_CODES: Final = {400: "unreadable", 404: "no-such-page", 405: "wrong-method", 413: "too-large"}
REFUSALS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=description)
    for status, description in {
        400: "It cannot be read, or not be done",
        403: "The host is not known by that name, or a page from elsewhere asks",
        404: "There is no such thing",
        409: "Not before the game is over",
        413: "It is too large",
        415: "It is not sent as JSON",
        429: "Too often; come again in a while",
        503: "Too many wait; come again",
    }.items()
}


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from."""
    peer = connection.client.host if connection.client is not None else ""
    return told_by_proxy(peer, ",".join(connection.headers.getall("x-forwarded-for", [])))


def at_most(wish: Wish) -> Guard:
    """Refuse an address that asks too often; of names only those count that do not exist."""

    async def check(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        visitors: Visitors = connection.app.state.visitors
        address = address_of(connection)
        allowed = visitors.may if wish == "guess" else visitors.take
        if wish == "guess" and visitors.has_seat(address, connection.path_params.get("name", "")):
            return
        if not allowed(wish, address):
            raise Refused("too-often")

    return check


def refusing(
    *statuses: int, wishes: Sequence[Wish] = (), else_answers: type[msgspec.Struct] | None = None
) -> dict[str, Any]:
    """The refusals that a route may answer, for its document; with wishes of which an address has only so many.

    `else_answers` is what a route answers that sends JSON which was written elsewhere.
    """
    guards = [at_most(wish) for wish in wishes]
    responses = {status: REFUSALS[status] for status in (403, *statuses, *([429] if guards else []))}
    if else_answers is not None:
        responses[200] = ResponseSpec(else_answers, generate_examples=False, description="Request fulfilled")
    return {"responses": responses, "guards": guards}


def known(language: str) -> str:
    """A language we speak: the one asked for, or English."""
    return language[:2] if language[:2] in LANGUAGES else "en"


@get("/api/games", summary="The games on offer", **refusing())
async def games(lang: str = "en") -> list[GameInfo]:
    """Every game with its seats and options."""
    return [game_info(warren.game(name), known(lang)) for name in warren.games()]


def game_info(game: Game, language: str) -> GameInfo:
    """A game as the lobby shows it."""
    speaker = speak(game.domain, language)
    return GameInfo(
        name=game.name,
        title=speaker.say("title"),
        tagline=speaker.say("tagline"),
        fewest=game.seat_counts[0],
        most=game.seat_counts[-1],
        rules=game.rules_version,
        options=tuple(option_info(option, speaker.say(f"option-{option.name}")) for option in game.options()),
        lesson=script_of(game) is not None,
    )


def option_info(option: Option, about: str) -> OptionInfo:
    """An option as a form needs it."""
    low, high = (option.low, option.high) if isinstance(option, Number) else (0, 0)
    words = option.words if isinstance(option, Way) else ()
    kind = next(
        (known for known in (Flag, Number, Way, SeatChoice) if isinstance(option, known)), type(option)
    ).__name__
    return OptionInfo(name=option.name, kind=kind, default=option.default, low=low, high=high, words=words, about=about)


@get("/api/games/{name:str}/rules", summary="A game's rules in short", **refusing(400, 404))
async def show_rules(name: str, lang: str = "en") -> list[Chapter]:
    """Every chapter with its heading, in the reader's language."""
    speaker = speak(warren.game(name).domain, known(lang))
    return [
        Chapter(name=text.removeprefix("rules-"), heading=speaker.say(text), text=speaker.body(text))
        for text in speaker.starting("rules-")
    ]


@get("/api/games/{name:str}/lesson", summary="A game's guided first game", **refusing(400, 404))
async def show_lesson(name: str) -> Lesson:
    """A short playing with something said at every step."""
    return lesson(name)


@get("/api/bots", summary="The bots that can take a seat", **refusing())
async def bots() -> list[str]:
    """Their names, from the weakest to the strongest."""
    return list(LEVELS)


@post("/api/tables", summary="Set up a table", **refusing(400, 404, 413, 415, wishes=("table",)))
async def create_table(data: NewTable, state: AppState) -> TableName:
    """Set up a table; people then join it by its name over the WebSocket `/ws/NAME`."""
    hall: Hall = state.hall
    made = {"watched": data.watched, "listed": data.listed}
    created = new_table(data.game, data.seats, data.options, "", new_secret(), clock=data.clock, **made)
    return TableName(await hall.create(created))


@get(
    "/api/tables",
    summary="The open tables that anyone may find",
    **refusing(400, 503, wishes=("list",)),
)
async def list_tables(
    state: AppState,
    limit: Annotated[int, Parameter(ge=1, le=MOST_LISTED, description="The most tables on a page")] = PAGE,
    before: Annotated[
        int | None, Parameter(ge=1, le=MOST_NUMBER, description="Where the page goes on, as Link has it")
    ] = None,
) -> Response[list[TableInfo]]:
    """Tables set up with `listed` that have not started yet, the newest first; `Link` names the next page, if any."""
    hall: Hall = state.hall
    found, further = await hall.listed(limit, before)
    link = {"Link": f'</api/tables?limit={limit}&before={further}>; rel="next"'} if further is not None else {}
    return Response(found, headers=link)


@get("/api/tables/{name:str}", summary="A table as everybody sees it", **refusing(400, 404, wishes=("guess",)))
async def show_table(name: str, state: AppState) -> TableInfo:
    """Game, options and who sits where."""
    hall: Hall = state.hall
    return (await hall.look(name)).info()


@get(
    "/api/tables/{name:str}/qr",
    summary="A table's address as a QR code",
    media_type="image/svg+xml",
    **refusing(400, 404, wishes=("guess",)),
)
async def show_qr(name: str, state: AppState, request: Request[Any, Any, Any]) -> bytes:
    """A picture that a phone's camera reads."""
    await state.hall.look(name)
    return qr_picture(f"{shared_address(request, state.addresses)}/t/{name}")


@get("/api/address", summary="Where others reach this host", **refusing())
async def show_address(request: Request[Any, Any, Any], state: AppState) -> Address:
    """The address to put into a link for somebody else."""
    return Address(shared_address(request, state.addresses))


def shared_address(request: Request[Any, Any, Any], addresses: Sequence[str]) -> str:
    """The address as the asker used it; if nobody else could use that one, an address on the network."""
    used = str(request.base_url).rstrip("/")
    outward = [address for address in addresses if urlsplit(address).hostname not in LOOPBACK]
    return outward[0] if urlsplit(used).hostname in LOOPBACK and outward else used


@get(
    "/api/tables/{name:str}/record",
    summary="The record of a finished game",
    media_type=MediaType.JSON,
    **refusing(400, 404, 409, 503, wishes=("guess",)),
)
async def show_record(name: str, state: AppState) -> Response[bytes]:
    """The record with the proof of its shuffle, once the game is over."""
    table: Table = await state.hall.look(name)
    disposition = f'attachment; filename="{table.created.game}-{name}.json"'
    return Response(await record_text(state, table), headers={"Content-Disposition": disposition})


async def record_text(state: AppState, table: Table) -> bytes:
    """The record of a table where the game is over."""
    check_over(table)
    hall: Hall = state.hall
    replays: ReplayWorker = state.replays
    return await replays.run(record_of_table, write_table(table.name, await hall.store.load(table.name)))


@get(
    "/api/tables/{name:str}/replay",
    summary="A finished game step by step",
    media_type=MediaType.JSON,
    **refusing(400, 404, 409, 503, wishes=("guess", "replay"), else_answers=Replay),
)
async def show_replay(name: str, state: AppState, seat: str = "") -> Response[bytes]:
    """Every step as a seat (a letter or a number) saw it, or a spectator; only once the game is over."""
    table: Table = await state.hall.look(name)
    check_over(table)
    entries = write_table(name, await state.hall.store.load(name))
    return Response(await state.replays.run(replay_of_table, entries, seat))


@post(
    "/api/replay",
    summary="A record step by step",
    status_code=200,
    media_type=MediaType.JSON,
    **refusing(400, 413, 415, 503, wishes=("replay",), else_answers=Replay),
)
async def replay_record(request: Request[Any, Any, Any], state: AppState, seat: str = "") -> Response[bytes]:
    """Every step of the record that is sent, which may come from any host or terminal."""
    return Response(await state.replays.run(replay_of_record, await request.body(), seat))


@get(
    "/api/tables/{name:str}/review",
    summary="The review of a finished game",
    **refusing(400, 404, 409, wishes=("guess",)),
)
async def show_review(name: str, state: AppState) -> ReviewState:
    """The review if there is one, or how far it is; only once the game is over."""
    check_over(await state.hall.look(name))
    reviews: Reviews = state.reviews
    return await reviews.look(name)


@post(
    "/api/tables/{name:str}/review",
    summary="Review a finished game",
    status_code=200,
    **refusing(400, 404, 409, 415, 503, wishes=("guess", "review")),
)
async def want_review(name: str, state: AppState) -> ReviewState:
    """The same; the review is begun if it was not. It takes up to a minute."""
    table: Table = await state.hall.look(name)
    check_over(table)
    reviews: Reviews = state.reviews
    return await reviews.want(name, lambda: record_text(state, table))


@post(
    "/api/review", summary="Review a record", status_code=200, **refusing(400, 409, 413, 415, 503, wishes=("review",))
)
async def review_record(request: Request[Any, Any, Any], state: AppState) -> ReviewState:
    """The review of the record that is sent, or how far it is: send it again until it is done."""
    reviews: Reviews = state.reviews
    return await reviews.want_for(await state.replays.run(finished_record, await request.body()))


def check_over(table: Table) -> None:
    """Refuse what can be had only when the game is over."""
    if table.status() != "over":
        raise Refused("not-over")


def say_refusal(request: Request[Any, Any, Any], error: WarrenError) -> Response[dict[str, str]]:
    """A refusal over HTTP: a code and a sentence in the reader's language."""
    language = request.headers.get("accept-language", "en")[:2]
    if error.text == "no-such-table":
        visitors: Visitors = request.app.state.visitors
        visitors.take("guess", address_of(request))
    status = STATUS.get(error.text, 400)
    return Response({"code": error.text, "detail": error.say(language)}, status_code=status)


def say_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """A body that is no text, or nested beyond measure."""
    return say_refusal(request, Refused("unreadable", why=type(error).__name__))


def say_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """What the framework refuses, said like everything else."""
    language = request.headers.get("accept-language", "en")[:2]
    code = HTTP_CODES.get(error.status_code, "unavailable" if error.status_code >= 500 else "unreadable")
    why = "; ".join(f"{each.get('key', '')}: {each['message']}" for each in wrong_fields(error)) or error.detail
    sentence = Refused(code, why=why).say(language)
    headers = dict(error.headers or {})
    return Response({"code": code, "detail": sentence}, status_code=error.status_code, headers=headers)


def wrong_fields(error: HTTPException) -> list[dict[str, str]]:
    """What is wrong with which field of a request, as the framework tells it."""
    extra = error.extra if isinstance(error.extra, list) else []
    return [each for each in extra if isinstance(each, dict) and "message" in each]


def say_fault(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """Something that should not have happened: it is logged, and the client learns no more than that."""
    log.error("a request could not be dealt with", exc_info=error)
    language = request.headers.get("accept-language", "en")[:2]
    return Response({"code": "internal", "detail": Refused("internal").say(language)}, status_code=500)


LOBBY: Final = [games, bots, show_rules, show_lesson]
TABLES: Final = [create_table, list_tables, show_table, show_qr, show_address]
AFTERWARDS: Final = [show_record, show_replay, replay_record, show_review, want_review, review_record]


def make_app(
    data: Path | str,
    pace: Pace = Pace(),  # noqa: B008 - it never changes
    thinkers: int | None = None,
    addresses: Sequence[str] = (),
    faults: Path | None = None,
    on_start: Callable[[], None] = lambda: None,
    trusted_hosts: Sequence[str] = (),
    connections: Connections | None = None,
) -> Litestar:
    """The application, with its data in a folder or a database; `addresses` are where it can be reached.

    It answers to any address, to its own names and to `trusted_hosts`.

    Bots think in so many processes, by default one for each core but one. What it takes to bring their failures about
    again is written into the folder `faults`, by default beside the tables.
    """

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncGenerator[None]:
        store = await Store.open(file_in(data))
        beside = data / FAULTS if isinstance(data, Path) else None
        app.state.hall = Hall(store, Thinkers(thinkers), pace, Faults(faults or beside))
        app.state.hall.files = script_names()
        app.state.readiness = Readiness(app.state.hall)
        app.state.visitors = Visitors()
        app.state.reviews = Reviews(store)
        app.state.replays = ReplayWorker()
        app.state.addresses = list(addresses)
        asyncio.get_running_loop().set_exception_handler(LoopErrors())
        note(log, logging.INFO, "ready", version=warren.__version__)
        on_start()
        try:
            yield
        finally:
            app.state.readiness.closing = True
            note(log, logging.INFO, "stopping")
            app.state.replays.close()
            await app.state.reviews.close()
            await app.state.hall.close()
            await asyncio.to_thread(join_ended_pools)

    return Litestar(
        [*LOBBY, *TABLES, *AFTERWARDS, health, ready, metrics, style, *page_handlers()],
        lifespan=[open_hall],
        exception_handlers={
            WarrenError: say_refusal,
            HTTPException: say_http_error,
            Exception: say_fault,
            UnicodeDecodeError: say_unreadable,
            RecursionError: say_unreadable,
        },
        request_max_body_size=65536,
        guards=[known_host, own_change],
        before_send=[with_headers],
        state=AppState({"trusted_hosts": TrustedHosts(trusted_hosts), "connections": connections or Connections()}),
        logging_config=None,
        response_cache_config=ResponseCacheConfig(default_expiration=None),
        openapi_config=OpenAPIConfig(
            "Warren",
            warren.__version__,
            path="/api",
            use_handler_docstrings=True,
            render_plugins=[ApiPage(), JsonRenderPlugin(), YamlRenderPlugin()],
        ),
    )
