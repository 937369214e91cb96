"""A line between browser and host that can be cut, or carry only one way."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from host.client import Host


class Line:
    """Listens on a port of its own and carries everything to the host and back."""

    def __init__(self, host: Host) -> None:
        self.to = host.port
        self.open: set[socket.socket] = set()
        self.threads: list[threading.Thread] = []
        self.is_cut = False
        self.is_deaf = False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.threads.append(self._run(self._listen))

    def cut(self) -> None:
        """Break what is open, and let nothing new through."""
        self.is_cut = True
        for end in list(self.open):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.is_cut = self.is_deaf = False

    def deafen(self) -> None:
        """Let the browser's words through, but not the answers."""
        self.is_deaf = True

    def _run(self, work: Callable[..., None], *details: object) -> threading.Thread:
        thread = threading.Thread(target=work, args=details, daemon=True)
        thread.start()
        return thread

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                self.threads.append(self._run(self._connect, near))

    def _connect(self, near: socket.socket) -> None:
        with near, suppress(OSError):
            if self.is_cut:
                return
            with socket.create_connection(("127.0.0.1", self.to)) as far:
                self.open |= {near, far}
                back = self._run(self._carry, far, near, True)
                self._carry(near, far, False)
                back.join()
                self.open -= {near, far}

    def _carry(self, source: socket.socket, target: socket.socket, answers: bool) -> None:
        with suppress(OSError):
            while said := source.recv(65536):
                if not (answers and self.is_deaf):
                    target.sendall(said)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.cut()
        with suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        for thread in self.threads:
            thread.join(5)


@contextmanager
def line_to(host: Host) -> Iterator[Line]:
    line = Line(host)
    try:
        yield line
    finally:
        line.close()
