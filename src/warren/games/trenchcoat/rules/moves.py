"""Trench Coat's moves as a screen needs them: what each is about, and what it would do."""

from typing import Final

from warren.engine.structs import Offer
from warren.games.trenchcoat.rules.cards import ITEMS, SKILLS
from warren.games.trenchcoat.rules.components import NONE
from warren.games.trenchcoat.rules.notation.codes import (
    BID,
    BUY,
    BUY_DECK,
    DARE,
    DISCARD,
    DONE,
    HOLD,
    LAY,
    LOSE,
    NOBODY,
    ORDER,
    ORDERS,
    PASS,
    PAY,
    PIN,
    PLAY,
    SELL,
    SHOW,
    SPEND,
    SPY,
    WON,
    item_played,
    target_of,
)
from warren.games.trenchcoat.rules.notation.move_text import Notation
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.rules.views.card_views import EventSeen, KoboldSeen, event_seen, kobold_seen


class Sell(Offer, frozen=True, kw_only=True, tag="sell"):
    """Selling an item for so much gold."""

    item: str
    gold: int


class Buy(Offer, frozen=True, kw_only=True, tag="buy"):
    """Buying a face-up item by its place, 1 or 2, or at place 0 the top of the deck."""

    place: int
    item: str | None
    cost: int


class Discard(Offer, frozen=True, kw_only=True, tag="discard"):
    """Discarding an item that is too many."""

    item: str


class Play(Offer, frozen=True, kw_only=True, tag="play"):
    """Playing an item, perhaps at a seat."""

    item: str
    target: int | None


class Order(Offer, frozen=True, kw_only=True, tag="order"):
    """Putting foreseen events back, the first one on top."""

    events: tuple[EventSeen, ...]


class Kobold(Offer, frozen=True, kw_only=True, tag="kobold"):
    """Laying, showing or losing the kobold at a place; with the skill that is tested, and whether it is enough now."""

    verb: str
    place: int
    kobold: KoboldSeen
    skill: str | None
    value: int
    passes: bool


class Person(Offer, frozen=True, kw_only=True, tag="person"):
    """Naming a seat: an opponent to challenge, or who won in person."""

    verb: str
    seat: int


class Thing(Offer, frozen=True, kw_only=True, tag="thing"):
    """Spying or guessing a thing of the market."""

    verb: str
    thing: str


class Amount(Offer, frozen=True, kw_only=True, tag="amount"):
    """Spending stamina, holding for beats, or concealing gold."""

    verb: str
    amount: int


class Pay(Offer, frozen=True, kw_only=True, tag="pay"):
    """Paying the tax; whoever has too little pays all and loses a kobold."""

    gold: int
    short: bool


class Word(Offer, frozen=True, kw_only=True, tag="word"):
    """An answer that is a word: pass, done, call, trust, cloak, accept, heads, rock, pin, …"""

    word: str


#: Where each kind of move ends, with what describes it.
VERBS: Final = {LAY: "lay", SHOW: "show", LOSE: "lose"}


def describe(state: TrenchState, seat: int, code: int, notation: Notation) -> Offer:
    """A legal move as a screen needs it."""
    move = notation.moves[code].text
    if code < PASS:
        return describe_trade(state, code, move)
    if PLAY <= code < ORDER:
        target = target_of(code)
        return Play(move=move, item=ITEMS[item_played(code)], target=None if target == NOBODY else target)
    if ORDER <= code < LAY:
        return Order(move=move, events=events_in_order(state, code))
    for first in (LAY, SHOW, LOSE):
        if first <= code < first + 3:
            return describe_kobold(state, seat, first, code, move)
    return describe_answer(state, seat, code, move)


def describe_trade(state: TrenchState, code: int, move: str) -> Offer:
    """Selling, buying and discarding."""
    if code < BUY_DECK:
        return Sell(move=move, item=ITEMS[code - SELL], gold=state.numbers.sale)
    if code == BUY_DECK:
        return Buy(move=move, place=0, item=None, cost=state.numbers.deck_price)
    if code < DONE:
        item = state.shop[code - BUY]
        return Buy(move=move, place=code - BUY + 1, item=ITEMS[item], cost=state.numbers.costs[item])
    if code == DONE:
        return Word(move=move, word=move)
    return Discard(move=move, item=ITEMS[code - DISCARD])


def events_in_order(state: TrenchState, code: int) -> tuple[EventSeen, ...]:
    """The foreseen events as they would lie, the top first."""
    pile = state.event_pile
    places = [int(word) for word in ORDERS[code - ORDER].split()]
    return tuple(event_seen(state.numbers, pile.deck[pile.count - place]) for place in places)


def describe_kobold(state: TrenchState, seat: int, first: int, code: int, move: str) -> Offer:
    """Laying, showing or losing a kobold, with the skill that counts."""
    place = code - first
    kobold = kobold_seen(state.numbers, state.kobold_at(seat, place))
    skill, need = NONE, 0
    if first == LAY:
        skill, need = state.numbers.about[state.event], state.numbers.need[state.event]
    elif first == SHOW:
        skill = state.skill
    value = kobold.skills[skill] if skill != NONE else 0
    name = SKILLS[skill] if skill != NONE else None
    return Kobold(
        move=move, verb=VERBS[first], place=place + 1, kobold=kobold, skill=name, value=value, passes=value >= need
    )


def describe_answer(state: TrenchState, seat: int, code: int, move: str) -> Offer:
    """All other answers: a seat, a thing, an amount or a word."""
    verb = move.partition(" ")[0]
    if code == PAY:
        return Pay(move=move, gold=state.debt, short=state.debt > state.gold[seat])
    if DARE <= code < DARE + NOBODY:
        return Person(move=move, verb=verb, seat=code - DARE)
    if WON <= code < PAY:
        return Person(move=move, verb=verb, seat=code - WON)
    if SPY <= code < WON:
        return Thing(move=move, verb=verb, thing=move.partition(" ")[2])
    if SPEND <= code < HOLD:
        return Amount(move=move, verb=verb, amount=code - SPEND)
    if HOLD <= code < PIN:
        return Amount(move=move, verb=verb, amount=code - HOLD + 1)
    if code >= BID:
        return Amount(move=move, verb=verb, amount=code - BID)
    return Word(move=move, word=move)
