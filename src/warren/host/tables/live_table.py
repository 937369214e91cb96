"""A table in play: its listeners, bots and clock; one thing at a time is decided, kept, answered and told."""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import AsyncGenerator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from warren.bots.analysis.explanations import Rated
from warren.engine.contract import Events
from warren.engine.errors import WarrenError
from warren.engine.records import Record
from warren.host import crash_points
from warren.host.errors import Refused
from warren.host.operations.logs import note, tag_of
from warren.host.store import Conflict, Kept, Pause
from warren.host.tables.entries import AnyEntry, Changed, Moved, Played, Sat, Started, Stood
from warren.host.tables.join_limits import Comings
from warren.host.tables.stand_ins import StandIns
from warren.host.tables.table import Table
from warren.host.wire.protocol import AnyMessage, Presence, Refusal
from warren.host.workers.bot_workers import LONGEST, Fault, Faulting, any_move, log_fault

if TYPE_CHECKING:
    from warren.host.tables.table_registry import Hall

Decide = Callable[[], AnyEntry | None]
Answering = Callable[[int | None], None]
Refusing = Callable[[WarrenError], None]

#: Seconds that a bot may think even where it has to answer at once.
LEAST_THOUGHT: Final = 0.1
#: Seconds until a bot whose move could not be kept thinks again.
AGAIN: Final = 2.0
#: Who has not been connected for so many seconds is gone, and the others may let a bot play for them.
GONE: Final = 20.0
#: After a pause in which no host minded the table, nobody's time is up sooner than in so many seconds.
GRACE: Final = 20.0
ENCODER: Final = msgspec.json.Encoder()
log = logging.getLogger("warren.host")


class Listener:
    """Somebody at a table: their keys, the seats these open now, and where to send what they may know."""

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self.send = send
        self.keys: set[str] = set()
        self.mine: tuple[int, ...] = ()
        #: Whose hands a device is in that several people share, as it says; None where it says nothing of it.
        self.holder: int | None = None
        self.language = "en"
        #: Whether nobody is let in without a key that opens a seat: they may be guessing.
        self.seated_only = False


class LiveTable:
    """A table in memory. Entries are decided, kept and added one at a time.

    `took` is for how long it has waited on the question now put. The host that minds the table lets its bots think and
    its clock ring; where several hosts have it in memory, one does.
    """

    def __init__(self, table: Table, hall: "Hall", took: float = 0.0) -> None:
        self.table = table
        self.hall = hall
        self.listeners: set[Listener] = set()
        self.busy = False
        self.waiting: deque[Callable[[], None]] = deque()
        self.reading: asyncio.Task[None] | None = None
        self.behind = False
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.put_at = self.asked_at = time.monotonic() - took
        self.asked = table.ask_number
        self.no_alarm_before = 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.held: set[asyncio.TimerHandle] = set()
        self.gone: dict[int, float] = {}
        self.begun_at = time.monotonic()
        self.comings = Comings()
        self.stand_ins = StandIns(self)
        #: Whether the table is no longer in the host's memory: nothing more is done with this object.
        self.retired = False

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
    async def alone(self) -> AsyncGenerator[None]:
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

    def _decide(self, decide: Decide, answer: Answering, refuse: Refusing, *, fresh: bool = False) -> None:
        entry: AnyEntry | None = None
        looking = False
        try:
            entry = decide()
            if entry is not None:
                self.comings.check(entry)
        except WarrenError as error:
            entry = None
            looking = self.hall.store.shared and not fresh
            if looking:
                self.reading = asyncio.create_task(self._look_before_refusing(decide, answer, refuse))
            else:
                refuse(error)
        except Exception:
            log.exception("a wish could not be decided on")
            refuse(Refused("went-wrong"))
        else:
            if entry is None:
                answer(None)
        finally:
            self.busy = looking or entry is not None
        if entry is not None:
            if crash_points.stop_at:
                crash_points.reach("decided")
            kept = partial(self._kept, entry, decide, answer, refuse)
            self.hall.store.keep(self.table.name, self.table.feed + 1, entry, kept)

    def _kept(
        self, entry: AnyEntry, decide: Decide, answer: Answering, refuse: Refusing, error: Exception | None
    ) -> None:
        if isinstance(error, Conflict):
            self.reading = asyncio.create_task(self._decide_again(decide, answer, refuse))
            return
        try:
            if error is None:
                self._add(entry, answer)
            else:
                refuse(error if isinstance(error, WarrenError) else Refused("went-wrong"))
        finally:
            self._done()

    def _done(self) -> None:
        self._free()
        self._go_on()
        self.hall.rest(self)

    def _add(self, entry: AnyEntry, answer: Answering = lambda _: None, age: float = 0.0) -> None:
        events = self.table.add(entry)
        self._note_question(age)
        self.comings.count(entry, age)
        self.stand_ins.note_entry(entry)
        if isinstance(entry, Moved | Played):
            self.hall.figures.moves["person" if isinstance(entry, Moved) else "bot"] += 1
        try:
            self._tell_of(entry, events, answer)
        except Exception:
            log.exception("an entry could not be told")
        self.mind()
        self.stand_ins.refresh()

    def _tell_of(self, entry: AnyEntry, events: Events | None, answer: Answering) -> None:
        """Say what has become of an entry: to whoever wished it, then to everybody."""
        answer(self.table.feed)
        if crash_points.stop_at:
            crash_points.reach("answered")
        hands_changed = isinstance(entry, Sat | Stood | Changed)
        if hands_changed:
            self.look_at_keys()
        if isinstance(entry, Started):
            self.turn_away()
        self.tell(events)
        if hands_changed:
            self.tell_presence()
        if crash_points.stop_at:
            crash_points.reach("told")

    async def _look_before_refusing(self, decide: Decide, answer: Answering, refuse: Refusing) -> None:
        """What would be refused may be right by now: another host may know what this one has not heard yet."""
        try:
            with suppress(Refused):
                await self._read_on()
        finally:
            self.busy = False
        self.waiting.appendleft(lambda: self._decide(decide, answer, refuse, fresh=True))
        self._go_on()
        self.hall.rest(self)

    async def _decide_again(self, decide: Decide, answer: Answering, refuse: Refusing) -> None:
        """Another host was quicker: see what it did, then decide on the same wish as the table is now."""
        again = False
        try:
            again = await self._read_on()
            if not again:
                refuse(Refused("stale", ask=0, now=self.table.ask_number))
        except WarrenError as error:
            refuse(error)
        finally:
            self.busy = False
        if again:
            self.waiting.appendleft(lambda: self._decide(decide, answer, refuse, fresh=True))
        self._go_on()
        self.hall.rest(self)

    def catch_up(self) -> None:
        """Another host has kept an entry of this table: take in what is new when it is its turn."""
        if not self.behind:
            self.behind = True
            self.waiting.append(self._begin_reading)
            self._go_on()

    def _begin_reading(self) -> None:
        self.behind = False
        self.reading = asyncio.create_task(self._read_and_go_on())

    async def _read_and_go_on(self) -> None:
        try:
            await self._read_on()
        except Refused as refusal:
            note(log, logging.WARNING, "what is new is not read", table=tag_of(self.table.name), code=refusal.text)
        finally:
            self._done()

    async def _read_on(self) -> bool:
        """Take in the entries that other hosts have kept; whether there were any."""
        new: Sequence[Kept] = await self.hall.store.kept(self.table.name, self.table.feed)
        for entry, age in new:
            self._add(entry, age=age)
        return bool(new)

    def took(self) -> float:
        """How long ago the question was put that the table waits on."""
        return time.monotonic() - self.asked_at

    def later(self, wait: float, work: Callable[[], None]) -> None:
        """Do something after a while; the table stays in memory so long, whoever leaves."""

        def begin() -> None:
            self.held.discard(timer)
            work()
            self.hall.rest(self)

        timer = asyncio.get_running_loop().call_later(wait, begin)
        self.held.add(timer)

    def left(self, seat: int) -> float | None:
        """How many seconds a person may still think about the question now put; None without limit."""
        limit = self.table.seconds(seat)
        if limit is None:
            return None
        return round(max(0.0, limit - self.took(), self.no_alarm_before - time.monotonic()), 1)

    def window_left(self, seat: int) -> float:
        """How long a seat's answer still has to wait: moments for reactions last a while, whoever holds what."""
        if not self.table.is_closing(seat):
            return 0.0
        return max(0.0, self.hall.pace.window - self.took())

    def _note_question(self, age: float) -> None:
        """Remember when the question was put that the table waits on."""
        if self.asked != self.table.ask_number:
            self.asked = self.table.ask_number
            self.put_at = self.asked_at = time.monotonic() - age
            self.no_alarm_before = 0.0

    def leave_out(self, pause: Pause) -> None:
        """Time in which no host minded the table is nobody's; and people need a moment to find their way back."""
        now = time.monotonic()
        self.asked_at = self.put_at + pause.within(now - self.put_at)
        self.no_alarm_before = now + max(0.0, GRACE - pause.ended)

    def alarm(self) -> tuple[float, int] | None:
        """In how many seconds the first asked person's time is up, and whose; None if nobody's runs."""
        asked = self.table.state.ask().seats if self.table.state is not None else ()
        limits = [(limit, seat) for seat in asked if (limit := self.table.seconds(seat)) is not None]
        if not limits:
            return None
        limit, seat = min(limits)
        return max(0.0, limit - self.took(), self.no_alarm_before - time.monotonic()), seat

    def watch_clock(self) -> None:
        """Set the alarm for the first asked person whose time runs out, if this host minds the table."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        alarm = self.alarm()
        if alarm is not None and self.hall.minds(self):
            wait, seat = alarm
            self.timer = asyncio.get_running_loop().call_later(wait, self.time_is_up, seat)

    def needs_minding(self) -> bool:
        """Whether bots are asked here, or somebody's time runs."""
        return bool(self.table.bots_asked()) or self.alarm() is not None

    def mind(self) -> None:
        """Let bots think and the clock ring, if it is this host's turn."""
        if not self.retired:
            self.wake_bots()
            self.watch_clock()

    def time_is_up(self, seat: int) -> None:
        """A bot moves for somebody who thought too long."""
        if not self.hall.minds(self):
            self.timer = None
        elif seat not in self.thinking:
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
        told: dict[tuple[tuple[int, ...], int | None], bytes] = {}
        for listener in list(self.listeners):
            try:
                who = listener.mine, listener.holder
                message = told.get(who)
                if message is None:
                    update = self.table.update(events, listener.mine, self.left, listener.holder)
                    message = told[who] = encode(update)
                listener.send(message)
            except Exception:
                log.exception("an update could not be told")

    def send_all(self, message: AnyMessage) -> None:
        """Send the same to everybody at this host."""
        encoded = encode(message)
        for listener in list(self.listeners):
            listener.send(encoded)

    def wake_bots(self) -> None:
        """Let every bot think that is asked and does not think yet, if this host minds the table."""
        asked = self.table.bots_asked()
        if not asked or not self.hall.minds(self):
            return
        for seat in asked:
            if seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: int, *, late: bool = False) -> None:
        try:
            ask = self.table.ask_number
            if seat not in self.table.playing().ask().seats:
                return  # the table went on before this thought began
            after = 0.0 if late else self.hall.pace.bot_answers_after(self.table.is_window(), self.table.people())
            move = await self.bot_move(seat, self.table.bot_at(seat), self.time_to_think(after))
            await asyncio.sleep(max(0.0, after - self.took()))
            self._has_thought(seat)
            kept = await self.do(lambda: self.table.play(seat, move, ask, self.took() if late else None))
            if kept is None:
                self.mind()  # the table went on meanwhile, and may ask this seat again
        except WarrenError as refusal:
            note(log, logging.WARNING, "a bot's move was not kept", table=tag_of(self.table.name), code=refusal.text)
            await self._try_again(seat)
        except Exception:
            log.exception("a bot's move could not be made")
            await self._try_again(seat)
        finally:
            self._has_thought(seat)
            self.hall.rest(self)

    async def _try_again(self, seat: int) -> None:
        """What was refused, on a full disk say, is thought of anew after a while; the table stays in memory so long.

        The clock is set anew, too: one that rang while nothing could be kept rings again.
        """
        task = asyncio.current_task()
        if seat not in self.thinking and task is not None:
            self.thinking[seat] = task
        await asyncio.sleep(AGAIN)
        self._has_thought(seat)
        self.mind()

    def _has_thought(self, seat: int) -> None:
        """This thought is over. A new one for the same seat, begun as soon as its move was made, goes on."""
        if self.thinking.get(seat) is asyncio.current_task():
            del self.thinking[seat]

    def time_to_think(self, after: float) -> float:
        """A moment for reactions ends when it would without a thought, so that no bot's time tells what it holds."""
        return max(LEAST_THOUGHT, after * 2 / 3) if self.table.is_window() else LONGEST

    async def bot_move(self, seat: int, bot: str, at_most: float = LONGEST) -> str:
        """What a bot does for a seat now: a legal move, whatever goes wrong."""
        legal = [move.text for move in self.table.playing().moves(seat)]
        try:
            return await self._choose(seat, bot, at_most, self._faulting())
        except Exception:
            log.exception("bots cannot think; a legal move is drawn")
            return any_move(legal, secrets.token_hex(8))

    async def _choose(self, seat: int, bot: str, at_most: float, faulting: Faulting) -> str:
        begun = time.monotonic()
        seed = secrets.token_hex(8)
        try:
            return await self.hall.thinkers.choose(self.table.playing(), seat, bot, seed, at_most, faulting)
        finally:
            self.hall.figures.thought(time.monotonic() - begun)

    def _faulting(self) -> Faulting:
        """Write down what goes wrong, with the game as it is now: when that is told, it may have gone on."""
        table, feed, ask, record = self.table, self.table.feed, self.table.ask_number, self.table.record
        assert record is not None
        moves = list(record.moves)

        def tell(fault: Fault) -> None:
            until = Record(record.game, record.seats, record.seed, record.options, "", record.players)
            until.moves = moves
            log_fault(
                fault,
                table=tag_of(table.name),
                feed=feed,
                ask=ask,
                rules=record.game.rules_version,
                seats=record.seats,
                options=msgspec.json.encode(record.options).decode(),
                file=self.hall.faults.keep(fault, table.name, feed, ask, until),
            )

        return tell

    async def advise(self, seat: int) -> tuple[str, tuple[Rated, ...]]:
        """What the best search would do for a seat now, and how the best moves went; or only what looks best.

        Refused where neither is to be had: a move drawn from a hat is no hint.
        """
        moves = await self.hall.advisers.weigh(self.table.playing(), seat, secrets.token_hex(8))
        if moves:
            return moves[0].move, moves
        if seat not in self.table.playing().ask().seats:
            raise Refused("hint-late")
        stages: set[str] = set()
        write = self._faulting()

        def faulting(fault: Fault) -> None:
            stages.add(fault.stage)
            write(fault)

        move = await self._choose(seat, "greedy", LONGEST, faulting)
        if stages & {"imagine", "quick"}:
            raise Refused("hint-failed")
        return move, ()

    def tell_presence(self) -> None:
        """Tell everybody who is here, at this host or another; and the other hosts who is at this one."""
        self.hall.say_presence(self)
        self.show_presence()

    def present(self) -> tuple[set[int], int]:
        """The seats whose people are connected to this host, and how many watch."""
        here = {seat for listener in self.listeners for seat in listener.mine}
        return here, sum(not listener.mine for listener in self.listeners)

    def show_presence(self) -> None:
        """Tell everybody at this host who is here."""
        watching = self.present()[1] + self.hall.elsewhere.at(self.table.name).watching
        shown = sorted(self.all_here())
        self.note_who_is_gone(shown)
        self.send_all(Presence(feed=self.table.feed, here=tuple(shown), watching=watching))
        self.stand_ins.refresh()

    def all_here(self) -> set[int]:
        """The seats whose people are connected, to this host or another."""
        return self.present()[0] | self.hall.elsewhere.at(self.table.name).here

    def note_who_is_gone(self, here: list[int]) -> None:
        """Remember since when people's seats have nobody connected."""
        now = time.monotonic()
        missing = [seat for seat, chair in enumerate(self.table.chairs) if isinstance(chair, Sat) and seat not in here]
        for seat in here:
            if self.gone_for(seat) >= GONE:
                self.stand_ins.note_arrival(seat)
        self.gone = {seat: self.gone.get(seat, now) for seat in missing}

    def gone_for(self, seat: int) -> float:
        """How long nobody has been connected for a seat, in seconds."""
        return time.monotonic() - self.gone[seat] if seat in self.gone else 0.0

    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        busy = self.busy or self.waiting or self.held
        return not self.listeners and not self.thinking and not busy and self.timer is None

    def stop(self) -> None:
        """Let no bot think on, no alarm ring and no answer that is held back be kept."""
        self.retired = True
        self.stand_ins.stop()
        for timer in (self.timer, *self.held):
            if timer is not None:
                timer.cancel()
        for task in self.thinking.values():
            task.cancel()


def encode(message: AnyMessage) -> bytes:
    """A message as it goes over the wire."""
    return ENCODER.encode(message)
