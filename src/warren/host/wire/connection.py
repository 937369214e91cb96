"""One client's connection: what it says is checked and done, what it may know is sent."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Final

import msgspec

from warren.engine.errors import IllegalMove, WarrenError
from warren.engine.notation import letter
from warren.host import crash_points
from warren.host.errors import Refused
from warren.host.operations.logs import note, numbers, tag_of
from warren.host.tables.entries import AnyEntry
from warren.host.tables.live_table import GONE
from warren.host.tables.seat_keys import new_key
from warren.host.tables.table import Table
from warren.host.tables.table_registry import Hall, Listener, LiveTable, encode
from warren.host.wire.protocol import (
    Answer,
    AnyCommand,
    AnyMessage,
    ChangeSeat,
    Command,
    GiveWord,
    Hello,
    Hint,
    Hold,
    Leave,
    Move,
    Refusal,
    Rematch,
    Return,
    SeatBot,
    Sit,
    Stand,
    StandIn,
    Start,
    WantHint,
    WantLog,
)
from warren.host.workers.hints import words_for

MOST_BYTES: Final = 8192
BURST: Final = 60
PER_SECOND: Final = 10.0
#: For what the host has to read a whole playing again it takes so many messages more.
DEAR: Final = 4
#: Why a client is closed whose address asks too often, and the refusals to a guess that it is told instead of.
TOO_OFTEN: Final = "too-often"
GUESSED: Final = {TOO_OFTEN, "no-such-table", "not-watched", "table-damaged", "unknown-rules"}
log = logging.getLogger("warren.host")
COMMANDS: Final = msgspec.json.Decoder(AnyCommand)


class Closed(Exception):
    """The connection is to be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Bucket:
    """How much a client may say: a burst, refilled steadily."""

    def __init__(
        self, now: Callable[[], float] = time.monotonic, burst: float = BURST, per_second: float = PER_SECOND
    ) -> None:
        self._now = now
        self._burst = float(burst)
        self._per_second = per_second
        self._left = self._burst
        self._at = now()

    def has(self, count: int = 1) -> bool:
        """Whether so many more messages would be all right."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        return self._left >= count

    def take(self, count: int = 1) -> bool:
        """Whether so many more messages are all right; then they are counted."""
        if not self.has(count):
            return False
        self._left -= count
        return True


class Connection:
    """A client at one table: what it says is done, and what it may know is `put` into its hands."""

    def __init__(self, hall: Hall, name: str, put: Callable[[bytes], None]) -> None:
        self.hall = hall
        self.name = name
        self.put = put
        self.listener = Listener(put)
        self.live: LiveTable | None = None
        self.hinting: asyncio.Task[None] | None = None
        self.number = next(numbers)
        self.bucket = Bucket()
        self.spoke_at = time.monotonic()

    def send(self, message: AnyMessage) -> None:
        """Say something to this client alone."""
        self.put(encode(message))

    def leave(self) -> None:
        """Stop listening."""
        live, self.live = self.live, None
        if live is not None:
            self.hall.part(live, self.listener)

    def hear(self, text: bytes) -> Coroutine[None, None, None] | None:
        """Act on one message from the client; what may take long is given back, to be awaited before the next."""
        self.spoke_at = time.monotonic()
        try:
            command = COMMANDS.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse("", Refused("unreadable", why=str(error)))
            return None
        if crash_points.stop_at:
            crash_points.reach("parsed")
        if self.live is not None and isinstance(command, Move):
            self.move(self.live, command)
            return None
        return self.try_to_obey(command)

    async def try_to_obey(self, command: AnyCommand) -> None:
        """Do what a command says, or refuse it; raises `Closed` where there is nothing more to talk about."""
        try:
            await self.obey(command)
        except WarrenError as error:
            if isinstance(command, Hello) and self.listener.seated_only and error.text in GUESSED:
                raise Closed(1013, TOO_OFTEN) from error  # the same whether there is such a table or not
            if isinstance(command, Hello) and error.text == "store-away":
                raise Closed(1013, error.text) from error  # a client that is not turned away comes again by itself
            self.refuse(command.id, error)
            if isinstance(command, Hello):
                raise Closed(1008, error.text) from error

    def refuse(self, command: str, error: WarrenError) -> None:
        """Say why something was not done."""
        feed = self.live.table.feed if self.live is not None else 0
        clause = error.clause if isinstance(error, IllegalMove) else None
        sentence = error.say(self.listener.language)
        self.hall.figures.refusals[error.text] += 1
        note(log, logging.DEBUG, "refused", table=tag_of(self.name), connection=self.number, code=error.text)
        self.send(Refusal(feed=feed, id=command, code=error.text, sentence=sentence, clause=clause))

    async def come(self, command: Hello) -> None:
        """Come to the table, or once more; a page that another version of this host has sent has to be loaded again."""
        self.listener.language = command.language
        self.leave()
        if command.page and self.hall.files and command.page not in self.hall.files:
            raise Refused("reload")
        self.listener.keys = set(command.keys)
        self.listener.holder = command.holder
        self.live = await self.hall.join(self.name, self.listener, command.last)
        self.listener.seated_only = False

    async def obey(self, command: AnyCommand) -> None:
        """Do what a command says."""
        if isinstance(command, Hello | WantLog) and not self.bucket.take(DEAR):
            raise Closed(1008, "too many messages")
        if isinstance(command, Hello):
            await self.come(command)
            return
        live = self.at_table()
        match command:
            case Move():
                self.move(live, command)
            case Sit():
                await self.sit(live, command)
            case WantHint():
                self.hint(live, command)
            case StandIn():
                self.stand_in(live, command)
            case Hold():
                self.hold(live, command)
            case WantLog():
                await self.hall.tell_log(live, self.listener, command.id)
            case Rematch():
                self.check_seated()
                await self.hall.rematch(live, self.answering(command))
            case _:
                await live.do(lambda: self.decide(live.table, command), self.answering(command))

    def at_table(self) -> LiveTable:
        """The table at which this client is, if it may be there."""
        if self.live is None:
            raise Refused("hello-first")
        if not self.live.admits(self.listener.mine):
            raise Refused("not-watched")
        return self.live

    def stand_in(self, live: LiveTable, command: StandIn) -> None:
        """Ask for a bot on somebody's seat, agree or object; what comes of it is told to everybody."""
        self.hall.stand_in(live, command.seat, self.listener.mine, agree=command.agree)
        self.send(Answer(feed=live.table.feed, id=command.id))

    def decide(
        self, table: Table, command: GiveWord | Stand | ChangeSeat | SeatBot | Start | Leave | Return
    ) -> AnyEntry:
        """The entry that a simple command becomes."""
        match command:
            case GiveWord(seat=seat, word=word):
                self.check_mine(seat)
                return table.give_word(seat, word)
            case Stand(seat=seat):
                self.check_seated()
                return table.stand(seat, self.listener.mine)
            case ChangeSeat(seat=seat, to=to):
                self.check_mine(seat)
                return table.change_seat(seat, to)
            case SeatBot(seat=seat, bot=bot):
                self.check_seated()
                return table.seat_bot(seat, bot)
            case Start():
                return table.start(self.listener.mine)
            case Leave(seat=seat):
                self.check_may_send_away(seat)
                return table.leave(seat)
            case Return(seat=seat):
                self.check_mine(seat)
                return table.come_back(seat)

    def hold(self, live: LiveTable, command: Hold) -> None:
        """Show the table through the eyes of whoever has taken the device."""
        self.check_mine(command.seat)
        self.listener.holder = command.seat
        key = next(key for key in self.listener.keys if command.seat in live.table.seats_of([key]))
        self.send(Answer(feed=live.table.feed, id=command.id, key=key))
        self.send(live.table.snapshot(self.listener.mine, live.left, command.seat))

    async def sit(self, live: LiveTable, command: Sit) -> None:
        """Take a seat; its key goes to this client alone."""
        key = command.key or new_key()

        def seated(feed: int) -> None:
            self.listener.keys.add(key)
            self.send(Answer(feed=feed, id=command.id, key=key))

        def decide() -> AnyEntry | None:
            if command.seat in live.table.seats_of([key]):
                seated(live.table.feed)
                live.look_at_keys()
                return None
            return live.table.sit(command.seat, command.name, command.face, command.word, key)

        await live.do(decide, seated)

    def move(self, live: LiveTable, command: Move) -> None:
        """Make a move; a repeat gets its first answer again. Who moves is back, if a bot played for them."""

        def decide_to_return() -> AnyEntry | None:
            seat = command.seat
            new = seat in self.listener.mine and (seat, command.id) not in live.table.answers
            return live.table.come_back(seat) if new and seat in live.table.away else None

        def decide() -> AnyEntry | None:
            self.check_mine(command.seat)
            known = live.table.repeated(command.seat, command.move, command.id)
            if known is None:
                entry = live.table.move(command.seat, command.move, command.id, command.ask, live.took())
                wait = live.window_left(command.seat)
                if wait == 0:
                    return entry
                live.later(wait, lambda: self.move(live, command))
                return None
            self.send(Answer(feed=known, id=command.id))
            return None

        def answer(feed: int | None) -> None:
            if feed is not None:
                self.send(Answer(feed=feed, id=command.id))

        if command.seat in live.table.away:
            live.wish(decide_to_return, lambda _: None, lambda _: None)
        live.wish(decide, answer, lambda error: self.refuse(command.id, error))

    def hint(self, live: LiveTable, command: WantHint) -> None:
        """Let the best search think for one's own seat; whatever else is said meanwhile is heard."""
        self.check_mine(command.seat)
        state = live.table.playing()
        if command.seat not in state.ask().seats:
            raise state.not_asked(command.seat)
        if self.hinting is not None and not self.hinting.done():
            raise Refused("hint-busy")
        self.hinting = asyncio.create_task(self.tell_hint(live, command, live.table.ask_number))

    async def tell_hint(self, live: LiveTable, command: WantHint, ask: int) -> None:
        """Say what the search means and why, if the question is still the same then."""
        seat = command.seat
        try:
            move, moves = await live.advise(seat)
            state = live.table.playing()
            offers = {offer.move: offer for offer in state.offers(seat)}
            if self.live is not live or live.table.ask_number != ask or move not in offers:
                raise Refused("hint-late")
            self.check_mine(seat)
            words = words_for(state, seat, offers[move], moves, self.listener.language)
            self.send(Hint(feed=live.table.feed, id=command.id, ask=ask, move=move, words=words, moves=moves))
        except WarrenError as error:
            self.refuse(command.id, error)
        except Exception:
            log.exception("a hint could not be given")
            self.refuse(command.id, Refused("hint-failed"))

    def answering(self, command: Command) -> Callable[[int], None]:
        """Say that it was done."""
        return lambda feed: self.send(Answer(feed=feed, id=command.id))

    def check_mine(self, seat: int) -> None:
        """Refuse what only the owner of a seat may do."""
        if seat not in self.listener.mine:
            raise Refused("not-your-seat", seat=letter(seat))

    def check_may_send_away(self, seat: int) -> None:
        """People leave by themselves; the others at the table may let a bot play for one who has been gone a while."""
        if not self.listener.mine:
            self.check_mine(seat)
        if seat in self.listener.mine:
            return
        if self.live is None or self.live.gone_for(seat) < GONE:
            raise Refused("still-here", seat=letter(seat), seconds=int(GONE))

    def check_seated(self) -> None:
        """Refuse what only people at the table may do."""
        if not self.listener.mine:
            raise Refused("not-seated")
