"""What happens at a Trench Coat table: what everybody hears, and what only some hear whole.

Answers are sealed (TC-Q2), so an event that shows one reveals something.
"""

from collections.abc import Callable
from typing import ClassVar, Final

from warren.engine.structs import Event
from warren.games.trenchcoat.rules.cards import item_name
from warren.games.trenchcoat.rules.components import NONE, ROLL
from warren.games.trenchcoat.rules.notation.codes import EVEN, HEADS, HOLD, NOBODY, ODD, PIN, ROCK, SPEND, TAILS
from warren.games.trenchcoat.rules.numbers import Numbers
from warren.games.trenchcoat.rules.pieces.questions import PER_LETTER
from warren.games.trenchcoat.rules.state import (
    A_COIN,
    A_GUST,
    A_SKILL,
    BIDS_SHOWN,
    BOUGHT,
    BOUT,
    CALLS_SHOWN,
    CHALLENGE_WON,
    DARED,
    DEALT,
    DECLINED,
    DISCARDED_ITEM,
    DISCARDED_KOBOLD,
    DREW_ITEM,
    DREW_KOBOLD,
    ENDED,
    FORESAW,
    GOLD_CHANGED,
    GUESSED,
    HAND_DEALT,
    KOBOLD_SHOWN,
    LAID_KOBOLD,
    PLAYED,
    QUEST_DONE,
    REASONS,
    REVEALED_EVENT,
    SHIELDED,
    SIDE_CALLED,
    SOLD,
    SPIED,
    STOLEN,
    SWORE,
    TAXED,
    THREW,
    WENT_OUT,
)
from warren.games.trenchcoat.rules.views.card_views import EventSeen, KoboldSeen, event_seen, kobold_seen


class Dealt(Event, frozen=True, tag="dealt"):
    """The game begins: who starts, the dice rolled for it, and the Shopkeeper's Choice.

    TC-S2: `dice` has every die in the order they were rolled, `rollers` the seat of each; with the first seat named
    there are none. By version 1 of the rules it has the last die of every seat (0 for none), and no rollers.
    """

    reveals: ClassVar[bool] = True

    first: int
    dice: tuple[int, ...]
    shop: tuple[str | None, ...]
    rollers: tuple[int, ...] = ()


class HandDealt(Event, frozen=True, tag="hand-dealt"):
    """A seat gets three kobolds and an item; others hear that, not which."""

    reveals: ClassVar[bool] = True

    seat: int
    kobolds: tuple[KoboldSeen, ...]
    item: str | None


class Played(Event, frozen=True, tag="played"):
    """A seat plays an item, perhaps at a seat."""

    reveals: ClassVar[bool] = True

    seat: int
    item: str
    target: int | None


class EventTurned(Event, frozen=True, tag="event-turned"):
    """An event is turned over in a seat's turn."""

    reveals: ClassVar[bool] = True

    seat: int
    event: EventSeen


class Sold(Event, frozen=True, tag="sold"):
    """A seat sells an item."""

    reveals: ClassVar[bool] = True

    seat: int
    item: str


class Bought(Event, frozen=True, tag="bought"):
    """A seat buys a face-up item, which another replaces, or without a name the top of the deck."""

    reveals: ClassVar[bool] = True

    seat: int
    item: str | None
    next: str | None


class DrewItem(Event, frozen=True, tag="drew-item"):
    """A seat draws an item; others hear that, not which."""

    reveals: ClassVar[bool] = True

    seat: int
    item: str | None


class DiscardedItem(Event, frozen=True, tag="discarded-item"):
    """A seat with too many items discards one."""

    reveals: ClassVar[bool] = True

    seat: int
    item: str


class DrewKobold(Event, frozen=True, tag="drew-kobold"):
    """A seat draws a kobold; others hear that, not which."""

    reveals: ClassVar[bool] = True

    seat: int
    kobold: KoboldSeen | None


class DiscardedKobold(Event, frozen=True, tag="discarded-kobold"):
    """A kobold leaves a seat's hand, face up."""

    reveals: ClassVar[bool] = True

    seat: int
    kobold: KoboldSeen


class GoldChanged(Event, frozen=True, tag="gold-changed"):
    """A seat takes gold from the bank, or pays it."""

    seat: int
    change: int


class LaidKobold(Event, frozen=True, tag="laid-kobold"):
    """A seat lays a kobold face down for its quest."""

    seat: int


class Swore(Event, frozen=True, tag="swore"):
    """Under Truth Serum the quester says whether its kobold passes."""

    reveals: ClassVar[bool] = True

    seat: int
    passes: bool


class CallsShown(Event, frozen=True, tag="calls-shown"):
    """Who called the quester's bluff."""

    reveals: ClassVar[bool] = True

    seat: int
    callers: tuple[int, ...]


class KoboldShown(Event, frozen=True, tag="kobold-shown"):
    """A kobold is shown: the quest's, or one for Trumps."""

    reveals: ClassVar[bool] = True

    seat: int
    kobold: KoboldSeen


class QuestDone(Event, frozen=True, tag="quest-done"):
    """Whether the kobold that was shown passed."""

    seat: int
    passed: bool


class Dared(Event, frozen=True, tag="dared"):
    """A seat chooses its opponent."""

    reveals: ClassVar[bool] = True

    seat: int
    rival: int


class Declined(Event, frozen=True, tag="declined"):
    """One of the two declined the challenge."""

    reveals: ClassVar[bool] = True

    seat: int
    rival: int


class Threw(Event, frozen=True, tag="threw"):
    """Something is thrown: one or two `dice`, a `coin` (1 is heads, 2 tails), a die for a `gust` or for a `skill`."""

    reveals: ClassVar[bool] = True

    seat: int
    dice: tuple[int, ...]
    sort: str = "dice"


class SideCalled(Event, frozen=True, tag="side-called"):
    """The active seat calls a side: `heads`, `tails`, `odd` or `even`."""

    reveals: ClassVar[bool] = True

    seat: int
    side: str


class BoutShown(Event, frozen=True, tag="bout-shown"):
    """What the active seat and its rival had chosen: words such as `rock` or `feint`, stamina spent, beats held."""

    reveals: ClassVar[bool] = True

    choices: tuple[str, ...]


class Spied(Event, frozen=True, tag="spied"):
    """The active seat spies something with that letter."""

    seat: int
    letter: str


class Guessed(Event, frozen=True, tag="guessed"):
    """The rival guesses."""

    reveals: ClassVar[bool] = True

    seat: int
    thing: str
    right: bool


class ChallengeWon(Event, frozen=True, tag="challenge-won"):
    """A challenge is settled."""

    winner: int
    loser: int


class Taxed(Event, frozen=True, tag="taxed"):
    """A seat pays the tax, as high as it has become."""

    reveals: ClassVar[bool] = True

    seat: int
    gold: int


class BidsShown(Event, frozen=True, tag="bids-shown"):
    """What every seat concealed from the guard; None for those who made no bid."""

    reveals: ClassVar[bool] = True

    bids: tuple[int | None, ...]


class Stolen(Event, frozen=True, tag="stolen"):
    """An item changes hands; only the two learn which."""

    reveals: ClassVar[bool] = True

    seat: int
    victim: int
    item: str | None


class Foresaw(Event, frozen=True, tag="foresaw"):
    """A seat looks at so many events on top of the deck; it alone sees which."""

    reveals: ClassVar[bool] = True

    seat: int
    count: int
    events: tuple[EventSeen, ...]


class Shielded(Event, frozen=True, tag="shielded"):
    """A seat does not lose its kobold."""

    seat: int


class WentOut(Event, frozen=True, tag="went-out"):
    """A seat has no kobolds left and is out."""

    seat: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over: everybody's kobolds, and what their items and gold are worth."""

    reveals: ClassVar[bool] = True

    kobolds: tuple[int, ...]
    wealth: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


THROWN: Final = {A_COIN: "coin", A_GUST: "gust", A_SKILL: "skill"}
SIDES: Final = {HEADS: "heads", TAILS: "tails", ODD: "odd", EVEN: "even"}
HANDS: Final = {ROCK: ("rock", "paper", "scissors"), PIN: ("pin", "feint", "dodge")}


def item_or_none(item: int) -> str | None:
    """An item in notation, None for none."""
    return None if item == NONE else item_name(item)


def choice_word(first: int, choice: int) -> str:
    """What somebody had chosen in secret."""
    if first in HANDS:
        return HANDS[first][choice]
    return str(choice + 1 if first == HOLD else choice)


def dice_of(numbers: Numbers, rolls: list[int]) -> tuple[int, ...]:
    """The dice among the rolls for the first turn."""
    return tuple([roll % ROLL if numbers.rulings.tells_every_die else roll for roll in rolls])


def rollers_of(numbers: Numbers, rolls: list[int]) -> tuple[int, ...]:
    """Who rolled each of them, if that is told."""
    return tuple([roll // ROLL for roll in rolls if numbers.rulings.tells_every_die])


def read_dealt(numbers: Numbers, details: list[int]) -> Dealt:
    """The deal from the tape."""
    first, one, other, *rolls = details
    shop = (item_or_none(one), item_or_none(other))
    return Dealt(first, dice_of(numbers, rolls), shop, rollers_of(numbers, rolls))


def read_hand(numbers: Numbers, details: list[int]) -> HandDealt:
    """A hand from the tape."""
    seat, item, *kobolds = details
    return HandDealt(seat, tuple(kobold_seen(numbers, kobold) for kobold in kobolds), item_or_none(item))


def read_calls(_numbers: Numbers, details: list[int]) -> CallsShown:
    """Calls from the tape."""
    return CallsShown(details[0], tuple(seat for seat in range(4) if details[1] >> seat & 1))


def read_threw(_numbers: Numbers, details: list[int]) -> Threw:
    """A throw from the tape."""
    seat, one, other = details
    return Threw(seat, (one, other) if other > 0 else (one,), THROWN.get(other, "dice"))


def read_bout(_numbers: Numbers, details: list[int]) -> BoutShown:
    """Two choices from the tape."""
    first, mine, theirs = details
    assert first in (*HANDS, SPEND, HOLD)
    return BoutShown((choice_word(first, mine), choice_word(first, theirs)))


def read_foresaw(numbers: Numbers, details: list[int]) -> Foresaw:
    """What Clairvoyance showed, from the tape."""
    seat, *events = details
    return Foresaw(seat, len(events), tuple(event_seen(numbers, event) for event in events))


def read_ended(_numbers: Numbers, details: list[int]) -> GameEnded:
    """The end from the tape."""
    reason, winners, *pairs = details
    seats = tuple(seat for seat in range(4) if winners >> seat & 1)
    return GameEnded(tuple(pairs[::2]), tuple(pairs[1::2]), seats, REASONS[reason])


Reader = Callable[[Numbers, list[int]], Event]
READERS: Final[dict[int, Reader]] = {
    DEALT: read_dealt,
    HAND_DEALT: read_hand,
    PLAYED: lambda n, d: Played(d[0], item_name(d[1]), None if d[2] == NOBODY else d[2]),
    REVEALED_EVENT: lambda n, d: EventTurned(d[0], event_seen(n, d[1])),
    SOLD: lambda n, d: Sold(d[0], item_name(d[1])),
    BOUGHT: lambda n, d: Bought(d[0], item_or_none(d[1]), item_or_none(d[2])),
    DREW_ITEM: lambda n, d: DrewItem(d[0], item_name(d[1])),
    DISCARDED_ITEM: lambda n, d: DiscardedItem(d[0], item_name(d[1])),
    DREW_KOBOLD: lambda n, d: DrewKobold(d[0], kobold_seen(n, d[1])),
    DISCARDED_KOBOLD: lambda n, d: DiscardedKobold(d[0], kobold_seen(n, d[1])),
    GOLD_CHANGED: lambda n, d: GoldChanged(d[0], d[1]),
    LAID_KOBOLD: lambda n, d: LaidKobold(d[0]),
    SWORE: lambda n, d: Swore(d[0], bool(d[1])),
    CALLS_SHOWN: read_calls,
    KOBOLD_SHOWN: lambda n, d: KoboldShown(d[0], kobold_seen(n, d[1])),
    QUEST_DONE: lambda n, d: QuestDone(d[0], bool(d[1])),
    DARED: lambda n, d: Dared(d[0], d[1]),
    DECLINED: lambda n, d: Declined(d[0], d[1]),
    THREW: read_threw,
    SIDE_CALLED: lambda n, d: SideCalled(d[0], SIDES[d[1]]),
    BOUT: read_bout,
    SPIED: lambda n, d: Spied(d[0], n.things[d[1] * PER_LETTER][0]),
    GUESSED: lambda n, d: Guessed(d[0], n.things[d[1]], bool(d[2])),
    CHALLENGE_WON: lambda n, d: ChallengeWon(d[0], d[1]),
    TAXED: lambda n, d: Taxed(d[0], d[1]),
    BIDS_SHOWN: lambda n, d: BidsShown(tuple(None if bid == NONE else bid for bid in d)),
    STOLEN: lambda n, d: Stolen(d[0], d[1], item_name(d[2])),
    FORESAW: read_foresaw,
    SHIELDED: lambda n, d: Shielded(d[0]),
    WENT_OUT: lambda n, d: WentOut(d[0]),
    ENDED: read_ended,
}
VEILED: Final[dict[int, Reader]] = {
    HAND_DEALT: lambda n, d: HandDealt(d[0], (), None),
    DREW_ITEM: lambda n, d: DrewItem(d[0], None),
    DREW_KOBOLD: lambda n, d: DrewKobold(d[0], None),
    STOLEN: lambda n, d: Stolen(d[0], d[1], None),
    FORESAW: lambda n, d: Foresaw(d[0], len(d) - 1, ()),
}
