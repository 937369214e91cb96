"""In which order foreseen events should come in a duel: learned from what a search thought of all orders of many
(`warren lab arrange`).
"""

from typing import Final

from mypy_extensions import i64

from warren.engine.moves import MoveList
from warren.games.trenchcoat.arranged import INNER, OUTER
from warren.games.trenchcoat.codes import ORDER
from warren.games.trenchcoat.duel import ASKED, EVENT, NEXT, Duel
from warren.games.trenchcoat.network import Network
from warren.games.trenchcoat.questions import ORDER_EVENTS
from warren.games.trenchcoat.reading import are_two_left
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import NONE
from warren.games.trenchcoat.works import ORDER_PLACES

#: All three that Clairvoyance shows are read.
FORESEEN: Final[i64] = 3
READ: Final[i64] = NEXT + EVENT * FORESEEN


class Prospect(Duel):
    """A duel, and events to come in one order or another."""

    def __init__(self) -> None:
        super().__init__()
        #: How much of what was read is the same in every order.
        self.table: i64 = 0

    def read_table(self, state: TrenchState, seat: i64) -> None:
        """What does not depend on the order."""
        self.read_hands(state, seat)
        self.put(ASKED, 1.0 if state.event == NONE else 0.0)
        self.table = self.count

    def read_order(self, state: TrenchState, seat: i64, code: i64) -> None:
        """The events in the order of a move, each in the turn of one of the two."""
        self.count = self.table
        owner: i64 = state.active if state.event == NONE else state.next_inside(state.active)
        at: i64 = NEXT
        for place in ORDER_PLACES[code - ORDER]:
            event: i64 = state.event_pile.deck[state.event_pile.count - 1 - place]
            self.read_event(state, seat, owner, event, at)
            owner = state.next_inside(owner)
            at += EVENT


class Foresight:
    """A memory of many orders of events. While it `is_silent` there is none."""

    def __init__(self) -> None:
        self.prospect = Prospect()
        self.network = Network(INNER, OUTER, READ)
        self.is_silent = self.network.room == 0

    def speaks(self, state: TrenchState) -> bool:
        """Whether it knows something about the question."""
        return not self.is_silent and state.question == ORDER_EVENTS and are_two_left(state)

    def best(self, state: TrenchState, seat: i64, moves: MoveList) -> i64:
        """The order that brings most, the first of equals."""
        self.prospect.read_table(state, seat)
        best: i64 = moves.codes[0]
        most: float = self.worth(state, seat, best)
        at: i64 = 1
        while at < moves.count:
            worth: float = self.worth(state, seat, moves.codes[at])
            if worth > most:
                most = worth
                best = moves.codes[at]
            at += 1
        return best

    def worth(self, state: TrenchState, seat: i64, code: i64) -> float:
        """What an order brings, compared with others, in tenths of a win."""
        self.prospect.read_order(state, seat, code)
        self.network.add_up(self.prospect)
        return self.network.told(0)
