"""What a search thinks of the orders of three foreseen events, in duels of Trench Coat.

Somewhere in a game somebody is given Clairvoyance and plays it at once or soon; half of the games are dealt anew, so
that all sorts of hands turn up.
"""

from collections.abc import Generator
from contextlib import closing
from functools import partial
from typing import Final

import numpy as np
from mypy_extensions import i64

from warren.bots.greedy import GreedyBot
from warren.bots.observation import Observation
from warren.bots.search import SearchBot
from warren.bots.searcher import Searcher
from warren.engine.rng import Rng
from warren.games.trenchcoat.cards import CLAIRVOYANCE
from warren.games.trenchcoat.codes import is_play, item_played
from warren.games.trenchcoat.foresight import READ, Prospect
from warren.games.trenchcoat.questions import ORDER_EVENTS
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import MOST_ITEMS
from warren.lab.choosing import TENTH, centred
from warren.lab.endings import deal_anew, somewhere, write_down
from warren.lab.network import Lessons
from warren.lab.thoughts import FAR
from warren.lab.work import Spread

#: Three events can come in so many orders.
ORDERS: Final = 6
#: After so many decisions without Clairvoyance the game is left.
LONGEST: Final = 40
#: Decisions of a piece of work.
PIECE: Final = 100


def think_of_orders(seed: str, decisions: int, simulations: int, spread: Spread) -> Generator[tuple[int, Lessons]]:
    """So many decisions, piece by piece with the number of its first; closing the iterator stops the work."""
    pieces = [(first, min(PIECE, decisions - first)) for first in range(0, decisions, PIECE)]
    with closing(spread(partial(think_piece, seed, simulations), pieces)) as parts:
        yield from parts


def think_piece(seed: str, simulations: int, first: int, decisions: int) -> tuple[int, Lessons]:
    """What is read in every order, and how much better or worse than the others each is thought to be."""
    shape = (decisions, ORDERS)
    found = Lessons(np.zeros((*shape, READ), np.float32), np.zeros(shape, np.float32), np.ones(shape, np.float32))
    for row in range(decisions):
        rng = Rng.seeded(f"{seed}/{first + row}")
        think(foreseeing(rng), rng, simulations, found, row)
    found.worth = centred(found.worth, found.weight)
    return first, found


def think(state: TrenchState, rng: Rng, simulations: int, found: Lessons, row: int) -> None:
    """One decision."""
    search, prospect, seat = SearchBot("search", simulations, 0.0), Prospect(), state.next_seat()
    searcher = Searcher(Observation(state, seat), rng, FAR, search.eagerness)
    search.think(searcher)
    prospect.read_table(state, seat)
    for at, order in enumerate(sorted(searcher.weighed(), key=lambda each: each.code)):
        prospect.read_order(state, seat, order.code)
        write_down(prospect, found.read[row, at])
        found.worth[row, at] = float(order.result) / TENTH


def foreseeing(rng: Rng) -> TrenchState:
    """Somebody in a duel is asked in which order three events shall come."""
    while True:
        state = somewhere(f"{rng.bits()}")
        if rng.below(2) == 0:
            deal_anew(state, rng)
        seat: i64 = state.active if rng.below(4) > 0 else state.next_inside(state.active)
        if give(state, seat, CLAIRVOYANCE) and play_it(state, seat, rng) and len(state.moves(seat)) == ORDERS:
            return state


def give(state: TrenchState, seat: i64, item: i64) -> bool:
    """A seat gets an item from the deck, in place of its last if it has any; whether there was one."""
    pile, count = state.item_pile, state.item_count[seat]
    last = seat * MOST_ITEMS + count - 1
    if state.has_item(seat, item):
        return True
    for at in range(pile.count):
        if pile.deck[at] == item:
            if count == 0:
                last += 1
                state.item_count[seat] = 1
                pile.count -= 1
            pile.deck[at] = state.items[last] if count > 0 else pile.deck[pile.count]
            state.items[last], state.told[last] = item, 1 << seat
            return True
    return False


def play_it(state: TrenchState, seat: i64, rng: Rng) -> bool:
    """Play on until the seat has played Clairvoyance, sooner or later; whether it came to that."""
    glancing, thinking = GreedyBot(), GreedyBot("sensible", thinks_over=True)
    for _ in range(LONGEST):
        asked = state.next_seat()
        if asked < 0 or state.question == ORDER_EVENTS:
            break
        code = (thinking if asked == seat else glancing).choose(Observation(state, asked), rng)
        plays = [
            move.code for move in state.moves(asked) if is_play(move.code) and item_played(move.code) == CLAIRVOYANCE
        ]
        state._apply(asked, plays[0] if asked == seat and plays and rng.below(2) == 0 else code)
    return state.next_seat() == seat and state.question == ORDER_EVENTS
