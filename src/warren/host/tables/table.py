"""A table: the fold of its entries. It decides what may be done, and knows no disk, clock or socket."""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from warren.bots import STAND_IN, check_table_bot
from warren.engine.contract import Events, State
from warren.engine.errors import MoveError, WarrenError
from warren.engine.notation import letter
from warren.engine.records import Record
from warren.engine.registry import find as find_game
from warren.engine.structs import Event
from warren.host.errors import Refused
from warren.host.tables.entries import (
    AnyEntry,
    BotSat,
    Changed,
    Clock,
    Created,
    Followed,
    Left,
    Moved,
    Played,
    Returned,
    Sat,
    Started,
    Stood,
)
from warren.host.tables.names import clean
from warren.host.tables.seat_keys import fits, hash_of
from warren.host.tables.shuffle import SCHEME, Proof, commitment_to, new_secret, seed_from
from warren.host.wire.protocol import Asked, Chair, Snapshot, TableInfo, Update

#: The clock of a table that anybody may find, unless whoever sets it up says otherwise.
AMONG_STRANGERS: Final = Clock(kind="move", seconds=90)
SecondsLeft = Callable[[int], float | None]


class Table:
    """One table as it is after `feed` entries."""

    def __init__(self, name: str, created: Created) -> None:
        self.name: Final = name
        self.created: Final = created
        self.game: Final = find_game(created.game, created.rules, created.sheet)
        self.feed = 1
        self.chairs: list[Sat | BotSat | None] = [None] * created.seats
        self.away: set[int] = set()
        self.record: Record | None = None
        self.state: State | None = None
        self.ask_number = 0
        self.spent: list[float] = [0.0] * created.seats
        self.next: str | None = None
        self.answers: dict[tuple[int, str], tuple[Moved, int]] = {}
        self._commitment: Final = commitment_to(created.secret)
        self._info: TableInfo | None = None

    @staticmethod
    def restored(name: str, entries: Sequence[AnyEntry]) -> "Table":
        """The table that those entries made."""
        first = entries[0]
        assert isinstance(first, Created)
        table = Table(name, first)
        for entry in entries[1:]:
            table.add(entry)
        return table

    # What may be done: each answer is an entry that has not been added yet.

    def sit(self, seat: int, name: str, face: str, word: str, key: str) -> Sat:
        """Take an open seat."""
        self.check_open()
        if self.chair(seat) is not None:
            raise Refused("seat-taken", seat=letter(seat))
        shown = clean(name) or letter(seat)
        return Sat(seat=seat, name=shown, face=clean(face), key=hash_of(key), word=clean(word))

    def give_word(self, seat: int, word: str) -> Sat:
        """Sit on with another word for the shuffle."""
        self.check_open()
        chair = self.chair(seat)
        if not isinstance(chair, Sat):
            raise Refused("not-your-seat", seat=letter(seat))
        return replace(chair, word=clean(word))

    def stand(self, seat: int, mine: Sequence[int]) -> Stood:
        """Give up one's own seat, or dismiss a bot."""
        self.check_open()
        chair = self.chair(seat)
        if chair is None:
            raise Refused("seat-open", seat=letter(seat))
        if isinstance(chair, Sat) and seat not in mine:
            raise Refused("not-your-seat", seat=letter(seat))
        return Stood(seat=seat)

    def change_seat(self, seat: int, to: int) -> Changed:
        """Move over to an open seat, or swap with a bot."""
        self.check_open()
        if isinstance(self.chair(to), Sat):
            raise Refused("seat-taken", seat=letter(to))
        return Changed(seat=seat, to=to)

    def seat_bot(self, seat: int, bot: str) -> BotSat:
        """Put a bot on an open seat."""
        self.check_open()
        if self.chair(seat) is not None:
            raise Refused("seat-taken", seat=letter(seat))
        check_table_bot(bot)
        return BotSat(seat=seat, bot=bot)

    def start(self, mine: Sequence[int]) -> Started:
        """Deal, when every seat is taken; whoever sits here may say so."""
        self.check_open()
        if not mine:
            raise Refused("not-seated")
        if None in self.chairs:
            raise Refused("seats-open")
        return Started()

    def move(self, seat: int, move: str, client_id: str, ask: int, took: float = 0.0) -> Moved:
        """A person's move. It is checked against the rules; a stale one is refused as such."""
        state = self.playing()
        if state.over:
            raise Refused("playing-is-over")
        if ask != self.ask_number:
            raise Refused("stale", ask=ask, now=self.ask_number)
        code = state.allowed(seat, move)
        rehearse(state, seat, code)
        return Moved(seat=seat, move=state.game.move_of(code).text, id=client_id, ask=ask, took=round(took, 3))

    def repeated(self, seat: int, move: str, client_id: str) -> int | None:
        """The feed number of the entry that this message already became; None if it is new."""
        known = self.answers.get((seat, client_id))
        if known is None:
            return None
        if not self.is_same(move, known[0].move):
            raise Refused("id-reused")
        return known[1]

    def is_same(self, move: str, made: str) -> bool:
        """Whether a move, however it is written, is the one that was made."""
        game = self.playing().game
        try:
            return game.move_of(game.code_of(move)).text == made
        except MoveError:
            return False

    def play(self, seat: int, move: str, ask: int, late: float | None = None) -> Played | None:
        """A bot's move, or None if the table has gone on without it. `late`: for somebody who took so long."""
        state = self.playing()
        if ask != self.ask_number or seat not in (self.bots_asked() if late is None else state.ask().seats):
            return None
        try:
            code = state.allowed(seat, move)
        except MoveError:
            return None
        rehearse(state, seat, code)
        return Played(seat=seat, move=move, ask=ask, took=round(late or 0.0, 3), late=late is not None)

    def leave(self, seat: int) -> Left:
        """Get up during the playing."""
        self.playing()
        if seat in self.away:
            raise Refused("already-away", seat=letter(seat))
        return Left(seat=seat)

    def come_back(self, seat: int) -> Returned:
        """Sit down again."""
        self.playing()
        if seat not in self.away:
            raise Refused("not-away", seat=letter(seat))
        return Returned(seat=seat)

    # What was done.

    def add(self, entry: AnyEntry) -> Events | None:
        """Go one entry further; what happened in the game, if anything did."""
        events: Events | None = None
        self.feed += 1
        before = self.status()
        match entry:
            case Sat(seat=seat) | BotSat(seat=seat):
                self.chairs[seat] = entry
            case Changed(seat=seat, to=to):
                self.swap(seat, to)
            case Stood(seat=seat):
                self.chairs[seat] = None
            case Started():
                events = self.deal()
            case Moved() | Played():
                events = self.move_on(entry)
            case Followed(table=following):
                self.next = following
            case Left(seat=seat):
                self.away.add(seat)
            case Returned(seat=seat):
                self.away.discard(seat)
        if not isinstance(entry, Moved | Played) or self.status() != before:
            self._info = None
        return events

    def move_on(self, entry: Moved | Played) -> Events:
        """Make a person's or a bot's move, and remember what a person's message became."""
        self.spent[entry.seat] += entry.took
        if isinstance(entry, Moved):
            self.answers[entry.seat, entry.id] = (entry, self.feed)
        return self.make(entry.seat, entry.move)

    def swap(self, seat: int, to: int) -> None:
        """Let those on two seats change places, an empty one included."""
        mine, other = self.chairs[seat], self.chairs[to]
        self.chairs[to] = mine and replace(mine, seat=to)
        self.chairs[seat] = other and replace(other, seat=seat)

    def deal(self) -> Events:
        """Make the seed of the secret and everybody's words, and deal."""
        created = self.created
        players = [chair.bot if isinstance(chair, BotSat) else "person" for chair in self.chairs if chair]
        seed = seed_from(created.secret, self.words())
        self.record = Record(self.game, created.seats, seed, created.options, "", players)
        self.state = self.record.start()
        self.ask_number = 1
        return self.state.opening()

    def make(self, seat: int, move: str) -> Events:
        """Make a move that was found legal before."""
        state, record = self.playing(), self.record
        assert record is not None
        before = state.ask()
        events = record.play(state, seat, move)
        after = state.ask()
        remaining = tuple(other for other in before.seats if other != seat)
        if not remaining or (after.seats, after.kind) != (remaining, before.kind):
            self.ask_number += 1
        return events

    # What is so.

    def chair(self, seat: int) -> Sat | BotSat | None:
        """Who sits there."""
        if not 0 <= seat < len(self.chairs):
            raise Refused("no-such-seat", seat=seat)
        return self.chairs[seat]

    def check_open(self) -> None:
        """Refuse what is possible only before the start."""
        if self.state is not None:
            raise Refused("already-started")

    def playing(self) -> State:
        """The state, once the cards are dealt."""
        if self.state is None:
            raise Refused("not-started")
        return self.state

    def status(self) -> str:
        """Where the table stands."""
        if self.state is None:
            return "open"
        return "over" if self.state.over else "playing"

    def seats_of(self, keys: Collection[str]) -> tuple[int, ...]:
        """The seats that these keys open."""
        held = [(seat, chair.key) for seat, chair in enumerate(self.chairs) if isinstance(chair, Sat)]
        return tuple(seat for seat, kept in held if any(fits(key, kept) for key in keys))

    def bots_asked(self) -> list[int]:
        """The asked seats for which a bot answers: bots' own, and those of people who left."""
        if self.state is None:
            return []
        return [seat for seat in self.state.ask().seats if isinstance(self.chairs[seat], BotSat) or seat in self.away]

    def people(self) -> int:
        """How many people play, those who left not counted."""
        return sum(isinstance(chair, Sat) and seat not in self.away for seat, chair in enumerate(self.chairs))

    def is_closing(self, seat: int) -> bool:
        """Whether a seat's answer would end a moment for reactions, in which several people play."""
        return self.is_window() and self.people() > 1 and self.playing().ask().seats == (seat,)

    def is_window(self) -> bool:
        """Whether this is a moment for reactions."""
        return self.state is not None and self.state.is_window()

    def bot_at(self, seat: int) -> str:
        """Which bot answers for a seat."""
        chair = self.chairs[seat]
        return chair.bot if isinstance(chair, BotSat) else STAND_IN

    def seconds(self, seat: int) -> float | None:
        """How long a person may think about the question now put; None without limit, and for bots."""
        clock = self.created.clock
        if clock.kind == "none" or not isinstance(self.chairs[seat], Sat) or seat in self.away:
            return None
        return float(clock.seconds) if clock.kind == "move" else max(0.0, clock.seconds - self.spent[seat])

    def follow(self, following: str) -> Followed:
        """Name the table at which the same people play again."""
        if self.state is None or not self.state.over:
            raise Refused("not-over")
        return Followed(table=following)

    def words(self) -> tuple[str, ...]:
        """Every seat's word for the shuffle; bots have none."""
        return tuple(chair.word if isinstance(chair, Sat) else "" for chair in self.chairs)

    def proof(self) -> Proof | None:
        """What it takes to check the deal, once the playing is over."""
        if self.state is None or not self.state.over:
            return None
        secret = self.created.secret
        return Proof(scheme=SCHEME, commitment=commitment_to(secret), secret=secret, words=self.words())

    # What is shown.

    def info(self) -> TableInfo:
        """The table as everybody sees it; moves do not change it."""
        if self._info is None:
            self._info = self._make_info()
        return self._info

    def _make_info(self) -> TableInfo:
        created = self.created
        return TableInfo(
            table=self.name,
            game=created.game,
            rules=created.rules,
            options=created.options,
            sheet=bool(created.sheet),
            chairs=tuple(self.shown_chair(seat) for seat in range(created.seats)),
            status=self.status(),  # type: ignore[arg-type]  # one of the three words
            watched=created.watched,
            clock=created.clock,
            next=self.next,
            commitment=self._commitment,
            proof=self.proof(),
        )

    def shown_chair(self, seat: int) -> Chair:
        """A seat as everybody sees it."""
        chair = self.chairs[seat]
        if isinstance(chair, Sat):
            return Chair(kind="person", name=chair.name, face=chair.face, away=seat in self.away)
        if isinstance(chair, BotSat):
            return Chair(kind="bot", name=chair.bot)
        return Chair(kind="open")

    def eyes(self, mine: Sequence[int], holder: int | None = None) -> int | None:
        """Whose view is shown to somebody with these seats: the one asked, else the first, else a spectator's.

        Where several people share a device, it is that of whoever holds it: a spectator's until they say who they are.
        """
        if len(mine) < 2 or self.state is None:
            return mine[0] if mine else None
        if holder is not None and not (self.state.over and holder not in mine):
            return holder if holder in mine else None
        asked = [seat for seat in self.state.ask().seats if seat in mine]
        return asked[0] if asked else mine[0]

    def snapshot(self, mine: Sequence[int], left: SecondsLeft | None = None, holder: int | None = None) -> Snapshot:
        """Everything that somebody with these seats may know, or whoever holds a device that several people share.

        `left` is how long a seat may still think.
        """
        seen_as = self.eyes(mine, holder)
        state = self.state
        if state is None:
            return Snapshot(feed=self.feed, table=self.info(), you=tuple(mine), seen_as=seen_as)
        ask = state.ask()
        offers = state.offers(seen_as) if seen_as in ask.seats else []
        return Snapshot(
            feed=self.feed,
            table=self.info(),
            you=tuple(mine),
            seen_as=seen_as,
            ask=Asked(
                number=self.ask_number,
                seats=ask.seats,
                kind=ask.kind,
                seconds=tuple((left or self.seconds)(seat) for seat in ask.seats),
            ),
            view=state.view(seen_as),
            offers=offers,
        )

    def is_told_again(self, feed: int) -> bool:
        """Whether somebody who asks may be told again what happened with an entry.

        Where a game is played from memory, that is one round back; after the end, everything.
        """
        from_memory = self.created.options.get("memory") is True and self.status() == "playing"
        return not from_memory or feed > self.feed - self.created.seats

    def update(
        self,
        events: Events | None,
        mine: Sequence[int],
        left: SecondsLeft | None = None,
        holder: int | None = None,
    ) -> Update:
        """The entry just added, for somebody with these seats; events and view are told as the same seat knows them."""
        now = self.snapshot(mine, left, holder)
        return Update(feed=self.feed, events=self.heard(events, now.seen_as), now=now)

    def heard(self, events: Events | None, seat: int | None) -> list[Event]:
        """What happened, as a seat may know it, or a spectator."""
        return events.seen_by(seat) if events is not None else []


def rehearse(state: State, seat: int, code: int) -> None:
    """Make a move on a copy: whatever the rules fail at is found before it is kept, and not each time it is read."""
    state.copy().play(seat, code)


def new_table(
    game: str,
    seats: int,
    options: Mapping[str, object],
    sheet: str,
    secret: str,
    *,
    watched: bool = True,
    listed: bool = False,
    clock: Clock | None = None,
) -> Created:
    """A table to be set up; raises what is wrong with the wishes."""
    played = find_game(game, sheet=sheet)
    chosen = played.read_options(seats, options)  # first: an option may be called like a parameter of `start`
    played.start(seats, 0, None, **chosen)
    if clock is not None and clock.kind != "none" and clock.seconds == 0:
        raise Refused("no-time")
    return Created(
        game=game,
        rules=played.rules_version,
        seats=seats,
        options=chosen,
        sheet=sheet,
        secret=secret,
        watched=watched,
        listed=listed,
        clock=clock or (AMONG_STRANGERS if listed else Clock()),
    )


def like(created: Created) -> Created:
    """A table set up as another one was, with a secret of its own: by the newest rules, if they take its options."""
    rules, options = created.rules, created.options
    with suppress(WarrenError):
        newest = find_game(created.game, sheet=created.sheet)
        options = newest.read_options(created.seats, created.options)
        rules = newest.rules_version
    return replace(created, rules=rules, options=options, secret=new_secret())
