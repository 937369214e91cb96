"""What a bot is handed: exactly what its seat knows."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from warren.engine.advice import Advice
from warren.engine.contract import State
from warren.engine.moves import Ask, MoveList, Moves
from warren.engine.notation import SeatName
from warren.engine.rng import Rng
from warren.engine.structs import View


@mypyc_attr(acyclic=True, free_list_len=1)
class Observation:
    """One seat's knowledge of a playing: its view, the ask, its moves, and worlds it cannot tell from the truth."""

    def __init__(self, truth: State, seat: SeatName) -> None:
        self._truth: Final = truth
        self.seat: Final[i64] = truth.seat_at(seat)

    def view(self) -> View:
        """What the seat knows, with perfect memory of all it was told."""
        return self._truth.view(self.seat, remembered=True)

    def ask(self) -> Ask:
        """The question the table is waiting on."""
        return self._truth.ask()

    def moves(self) -> Moves:
        """The seat's legal moves."""
        return self._truth.moves(self.seat)

    def list_moves(self, into: MoveList) -> None:
        """The codes of the seat's legal moves."""
        self._truth.list_moves(self.seat, into)

    def asked(self) -> i64:
        """The seats the table is waiting for, a bit each."""
        return self._truth.asked()

    def situation(self) -> i64:
        """What everybody sees that chance has brought, as a number."""
        return self._truth.game.advice.situation(self._truth)

    def is_solved(self) -> bool:
        """Whether there is nothing to think about: what is advised cannot be bettered."""
        return self._truth.game.advice.is_solved(self._truth)

    def is_open(self) -> bool:
        """Whether nothing is hidden from anybody, and nothing left to chance."""
        return self._truth.game.advice.is_open(self._truth)

    def room(self) -> i64:
        """The most moves a seat can have at once."""
        return self._truth.game.move_room

    def imagine(self, rng: Rng) -> State:
        """A full world that the seat cannot tell from the truth."""
        return self._truth.imagine(self.seat, rng)

    def advice(self) -> Advice:
        """The game's rules of thumb."""
        return self._truth.game.advice
