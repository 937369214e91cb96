"""The front door: uvicorn's HTTP, which lets go of whoever opens a connection and then does not ask for anything."""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from warren.host.security import RAW_HEADERS

ASKED_WITHIN: Final = 10.0
UNFINISHED: Final = {h11.IDLE, h11.SEND_BODY}


class Front(H11Protocol):
    """One connection; a request has to be there, to its last byte, within a time that any network can keep."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.loop.call_later(ASKED_WITHIN, self.look, None)

    def look(self, earlier: object) -> None:
        """Close the connection if it still waits for the same request as at the last look."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.conn.their_state in UNFINISHED and self.cycle is earlier:
            self.transport.abort()
        else:
            self.loop.call_later(ASKED_WITHIN, self.look, self.cycle)

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
