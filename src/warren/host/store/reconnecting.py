"""A connection to a PostgreSQL database that comes back by itself when it was lost."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from warren.engine.extras import needing
from warren.host.errors import Refused

with needing("postgres"):
    import asyncpg

#: Seconds within which the database has to answer, and to let us in.
PATIENCE: Final = 10
#: Seconds between attempts to reach it again: the first, and the longest.
FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 2.0
#: What says that nobody is there, or that whoever is will not talk to us.
UNREACHABLE: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InternalClientError,
    asyncpg.TooManyConnectionsError,
)
Prepare = Callable[[asyncpg.Connection], Awaitable[None]]
log = logging.getLogger("warren.host")


class Line:
    """One connection, used by one at a time. Whoever asks while it is lost is refused at once."""

    def __init__(self, address: str, prepare: Prepare, came_back: Callable[[], None] = lambda: None) -> None:
        self._address = address
        self._prepare = prepare
        self._came_back = came_back
        self._turn = asyncio.Lock()
        self._connection: asyncpg.Connection | None = None
        self._coming_back: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        """Connect for the first time; raises `Refused` with the reason."""
        try:
            await self._connect()
        except (*UNREACHABLE, asyncpg.PostgresError, ValueError) as problem:
            raise Refused("database-unreachable", why=reason(problem)) from problem

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self._address, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            await self._prepare(connection)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(self._terminated)
        self._connection = connection

    @property
    def is_open(self) -> bool:
        """Whether the database can be reached, as far as we know."""
        return self._connection is not None and not self._connection.is_closed()

    async def fetch(self, sql: str, *values: object) -> list[Any]:
        """The rows of a statement; raises `Refused` if the database is not there or cannot do it."""
        rows: list[Any] = await self.use(lambda connection: connection.fetch(sql, *values))
        return rows

    async def use(self, work: Callable[[asyncpg.Connection], Awaitable[Any]]) -> Any:
        """Do something with the connection; raises `Refused` if the database is not there or cannot do it."""
        async with self._turn:
            connection = self._connection
            if connection is None or connection.is_closed():
                raise Refused("store-away")
            try:
                return await work(connection)
            except UNREACHABLE as problem:
                self._lost(connection, problem)
                raise Refused("store-away") from problem
            except asyncpg.PostgresError as problem:
                raise Refused("store-full", why=reason(problem)) from problem

    def _terminated(self, connection: asyncpg.Connection) -> None:
        self._lost(connection, None)

    def _lost(self, connection: Any, problem: BaseException | None) -> None:
        """Let go of a connection that does not answer, and look for another one."""
        if connection is not self._connection:
            return
        self._connection, lost = None, self._connection
        assert lost is not None
        lost.terminate()
        if not self._closing and self._coming_back is None:
            log.warning("the database does not answer (%s); trying to reach it again", reason(problem))
            self._coming_back = asyncio.create_task(self._come_back())

    async def _come_back(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                await self._connect()
                break
            except (*UNREACHABLE, asyncpg.PostgresError) as problem:
                log.debug("not yet: %s", reason(problem))
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        log.warning("the database answers again")
        self._coming_back = None
        self._came_back()

    async def close(self) -> None:
        """Say goodbye."""
        self._closing = True
        if self._coming_back is not None:
            self._coming_back.cancel()
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close(timeout=PATIENCE)
            except (*UNREACHABLE, asyncpg.PostgresError):
                connection.terminate()


def reason(problem: BaseException | None) -> str:
    """What is wrong, in the database's words."""
    if problem is None:
        return "the connection ended"
    if isinstance(problem, ValueError):
        return type(problem).__name__  # an address that cannot be read may have a password in it
    return " ".join(str(problem).split()) or type(problem).__name__
