"""KOBOLD positions: any table written down and set up again.

    seats: 2
    board: small
    turn: B
    beam: 3
    sections: ball (kobold) / car (violet) / . . . / . . / …
    pawns: A1 A5 B5
    A: ball*2 violet tiles=3 gems=5
    B: kobold

Face-down tokens are written in brackets. Keys left out take the value of a fresh table. A missing supply is every
token not named, in order; with a supply given, tokens not named are out of the game.
"""

import re
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.engine.errors import BadPosition, WarrenError
from warren.engine.notation import LETTERS, letter
from warren.engine.options import Option
from warren.engine.positions import Fields
from warren.games.kobold.looking import flashes
from warren.games.kobold.options import OPTIONS, side_for
from warren.games.kobold.rules import MOST_SPACES, SECTIONS, Numbers, Side
from warren.games.kobold.state import REASONS, KoboldState
from warren.games.kobold.tokens import EMPTY, FIRST_FLASH, KINDS, NAMES, is_flash, token_name

KEYS: Final = (
    "game",
    "seats",
    "board",
    "turn",
    "first",
    "ended",
    "over",
    "fetching",
    "beam",
    "sections",
    "pawns",
    "supply",
    "trophies",
    "removed",
    "flashes",
    "die",
    "options",
    "match",
    "rng",
)
PAWN: Final = re.compile(r"([A-D])([1-7])", re.IGNORECASE)
GAMES: Final[Option] = OPTIONS[1]


def write(state: KoboldState) -> dict[str, str]:
    """The whole truth of a table."""
    supply = [token_name(state.supply[at]) for at in range(state.supply_count)]
    fields = {
        "game": "kobold",
        "seats": str(state.seats),
        "board": state.side.name,
        "turn": letter(state.turn),
        "first": letter(state.first),
        "ended": state.reason() or "no",
        "over": "yes" if state.over else "no",
        "fetching": "yes" if state.fetching else "no",
        "beam": str(state.beam + 1),
        "sections": " / ".join(write_section(state, section) for section in range(SECTIONS)),
        "pawns": write_pawns(state),
        "supply": write_tokens(list(reversed(supply))),
        "trophies": str(state.trophies_taken),
        "removed": write_counts([state.removed[kind] for kind in range(KINDS)]) or "none",
        "flashes": " ".join(flashes(state)) or "none",
        "die": str(state.die) if state.die >= 0 else "none",
        "options": f"games={state.games}",
        "match": " ".join(str(number) for number in (state.game_number, *state.totals)),
        "rng": state.rng.words(),
    }
    for seat in range(state.seats):
        fields[letter(seat)] = write_loot(state, seat)
    return fields


def write_section(state: KoboldState, section: int) -> str:
    """A section's tokens, those on shut spaces in brackets."""
    words = []
    for cell in range(section * MOST_SPACES, section * MOST_SPACES + state.side.spaces[section]):
        name = token_name(state.board[cell])
        words.append(f"({name})" if state.side.shut[cell] and state.board[cell] != EMPTY else name)
    return " ".join(words)


def write_pawns(state: KoboldState) -> str:
    """Every pawn on the board, seat by seat."""
    words = []
    for seat in range(state.seats):
        for section in range(SECTIONS):
            words += [f"{letter(seat)}{section + 1}"] * state.pawns[seat * SECTIONS + section]
    return " ".join(words) or "none"


def write_tokens(names: list[str]) -> str:
    """Tokens in order."""
    return " ".join(names) or "none"


def write_counts(counts: list[int]) -> str:
    """Tokens by kind: `ball*2 violet`."""
    return " ".join(NAMES[kind] + (f"*{count}" if count > 1 else "") for kind, count in enumerate(counts) if count)


def write_loot(state: KoboldState, seat: int) -> str:
    """What a seat has: tokens, then tiles and gem trophies in points."""
    counts = write_counts([state.loot[seat * KINDS + kind] for kind in range(KINDS)])
    return f"{counts} tiles={state.tiles[seat]} gems={state.gem_points[seat]}".strip()


class Reader(Fields):
    """Reads one position, key by key, and refuses what cannot be on a table."""

    def __init__(self, fields: dict[str, str], numbers: Numbers) -> None:
        super().__init__(fields)
        self.numbers = numbers
        self.seat_count = self.seats(2, 4)
        self.left = list(numbers.counts)
        self.check_keys([*KEYS, *LETTERS[: self.seat_count]])
        self.choice("game", "kobold")

    def side(self) -> Side:
        """The side of the board."""
        option = OPTIONS[0].read(self.fields.get("board", "auto"), self.seat_count)
        return self.numbers.small if side_for(option, self.seat_count) == "small" else self.numbers.large

    def token(self, key: str, word: str) -> int:
        """A token that is still in the box."""
        if word not in NAMES[1:] or self.left[NAMES.index(word)] == 0:
            raise self.wrong(key, word)
        kind = NAMES.index(word)
        self.left[kind] -= 1
        return kind

    def counted(self, key: str, word: str) -> list[int]:
        """Several tokens of a kind: `ball*2`."""
        name, star, count = word.partition("*")
        return [self.token(key, name) for _ in range(self.whole(key, count, 1, 99) if star else 1)]

    def state(self, state: KoboldState) -> KoboldState:
        """The table the fields describe, written into a blank state."""
        self.read_match(state)
        state.clear_table()
        state.first = self.seat("first", self.seat("turn", 0, self.seat_count), self.seat_count)
        state.turn = self.seat("turn", state.first, self.seat_count)
        state.beam = self.number("beam", 1, 1, SECTIONS) - 1
        state.trophies_taken = self.number("trophies", 0, 0, len(self.numbers.gem_trophies))
        if self.words("die"):
            state.die = self.number("die", 0, 0, len(self.numbers.die) - 1)
        for seat in range(self.seat_count):
            self.read_loot(state, seat)
        for word in self.words("removed"):
            for kind in self.counted("removed", word):
                state.removed[kind] += 1
        self.read_flashes(state)
        self.read_board(state)
        self.read_pawns(state)
        self.read_end(state)
        return state

    def read_match(self, state: KoboldState) -> None:
        """The match and the stream of randomness."""
        given = dict(word.partition("=")[::2] for word in self.words("options"))
        if not set(given) <= {"games"}:
            raise self.wrong("options")
        state.games = int(GAMES.read(given.get("games", "1"), self.seat_count))
        fresh = [1, *[0] * self.seat_count]
        match = [self.whole("match", word, -10_000, 10_000) for word in self.words("match")] or fresh
        if len(match) != 1 + self.seat_count or not 1 <= match[0] <= state.games:
            raise self.wrong("match")
        state.game_number = match[0]
        state.totals = vec[i64](match[1:])
        state.rng = self.stream(state.rng)

    def read_loot(self, state: KoboldState, seat: int) -> None:
        """A seat's tokens, tiles and trophies."""
        key = letter(seat)
        for word in self.words(key):
            name, equals, number = word.partition("=")
            if equals and name == "tiles":
                state.tiles[seat] = self.whole(key, number, 0, 999)
            elif equals and name == "gems":
                state.gem_points[seat] = self.whole(key, number, 0, 999)
            else:
                for kind in self.counted(key, word):
                    if kind >= FIRST_FLASH:
                        raise self.wrong(key, word)
                    state.loot[seat * KINDS + kind] += 1

    def read_flashes(self, state: KoboldState) -> None:
        """The flashes taken this turn."""
        for word in self.words("flashes"):
            kind = self.token("flashes", word)
            if not is_flash(kind):
                raise self.wrong("flashes", word)
            state.keep_flash(kind)

    def read_board(self, state: KoboldState) -> None:
        """Tokens on the board and in the supply; a board that is not given is filled from the supply."""
        given = [part.split() for part in self.fields["sections"].split("/")] if "sections" in self.fields else None
        if given is not None:
            if [len(words) for words in given] != list(state.side.spaces):
                raise self.wrong("sections")
            for section, words in enumerate(given):
                for space, word in enumerate(words):
                    self.read_space(state, section * MOST_SPACES + space, word)
        if "supply" in self.fields:
            tokens = [self.token("supply", word) for word in self.words("supply")]
        else:
            tokens = [kind for kind in range(KINDS) for _ in range(self.left[kind])]
        state.supply = vec[i64](reversed(tokens))
        state.supply_count = len(tokens)
        if given is None:
            state.refill()

    def read_space(self, state: KoboldState, cell: int, word: str) -> None:
        """One space of the board."""
        if word == ".":
            return
        shut = word.startswith("(") and word.endswith(")")
        if shut != bool(state.side.shut[cell]):
            raise self.wrong("sections", word)
        state.board[cell] = self.token("sections", word[1:-1] if shut else word)

    def read_pawns(self, state: KoboldState) -> None:
        """Pawns on the board: at most three a seat, and none in the light."""
        for word in self.words("pawns"):
            found = PAWN.fullmatch(word)
            seat = LETTERS.index(found[1].upper()) if found else self.seat_count
            section = int(found[2]) - 1 if found else 0
            if seat >= self.seat_count or state.out[seat] == state.numbers.pawns or state.is_lit(section):
                raise self.wrong("pawns", word)
            state.pawns[seat * SECTIONS + section] += 1
            state.out[seat] += 1
            if state.pawns[seat * SECTIONS + section] > self.room(state, seat, section):
                raise self.wrong("pawns", word)

    def room(self, state: KoboldState, seat: int, section: int) -> int:
        """How many of a seat's pawns a section can have: in another's Fetch they may wait for tokens that are gone."""
        fetched = seat != state.turn and self.fields.get("fetching", "no") == "yes"
        if fetched or self.fields.get("over", "no") == "yes":
            return int(state.side.spaces[section])
        return int(state.tokens_in(section))

    def read_end(self, state: KoboldState) -> None:
        """Whether a Fetch is going on, and whether and why it is over."""
        state.fetching = self.choice("fetching", "no", "yes") == "yes"
        if state.fetching and state.out[state.turn] == 0:
            raise self.wrong("fetching")
        home = state.numbers.pawns - state.out[state.turn] if state.fetching else 0
        if len(flashes(state)) > home:
            raise self.wrong("flashes")
        state.ended = ("no", *REASONS[1:]).index(self.choice("ended", "no", *REASONS[1:]))
        state.over = self.choice("over", "no", "yes") == "yes"
        if state.over != (state.ended != 0):
            raise self.wrong("over")
        dark = [section for section in range(SECTIONS) if not state.is_lit(section)]
        if not state.over and not any(state.tokens_in(section) for section in dark):
            raise self.wrong("sections")


def read(fields: dict[str, str], numbers: Numbers, blank: Callable[[int, Side], KoboldState]) -> KoboldState:
    """The table those fields describe; `blank` makes an empty one for so many seats on a side."""
    try:
        reader = Reader(fields, numbers)
        return reader.state(blank(reader.seat_count, reader.side()))
    except BadPosition:
        raise
    except WarrenError as error:
        raise BadPosition("bad-position", why=error) from error
