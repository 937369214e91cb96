"""From source to compiled code while people play.

A host may be started before the core is compiled. It then runs from source and looks for the core now and then. When it
is there and works, the host stops as it does when it is told to, and begins again in the same process and at the same
socket: whoever comes meanwhile waits in the queue, tables are where they were, and clients connect anew by themselves.
"""

import asyncio
import logging
import os
import re
import socket
import sys
from contextlib import suppress
from typing import Final

import uvicorn

import warren
from warren._compiled import AUTO, PACKAGE, PURE, STAMP, is_ready
from warren.host.operations.logs import note

#: The handle of the socket that a host leaves to itself.
INHERITED: Final = "WARREN_LISTENER"
#: So many ticks of a tenth of a second lie between two looks.
TICKS: Final = 20
#: A core that has not passed its trial after so many seconds hangs.
PATIENCE: Final = 60.0
#: Every game begins, and a bot makes its first moves.
TRIAL: Final = """
import warren
from warren.bots import find
from warren.bots.observation import Observation

if not warren.compiled():
    raise ImportError
rng = warren.Rng.seeded("trial")
for name in warren.games():
    game = warren.game(name)
    state = game.start(seats=game.seat_counts[0], seed=1)
    for _ in range(8):
        seat = state.ask().seats[0]
        state.play(seat, game.move_of(find("greedy").choose(Observation(state, seat), rng)))
"""
log = logging.getLogger("warren.host")


def waits_for_core() -> bool:
    """Whether this host should change over: it runs from source, but nobody asked for that."""
    return os.name == "posix" and not warren.compiled() and os.environ.get(PURE) != "1"


def has_changed_over() -> bool:
    """Whether this host has begun again, with the socket of before."""
    return INHERITED in os.environ


class Server(uvicorn.Server):
    """uvicorn's server, which ends when it should change over."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.waits = waits_for_core()
        self.changes_over = False
        self.trial: asyncio.Task[str] | None = None
        #: When the core that was tried last was compiled: one that does not work is not tried again.
        self.tried = 0
        if self.waits:  # processes that are started meanwhile have to run what this one runs
            os.environ[PURE] = "1"

    async def on_tick(self, counter: int) -> bool:
        if self.waits:
            self.look(counter)
        return self.changes_over or await super().on_tick(counter)

    def look(self, counter: int) -> None:
        """Look now and then whether there is a core, and try it. People play on meanwhile."""
        if self.trial is None:
            if counter % TICKS == 0 and (made := when_compiled()) != self.tried and is_ready():
                self.tried = made
                self.trial = asyncio.create_task(try_core())
        elif self.trial.done():
            wrong, self.trial = self.trial.result(), None
            if wrong:
                note(log, logging.ERROR, "the compiled core does not work: going on from source", error=wrong)
            else:
                note(log, logging.WARNING, "the core is compiled: changing over")
                self.changes_over = True


def when_compiled() -> int:
    """When the core was put there; 0 if there is none."""
    try:
        return (PACKAGE / STAMP).stat().st_mtime_ns
    except OSError:
        return 0


async def try_core() -> str:
    """Use the compiled core in a process of its own; what kind of error there was, empty if none."""
    usual = {key: value for key, value in os.environ.items() if key != PURE}
    trial = await asyncio.create_subprocess_exec(
        sys.executable, "-c", TRIAL, env=usual, stderr=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        async with asyncio.timeout(PATIENCE):
            said = (await trial.communicate())[1].decode(errors="replace")
    except TimeoutError:
        return "TimeoutError"
    finally:
        with suppress(ProcessLookupError):
            trial.kill()
    if trial.returncode == 0:
        return ""
    kinds = re.findall(r"^([A-Za-z_][\w.]*)(?=:|$)", said, re.MULTILINE)
    return kinds[-1] if kinds else f"exit code {trial.returncode}"


def listener(host: str, port: int) -> socket.socket:
    """The socket at which a host listens: a new one, or the one it had before it changed over."""
    if has_changed_over():
        return socket.socket(fileno=int(os.environ.pop(INHERITED)))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    return listening


def begin_again(listening: socket.socket) -> None:
    """Begin again with the same words, in the same process and at the same socket. Does not return."""
    handle = os.dup(listening.fileno())
    os.set_inheritable(handle, True)  # noqa: FBT003 - as Python has it
    # Should a source be changed in just this moment, the host is there all the same, from source.
    environment = {**os.environ, PURE: AUTO, INHERITED: str(handle)}
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)  # noqa: S606
