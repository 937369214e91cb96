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
token not named, in order. Missing trophies are as many as the seats' points in gem trophies come to, and with them go
the gems that are missing under `removed`. `read` says what is wrong with the notation, `check` what could not be on a
table.
"""

import re
from collections.abc import Callable
from typing import Final

from librt.vecs import vec

from warren.engine.errors import BadPosition, Detail, WarrenError
from warren.engine.native import i64
from warren.engine.notation import LETTERS, letter, seat_of
from warren.engine.options import Option
from warren.engine.positions import Fields, check_inventory
from warren.games.kobold.rules import moves
from warren.games.kobold.rules.numbers import MOST_SPACES, SECTIONS, Numbers, Side
from warren.games.kobold.rules.options import OPTIONS, side_for
from warren.games.kobold.rules.sheet import STEPS
from warren.games.kobold.rules.state import REASONS, SUPPLY_SHORT, TROPHIES_GONE, KoboldState
from warren.games.kobold.rules.tokens import (
    EMPTY,
    FIRST_FLASH,
    FIRST_GEM,
    GEMS,
    KINDS,
    KOBOLD,
    NAMES,
    is_flash,
    token_name,
)
from warren.games.kobold.rules.view_builder import flashes

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
    """Reads one position, key by key."""

    domain = moves.DOMAIN

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
        if word not in NAMES[1:]:
            raise BadPosition("position-unknown", key=key, value=word)
        kind = NAMES.index(word)
        if self.left[kind] == 0:
            raise BadPosition("position-named-often", piece=word, count=self.numbers.counts[kind])
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
        if self.words("die"):
            state.die = self.face(self.fields["die"])
        for seat in range(self.seat_count):
            self.read_loot(state, seat)
        self.read_trophies(state)
        self.read_removed(state)
        self.read_flashes(state)
        self.read_board(state)
        self.read_pawns(state)
        self.read_end(state)
        return state

    def face(self, text: str) -> int:
        """A face of the die, counted from 0 or by its name."""
        steps = {name: step % SECTIONS for name, step in STEPS.items()}
        if text in steps:
            found = [at for at, step in enumerate(self.numbers.die) if step == steps[text]]
            if not found:
                raise BadPosition("position-unknown", key="die", value=text)
            return found[0]
        return self.whole("die", text, 0, len(self.numbers.die) - 1)

    def read_match(self, state: KoboldState) -> None:
        """The match and the stream of randomness."""
        state.games = int(GAMES.read(self.options(("games",)).get("games", "1"), self.seat_count))
        match = self.match(state.games, self.seat_count)
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
                        raise self.refuse("position-flash-kept", seat=key, token=token_name(kind))
                    state.loot[seat * KINDS + kind] += 1

    def read_trophies(self, state: KoboldState) -> None:
        """How many gem trophies are taken: as said, or as many as the seats' points in them come to."""
        trophies, points = list(self.numbers.gem_trophies), sum(state.gem_points)
        taken = next((count for count in range(len(trophies) + 1) if sum(trophies[:count]) == points), 0)
        state.trophies_taken = self.number("trophies", taken, 0, len(trophies))

    def read_removed(self, state: KoboldState) -> None:
        """What has left the game: as said, or the gems that went for trophies."""
        sets = [f"{gem}*{state.trophies_taken}" for gem in GEMS if state.trophies_taken]
        for word in self.words("removed") if "removed" in self.fields else sets:
            for kind in self.counted("removed", word):
                state.removed[kind] += 1

    def read_flashes(self, state: KoboldState) -> None:
        """The flashes taken this turn."""
        for word in self.words("flashes"):
            kind = self.token("flashes", word)
            if not is_flash(kind):
                raise self.refuse("position-not-a-flash", token=word)
            state.keep_flash(kind)

    def read_board(self, state: KoboldState) -> None:
        """Tokens on the board and in the supply; a board that is not given is filled from the supply."""
        given = [part.split() for part in self.fields["sections"].split("/")] if "sections" in self.fields else None
        if given is not None:
            if [len(words) for words in given] != list(state.side.spaces):
                raise self.refuse(
                    "position-spaces",
                    side=state.side.name,
                    spaces=" ".join(map(str, state.side.spaces)),
                    found=" ".join(str(len(words)) for words in given),
                )
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
            raise self.refuse("position-shut" if state.side.shut[cell] else "position-open", token=word.strip("()"))
        state.board[cell] = self.token("sections", word[1:-1] if shut else word)

    def read_pawns(self, state: KoboldState) -> None:
        """Pawns on the board."""
        for word in self.words("pawns"):
            found = PAWN.fullmatch(word)
            if not found:
                raise self.refuse("position-pawn", pawn=word)
            seat, section = seat_of(found[1], self.seat_count), int(found[2]) - 1
            state.pawns[seat * SECTIONS + section] += 1
            state.out[seat] += 1

    def read_end(self, state: KoboldState) -> None:
        """Whether a Fetch is going on, and whether and why it is over."""
        state.fetching = self.flag("fetching")
        state.ended = ("no", *REASONS[1:]).index(self.choice("ended", "no", *REASONS[1:]))
        state.over = self.flag("over")


def refuse(text: str, **details: Detail) -> BadPosition:
    """The error for what cannot be on a table."""
    return BadPosition.in_game(moves.DOMAIN, text, **details)


def check(state: KoboldState) -> None:
    """Refuse a table that cannot be: all that is in the box lies somewhere, by the rules that hold at every moment."""
    check_pawns(state)
    check_playable(state)
    check_inventory(state)
    check_gems(state)
    check_removed(state)
    check_tiles(state)
    check_fetch(state)
    check_end(state)


def check_pawns(state: KoboldState) -> None:
    """KB-T1, KB-T4: at most three pawns a seat, none in the light, and a token for every own pawn in a section."""
    for seat in range(state.seats):
        if state.out[seat] > state.numbers.pawns:
            raise refuse("position-many-pawns", seat=letter(seat), found=state.out[seat], pawns=state.numbers.pawns)
        for section in range(SECTIONS):
            pawns = state.pawns[seat * SECTIONS + section]
            if pawns and state.is_lit(section):
                raise refuse("position-lit-pawn", seat=letter(seat), section=section + 1)
            if pawns > room(state, seat, section):
                raise refuse("position-crowded", seat=letter(seat), section=section + 1, pawns=pawns)


def room(state: KoboldState, seat: int, section: int) -> int:
    """How many of a seat's pawns a section can have: in another's Fetch they may wait for tokens that are gone."""
    if state.over or (state.fetching and seat != state.turn):
        return int(state.side.spaces[section])
    return int(state.tokens_in(section))


def check_playable(state: KoboldState) -> None:
    """That whoever is asked can move, and that flashes are taken in a Fetch only."""
    if state.fetching and (state.over or state.out[state.turn] == 0):
        raise refuse("position-nothing-to-fetch", seat=letter(state.turn))
    home = state.numbers.pawns - state.out[state.turn] if state.fetching else 0
    if len(flashes(state)) > home:
        raise refuse("position-many-flashes", found=len(flashes(state)), grabs=home)
    if state.over != (state.ended != 0):
        raise refuse("position-over-and-ended", over="yes" if state.over else "no")
    dark = [section for section in range(SECTIONS) if not state.is_lit(section)]
    if not state.over and not any(state.tokens_in(section) for section in dark):
        raise refuse("position-nothing-dark")


def check_gems(state: KoboldState) -> None:
    """KB-G1: a set is swapped at once while there is a trophy, and points are those of the trophies taken."""
    trophies = list(state.numbers.gem_trophies)
    for seat in range(state.seats):
        mine = [state.loot[seat * KINDS + FIRST_GEM + gem] for gem in range(len(GEMS))]
        if min(mine) > 0 and state.trophies_taken < len(trophies):
            raise refuse("position-gem-set", seat=letter(seat), points=trophies[state.trophies_taken])
    taken = trophies[: state.trophies_taken]
    if tuple(state.gem_points) not in shares(taken, state.seats):
        told = ", ".join(map(str, taken)) or "0"
        raise refuse("position-gem-points", points=" ".join(map(str, state.gem_points)), trophies=told)


def shares(trophies: list[int], seats: int) -> set[tuple[int, ...]]:
    """Every way in which seats can have shared those trophies, in points."""
    found = {(0,) * seats}
    for points in trophies:
        found = {(*share[:seat], share[seat] + points, *share[seat + 1 :]) for share in found for seat in range(seats)}
    return found


def check_removed(state: KoboldState) -> None:
    """What leaves the game: gems by the set (KB-G1), and flashes (KB-F1)."""
    for kind in range(1, KINDS):
        count = state.removed[kind]
        if FIRST_GEM <= kind < KOBOLD:
            if count != state.trophies_taken:
                raise refuse("position-removed-gems", gem=NAMES[kind], found=count, trophies=state.trophies_taken)
        elif count and not is_flash(kind):
            raise refuse("position-removed", token=NAMES[kind])


def check_tiles(state: KoboldState) -> None:
    """KB-F1: tiles come from flashes that have left the game: two for one seat, or one each for several."""
    scored = sum(state.removed[kind] for kind in range(FIRST_FLASH, KINDS))
    alone, tied = state.numbers.flash_alone, state.numbers.flash_tied
    most = max(alone, tied * state.seats)
    tiles = list(state.tiles)
    if max(tiles) > scored * max(alone, tied) or sum(tiles) > scored * most:
        raise refuse("position-tiles", tiles=" ".join(map(str, tiles)), flashes=scored)


def check_fetch(state: KoboldState) -> None:
    """KB-T8: at the start of a turn every dark space is full; a Fetch has emptied one for every pawn that went home."""
    empty = [f"{section + 1}.{space + 1}" for section, space in dark_spaces(state)]
    if state.over:
        return
    if not state.fetching and empty:
        raise refuse("position-dark-empty", space=empty[0])
    home = int(state.numbers.pawns - state.out[state.turn])
    if state.fetching and not 1 <= len(empty) <= home:
        raise refuse("position-grabs", found=len(empty), home=home)


def dark_spaces(state: KoboldState) -> list[tuple[int, int]]:
    """The empty spaces of dark sections."""
    return [
        (section, space)
        for section in range(SECTIONS)
        for space in range(state.side.spaces[section])
        if not state.is_lit(section) and state.board[section * MOST_SPACES + space] == EMPTY
    ]


def check_end(state: KoboldState) -> None:
    """KB-E1: it ends when dark spaces stay empty, or the trophies are gone, and for no other reason."""
    gone = state.trophies_taken == len(state.numbers.gem_trophies)
    if not state.over:
        if gone and not state.fetching:
            raise refuse("position-trophies-gone")
        return
    short = bool(dark_spaces(state))
    if short and state.supply_count:
        raise refuse("position-supply-left", supply=state.supply_count)
    why = (SUPPLY_SHORT if short else 0) | (TROPHIES_GONE if gone else 0)
    if state.ended != why:
        raise refuse("position-ended", found=REASONS[state.ended], why=REASONS[why] or "no")
    if state.game_number != state.games:
        raise refuse("position-match-goes-on", number=state.game_number, games=state.games)


def read(fields: dict[str, str], numbers: Numbers, blank: Callable[[int, Side], KoboldState]) -> KoboldState:
    """The table those fields describe; `blank` makes an empty one for so many seats on a side."""
    try:
        reader = Reader(fields, numbers)
        return reader.state(blank(reader.seat_count, reader.side()))
    except BadPosition:
        raise
    except WarrenError as error:
        raise BadPosition("bad-position", why=error) from error
