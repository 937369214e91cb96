"""The contract every game keeps: one state class, one game object, the same few questions.

A game writes a `State` (the whole truth of one playing, mutated in place) and a `Game` (its name, options, sheet,
notation, views and texts). Everything else in Warren is written against these two.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, overload

from librt.vecs import extend, vec

from warren.engine.advice import Advice
from warren.engine.errors import BadOption, BadPosition, IllegalMove, InvalidMove, MoveError, NotAsked, WrongSeats
from warren.engine.moves import Ask, Move, MoveList, Moves
from warren.engine.native import i64, mypyc_attr
from warren.engine.notation import LETTERS, SeatName, letter, seat_of
from warren.engine.options import FULL, TINY, Option, OptionValue
from warren.engine.rng import Rng
from warren.engine.sheets import Sheet
from warren.engine.structs import Event, Offer, Outcome, View

if TYPE_CHECKING:
    from warren.engine.text import Speaker

EVERYONE: Final[i64] = -1
SIZES: Final = (FULL, TINY)
FIRST: Final = "first"

#: What `dir` lists of a state: what whoever plays may use. The rest is between the rules and the search.
FACE: Final = (
    "again",
    "allowed",
    "ask",
    "copy",
    "game",
    "hash",
    "imagine",
    "moves",
    "next_seat",
    "offers",
    "opening",
    "outcome",
    "over",
    "play",
    "position",
    "push",
    "score_of",
    "scores",
    "seat_at",
    "seats",
    "view",
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Events:
    """What a move made happen, as a sequence of events; each can be read whole, or as one seat heard it.

    The rules write happenings down as plain numbers (kind, audience, number of details, details); they become
    typed events when they are read.
    """

    def __init__(self, game: "Game") -> None:
        self.game: Final = game
        self.raw: vec[i64] = vec[i64]([0] * 32)
        self.used: i64 = 0
        self.size_at: i64 = 0

    def open(self, kind: i64, audience: i64) -> None:
        """Begin to write down a happening; `audience` has a bit for every seat that hears it whole."""
        self.put(kind)
        self.put(audience)
        self.size_at = self.used
        self.put(0)

    def write(self, detail: i64) -> None:
        """Write down a detail of the happening opened last."""
        self.put(detail)
        self.raw[self.size_at] += 1

    def put(self, number: i64) -> None:
        """Add a plain number."""
        if self.used == len(self.raw):
            self.raw = extend(self.raw, vec[i64]([0] * self.used))
        self.raw[self.used] = number
        self.used += 1

    def starts(self) -> list[int]:
        """Where each happening begins."""
        raw = self.raw
        starts: list[int] = []
        at: i64 = 0
        while at < self.used:
            starts.append(at)
            at += 3 + raw[at + 2]
        return starts

    def read(self, at: i64, whole: bool) -> Event:
        """The happening that begins there, whole or veiled."""
        raw = self.raw
        details = [int(raw[at + 3 + i]) for i in range(raw[at + 2])]
        if whole:
            return self.game.event_of(raw[at], details)
        return self.game.veiled_event_of(raw[at], details)

    def __len__(self) -> int:
        return len(self.starts())

    def __iter__(self) -> Iterator[Event]:
        return iter([self.read(at, whole=True) for at in self.starts()])

    @overload
    def __getitem__(self, index: int) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...

    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            return list(self)[index]
        return self.read(self.starts()[index], whole=True)

    def seen_by(self, seat: SeatName | None) -> list[Event]:
        """Every event in the form in which a seat, or with None a spectator, may know it."""
        bit: i64 = 0
        if seat is not None:
            bit = 1 << seat_of(seat, len(LETTERS))
        heard: list[Event] = []
        for at in self.starts():
            audience: i64 = self.raw[at + 1]
            heard.append(self.read(at, audience == EVERYONE or (audience & bit) != 0))
        return heard

    def __repr__(self) -> str:
        return f"<Events: {', '.join([repr(event) for event in self])}>"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The whole truth of one playing. `play` changes it in place; `copy` is cheap.

    A game overrides the rules (`asked`, `list_moves`, `is_legal`, `_apply`, `_score_of`, `_imagine`, `copy`, …), which
    take seats and moves as plain numbers and check nothing. The rest is for whoever plays: it is the same for all
    games, takes seats by number or letter, and is what `dir` lists.
    """

    def __init__(self, game: "Game", seats: i64, rng: Rng) -> None:
        self.game = game
        self.seats: i64 = seats
        self.rng = rng
        self.over = False
        self.named_first: i64 = -1
        self.tape: Events | None = None
        self.prelude: Events | None = None

    # The rules, written by the game.

    def asked(self) -> i64:
        """The seats the table is waiting for, a bit each; 0 when the playing is over."""
        return 0

    def ask_kind(self) -> str:
        """What they are asked."""
        return "over"

    def is_window(self) -> bool:
        """Whether this is a moment to react or let pass, whose length should not tell what anybody holds."""
        return False

    def list_moves(self, seat: i64, into: MoveList) -> None:
        """Fill the list with the codes of the seat's legal moves, in ascending order."""

    def is_legal(self, seat: i64, code: i64) -> bool:
        """Whether an asked seat may make that move."""
        return False

    def _apply(self, seat: i64, code: i64) -> None:
        """Make a legal move, writing what happens on `self.tape` if there is one. Nothing is checked."""

    def _score_of(self, seat: i64) -> i64:
        """The seat's points, as if the playing ended now."""
        return 0

    def list_scores(self, into: vec[i64]) -> None:
        """Every seat's points, as if the playing ended now."""
        seat: i64 = 0
        while seat < self.seats:
            into[seat] = self._score_of(seat)
            seat += 1

    def reason(self) -> str:
        """Why a finished playing ended, as a word of the game's texts."""
        return "most-points"

    def copy(self) -> "State":
        """A second state that shares nothing that will change."""
        return self

    def again(self, rng: Rng) -> "State":
        """A new playing with the same seats and options, dealt from `rng`."""
        return self

    def _imagine(self, seat: int | None, rng: Rng) -> "State":
        """What `imagine` gives; the seat is at this table."""
        return self

    def reopen(self, seat: i64) -> None:
        """In an imagined world: let others who answered in secret answer again, and suppose that what they did in
        secret before they did with reason, not at random.
        """

    # What is faster when a game says it itself, and right when it does not.

    def next_seat(self) -> i64:
        """The lowest seat asked, or -1 when the playing is over."""
        waiting: i64 = self.asked()
        if waiting == 0:
            return -1
        seat: i64 = 0
        while waiting & 1 == 0:
            waiting >>= 1
            seat += 1
        return seat

    def pick(self, seat: i64, rng: Rng, scratch: MoveList) -> i64:
        """One of the seat's legal moves, each equally likely."""
        self.list_moves(seat, scratch)
        return scratch.codes[rng.below(scratch.count)]

    def wander(self, rng: Rng, scratch: MoveList) -> bool:
        """Let the next seat make a random move; False if the playing is over."""
        seat: i64 = self.next_seat()
        if seat < 0:
            return False
        self._apply(seat, self.pick(seat, rng, scratch))
        return True

    # The public face.

    def ask(self) -> Ask:
        """The question the table is waiting on."""
        waiting: i64 = self.asked()
        seats = [int(seat) for seat in range(self.seats) if (waiting >> seat) & 1]
        return Ask(tuple(seats), self.ask_kind())

    def moves(self, seat: SeatName) -> Moves:
        """The seat's legal moves; none for a seat that is not asked."""
        at: i64 = self.seat_at(seat)
        found = Moves(self.game.move_table, self.game.move_room)
        if (self.asked() >> at) & 1:
            self.list_moves(at, found)
        return found

    def play(self, seat: SeatName, move: Move | str | int) -> Events:
        """Make a move and say what happened. A move that is refused changes nothing."""
        at: i64 = self.seat_at(seat)
        code: i64 = self._allowed(at, move)
        events = Events(self.game)
        self.tape = events
        self._apply(at, code)
        self.tape = None
        return events

    def push(self, seat: SeatName, move: Move | str | int) -> None:
        """Make a move like `play`, but tell nothing: for programs that only want the state."""
        at: i64 = self.seat_at(seat)
        self._apply(at, self._allowed(at, move))

    def allowed(self, seat: SeatName, move: Move | str | int) -> i64:
        """The code of a move the seat may make now; raises the error that says why it may not."""
        return self._allowed(self.seat_at(seat), move)

    def _allowed(self, seat: i64, move: Move | str | int) -> i64:
        code: i64 = move.code if isinstance(move, Move) else self.game.code_of(move)
        if not (self.asked() >> seat) & 1:
            raise self.not_asked(seat)
        if not self.is_legal(seat, code):
            raise self.game.refusal(self, seat, code)
        return code

    def opening(self) -> Events:
        """What happened while the table was set up."""
        return self.prelude or Events(self.game)

    def view(self, seat: SeatName | None = None, remembered: bool = False) -> View:
        """What a seat, or a spectator, may know. `remembered`: with perfect memory of every event so far."""
        return self.game.view(self, None if seat is None else self.seat_at(seat), remembered)

    def imagine(self, seat: SeatName | None, rng: Rng) -> "State":
        """A full state that this seat (None: a spectator) cannot tell from the truth, all else drawn from `rng`."""
        return self._imagine(None if seat is None else self.seat_at(seat), rng)

    def offers(self, seat: SeatName) -> list[Offer]:
        """The seat's legal moves as a screen needs them."""
        at = self.seat_at(seat)
        return [self.game.offer(self, at, move.code) for move in self.moves(at)]

    def score_of(self, seat: SeatName) -> int:
        """The seat's points, as if the playing ended now."""
        return self._score_of(self.seat_at(seat))

    def scores(self) -> tuple[int, ...]:
        """Every seat's points, as if the playing ended now."""
        return tuple([self._score_of(seat) for seat in range(self.seats)])

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        if not self.over:
            return None
        scores = self.scores()
        best = max(scores)
        winners = tuple([seat for seat in range(self.seats) if scores[seat] == best])
        return Outcome(winners, scores, self.reason())

    def position(self) -> str:
        """The whole truth as text that `game.position` reads back."""
        from warren.engine.positions import add_option

        fields = self.game.write_position(self)
        if self.named_first >= 0:
            add_option(fields, f"{FIRST}={letter(self.named_first)}")
        return self.written(fields)

    def written(self, fields: dict[str, str]) -> str:
        """The keys of a position as text."""
        size = "" if self.game.size == FULL else f"size: {self.game.size}\n"
        return size + "".join([f"{key}: {value}\n" for key, value in fields.items()])

    def hash(self) -> str:
        """A fingerprint of the table as it lies, however it came about: equal for equal tables, compiled or not."""
        import hashlib

        fields = self.game.write_position(self)
        for key in self.game.asides:
            fields.pop(key, None)
        return hashlib.blake2b(self.written(fields).encode(), digest_size=12).hexdigest()

    def seat_at(self, seat: SeatName) -> int:
        """The number of a seat at this table, which may be named by number or letter."""
        if isinstance(seat, int) and 0 <= seat < self.seats:
            return seat
        return seat_of(seat, self.seats)

    def not_asked(self, seat: int) -> MoveError:
        """The refusal for a seat that answers out of turn."""
        if self.over:
            return NotAsked("playing-is-over")
        waiting = ", ".join([letter(s) for s in self.ask().seats])
        return NotAsked("not-asked", seat=letter(seat), waiting=waiting)

    def __dir__(self) -> list[str]:
        return list(FACE)

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.ask()!r}, scores {self.scores()!r}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules as one object: name, seats, options, sheet, and how to write everything down.

    `domain` is the package that holds the game's texts; `move_table` has every move at its code, and `move_room` is
    the most moves a seat can have at once. `sheet_text` is empty for a shipped component sheet; `size` says which of
    those it is. `asides` are keys of a position that say how the table came about, and not how it lies: fingerprints of
    old records stay true when more is remembered.
    """

    def __init__(
        self,
        name: str,
        domain: str,
        seat_counts: range,
        rules_version: int,
        move_table: list[Move],
        move_room: int,
        advice: Advice,
    ) -> None:
        self.name: Final = name
        self.domain: Final = domain
        self.seat_counts: Final = seat_counts
        self.rules_version: Final = rules_version
        self.move_table: Final = move_table
        self.move_room: Final[i64] = move_room
        self.advice: Final = advice
        self.sheet_text = ""
        self.size = FULL
        self.asides: tuple[str, ...] = ()

    # Written by the game.

    def options(self) -> list[Option]:
        """What a table may choose."""
        return []

    def read_sheet(self, text: str | None) -> Sheet:
        """The shipped component sheet, or the given one, validated."""
        raise NotImplementedError(f"{self.name} has no sheet")

    def table(self, seats: int, options: dict[str, OptionValue]) -> State:
        """An empty table with those options, from which `again` deals."""
        raise NotImplementedError(f"{self.name} has no table")

    def parse_move(self, text: str) -> int:
        """The code of a move in notation; raises `InvalidMove`."""
        raise NotImplementedError(f"{self.name} has no notation")

    def refusal(self, state: State, seat: int, code: int) -> IllegalMove:
        """Why that move is against the rules, with its clause."""
        raise NotImplementedError(f"{self.name} has no refusals")

    def offer(self, state: State, seat: int, code: int) -> Offer:
        """A legal move as a screen needs it."""
        raise NotImplementedError(f"{self.name} has no offers")

    def event_of(self, kind: int, details: list[int]) -> Event:
        """A happening on the tape, read whole."""
        raise NotImplementedError(f"{self.name} has no events")

    def veiled_event_of(self, kind: int, details: list[int]) -> Event:
        """A happening on the tape, as those outside its audience hear it."""
        raise NotImplementedError(f"{self.name} veils no events")

    def tell(self, event: Event, speaker: "Speaker", names: Sequence[str]) -> str:
        """An event as a sentence."""
        raise NotImplementedError(f"{self.name} has no sentences for events")

    def explain(self, offer: Offer, speaker: "Speaker") -> str:
        """What a move would do, in a few words."""
        raise NotImplementedError(f"{self.name} has no words for moves")

    def view(self, state: State, seat: int | None, remembered: bool) -> View:
        """What a seat may know."""
        raise NotImplementedError(f"{self.name} has no views")

    def write_position(self, state: State) -> dict[str, str]:
        """The whole truth, key by key."""
        raise NotImplementedError(f"{self.name} has no positions")

    def read_position(self, fields: dict[str, str]) -> State:
        """The state those keys describe; raises `BadPosition`."""
        raise NotImplementedError(f"{self.name} has no positions")

    def inventory(self, state: State) -> dict[str, int]:
        """Everything there is, counted by kind wherever it lies: law 7 wants it constant."""
        raise NotImplementedError(f"{self.name} has no inventory")

    def recount(self, state: State) -> tuple[int, ...]:
        """The scores by a second, slow, independent count: law 8 wants it to agree."""
        raise NotImplementedError(f"{self.name} has no second count")

    def longest(self, seats: int) -> int:
        """More decisions than any playing can take: law 8 wants every playing to end before."""
        raise NotImplementedError(f"{self.name} has no bound")

    # The same for all games.

    def start(
        self, seats: int = 2, seed: int | str | None = None, sheet: str | None = None, **options: object
    ) -> State:
        """A new playing. The same seats, seed, sheet and options always give the same one."""
        import secrets

        if seats not in self.seat_counts:
            counts = self.seat_counts
            raise WrongSeats("wrong-seats", game=self.name, seats=seats, low=counts[0], high=counts[-1])
        chosen = self.read_options(seats, options)
        rng = Rng.seeded(secrets.randbits(64) if seed is None else seed)
        game = self if sheet is None else self.with_sheet(sheet)
        return game.table(seats, chosen).again(rng)

    def excellence(self) -> int:
        """A score that earns a title, by the game's own rules; 0 if there is none."""
        return 0

    def with_sheet(self, text: str) -> "Game":
        """The same game played by another component sheet."""
        raise NotImplementedError(f"{self.name} takes no other sheet")

    def of_size(self, size: str) -> "Game":
        """The same game played by the shipped sheet of another size; one with a sheet of its own stays as it is."""
        return self

    def read_options(self, seats: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Every option with its value, the given ones checked and the others at their defaults."""
        from warren.engine.options import read_options

        return read_options(self.name, self.options(), seats, given)

    def move_of(self, code: int) -> Move:
        """The move with that code; raises `InvalidMove` if there is none."""
        if code < 0 or code >= len(self.move_table):
            raise InvalidMove("unreadable-move", move=str(code), example=self.move_table[0].text)
        return self.move_table[code]

    def code_of(self, move: Move | str | int) -> i64:
        """The code of a move given as a move, its notation or its code."""
        if isinstance(move, Move):
            return move.code
        if isinstance(move, str):
            code: i64 = self.parse_move(move)
            return code
        if isinstance(move, int):
            return self.move_of(move).code
        raise InvalidMove("unreadable-move", move=repr(move), example=self.move_table[0].text)

    def position(self, given: str | Mapping[str, object]) -> State:
        """The state a position describes: `key: value` lines, or the same as a mapping."""
        from warren.engine.positions import read_fields, take_option

        fields = read_fields(given)
        size = fields.pop("size", self.size)
        if size not in SIZES:
            raise BadPosition("position-choice", key="size", value=size, known=", ".join(SIZES))
        named = [option for option in self.options() if option.name == FIRST]
        first = take_option(fields, FIRST) if named else None
        try:
            state = self.of_size(size).read_position(fields)
            if size != FULL:
                self.read_options(state.seats, {"size": size})
            if first is not None:
                state.named_first = LETTERS.find(str(named[0].read(first, state.seats)))
            return state
        except (BadOption, WrongSeats) as error:
            raise BadPosition("bad-position", why=error) from error

    def __repr__(self) -> str:
        return f"warren.game({self.name!r})"
