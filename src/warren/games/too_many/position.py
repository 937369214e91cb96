"""Too Many Kobolds positions: any table written down and set up again.

    seats: 2
    turn: B
    head: crystal-a child fan water-g
    queue: stone-b fire-c picker
    A: fire-dragon@0,0 stone-c+@1,0 mama@-1,0
    B: moss-dragon@0,0
    hands: A choice=1 roar=1; B mama choice=1 rearrange=1 roar=1

A happy card ends in `+`. Keys left out take the value of a fresh table: dragons in the order of the resources, all
powers in hand. A missing queue is every card not named, type by type, its first card on top; with a queue given,
cards not named are out of the game. A missing head is dealt from the queue.
"""

import re
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.engine.errors import BadPosition, WarrenError
from warren.engine.notation import LETTERS, letter
from warren.engine.positions import Fields
from warren.games.too_many.cards import (
    FIRST_DRAGON,
    GOBLIN,
    KINDS,
    MAMA,
    NAMES,
    POWERS,
    RESOURCES,
    TYPES,
    card_name,
    is_dragon,
)
from warren.games.too_many.cave import Cave
from warren.games.too_many.grid import HOME, bit_at, is_one_group, x_of, y_of
from warren.games.too_many.options import OPTIONS
from warren.games.too_many.rules import Numbers
from warren.games.too_many.state import NONE, TooManyState

KEYS: Final = (
    "game",
    "seats",
    "turn",
    "first",
    "over",
    "choosing",
    "head",
    "queue",
    "clear",
    "found",
    "hands",
    "options",
    "rng",
)
LAID: Final = re.compile(r"([a-z-]+)(\+?)@(-?\d),(-?\d)", re.ASCII)
FLAGS: Final = ("choose_dragons", "two_powers", "memory")


def write(state: TooManyState) -> dict[str, str]:
    """The whole truth of a table."""
    queue = [card_name(state.queue[at]) for at in range(state.queue_count - 1, -1, -1)]
    clear = [f"{name}={state.clear[at]}" for at, name in enumerate(RESOURCES) if state.clear[at]]
    fields = {
        "game": "too_many",
        "seats": str(state.seats),
        "turn": letter(state.turn),
        "first": letter(state.first),
        "over": "yes" if state.over else "no",
        "choosing": "yes" if state.choosing else "no",
        "head": " ".join(card_name(state.head[place]) for place in range(state.head_count)) or "none",
        "queue": " ".join(queue) or "none",
        "clear": " ".join(clear) or "none",
        "found": card_name(state.found) if state.found != NONE else "none",
        "hands": "; ".join(write_hand(state, seat) for seat in range(state.seats)),
        "options": " ".join(write_options(state)) or "none",
        "rng": state.rng.words(),
    }
    for seat in range(state.seats):
        fields[letter(seat)] = write_cave(state.caves[seat])
    return fields


def write_hand(state: TooManyState, seat: int) -> str:
    """What a seat holds: Mama, and powers by number."""
    words = [letter(seat)] + ["mama"] * state.mamas[seat]
    held = [(name, state.powers[seat * 3 + at]) for at, name in enumerate(POWERS)]
    return " ".join(words + [f"{name}={count}" for name, count in held if count])


def write_options(state: TooManyState) -> list[str]:
    """The options that are on."""
    return [name for name in FLAGS if getattr(state, name)]


def write_cave(cave: Cave) -> str:
    """A cave's cards in the order they came."""
    words = []
    for at in range(cave.count):
        bit = cave.spots[at]
        mood = "+" if cave.happy >> bit & 1 else ""
        words.append(f"{card_name(cave.cards[at])}{mood}@{x_of(bit)},{y_of(bit)}")
    return " ".join(words) or "none"


class Reader(Fields):
    """Reads one position, key by key, and refuses what cannot be on a table."""

    def __init__(self, fields: dict[str, str], numbers: Numbers) -> None:
        super().__init__(fields)
        self.numbers = numbers
        self.seat_count = self.seats(2, 5)
        self.left = [0] * TYPES
        for card in numbers.deck:
            self.left[card] += 1
        self.left[MAMA] = self.seat_count
        for dragon in range(FIRST_DRAGON, TYPES):
            self.left[dragon] = 1
        self.check_keys([*KEYS, *LETTERS[: self.seat_count]])
        self.choice("game", "too_many")

    def card(self, key: str, word: str) -> int:
        """A card that is still in the box."""
        if word not in NAMES or self.left[NAMES.index(word)] == 0:
            raise self.wrong(key, word)
        card = NAMES.index(word)
        self.left[card] -= 1
        return card

    def kobold(self, key: str, word: str) -> int:
        """A card of the deck."""
        card = self.card(key, word)
        if card >= MAMA:
            raise self.wrong(key, word)
        return card

    def state(self, state: TooManyState) -> TooManyState:
        """The table the fields describe, written into a blank state."""
        self.read_options(state)
        state.clear_table()
        state.rng = self.stream(state.rng)
        state.first = self.seat("first", self.seat("turn", 0, self.seat_count), self.seat_count)
        state.turn = self.seat("turn", state.first, self.seat_count)
        state.choosing = self.choice("choosing", "no", "yes") == "yes"
        state.over = self.choice("over", "no", "yes") == "yes"
        for seat in range(self.seat_count):
            self.read_cave(state, seat)
        self.read_hands(state)
        if self.words("found"):
            state.found = self.kobold("found", self.fields["found"])
        self.read_queue(state)
        self.read_clear(state)
        self.check(state)
        return state

    def read_options(self, state: TooManyState) -> None:
        """What the table chose."""
        given = self.words("options")
        if not set(given) <= set(FLAGS):
            raise self.wrong("options")
        flags = [option for option in OPTIONS if option.name in FLAGS]
        chosen = {option.name: option.read(option.name in given, self.seat_count) for option in flags}
        state.choose_dragons = bool(chosen["choose_dragons"])
        state.two_powers = bool(chosen["two_powers"])
        state.memory = bool(chosen["memory"])

    def read_cave(self, state: TooManyState, seat: int) -> None:
        """A cave, card by card; a missing one has a dragon only."""
        key = letter(seat)
        if key not in self.fields:
            if not state.choosing:
                state.caves[seat].put(self.card(key, NAMES[FIRST_DRAGON + seat]), HOME)
            return
        for word in self.words(key):
            self.read_laid(state.caves[seat], key, word)

    def read_laid(self, cave: Cave, key: str, word: str) -> None:
        """One card of a cave: the dragon first, each within reach of the others."""
        found = LAID.fullmatch(word)
        if not found or cave.count == self.numbers.full:
            raise self.wrong(key, word)
        x, y = int(found[3]), int(found[4])
        if not (-4 <= x <= 4 and -2 <= y <= 2):
            raise self.wrong(key, word)
        card, bit = self.card(key, found[1]), bit_at(x, y)
        is_first = cave.count == 0
        if is_dragon(card) != is_first or (bit == HOME) != is_first or (card == MAMA and cave.mama):
            raise self.wrong(key, word)
        if cave.taken >> bit & 1 or (not is_first and not cave.reach(cave.taken) >> bit & 1):
            raise self.wrong(key, word)
        if card == GOBLIN and found[2]:
            raise self.wrong(key, word)
        cave.put(card, bit)
        if found[2]:
            cave.happy |= 1 << bit

    def read_hands(self, state: TooManyState) -> None:
        """What every seat holds; a Mama in the cave is not in hand."""
        most = 2 * self.numbers.powers if state.two_powers else self.numbers.powers
        for seat in range(self.seat_count):
            state.mamas[seat] = 0 if state.caves[seat].mama else 1
        if "hands" not in self.fields:
            return
        hands = {part.split()[0]: part.split()[1:] for part in self.fields["hands"].split(";") if part.split()}
        if not set(hands) <= set(LETTERS[: self.seat_count]):
            raise self.wrong("hands")
        for owner, words in hands.items():
            seat = LETTERS.index(owner)
            if ("mama" in words) != bool(state.mamas[seat]):
                raise self.wrong("hands")
            counts = dict(word.partition("=")[::2] for word in words if word != "mama")
            if not set(counts) <= set(POWERS):
                raise self.wrong("hands")
            for at, name in enumerate(POWERS):
                state.powers[seat * 3 + at] = self.whole("hands", counts.get(name, "0"), 0, most)

    def read_queue(self, state: TooManyState) -> None:
        """The head and the queue."""
        head = [self.kobold("head", word) for word in self.words("head")]
        if len(head) > self.numbers.head:
            raise self.wrong("head")
        if "queue" in self.fields:
            queue = [self.kobold("queue", word) for word in self.words("queue")]
        else:
            queue = [card for card in range(MAMA) for _ in range(self.left[card])]
        state.queue = vec[i64](reversed(queue))
        state.queue_count = len(queue)
        if "head" not in self.fields:
            state.fill_head()
        for place, card in enumerate(head):
            state.head[place] = card
        state.head_count = max(state.head_count, len(head))

    def read_clear(self, state: TooManyState) -> None:
        """What is known of the queue's upper cards; it must be true."""
        state.clear = vec[i64]([0] * KINDS)
        for word in self.words("clear"):
            name, _, number = word.partition("=")
            if name not in RESOURCES:
                raise self.wrong("clear", word)
            resource = RESOURCES.index(name)
            state.clear[resource] = self.whole("clear", number, 1, state.queue_count)
            if 0 <= state.depth_of(resource) < state.clear[resource]:
                raise self.wrong("clear", word)

    def check(self, state: TooManyState) -> None:
        """That the game can go on from here, and is over only when all caves are full."""
        for seat, cave in enumerate(state.caves):
            if cave.count == 0 and not state.choosing:
                raise self.wrong(letter(seat))
            if cave.count and not is_one_group(cave.taken):
                raise self.wrong(letter(seat))
            if self.seat_count == 5 and cave.count == self.numbers.full and state.mamas[seat]:
                raise self.wrong(letter(seat))
        if state.over != all(cave.count == self.numbers.full for cave in state.caves):
            raise self.wrong("over")
        if not state.over and not state.choosing:
            self.check_turn(state)
        if state.found != NONE and (state.over or state.must_play_mama(state.turn)):
            raise self.wrong("found")
        if state.choosing:
            self.check_choosing(state)

    def check_choosing(self, state: TooManyState) -> None:
        """TM-S1: that seats choose in reverse turn order: those before have a dragon, those to come have nothing."""
        if state.found != NONE or not state.choose_dragons:
            raise self.wrong("choosing")
        has_chosen, seat = True, state.before(state.first)
        for _ in range(self.seat_count):
            has_chosen = has_chosen and seat != state.turn
            if state.caves[seat].count != int(has_chosen):
                raise self.wrong(letter(seat))
            seat = state.before(seat)

    def check_turn(self, state: TooManyState) -> None:
        """That somebody with room is to move, and that there is a card for each turn to come."""
        if state.caves[state.turn].count == self.numbers.full:
            raise self.wrong("turn")
        missing = sum(self.numbers.full - cave.count for cave in state.caves)
        cards = state.head_count + state.queue_count + (state.found != NONE)
        if cards + sum(state.mamas) < missing or (self.seat_count < 5 and cards < missing):
            raise self.wrong("queue")


def read(fields: dict[str, str], numbers: Numbers, blank: Callable[[int], TooManyState]) -> TooManyState:
    """The table those fields describe; `blank` makes an empty one for so many seats."""
    try:
        reader = Reader(fields, numbers)
        return reader.state(blank(reader.seat_count))
    except BadPosition:
        raise
    except WarrenError as error:
        raise BadPosition("bad-position", why=error) from error
