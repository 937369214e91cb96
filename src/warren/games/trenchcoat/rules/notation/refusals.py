"""Why a move is refused at a Trench Coat table, with the clause it stands on."""

from typing import Final

from warren.engine.errors import IllegalMove
from warren.engine.notation import letter
from warren.games.trenchcoat.rules.cards import (
    BOOST_JUICE,
    CLOAK,
    GHOST,
    INHERITED_DEBT,
    ITEMS,
    MAGIC_SHIELD,
    PET_BANDITS,
    POTION,
    REDUCE_JUICE,
    TRUTH_SERUM,
    WANTED_POSTER,
)
from warren.games.trenchcoat.rules.components import NONE
from warren.games.trenchcoat.rules.notation.codes import (
    ACCEPT,
    BID,
    BUY,
    BUY_DECK,
    CALL,
    DARE,
    DISCARD,
    DONE,
    GUESS,
    HEADS,
    HOLD,
    LAY,
    LOSE,
    NOBODY,
    ORDER,
    PASS,
    PAY,
    PLAY,
    ROCK,
    SELL,
    SHOW,
    SPEND,
    TAKE_CLOAK,
    WON,
    item_played,
    target_of,
)
from warren.games.trenchcoat.rules.pieces.questions import (
    BOTH_CHOOSE,
    CHOOSE_RIVAL,
    GUARD_ANNOUNCED,
    GUESS_THING,
    ITEM_PHASE,
    LAY_KOBOLD,
    LOSE_KOBOLD,
    ORDER_EVENTS,
    OVER_LIMIT,
    PER_LETTER,
    REPORT_WINNER,
    TRUMPS_ROLLED,
    TURN_START,
)
from warren.games.trenchcoat.rules.state import TrenchState

DOMAIN: Final = "warren.games.trenchcoat"
#: When an item may be played stands in these clauses, for others in TC-Q4.
MOMENTS: Final = {
    BOOST_JUICE: "TC-V5",
    REDUCE_JUICE: "TC-V5",
    CLOAK: "TC-V9",
    GHOST: "TC-V7",
    INHERITED_DEBT: "TC-V8",
    MAGIC_SHIELD: "TC-V10",
    POTION: "TC-P4",
    TRUTH_SERUM: "TC-V4",
}
#: At whom an item may be played.
TARGETS: Final = {
    BOOST_JUICE: "TC-V5",
    REDUCE_JUICE: "TC-V5",
    GHOST: "TC-V7",
    PET_BANDITS: "TC-P5",
    WANTED_POSTER: "TC-P5",
}
#: To which question the answers from each code on belong, by clause.
BELONGS: Final = (
    (BID, "TC-V9"),
    (TAKE_CLOAK, "TC-V9"),
    (LOSE, "TC-V10"),
    (PAY, "TC-V8"),
    (SPEND, "TC-H5"),
    (SHOW, "TC-H4"),
    (ROCK, "TC-H3"),
    (HEADS, "TC-H2"),
    (DARE, "TC-V6"),
    (CALL, "TC-V1"),
    (LAY, "TC-V1"),
    (ORDER, "TC-P5"),
    (PASS, "TC-Q3"),
    (DISCARD, "TC-I2"),
    (SELL, "TC-I1"),
)


def illegal(clause: str, text: str, **details: str | int) -> IllegalMove:
    """A refusal."""
    return IllegalMove(DOMAIN, clause, text, **details)


def refuse(state: TrenchState, seat: int, code: int) -> IllegalMove:
    """Why an asked seat may not make that move."""
    if PLAY <= code < ORDER:
        return refuse_item(state, seat, item_played(code), target_of(code))
    if code < PASS and code != DONE:
        return refuse_trade(state, seat, code)
    return refuse_choice(state, seat, code) or refuse_answer(code)


def refuse_item(state: TrenchState, seat: int, item: int, target: int) -> IllegalMove:
    """Why an item cannot be played so."""
    piece = state.book.items[item]
    if not state.has_item(seat, item):
        return illegal("TC-P1", "illegal-no-item")
    if not state.is_in(seat) and item != GHOST:
        return illegal("TC-Q5", "illegal-only-ghost")
    if not piece.may(state, seat, state.book.questions[state.question]):
        return illegal(MOMENTS.get(item, "TC-Q4"), f"illegal-moment-{ITEMS[item]}")
    if not piece.is_aimed():
        return illegal("TC-P1", "illegal-no-target")
    if target == NOBODY:
        return illegal(TARGETS[item], "illegal-needs-target")
    return illegal(TARGETS[item], "illegal-target", seat=letter(target))


def refuse_trade(state: TrenchState, seat: int, code: int) -> IllegalMove:
    """Why nothing can be sold, bought or discarded so."""
    if code >= DISCARD:
        if state.question != OVER_LIMIT:
            return illegal("TC-I2", "illegal-no-discard")
        return illegal("TC-I2", "illegal-no-item")
    if state.question not in (TURN_START, ITEM_PHASE) or seat != state.active:
        return illegal("TC-I1", "illegal-no-trade")
    if state.other() == 1:
        return illegal("TC-I1", "illegal-bought")
    if code < BUY_DECK:
        return illegal("TC-I1", "illegal-no-item")
    return refuse_buying(state, seat, code)


def refuse_buying(state: TrenchState, seat: int, code: int) -> IllegalMove:
    """TC-I1: never on credit, and only what is there."""
    gold = state.gold[seat]
    if code == BUY_DECK:
        cost = state.numbers.deck_price
        return illegal("TC-I1", "illegal-credit", cost=cost, gold=gold) if gold < cost else empty_shop()
    item = state.shop[code - BUY]
    if item == NONE:
        return empty_shop()
    return illegal("TC-I1", "illegal-credit", cost=state.numbers.costs[item], gold=gold)


def empty_shop() -> IllegalMove:
    """Nothing is there to be bought."""
    return illegal("TC-S3", "illegal-nothing-to-buy")


def refuse_choice(state: TrenchState, seat: int, code: int) -> IllegalMove | None:
    """Why an answer of the right sort is not possible; None if it is of the wrong sort."""
    question = state.question
    if question == GUARD_ANNOUNCED and code >= BID:
        return illegal("TC-V9", "illegal-bid", gold=state.gold[seat])
    if question == GUARD_ANNOUNCED and code == TAKE_CLOAK:
        return illegal("TC-V9", "illegal-no-item")
    if question == LOSE_KOBOLD and LOSE <= code < TAKE_CLOAK:
        return refuse_loss(state, seat, code - LOSE)
    if (question == LAY_KOBOLD and LAY <= code < CALL) or (question == TRUMPS_ROLLED and SHOW <= code < SPEND):
        return illegal("TC-V1" if question == LAY_KOBOLD else "TC-H4", "illegal-no-kobold")
    if question == ORDER_EVENTS and ORDER <= code < LAY:
        return illegal("TC-P5", "illegal-order", count=state.foreseen[seat])
    if question == GUESS_THING and GUESS <= code < WON:
        return illegal("TC-H5", "illegal-guess", letter=state.numbers.things[state.bout[0] * PER_LETTER][0].upper())
    return refuse_rival(state, seat, code)


def refuse_rival(state: TrenchState, seat: int, code: int) -> IllegalMove | None:
    """Why a seat cannot be named, or so much stamina not be spent."""
    question = state.question
    if question == CHOOSE_RIVAL and DARE <= code < ACCEPT:
        return illegal("TC-V6", "illegal-rival")
    if question == REPORT_WINNER and WON <= code < PAY:
        return illegal("TC-H5", "illegal-winner")
    if question == BOTH_CHOOSE and state.bout[5] == SPEND and SPEND <= code < HOLD:
        return illegal("TC-H5", "illegal-stamina", left=state.bout[0 if seat == state.active else 1])
    return None


def refuse_loss(state: TrenchState, seat: int, place: int) -> IllegalMove:
    """Why that kobold cannot be the one."""
    if place >= state.kobold_count[seat]:
        return illegal("TC-V10", "illegal-no-kobold")
    if state.other() != NONE:
        return illegal("TC-V2", "illegal-must-lose")
    return illegal("TC-V12", "illegal-under-test")


def refuse_answer(code: int) -> IllegalMove:
    """An answer to another question."""
    for first, clause in BELONGS:
        if code >= first:
            return illegal(clause, "illegal-answer")
    return illegal("TC-Q3", "illegal-answer")
