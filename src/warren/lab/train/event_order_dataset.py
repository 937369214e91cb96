"""The dataset of the event order: a search's values of all orders of three foreseen events.

At a turn of some game a seat gets Clairvoyance and plays it at once or soon. Half of the games are redealt, so that all
sorts of hands occur.
"""

from collections.abc import Generator
from contextlib import closing
from functools import partial
from typing import Final

from warren.bots.observation import Observation
from warren.bots.search.search_bot import SearchBot
from warren.bots.search.searcher import Searcher
from warren.bots.simple.greedy import GreedyBot
from warren.engine.extras import needing
from warren.engine.native import i64
from warren.engine.rng import Rng
from warren.games.trenchcoat.rules.cards import CLAIRVOYANCE
from warren.games.trenchcoat.rules.components import MOST_ITEMS
from warren.games.trenchcoat.rules.notation.codes import is_play, item_played
from warren.games.trenchcoat.rules.pieces.questions import ORDER_EVENTS
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.duels.event_order import INPUTS, EventOrderFeatures
from warren.lab.simulate.executor import Spread
from warren.lab.train.duel_policy_dataset import DEPTH_SIMULATIONS
from warren.lab.train.duel_value_dataset import add_to_row, random_turn, redeal
from warren.lab.train.network import Array, Dataset
from warren.lab.train.ranking import VALUE_SCALE, centred

with needing("lab"):
    import numpy as np

#: The orders of three events.
ORDERS: Final = 6
#: A game is given up after this number of moves without Clairvoyance.
MAX_MOVES: Final = 40
#: Decisions of a chunk.
CHUNK: Final = 100


def generate(seed: str, decisions: int, simulations: int, spread: Spread) -> Generator[tuple[int, Dataset]]:
    """Decisions, chunk by chunk with the number of its first; closing the iterator stops the work."""
    chunks = [(first, min(CHUNK, decisions - first)) for first in range(0, decisions, CHUNK)]
    with closing(spread(partial(generate_chunk, seed, simulations), chunks)) as parts:
        yield from parts


def generate_chunk(seed: str, simulations: int, first: int, decisions: int) -> tuple[int, Dataset]:
    """For each decision the features of every order, and its centred value."""
    shape = (decisions, ORDERS)
    features: Array = np.zeros((*shape, INPUTS), np.float32)
    found = Dataset(features, np.zeros(shape, np.float32), np.ones(shape, np.float32))
    for row in range(decisions):
        rng = Rng.seeded(f"{seed}/{first + row}")
        search_decision(random_decision(rng), rng, simulations, found, row)
    found.targets = centred(found.targets, found.weights)
    return first, found


def search_decision(state: TrenchState, rng: Rng, simulations: int, found: Dataset, row: int) -> None:
    """Search one decision and write its sample."""
    search, features, seat = SearchBot("search", simulations, 0.0), EventOrderFeatures(), state.next_seat()
    searcher = Searcher(Observation(state, seat), rng, DEPTH_SIMULATIONS, search.exploration)
    search.run(searcher)
    features.extract_common(state, seat)
    for at, order in enumerate(sorted(searcher.move_stats(), key=lambda each: each.code)):
        features.extract_order(state, seat, order.code)
        add_to_row(features, found.features[row, at])
        found.targets[row, at] = float(order.value) / VALUE_SCALE


def random_decision(rng: Rng) -> TrenchState:
    """A duel in which a seat has to order three events."""
    while True:
        state = random_turn(f"{rng.bits()}")
        if rng.below(2) == 0:
            redeal(state, rng)
        seat: i64 = state.active if rng.below(4) > 0 else state.next_inside(state.active)
        if (
            give_item(state, seat, CLAIRVOYANCE)
            and play_clairvoyance(state, seat, rng)
            and len(state.moves(seat)) == ORDERS
        ):
            return state


def give_item(state: TrenchState, seat: i64, item: i64) -> bool:
    """Give a seat an item from the deck, in exchange for its last one if it has any; whether that was possible."""
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


def play_clairvoyance(state: TrenchState, seat: i64, rng: Rng) -> bool:
    """Play until the seat has played Clairvoyance; whether it came to that."""
    greedy, sensible = GreedyBot(), GreedyBot("sensible", full=True)
    for _ in range(MAX_MOVES):
        asked = state.next_seat()
        if asked < 0 or state.question == ORDER_EVENTS:
            break
        code = (sensible if asked == seat else greedy).choose(Observation(state, asked), rng)
        plays = [
            move.code for move in state.moves(asked) if is_play(move.code) and item_played(move.code) == CLAIRVOYANCE
        ]
        state._apply(asked, plays[0] if asked == seat and plays and rng.below(2) == 0 else code)
    return state.next_seat() == seat and state.question == ORDER_EVENTS
