"""Koffer's advice for bots: a heuristic score of moves, and settings of the search.

It is used in imagined worlds and depends only on what the seat knows.
"""

from typing import Final

from warren.engine.advice import Advice, Beliefs, Heuristics, LevelSettings, RolloutPolicy
from warren.engine.contract import State
from warren.engine.native import i64
from warren.games.koffer.rules.cards import MOST_PLACES, at, colour_of, value_of
from warren.games.koffer.rules.state import KofferState

# Values are in hundredths of a point.
POINT: Final[i64] = 100
TOKEN: Final[i64] = 100
SKIPPED: Final[i64] = 45
RESTART: Final[i64] = 30


class KofferBeliefs(Beliefs):
    """The order of the deck is the only hidden information."""

    def is_perfect_information(self, state: State) -> bool:
        assert isinstance(state, KofferState)
        return state.deck_count == 0

    def chance_outcome(self, state: State) -> i64:
        """The card turned up last: places mean other cards after another one."""
        assert isinstance(state, KofferState)
        return 0 if state.row_count == 0 else at(state.row, state.row_count - 1) + 1


class KofferHeuristics(Heuristics):
    """A move scores what it gains now, minus what it closes off for later."""

    def __init__(self) -> None:
        super().__init__(guides_search=True)

    def quick_score(self, state: State, seat: i64, code: i64) -> i64:
        assert isinstance(state, KofferState)
        aside = code >= MOST_PLACES
        place: i64 = code - MOST_PLACES if aside else code
        card: i64 = at(state.row, place)
        paid: i64 = state.cost(place)
        kept: i64 = state.returned(place, paid) + at(state.row_tokens, place)
        value: i64 = (kept - paid) * TOKEN
        if aside:
            return value + (value_of(card) >> 1) * POINT
        if not state.lies_face_up(seat, card):
            return value - state.specials.penalty * POINT + self.restart_value(state, seat, card)
        if state.earns_token(seat, card):
            value += TOKEN
        return value + value_of(card) * POINT - self.skipped_value(state, seat, card)

    def skipped_value(self, state: KofferState, seat: i64, card: i64) -> i64:
        """The cost of jumping over values that could still come; it shrinks with the deck."""
        top: i64 = state.tops[seat * 4 + colour_of(card)]
        jumped: i64 = value_of(card) - top - 1
        if jumped <= 0:
            return 0
        return jumped * SKIPPED * state.deck_count // (state.deck_count + 12)

    def restart_value(self, state: KofferState, seat: i64, card: i64) -> i64:
        """A face-down card lets the colour start anew: worth more on a high top card."""
        top: i64 = state.tops[seat * 4 + colour_of(card)]
        if top == 0:
            return 0
        return top * RESTART * state.deck_count // (state.deck_count + 12)


class KofferAdvice(Advice):
    """Koffer is rolled out to its end, so it needs no evaluation."""

    def __init__(self) -> None:
        super().__init__(
            heuristics=KofferHeuristics(),
            rollouts=RolloutPolicy(policy_share=100),
            beliefs=KofferBeliefs(),
            levels=LevelSettings(overlooked=(60, 25, 0, 0), simulations=(0, 0, 60, 8000)),
        )
