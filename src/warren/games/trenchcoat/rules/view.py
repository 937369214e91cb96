"""What may be known of a Trench Coat table: a seat's own hands, and of the others what lies open."""

import msgspec

from warren.engine.structs import View
from warren.games.trenchcoat.rules.events import (
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
from warren.games.trenchcoat.rules.views.card_views import EventSeen, KoboldSeen

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
    came. `dice` are those rolled for the first turn in the order they were rolled, `rollers` whose they are; by version
    1 of the rules the last die of every seat, and no rollers.
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
    dice: tuple[int, ...]
    rollers: tuple[int, ...]
    memory: bool
    over: bool
    scores: tuple[int, ...] | None
