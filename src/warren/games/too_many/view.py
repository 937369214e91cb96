"""What may be known of a Too Many Kobolds table: all but the order of the queue, and with *memory* what others hold."""

from functools import lru_cache

import msgspec

from warren.engine.structs import View, named_lines
from warren.games.too_many.cards import (
    BASICS,
    CHOICE,
    NAMES,
    PICKER,
    POWERS,
    REARRANGE,
    RESOURCES,
    ROAR,
)
from warren.games.too_many.cave import Cave
from warren.games.too_many.events import card_or_none
from warren.games.too_many.grid import BITS, HOME, within, x_of, y_of
from warren.games.too_many.rules import Numbers
from warren.games.too_many.score import LINE_NAMES
from warren.games.too_many.state import HEAD, NONE, TooManyState
from warren.games.too_many.wants import met, wants_of


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """What a card shows: what it gives and wants, its values, and its mushrooms."""

    gives: str | None
    wants: tuple[str, ...]
    happy: int
    shy: int
    mushrooms: int


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """A card in a cave: where, in what mood, and each of its wants `given`, given by `mama`, or `lacking`."""

    card: str
    x: int
    y: int
    happy: bool
    met: tuple[str, ...]
    mushrooms: int


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """The cells a cave could still grow into, its own included."""

    left: int
    right: int
    bottom: int
    top: int


class CaveSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's cave, and what it has in hand: Mama, and its powers unless those are for others to remember."""

    cards: tuple[Laid, ...]
    reach: Reach
    mama: bool
    powers: dict[str, int] | None
    excellent: bool


class TooManyView(View, frozen=True, kw_only=True):
    """A Too Many Kobolds table as a seat or a spectator knows it.

    `left` counts the cards of each resource in the queue, its top included; `clear` says how many cards from the top
    are known not to give a resource. `faces` shows every card in sight.
    """

    seats: int
    you: int | None
    turn: int | None
    first: int
    head: tuple[str, ...]
    top: str | None
    queue: int
    found: str | None
    left: dict[str, int]
    clear: dict[str, int]
    dragons: tuple[str, ...]
    caves: tuple[CaveSeen, ...]
    faces: dict[str, Face]
    memory: bool
    excellent: int
    scores: tuple[int, ...]
    lines: tuple[dict[str, int], ...]
    over: bool


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
        caves=tuple(look_at_cave(state, owner, seat, remembered) for owner in range(state.seats)),
        faces=faces(state),
        memory=state.memory,
        excellent=state.numbers.excellent,
        scores=state.scores(),
        lines=named_lines(LINE_NAMES, state.lines()),
        over=state.over,
    )


def left_in_queue(state: TooManyState) -> dict[str, int]:
    """How many cards in the queue give each resource; everybody can work it out."""
    gives = list(state.numbers.gives)
    given = [gives[card] for card in list(state.queue)[: state.queue_count]]
    return {name: given.count(at) for at, name in enumerate(RESOURCES)}


def free_dragons(state: TooManyState) -> tuple[str, ...]:
    """The dragons that can be chosen, while seats choose them."""
    if not state.choosing:
        return ()
    return tuple(f"{name}-dragon" for at, name in enumerate(BASICS) if state.is_free_dragon(at))


def look_at_cave(state: TooManyState, owner: int, seat: int | None, remembered: bool) -> CaveSeen:
    """A cave, with what its owner holds."""
    cave = state.caves[owner]
    shown = owner == seat or remembered or not state.memory
    held = (CHOICE, REARRANGE, ROAR)
    cards, spots = tuple(list(cave.cards)[: cave.count]), tuple(list(cave.spots)[: cave.count])
    laid, reach = lay_out(cave.numbers, cards, spots, cave.happy)
    return CaveSeen(
        cards=laid,
        reach=reach,
        mama=state.mamas[owner] == 1,
        powers={POWERS[power]: state.powers[owner * 3 + power] for power in held} if shown else None,
        excellent=state.over and state.score_of(owner) >= state.numbers.excellent,
    )


@lru_cache(maxsize=256)
def lay_out(
    numbers: Numbers, cards: tuple[int, ...], spots: tuple[int, ...], happy: int
) -> tuple[tuple[Laid, ...], Reach]:
    """The cards of a cave, and how far it could still go: the same until its owner's next turn, so worked out once."""
    cave = Cave(numbers)
    for card, bit in zip(cards, spots, strict=True):
        cave.put(card, bit)
    laid = [look_at_card(cave, card, bit, bool(happy >> bit & 1)) for card, bit in zip(cards, spots, strict=True)]
    return tuple(laid), reach_of(cave.taken, numbers.wide, numbers.high)


def look_at_card(cave: Cave, card: int, bit: int, happy: bool) -> Laid:
    """A card of a cave."""
    return Laid(
        card=NAMES[card],
        x=x_of(bit),
        y=y_of(bit),
        happy=happy,
        met=met(cave, card, bit),
        mushrooms=cave.mushrooms_in(cave.numbers.around[bit]) if card == PICKER else 0,
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
    seen = {*list(state.head)[: state.head_count], state.card_at_place(HEAD), state.found}
    for cave in state.caves:
        seen.update(list(cave.cards)[: cave.count])
    seen.discard(NONE)
    numbers = state.numbers
    return {NAMES[card]: face_of(numbers, card) for card in sorted(seen)}


@lru_cache(maxsize=512)
def face_of(numbers: Numbers, card: int) -> Face:
    """What a card shows: the same in every view, so put together once."""
    given = numbers.gives[card]
    return Face(
        gives=RESOURCES[given] if given >= 0 else None,
        wants=wants_of(numbers, card),
        happy=numbers.happy[card],
        shy=numbers.shy[card],
        mushrooms=numbers.mushrooms[card],
    )
