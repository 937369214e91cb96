"""What may be known of a Trench Coat table: a seat's own hands, and of the others what lies open."""

from functools import lru_cache

import msgspec

from warren.engine.structs import View
from warren.games.trenchcoat.cards import CHALLENGE, HAND, I_SPY, ITEMS, SKILLS, item_name
from warren.games.trenchcoat.events import (
    READERS,
    BidsShown,
    Bought,
    BoutShown,
    CallsShown,
    ChallengeWon,
    Dared,
    Declined,
    DiscardedItem,
    DiscardedKobold,
    EventTurned,
    GoldChanged,
    Guessed,
    KoboldShown,
    LaidKobold,
    Played,
    QuestDone,
    Shielded,
    SideCalled,
    Sold,
    Spied,
    Swore,
    Taxed,
    Threw,
    WentOut,
)
from warren.games.trenchcoat.questions import PER_LETTER, QUEST_LAID, SWORN_CALL
from warren.games.trenchcoat.rules import Numbers
from warren.games.trenchcoat.seen import EventSeen, KoboldSeen, event_seen, kobold_seen
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import MOST_ITEMS, NONE, SPECTATOR

Heard = (
    Played
    | EventTurned
    | Sold
    | Bought
    | DiscardedItem
    | DiscardedKobold
    | GoldChanged
    | LaidKobold
    | Swore
    | CallsShown
    | KoboldShown
    | QuestDone
    | Dared
    | Declined
    | Threw
    | SideCalled
    | BoutShown
    | Spied
    | Guessed
    | ChallengeWon
    | Taxed
    | BidsShown
    | Shielded
    | WentOut
)


class SeatSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a seat: counts, gold unless it is for others to remember, kobolds and items that are known.

    `shown` is its kobold in Trumps, `juice` what juices add to the one under test, `bid` what it concealed.
    """

    inside: bool
    kobolds: int
    items: int
    gold: int | None
    satchel: bool
    seen_kobolds: tuple[KoboldSeen, ...]
    seen_items: tuple[str, ...]
    shown: KoboldSeen | None
    juice: int
    bid: int | None
    cloaked: bool
    start_die: int


class Bout(msgspec.Struct, frozen=True, kw_only=True):
    """How far a challenge has come, the active seat first.

    Stamina left, beats and arm of an arm wrestle (positive: towards the active seat's win), thumb wars' points, the
    letter and the guesses of I spy with the whole market.
    """

    stamina: tuple[int, ...]
    beats: int
    arm: int
    points: tuple[int, ...]
    letter: str | None
    guessed: tuple[str, ...]
    market: tuple[str, ...]


class Going(msgspec.Struct, frozen=True, kw_only=True):
    """What is going on: how far the event has come, as everybody sees it."""

    laid: bool
    revealed: KoboldSeen | None
    sworn: tuple[int, ...]
    truth: bool | None
    callers: tuple[int, ...]
    rival: int | None
    winner: int | None
    skill: str | None
    bout: Bout | None
    debtor: int | None
    debt: int
    losing: int | None


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat alone knows: its hands, what it laid, called, spied and answered, and the events it foresaw.

    `known` says which of its kobolds everybody knows; `laid` is a place in hand, counted from 1.
    """

    kobolds: tuple[KoboldSeen, ...]
    known: tuple[bool, ...]
    items: tuple[str, ...]
    laid: int | None
    called: bool | None
    spied: str | None
    answer: str | None
    foreseen: tuple[EventSeen, ...]


class Decks(msgspec.Struct, frozen=True, kw_only=True):
    """How many cards each deck has left, and the discards, the last one last."""

    kobolds: int
    items: int
    events: int
    kobold_discards: tuple[KoboldSeen, ...]
    item_discards: tuple[str, ...]
    event_discards: tuple[str, ...]


class TrenchView(View, frozen=True, kw_only=True):
    """A Trench Coat table as a seat or a spectator knows it.

    `playing` are items on the table whose effect is not over yet; `lately` is what everybody heard when the last answer
    came.
    """

    seats: int
    you: int | None
    active: int
    first: int
    round: int
    round_limit: int
    event: EventSeen | None
    going: Going
    chairs: tuple[SeatSeen, ...]
    mine: Mine | None
    shop: tuple[str | None, ...]
    costs: dict[str, int]
    playing: tuple[str, ...]
    decks: Decks
    lately: tuple[Heard, ...]
    memory: bool
    over: bool
    scores: tuple[int, ...] | None


def bits_of(bits: int) -> tuple[int, ...]:
    """The seats of a set."""
    return tuple(seat for seat in range(4) if bits >> seat & 1)


def seat_or_none(seat: int) -> int | None:
    """A seat, None for none."""
    return None if seat == NONE else seat


def look_at_seat(state: TrenchState, owner: int, seat: int | None, remembered: bool) -> SeatSeen:
    """What one seat may know of another."""
    shown = not state.memory or remembered or owner == seat or state.over
    first = owner * HAND
    known = [state.kobolds[first + place] for place in range(state.kobold_count[owner]) if state.known[first + place]]
    bit = SPECTATOR if seat is None else seat
    first = owner * MOST_ITEMS
    told = [state.items[first + at] for at in range(state.item_count[owner]) if state.told[first + at] >> bit & 1]
    place = state.shown[owner]
    return SeatSeen(
        inside=state.is_in(owner),
        kobolds=state.kobold_count[owner],
        items=state.item_count[owner],
        gold=state.gold[owner] if shown else None,
        satchel=bool(state.satchels >> owner & 1),
        seen_kobolds=tuple(kobold_seen(state.numbers, kobold) for kobold in sorted(known)),
        seen_items=tuple(item_name(item) for item in sorted(told)),
        shown=kobold_seen(state.numbers, state.kobold_at(owner, place)) if place != NONE else None,
        juice=state.juices[owner],
        bid=seat_or_none(state.bids[owner]),
        cloaked=bool(state.cloaked >> owner & 1),
        start_die=state.start_dice[owner],
    )


def look_at_bout(state: TrenchState) -> Bout | None:
    """How far a challenge has come."""
    if state.event == NONE or state.numbers.event_type[state.event] != CHALLENGE:
        return None
    bout, things = list(state.bout), state.numbers.things
    spying = state.numbers.about[state.event] == I_SPY
    letter = bout[0] * PER_LETTER if state.secret != NONE else NONE
    guessed = [things[letter + at] for at in range(PER_LETTER) if letter != NONE and bout[1] >> at & 1]
    return Bout(
        stamina=(0, 0) if spying else (bout[0], bout[1]),
        beats=0 if spying else bout[2],
        arm=bout[3],
        points=(0, 0) if spying else (bout[0], bout[1]),
        letter=things[letter][0] if letter != NONE else None,
        guessed=tuple(guessed),
        market=tuple(things) if spying else (),
    )


def look_at_going(state: TrenchState) -> Going:
    """How far the event has come."""
    revealed = state.is_revealed and state.laid != NONE
    return Going(
        laid=state.laid != NONE,
        revealed=kobold_seen(state.numbers, state.kobold_at(state.active, state.laid)) if revealed else None,
        sworn=bits_of(state.sworn),
        truth=None if state.truth == NONE else bool(state.truth),
        callers=bits_of(state.calls) if state.is_revealed else (),
        rival=seat_or_none(state.rival),
        winner=seat_or_none(state.winner),
        skill=SKILLS[state.skill] if state.skill != NONE else None,
        bout=look_at_bout(state),
        debtor=seat_or_none(state.debtor),
        debt=state.debt,
        losing=seat_or_none(state.losing()),
    )


def look_at_own(state: TrenchState, seat: int) -> Mine:
    """What a seat alone knows."""
    answer = state.answers[seat] if state.question != NONE else NONE
    sealed = state.question in (QUEST_LAID, SWORN_CALL) and state.truth != NONE
    pile = state.event_pile
    ahead = [pile.deck[pile.count - 1 - depth] for depth in range(state.foreseen[seat])]
    laid = state.laid != NONE and seat == state.active
    held = range(state.kobold_count[seat])
    return Mine(
        kobolds=tuple(kobold_seen(state.numbers, state.kobold_at(seat, place)) for place in held),
        known=tuple(bool(state.known[seat * HAND + place]) for place in held),
        items=tuple(item_name(state.items[seat * MOST_ITEMS + at]) for at in range(state.item_count[seat])),
        laid=state.laid + 1 if laid else None,
        called=bool(state.calls >> seat & 1) if sealed else None,
        spied=state.numbers.things[state.secret] if state.secret != NONE and seat == state.active else None,
        answer=state.game.move_of(answer).text if answer != NONE else None,
        foreseen=tuple(event_seen(state.numbers, event) for event in ahead),
    )


def look_at_decks(state: TrenchState) -> Decks:
    """The decks and their discards."""
    numbers = state.numbers
    return Decks(
        kobolds=state.kobold_pile.count,
        items=state.item_pile.count,
        events=state.event_pile.count,
        kobold_discards=tuple(kobold_seen(numbers, kobold) for kobold in state.kobold_pile.discards),
        item_discards=tuple(item_name(item) for item in state.item_pile.discards),
        event_discards=tuple(numbers.event_names[event] for event in state.event_pile.discards),
    )


def look_at_lately(state: TrenchState) -> tuple[Heard, ...]:
    """What everybody heard when the last answer came."""
    found: list[Heard] = []
    at = 0
    while at < state.heard:
        kind, size = state.lately[at], state.lately[at + 1]
        event = READERS[kind](state.numbers, [state.lately[at + 2 + detail] for detail in range(size)])
        assert isinstance(event, Heard)
        found.append(event)
        at += 2 + size
    return tuple(found)


@lru_cache(maxsize=16)
def costs_of(numbers: Numbers) -> dict[str, int]:
    """What every item costs."""
    return {name: numbers.costs[item] for item, name in enumerate(ITEMS)}


def look(state: TrenchState, seat: int | None, remembered: bool) -> TrenchView:
    """The view of a seat, or with None of a spectator."""
    return TrenchView(
        seats=state.seats,
        you=seat,
        active=state.active,
        first=state.first,
        round=state.round,
        round_limit=state.round_limit,
        event=event_seen(state.numbers, state.event) if state.event != NONE else None,
        going=look_at_going(state),
        chairs=tuple(look_at_seat(state, owner, seat, remembered) for owner in range(state.seats)),
        mine=look_at_own(state, seat) if seat is not None else None,
        shop=tuple(item_name(item) if item != NONE else None for item in state.shop),
        costs=costs_of(state.numbers),
        playing=tuple(item_name(item) for item in state.items_on_table()),
        decks=look_at_decks(state),
        lately=look_at_lately(state),
        memory=state.memory,
        over=state.over,
        scores=state.scores() if state.over else None,
    )
