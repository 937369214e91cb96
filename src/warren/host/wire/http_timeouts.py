"""The front door: uvicorn's HTTP, which lets go of whoever connects and then asks for nothing, or reads nothing."""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from warren.host.wire.connections import Connections
from warren.host.wire.security import RAW_HEADERS

ASKED_WITHIN: Final = 10.0
#: So many looks, `ASKED_WITHIN` seconds apart, an answer may take until it is made and read.
MOST_LOOKS: Final = 6
UNFINISHED: Final = {h11.IDLE, h11.SEND_BODY}
#: What is said to whoever comes when everybody else is being answered.
NO_ROOM: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Front(H11Protocol):
    """One connection; a request has to be there, to its last byte, within a time that any network can keep."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.all: Connections = self.config.app.state.connections  # type: ignore[union-attr]  # our own application
        self.address = ""
        self.lost = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        if not self.all.arrive(transport, self.address):
            transport.write(NO_ROOM)
            transport.close()
        self.loop.call_later(ASKED_WITHIN, self.look, None, 0)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state not in UNFINISHED:
            self.all.work(self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.all.work(self.transport)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self.all.rest(self.transport, self.address)
        super().on_response_complete()
        if self.conn.their_state not in UNFINISHED:  # the next one has been asked already
            self.all.work(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self.all.part(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.all.filled(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.all.drained(self.transport)

    def look(self, earlier: object, looks: int) -> None:
        """Close the connection if it still waits for the same request as at the last look, or for one to be read."""
        if self.lost or self.transport.get_protocol() is not self:
            return
        looks = looks + 1 if self.cycle is earlier else 0
        if looks >= MOST_LOOKS or (looks > 0 and self.conn.their_state in UNFINISHED):
            self.transport.abort()
        else:
            self.loop.call_later(ASKED_WITHIN, self.look, self.cycle, looks)

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP, with the headers that every answer has."""
        if self.conn.our_state not in {h11.IDLE, h11.SEND_RESPONSE}:  # half an answer is out already
            self.transport.abort()
            return
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close"), *RAW_HEADERS]
        answer = [h11.Response(status_code=400, headers=headers, reason=b"Bad Request"), h11.Data(data=msg.encode())]
        for event in (*answer, h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()
