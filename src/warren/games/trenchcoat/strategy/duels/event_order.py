"""A network that orders foreseen events in a duel, trained on a search's values of all orders
(`warren lab train event-order`).
"""

from typing import Final

from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.weights import shipped_weights
from warren.games.trenchcoat.rules.components import NONE
from warren.games.trenchcoat.rules.notation.codes import ORDER
from warren.games.trenchcoat.rules.pieces.procedures import ORDER_PLACES
from warren.games.trenchcoat.rules.pieces.questions import ORDER_EVENTS
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.duels.features import EVENT_SIZE, FORESEEN_EVENTS, QUESTION, DuelFeatures
from warren.games.trenchcoat.strategy.duels.network import Network
from warren.games.trenchcoat.strategy.duels.sparse_features import is_duel

#: The events that Clairvoyance shows.
FORESEEN_COUNT: Final[i64] = 3
INPUTS: Final[i64] = FORESEEN_EVENTS + EVENT_SIZE * FORESEEN_COUNT


class EventOrderFeatures(DuelFeatures):
    """The features of a duel with three events in a given order."""

    def __init__(self) -> None:
        super().__init__()
        #: The number of features that all orders share.
        self.common: i64 = 0

    def extract_common(self, state: TrenchState, seat: i64) -> None:
        """The features that do not depend on the order."""
        self.add_hands(state, seat)
        self.add(QUESTION, 1.0 if state.event == NONE else 0.0)
        self.common = self.count

    def extract_order(self, state: TrenchState, seat: i64, code: i64) -> None:
        """The features of the events in the order of a move."""
        self.count = self.common
        owner: i64 = state.active if state.event == NONE else state.next_inside(state.active)
        at: i64 = FORESEEN_EVENTS
        for place in ORDER_PLACES[code - ORDER]:
            event: i64 = state.event_pile.deck[state.event_pile.count - 1 - place]
            self.add_event(state, seat, owner, event, at)
            owner = state.next_inside(owner)
            at += EVENT_SIZE


class EventOrder:
    """The network with its weights; `is_enabled` switches it off in experiments."""

    def __init__(self) -> None:
        self.features = EventOrderFeatures()
        self.network = Network(shipped_weights("warren.games.trenchcoat.strategy.duels", "event_order"), INPUTS)
        self.is_enabled = True

    def applies(self, state: TrenchState) -> bool:
        """Whether the question is one the network was trained on."""
        return self.is_enabled and state.question == ORDER_EVENTS and is_duel(state)

    def best(self, state: TrenchState, seat: i64, moves: MoveList) -> i64:
        """The order of highest value, the first of equals."""
        self.features.extract_common(state, seat)
        best: i64 = moves.codes[0]
        most: float = self.value(state, seat, best)
        at: i64 = 1
        while at < moves.count:
            value: float = self.value(state, seat, moves.codes[at])
            if value > most:
                most = value
                best = moves.codes[at]
            at += 1
        return best

    def value(self, state: TrenchState, seat: i64, code: i64) -> float:
        """The value of an order relative to the others, in tenths of a win."""
        self.features.extract_order(state, seat, code)
        self.network.compute_hidden(self.features)
        return self.network.output(0)
