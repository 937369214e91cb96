"""Advice for bots: what a Koffer player sees in a move at a glance.

It is asked of imagined worlds only, and looks at nothing that the seat does not know.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.engine.advice import Advice
from warren.engine.contract import State
from warren.games.koffer.cards import MOST_PLACES, at, colour_of, value_of
from warren.games.koffer.state import KofferState

# Points in hundredths, so that all is done in whole numbers.
POINT: Final[i64] = 100
TOKEN: Final[i64] = 100
SKIPPED: Final[i64] = 45
GIFT: Final[i64] = 30


class KofferAdvice(Advice):
    """A move is worth what it scores now, less what it closes off for later."""

    def __init__(self) -> None:
        super().__init__()
        self.guides = True
        self.sense = 100
        self.overlooks = vec[i64]([60, 25, 0, 0])
        self.simulations = vec[i64]([0, 0, 60, 8000])

    def is_open(self, state: State) -> bool:
        """The deck's order is the only secret."""
        assert isinstance(state, KofferState)
        return state.deck_count == 0

    def situation(self, state: State) -> i64:
        """The card that was turned up last: places mean other cards after another one."""
        assert isinstance(state, KofferState)
        return 0 if state.row_count == 0 else at(state.row, state.row_count - 1) + 1

    def rate(self, state: State, seat: i64, code: i64) -> i64:
        assert isinstance(state, KofferState)
        aside = code >= MOST_PLACES
        place: i64 = code - MOST_PLACES if aside else code
        card: i64 = at(state.row, place)
        paid: i64 = state.cost(place)
        kept: i64 = state.returned(place, paid) + at(state.row_tokens, place)
        worth: i64 = (kept - paid) * TOKEN
        if aside:
            return worth + (value_of(card) >> 1) * POINT
        if not state.lies_face_up(seat, card):
            return worth - state.specials.penalty * POINT + self.reopens(state, seat, card)
        if state.earns_token(seat, card):
            worth += TOKEN
        return worth + value_of(card) * POINT - self.skips(state, seat, card)

    def skips(self, state: KofferState, seat: i64, card: i64) -> i64:
        """What is lost by jumping over values that could still have come, less as the game runs out."""
        top: i64 = state.tops[seat * 4 + colour_of(card)]
        jumped: i64 = value_of(card) - top - 1
        if jumped <= 0:
            return 0
        return jumped * SKIPPED * state.deck_count // (state.deck_count + 12)

    def reopens(self, state: KofferState, seat: i64, card: i64) -> i64:
        """A face-down card lets the colour start anew, which is worth something on a high one."""
        top: i64 = state.tops[seat * 4 + colour_of(card)]
        if top == 0:
            return 0
        return top * GIFT * state.deck_count // (state.deck_count + 12)
