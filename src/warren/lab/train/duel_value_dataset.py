"""The dataset of the duel value: results of duels between the full and the quick policy.

Each starts at a turn of some game, with gold, known kobolds and items redealt. That decorrelates what a seat has from
how it got it.
"""

from collections.abc import Generator
from contextlib import closing
from functools import partial
from typing import Final

from librt.vecs import vec

from warren.bots.observation import Observation
from warren.bots.simple.greedy import GreedyBot
from warren.engine.extras import needing
from warren.engine.native import i64
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng
from warren.games.trenchcoat.rules.cards import HAND
from warren.games.trenchcoat.rules.components import MOST_ITEMS
from warren.games.trenchcoat.rules.pieces.questions import TURN_START
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.duels.duel_value import INPUTS, DuelValueFeatures
from warren.games.trenchcoat.strategy.duels.sparse_features import SparseFeatures
from warren.lab.simulate.arena import play_out
from warren.lab.simulate.executor import Spread
from warren.lab.train.network import Array, Dataset

with needing("lab"):
    import numpy as np

#: Duels start before this turn.
LAST_TURN: Final = 14
#: Duels from the same turn, with different deals.
DEALS: Final = 3
#: One kobold in this many is known.
KNOWN_ONE_IN: Final = 4
#: Turns of a chunk.
CHUNK: Final = 200


def generate(seed: str, duels: int, spread: Spread) -> Generator[tuple[int, Dataset]]:
    """The samples of duels, chunk by chunk with the number of its first turn; closing the iterator stops the work.

    Features describe the start of a duel; the target is the full policy's share of the win.
    """
    turns = -(-duels // DEALS)
    chunks = [(first, min(CHUNK, turns - first)) for first in range(0, turns, CHUNK)]
    with closing(spread(partial(generate_chunk, seed), chunks)) as parts:
        yield from parts


def generate_chunk(seed: str, first: int, turns: int) -> tuple[int, Dataset]:
    """The duels that start at some turns."""
    size = turns * DEALS
    features: Array = np.zeros((size, INPUTS), np.float32)
    found = Dataset(features, np.zeros((size, 1), np.float32), np.ones((size, 1), np.float32))
    for at in range(turns):
        number = first + at
        start = random_turn(f"{seed}/{number}")
        for deal in range(DEALS):
            play_duel(start.copy(), Rng.seeded(f"{seed}/{number}/{deal}"), found, at * DEALS + deal)
    return first, found


def play_duel(state: TrenchState, rng: Rng, found: Dataset, row: int) -> None:
    """Redeal, extract the features, and play to the end."""
    redeal(state, rng)
    full_seat = rng.below(2)
    features = DuelValueFeatures()
    features.extract(state, full_seat)
    add_to_row(features, found.features[row])
    greedy, sensible = GreedyBot(), GreedyBot("sensible", full=True)
    play_out(state, [sensible, greedy] if full_seat == 0 else [greedy, sensible], rng)
    outcome = state.outcome()
    assert outcome is not None
    found.targets[row] = (full_seat in outcome.winners) / len(outcome.winners)


def add_to_row(features: SparseFeatures, row: Array) -> None:
    """Write sparse features into a dense row."""
    for at in range(features.count):
        row[features.indices[at]] += features.values[at]


def random_turn(seed: str) -> TrenchState:
    """The start of a turn in some game."""
    rng = Rng.seeded(f"{seed}/moment")
    while True:
        found = turn_of_game(rng.below(LAST_TURN), rng)
        if found is not None:
            return found


def turn_of_game(turns: int, rng: Rng) -> TrenchState | None:
    """The start of a turn in a game with the full policy half the time; None if the game ended before."""
    game = find_game("trenchcoat")
    greedy, sensible = GreedyBot(), GreedyBot("sensible", full=True)
    state = game.table(2, game.read_options(2, {})).again(rng.branch())
    assert isinstance(state, TrenchState)
    active = -1
    while (seat := state.next_seat()) >= 0:
        if state.question == TURN_START and state.active != active:
            if turns == 0:
                return state
            active = state.active
            turns -= 1
        bot = sensible if rng.below(2) == 0 else greedy
        state._apply(seat, bot.choose(Observation(state, seat), rng))
    return None


def redeal(state: TrenchState, rng: Rng) -> None:
    """Redraw gold, which kobolds are known, and the items, keeping their number."""
    for seat in range(state.seats):
        state.gold[seat] = max(0, rng.below(10) + rng.below(10) - 3)
        for at in range(state.kobold_count[seat]):
            state.known[seat * HAND + at] = 1 if rng.below(KNOWN_ONE_IN) == 0 else 0
    pile = state.item_pile
    places = [seat * MOST_ITEMS + at for seat in range(state.seats) for at in range(state.item_count[seat])]
    items = vec[i64]([*pile.deck[: pile.count], *(state.items[place] for place in places)])
    rng.shuffle(items, len(items))
    for at in range(pile.count):
        pile.deck[at] = items[at]
    for at, place in enumerate(places):
        state.items[place] = items[pile.count + at]
        state.told[place] = 1 << (place // MOST_ITEMS)
