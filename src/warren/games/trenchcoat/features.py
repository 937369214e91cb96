"""A Trench Coat view as numbers: the table, the event and how far it has come, one's own hand, then every seat."""

from typing import Final

from warren.engine.features import counted, from_seat, numbered, padded, seat_seen
from warren.engine.structs import View
from warren.games.trenchcoat.rules.cards import CHALLENGES, HAND, ITEMS, SKILLS
from warren.games.trenchcoat.rules.view import Bout, Going, Mine, SeatSeen, TrenchView
from warren.games.trenchcoat.rules.views.card_views import EventSeen, KoboldSeen

ITEM: Final = numbered(ITEMS)
SKILL: Final = numbered(SKILLS)
CHALLENGE: Final = numbered(CHALLENGES)
TYPE: Final = numbered(("quest", "challenge", "tax", "guard"))
#: Gold stands for itself; an item and a kobold lie beyond any gold.
STAKES: Final = {"item": 100, "kobold": 101}
KOBOLDS: Final = int(HAND)
PER_KOBOLD: Final = len(SKILLS)
PER_EVENT: Final = 7
FORESEEN: Final = 3
SHOP: Final = 2


def read(view: View) -> list[int]:
    """A view as numbers."""
    assert isinstance(view, TrenchView)
    order = from_seat(view.you, view.seats)
    found = [
        seat_seen(view.active, view.you, view.seats),
        seat_seen(view.first, view.you, view.seats),
        view.round,
        view.round_limit,
        view.decks.kobolds,
        view.decks.items,
        view.decks.events,
    ]
    found += read_event(view.event)
    found += read_going(view.going, view.you, order)
    found += padded([ITEM[item] for item in view.shop[:SHOP]], SHOP)
    found += counted(view.playing, ITEM)
    found += counted(view.decks.item_discards, ITEM)
    found += read_own(view.mine)
    for seat in order:
        found += read_seat(view.chairs[seat])
    return found


def read_kobold(kobold: KoboldSeen | None) -> list[int]:
    """A kobold's skills."""
    return [0] * PER_KOBOLD if kobold is None else list(kobold.skills)


def read_event(event: EventSeen | None) -> list[int]:
    """What an event's card says."""
    if event is None:
        return [0] * PER_EVENT
    stakes = [STAKES[word] if word in STAKES else int(word) for word in (event.reward, event.penalty)]
    return [TYPE[event.type], SKILL[event.skill], event.need, *stakes, CHALLENGE[event.challenge], event.gold]


def read_going(going: Going, you: int | None, order: list[int]) -> list[int]:
    """How far the event has come."""
    seats = len(order)
    return [
        int(going.laid),
        *read_kobold(going.revealed),
        *(int(seat in going.sworn) for seat in order),
        0 if going.truth is None else 1 + going.truth,
        *(int(seat in going.callers) for seat in order),
        seat_seen(going.rival, you, seats),
        seat_seen(going.winner, you, seats),
        SKILL[going.skill],
        *read_bout(going.bout),
        seat_seen(going.debtor, you, seats),
        going.debt,
        seat_seen(going.losing, you, seats),
    ]


def read_bout(bout: Bout | None) -> list[int]:
    """How far a challenge has come."""
    if bout is None:
        return [0] * 8
    letter = 0 if bout.letter is None else ord(bout.letter[0].lower()) - ord("a") + 1
    return [*bout.stamina, bout.beats, bout.arm, *bout.points, letter, len(bout.guessed)]


def read_own(mine: Mine | None) -> list[int]:
    """One's own kobolds, items, and what one laid, called and foresaw."""
    if mine is None:
        return [0] * (KOBOLDS * (PER_KOBOLD + 1) + len(ITEMS) + 3 + FORESEEN * PER_EVENT)
    skills = [number for kobold in mine.kobolds for number in kobold.skills]
    foreseen = [number for event in mine.foreseen[:FORESEEN] for number in read_event(event)]
    return [
        *padded(skills, KOBOLDS * PER_KOBOLD),
        *padded([int(known) for known in mine.known], KOBOLDS),
        *counted(mine.items, ITEM),
        mine.laid or 0,
        0 if mine.called is None else 1 + mine.called,
        int(mine.answer is not None),
        *padded(foreseen, FORESEEN * PER_EVENT),
    ]


def read_seat(seat: SeatSeen) -> list[int]:
    """What is known of a seat."""
    known = [number for kobold in seat.seen_kobolds for number in kobold.skills]
    return [
        int(seat.inside),
        seat.kobolds,
        seat.items,
        -1 if seat.gold is None else seat.gold,
        int(seat.satchel),
        seat.juice,
        -1 if seat.bid is None else seat.bid,
        int(seat.cloaked),
        *read_kobold(seat.shown),
        *padded(known, KOBOLDS * PER_KOBOLD),
        *counted(seat.seen_items, ITEM),
    ]
