"""Worlds that a seat cannot tell from the truth (law 4): hands, decks, what is laid and what was answered in secret."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec

from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.rng import Rng
from warren.games.trenchcoat.rules.cards import HAND, ITEM_KINDS, KOBOLDS
from warren.games.trenchcoat.rules.components import MOST_ITEMS, NONE, sort_first, swap
from warren.games.trenchcoat.rules.pieces.questions import PER_LETTER

if TYPE_CHECKING:
    from warren.games.trenchcoat.rules.state import TrenchState

TRIES: Final[i64] = 200


def imagine_for(truth: "TrenchState", seat: i64, rng: Rng) -> "TrenchState":
    """All that the seat may not know is drawn anew, from what it knows to be possible."""
    world = truth.copy()
    for _ in range(TRIES):
        imagine_kobolds(world, seat, rng)
        if fits_the_truth_told(world, seat):
            break
    imagine_items(world, seat, rng)
    imagine_events(world, seat, rng)
    imagine_secrets(world, seat, rng)
    imagine_answers(world, seat, rng)
    world.rng = rng.branch()
    return world


def imagine_kobolds(world: "TrenchState", seat: i64, rng: Rng) -> None:
    """Others' kobolds that nobody has seen, and the deck; which of them is laid."""
    hidden = hidden_kobolds(world, seat)
    rng.shuffle(hidden, len(hidden))
    drawn: i64 = 0
    owner: i64 = 0
    while owner < world.seats:
        if owner != seat:
            drawn = refill_hand(world, owner, hidden, drawn)
        owner += 1
    deck = hidden[drawn:]
    world.kobold_pile.deck = deck
    world.kobold_pile.count = len(deck)
    if world.laid != NONE and not world.is_revealed and world.active != seat:
        world.laid = rng.below(world.kobold_count[world.active])


def hidden_kobolds(world: "TrenchState", seat: i64) -> vec[i64]:
    """The kobolds the seat has not seen, in order of their numbers."""
    among = vec[i64]([0] * KOBOLDS)
    for at in range(world.kobold_pile.count):
        among[world.kobold_pile.deck[at]] = 1
    owner: i64 = 0
    while owner < world.seats:
        for place in range(world.kobold_count[owner]):
            if owner != seat and not is_seen(world, owner, place):
                among[world.kobolds[owner * HAND + place]] = 1
        owner += 1
    found = vec[i64]()
    for kobold in range(KOBOLDS):
        if among[kobold] == 1:
            found = append(found, kobold)
    return found


def is_seen(world: "TrenchState", owner: i64, place: i64) -> bool:
    """Whether everybody knows that kobold: shown in Trumps, or revealed by a quest."""
    if world.known[owner * HAND + place] == 1:
        return True
    return world.is_revealed and owner == world.active and place == world.laid


def refill_hand(world: "TrenchState", owner: i64, hidden: vec[i64], drawn: i64) -> i64:
    """A hand as others may think it: kobolds that are known first, since their places are not; then hidden ones."""
    first: i64 = owner * HAND
    count: i64 = world.kobold_count[owner]
    seen = vec[i64]()
    marks = vec[i64]()
    tested: i64 = world.tested(owner)
    shown: i64 = NONE
    for place in range(count):
        if is_seen(world, owner, place):
            if place == tested and (world.is_revealed or world.shown[owner] != NONE):
                shown = len(seen)
            seen = append(seen, world.kobolds[first + place])
            marks = append(marks, world.known[first + place])
    sort_pairs(seen, marks)
    if shown != NONE:
        wanted: i64 = world.kobolds[first + tested]
        shown = 0
        while seen[shown] != wanted:
            shown += 1
    at: i64 = 0
    while at < count:
        if at < len(seen):
            world.kobolds[first + at] = seen[at]
            world.known[first + at] = marks[at]
        else:
            world.kobolds[first + at] = hidden[drawn]
            world.known[first + at] = 0
            drawn += 1
        at += 1
    if shown != NONE:
        if world.shown[owner] != NONE:
            world.shown[owner] = shown
        else:
            world.laid = shown
    return drawn


def sort_pairs(cards: vec[i64], marks: vec[i64]) -> None:
    """Cards in ascending order, their marks with them."""
    for at in range(1, len(cards)):
        back: i64 = at
        while back > 0 and cards[back - 1] > cards[back]:
            swap(cards, back, cards, back - 1)
            swap(marks, back, marks, back - 1)
            back -= 1


def fits_the_truth_told(world: "TrenchState", seat: i64) -> bool:
    """TC-V4: what the quester has sworn must be true."""
    if world.truth == NONE or world.is_revealed or world.laid == NONE or seat == world.active:
        return True
    skill: i64 = world.numbers.about[world.event]
    passes = world.skill_of(world.active, world.laid, skill) >= world.numbers.need[world.event]
    return passes == (world.truth == 1)


def imagine_items(world: "TrenchState", seat: i64, rng: Rng) -> None:
    """Others' items the seat was not told of, and the deck."""
    hidden = hidden_items(world, seat)
    rng.shuffle(hidden, len(hidden))
    drawn: i64 = 0
    owner: i64 = 0
    while owner < world.seats:
        if owner != seat:
            drawn = refill_items(world, owner, seat, hidden, drawn)
        owner += 1
    deck = hidden[drawn:]
    world.item_pile.deck = deck
    world.item_pile.count = len(deck)


def hidden_items(world: "TrenchState", seat: i64) -> vec[i64]:
    """The items the seat does not know the places of, kind by kind."""
    among = vec[i64]([0] * ITEM_KINDS)
    for at in range(world.item_pile.count):
        among[world.item_pile.deck[at]] += 1
    owner: i64 = 0
    while owner < world.seats:
        for at in range(world.item_count[owner]):
            if owner != seat and (world.told[owner * MOST_ITEMS + at] >> seat) & 1 == 0:
                among[world.items[owner * MOST_ITEMS + at]] += 1
        owner += 1
    found = vec[i64]()
    for item in range(ITEM_KINDS):
        for _ in range(among[item]):
            found = append(found, item)
    return found


def refill_items(world: "TrenchState", owner: i64, seat: i64, hidden: vec[i64], drawn: i64) -> i64:
    """A hand of items as the seat may think it: those it was told of first, in order of their kinds."""
    first: i64 = owner * MOST_ITEMS
    count: i64 = world.item_count[owner]
    told = vec[i64]()
    marks = vec[i64]()
    for at in range(count):
        if (world.told[first + at] >> seat) & 1 == 1:
            told = append(told, world.items[first + at])
            marks = append(marks, world.told[first + at])
    sort_pairs(told, marks)
    at = 0
    while at < count:
        if at < len(told):
            world.items[first + at] = told[at]
            world.told[first + at] = marks[at]
        else:
            world.items[first + at] = hidden[drawn]
            world.told[first + at] = 0
            drawn += 1
        at += 1
    return drawn


def imagine_events(world: "TrenchState", seat: i64, rng: Rng) -> None:
    """The event deck, less what Clairvoyance has shown the seat."""
    known: i64 = 0
    if seat < world.seats:
        known = world.foreseen[seat]
    count: i64 = world.event_pile.count - known
    deck = world.event_pile.deck[: world.event_pile.count]
    sort_first(deck, count)
    rng.shuffle(deck, count)
    world.event_pile.deck = deck


def imagine_secrets(world: "TrenchState", seat: i64, rng: Rng) -> None:
    """Calls that are not shown yet, and the thing that is spied."""
    if world.truth != NONE and not world.is_revealed and world.laid != NONE:
        callers: i64 = world.inside & ~world.bit(world.active) & ~world.sworn
        other: i64 = 0
        while other < world.seats:
            if other != seat and (callers >> other) & 1 == 1:
                world.calls &= ~world.bit(other)
                if rng.below(2) == 1:
                    world.calls |= world.bit(other)
            other += 1
    if world.secret != NONE and seat != world.active:
        thing: i64 = rng.below(PER_LETTER)
        while (world.bout[1] >> thing) & 1 == 1:
            thing = rng.below(PER_LETTER)
        world.secret = world.bout[0] * PER_LETTER + thing


def imagine_answers(world: "TrenchState", seat: i64, rng: Rng) -> None:
    """Others' answers that nobody has seen: any that they may give in that world."""
    if world.question == NONE:
        return
    scratch = MoveList(world.game.move_room)
    other: i64 = 0
    while other < world.seats:
        if other != seat and world.answers[other] != NONE:
            world.list_moves(other, scratch)
            world.answers[other] = scratch.codes[rng.below(scratch.count)]
        other += 1
