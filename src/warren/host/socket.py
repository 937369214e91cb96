"""The WebSocket of one client: its origin is checked, what it says is heard, what waits for it is sent."""

import asyncio
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect

from warren.host.connection import Closed, Connection
from warren.host.hall import encode

HELLO_WITHIN: Final = 10.0
SILENCE_AT_MOST: Final = 600.0


@websocket("/ws/{name:str}")
async def sit_at_table(socket: WebSocket[Any, Any, Any], name: str, state: AppState) -> None:
    """A client at a table."""
    if not same_origin(socket):
        await socket.close(1008, "foreign origin")
        return
    await socket.accept()
    connection = Connection(state.hall, name)
    speaking = asyncio.create_task(speak_on(socket, connection))
    try:
        await listen(socket, connection)
    except Closed as closed:
        with suppress(Exception):
            await asyncio.wait_for(speak_out(socket, connection, speaking), 1.0)
            await socket.close(closed.code, str(closed))
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        connection.leave()
        speaking.cancel()


async def listen(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Hear a client until it goes."""
    while True:
        patience = HELLO_WITHIN if connection.live is None else SILENCE_AT_MOST
        message = await asyncio.wait_for(socket.receive_data("text"), patience)
        await connection.hear(message)


async def speak_on(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Send a client what waits for it; None means that it was too slow."""
    while (message := await connection.outgoing.get()) is not None:
        await socket.send_text(encode(message))
    await socket.close(1013, "too slow")


async def speak_out(socket: WebSocket[Any, Any, Any], connection: Connection, speaking: "asyncio.Task[None]") -> None:
    """Send what still waits before closing."""
    speaking.cancel()
    while not connection.outgoing.empty():
        message = connection.outgoing.get_nowait()
        if message is not None:
            await socket.send_text(encode(message))


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Whether the page that opened the socket came from this host; programs other than browsers send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
