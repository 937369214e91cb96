"""One playing of KOBOLD, and its rules.

Clause ids (KB-…) are those of RULES.md beside this file. Sections are counted from 0 inside and from 1 in notation.
"""

from typing import Final

from librt.vecs import vec

from warren.engine.contract import EVERYONE, Game
from warren.engine.match import GAME_ENDED, MatchState
from warren.engine.moves import MoveList
from warren.engine.native import i64, mypyc_attr
from warren.engine.rng import Rng
from warren.games.kobold.rules.numbers import CELLS, MOST_SPACES, SECTIONS, Numbers, Side
from warren.games.kobold.rules.score import GEM_TROPHIES, LINES, TILES, TOY_TROPHIES, toy_leader, with_most
from warren.games.kobold.rules.tokens import EMPTY, FIRST_GEM, FIRST_TOY, KINDS, KOBOLD, is_flash, is_gem, toy_of

# Moves: a section to place a pawn in, then a cell to grab from.
FIRST_GRAB: Final[i64] = SECTIONS

# Why a game ends (KB-E1), a bit each.
SUPPLY_SHORT: Final[i64] = 1
TROPHIES_GONE: Final[i64] = 2

# Happenings on the tape.
DEALT: Final[i64] = 1
PLACED: Final[i64] = 2
GRABBED: Final[i64] = 3
UNCOVERED: Final[i64] = 4
GEM_SET: Final[i64] = 5
ROLLED: Final[i64] = 6
CAUGHT: Final[i64] = 7
REFILLED: Final[i64] = 8
FLASHED: Final[i64] = 9

REASONS: Final = ("", "supply", "gems", "both")
FACE_DOWN: Final[i64] = KINDS


@mypyc_attr(acyclic=True, free_list_len=1)
class KoboldState(MatchState):
    """Beam, pawns, tokens on the board, supply, and what every seat has.

    `board` has three cells a section; whether a token lies face down follows from its space. `pawns` has a place for
    every seat and section, `loot` one for every seat and kind of token. The supply is never changed once shuffled,
    so copies share it. `flashes` are those taken this turn, four bits each, the first lowest.
    """

    def __init__(self, game: Game, seats: i64, rng: Rng, numbers: Numbers, side: Side) -> None:
        super().__init__(game, seats, rng)
        self.numbers = numbers
        self.side = side
        self.fetching = False
        self.beam: i64 = 0
        self.board: vec[i64] = vec[i64]()
        self.pawns: vec[i64] = vec[i64]()
        self.out: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()
        self.supply_count: i64 = 0
        self.loot: vec[i64] = vec[i64]()
        self.tiles: vec[i64] = vec[i64]()
        self.gem_points: vec[i64] = vec[i64]()
        self.trophies_taken: i64 = 0
        self.removed: vec[i64] = vec[i64]()
        self.flashes: i64 = 0
        self.die: i64 = -1
        self.ended: i64 = 0

    # Set-up.

    def deal(self) -> None:
        """KB-S1, KB-S2: draw the beam, shuffle the supply, fill the dark sections."""
        self.clear_table()
        self.rng.shuffle(self.supply, self.supply_count)
        self.beam = self.rng.below(SECTIONS)
        self.turn = self.first
        if self.tape is not None:
            self.note_dealt()
        self.refill()

    def clear_table(self) -> None:
        """An empty board, a sorted supply, all pawns in hand and nobody with anything."""
        self.fetching = False
        self.board = vec[i64]([0] * CELLS)
        self.pawns = vec[i64]([0] * (self.seats * SECTIONS))
        self.out = vec[i64]([0] * self.seats)
        self.supply = self.numbers.tokens[:]
        self.supply_count = len(self.supply)
        self.loot = vec[i64]([0] * (self.seats * KINDS))
        self.tiles = vec[i64]([0] * self.seats)
        self.gem_points = vec[i64]([0] * self.seats)
        self.trophies_taken = 0
        self.removed = vec[i64]([0] * KINDS)
        self.flashes = 0
        self.die = -1
        self.ended = 0

    # What lies where.

    def is_lit(self, section: i64) -> bool:
        """KB-C2: the beam covers its section and the next clockwise."""
        past: i64 = section - self.beam
        return 0 <= past <= 1 or past == 1 - SECTIONS

    def tokens_in(self, section: i64) -> i64:
        """How many tokens lie in a section."""
        count: i64 = 0
        cell: i64 = section * MOST_SPACES
        last: i64 = cell + self.side.spaces[section]
        while cell < last:
            if self.board[cell] != EMPTY:
                count += 1
            cell += 1
        return count

    def in_hand(self, seat: i64) -> i64:
        """How many pawns the seat has in hand."""
        return self.numbers.pawns - self.out[seat]

    # Asking.

    def ask_now(self) -> str:
        return "grab" if self.fetching else "turn"

    # Moves.

    def may_place(self, seat: i64, section: i64) -> bool:
        """KB-T1: a pawn in hand, a dark section, and a token there for every own pawn."""
        if self.fetching or self.out[seat] == self.numbers.pawns or self.is_lit(section):
            return False
        return self.pawns[seat * SECTIONS + section] < self.tokens_in(section)

    def may_grab(self, seat: i64, cell: i64) -> bool:
        """KB-T2: a token of a section where an own pawn stands."""
        return self.board[cell] != EMPTY and self.pawns[seat * SECTIONS + cell // MOST_SPACES] > 0

    def list_moves(self, seat: i64, into: MoveList) -> None:
        into.count = 0
        section: i64 = 0
        if not self.fetching and self.out[seat] < self.numbers.pawns:
            while section < SECTIONS:
                if self.may_place(seat, section):
                    into.add(section)
                section += 1
        if self.out[seat] > 0:
            self.list_grabs(seat, into)

    def list_grabs(self, seat: i64, into: MoveList) -> None:
        """Every token that a pawn of the seat could take."""
        section: i64 = 0
        while section < SECTIONS:
            if self.pawns[seat * SECTIONS + section] > 0:
                cell: i64 = section * MOST_SPACES
                last: i64 = cell + self.side.spaces[section]
                while cell < last:
                    if self.board[cell] != EMPTY:
                        into.add(FIRST_GRAB + cell)
                    cell += 1
            section += 1

    def is_legal(self, seat: i64, code: i64) -> bool:
        if code < 0 or code >= FIRST_GRAB + CELLS:
            return False
        if code < FIRST_GRAB:
            return self.may_place(seat, code)
        return self.may_grab(seat, code - FIRST_GRAB)

    def _apply(self, seat: i64, code: i64) -> None:
        """One action, or one grab of a Fetch."""
        if code < FIRST_GRAB:
            self.place(seat, code)
            self.pass_turn()
            return
        self.grab(seat, code - FIRST_GRAB)
        self.fetching = self.out[seat] > 0
        if not self.fetching:
            self.finish_fetch()

    # A turn, step by step.

    def place(self, seat: i64, section: i64) -> None:
        """KB-T1; nothing is rolled or refilled after it (KB-T7)."""
        self.pawns[seat * SECTIONS + section] += 1
        self.out[seat] += 1
        if self.tape is not None:
            self.note(PLACED, seat, section)

    def grab(self, seat: i64, cell: i64) -> None:
        """KB-T2: a pawn goes home with a token, which everybody sees; a set of gems is swapped at once."""
        token: i64 = self.board[cell]
        self.board[cell] = EMPTY
        self.pawns[seat * SECTIONS + cell // MOST_SPACES] -= 1
        self.out[seat] -= 1
        if self.tape is not None:
            self.note_grabbed(seat, cell, token)
        if is_flash(token):
            self.keep_flash(token)
        else:
            self.loot[seat * KINDS + token] += 1
            if is_gem(token):
                self.swap_gems(seat)

    def keep_flash(self, flash: i64) -> None:
        """KB-F1: a flash waits for the end of the turn, after those taken before it."""
        held: i64 = self.flashes
        shift: i64 = 0
        while held > 0:
            held >>= 4
            shift += 4
        self.flashes |= flash << shift

    def swap_gems(self, seat: i64) -> None:
        """KB-G1: one gem of each colour becomes the best trophy left; without one the set stays."""
        trophies = self.numbers.gem_trophies
        if self.trophies_taken == len(trophies):
            return
        first: i64 = seat * KINDS + FIRST_GEM
        gem: i64 = 0
        while gem < 4:
            if self.loot[first + gem] == 0:
                return
            gem += 1
        gem = 0
        while gem < 4:
            self.loot[first + gem] -= 1
            self.removed[FIRST_GEM + gem] += 1
            gem += 1
        points: i64 = trophies[self.trophies_taken]
        self.trophies_taken += 1
        self.gem_points[seat] += points
        if self.tape is not None:
            self.note(GEM_SET, seat, points)

    def finish_fetch(self) -> None:
        """KB-T6: roll, beam, caught, refill, flashes, end check."""
        self.roll()
        self.send_home()
        if self.refill():
            self.ended |= SUPPLY_SHORT
        self.score_flashes()
        if self.trophies_taken == len(self.numbers.gem_trophies):
            self.ended |= TROPHIES_GONE
        if self.ended != 0:
            self.finish_game()
        else:
            self.pass_turn()

    def roll(self) -> None:
        """KB-T3: an arrow turns the beam."""
        die = self.numbers.die
        self.die = self.rng.below(len(die))
        self.beam += die[self.die]
        if self.beam >= SECTIONS:
            self.beam -= SECTIONS
        if self.tape is not None:
            self.note(ROLLED, die[self.die], self.beam)

    def send_home(self) -> None:
        """KB-T4: pawns in a lit section go home with nothing."""
        section: i64 = self.beam
        for _ in range(2):
            seat: i64 = 0
            while seat < self.seats:
                caught: i64 = self.pawns[seat * SECTIONS + section]
                if caught > 0:
                    self.pawns[seat * SECTIONS + section] = 0
                    self.out[seat] -= caught
                    if self.tape is not None:
                        self.note_caught(seat, section, caught)
                seat += 1
            section += 1
            if section == SECTIONS:
                section = 0

    def refill(self) -> bool:
        """KB-T5: fill the empty spaces of dark sections in order; whether the supply ran short."""
        short = False
        quiet = True
        section: i64 = 0
        while section < SECTIONS:
            if not self.is_lit(section):
                cell: i64 = section * MOST_SPACES
                last: i64 = cell + self.side.spaces[section]
                while cell < last:
                    if self.board[cell] == EMPTY:
                        if self.supply_count == 0:
                            short = True
                        else:
                            self.supply_count -= 1
                            self.board[cell] = self.supply[self.supply_count]
                            if self.tape is not None:
                                self.note_laid(cell, quiet)
                                quiet = False
                    cell += 1
            section += 1
        return short

    def seen_at(self, cell: i64) -> i64:
        """What everybody sees at a cell: its token, or that one lies face down there."""
        if self.board[cell] != EMPTY and self.side.shut[cell] == 1:
            return FACE_DOWN
        return self.board[cell]

    def score_flashes(self) -> None:
        """KB-F1: each flash taken this turn gives tiles for most of its toy, and leaves the game."""
        while self.flashes > 0:
            flash: i64 = self.flashes & 15
            self.flashes >>= 4
            self.removed[flash] += 1
            self.score_flash(toy_of(flash))

    def score_flash(self, toy: i64) -> None:
        """Most tokens of that toy, at least one: two tiles alone, one each if tied."""
        bits: i64 = with_most(self.loot, self.seats, toy)
        tiles: i64 = self.numbers.flash_alone
        if bits & (bits - 1) != 0:
            tiles = self.numbers.flash_tied
        seat: i64 = 0
        while seat < self.seats:
            if (bits >> seat) & 1 == 1:
                self.tiles[seat] += tiles
            seat += 1
        if self.tape is not None:
            self.note_flashed(toy, bits, tiles)

    # Counting.

    def game_points(self) -> vec[i64]:
        """KB-E3; toy trophies count only when the game has ended."""
        points = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            for line in range(LINES):
                points[seat] += self.line_of(seat, line)
        return points

    def lines(self) -> list[list[int]]:
        """Every seat's points line by line, in the order of `score.LINE_NAMES`."""
        return [[int(self.line_of(seat, line)) for line in range(LINES)] for seat in range(self.seats)]

    def line_of(self, seat: i64, line: i64) -> i64:
        """One line of a seat's points."""
        if line == GEM_TROPHIES:
            return self.gem_points[seat]
        if line == TOY_TROPHIES:
            return self.toy_points(seat)
        if line == TILES:
            return self.tiles[seat]
        return self.loot[seat * KINDS + KOBOLD] * self.numbers.kobold_points

    def toy_points(self, seat: i64) -> i64:
        """KB-E2: the toy trophies of a game that has ended."""
        points: i64 = 0
        if self.ended != 0:
            for toy in range(4):
                if toy_leader(self.loot, self.seats, toy + FIRST_TOY) == seat:
                    points += self.numbers.toy_trophies[toy]
        return points

    def reason(self) -> str:
        return REASONS[self.ended]

    # Copies and imagined worlds.

    def copy(self) -> "KoboldState":
        to = KoboldState(self.game, self.seats, self.rng.copy(), self.numbers, self.side)
        self.copy_match(to)
        to.turn = self.turn
        to.fetching = self.fetching
        to.beam = self.beam
        to.board = self.board[:]
        to.pawns = self.pawns[:]
        to.out = self.out[:]
        to.supply = self.supply
        to.supply_count = self.supply_count
        to.loot = self.loot[:]
        to.tiles = self.tiles[:]
        to.gem_points = self.gem_points[:]
        to.trophies_taken = self.trophies_taken
        to.removed = self.removed[:]
        to.flashes = self.flashes
        to.die = self.die
        to.ended = self.ended
        return to

    def again(self, rng: Rng) -> "KoboldState":
        to = KoboldState(self.game, self.seats, rng, self.numbers, self.side)
        to.games = self.games
        to.named_first = self.named_first
        to.begin_match()
        return to

    def _imagine(self, seat: int | None, rng: Rng) -> "KoboldState":
        """Face-down tokens and the supply are hidden from everyone alike; so is all randomness to come."""
        world = self.copy()
        hidden = self.hidden_tokens()
        rng.shuffle(hidden, len(hidden))
        drawn: i64 = 0
        for cell in range(CELLS):
            if self.seen_at(cell) == FACE_DOWN:
                world.board[cell] = hidden[drawn]
                drawn += 1
        world.supply = hidden[drawn:]
        world.rng = rng.branch()
        return world

    def hidden_tokens(self) -> vec[i64]:
        """All tokens that nobody has seen, kind by kind: which they are may be known, where they lie may not."""
        among = vec[i64]([0] * KINDS)
        count: i64 = self.supply_count
        for at in range(self.supply_count):
            among[self.supply[at]] += 1
        for cell in range(CELLS):
            if self.seen_at(cell) == FACE_DOWN:
                among[self.board[cell]] += 1
                count += 1
        ordered = vec[i64]([0] * count)
        found: i64 = 0
        for kind in range(KINDS):
            for _ in range(among[kind]):
                ordered[found] = kind
                found += 1
        return ordered

    # The tape.

    def note(self, kind: i64, one: i64, other: i64) -> None:
        """A happening with two details."""
        tape = self.tape
        if tape is not None:
            tape.open(kind, EVERYONE)
            tape.write(one)
            tape.write(other)

    def note_dealt(self) -> None:
        """A deal: game, first seat, beam."""
        tape = self.tape
        if tape is not None:
            tape.open(DEALT, EVERYONE)
            tape.write(self.game_number)
            tape.write(self.first)
            tape.write(self.beam)

    def note_grabbed(self, seat: i64, cell: i64, token: i64) -> None:
        """A token taken, from an open or a shut space."""
        tape = self.tape
        if tape is not None:
            tape.open(UNCOVERED if self.side.shut[cell] == 1 else GRABBED, EVERYONE)
            tape.write(seat)
            tape.write(cell)
            tape.write(token)

    def note_laid(self, cell: i64, first: bool) -> None:
        """A token laid on a space; all of a refill are one happening."""
        tape = self.tape
        if tape is not None:
            if first:
                tape.open(REFILLED, EVERYONE)
            tape.write(cell)
            tape.write(self.seen_at(cell))

    def note_caught(self, seat: i64, section: i64, pawns: i64) -> None:
        """Pawns sent home by the beam."""
        tape = self.tape
        if tape is not None:
            tape.open(CAUGHT, EVERYONE)
            tape.write(seat)
            tape.write(section)
            tape.write(pawns)

    def note_flashed(self, toy: i64, seats: i64, tiles: i64) -> None:
        """A flash scored: its toy, who has most, a bit each, and the tiles for each of them."""
        tape = self.tape
        if tape is not None:
            tape.open(FLASHED, EVERYONE)
            tape.write(toy)
            tape.write(seats)
            tape.write(tiles)

    def note_game_ended(self) -> None:
        """The end of a game: its number, why, then every line of every seat's score."""
        tape = self.tape
        if tape is not None:
            tape.open(GAME_ENDED, EVERYONE)
            tape.write(self.game_number)
            tape.write(self.ended)
            tape.write(self.seats)
            for line in self.lines():
                for at in range(LINES):
                    tape.write(line[at])
