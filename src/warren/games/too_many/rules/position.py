"""Too Many Kobolds positions: any table written down and set up again.

    seats: 2
    turn: B
    head: crystal-a child fan water-g
    queue: stone-b fire-c picker
    A: fire-dragon@0,0 stone-c+@1,0 mama@-1,0
    B: moss-dragon@0,0
    hands: A choice=1 roar=1; B mama choice=1 rearrange=1 roar=1

A happy card ends in `+`. Keys left out take the value of a fresh table: dragons in the order of the resources, all
powers in hand. A missing queue is every card not named, type by type, its first card on top. A missing head is dealt
from the queue. `read` says what is wrong with the notation, `check` what could not be on a table.
"""

import re
from collections.abc import Callable
from typing import Final

from librt.vecs import vec

from warren.engine.errors import BadPosition, Detail, WarrenError
from warren.engine.native import i64
from warren.engine.notation import LETTERS, letter, seat_of
from warren.engine.positions import Fields, check_inventory
from warren.games.too_many.rules import moves
from warren.games.too_many.rules.cards import (
    CHOICE,
    FIRST_DRAGON,
    GOBLIN,
    KINDS,
    MAMA,
    NAMES,
    POWERS,
    REARRANGE,
    RESOURCES,
    TYPES,
    card_name,
    is_dragon,
)
from warren.games.too_many.rules.cave import Cave
from warren.games.too_many.rules.grid import HOME, bit_at, is_one_group, x_of, y_of
from warren.games.too_many.rules.numbers import Numbers
from warren.games.too_many.rules.options import OPTIONS
from warren.games.too_many.rules.state import NONE, TooManyState

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
    """Reads one position, key by key."""

    domain = moves.DOMAIN

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
        if word not in NAMES:
            raise BadPosition("position-unknown", key=key, value=word)
        card = NAMES.index(word)
        if self.left[card] == 0:
            raise self.too_often(key, card)
        self.left[card] -= 1
        return card

    def too_often(self, key: str, card: int) -> BadPosition:
        """The error for a card that is named more often than the box has it."""
        count = self.count_of(card)
        if count == 0:
            return BadPosition("position-unknown", key=key, value=card_name(card))
        if count == 1:
            return BadPosition("position-named-twice", piece=card_name(card))
        return BadPosition("position-named-often", piece=card_name(card), count=count)

    def count_of(self, card: int) -> int:
        """How many of a card the box has for these seats."""
        if card == MAMA:
            return self.seat_count
        return 1 if is_dragon(card) else list(self.numbers.deck).count(card)

    def kobold(self, key: str, word: str) -> int:
        """A card of the deck."""
        card = self.card(key, word)
        if card >= MAMA:
            raise self.refuse("position-not-in-deck", card=word, key=key)
        return card

    def state(self, state: TooManyState) -> TooManyState:
        """The table the fields describe, written into a blank state."""
        self.read_options(state)
        state.clear_table()
        state.rng = self.stream(state.rng)
        state.first = self.seat("first", self.seat("turn", 0, self.seat_count), self.seat_count)
        state.turn = self.seat("turn", state.first, self.seat_count)
        state.choosing = self.flag("choosing")
        state.over = self.flag("over")
        for seat in range(self.seat_count):
            self.read_cave(state, seat)
        self.read_hands(state)
        if self.words("found"):
            state.found = self.kobold("found", self.fields["found"])
        self.read_queue(state)
        self.read_clear(state)
        return state

    def read_options(self, state: TooManyState) -> None:
        """What the table chose."""
        given = self.options(FLAGS)
        flags = [option for option in OPTIONS if option.name in FLAGS]
        chosen = {
            option.name: option.read(given[option.name] or "yes" if option.name in given else "no", self.seat_count)
            for option in flags
        }
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
        if not found:
            raise self.refuse("position-laid", card=word)
        if cave.count == self.numbers.full:
            raise self.refuse("position-many-cards", seat=key, most=self.numbers.full)
        x, y, cell = int(found[3]), int(found[4]), f"{found[3]},{found[4]}"
        if not (-4 <= x <= 4 and -2 <= y <= 2):
            raise self.refuse("position-out-of-reach", card=found[1], cell=cell)
        card, bit = self.card(key, found[1]), bit_at(x, y)
        is_first = cave.count == 0
        if is_dragon(card) != is_first or (bit == HOME) != is_first:
            raise self.refuse("position-dragon-first", seat=key)
        if card == MAMA and cave.mama:
            raise self.refuse("position-two-mamas", seat=key)
        if cave.taken >> bit & 1:
            raise self.refuse("position-same-cell", card=found[1], cell=cell)
        if not is_first and not cave.reach(cave.taken) >> bit & 1:
            raise self.refuse("position-out-of-reach", card=found[1], cell=cell)
        if card == GOBLIN and found[2]:
            raise self.refuse("position-happy-goblin", cell=cell)
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
        for part in self.fields["hands"].split(";"):
            if part.split():
                self.read_hand(state, part.split(), most)

    def read_hand(self, state: TooManyState, words: list[str], most: int) -> None:
        """What one seat holds: `A mama choice=1 roar=1`; what is not named it does not hold."""
        seat, counts = seat_of(words[0], self.seat_count), dict.fromkeys(POWERS, 0)
        if ("mama" in words) != bool(state.mamas[seat]):
            raise self.refuse("position-mama", seat=letter(seat))
        for word in words[1:]:
            name, _, number = word.partition("=")
            if name in counts:
                counts[name] = self.whole("hands", number, 0, most)
            elif word != "mama":
                raise self.refuse("position-no-power", power=word)
        for at, name in enumerate(POWERS):
            state.powers[seat * 3 + at] = counts[name]

    def read_queue(self, state: TooManyState) -> None:
        """The head and the queue."""
        head = [self.kobold("head", word) for word in self.words("head")]
        if len(head) > self.numbers.head:
            raise self.refuse("position-long-head", found=len(head), places=self.numbers.head)
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
                raise self.refuse("position-clear", word=word)
            resource = RESOURCES.index(name)
            state.clear[resource] = self.whole("clear", number, 1, state.queue_count)
            if 0 <= state.depth_of(resource) < state.clear[resource]:
                raise self.refuse("position-not-clear", resource=name, cards=state.clear[resource])


def refuse(text: str, **details: Detail) -> BadPosition:
    """The error for what cannot be on a table."""
    return BadPosition.in_game(moves.DOMAIN, text, **details)


def check(state: TooManyState) -> None:
    """Refuse a table that cannot be: all that is in the box lies somewhere, by the rules that hold at every moment."""
    check_playable(state)
    check_inventory(state)
    check_head(state)
    check_found(state)
    for seat in range(state.seats):
        check_moods(state, seat)


def check_playable(state: TooManyState) -> None:
    """That the game can go on from here, and is over only when all caves are full."""
    full = state.numbers.full
    for seat, cave in enumerate(state.caves):
        if cave.count == 0 and not state.choosing:
            raise refuse("position-no-dragon", seat=letter(seat))
        if cave.count and not is_one_group(cave.taken):
            raise refuse("position-apart", seat=letter(seat))
        if state.seats == 5 and cave.count == full and state.mamas[seat]:
            raise refuse("position-full-without-mama", seat=letter(seat))
    if state.over != all(cave.count == full for cave in state.caves):
        raise refuse("position-not-over" if state.over else "position-all-full")
    if not state.over and not state.choosing:
        check_turn(state)
    if state.found != NONE and (state.over or state.must_play_mama(state.turn)):
        raise refuse("position-found", card=card_name(state.found))
    if state.choosing:
        check_choosing(state)


def check_choosing(state: TooManyState) -> None:
    """TM-S1: that seats choose in reverse turn order: those before have a dragon, those to come have nothing."""
    if state.found != NONE or not state.choose_dragons:
        raise refuse("position-choosing")
    has_chosen, seat = True, state.before(state.first)
    for _ in range(state.seats):
        has_chosen = has_chosen and seat != state.turn
        if state.caves[seat].count != int(has_chosen):
            raise refuse("position-chosen" if has_chosen else "position-not-chosen", seat=letter(seat))
        seat = state.before(seat)


def check_turn(state: TooManyState) -> None:
    """That somebody with room is to move, and that there is a card for each turn to come."""
    full = state.numbers.full
    if state.caves[state.turn].count == full:
        raise refuse("position-cave-full", seat=letter(state.turn))
    missing = sum(full - cave.count for cave in state.caves)
    cards = state.head_count + state.queue_count + (state.found != NONE)
    if cards + sum(state.mamas) < missing or (state.seats < 5 and cards < missing):
        raise refuse("position-few-cards", cards=cards, missing=missing)


def check_head(state: TooManyState) -> None:
    """TM-T3: the head is filled up as long as there is a queue."""
    places = state.numbers.head
    if state.queue_count and state.head_count < places:
        raise refuse("position-short-head", found=state.head_count, queue=state.queue_count, places=places)


def powers_each(state: TooManyState) -> int:
    """How many powers of each type every seat begins with."""
    return int(state.numbers.powers) * (2 if state.two_powers else 1)


def check_found(state: TooManyState) -> None:
    """TM-P1: a card that was found was found by Choice, and no card of the head gives the same."""
    if state.found == NONE:
        return
    given = int(state.numbers.gives[state.found])
    if given < 0 or state.head_gives(given):
        raise refuse("position-not-found", card=card_name(state.found))
    if state.powers[state.turn * 3 + CHOICE] >= powers_each(state):
        raise refuse("position-choice-unused", card=card_name(state.found), seat=letter(state.turn))


def check_moods(state: TooManyState, seat: int) -> None:
    """TM-H2, TM-H3: who has everything is happy; who is happy has everything, unless Rearrange has moved something."""
    cave, moved = state.caves[seat], state.powers[seat * 3 + REARRANGE] < powers_each(state)
    for at in range(cave.count):
        bit, card = int(cave.spots[at]), int(cave.cards[at])
        near = int(cave.numbers.around[bit])
        content = near & ~cave.happy == 0 if is_dragon(card) else cave.is_content(card, near)
        happy = cave.happy >> bit & 1
        told = {"card": card_name(card), "cell": f"{x_of(bit)},{y_of(bit)}", "seat": letter(seat)}
        if content and not happy:
            raise refuse("position-shy", **told)
        if happy and not content and not moved:
            raise refuse("position-happy", **told)


def read(fields: dict[str, str], numbers: Numbers, blank: Callable[[int], TooManyState]) -> TooManyState:
    """The table those fields describe; `blank` makes an empty one for so many seats."""
    try:
        reader = Reader(fields, numbers)
        return reader.state(blank(reader.seat_count))
    except BadPosition:
        raise
    except WarrenError as error:
        raise BadPosition("bad-position", why=error) from error
