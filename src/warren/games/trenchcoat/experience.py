"""What moves in a duel are worth by experience: learned from what a search thought of them (`warren lab learn`)."""

from mypy_extensions import i64

from warren.engine.moves import MoveList
from warren.games.trenchcoat.duel import READ, Duel, is_duel, kind_of
from warren.games.trenchcoat.learned import INNER, OUTER
from warren.games.trenchcoat.network import Network
from warren.games.trenchcoat.state import TrenchState


class Experience:
    """A memory of many duels. While it `is_silent` there is none."""

    def __init__(self) -> None:
        self.duel = Duel()
        self.network = Network(INNER, OUTER, READ)
        self.is_silent = self.network.room == 0

    def speaks(self, state: TrenchState) -> bool:
        """Whether it knows something about the question."""
        return not self.is_silent and is_duel(state)

    def best(self, state: TrenchState, seat: i64, moves: MoveList) -> i64:
        """The move that brings most, the first of equals."""
        self.duel.read(state, seat)
        self.network.add_up(self.duel)
        best: i64 = moves.codes[0]
        most: float = self.network.told(kind_of(state, seat, best))
        at: i64 = 1
        while at < moves.count:
            worth: float = self.network.told(kind_of(state, seat, moves.codes[at]))
            if worth > most:
                most = worth
                best = moves.codes[at]
            at += 1
        return best
