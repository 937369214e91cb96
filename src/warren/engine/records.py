"""Records: game, options, seed and moves, which are the playing itself, replayable to the bit."""

import hashlib
from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Final

import msgspec

from warren.engine import registry
from warren.engine.contract import Events, Game, State
from warren.engine.errors import BadRecord, UnknownRules, WarrenError, WrongSeats
from warren.engine.moves import Move
from warren.engine.notation import SeatName, letter, seat_of
from warren.engine.options import OptionValue

FORMAT: Final = 1


class Written(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"format": "warren"}):
    """A record as it stands in a file."""

    format: Annotated[int, msgspec.Meta(ge=1)]
    game: str
    rules: Annotated[int, msgspec.Meta(ge=1)]
    seats: int
    seed: str
    options: dict[str, bool | int | str]
    sheet: str = ""
    players: list[str] = []
    moves: list[str]
    state: str
    proof: dict[str, str | list[str]] | None = None
    digest: str = ""

    def digest_of(self) -> str:
        """The fingerprint of all the rest."""
        bare = msgspec.structs.replace(self, digest="")
        return hashlib.sha256(msgspec.json.encode(bare, order="deterministic")).hexdigest()


class Step:
    """One move of a record being replayed: who, what, what happened, and the state after it."""

    def __init__(self, seat: int, move: Move, events: Events, state: State) -> None:
        self.seat = seat
        self.move = move
        self.events = events
        self.state = state

    def __repr__(self) -> str:
        return f"<{letter(self.seat)} {self.move.text}>"


class Record:
    """A playing as it was: start it, add moves, write it down, read it back, replay it.

    A new one is played by the newest rules, one that is read back by those with which it began.

    >>> import warren
    >>> record = Record("koffer", seats=2, seed=7)
    >>> state = record.start()
    >>> events = record.play(state, state.ask().seats[0], "take 1")
    >>> Record.from_json(record.to_json()).replay().hash() == state.hash()
    True
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        seed: int | str,
        options: dict[str, OptionValue] | None = None,
        sheet: str = "",
        players: list[str] | None = None,
    ) -> None:
        self.game = _with_sheet(_game(game), sheet)
        self.seats = seats
        self.seed = str(seed)
        self.options = self.game.read_options(seats, options or {})
        self.sheet = self.game.sheet_text
        self.players = players or []
        self.moves: list[tuple[int, str]] = []
        self.expected = ""
        self.proof: dict[str, str | list[str]] | None = None

    def start(self) -> State:
        """The state before the first move."""
        return self.game.start(self.seats, self.seed, None, **self.options)

    def play(self, state: State, seat: SeatName, move: Move | str | int) -> Events:
        """Make a move and write it down; a refused one is not written."""
        code = self.game.code_of(move)
        events = state.play(seat, code)
        self.moves.append((state.seat_at(seat), self.game.move_of(code).text))
        self.expected = ""
        return events

    def steps(self) -> Iterator[Step]:
        """Every move in turn; the state they share goes on changing."""
        state = self.start()
        for number, (seat, text) in enumerate(self.moves, start=1):
            try:
                move = self.game.move_of(self.game.code_of(text))
                events = state.play(seat, move)
            except WarrenError as error:
                raise BadRecord("record-move", number=number, move=text, why=error) from error
            yield Step(seat, move, events, state)

    def replay(self, moves: int | None = None) -> State:
        """The state after all moves, or after the first so many; checked against the one written down."""
        state = self.start()
        for step in islice(self.steps(), moves):
            state = step.state
        if moves is None and self.expected and state.hash() != self.expected:
            raise BadRecord("record-state")
        return state

    def to_json(self) -> str:
        """The record as a file's text, with fingerprints that show any later change."""
        written = Written(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            sheet=self.sheet,
            players=self.players,
            moves=[f"{letter(seat)} {text}" for seat, text in self.moves],
            state=self.replay().hash(),
            proof=self.proof,
        )
        whole = msgspec.structs.replace(written, digest=written.digest_of())
        return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"

    @staticmethod
    def from_json(text: str | bytes) -> "Record":
        """A record from a file's text; raises `BadRecord` for one that was cut short or edited."""
        try:
            written = msgspec.json.decode(text, type=Written)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord("record-unreadable", why=str(error)) from error
        if written.format > FORMAT:
            raise BadRecord("record-newer", format=written.format)
        if written.digest != written.digest_of():
            raise BadRecord("record-edited")
        try:
            game = registry.find(written.game, written.rules)
        except UnknownRules as error:
            raise BadRecord("record-rules", rules=written.rules, game=written.game) from error
        if written.seats not in game.seat_counts:
            low, high = game.seat_counts[0], game.seat_counts[-1]
            raise WrongSeats("wrong-seats", game=game.name, seats=written.seats, low=low, high=high)
        record = Record(game, written.seats, written.seed, written.options, written.sheet, written.players)
        for line in written.moves:
            seat, _, move = line.partition(" ")
            record.moves.append((seat_of(seat, written.seats), move))
        record.expected = written.state
        record.proof = written.proof
        return record

    def __repr__(self) -> str:
        return f"<Record of {self.game.name}: {self.seats} seats, seed {self.seed}, {len(self.moves)} moves>"


def _game(name: str | Game) -> Game:
    if isinstance(name, Game):
        return name
    return registry.find(name)


def _with_sheet(game: Game, sheet: str) -> Game:
    return game.with_sheet(sheet) if sheet else game
