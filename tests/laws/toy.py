"""Bids, a toy game that keeps all the laws, so that broken variants of it show whether the kit notices.

BI-1  Two to four seats hold three secret cards each, of a deck that has the cards 1 to 5 three times; the cards left
      over stay unseen.
BI-2  A prize is turned up, and all seats bid a card of their hand in secret.
BI-3  When the last has bid, the bids are shown. The highest bid that nobody else made wins the prize; if there is
      none, the prize is left.
BI-4  After three rounds the most points in prizes win.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import ClassVar, Final

from warren.engine import registry
from warren.engine.advice import Advice
from warren.engine.contract import EVERYONE, Events, Game, State
from warren.engine.errors import BadPosition, IllegalMove, InvalidMove, UnknownGame, UnknownRules
from warren.engine.moves import Move, MoveList
from warren.engine.native import i64
from warren.engine.notation import letter
from warren.engine.options import OptionValue
from warren.engine.rng import Rng
from warren.engine.structs import Event, Offer, View

HIGHEST: Final = 5
CARDS: Final = [card for card in range(1, HIGHEST + 1) for _ in range(3)]
PRIZES: Final = [1, 2, 3, 4, 5]
HAND: Final = 3
NO_BID: Final = 0

# Happenings on the tape.
DEALT: Final = 1
TURNED: Final = 2
SEALED: Final = 3
SHOWN: Final = 4
WON: Final = 5
LEFT: Final = 6


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat looks at its hand."""

    reveals: ClassVar[bool] = True

    seat: int
    hand: tuple[int, ...]


class DealtUnseen(Event, frozen=True, tag="dealt-unseen"):
    """Another seat was dealt so many cards."""

    seat: int
    count: int


class Turned(Event, frozen=True, tag="turned"):
    """A prize is turned up."""

    reveals: ClassVar[bool] = True

    prize: int


class Sealed(Event, frozen=True, tag="sealed"):
    """A seat bids, and knows what."""

    seat: int
    card: int


class SealedUnseen(Event, frozen=True, tag="sealed-unseen"):
    """Another seat has bid."""

    seat: int


class Shown(Event, frozen=True, tag="shown"):
    """All bids are shown, seat by seat."""

    reveals: ClassVar[bool] = True

    bids: tuple[int, ...]


class Won(Event, frozen=True, tag="won"):
    """A seat takes the prize."""

    seat: int
    prize: int


class Left(Event, frozen=True, tag="left"):
    """No bid was unlike all others, so nobody takes the prize."""

    prize: int


class BidsView(View, frozen=True, kw_only=True):
    """What a seat or a spectator knows; `bids` are the ones shown, seat by seat."""

    you: int | None
    hand: tuple[int, ...] | None
    bid: int | None
    holding: tuple[int, ...]
    waiting: tuple[int, ...]
    bids: tuple[tuple[int, ...], ...]
    turned: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]
    undealt: int
    scores: tuple[int, ...]
    over: bool


class BidOffer(Offer, frozen=True, kw_only=True, tag="bid"):
    """Bidding a card."""

    card: int


class NotHeld(IllegalMove):
    """A bid of a card that the seat does not hold; it says so in one language only."""

    def __init__(self, card: int, **details: str | int) -> None:
        super().__init__("bids", "BI-2", "not-held", card=card, **details)

    def say(self, language: str = "en") -> str:
        return f"You do not hold the card {self.details['card']}. ({self.clause})"


class BidsState(State):
    """Every card and prize, wherever it lies; hands are kept in ascending order."""

    def __init__(self, game: Game, seats: i64, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.sealed: list[int] = [NO_BID] * seats
        self.bids: list[list[int]] = [[] for _ in range(seats)]
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.undealt: list[int] = []
        self.face_down: list[int] = list(PRIZES)
        self.turned: list[int] = []
        self.left: list[int] = []

    # Set-up.

    def again(self, rng: Rng) -> "BidsState":
        to = type(self)(self.game, self.seats, rng)
        to.prelude = to.tape = Events(self.game)
        to.deal()
        to.turn_prize()
        to.tape = None
        return to

    def deal(self) -> None:
        """Three cards to each seat, the others unseen."""
        deck = self.shuffled_deck()
        for seat in range(self.seats):
            self.hands[seat] = sorted(deck[seat * HAND : (seat + 1) * HAND])
            self.tell(DEALT, 1 << seat, [seat, *self.hands[seat]])
        self.undealt = deck[self.seats * HAND :]

    def shuffled_deck(self) -> list[int]:
        """All cards in the order in which they are dealt."""
        return shuffled(CARDS, self.rng)

    def turn_prize(self) -> None:
        """Draw one of the prizes that still lie face down."""
        self.turned.append(self.face_down.pop(self.draw(len(self.face_down))))
        self.tell(TURNED, EVERYONE, [self.turned[-1]])

    def draw(self, count: int) -> int:
        """A random number below that."""
        return self.rng.below(count)

    # Asking.

    def asked(self) -> i64:
        if self.over:
            return 0
        return sum(1 << seat for seat in range(self.seats) if self.sealed[seat] == NO_BID)

    def ask_kind(self) -> str:
        return "over" if self.over else "bid"

    def list_moves(self, seat: i64, into: MoveList) -> None:
        into.count = 0
        for card in sorted(set(self.hands[seat])):
            into.add(card - 1)

    def is_legal(self, seat: i64, code: i64) -> bool:
        return code + 1 in self.hands[seat]

    # A round.

    def _apply(self, seat: i64, code: i64) -> None:
        self.seal(seat, code + 1)
        if self.all_sealed():
            self.resolve()

    def all_sealed(self) -> bool:
        """Whether the last seat has bid."""
        return NO_BID not in self.sealed

    def seal(self, seat: int, card: int) -> None:
        """Keep a bid until all have bid; only its seat is told what it is."""
        self.hands[seat].remove(card)
        self.sealed[seat] = card
        self.tell(SEALED, 1 << seat, [seat, card])

    def resolve(self) -> None:
        """Show the bids, award the prize, and go on or end."""
        self.show_bids()
        self.award(self.winner(self.sealed))
        self.sealed = [NO_BID] * self.seats
        if any(self.hands):
            self.turn_prize()
        else:
            self.over = True

    def show_bids(self) -> None:
        """Lay the bids open before their seats."""
        for seat in range(self.seats):
            self.bids[seat].append(self.sealed[seat])
        self.tell(SHOWN, EVERYONE, self.sealed)

    def winner(self, bids: list[int]) -> int | None:
        """The seat with the highest bid that nobody else made."""
        alone = [bid for bid in bids if bids.count(bid) == 1]
        return bids.index(max(alone)) if alone else None

    def award(self, winner: int | None) -> None:
        """Hand over the prize, or leave it."""
        prize = self.turned[-1]
        if winner is None:
            self.left.append(prize)
            self.tell(LEFT, EVERYONE, [prize])
        else:
            self.won[winner].append(prize)
            self.tell(WON, EVERYONE, [winner, prize])

    def _score_of(self, seat: i64) -> i64:
        return sum(self.won[seat])

    def tell(self, kind: int, audience: int, details: list[int]) -> None:
        """Write a happening on the tape, if there is one."""
        tape = self.tape
        if tape is not None:
            tape.open(kind, audience)
            for detail in details:
                tape.write(detail)

    # Copies and imagined worlds.

    def copy(self) -> "BidsState":
        to = type(self)(self.game, self.seats, self.rng.copy())
        to.over = self.over
        to.hands = [list(hand) for hand in self.hands]
        to.sealed = list(self.sealed)
        to.bids = [list(bids) for bids in self.bids]
        to.won = [list(won) for won in self.won]
        to.undealt = list(self.undealt)
        to.face_down = list(self.face_down)
        to.turned = list(self.turned)
        to.left = list(self.left)
        return to

    def _imagine(self, seat: int | None, rng: Rng) -> "BidsState":
        """Deal all that the seat cannot see anew; the prizes to come are in the randomness to come."""
        world = self.copy()
        world.deal_unseen(seat, shuffled(self.unseen(seat), rng))
        world.rng = rng.branch()
        return world

    def unseen(self, seat: int | None) -> list[int]:
        """The cards a seat cannot see, in ascending order, so that the order does not tell where they are."""
        cards = list(self.undealt)
        for other in range(self.seats):
            if other != seat:
                cards += self.hands[other]
                if self.sealed[other] != NO_BID:
                    cards.append(self.sealed[other])
        return sorted(cards)

    def deal_unseen(self, seat: int | None, cards: list[int]) -> None:
        """Put those cards where the ones that the seat cannot see were."""
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = sorted(cards.pop() for _ in self.hands[other])
                if self.sealed[other] != NO_BID:
                    self.sealed[other] = cards.pop()
        self.undealt = cards


def bids_state(state: State) -> BidsState:
    """The state as the toy's own."""
    assert isinstance(state, BidsState)
    return state


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """The cards in a random order."""
    rest = list(cards)
    return [rest.pop(rng.below(len(rest))) for _ in cards]


class Bids(Game):
    """The toy as one object; `shape` is the class of its states, which a variant or other rules may replace."""

    def __init__(self, shape: type[BidsState] = BidsState, rules: int = 1, advice: Advice | None = None) -> None:
        moves = [Move(card - 1, f"bid {card}") for card in range(1, HIGHEST + 1)]
        super().__init__("bids", "bids", range(2, 5), rules, moves, HAND, advice or Advice())
        self.shape = shape

    def table(self, seats: int, options: dict[str, OptionValue]) -> BidsState:
        return self.shape(self, seats, Rng.seeded("table"))

    def parse_move(self, text: str) -> int:
        found = re.fullmatch(r"bid ([1-5])", text.strip())
        if not found:
            raise InvalidMove("unreadable-move", move=text, example="bid 3")
        return int(found[1]) - 1

    def refusal(self, state: State, seat: int, code: int) -> IllegalMove:
        return NotHeld(code + 1)

    def offer(self, state: State, seat: int, code: int) -> Offer:
        return BidOffer(move=self.move_of(code).text, card=code + 1)

    def event_of(self, kind: int, details: list[int]) -> Event:
        if kind == DEALT:
            return Dealt(details[0], tuple(details[1:]))
        if kind == SHOWN:
            return Shown(tuple(details))
        plain: dict[int, Callable[..., Event]] = {TURNED: Turned, SEALED: Sealed, WON: Won, LEFT: Left}
        return plain[kind](*details)

    def veiled_event_of(self, kind: int, details: list[int]) -> Event:
        if kind == DEALT:
            return DealtUnseen(details[0], len(details) - 1)
        assert kind == SEALED
        return SealedUnseen(details[0])

    def view(self, state: State, seat: int | None, remembered: bool) -> BidsView:
        """All that was ever told stays in sight, so memory adds nothing."""
        table = bids_state(state)
        return BidsView(
            you=seat,
            hand=None if seat is None else tuple(table.hands[seat]),
            bid=None if seat is None else table.sealed[seat] or None,
            holding=tuple(len(hand) for hand in table.hands),
            waiting=table.ask().seats,
            bids=tuple(tuple(bids) for bids in table.bids),
            turned=tuple(table.turned),
            won=tuple(tuple(won) for won in table.won),
            left=tuple(table.left),
            undealt=len(table.undealt),
            scores=table.scores(),
            over=table.over,
        )

    def write_position(self, state: State) -> dict[str, str]:
        table = bids_state(state)
        fields = {
            "seats": str(table.seats),
            "over": "yes" if table.over else "no",
            "undealt": words(table.undealt),
            "face down": words(table.face_down),
            "turned": words(table.turned),
            "left": words(table.left),
            "sealed": words(table.sealed),
            "rng": table.rng.words(),
        }
        for seat in range(table.seats):
            fields[f"{letter(seat)} hand"] = words(table.hands[seat])
            fields[f"{letter(seat)} bids"] = words(table.bids[seat])
            fields[f"{letter(seat)} won"] = words(table.won[seat])
        return fields

    def read_position(self, fields: dict[str, str]) -> BidsState:
        try:
            return self.read_table(fields)
        except (KeyError, ValueError) as error:
            raise BadPosition("bad-position", why=str(error)) from error

    def read_table(self, fields: dict[str, str]) -> BidsState:
        """The table those fields describe, every field given."""
        table = self.shape(self, int(fields["seats"]), Rng.from_words(fields["rng"]))
        table.over = fields["over"] == "yes"
        table.undealt = numbers(fields["undealt"])
        table.face_down = numbers(fields["face down"])
        table.turned = numbers(fields["turned"])
        table.left = numbers(fields["left"])
        table.sealed = numbers(fields["sealed"])
        for seat in range(table.seats):
            table.hands[seat] = numbers(fields[f"{letter(seat)} hand"])
            table.bids[seat] = numbers(fields[f"{letter(seat)} bids"])
            table.won[seat] = numbers(fields[f"{letter(seat)} won"])
        return table

    def inventory(self, state: State) -> dict[str, int]:
        table = bids_state(state)
        cards = [*table.undealt, *(bid for bid in table.sealed if bid != NO_BID)]
        cards += [card for pile in (*table.hands, *table.bids) for card in pile]
        prizes = [*table.face_down, *table.left, *(prize for won in table.won for prize in won)]
        if len(table.turned) > len(table.bids[0]):
            prizes.append(table.turned[-1])
        return dict(Counter([f"card {card}" for card in cards] + [f"prize {prize}" for prize in prizes]))

    def recount(self, state: State) -> tuple[int, ...]:
        """Judge every round again from the bids that were shown, whatever the piles of prizes say."""
        table = bids_state(state)
        points = [0] * table.seats
        for prize, bids in zip(table.turned, zip(*table.bids, strict=True), strict=False):
            alone = {bid: seat for seat, bid in enumerate(bids) if Counter(bids)[bid] == 1}
            if alone:
                points[max(alone.items())[1]] += prize
        return tuple(points)

    def longest(self, seats: int) -> int:
        return seats * HAND + 1


def words(numbers: Iterable[int]) -> str:
    """Numbers as a value of a position."""
    return " ".join(str(number) for number in numbers) or "none"


def numbers(text: str) -> list[int]:
    """The numbers of a value of a position."""
    return [] if text == "none" else [int(word) for word in text.split()]


@contextmanager
def on_the_shelf(game: Game, *older: Game) -> Iterator[Game]:
    """Let records find the game by its name for a while, and older rules of it by their version."""

    def finder(name: str, rules: int | None) -> Game:
        if name != game.name:
            raise UnknownGame("unknown-game", name=name, known=game.name)
        for kept in (game, *older):
            if rules in (None, kept.rules_version):
                return kept
        raise UnknownRules("unknown-rules", rules=rules or 0, game=name, known=str(game.rules_version))

    registry.finders.append(finder)
    try:
        yield game
    finally:
        registry.finders.remove(finder)
