"""One playing of Too Many Kobolds, and its rules.

Clause ids (TM-…) are those of RULES.md beside this file.
"""

from typing import Final

from librt.vecs import vec

from warren.engine.contract import EVERYONE, Events, Game
from warren.engine.moves import MoveList
from warren.engine.native import i64, mypyc_attr
from warren.engine.rng import Rng
from warren.engine.turns import TurnState
from warren.games.too_many.rules.cards import BASIC, CHOICE, FIRST_DRAGON, KINDS, MAMA, NOTHING, REARRANGE, ROAR, TYPES
from warren.games.too_many.rules.cave import Cave
from warren.games.too_many.rules.grid import CELLS, HOME, bit_of, cell_of, lowest, nth, size
from warren.games.too_many.rules.numbers import MOST_IN_HEAD, Numbers
from warren.games.too_many.rules.score import LINES, cave_lines, cave_points

HEAD: Final[i64] = MOST_IN_HEAD
NONE: Final[i64] = -1
ALL_RESOURCES: Final[i64] = 255
TOP_RESOURCE: Final[i64] = 128

# Moves: adopt from a place (the fifth is the queue's top) onto a cell, Mama onto a cell, the card found by Choice onto
# a cell, Choice of a resource, Roar, Rearrange from a cell to a cell, a dragon.
FIRST_MAMA: Final[i64] = (HEAD + 1) * CELLS
FIRST_AT: Final[i64] = FIRST_MAMA + CELLS
FIRST_CHOICE: Final[i64] = FIRST_AT + CELLS
ROAR_MOVE: Final[i64] = FIRST_CHOICE + KINDS
FIRST_REARRANGE: Final[i64] = ROAR_MOVE + 1
FIRST_DRAGON_MOVE: Final[i64] = FIRST_REARRANGE + CELLS * CELLS
MOVE_COUNT: Final[i64] = FIRST_DRAGON_MOVE + BASIC

# Happenings on the tape.
DEALT: Final[i64] = 1
TOOK_DRAGON: Final[i64] = 2
ADOPTED: Final[i64] = 3
REFILLED: Final[i64] = 4
CLOSED_UP: Final[i64] = 5
PLAYED_MAMA: Final[i64] = 6
CHOSE: Final[i64] = 7
PLACED: Final[i64] = 8
REARRANGED: Final[i64] = 9
ROARED: Final[i64] = 10
CHEERED: Final[i64] = 11
ENDED: Final[i64] = 12


@mypyc_attr(acyclic=True, free_list_len=1)
class TooManyState(TurnState):
    """Caves, head and queue, and what every seat has in hand.

    The queue's top is its last card; it is replaced, never changed, so that copies share it. `clear` says for every
    resource how many cards from the top are known not to give it. `found` is a card that Choice brought and that is
    not laid yet. While seats still choose dragons, `choosing` is true and a cave without its dragon is empty.
    """

    def __init__(self, game: Game, seats: i64, rng: Rng, numbers: Numbers) -> None:
        super().__init__(game, seats, rng)
        self.numbers = numbers
        self.memory = False
        self.two_powers = False
        self.choose_dragons = False
        self.first: i64 = 0
        self.choosing = False
        self.found: i64 = NONE
        self.caves: list[Cave] = []
        self.mamas: vec[i64] = vec[i64]()
        self.powers: vec[i64] = vec[i64]()
        self.head: vec[i64] = vec[i64]()
        self.head_count: i64 = 0
        self.queue: vec[i64] = vec[i64]()
        self.queue_count: i64 = 0
        self.clear: vec[i64] = vec[i64]()

    # Set-up.

    def deal(self) -> None:
        """TM-S1 to TM-S3: dragons, Mamas, powers, the queue and its head."""
        self.clear_table()
        self.rng.shuffle(self.queue, self.queue_count)
        self.first = self.named_first
        if self.first < 0:
            self.first = self.rng.below(self.seats)
        self.turn = self.first
        self.choosing = self.choose_dragons
        if self.choosing:
            self.turn = self.before(self.first)
        else:
            self.deal_dragons()
        self.fill_head()
        if self.tape is not None:
            self.note_dealt()

    def clear_table(self) -> None:
        """Empty caves, Mama and powers in every hand, a sorted queue and no head."""
        self.found = NONE
        self.caves = [Cave(self.numbers) for _ in range(self.seats)]
        self.mamas = vec[i64]([1] * self.seats)
        each: i64 = self.numbers.powers
        if self.two_powers and self.seats == 2:
            each += each
        self.powers = vec[i64]([each] * (self.seats * 3))
        self.head = vec[i64]([0] * HEAD)
        self.head_count = 0
        self.queue = self.numbers.deck[:]
        self.queue_count = len(self.queue)
        self.clear = vec[i64]([0] * KINDS)

    def deal_dragons(self) -> None:
        """TM-S1: a different dragon for each seat, drawn at random."""
        dragons = vec[i64]([FIRST_DRAGON + resource for resource in range(BASIC)])
        self.rng.shuffle(dragons, BASIC)
        for seat in range(self.seats):
            self.caves[seat].put(dragons[seat], HOME)

    def fill_head(self) -> None:
        """Up to four cards from the queue form the head, place by place."""
        self.head_count = 0
        while self.head_count < self.numbers.head and self.queue_count > 0:
            self.head[self.head_count] = self.draw()
            self.head_count += 1

    def draw(self) -> i64:
        """The queue's top card; what was known of those below stays known."""
        self.queue_count -= 1
        self.shorten_clear(0)
        return self.queue[self.queue_count]

    def shorten_clear(self, depth: i64) -> None:
        """A card left the queue that had so many above it: stretches that reached below it are one card shorter."""
        resource: i64 = 0
        while resource < KINDS:
            if self.clear[resource] > depth:
                self.clear[resource] -= 1
            resource += 1

    # Asking.

    def ask_now(self) -> str:
        if self.choosing:
            return "dragon"
        return "turn" if self.found == NONE else "place"

    def before(self, seat: i64) -> i64:
        """The seat before that one."""
        if seat == 0:
            return self.seats - 1
        return seat - 1

    # What may be done.

    def must_play_mama(self, seat: i64) -> bool:
        """TM-T4: at five seats the last card of a cave is Mama, if she was not played before."""
        return self.seats == 5 and self.mamas[seat] == 1 and self.caves[seat].count == self.numbers.full - 1

    def has_power(self, seat: i64, power: i64) -> bool:
        """Whether the seat still has one of these."""
        return self.powers[seat * 3 + power] > 0

    def card_at_place(self, place: i64) -> i64:
        """The card that can be adopted from a place, the fifth being the queue's top; -1 if there is none."""
        if place == HEAD:
            return self.queue[self.queue_count - 1] if self.queue_count > 0 else NONE
        return self.head[place] if place < self.head_count else NONE

    def laid_by(self, code: i64) -> i64:
        """The card that a move lays: adopted, Mama, or the one that Choice found."""
        if code < FIRST_MAMA:
            return self.card_at_place(code // CELLS)
        if code < FIRST_AT:
            return MAMA
        return self.found

    def head_gives(self, resource: i64) -> bool:
        """Whether a card of the head gives that resource."""
        place: i64 = 0
        while place < self.head_count:
            if self.numbers.gives[self.head[place]] == resource:
                return True
            place += 1
        return False

    def depth_of(self, resource: i64) -> i64:
        """How many cards lie above the queue's first card of that resource; -1 if there is none."""
        at: i64 = self.queue_count - 1
        while at >= 0:
            if self.numbers.gives[self.queue[at]] == resource:
                return self.queue_count - 1 - at
            at -= 1
        return NONE

    def may_choose(self, resource: i64) -> bool:
        """TM-P1: the head gives none of it, and the queue has one."""
        return (self.choices() >> resource) & 1 == 1

    def may_rearrange(self, seat: i64, source: i64, target: i64) -> bool:
        """TM-P2: whether the card on a cell may move to another."""
        cave = self.caves[seat]
        at: i64 = cave.card_at(bit_of(source))
        return at >= 0 and (cave.room_to_move(at) >> bit_of(target)) & 1 == 1

    # Moves.

    def list_moves(self, seat: i64, into: MoveList) -> None:
        into.count = 0
        if self.choosing:
            self.list_dragons(into)
            return
        room: i64 = self.caves[seat].room()
        if self.found != NONE:
            list_cells(FIRST_AT, room, into)
            return
        free = not self.must_play_mama(seat)
        if free:
            place: i64 = 0
            while place <= HEAD:
                if self.card_at_place(place) != NONE:
                    list_cells(place * CELLS, room, into)
                place += 1
        if self.mamas[seat] == 1:
            list_cells(FIRST_MAMA, room, into)
        if free and self.has_power(seat, CHOICE):
            self.list_choices(into)
        if self.has_power(seat, ROAR):
            into.add(ROAR_MOVE)
        if self.has_power(seat, REARRANGE):
            self.list_rearrangements(seat, into)

    def pick(self, seat: i64, rng: Rng, scratch: MoveList) -> i64:
        """As listing them all would have it, without listing them, unless there may be cards to move."""
        if self.choosing or self.found != NONE or self.has_power(seat, REARRANGE):
            self.list_moves(seat, scratch)
            return scratch.codes[rng.below(scratch.count)]
        room: i64 = self.caves[seat].room()
        cells: i64 = size(room)
        places: i64 = self.head_count
        if self.queue_count > 0:
            places += 1
        named: i64 = 0
        if self.must_play_mama(seat):
            places = 0
        elif self.has_power(seat, CHOICE):
            named = self.choices()
        laid: i64 = (places + self.mamas[seat]) * cells
        choices: i64 = size(named)
        number: i64 = rng.below(laid + choices + self.powers_left(seat, ROAR))
        if number >= laid + choices:
            return ROAR_MOVE
        if number >= laid:
            return FIRST_CHOICE + nth(named, number - laid)
        place: i64 = number // cells
        cell: i64 = cell_of(nth(room, number - place * cells))
        if place == places:
            return FIRST_MAMA + cell
        if place == self.head_count:
            place = HEAD
        return place * CELLS + cell

    def powers_left(self, seat: i64, power: i64) -> i64:
        """Whether the seat still has one of these, as a number."""
        if self.powers[seat * 3 + power] > 0:
            return 1
        return 0

    def list_dragons(self, into: MoveList) -> None:
        """The dragons nobody has."""
        resource: i64 = 0
        while resource < BASIC:
            if self.is_free_dragon(resource):
                into.add(FIRST_DRAGON_MOVE + resource)
            resource += 1

    def is_free_dragon(self, resource: i64) -> bool:
        """Whether nobody has the dragon of that resource."""
        seat: i64 = 0
        while seat < self.seats:
            cave = self.caves[seat]
            if cave.count > 0 and cave.cards[0] == FIRST_DRAGON + resource:
                return False
            seat += 1
        return True

    def list_choices(self, into: MoveList) -> None:
        """The resources that can be named."""
        named: i64 = self.choices()
        resource: i64 = 0
        while resource < KINDS:
            if (named >> resource) & 1 == 1:
                into.add(FIRST_CHOICE + resource)
            resource += 1

    def choices(self) -> i64:
        """TM-P1: the resources that the queue has and the head does not give, a bit each."""
        given: i64 = 0
        place: i64 = 0
        while place < self.head_count:
            given |= self.resource_bit(self.head[place])
            place += 1
        found: i64 = given
        at: i64 = self.queue_count - 1
        while at >= 0 and found != ALL_RESOURCES:
            found |= self.resource_bit(self.queue[at])
            at -= 1
        return found & ~given

    def resource_bit(self, card: i64) -> i64:
        """What a card gives, as a bit; 0 for nothing."""
        given: i64 = self.numbers.gives[card]
        if given == NOTHING:
            return 0
        return TOP_RESOURCE >> (KINDS - 1 - given)

    def list_rearrangements(self, seat: i64, into: MoveList) -> None:
        """Every card that can move, cell by cell, with every cell it can move to."""
        cave = self.caves[seat]
        left: i64 = cave.taken
        while left != 0:
            bit: i64 = lowest(left)
            left &= left - 1
            list_cells(FIRST_REARRANGE + cell_of(bit) * CELLS, cave.room_to_move(cave.card_at(bit)), into)

    def is_legal(self, seat: i64, code: i64) -> bool:
        if code < 0 or code >= MOVE_COUNT:
            return False
        if self.choosing or code >= FIRST_DRAGON_MOVE:
            return self.choosing and code >= FIRST_DRAGON_MOVE and self.is_free_dragon(code - FIRST_DRAGON_MOVE)
        if self.found != NONE or FIRST_AT <= code < FIRST_CHOICE:
            return self.found != NONE and FIRST_AT <= code < FIRST_CHOICE and self.has_room(seat, code - FIRST_AT)
        if code < FIRST_MAMA:
            return self.may_adopt(seat, code // CELLS, code % CELLS)
        if code < FIRST_AT:
            return self.mamas[seat] == 1 and self.has_room(seat, code - FIRST_MAMA)
        return self.may_use_power(seat, code)

    def may_use_power(self, seat: i64, code: i64) -> bool:
        """TM-P1 to TM-P3: whether the seat may play that power so."""
        if code < ROAR_MOVE:
            if self.must_play_mama(seat) or not self.has_power(seat, CHOICE):
                return False
            return self.may_choose(code - FIRST_CHOICE)
        if code == ROAR_MOVE:
            return self.has_power(seat, ROAR)
        move: i64 = code - FIRST_REARRANGE
        return self.has_power(seat, REARRANGE) and self.may_rearrange(seat, move // CELLS, move % CELLS)

    def may_adopt(self, seat: i64, place: i64, cell: i64) -> bool:
        """TM-T2: whether the seat may adopt from that place onto that cell."""
        return not self.must_play_mama(seat) and self.card_at_place(place) != NONE and self.has_room(seat, cell)

    def has_room(self, seat: i64, cell: i64) -> bool:
        """TM-L2: whether a new card may go there."""
        return (self.caves[seat].room() >> bit_of(cell)) & 1 == 1

    def _apply(self, seat: i64, code: i64) -> None:
        """One power, or the card that ends the turn."""
        if code < FIRST_MAMA:
            self.adopt(seat, code // CELLS, bit_of(code % CELLS))
        elif code < FIRST_AT:
            self.play_mama(seat, bit_of(code - FIRST_MAMA))
        elif code < FIRST_CHOICE:
            self.place_found(seat, bit_of(code - FIRST_AT))
        elif code < ROAR_MOVE:
            self.choose(seat, code - FIRST_CHOICE)
        elif code == ROAR_MOVE:
            self.roar(seat)
        elif code < FIRST_DRAGON_MOVE:
            move: i64 = code - FIRST_REARRANGE
            self.rearrange(seat, bit_of(move // CELLS), bit_of(move % CELLS))
        else:
            self.take_dragon(seat, code - FIRST_DRAGON_MOVE)

    # A turn.

    def take_dragon(self, seat: i64, resource: i64) -> None:
        """TM-S1, option: seats choose in reverse turn order; then the first seat begins."""
        self.caves[seat].put(FIRST_DRAGON + resource, HOME)
        if self.tape is not None:
            self.note(TOOK_DRAGON, seat, FIRST_DRAGON + resource)
        if seat == self.first:
            self.choosing = False
        else:
            self.turn = self.before(seat)

    def adopt(self, seat: i64, place: i64, bit: i64) -> None:
        """TM-T2, TM-T3: a card of the head, whose place the queue's top takes, or the top itself."""
        card: i64 = self.card_at_place(place)
        self.caves[seat].put(card, bit)
        if self.tape is not None:
            self.note_adopted(seat, place, card, bit)
        if place == HEAD:
            self.draw()
            if self.tape is not None:
                self.note(REFILLED, NONE, NONE)
        elif self.queue_count > 0:
            self.head[place] = self.draw()
            if self.tape is not None:
                self.note(REFILLED, place, self.head[place])
        else:
            self.close_up(place)
        self.end_turn(seat)

    def close_up(self, place: i64) -> None:
        """TM-T3: with the queue empty the head closes up."""
        self.head_count -= 1
        while place < self.head_count:
            self.head[place] = self.head[place + 1]
            place += 1
        if self.tape is not None:
            self.note(CLOSED_UP, self.head_count, 0)

    def play_mama(self, seat: i64, bit: i64) -> None:
        """TM-M0: laid like any card."""
        self.mamas[seat] = 0
        self.caves[seat].put(MAMA, bit)
        if self.tape is not None:
            self.note(PLAYED_MAMA, seat, bit)
        self.end_turn(seat)

    def choose(self, seat: i64, resource: i64) -> None:
        """TM-P1: the first card of a resource leaves the queue and waits to be laid; those above it stay unseen."""
        self.powers[seat * 3 + CHOICE] -= 1
        depth: i64 = self.depth_of(resource)
        self.found = self.take_from_queue(depth)
        self.shorten_clear(depth)
        self.clear[resource] = depth
        if self.tape is not None:
            self.note_chose(seat, resource, depth)

    def take_from_queue(self, depth: i64) -> i64:
        """The card with so many above it; they keep their order in a new queue."""
        at: i64 = self.queue_count - 1 - depth
        card: i64 = self.queue[at]
        queue = self.queue[: self.queue_count]
        last: i64 = self.queue_count - 1
        while at < last:
            queue[at] = queue[at + 1]
            at += 1
        self.queue = queue
        self.queue_count = last
        return card

    def place_found(self, seat: i64, bit: i64) -> None:
        """TM-P1: the card that was found is adopted."""
        card: i64 = self.found
        self.found = NONE
        self.caves[seat].put(card, bit)
        if self.tape is not None:
            self.note_placed(seat, card, bit)
        self.end_turn(seat)

    def rearrange(self, seat: i64, source: i64, target: i64) -> None:
        """TM-P2: the turn goes on."""
        self.powers[seat * 3 + REARRANGE] -= 1
        cave = self.caves[seat]
        at: i64 = cave.card_at(source)
        cave.move(at, target)
        if self.tape is not None:
            self.note_rearranged(seat, cave.cards[at], source, target)
        self.cheer(seat)

    def roar(self, seat: i64) -> None:
        """TM-P3: head and queue are shuffled together; what was known of the queue is known no more."""
        self.powers[seat * 3 + ROAR] -= 1
        queue = vec[i64]([0] * (self.queue_count + self.head_count))
        count: i64 = 0
        while count < self.queue_count:
            queue[count] = self.queue[count]
            count += 1
        place: i64 = 0
        while place < self.head_count:
            queue[count] = self.head[place]
            count += 1
            place += 1
        self.rng.shuffle(queue, count)
        self.queue = queue
        self.queue_count = count
        self.clear = vec[i64]([0] * KINDS)
        self.fill_head()
        if self.tape is not None:
            self.note_roared(seat)

    def end_turn(self, seat: i64) -> None:
        """TM-H2 after a placement; TM-E1: the game ends when the last cave is full."""
        self.cheer(seat)
        for _ in range(self.seats):
            self.pass_turn()
            if self.caves[self.turn].count < self.numbers.full:
                return
        self.over = True
        if self.tape is not None:
            self.note_ended()

    def cheer(self, seat: i64) -> None:
        """TM-H2: turn whoever is happy now."""
        turned: i64 = self.caves[seat].cheer()
        if turned != 0 and self.tape is not None:
            self.note_cheered(seat, turned)

    # Counting.

    def _score_of(self, seat: i64) -> i64:
        return cave_points(self.caves[seat])

    def lines(self) -> list[list[int]]:
        """Every seat's points line by line."""
        return [list(cave_lines(cave)) for cave in self.caves]

    # Copying and imagining.

    def copy(self) -> "TooManyState":
        to = TooManyState(self.game, self.seats, self.rng.copy(), self.numbers)
        self.copy_options(to)
        to.over = self.over
        to.first = self.first
        to.turn = self.turn
        to.choosing = self.choosing
        to.found = self.found
        to.caves = [cave.copy() for cave in self.caves]
        to.mamas = self.mamas[:]
        to.powers = self.powers[:]
        to.head = self.head[:]
        to.head_count = self.head_count
        to.queue = self.queue
        to.queue_count = self.queue_count
        to.clear = self.clear[:]
        return to

    def copy_options(self, to: "TooManyState") -> None:
        """What the table chose."""
        to.memory = self.memory
        to.two_powers = self.two_powers
        to.choose_dragons = self.choose_dragons
        to.named_first = self.named_first

    def again(self, rng: Rng) -> "TooManyState":
        to = TooManyState(self.game, self.seats, rng, self.numbers)
        self.copy_options(to)
        to.prelude = to.tape = Events(self.game)
        to.deal()
        to.tape = None
        return to

    def _imagine(self, seat: int | None, rng: Rng) -> "TooManyState":
        """The queue below its top is hidden from everyone alike, less what Choice has told; so is all to come."""
        world = self.copy()
        if self.queue_count > 1:
            world.queue = self.imagine_queue(rng)
        world.rng = rng.branch()
        return world

    def imagine_queue(self, rng: Rng) -> vec[i64]:
        """A queue with the same top in which no card gives what it is known not to give.

        The nearer to the top, the more is known not to be there, so cards are drawn from the top downwards, each
        equally likely among those that may lie there; every possible order is equally likely then.
        """
        hidden = self.hidden_cards()
        count: i64 = self.queue_count - 1
        queue = vec[i64]([0] * self.queue_count)
        queue[count] = self.queue[count]
        at: i64 = count - 1
        while at >= 0:
            possible: i64 = self.gather_possible(hidden, at + 1, count - at)
            pick: i64 = rng.below(possible)
            queue[at] = hidden[pick]
            hidden[pick] = hidden[at]
            at -= 1
        return queue

    def gather_possible(self, hidden: vec[i64], count: i64, depth: i64) -> i64:
        """Bring those of the hidden cards to the front that may lie so deep; how many they are."""
        possible: i64 = 0
        at: i64 = 0
        while at < count:
            card: i64 = hidden[at]
            given: i64 = self.numbers.gives[card]
            if given == NOTHING or self.clear[given] <= depth:
                hidden[at] = hidden[possible]
                hidden[possible] = card
                possible += 1
            at += 1
        return possible

    def hidden_cards(self) -> vec[i64]:
        """The cards below the queue's top, type by type: which they are is known, where they lie is not."""
        among = vec[i64]([0] * TYPES)
        for at in range(self.queue_count - 1):
            among[self.queue[at]] += 1
        ordered = vec[i64]([0] * self.queue_count)
        found: i64 = 0
        for card in range(TYPES):
            for _ in range(among[card]):
                ordered[found] = card
                found += 1
        return ordered

    # The tape.

    def note(self, kind: i64, one: i64, other: i64) -> None:
        """A happening with two details, and the queue's new top."""
        tape = self.tape
        if tape is not None:
            tape.open(kind, EVERYONE)
            tape.write(one)
            tape.write(other)
            tape.write(self.card_at_place(HEAD))

    def note_adopted(self, seat: i64, place: i64, card: i64, bit: i64) -> None:
        """A card adopted from a place."""
        tape = self.tape
        if tape is not None:
            tape.open(ADOPTED, EVERYONE)
            tape.write(seat)
            tape.write(place)
            tape.write(card)
            tape.write(bit)

    def note_chose(self, seat: i64, resource: i64, depth: i64) -> None:
        """A resource named: how many cards were passed over, what was found, and the queue's top now."""
        tape = self.tape
        if tape is not None:
            tape.open(CHOSE, EVERYONE)
            tape.write(seat)
            tape.write(resource)
            tape.write(depth)
            tape.write(self.found)
            tape.write(self.card_at_place(HEAD))

    def note_placed(self, seat: i64, card: i64, bit: i64) -> None:
        """The card that Choice had found is laid."""
        tape = self.tape
        if tape is not None:
            tape.open(PLACED, EVERYONE)
            tape.write(seat)
            tape.write(card)
            tape.write(bit)

    def note_rearranged(self, seat: i64, card: i64, source: i64, target: i64) -> None:
        """A card moved."""
        tape = self.tape
        if tape is not None:
            tape.open(REARRANGED, EVERYONE)
            tape.write(seat)
            tape.write(card)
            tape.write(source)
            tape.write(target)

    def note_head(self) -> None:
        """The queue's top, then the head."""
        tape = self.tape
        if tape is not None:
            tape.write(self.card_at_place(HEAD))
            for place in range(self.head_count):
                tape.write(self.head[place])

    def note_roared(self, seat: i64) -> None:
        """A new head and top."""
        tape = self.tape
        if tape is not None:
            tape.open(ROARED, EVERYONE)
            tape.write(seat)
            self.note_head()

    def note_dealt(self) -> None:
        """The deal: the first seat, every seat's dragon or -1, then top and head."""
        tape = self.tape
        if tape is not None:
            tape.open(DEALT, EVERYONE)
            tape.write(self.seats)
            tape.write(self.first)
            for cave in self.caves:
                tape.write(cave.cards[0] if cave.count > 0 else NONE)
            self.note_head()

    def note_cheered(self, seat: i64, turned: i64) -> None:
        """Cards turned happy: their cells and what they are."""
        tape = self.tape
        if tape is not None:
            tape.open(CHEERED, EVERYONE)
            tape.write(seat)
            cave = self.caves[seat]
            for at in range(cave.count):
                if (turned >> cave.spots[at]) & 1 == 1:
                    tape.write(cave.cards[at])
                    tape.write(cave.spots[at])

    def note_ended(self) -> None:
        """The end: every line of every seat's score."""
        tape = self.tape
        if tape is not None:
            tape.open(ENDED, EVERYONE)
            tape.write(self.seats)
            for line in self.lines():
                for at in range(LINES):
                    tape.write(line[at])


def list_cells(first: i64, cells: i64, into: MoveList) -> None:
    """Add a move for each of these cells, counted from the first."""
    while cells != 0:
        bit: i64 = lowest(cells)
        cells &= cells - 1
        into.add(first + cell_of(bit))
