"""What a bot is given: exactly what its seat knows."""

from typing import Final

from warren.engine.advice import Advice
from warren.engine.contract import State
from warren.engine.moves import Ask, MoveList, Moves
from warren.engine.native import i64, mypyc_attr
from warren.engine.notation import SeatName
from warren.engine.rng import Rng
from warren.engine.structs import View


@mypyc_attr(acyclic=True, free_list_len=1)
class Observation:
    """One seat's knowledge of a game: its view, the ask, its moves, and worlds it cannot tell from the truth."""

    def __init__(self, truth: State, seat: SeatName) -> None:
        self._truth: Final = truth
        self.seat: Final[i64] = truth.seat_at(seat)

    def view(self) -> View:
        """What the seat knows, with perfect recall of everything it was told."""
        return self._truth.view(self.seat, remembered=True)

    def ask(self) -> Ask:
        """The question the table is waiting on."""
        return self._truth.ask()

    def moves(self) -> Moves:
        """The seat's legal moves."""
        return self._truth.moves(self.seat)

    def list_moves(self, into: MoveList) -> None:
        """List the codes of the seat's legal moves."""
        self._truth.list_moves(self.seat, into)

    def asked(self) -> i64:
        """The seats the table is waiting for, as a bit mask."""
        return self._truth.asked()

    def chance_outcome(self) -> i64:
        """The public outcome of chance since the last move, as a number."""
        return self._truth.game.advice.beliefs.chance_outcome(self._truth)

    def is_solved(self) -> bool:
        """Whether the heuristics play an equilibrium here, so that search cannot improve on them."""
        return self._truth.game.advice.heuristics.is_solved(self._truth)

    def is_perfect_information(self) -> bool:
        """Whether nothing is hidden from any seat, and nothing left to chance."""
        return self._truth.game.advice.beliefs.is_perfect_information(self._truth)

    def room(self) -> i64:
        """The maximum number of moves a seat can have at once."""
        return self._truth.game.move_room

    def imagine(self, rng: Rng) -> State:
        """A complete state that the seat cannot tell from the truth."""
        return self._truth.imagine(self.seat, rng)

    def advice(self) -> Advice:
        """The game's advice."""
        return self._truth.game.advice
