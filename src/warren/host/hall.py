"""The hall: all tables in play, each with its listeners and bots; one thing at a time at each table."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from warren.engine.contract import Events
from warren.host.entries import AnyEntry, Created, Sat, Stood
from warren.host.errors import Refused
from warren.host.protocol import AnyMessage
from warren.host.shuffle import new_secret
from warren.host.store import Conflict, Store
from warren.host.table import Table, new_table
from warren.host.thinking import Thinkers

MOST_CATCHING_UP: Final = 200
log = logging.getLogger("warren.host")


class Listener:
    """Somebody at a table: their keys, the seats these open now, and where to send what they may know."""

    def __init__(self, send: Callable[[AnyMessage], None]) -> None:
        self.send = send
        self.keys: set[str] = set()
        self.mine: tuple[int, ...] = ()
        self.language = "en"


class LiveTable:
    """A table in memory. Entries are decided, kept and added one at a time."""

    def __init__(self, table: Table, hall: "Hall") -> None:
        self.table = table
        self.hall = hall
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.thinking: dict[int, asyncio.Task[None]] = {}

    async def do(
        self, decide: Callable[[], AnyEntry | None], answer: Callable[[int], None] | None = None
    ) -> int | None:
        """Decide on an entry, keep it, then answer, then tell the others; None if nothing was to be done.

        It runs to its end even if whoever asked for it is gone.
        """
        return await asyncio.shield(asyncio.create_task(self._do(decide, answer)))

    async def _do(self, decide: Callable[[], AnyEntry | None], answer: Callable[[int], None] | None) -> int | None:
        async with self.lock:
            entry = decide()
            if entry is None:
                return None
            try:
                await self.hall.store.append(self.table.name, self.table.feed + 1, entry)
            except Conflict:
                self.table = await self.hall.read(self.table.name)
                raise Refused("stale", ask=0, now=self.table.ask_number) from None
            events = self.table.add(entry)
            feed = self.table.feed
            if answer is not None:
                answer(feed)
            if isinstance(entry, Sat | Stood):
                self.look_at_keys()
            self.tell(events)
        self.wake_bots()
        return feed

    def look_at_keys(self) -> None:
        """A seat has changed hands: see who has the key to what now."""
        for listener in self.listeners:
            listener.mine = self.table.seats_of(listener.keys)

    def tell(self, events: Events | None) -> None:
        """Send the entry just added to everybody, each in the form they may know."""
        for listener in list(self.listeners):
            listener.send(self.table.update(events, listener.mine))

    def wake_bots(self) -> None:
        """Let every bot think that is asked and does not think yet."""
        for seat in self.table.bots_asked():
            if seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: int) -> None:
        try:
            await asyncio.sleep(self.hall.pace)
            table, state = self.table, self.table.playing()
            ask = table.ask_number
            move = await self.hall.thinkers.choose(state, seat, table.bot_at(seat), secrets.token_hex(8))
            self.thinking.pop(seat, None)
            await self.do(lambda: self.table.play(seat, move, ask))
        except Refused as refusal:
            log.warning("table %s: a bot's move was not kept: %s", self.table.name, refusal)
        finally:
            self.thinking.pop(seat, None)

    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not self.listeners and not self.thinking and not self.lock.locked()

    def stop(self) -> None:
        """Let no bot think on."""
        for task in self.thinking.values():
            task.cancel()


class Hall:
    """All tables. Those that nobody is at lie on disk only."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self._tables: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Lock] = {}

    async def create(
        self, game: str, seats: int, options: dict[str, object], sheet: str = "", *, watched: bool = True
    ) -> str:
        """Set up a table; its name."""
        created: Created = new_table(game, seats, options, sheet, new_secret(), watched=watched)
        name = secrets.token_urlsafe(6).replace("-", "x").replace("_", "y")
        await self.store.append(name, 1, created)
        return name

    async def read(self, name: str, entries: int | None = None) -> Table:
        """A table as it is on disk, or as it was after so many entries."""
        kept = await self.store.load(name)
        if not kept:
            raise Refused("no-such-table")
        return Table.restored(name, kept[:entries])

    async def find(self, name: str) -> LiveTable:
        """A table in memory, read from disk if need be."""
        live = self._tables.get(name)
        if live is not None:
            return live
        async with self._reading.setdefault(name, asyncio.Lock()):
            try:
                if name not in self._tables:
                    live = LiveTable(await self.read(name), self)
                    self._tables[name] = live
                    live.wake_bots()
                return self._tables[name]
            finally:
                self._reading.pop(name, None)

    async def join(self, name: str, listener: Listener, last: int) -> LiveTable:
        """Let somebody listen from now on, sending first what they missed, or everything."""
        live = await self.find(name)
        async with live.lock:
            mine = live.table.seats_of(listener.keys)
            if not mine and not live.table.created.watched and live.table.status() != "open":
                raise Refused("not-watched")
            listener.mine = mine
            await self._catch_up(live, listener, last)
            live.listeners.add(listener)
        return live

    async def _catch_up(self, live: LiveTable, listener: Listener, last: int) -> None:
        feed = live.table.feed
        if not 0 < last <= feed or feed - last > MOST_CATCHING_UP:
            listener.send(live.table.snapshot(listener.mine))
            return
        entries = await self.store.load(live.table.name)
        table = Table.restored(live.table.name, entries[:last])
        for entry in entries[last:]:
            events = table.add(entry)
            listener.send(table.update(events, listener.mine))

    def part(self, live: LiveTable, listener: Listener) -> None:
        """Somebody stopped listening; a table without anybody goes back to disk."""
        live.listeners.discard(listener)
        if live.idle():
            self._tables.pop(live.table.name, None)

    def count(self) -> tuple[int, int]:
        """How many tables are in memory, and how many listen."""
        return len(self._tables), sum(len(live.listeners) for live in self._tables.values())

    async def close(self) -> None:
        """Stop thinking and close the store."""
        for live in self._tables.values():
            live.stop()
        self.thinkers.close()
        await self.store.close()


def encode(message: AnyMessage) -> str:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message).decode()
