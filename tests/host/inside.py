"""A host without processes, sockets or disk, in a time that passes only when everybody waits, and then at once.

What a client says goes through the same connection, table and hall as over a socket, and the bytes that come back are
the same. Many thousand tables or months go by in a moment.
"""

import asyncio
import itertools
import selectors
import time
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import Any, TypeVar
from unittest import mock

import msgspec

from warren.engine.contract import State
from warren.engine.rng import Rng
from warren.host.store import Conflict, Kept, Listed, Pause
from warren.host.tables.entries import AnyEntry, Moved
from warren.host.tables.pace import Pace
from warren.host.tables.table_registry import Hall
from warren.host.wire.connection import Bucket, Connection
from warren.host.workers.bot_workers import Faulting, Thinkers, log_fault, quick_move
from warren.host.workers.hint_worker import Advisers

T = TypeVar("T")
PACE = Pace(bots=0.8, window=1.5)
ENTRIES = msgspec.json.Decoder(AnyEntry)


class Leaping(selectors.DefaultSelector):
    """Waits for nothing: when nothing is ready, time goes on to the next alarm."""

    def __init__(self, loop: "Clockwork") -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(timeout if timeout is None else 0)
        if not ready and timeout is not None:
            self.loop.now += max(0.0, timeout)
        return ready


class Clockwork(asyncio.SelectorEventLoop):
    """An event loop with a time of its own."""

    def __init__(self) -> None:
        self.now = 1000.0
        super().__init__(Leaping(self))

    def time(self) -> float:
        return self.now


def passing(story: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Tell a story in clockwork time; the host's own clock goes by it, and its random words are always the same."""
    counter = itertools.count()
    loop = Clockwork()
    try:
        with (
            mock.patch("time.monotonic", loop.time),
            mock.patch("secrets.token_hex", lambda size=32: f"{next(counter):0{2 * size}x}"),
        ):
            return loop.run_until_complete(story())
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()


class Shelf:
    """A store in memory, which keeps what the real one keeps, as bytes."""

    shared = False

    def __init__(self) -> None:
        self.shelved: dict[str, list[bytes]] = {}
        self.ids: set[tuple[str, int, str]] = set()
        self.written = self.commits = self.failures = 0
        self.me = "shelf"

    def keep(self, name: str, seq: int, entry: AnyEntry, done: Callable[[Exception | None], None]) -> None:
        asyncio.get_running_loop().call_soon(lambda: done(self.put(name, seq, entry)))

    async def append(self, name: str, seq: int, entry: AnyEntry) -> None:
        await asyncio.sleep(0)
        error = self.put(name, seq, entry)
        if error is not None:
            raise error

    def put(self, name: str, seq: int, entry: AnyEntry) -> Exception | None:
        """Keep an entry, or say what stands against it."""
        entries = self.shelved.setdefault(name, [])
        own = (name, entry.seat, entry.id) if isinstance(entry, Moved) else None
        if seq != len(entries) + 1 or own in self.ids:
            return Conflict("taken")
        if own is not None:
            self.ids.add(own)
        entries.append(msgspec.json.encode(entry))
        self.written += 1
        self.commits += 1
        return None

    async def kept(self, name: str, after: int = 0) -> list[Kept]:
        await asyncio.sleep(0)
        return [Kept(ENTRIES.decode(entry), 0.0) for entry in self.shelved.get(name, [])[after:]]

    async def load(self, name: str, after: int = 0) -> list[AnyEntry]:
        return [kept.entry for kept in await self.kept(name, after)]

    async def names(self) -> list[str]:
        return list(self.shelved)

    async def listed(self, most: int, before: int = 2**63 - 1) -> list[Listed]:
        await asyncio.sleep(0)
        tables = list(enumerate(self.shelved.items(), start=1))
        is_open = [
            Listed(number, name, list(entries))
            for number, (name, entries) in reversed(tables)
            if number < before and b'"listed":true' in entries[0] and b'{"entry":"started"}' not in entries
        ]
        return is_open[:most]

    async def check(self) -> None:
        pass

    # There is one host, which minds every table.

    async def lease(self, names: Collection[str], seconds: float) -> dict[str, bool]:
        return dict.fromkeys(names, False)

    async def release(self, names: Collection[str]) -> None:
        pass

    async def forsaken(self) -> list[str]:
        return []

    async def pause(self, name: str) -> Pause | None:
        return None

    def listen(self, ear: object) -> None:
        pass

    def say(self, kind: str, words: str) -> None:
        pass

    async def close(self) -> None:
        pass


class Glances(Thinkers):
    """Bots that move at a glance, in this process; `told` is all that they were ever told."""

    def __init__(self, told: list[Any], takes: Callable[[State], float] = lambda _: 0.0) -> None:
        super().__init__(1)
        self.told = told
        self.takes = takes

    async def choose(
        self, state: State, seat: int, bot: str, seed: str, at_most: float = 3.0, faulting: Faulting = log_fault
    ) -> str:
        world = state.imagine(seat, Rng.seeded(f"{seed}/world"))
        about = (state.game.name, state.game.sheet_text, world.position(), seat)
        self.told.append((*about, bot, seed, at_most))
        await asyncio.sleep(min(at_most, self.takes(state)))
        return quick_move(state.game.position(about[2]), seat, seed)


class Silent(Advisers):
    """Advisers that note what they were asked and never have time for it."""

    def __init__(self, told: list[Any]) -> None:
        super().__init__()
        self.told = told

    async def run(self, work: Callable[..., T], *task: Any, at_most: float = 3.0) -> T:
        self.told.append(task)
        raise TimeoutError


class Inside:
    """A host and everybody at it, in one process."""

    def __init__(self, pace: Pace = PACE, takes: Callable[[State], float] = lambda _: 0.0) -> None:
        self.told: list[Any] = []
        self.shelf = Shelf()
        self.hall = Hall(self.shelf, Glances(self.told, takes), pace)  # type: ignore[arg-type]  # it keeps the same
        self.hall.advisers = Silent(self.told)

    async def join(self, table: str, *keys: str, last: int = 0) -> "Guest":
        """Somebody who comes to a table."""
        guest = Guest(self.hall, table)
        await guest.say({"do": "hello", "id": "hello", "keys": list(keys), "last": last})
        return guest

    async def settle(self, seconds: float = 0.0) -> None:
        """Let everything happen that happens by itself in so many seconds."""
        await asyncio.sleep(seconds)
        for _ in range(8):
            await asyncio.sleep(0)


class Guest:
    """A client of the host's, with every byte it was sent and when."""

    def __init__(self, hall: Hall, table: str) -> None:
        self.stream: list[tuple[float, bytes]] = []
        self.connection = Connection(hall, table, self.put)
        self.connection.bucket = Bucket(lambda: 0.0, burst=1e9)  # how often it may speak, the socket's tests ask

    def put(self, message: bytes) -> None:
        self.stream.append((round(time.monotonic(), 6), message))

    async def say(self, command: Mapping[str, Any] | bytes) -> None:
        """Say something, and wait until it is dealt with."""
        rest = self.connection.hear(command if isinstance(command, bytes) else msgspec.json.encode(command))
        if rest is not None:
            await rest
        for _ in range(2):
            await asyncio.sleep(0)

    async def ask(self, do: str, **details: Any) -> dict[str, Any]:
        """Say something; the answer or refusal to it."""
        name = details.pop("id", f"q{len(self.stream)}")
        await self.say({"do": do, "id": name, **details})
        for _ in range(50):  # who ends a moment for reactions is answered when it is over
            for _, message in reversed(self.stream):
                heard: dict[str, Any] = msgspec.json.decode(message)
                if heard.get("id") == name:
                    return heard
            await asyncio.sleep(0.1)
        raise AssertionError(f"no answer to {do}")

    @property
    def now(self) -> dict[str, Any]:
        """Everything as this client last saw it."""
        for _, message in reversed(self.stream):
            heard: dict[str, Any] = msgspec.json.decode(message)
            if heard["is"] in {"snapshot", "update"}:
                return heard["now"] if heard["is"] == "update" else heard
        raise AssertionError("nothing was heard yet")

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind, as they came."""
        messages = [msgspec.json.decode(message) for _, message in self.stream]
        return [message for message in messages if message["is"] == kind]

    def leave(self) -> None:
        """Go away."""
        self.connection.leave()
