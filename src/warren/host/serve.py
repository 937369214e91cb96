"""Running the host: one process, and a folder of data or a database that it may share with others."""

import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import uvicorn

from warren.host.app import make_app
from warren.host.operations.change_over import Server, listener
from warren.host.store import Store, file_in
from warren.host.tables.pace import Pace
from warren.host.wire.connections import BACKLOG, Connections, raise_handles
from warren.host.wire.http_timeouts import Front
from warren.host.wire.socket import Socket

PORT: Final = 8000
#: To listen here is to listen to the whole network.
EVERYWHERE: Final = {"0.0.0.0", "::", ""}  # noqa: S104 - only compared with


def addresses(host: str, port: int) -> list[str]:
    """Where the host can be reached: on this machine, and from phones on the same network if it listens to them."""
    if host not in EVERYWHERE:
        return [f"http://{host}:{port}"]
    return [f"http://127.0.0.1:{port}", *(f"http://{address}:{port}" for address in _own_addresses())]


def _own_addresses() -> list[str]:
    found = {address for address in (_outward_address(), *_named_addresses()) if address}
    return sorted(address for address in found if not address.startswith("127."))


def _outward_address() -> str:
    """The address this machine would talk to others from; asking for it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _named_addresses() -> list[str]:
    try:
        return [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []


def end(*_: object) -> None:
    """End as a program does that is done: uvicorn, having stopped, sends the signal on, and nothing is to be left over.

    A process that the signal ended would leave the semaphores of its thinkers to Python, which warns of them.
    """
    sys.exit(0)


async def bring_up_to_date(data: Path | str) -> None:
    """See that the data can be used, changed to this version's layout if need be; raises `Refused` if it cannot."""
    store = await Store.open(file_in(data))
    await store.close()


def serve(
    data: Path | str,
    host: str = "127.0.0.1",
    port: int = PORT,
    pace: Pace = Pace(),  # noqa: B008 - it never changes
    on_start: Callable[[], None] = lambda: None,
    trusted_hosts: Sequence[str] = (),
    faults: Path | None = None,
) -> socket.socket | None:
    """Serve until interrupted; besides any address and its own names, people may call the host by `trusted_hosts`.

    A host that runs from source also ends when the core has been compiled meanwhile: then the socket at which it
    listened is returned, for `change_over.begin_again`.
    """
    names = [*trusted_hosts, *([] if host in EVERYWHERE else [host])]
    app = make_app(
        data,
        pace,
        addresses=addresses(host, port),
        on_start=on_start,
        trusted_hosts=names,
        faults=faults,
        connections=Connections(raise_handles()),
    )
    # Messages die as soon as they are sent and tables live long: looking for cycles often finds nothing.
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, end)
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    config = uvicorn.Config(
        app,
        log_level="warning",
        log_config=None,
        access_log=False,
        http=Front,
        ws=Socket,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=3,
    )
    with listener(host, port) as listening:
        server = Server(config)
        try:
            server.run([listening.dup()])
        except KeyboardInterrupt:  # whoever stops a host that is about to change over does not want another one
            server.changes_over = False
        if server.changes_over:
            return listening.dup()
    if not server.started:
        sys.exit(3)
    return None
