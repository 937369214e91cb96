"""The WebSocket of one client: its origin is checked, what it says is heard in turn, what it may know is sent.

The frames are those of `websockets`; they go straight to the transport, with no queue or task between.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import unquote

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from warren.host.errors import Refused
from warren.host.operations.logs import Fact, note, tag_of
from warren.host.wire.connection import MOST_BYTES, TOO_OFTEN, Closed, Connection
from warren.host.wire.connections import Connections
from warren.host.wire.limits import Visitors, told_by_proxy
from warren.host.wire.security import HEADERS
from warren.host.wire.trusted_hosts import TrustedHosts, same_origin

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState

    from warren.host.tables.table_registry import Hall

HELLO_WITHIN: Final = 10.0
PING_EVERY: Final = 20.0
SILENCE_AT_MOST: Final = 600.0
CLOSED_WITHIN: Final = 5.0
MOST_WAITING: Final = 2 * 1024 * 1024
PATH: Final = "/ws/"
log = logging.getLogger("warren.host")
QUIET: Final = logging.getLogger("warren.host.wire")
QUIET.setLevel(logging.ERROR)


class Socket(asyncio.Protocol):
    """A client at one table, as uvicorn's protocol for WebSockets."""

    transport: asyncio.Transport

    def __init__(self, config: "Config", server_state: "ServerState", **_: Any) -> None:
        self.loop = asyncio.get_running_loop()
        self.hall: Hall = config.app.state.hall  # type: ignore[union-attr]  # our own application
        self.visitors: Visitors = config.app.state.visitors  # type: ignore[union-attr]
        self.trusted_hosts: TrustedHosts = config.app.state.trusted_hosts  # type: ignore[union-attr]
        self.all: Connections = config.app.state.connections  # type: ignore[union-attr]
        self.address: str | None = None
        self.doubted = False
        self.sockets = server_state.connections
        self.tasks = server_state.tasks
        self.wire = ServerProtocol(max_size=MOST_BYTES, logger=QUIET)
        self.connection: Connection | None = None
        self.parts: list[bytes] = []
        self.outgoing: list[bytes] = []
        self.plain = True
        self.inbox: deque[bytes] = deque()
        self.task: asyncio.Task[None] | None = None
        self.flushing = False
        self.unread = False
        self.gone = False
        self.heard_at = self.said_at = self.begun_at = self.loop.time()
        self.watching: asyncio.TimerHandle | None = None
        self.ending: asyncio.TimerHandle | None = None

    # What the transport tells.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.sockets.add(self)  # type: ignore[arg-type]  # uvicorn names its own protocols only

    def pause_writing(self) -> None:
        self.unread = True
        self.all.filled(self.transport)

    def resume_writing(self) -> None:
        self.unread = False
        self.all.drained(self.transport)

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        if self.plain and self.connection is not None and self.wire.state is State.OPEN:
            message = whole_text(data)
            if message is not None:
                self.take_text(message)
                return
            if is_pong(data):
                return
            # Whatever else comes is read by the library, to the end: it alone knows what a part belongs to.
            self.plain = False
        self.wire.receive_data(data)
        for event in self.wire.events_received():
            if isinstance(event, Request):
                self.admit(event)
            elif isinstance(event, Frame):
                self.take(event)
        self.flush()

    def eof_received(self) -> None:
        self.wire.receive_eof()
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        self.sockets.discard(self)
        self.all.part(self.transport)
        if self.address is not None:
            self.visitors.close_socket(self.address, self)
            self.address = None
        for timer in (self.watching, self.ending):
            if timer is not None:
                timer.cancel()
        if self.connection is not None:
            said = self.wire.close_sent or self.wire.close_rcvd
            code = said.code if said is not None else 1006
            self.hall.figures.closed[str(code)] += 1
            self.tell("gone", code=code, seconds=round(self.loop.time() - self.begun_at, 1))
        self.part()

    def tell(self, happening: str, **facts: Fact) -> None:
        """Write to the log what happens to this client."""
        assert self.connection is not None
        table, number = tag_of(self.connection.name), self.connection.number
        note(log, logging.INFO, happening, table=table, connection=number, **facts)

    def shutdown(self) -> None:
        """The host stops; uvicorn says so."""
        self.close(1012, "the host stops")
        self.transport.close()

    # What comes in.

    def admit(self, request: Request) -> None:
        """Let a client in that means this host, and whose page, if it has one, came from here."""
        path = unquote(request.path.partition("?")[0])
        if not path.startswith(PATH):
            response = self.wire.reject(404, "no such table\n")
        elif (unwelcome := self.unwelcome(request)) is not None:
            response = self.wire.reject(403, f"{unwelcome.say()}\n")
        else:
            response = self.wire.accept(request)
        if response.status_code == 101 and not self.count(request):
            response = self.wire.reject(429, "too many\n")
        if response.status_code != 101:
            response.headers.update(HEADERS)
        self.wire.send_response(response)
        if response.status_code == 101:
            self.connection = Connection(self.hall, path.removeprefix(PATH), self.put)
            self.connection.listener.seated_only = self.doubted
            self.hall.figures.connections += 1
            self.tell("connected")
            self.watching = self.loop.call_later(HELLO_WITHIN, self.watch)

    def unwelcome(self, request: Request) -> Refused | None:
        """Why a browser must not talk to us on behalf of the page it shows; None if all is well."""
        hosts = request.headers.get_all("Host")
        try:
            self.trusted_hosts.check(hosts)
        except Refused as refusal:
            return refusal
        return None if same_origin(request.headers.get_all("Origin"), hosts) else Refused("foreign-origin")

    def count(self, request: Request) -> bool:
        """Whether this address may have one more socket.

        From one that has had too many, or guessed too many tables' names, somebody may still come who has a seat: they
        share it with others. So the socket is given, but only a key that opens a seat lets them in.
        """
        peer = self.transport.get_extra_info("peername") or ("",)
        address = told_by_proxy(str(peer[0]), ",".join(request.headers.get_all("X-Forwarded-For")))
        visitors = self.visitors
        self.doubted = not (visitors.may("guess", address) and visitors.take("socket", address))
        if not visitors.open_socket(address, self, doubted=self.doubted):
            self.doubted = True
            if not visitors.open_socket(address, self, doubted=True):
                return False
        self.address = address
        return True

    def make_way(self) -> None:
        """Let somebody else from the same address try."""
        self.close(1013, TOO_OFTEN)

    def settle(self) -> None:
        """Take note of who has a seat: they are in doubt no longer, and may ask for their table."""
        if self.address is not None and self.connection is not None and self.connection.listener.mine:
            self.visitors.seat(self.address, self.connection.name)
            if self.doubted:
                self.doubted = False
                self.visitors.trust(self.address, self)

    def take(self, frame: Frame) -> None:
        """Take a frame in; every one counts, so that neither pings nor fragments can flood."""
        connection, kind = self.connection, frame.opcode
        if connection is None or self.wire.state is not State.OPEN or kind is Opcode.PONG:
            return
        if not connection.bucket.take():
            self.close(1008, "too many messages")
        elif kind is Opcode.TEXT or kind is Opcode.CONT:
            self.parts.append(bytes(frame.data))
            if frame.fin:
                self.inbox.append(b"".join(self.parts))
                self.parts.clear()
                self.work()
        elif kind is Opcode.BINARY:
            self.close(1003, "texts only")

    def take_text(self, message: bytes) -> None:
        """Take in a message that came whole, in one frame."""
        assert self.connection is not None
        if not self.connection.bucket.take():
            self.close(1008, "too many messages")
        else:
            self.inbox.append(message)
            self.work()

    def work(self) -> None:
        """Hear what has come in, one message after the other."""
        assert self.connection is not None
        while self.inbox and self.task is None:
            rest = self.connection.hear(self.inbox.popleft())
            if rest is not None:
                self.task = self.loop.create_task(self.finish(rest))
                self.tasks.add(self.task)
                self.task.add_done_callback(self.tasks.discard)

    async def finish(self, rest: Coroutine[None, None, None]) -> None:
        """Do what takes longer, then hear on."""
        try:
            await rest
            self.settle()
        except Closed as closed:
            if str(closed) == "no-such-table" and self.address is not None:
                self.visitors.take("guess", self.address)
            self.close(closed.code, str(closed))
        except Exception:
            log.exception("a message could not be dealt with")
            self.close(1011, "internal error")
        finally:
            self.task = None
            self.part()
        self.work()

    # What goes out.

    def put(self, message: bytes) -> None:
        """Send a message; a client that has too much waiting does not read, and is let go."""
        if self.wire.state is State.OPEN:
            self.outgoing.append(header_of(len(message)))
            self.outgoing.append(message)
            if not self.flushing:
                self.flushing = True
                self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Hand over to the transport what is to be sent: all that was said at once goes out at once."""
        self.flushing = False
        waiting = self.outgoing + self.wire.data_to_send()
        self.outgoing = []
        if waiting and not self.transport.is_closing():
            self.transport.write(b"".join(waiting))
            if self.unread:
                self.all.filled(self.transport)
            if not waiting[-1]:
                self.transport.close()
        if self.wire.state is State.OPEN:
            if self.transport.get_write_buffer_size() > MOST_WAITING:
                self.close(1013, "too slow")
        elif self.ending is None and self.wire.close_expected():
            self.ending = self.loop.call_later(CLOSED_WITHIN, self.transport.abort)
            self.part()

    def close(self, code: int, reason: str) -> None:
        """Say goodbye, and hear nothing more."""
        self.inbox.clear()
        if self.wire.state is State.OPEN:
            self.wire.send_close(code, reason)
            self.flush()

    def part(self) -> None:
        """Leave the table, once nothing is being done for a client that is going."""
        if self.connection is not None and self.task is None and (self.gone or self.ending is not None):
            self.connection.leave()

    def watch(self) -> None:
        """Let go of a client that does not say hello, has been silent too long or is not there any more."""
        assert self.connection is not None
        if self.wire.state is not State.OPEN:
            return
        now = self.loop.time()
        if self.connection.live is None and self.task is None:
            self.close(1008, "no hello")
        elif now - self.connection.spoke_at > SILENCE_AT_MOST:
            self.close(1001, "silent")
        elif self.heard_at < self.said_at:
            self.transport.abort()
        else:
            self.said_at = now
            self.wire.send_ping(b"")
            self.flush()
            self.watching = self.loop.call_later(PING_EVERY, self.watch)


def header_of(size: int) -> bytes:
    """What stands before a text of so many bytes on its way to a client (RFC 6455, section 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)


def whole_text(data: bytes) -> bytes | None:
    """The text of one whole frame as clients send it, masked; None if that is not exactly what came."""
    if len(data) < 6 or data[0] != 0x81 or data[1] < 0x80:
        return None
    size, start = data[1] & 0x7F, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4]), 4
    if size > MOST_BYTES or len(data) != start + 4 + size:
        return None
    mask = data[start : start + 4] * (size // 4 + 1)
    return (int.from_bytes(data[start + 4 :]) ^ int.from_bytes(mask[:size])).to_bytes(size)


def is_pong(data: bytes) -> bool:
    """Whether exactly one answer to a ping came, which says only that the client is there."""
    return len(data) >= 6 and data[0] == 0x8A and data[1] >= 0x80 and len(data) == 6 + (data[1] & 0x7F)
