"""Looking at a Trench Coat table: how its views are put together."""

from functools import lru_cache
from typing import cast

from warren.games.trenchcoat.rules.cards import CHALLENGE, HAND, I_SPY, ITEMS, SKILLS, item_name
from warren.games.trenchcoat.rules.components import MOST_ITEMS, NONE, ROLL, SPECTATOR
from warren.games.trenchcoat.rules.events import READERS, dice_of, rollers_of
from warren.games.trenchcoat.rules.numbers import Numbers
from warren.games.trenchcoat.rules.pieces.questions import PER_LETTER, QUEST_LAID, SWORN_CALL
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.rules.view import Bout, Decks, Going, Heard, Mine, SeatSeen, TrenchView
from warren.games.trenchcoat.rules.views.card_views import event_seen, kobold_seen


def bits_of(bits: int) -> tuple[int, ...]:
    """The seats of a set."""
    return tuple([seat for seat in range(4) if bits >> seat & 1])


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
        seen_kobolds=tuple([kobold_seen(state.numbers, kobold) for kobold in sorted(known)]),
        seen_items=tuple([item_name(item) for item in sorted(told)]),
        shown=kobold_seen(state.numbers, state.kobold_at(owner, place)) if place != NONE else None,
        juice=state.juices[owner],
        bid=seat_or_none(state.bids[owner]),
        cloaked=bool(state.cloaked >> owner & 1),
        start_die=last_die_of(state, owner),
    )


def last_die_of(state: TrenchState, owner: int) -> int:
    """The last die a seat rolled for the first turn, 0 if it rolled none."""
    if not state.numbers.rulings.tells_every_die:
        return state.start_dice[owner]
    mine = [roll % ROLL for roll in state.start_dice if roll // ROLL == owner]
    return mine[-1] if mine else 0


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
        kobolds=tuple([kobold_seen(state.numbers, state.kobold_at(seat, place)) for place in held]),
        known=tuple([bool(state.known[seat * HAND + place]) for place in held]),
        items=tuple([item_name(state.items[seat * MOST_ITEMS + at]) for at in range(state.item_count[seat])]),
        laid=state.laid + 1 if laid else None,
        called=bool(state.calls >> seat & 1) if sealed else None,
        spied=state.numbers.things[state.secret] if state.secret != NONE and seat == state.active else None,
        answer=state.game.move_of(answer).text if answer != NONE else None,
        foreseen=tuple([event_seen(state.numbers, event) for event in ahead]),
    )


def look_at_decks(state: TrenchState) -> Decks:
    """The decks and their discards."""
    numbers = state.numbers
    return Decks(
        kobolds=state.kobold_pile.count,
        items=state.item_pile.count,
        events=state.event_pile.count,
        kobold_discards=tuple([kobold_seen(numbers, kobold) for kobold in state.kobold_pile.discards]),
        item_discards=tuple([item_name(item) for item in state.item_pile.discards]),
        event_discards=tuple([numbers.event_names[event] for event in state.event_pile.discards]),
    )


def look_at_lately(state: TrenchState) -> tuple[Heard, ...]:
    """What everybody heard when the last answer came."""
    found: list[Heard] = []
    at = 0
    while at < state.heard:
        kind, size = state.lately[at], state.lately[at + 1]
        event = READERS[kind](state.numbers, [state.lately[at + 2 + detail] for detail in range(size)])
        found.append(cast(Heard, event))
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
        chairs=tuple([look_at_seat(state, owner, seat, remembered) for owner in range(state.seats)]),
        mine=look_at_own(state, seat) if seat is not None else None,
        shop=tuple([item_name(item) if item != NONE else None for item in state.shop]),
        costs=costs_of(state.numbers),
        playing=tuple([item_name(item) for item in state.items_on_table()]),
        decks=look_at_decks(state),
        lately=look_at_lately(state),
        dice=dice_of(state.numbers, list(state.start_dice)),
        rollers=rollers_of(state.numbers, list(state.start_dice)),
        memory=state.memory,
        over=state.over,
        scores=state.scores() if state.over else None,
    )
