"""The hall: all tables that are in play at this host, and what it hears of them from other hosts on the same store."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from warren.engine.errors import WarrenError
from warren.host.cluster.leases import RENEWED, Minding
from warren.host.cluster.remote_presence import Elsewhere, Present, StandInSaid, read_words, words_of
from warren.host.errors import Refused
from warren.host.operations.faults import Faults
from warren.host.operations.logs import note, tag_of
from warren.host.operations.metrics import Figures
from warren.host.store import Kept, Listed, Store
from warren.host.tables.entries import Created, Sat
from warren.host.tables.live_table import Listener, LiveTable, encode
from warren.host.tables.pace import Pace
from warren.host.tables.table import Table, like
from warren.host.wire.protocol import Log, TableInfo, Told
from warren.host.workers.bot_workers import Thinkers
from warren.host.workers.hint_worker import Advisers

MOST_CATCHING_UP: Final = 200
#: Of the open tables that anyone may find, so many are on a page of the list: usually, and at most.
PAGE: Final = 50
MOST_LISTED: Final = 100
#: So many tables that somebody looked at are remembered as they were then.
MOST_LOOKED: Final = 16
NAME_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
#: Instead of a table's name: all of them.
ALL: Final = "*"
log = logging.getLogger("warren.host")

__all__ = ["Hall", "Listener", "LiveTable", "encode"]


class Hall:
    """All tables. Those that nobody is at lie on disk only."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: Pace, faults: Faults | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.faults = faults or Faults()
        self.advisers = Advisers()
        self.pace = pace
        self.figures = Figures()
        #: The files of the browser table that is served here; a page that came with others has to be loaded again.
        self.files: frozenset[str] = frozenset()
        self._tables: dict[str, LiveTable] = {}
        self._looked: dict[str, Table] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._news: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.elsewhere = Elsewhere()
        self.minding = Minding(store, self._took_over, self._found, self._tick)
        store.listen(self)

    async def create(self, created: Created) -> str:
        """Set up a table; its name."""
        name = "".join(secrets.choice(NAME_LETTERS) for _ in range(8))
        await self.store.append(name, 1, created)
        note(log, logging.INFO, "table set up", table=tag_of(name), game=created.game, seats=created.seats)
        return name

    async def rematch(self, live: LiveTable, answer: Callable[[int], None]) -> None:
        """Let the same people and bots play again at another table, set up by whoever asks first."""
        live.table.follow("")
        if live.table.next is not None:
            answer(live.table.feed)
            return
        name = await self.create(like(live.table.created))
        for number, chair in enumerate(chair for chair in live.table.chairs if chair):
            # The words of this playing are known now; who plays on gives another one.
            fresh = replace(chair, word="") if isinstance(chair, Sat) else chair
            await self.store.append(name, number + 2, fresh)
        done = await live.do(lambda: live.table.follow(name) if live.table.next is None else None, answer)
        if done is None:
            answer(live.table.feed)

    async def listed(self, most: int = PAGE, before: int | None = None) -> tuple[list[TableInfo], int | None]:
        """The newest open tables that anyone may find, and the number from which the next page goes on, if any."""
        found: list[TableInfo] = []
        page = await (self.store.listed(most) if before is None else self.store.listed(most, before))
        for listed in page:
            try:
                table = self._in_list(listed)
            except WarrenError as error:
                note(log, logging.WARNING, "a table cannot be listed", table=tag_of(listed.name), code=error.text)
                continue
            if table.created.listed and table.status() == "open":
                found.append(table.info())
        return found, page[-1].number if len(page) == most else None

    def _in_list(self, listed: Listed) -> Table:
        """An open table as it is in memory, else as its first entries make it; no game is played for that."""
        live = self._tables.get(listed.name)
        if live is not None and not self.store.shared:
            return live.table
        return Table.restored(listed.name, listed.read())

    async def read(self, name: str, entries: int | None = None) -> Table:
        """A table as it is on disk, or as it was after so many entries."""
        kept = await self.store.load(name)
        if not kept:
            raise Refused("no-such-table")
        return Table.restored(name, kept[:entries])

    async def look(self, name: str) -> Table:
        """A table as it is now, without keeping it in memory; where others write too, as it is in the store."""
        live = self._tables.get(name)
        if live is not None and not self.store.shared:
            return live.table
        # Whoever looks at a table often looks again; then only what is new is read.
        table = self._looked.pop(name, None)
        if table is None:
            table = await self.read(name)
        else:
            for entry in await self.store.load(name, table.feed):
                table.add(entry)
        self._looked[name] = table
        while len(self._looked) > MOST_LOOKED:
            del self._looked[next(iter(self._looked))]
        return table

    async def find(self, name: str) -> LiveTable:
        """A table in memory, read from disk if need be."""
        live = self._tables.get(name)
        if live is not None:
            return live
        async with self._reading.setdefault(name, asyncio.Lock()):
            try:
                if name in self._tables:
                    return self._tables[name]
                live = await self._bring_to_life(name)
                if name not in self._tables:
                    self._tables[name] = live
                    if self._news.get(name, 0) > live.table.feed:
                        live.catch_up()
                    self.store.say("who", name)
                    live.mind()
                return self._tables[name]
            finally:
                self._reading.pop(name, None)
                self._news.pop(name, None)

    async def _bring_to_life(self, name: str) -> LiveTable:
        kept = await self.store.kept(name)
        if not kept:
            raise Refused("no-such-table")
        table, took = fold(name, kept)
        live = LiveTable(table, self, took)
        for entry, age in kept:
            live.comings.count(entry, age)
        if table.created.clock.kind != "none":
            await self._leave_out_pause(live)
        return live

    async def _leave_out_pause(self, live: LiveTable) -> None:
        pause = await self.store.pause(live.table.name)
        if pause is not None:
            live.leave_out(pause)

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
        if listener.seated_only and not mine:
            raise Refused("too-often")
        if not live.admits(mine):
            raise Refused("not-watched")
        listener.mine = mine
        await self._catch_up(live, listener, last)
        live.listeners.add(listener)
        live.tell_presence()
        if live.stand_ins.told:
            listener.send(encode(live.stand_ins.message()))

    async def _catch_up(self, live: LiveTable, listener: Listener, last: int) -> None:
        feed = live.table.feed
        if not 0 < last <= feed or feed - last > MOST_CATCHING_UP or not live.table.is_told_again(last + 1):
            listener.send(encode(live.table.snapshot(listener.mine, live.left, listener.holder)))
            return
        entries = await self.store.load(live.table.name)
        table = Table.restored(live.table.name, entries[:last])
        for entry in entries[last:feed]:
            events = table.add(entry)
            # Of questions that were answered meanwhile nobody's time runs; of the last one, what is left of it now.
            left = live.left if table.feed == feed else None
            listener.send(encode(table.update(events, listener.mine, left, listener.holder)))

    async def tell_log(self, live: LiveTable, listener: Listener, command: str) -> None:
        """Tell somebody everything that happened so far, unless it is for them to remember.

        It is told through the same eyes through which they see the table.
        """
        entries = await self.store.load(live.table.name)
        seen_as = live.table.eyes(listener.mine, listener.holder)
        table = Table.restored(live.table.name, entries[:1])
        told = []
        for entry in entries[1:]:
            events = table.add(entry)
            told.append(Told(table.feed, table.heard(events, seen_as)))
        told = [entry if table.is_told_again(entry.feed) else Told(entry.feed, []) for entry in told]
        listener.send(encode(Log(feed=table.feed, id=command, entries=tuple(told), seen_as=seen_as)))

    def part(self, live: LiveTable, listener: Listener) -> None:
        """Somebody stopped listening; a table without anybody goes back to disk."""
        live.listeners.discard(listener)
        live.tell_presence()
        self.rest(live)

    def rest(self, live: LiveTable) -> None:
        """A table without anybody and anything going on goes back to disk."""
        name = live.table.name
        if live.idle() and self._tables.get(name) is live:
            del self._tables[name]
            live.stop()
            self.elsewhere.forget(name)
            self.minding.leave(name)

    def count(self) -> tuple[int, int]:
        """How many tables are in memory, and how many listen."""
        return len(self._tables), sum(len(live.listeners) for live in self._tables.values())

    async def close(self) -> None:
        """Stop thinking and close the store; whoever minds these tables next goes on at once."""
        await self.minding.close()
        for task in list(self._tasks):
            task.cancel()
        self.store.say("gone", "")
        for live in self._tables.values():
            live.stop()
        self.thinkers.close()
        self.advisers.close()
        await self.store.close()

    # Minding tables: bots and clocks.

    def minds(self, live: LiveTable) -> bool:
        """Whether this host lets the bots of a table think and its clock ring; if not, it will when it can."""
        return self.minding.minds(live.table.name)

    def _took_over(self, name: str, paused: bool) -> None:
        live = self._tables.get(name)
        if live is None:
            self.minding.leave(name)
        elif paused:
            self._begin(self._mind_after_pause(live))
        else:
            live.mind()

    async def _mind_after_pause(self, live: LiveTable) -> None:
        while not live.retired:
            try:
                await self._leave_out_pause(live)
            except Refused as refusal:
                note(log, logging.WARNING, "a pause is not known", table=tag_of(live.table.name), code=refusal.text)
                await asyncio.sleep(RENEWED)
            else:
                break
        live.mind()

    def _found(self, name: str) -> None:
        self._begin(self._adopt(name))

    async def _adopt(self, name: str) -> None:
        """Go on with a table whose host is not there any more."""
        try:
            live = await self.find(name)
        except Exception:
            self.minding.leave(name)
            raise
        live.mind()
        self.rest(live)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._try(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except WarrenError as error:
            note(log, logging.WARNING, "a table could not be minded", code=error.text)
        except Exception:
            log.exception("a table could not be minded")

    def _tick(self) -> None:
        """Let the other hosts know that this one is alive, and see whether they are."""
        self.store.say("alive", "")
        for by in self.elsewhere.silent():
            self._part(by)

    # What other hosts do.

    def entry_elsewhere(self, name: str, seq: int) -> None:
        """Another host has kept an entry: those who are at that table here hear of it."""
        live = self._tables.get(name)
        if live is not None:
            if seq > live.table.feed:
                live.catch_up()
        elif name in self._reading:
            self._news[name] = max(seq, self._news.get(name, 0))

    def said_elsewhere(self, kind: str, by: str, words: str) -> None:
        """Another host says who is there, asks who is, frees tables, or only that it is alive."""
        if kind == "gone":
            self._part(by)
            return
        if self.elsewhere.hear(by):
            self.store.say("who", ALL)
        match kind:
            case "here":
                self._note_presence(by, words)
            case "who":
                for live in self._tables.values() if words == ALL else self._known([words]):
                    if live.listeners:
                        self.say_presence(live)
            case "stand-in":
                self._hear_of_stand_in(msgspec.json.decode(words, type=StandInSaid))
            case "freed":
                for name in words.split(" "):
                    self.minding.try_again(name)

    def _note_presence(self, by: str, words: str) -> None:
        name, present = read_words(words)
        live = self._tables.get(name)
        if live is not None and self.elsewhere.note(by, name, present):
            live.show_presence()

    def _hear_of_stand_in(self, said: StandInSaid) -> None:
        for live in self._known([said.table]):
            live.stand_ins.hear(said.ask, said.seat, said.mine, agree=said.agree)

    def store_is_back(self) -> None:
        """Take in what was missed while the store was away."""
        for live in self._tables.values():
            live.catch_up()
            self.say_presence(live)
        self.store.say("who", ALL)

    def say_presence(self, live: LiveTable) -> None:
        """Tell the other hosts who is at a table through this one."""
        if self.store.shared:
            here, watching = live.present()
            self.store.say("here", words_of(live.table.name, Present(frozenset(here), watching)))

    def stand_in(self, live: LiveTable, seat: int, mine: tuple[int, ...], *, agree: bool) -> None:
        """Somebody asks for a bot on a seat, agrees or objects; those at other hosts hear of it."""
        live.stand_ins.say(seat, mine, agree=agree)
        if self.store.shared:
            said = StandInSaid(live.table.name, live.stand_ins.ask, seat, mine, agree)
            self.store.say("stand-in", msgspec.json.encode(said).decode())

    def _part(self, by: str) -> None:
        """A host is gone, perhaps before it could say what it had kept last."""
        for live in self._tables.values():
            live.catch_up()
        for live in self._known(self.elsewhere.part(by)):
            live.show_presence()

    def _known(self, names: Sequence[str]) -> list[LiveTable]:
        return [self._tables[name] for name in names if name in self._tables]


def fold(name: str, kept: Sequence[Kept]) -> tuple[Table, float]:
    """The table that these entries made, and how long ago the question was put that it waits on."""
    table = Table.restored(name, [kept[0].entry])
    took = 0.0
    for entry, age in kept[1:]:
        before = table.ask_number
        table.add(entry)
        if table.ask_number != before:
            took = age
    return table, took
