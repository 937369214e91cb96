"""How duels of Trench Coat end when one of the two thinks and the other glances.

Each begins somewhere in a game, with gold, known kobolds and items dealt anew, so that what a seat has does not hang
together with how it came by it: only then does the end tell what a thing is worth.
"""

from collections.abc import Generator
from contextlib import closing
from functools import partial
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from warren.bots.greedy import GreedyBot
from warren.bots.observation import Observation
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng
from warren.games.trenchcoat.cards import HAND
from warren.games.trenchcoat.outlook import READ, Sides
from warren.games.trenchcoat.questions import TURN_START
from warren.games.trenchcoat.reading import Reading
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import MOST_ITEMS
from warren.lab.arena import play_out
from warren.lab.network import Lessons, Numbers
from warren.lab.work import Spread

#: Duels begin before so many turns are over; so many at the same moment, dealt differently.
LAST_TURN: Final = 14
DEALS: Final = 3
#: One in so many kobolds is known.
SELDOM: Final = 4
#: Moments of a piece of work.
PIECE: Final = 200


def play_duels(seed: str, duels: int, spread: Spread) -> Generator[tuple[int, Lessons]]:
    """What so many duels teach, piece by piece with the number of its first; closing the iterator stops the work.

    What is read is how a duel began, what is to be told which part of the win went to the one who thinks.
    """
    moments = -(-duels // DEALS)
    pieces = [(first, min(PIECE, moments - first)) for first in range(0, moments, PIECE)]
    with closing(spread(partial(play_piece, seed), pieces)) as parts:
        yield from parts


def play_piece(seed: str, first: int, moments: int) -> tuple[int, Lessons]:
    """The duels that begin at some moments."""
    size = moments * DEALS
    found = Lessons(np.zeros((size, READ), np.float32), np.zeros((size, 1), np.float32), np.ones((size, 1), np.float32))
    for row in range(size):
        number = first + row // DEALS
        rng = Rng.seeded(f"{seed}/{number}/{row % DEALS}")
        if row % DEALS == 0:
            moment = somewhere(f"{seed}/{number}")
        play_duel(moment.copy(), rng, found, row)
    return first, found


def play_duel(state: TrenchState, rng: Rng, found: Lessons, row: int) -> None:
    """Deal anew, read, and play to the end."""
    deal_anew(state, rng)
    thinker = rng.below(2)
    sides = Sides()
    sides.read(state, thinker)
    write_down(sides, found.read[row])
    glancing, thinking = GreedyBot(), GreedyBot("sensible", thinks_over=True)
    play_out(state, [thinking, glancing] if thinker == 0 else [glancing, thinking], rng)
    outcome = state.outcome()
    assert outcome is not None
    found.worth[row] = (thinker in outcome.winners) / len(outcome.winners)


def write_down(reading: Reading, row: Numbers) -> None:
    """What was read, as a row of a table."""
    for at in range(reading.count):
        row[reading.which[at]] += reading.much[at]


def somewhere(seed: str) -> TrenchState:
    """The beginning of a turn in some game."""
    rng = Rng.seeded(f"{seed}/moment")
    while True:
        found = turn_of_a_game(rng.below(LAST_TURN), rng)
        if found is not None:
            return found


def turn_of_a_game(turns: int, rng: Rng) -> TrenchState | None:
    """The beginning of a turn in a game of players who think half the time; nothing if it was over before."""
    game = find_game("trenchcoat")
    glancing, thinking = GreedyBot(), GreedyBot("sensible", thinks_over=True)
    state = game.table(2, game.read_options(2, {})).again(rng.branch())
    assert isinstance(state, TrenchState)
    active = -1
    while (seat := state.next_seat()) >= 0:
        if state.question == TURN_START and state.active != active:
            if turns == 0:
                return state
            active = state.active
            turns -= 1
        bot = thinking if rng.below(2) == 0 else glancing
        state._apply(seat, bot.choose(Observation(state, seat), rng))
    return None


def deal_anew(state: TrenchState, rng: Rng) -> None:
    """Other gold, other known kobolds, and other items, as many as before."""
    for seat in range(state.seats):
        state.gold[seat] = max(0, rng.below(10) + rng.below(10) - 3)
        for at in range(state.kobold_count[seat]):
            state.known[seat * HAND + at] = 1 if rng.below(SELDOM) == 0 else 0
    pile = state.item_pile
    places = [seat * MOST_ITEMS + at for seat in range(state.seats) for at in range(state.item_count[seat])]
    items = vec[i64]([*pile.deck[: pile.count], *(state.items[place] for place in places)])
    rng.shuffle(items, len(items))
    for at in range(pile.count):
        pile.deck[at] = items[at]
    for at, place in enumerate(places):
        state.items[place] = items[pile.count + at]
        state.told[place] = 1 << (place // MOST_ITEMS)
