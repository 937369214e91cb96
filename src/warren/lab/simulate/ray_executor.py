"""A Ray cluster as a place to work: pieces are played again when a worker or a machine dies."""

import logging
import os
import secrets
import socket
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Any

import warren
from warren.engine.extras import needing
from warren.lab.simulate.executor import OtherWorker, Piece, Spread, T, Work

#: A cluster that does not answer within so many seconds is not there.
PATIENCE = 5.0
#: How often a piece is played again after its worker died.
RETRIES = 20


class NoCluster(Exception):
    """There is no cluster at that address; says why."""


class LostWorkers(Exception):
    """The cluster went away, or a piece lost its worker again and again."""


class OnRay:
    """Work on the cluster to which this process is connected."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.slots = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def __call__(self, work: Work[T], pieces: Iterable[Piece]) -> Generator[T]:
        """The answers, as they are ready; never more than two pieces a core are on their way."""
        task = self.ray.remote(max_retries=RETRIES, num_cpus=1)(_call)
        following = iter(pieces)
        waiting: list[Any] = []
        try:
            while True:
                while len(waiting) < 2 * self.slots and (piece := next(following, None)) is not None:
                    waiting.append(task.remote(warren.__version__, work, *piece))
                if not waiting:
                    return
                done, waiting = self.ray.wait(waiting, timeout=1.0)
                for answer in done:
                    yield self.answer(answer)
        finally:
            for answer in waiting:
                self.ray.cancel(answer, force=True)

    def answer(self, ready: Any) -> Any:
        """What came of a piece; an error there is an error here."""
        try:
            return self.ray.get(ready)
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ImportError):
                raise OtherWorker("–") from error
            raise error.cause from error
        except self.ray.exceptions.RayError as error:
            raise LostWorkers(str(error)) from error


def _call(version: str, work: Work[T], start: int, count: int) -> T:
    """On a worker: play a piece, if its Warren is ours."""
    import warren

    if warren.__version__ != version:
        raise OtherWorker(warren.__version__)
    return work(start, count)


@contextmanager
def connected(address: str, jobs: int | None) -> Generator[Spread]:
    """Connected to a cluster: at `HOST:PORT` or `ray://HOST:PORT`, `auto` for this machine's, `local` for a new one."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == "local":
        os.environ.update(private())
    with needing("ray"):
        import ray
    check_address(address)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    if address == "local":
        quiet |= {"num_cpus": jobs or os.cpu_count(), "include_dashboard": False}
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(str(error).splitlines()[0]) from error
    try:
        yield OnRay(ray)
    finally:
        ray.shutdown()


def private() -> dict[str, str]:
    """Settings for a cluster that listens on this machine alone and knows its own by a word made for it.

    Ray's switch for clusters is named after the systems where it is off; off, Ray keeps to the loopback address.
    """
    return {
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
    }


def check_address(address: str) -> None:
    """Refuse an address at which nobody answers; Ray itself would wait for minutes."""
    if address in {"auto", "local"}:
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        raise NoCluster(f"{address!r} is not HOST:PORT")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as link:
            is_ray = os.environ.get("RAY_USE_TLS") == "1" or speaks_grpc(link)
    except TimeoutError as error:
        raise NoCluster(f"no answer within {PATIENCE:.0f} s") from error
    except (OSError, OverflowError) as error:
        raise NoCluster(getattr(error, "strerror", None) or str(error)) from error
    if not is_ray:
        raise NoCluster("whoever answers there is not Ray")


def speaks_grpc(link: socket.socket) -> bool:
    """Whether somebody greets as Ray's servers do: by the settings of HTTP/2 (RFC 9113, section 3.4)."""
    link.settimeout(PATIENCE)
    link.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0]))
    greeting = link.recv(9)
    return len(greeting) > 3 and greeting[3] == 4
