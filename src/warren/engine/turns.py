"""Games in which one seat is asked at a time."""

from typing import Final

from warren.engine.contract import Game, State
from warren.engine.moves import Ask
from warren.engine.native import i64, mypyc_attr
from warren.engine.rng import Rng

OVER: Final = Ask((), "over")
MOST_SEATS: Final = 8
#: Every ask there was, kind by kind and seat by seat: asks never change, so they are made once.
ASKS: Final[dict[str, list[Ask]]] = {}


def asks_of(kind: str) -> list[Ask]:
    """The asks of that kind, seat by seat."""
    if kind not in ASKS:
        ASKS[kind] = [Ask((seat,), kind) for seat in range(MOST_SEATS)]
    return ASKS[kind]


@mypyc_attr(acyclic=True)
class TurnState(State):
    """A state in which the table waits for the seat at `turn`, unless the playing is over.

    A game says with `ask_now` what that seat is asked.
    """

    def __init__(self, game: Game, seats: i64, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.turn: i64 = 0

    def ask_now(self) -> str:
        """What the seat at turn is asked."""
        return "turn"

    def asked(self) -> i64:
        if self.over:
            return 0
        one: i64 = 1
        return one << self.turn

    def next_seat(self) -> i64:
        if self.over:
            return -1
        return self.turn

    def ask_kind(self) -> str:
        return "over" if self.over else self.ask_now()

    def ask(self) -> Ask:
        if self.over:
            return OVER
        return asks_of(self.ask_now())[self.turn]

    def pass_turn(self) -> None:
        """Clockwise."""
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
