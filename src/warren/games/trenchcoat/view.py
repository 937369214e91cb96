"""What may be known of a Trench Coat table: a seat's own hands, and of the others what lies open."""

import msgspec

from warren.engine.structs import View
from warren.games.trenchcoat.cards import CHALLENGE, CHALLENGES, GUARD, HAND, QUEST, SKILLS, TAX, item_name
from warren.games.trenchcoat.questions import QUEST_LAID, SWORN_CALL
from warren.games.trenchcoat.rules import A_KOBOLD, AN_ITEM
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import MOST_ITEMS, NONE

TYPES = {QUEST: "quest", CHALLENGE: "challenge", TAX: "tax", GUARD: "guard"}


class KoboldSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A kobold with its six skills; whether everybody knows it."""

    name: str
    skills: tuple[int, ...]
    known: bool


class SeatSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a seat: counts, gold unless it is for others to remember, kobolds and items that are known."""

    inside: bool
    kobolds: int
    items: int
    gold: int | None
    satchel: bool
    seen_kobolds: tuple[KoboldSeen, ...]
    seen_items: tuple[str, ...]
    bid: int | None
    cloaked: bool
    juice: int
    start_die: int


class EventSeen(msgspec.Struct, frozen=True, kw_only=True):
    """The event on the table: a quest's skill, need, reward and penalty, a challenge and its stake, a tax, a guard."""

    name: str
    type: str
    skill: str | None
    need: int
    reward: str
    penalty: str
    challenge: str | None
    gold: int


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
    bout: tuple[int, ...]
    letter: str | None
    debtor: int | None
    debt: int


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat alone knows: its hands, what it laid, called, spied and answered, and the events it foresaw."""

    kobolds: tuple[KoboldSeen, ...]
    items: tuple[str, ...]
    laid: int | None
    called: bool | None
    spied: str | None
    answer: str | None
    foreseen: tuple[str, ...]


class TrenchView(View, frozen=True, kw_only=True):
    """A Trench Coat table as a seat or a spectator knows it."""

    seats: int
    you: int | None
    active: int
    first: int
    round: int
    event: EventSeen | None
    going: Going
    chairs: tuple[SeatSeen, ...]
    mine: Mine | None
    shop: tuple[str | None, ...]
    decks: dict[str, int]
    discards: dict[str, tuple[str, ...]]
    dice: tuple[int, ...]
    memory: bool
    over: bool
    scores: tuple[int, ...] | None


def kobold_seen(state: TrenchState, seat: int, place: int) -> KoboldSeen:
    """A kobold of a hand."""
    kobold = state.kobold_at(seat, place)
    skills = tuple(state.numbers.skills[kobold * 6 + at] for at in range(len(SKILLS)))
    known = bool(state.known[seat * HAND + place])
    return KoboldSeen(name=state.numbers.kobold_names[kobold], skills=skills, known=known)


def bits_of(bits: int) -> tuple[int, ...]:
    """The seats of a set."""
    return tuple(seat for seat in range(4) if bits >> seat & 1)


def worth(number: int) -> str:
    """A reward or penalty in a word."""
    return {AN_ITEM: "item", A_KOBOLD: "kobold"}.get(number, str(number))


def look_at_event(state: TrenchState, event: int) -> EventSeen:
    """An event as its card shows it."""
    numbers = state.numbers
    kind, about = numbers.event_type[event], numbers.about[event]
    return EventSeen(
        name=numbers.event_names[event],
        type=TYPES[kind],
        skill=SKILLS[about] if kind == QUEST else None,
        need=numbers.need[event],
        reward=worth(numbers.reward[event]),
        penalty=worth(numbers.penalty[event]),
        challenge=CHALLENGES[about] if kind == CHALLENGE else None,
        gold=about if kind == TAX else 0,
    )


def look_at_seat(state: TrenchState, owner: int, seat: int | None, remembered: bool) -> SeatSeen:
    """What one seat may know of another."""
    shown = not state.memory or remembered or owner == seat
    known = [place for place in range(state.kobold_count[owner]) if state.known[owner * HAND + place]]
    kobolds = sorted((kobold_seen(state, owner, place) for place in known), key=lambda kobold: kobold.name)
    bit = 0 if seat is None else 1 << seat
    first = owner * MOST_ITEMS
    told = [state.items[first + at] for at in range(state.item_count[owner]) if state.told[first + at] & bit]
    return SeatSeen(
        inside=state.is_in(owner),
        kobolds=state.kobold_count[owner],
        items=state.item_count[owner],
        gold=state.gold[owner] if shown else None,
        satchel=bool(state.satchels >> owner & 1),
        seen_kobolds=tuple(kobolds),
        seen_items=tuple(item_name(item) for item in sorted(told)),
        bid=state.bids[owner] if state.bids[owner] != NONE else None,
        cloaked=bool(state.cloaked >> owner & 1),
        juice=state.juices[owner],
        start_die=state.start_dice[owner],
    )


def look_at_going(state: TrenchState) -> Going:
    """How far the event has come."""
    revealed = state.is_revealed and state.laid != NONE
    letter = state.numbers.things[state.bout[0] * 6][0] if state.secret != NONE else None
    return Going(
        laid=state.laid != NONE,
        revealed=kobold_seen(state, state.active, state.laid) if revealed else None,
        sworn=bits_of(state.sworn),
        truth=None if state.truth == NONE else bool(state.truth),
        callers=bits_of(state.calls) if state.is_revealed else (),
        rival=state.rival if state.rival != NONE else None,
        winner=state.winner if state.winner != NONE else None,
        skill=SKILLS[state.skill] if state.skill != NONE else None,
        bout=tuple(state.bout),
        letter=letter,
        debtor=state.debtor if state.debtor != NONE else None,
        debt=state.debt,
    )


def look_at_own(state: TrenchState, seat: int) -> Mine:
    """What a seat alone knows."""
    answer = state.answers[seat] if state.question != NONE else NONE
    sealed = state.question in (QUEST_LAID, SWORN_CALL) and state.truth != NONE
    pile = state.event_pile
    ahead = [pile.deck[pile.count - 1 - depth] for depth in range(state.foreseen[seat])]
    laid = state.laid != NONE and seat == state.active
    return Mine(
        kobolds=tuple(kobold_seen(state, seat, place) for place in range(state.kobold_count[seat])),
        items=tuple(item_name(state.items[seat * MOST_ITEMS + at]) for at in range(state.item_count[seat])),
        laid=state.laid + 1 if laid else None,
        called=bool(state.calls >> seat & 1) if sealed else None,
        spied=state.numbers.things[state.secret] if state.secret != NONE and seat == state.active else None,
        answer=state.game.move_of(answer).text if answer != NONE else None,
        foreseen=tuple(state.numbers.event_names[event] for event in ahead),
    )


def look(state: TrenchState, seat: int | None, remembered: bool) -> TrenchView:
    """The view of a seat, or with None of a spectator."""
    numbers = state.numbers
    return TrenchView(
        seats=state.seats,
        you=seat,
        active=state.active,
        first=state.first,
        round=state.round,
        event=look_at_event(state, state.event) if state.event != NONE else None,
        going=look_at_going(state),
        chairs=tuple(look_at_seat(state, owner, seat, remembered) for owner in range(state.seats)),
        mine=look_at_own(state, seat) if seat is not None else None,
        shop=tuple(item_name(item) if item != NONE else None for item in state.shop),
        decks={"kobolds": state.kobold_pile.count, "items": state.item_pile.count, "events": state.event_pile.count},
        discards={
            "kobolds": tuple(numbers.kobold_names[kobold] for kobold in state.kobold_pile.discards),
            "items": tuple(item_name(item) for item in state.item_pile.discards),
            "events": tuple(numbers.event_names[event] for event in state.event_pile.discards),
        },
        dice=tuple(state.dice),
        memory=state.memory,
        over=state.over,
        scores=state.scores() if state.over else None,
    )
