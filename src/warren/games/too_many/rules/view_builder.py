"""Looking at a Too Many Kobolds table: how its views are put together."""

from functools import lru_cache
from typing import Final

from librt.vecs import vec

from warren.engine.native import i64
from warren.engine.structs import named_lines
from warren.games.too_many.rules.cards import (
    BASICS,
    CHOICE,
    KINDS,
    NAMES,
    NOTHING,
    PICKER,
    POWERS,
    REARRANGE,
    RESOURCES,
    ROAR,
    TYPES,
)
from warren.games.too_many.rules.cave import Cave
from warren.games.too_many.rules.events import card_or_none
from warren.games.too_many.rules.grid import BITS, HOME, within, x_of, y_of
from warren.games.too_many.rules.numbers import Numbers
from warren.games.too_many.rules.score import LINE_NAMES
from warren.games.too_many.rules.state import HEAD, NONE, TooManyState
from warren.games.too_many.rules.view import CaveSeen, Face, Laid, Reach, TooManyView
from warren.games.too_many.rules.wants import met_code, met_words, wants_of

#: Beyond the last type's bit; shifted down, since a compiled 1 shifted up has 32 bits only.
LAST_CARD: Final[i64] = 0x4000000000000000


def look(state: TooManyState, seat: int | None, remembered: bool) -> TooManyView:
    """The view of a seat, or with None of a spectator."""
    return TooManyView(
        seats=state.seats,
        you=seat,
        turn=None if state.over else state.turn,
        first=state.first,
        head=tuple([NAMES[card] for card in list(state.head)[: state.head_count]]),
        top=card_or_none(state.card_at_place(HEAD)),
        queue=state.queue_count,
        found=card_or_none(state.found),
        left=left_in_queue(state),
        clear={RESOURCES[at]: cards for at, cards in enumerate(list(state.clear)) if cards > 1},
        dragons=free_dragons(state),
        caves=tuple([look_at_cave(state, owner, seat, remembered) for owner in range(state.seats)]),
        faces=faces(state),
        memory=state.memory,
        excellent=state.numbers.excellent,
        scores=state.scores(),
        lines=named_lines(LINE_NAMES, state.lines()),
        over=state.over,
    )


def left_in_queue(state: TooManyState) -> dict[str, int]:
    """How many cards in the queue give each resource; everybody can work it out."""
    counts = vec[i64]([0] * (KINDS + 1))
    gives = state.numbers.gives
    at: i64 = 0
    while at < state.queue_count:
        # What gives nothing is counted after the last resource.
        given: i64 = gives[state.queue[at]]
        if given == NOTHING:
            given = KINDS
        counts[given] += 1
        at += 1
    return {name: int(counts[at]) for at, name in enumerate(RESOURCES)}


def free_dragons(state: TooManyState) -> tuple[str, ...]:
    """The dragons that can be chosen, while seats choose them."""
    if not state.choosing:
        return ()
    return tuple([f"{name}-dragon" for at, name in enumerate(BASICS) if state.is_free_dragon(at)])


def look_at_cave(state: TooManyState, owner: int, seat: int | None, remembered: bool) -> CaveSeen:
    """A cave, with what its owner holds."""
    cave = state.caves[owner]
    shown = owner == seat or remembered or not state.memory
    held = None
    if shown:
        first = owner * 3
        held = (state.powers[first + CHOICE], state.powers[first + REARRANGE], state.powers[first + ROAR])
    excellent = state.over and state._score_of(owner) >= state.numbers.excellent
    laid = tuple(laid_numbers(cave))
    return cave_of(laid, cave.taken, cave.numbers.wide, cave.numbers.high, state.mamas[owner] == 1, held, excellent)


def laid_numbers(cave: Cave) -> list[int]:
    """Every card of a cave as one number: mushrooms, what it wants, mood, type and cell."""
    found: list[int] = []
    around = cave.numbers.around
    at: i64 = 0
    while at < cave.count:
        card: i64 = cave.cards[at]
        bit: i64 = cave.spots[at]
        number: i64 = (met_code(cave, card, bit) << 13) | (((cave.happy >> bit) & 1) << 12) | (card << 6) | bit
        if card == PICKER:
            number |= cave.mushrooms_in(around[bit]) << 30
        found.append(number)
        at += 1
    return found


@lru_cache(maxsize=1024)
def cave_of(
    laid: tuple[int, ...],
    taken: int,
    wide: int,
    high: int,
    mama: bool,
    held: tuple[int, int, int] | None,
    excellent: bool,
) -> CaveSeen:
    """A cave: the same until its owner's next turn, so put together once."""
    return CaveSeen(
        cards=tuple([laid_of(number) for number in laid]),
        reach=reach_of(taken, wide, high),
        mama=mama,
        powers=None if held is None else dict(zip(POWERS, held, strict=True)),
        excellent=excellent,
    )


@lru_cache(maxsize=65536)
def laid_of(number: int) -> Laid:
    """A card of a cave."""
    bit, card = number & 63, number >> 6 & 63
    return Laid(
        card=NAMES[card],
        x=x_of(bit),
        y=y_of(bit),
        happy=bool(number >> 12 & 1),
        met=met_words(number >> 13 & 0x1FFFF),
        mushrooms=number >> 30,
    )


@lru_cache(maxsize=1024)
def reach_of(taken: int, wide: int, high: int) -> Reach:
    """TM-L1: how far a cave of those cells could still go."""
    cells = within(taken, wide, high) if taken else 0
    bits = [bit for bit in range(BITS) if cells >> bit & 1] or [HOME]
    columns, rows = [x_of(bit) for bit in bits], [y_of(bit) for bit in bits]
    return Reach(left=min(columns), right=max(columns), bottom=min(rows), top=max(rows))


def faces(state: TooManyState) -> dict[str, Face]:
    """Every card in sight: in caves, head, on top, found."""
    seen: i64 = card_bit(state.card_at_place(HEAD)) | card_bit(state.found)
    place: i64 = 0
    while place < state.head_count:
        seen |= card_bit(state.head[place])
        place += 1
    for cave in state.caves:
        at: i64 = 0
        while at < cave.count:
            seen |= card_bit(cave.cards[at])
            at += 1
    shown = all_faces(state.numbers)
    found: dict[str, Face] = {}
    card: i64 = 0
    while card < TYPES:
        if (seen >> card) & 1 == 1:
            found[NAMES[card]] = shown[card]
        card += 1
    return found


def card_bit(card: i64) -> i64:
    """A type of card as a bit; 0 for none."""
    return 0 if card == NONE else LAST_CARD >> (TYPES - card)


@lru_cache(maxsize=16)
def all_faces(numbers: Numbers) -> list[Face]:
    """What every type of card shows: the same in every view, so put together once."""
    return [face_of(numbers, card) for card in range(TYPES)]


def face_of(numbers: Numbers, card: int) -> Face:
    """What a card shows."""
    given = numbers.gives[card]
    return Face(
        gives=RESOURCES[given] if given >= 0 else None,
        wants=wants_of(numbers, card),
        happy=numbers.happy[card],
        shy=numbers.shy[card],
        mushrooms=numbers.mushrooms[card],
    )
