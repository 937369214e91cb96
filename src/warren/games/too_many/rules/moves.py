"""Too Many Kobolds' moves: their notation, what they would do, and why some are refused."""

import re
from typing import Final

import msgspec

from warren.engine.errors import IllegalMove, InvalidMove
from warren.engine.moves import Move
from warren.engine.structs import Offer
from warren.games.too_many.rules.cards import BASICS, CHOICE, MAMA, POWERS, REARRANGE, RESOURCES, ROAR, card_name
from warren.games.too_many.rules.cave import Cave
from warren.games.too_many.rules.events import Turned
from warren.games.too_many.rules.grid import CELLS, bit_at, bit_of, cell_of, x_of, y_of
from warren.games.too_many.rules.score import cave_points
from warren.games.too_many.rules.state import (
    FIRST_AT,
    FIRST_CHOICE,
    FIRST_DRAGON_MOVE,
    FIRST_MAMA,
    FIRST_REARRANGE,
    HEAD,
    NONE,
    ROAR_MOVE,
    TooManyState,
)
from warren.games.too_many.rules.wants import lacking

DOMAIN: Final = "warren.games.too_many"
#: Legal moves at once: at most 30 open cells for six cards, and for each of 13 that can move.
MOVE_ROOM: Final = 640
EXAMPLE: Final = "adopt 2 at 1,0, mama at -1,1, choice fire, rearrange 1,0 to 2,0, roar"
AT: Final = r"(-?\d{1,3}),(-?\d{1,3})"
ANY_CASE: Final = re.IGNORECASE | re.ASCII
ADOPT_TEXT: Final = re.compile(rf"adopt\s+([1-5])\s+at\s+{AT}", ANY_CASE)
MAMA_TEXT: Final = re.compile(rf"mama\s+at\s+{AT}", ANY_CASE)
AT_TEXT: Final = re.compile(rf"at\s+{AT}", ANY_CASE)
CHOICE_TEXT: Final = re.compile(rf"choice\s+({'|'.join(RESOURCES)})", ANY_CASE)
REARRANGE_TEXT: Final = re.compile(rf"rearrange\s+{AT}\s+to\s+{AT}", ANY_CASE)
ROAR_TEXT: Final = re.compile(r"roar", ANY_CASE)
DRAGON_TEXT: Final = re.compile(rf"dragon\s+({'|'.join(BASICS)})", ANY_CASE)


def cell_text(cell: int) -> str:
    """A cell in notation: x,y from the dragon.

    >>> cell_text(22)
    '0,0'
    """
    bit = bit_of(cell)
    return f"{x_of(bit)},{y_of(bit)}"


ALL_CELLS: Final = [cell_text(cell) for cell in range(CELLS)]
TEXTS: Final = [
    *(f"adopt {place} at {cell}" for place in range(1, HEAD + 2) for cell in ALL_CELLS),
    *(f"mama at {cell}" for cell in ALL_CELLS),
    *(f"at {cell}" for cell in ALL_CELLS),
    *(f"choice {resource}" for resource in RESOURCES),
    "roar",
    *(f"rearrange {source} to {target}" for source in ALL_CELLS for target in ALL_CELLS),
    *(f"dragon {resource}" for resource in BASICS),
]
MOVES: Final = [Move(code, text) for code, text in enumerate(TEXTS)]


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What a card would do on a cell: who would turn happy, what it would still lack, and points won or lost."""

    turns: tuple[Turned, ...]
    lacks: tuple[str, ...]
    gain: int


class Adopt(Offer, frozen=True, kw_only=True, tag="adopt"):
    """Adopting the card of a place, 5 being the queue's top, onto a cell."""

    place: int
    card: str
    x: int
    y: int
    outlook: Outlook


class PlayMama(Offer, frozen=True, kw_only=True, tag="mama"):
    """Laying Mama."""

    card: str
    x: int
    y: int
    outlook: Outlook


class Place(Offer, frozen=True, kw_only=True, tag="place"):
    """Laying the card that Choice found."""

    card: str
    x: int
    y: int
    outlook: Outlook


class Choose(Offer, frozen=True, kw_only=True, tag="choice"):
    """Naming a resource, of which the queue has so many cards."""

    resource: str
    left: int


class Roar(Offer, frozen=True, kw_only=True, tag="roar"):
    """Shuffling head and queue, so many cards in all."""

    cards: int


class Rearrange(Offer, frozen=True, kw_only=True, tag="rearrange"):
    """Moving a card of one's cave."""

    card: str
    from_x: int
    from_y: int
    x: int
    y: int
    outlook: Outlook


class TakeDragon(Offer, frozen=True, kw_only=True, tag="dragon"):
    """Choosing a dragon."""

    dragon: str
    resource: str


def parse(text: str) -> int:
    """The code of a move in notation.

    >>> parse("adopt 2 at 1,0") == TEXTS.index("adopt 2 at 1,0")
    True
    """
    bare = text.strip()
    if found := ADOPT_TEXT.fullmatch(bare):
        return (int(found[1]) - 1) * CELLS + read_cell(found[2], found[3])
    if found := MAMA_TEXT.fullmatch(bare):
        return FIRST_MAMA + read_cell(found[1], found[2])
    if found := AT_TEXT.fullmatch(bare):
        return FIRST_AT + read_cell(found[1], found[2])
    if found := REARRANGE_TEXT.fullmatch(bare):
        source, target = read_cell(found[1], found[2]), read_cell(found[3], found[4])
        return FIRST_REARRANGE + source * CELLS + target
    return parse_word(text)


def parse_word(text: str) -> int:
    """The code of a move that names no cell."""
    if found := CHOICE_TEXT.fullmatch(text.strip()):
        return FIRST_CHOICE + RESOURCES.index(found[1].lower())
    if ROAR_TEXT.fullmatch(text.strip()):
        return ROAR_MOVE
    if found := DRAGON_TEXT.fullmatch(text.strip()):
        return FIRST_DRAGON_MOVE + BASICS.index(found[1].lower())
    raise InvalidMove("unreadable-move", move=text, example=EXAMPLE)


def read_cell(x: str, y: str) -> int:
    """The cell at x,y; too far away for any cave is no cell at all."""
    if not (-4 <= int(x) <= 4 and -2 <= int(y) <= 2):
        raise IllegalMove(DOMAIN, "TM-L1", "illegal-far", cell=f"{x},{y}")
    return cell_of(bit_at(int(x), int(y)))


def describe(state: TooManyState, seat: int, code: int) -> Offer:
    """A legal move as a screen needs it."""
    move = MOVES[code].text
    if code < FIRST_MAMA:
        place, x, y = code // CELLS, *spot(code % CELLS)
        card = card_name(state.card_at_place(place))
        return Adopt(move=move, place=place + 1, card=card, x=x, y=y, outlook=outlook(state, seat, code))
    if code < FIRST_AT:
        x, y = spot(code - FIRST_MAMA)
        return PlayMama(move=move, card=card_name(MAMA), x=x, y=y, outlook=outlook(state, seat, code))
    if code < FIRST_CHOICE:
        x, y = spot(code - FIRST_AT)
        return Place(move=move, card=card_name(state.found), x=x, y=y, outlook=outlook(state, seat, code))
    return describe_power(state, seat, code)


def describe_power(state: TooManyState, seat: int, code: int) -> Offer:
    """A power, or the choice of a dragon, as a screen needs it."""
    move = MOVES[code].text
    if code < ROAR_MOVE:
        resource = code - FIRST_CHOICE
        left = sum(state.numbers.gives[state.queue[at]] == resource for at in range(state.queue_count))
        return Choose(move=move, resource=RESOURCES[resource], left=left)
    if code == ROAR_MOVE:
        return Roar(move=move, cards=state.queue_count + state.head_count)
    if code >= FIRST_DRAGON_MOVE:
        name = BASICS[code - FIRST_DRAGON_MOVE]
        return TakeDragon(move=move, dragon=f"{name}-dragon", resource=name)
    source, target = ends_of(code)
    cave = state.caves[seat]
    (from_x, from_y), (x, y) = spot(source), spot(target)
    card = card_name(cave.cards[cave.card_at(bit_of(source))])
    seen = outlook(state, seat, code)
    return Rearrange(move=move, card=card, from_x=from_x, from_y=from_y, x=x, y=y, outlook=seen)


def ends_of(code: int) -> tuple[int, int]:
    """The cells from which and to which a Rearrange moves."""
    move = code - FIRST_REARRANGE
    return move // CELLS, move % CELLS


def spot(cell: int) -> tuple[int, int]:
    """A cell as x and y."""
    bit = bit_of(cell)
    return x_of(bit), y_of(bit)


def outlook(state: TooManyState, seat: int, code: int) -> Outlook:
    """What a card laid or moved would do to its cave, found by doing it on a copy."""
    before = state.caves[seat]
    after = before.copy()
    if code >= FIRST_REARRANGE:
        source, target = ends_of(code)
        at, bit = after.card_at(bit_of(source)), bit_of(target)
        after.move(at, bit)
    else:
        at, bit = after.count, bit_of(code % CELLS)
        after.put(state.laid_by(code), bit)
    turned = after.cheer()
    cells = [(after.cards[i], after.spots[i]) for i in range(after.count) if turned >> after.spots[i] & 1]
    return Outlook(
        turns=tuple(Turned(card_name(card), x_of(cell), y_of(cell)) for card, cell in cells),
        lacks=() if after.happy >> bit & 1 else lacking(after, after.cards[at], bit),
        gain=cave_points(after) - cave_points(before),
    )


def refuse(state: TooManyState, seat: int, code: int) -> IllegalMove:
    """Why an asked seat may not make that move."""
    if state.choosing or code >= FIRST_DRAGON_MOVE:
        return refuse_dragon(state, code)
    if state.found != NONE or FIRST_AT <= code < FIRST_CHOICE:
        return refuse_place(state, seat, code)
    if code < FIRST_AT:
        return refuse_card(state, seat, code)
    return refuse_power(state, seat, code)


def refuse_dragon(state: TooManyState, code: int) -> IllegalMove:
    """Why a dragon cannot be chosen, or nothing but a dragon can."""
    if not state.choosing:
        return IllegalMove(DOMAIN, "TM-S1", "illegal-no-dragon")
    if code < FIRST_DRAGON_MOVE:
        return IllegalMove(DOMAIN, "TM-S1", "illegal-dragon-first")
    return IllegalMove(DOMAIN, "TM-S1", "illegal-dragon-taken")


def refuse_place(state: TooManyState, seat: int, code: int) -> IllegalMove:
    """Why the card found by Choice cannot be laid so."""
    if state.found == NONE:
        return IllegalMove(DOMAIN, "TM-P1", "illegal-nothing-found")
    if not FIRST_AT <= code < FIRST_CHOICE:
        return IllegalMove(DOMAIN, "TM-P1", "illegal-lay-first")
    return refuse_cell(state, seat, code - FIRST_AT)


def refuse_card(state: TooManyState, seat: int, code: int) -> IllegalMove:
    """Why a card cannot be adopted, or Mama not played."""
    if code >= FIRST_MAMA:
        if state.mamas[seat] == 0:
            return IllegalMove(DOMAIN, "TM-S1", "illegal-no-mama")
    elif state.must_play_mama(seat):
        return IllegalMove(DOMAIN, "TM-T4", "illegal-must-mama")
    elif state.card_at_place(code // CELLS) == NONE:
        return IllegalMove(DOMAIN, "TM-T3", "illegal-no-card", place=code // CELLS + 1)
    return refuse_cell(state, seat, code % CELLS)


def refuse_cell(state: TooManyState, seat: int, cell: int) -> IllegalMove:
    """Why no new card may go to that cell."""
    cave = state.caves[seat]
    if cave.taken >> bit_of(cell) & 1:
        return IllegalMove(DOMAIN, "TM-L2", "illegal-taken", cell=cell_text(cell))
    if not cave.reach(cave.taken) >> bit_of(cell) & 1:
        return refuse_box(cave, cell)
    return IllegalMove(DOMAIN, "TM-L2", "illegal-apart", cell=cell_text(cell))


def refuse_box(cave: Cave, cell: int) -> IllegalMove:
    """A card there would make the cave too wide or too high."""
    wide, high = cave.numbers.wide, cave.numbers.high
    return IllegalMove(DOMAIN, "TM-L1", "illegal-box", cell=cell_text(cell), wide=wide, high=high)


def refuse_power(state: TooManyState, seat: int, code: int) -> IllegalMove:
    """Why a power cannot be played so."""
    power = CHOICE if code < ROAR_MOVE else ROAR if code == ROAR_MOVE else REARRANGE
    if not state.has_power(seat, power):
        clauses = ("TM-P1", "TM-P2", "TM-P3")
        return IllegalMove(DOMAIN, clauses[power], f"illegal-no-{POWERS[power]}")
    if power == CHOICE:
        return refuse_choice(state, seat, code - FIRST_CHOICE)
    source, target = ends_of(code)
    return refuse_rearrange(state, seat, source, target)


def refuse_choice(state: TooManyState, seat: int, resource: int) -> IllegalMove:
    """Why that resource cannot be named."""
    if state.must_play_mama(seat):
        return IllegalMove(DOMAIN, "TM-T4", "illegal-must-mama")
    if state.head_gives(resource):
        return IllegalMove(DOMAIN, "TM-P1", "illegal-in-head")
    return IllegalMove(DOMAIN, "TM-P1", "illegal-none-left")


def refuse_rearrange(state: TooManyState, seat: int, source: int, target: int) -> IllegalMove:
    """Why that card cannot move there."""
    cave = state.caves[seat]
    at = cave.card_at(bit_of(source))
    if at < 0:
        return IllegalMove(DOMAIN, "TM-P2", "illegal-nothing-there", cell=cell_text(source))
    if cave.cards[at] >= MAMA:
        return IllegalMove(DOMAIN, "TM-P2", "illegal-immovable")
    if cave.taken >> bit_of(target) & 1:
        return IllegalMove(DOMAIN, "TM-P2", "illegal-taken", cell=cell_text(target))
    rest = cave.taken & ~(1 << bit_of(source))
    if not cave.reach(rest) >> bit_of(target) & 1:
        return refuse_box(cave, target)
    if not cave.room_around(rest) >> bit_of(target) & 1:
        return IllegalMove(DOMAIN, "TM-L2", "illegal-apart", cell=cell_text(target))
    return IllegalMove(DOMAIN, "TM-P2", "illegal-split")
