"""The hall: all tables in play, each with its listeners and bots; one thing at a time at each table."""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import msgspec

from warren.bots.reasons import Rated
from warren.engine.contract import Events
from warren.engine.errors import WarrenError
from warren.host.advising import Advisers
from warren.host.entries import AnyEntry, Changed, Created, Sat, Started, Stood
from warren.host.errors import Refused
from warren.host.pace import Pace
from warren.host.protocol import AnyMessage, Log, Presence, Refusal, TableInfo, Told
from warren.host.shuffle import new_secret
from warren.host.store import Conflict, Store
from warren.host.table import Table
from warren.host.thinking import LONGEST, Thinkers

Decide = Callable[[], AnyEntry | None]
Answering = Callable[[int | None], None]
Refusing = Callable[[WarrenError], None]

MOST_CATCHING_UP: Final = 200
#: Seconds that a bot may think even where it has to answer at once.
LEAST_THOUGHT: Final = 0.1
#: Of the open tables that anyone may find, so many are shown, the newest.
MOST_LISTED: Final = 100
NAME_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ENCODER: Final = msgspec.json.Encoder()
log = logging.getLogger("warren.host")


class Listener:
    """Somebody at a table: their keys, the seats these open now, and where to send what they may know."""

    def __init__(self, send: Callable[[bytes], None]) -> None:
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
        self.busy = False
        self.waiting: deque[Callable[[], None]] = deque()
        self.reading: asyncio.Task[None] | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.asked_at = time.monotonic()
        self.asked = 0
        self.timer: asyncio.TimerHandle | None = None
        self.gone: dict[int, float] = {}
        self.watch_clock()

    def wish(self, decide: Decide, answer: Answering, refuse: Refusing) -> None:
        """Decide on an entry when it is its turn, keep it, then answer, then tell the others.

        The answer is the entry's number, or None if nothing was to be done.
        """
        self.waiting.append(lambda: self._decide(decide, answer, refuse))
        self._go_on()

    async def do(self, decide: Decide, answer: Callable[[int], None] | None = None) -> int | None:
        """The same for somebody who waits until all is done; raises what was refused."""
        done: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()

        def answered(feed: int | None) -> None:
            if answer is not None and feed is not None:
                answer(feed)
            if not done.done():
                done.set_result(feed)

        def refused(error: WarrenError) -> None:
            if not done.done():
                done.set_exception(error)

        self.wish(decide, answered, refused)
        return await done

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nothing else is done at this table meanwhile."""
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(lambda: self._free() if begun.cancelled() else begun.set_result(None))
        self._go_on()
        try:
            await begun
            yield
        finally:
            if begun.done() and not begun.cancelled():
                self._free()
                self._go_on()

    def _go_on(self) -> None:
        while self.waiting and not self.busy:
            self.busy = True
            self.waiting.popleft()()

    def _free(self) -> None:
        self.busy = False

    def _decide(self, decide: Decide, answer: Answering, refuse: Refusing) -> None:
        entry: AnyEntry | None = None
        try:
            entry = decide()
        except WarrenError as error:
            refuse(error)
        else:
            if entry is None:
                answer(None)
        finally:
            self.busy = entry is not None
        if entry is not None:
            kept = partial(self._kept, entry, answer, refuse)
            self.hall.store.keep(self.table.name, self.table.feed + 1, entry, kept)

    def _kept(self, entry: AnyEntry, answer: Answering, refuse: Refusing, error: Exception | None) -> None:
        if isinstance(error, Conflict):
            self.reading = asyncio.create_task(self._read_again(refuse))
            return
        try:
            if error is None:
                self._add(entry, answer)
            elif isinstance(error, WarrenError):
                refuse(error)
        finally:
            self._free()
            self._go_on()
            self.hall.rest(self)

    def _add(self, entry: AnyEntry, answer: Answering) -> None:
        events = self.table.add(entry)
        answer(self.table.feed)
        hands_changed = isinstance(entry, Sat | Stood | Changed)
        if hands_changed:
            self.look_at_keys()
        if isinstance(entry, Started):
            self.turn_away()
        self.tell(events)
        if hands_changed:
            self.tell_presence()
        self.wake_bots()
        self.watch_clock()

    async def _read_again(self, refuse: Refusing) -> None:
        try:
            self.table = await self.hall.read(self.table.name)
            refuse(Refused("stale", ask=0, now=self.table.ask_number))
        finally:
            self._free()
            self._go_on()

    def took(self) -> float:
        """How long ago the question was put that the table waits on."""
        return time.monotonic() - self.asked_at

    def window_left(self, seat: int) -> float:
        """How long a seat's answer still has to wait: moments for reactions last a while, whoever holds what."""
        if not self.table.is_closing(seat):
            return 0.0
        return max(0.0, self.hall.pace.window - self.took())

    def watch_clock(self) -> None:
        """Set the alarm for the first asked person whose time runs out."""
        if self.asked != self.table.ask_number:
            self.asked = self.table.ask_number
            self.asked_at = time.monotonic()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        asked = self.table.state.ask().seats if self.table.state is not None else ()
        limits = [(limit, seat) for seat in asked if (limit := self.table.seconds(seat)) is not None]
        if limits:
            limit, seat = min(limits)
            wait = max(0.0, limit - self.took())
            self.timer = asyncio.get_running_loop().call_later(wait, self.time_is_up, seat)

    def time_is_up(self, seat: int) -> None:
        """A bot moves for somebody who thought too long."""
        if seat not in self.thinking:
            self.thinking[seat] = asyncio.create_task(self._think(seat, late=True))

    def look_at_keys(self) -> None:
        """A seat has changed hands: see who has the key to what now."""
        for listener in self.listeners:
            listener.mine = self.table.seats_of(listener.keys)

    def admits(self, mine: Collection[int]) -> bool:
        """Whether somebody with these seats may look on: everybody before the start, then it depends on the table."""
        return bool(mine) or self.table.created.watched or self.table.status() == "open"

    def turn_away(self) -> None:
        """The playing begins: whoever has no seat and may not watch hears no more."""
        for listener in [listener for listener in self.listeners if not self.admits(listener.mine)]:
            self.listeners.discard(listener)
            error = Refused("not-watched")
            sentence = error.say(listener.language)
            listener.send(encode(Refusal(feed=self.table.feed, id="", code=error.text, sentence=sentence)))

    def tell(self, events: Events | None) -> None:
        """Send the entry just added to everybody, each in the form they may know."""
        told: dict[tuple[int, ...], bytes] = {}
        for listener in list(self.listeners):
            message = told.get(listener.mine)
            if message is None:
                message = told[listener.mine] = encode(self.table.update(events, listener.mine))
            listener.send(message)

    def wake_bots(self) -> None:
        """Let every bot think that is asked and does not think yet."""
        for seat in self.table.bots_asked():
            if seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: int, *, late: bool = False) -> None:
        try:
            ask = self.table.ask_number
            after = 0.0 if late else self.hall.pace.bot_answers_after(self.table.is_window(), self.table.people())
            move = await self.hint(seat, self.table.bot_at(seat), self.time_to_think(after))
            await asyncio.sleep(max(0.0, after - self.took()))
            self._has_thought(seat)
            kept = await self.do(lambda: self.table.play(seat, move, ask, self.took() if late else None))
            if kept is None:
                self.wake_bots()  # the table went on meanwhile, and may ask this seat again
        except Refused as refusal:
            log.warning("table %s: a bot's move was not kept: %s", self.table.name, refusal)
        finally:
            self._has_thought(seat)
            self.hall.rest(self)

    def _has_thought(self, seat: int) -> None:
        """This thought is over. A new one for the same seat, begun as soon as its move was made, goes on."""
        if self.thinking.get(seat) is asyncio.current_task():
            del self.thinking[seat]

    def time_to_think(self, after: float) -> float:
        """A moment for reactions ends when it would without a thought, so that no bot's time tells what it holds."""
        return max(LEAST_THOUGHT, after * 2 / 3) if self.table.is_window() else LONGEST

    async def hint(self, seat: int, bot: str, at_most: float = LONGEST) -> str:
        """What a bot would do for a seat now."""
        return await self.hall.thinkers.choose(self.table.playing(), seat, bot, secrets.token_hex(8), at_most)

    async def advise(self, seat: int) -> tuple[str, tuple[Rated, ...]]:
        """What the best search would do for a seat now, and how the best moves went; or only what looks best."""
        moves = await self.hall.advisers.weigh(self.table.playing(), seat, secrets.token_hex(8))
        if moves:
            return moves[0].move, moves
        if seat not in self.table.playing().ask().seats:
            raise Refused("hint-late")
        return await self.hint(seat, "greedy"), ()

    def tell_presence(self) -> None:
        """Tell everybody who is here."""
        here = sorted({seat for listener in self.listeners for seat in listener.mine})
        self.note_who_is_gone(here)
        watching = sum(not listener.mine for listener in self.listeners)
        message = encode(Presence(feed=self.table.feed, here=tuple(here), watching=watching))
        for listener in list(self.listeners):
            listener.send(message)

    def note_who_is_gone(self, here: list[int]) -> None:
        """Remember since when people's seats have nobody connected."""
        now = time.monotonic()
        missing = [seat for seat, chair in enumerate(self.table.chairs) if isinstance(chair, Sat) and seat not in here]
        self.gone = {seat: self.gone.get(seat, now) for seat in missing}

    def gone_for(self, seat: int) -> float:
        """How long nobody has been connected for a seat, in seconds."""
        return time.monotonic() - self.gone[seat] if seat in self.gone else 0.0

    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not self.listeners and not self.thinking and not self.busy and not self.waiting and self.timer is None

    def stop(self) -> None:
        """Let no bot think on, and no alarm ring."""
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()


class Hall:
    """All tables. Those that nobody is at lie on disk only."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: Pace) -> None:
        self.store = store
        self.thinkers = thinkers
        self.advisers = Advisers()
        self.pace = pace
        self._tables: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._unlisted: set[str] = set()

    async def create(self, created: Created) -> str:
        """Set up a table; its name."""
        name = "".join(secrets.choice(NAME_LETTERS) for _ in range(8))
        await self.store.append(name, 1, created)
        return name

    async def rematch(self, live: LiveTable, answer: Callable[[int], None]) -> None:
        """Let the same people and bots play again at another table, set up by whoever asks first."""
        live.table.follow("")
        if live.table.next is not None:
            answer(live.table.feed)
            return
        name = await self.create(msgspec.structs.replace(live.table.created, secret=new_secret()))
        for number, chair in enumerate(chair for chair in live.table.chairs if chair):
            # The words of this playing are known now; who plays on gives another one.
            fresh = msgspec.structs.replace(chair, word="") if isinstance(chair, Sat) else chair
            await self.store.append(name, number + 2, fresh)
        done = await live.do(lambda: live.table.follow(name) if live.table.next is None else None, answer)
        if done is None:
            answer(live.table.feed)

    async def listed(self) -> list[TableInfo]:
        """The open tables that anyone may find."""
        found: list[TableInfo] = []
        for name in reversed(await self.store.names()):
            if name in self._unlisted:
                continue
            table = await self.look(name)
            if table.created.listed and table.status() == "open":
                found.append(table.info())
            else:
                self._unlisted.add(name)  # for ever: nothing that started opens again
            if len(found) == MOST_LISTED:
                break
        return found[::-1]

    async def read(self, name: str, entries: int | None = None) -> Table:
        """A table as it is on disk, or as it was after so many entries."""
        kept = await self.store.load(name)
        if not kept:
            raise Refused("no-such-table")
        return Table.restored(name, kept[:entries])

    async def look(self, name: str) -> Table:
        """A table as it is now, without keeping it in memory."""
        live = self._tables.get(name)
        return live.table if live is not None else await self.read(name)

    async def find(self, name: str) -> LiveTable:
        """A table in memory, read from disk if need be."""
        live = self._tables.get(name)
        if live is not None:
            return live
        async with self._reading.setdefault(name, asyncio.Lock()):
            try:
                table = await self.read(name)
                if name not in self._tables:
                    live = self._tables[name] = LiveTable(table, self)
                    live.wake_bots()
                return self._tables[name]
            finally:
                self._reading.pop(name, None)

    async def join(self, name: str, listener: Listener, last: int) -> LiveTable:
        """Let somebody listen from now on, sending first what they missed, or everything."""
        while True:
            live = await self.find(name)
            try:
                async with live.alone():
                    if self._tables.get(name) is live:
                        await self._welcome(live, listener, last)
                        return live
            finally:
                self.rest(live)  # for nobody, if they were turned away

    async def _welcome(self, live: LiveTable, listener: Listener, last: int) -> None:
        mine = live.table.seats_of(listener.keys)
        if not live.admits(mine):
            raise Refused("not-watched")
        listener.mine = mine
        await self._catch_up(live, listener, last)
        live.listeners.add(listener)
        live.tell_presence()

    async def _catch_up(self, live: LiveTable, listener: Listener, last: int) -> None:
        feed = live.table.feed
        if not 0 < last <= feed or feed - last > MOST_CATCHING_UP:
            listener.send(encode(live.table.snapshot(listener.mine)))
            return
        entries = await self.store.load(live.table.name)
        table = Table.restored(live.table.name, entries[:last])
        for entry in entries[last:]:
            events = table.add(entry)
            listener.send(encode(table.update(events, listener.mine)))

    async def tell_log(self, live: LiveTable, listener: Listener, command: str) -> None:
        """Tell somebody everything that happened so far."""
        entries = await self.store.load(live.table.name)
        table = Table.restored(live.table.name, entries[:1])
        told = [Told(table.feed, table.heard(table.add(entry), listener.mine)) for entry in entries[1:]]
        listener.send(encode(Log(feed=table.feed, id=command, entries=tuple(told))))

    def part(self, live: LiveTable, listener: Listener) -> None:
        """Somebody stopped listening; a table without anybody goes back to disk."""
        live.listeners.discard(listener)
        live.tell_presence()
        self.rest(live)

    def rest(self, live: LiveTable) -> None:
        """A table without anybody and anything going on goes back to disk."""
        if live.idle() and self._tables.get(live.table.name) is live:
            del self._tables[live.table.name]

    def count(self) -> tuple[int, int]:
        """How many tables are in memory, and how many listen."""
        return len(self._tables), sum(len(live.listeners) for live in self._tables.values())

    async def close(self) -> None:
        """Stop thinking and close the store."""
        for live in self._tables.values():
            live.stop()
        self.thinkers.close()
        self.advisers.close()
        await self.store.close()


def encode(message: AnyMessage) -> bytes:
    """A message as it goes over the wire."""
    return ENCODER.encode(message)
