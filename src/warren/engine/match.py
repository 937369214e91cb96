"""Matches: several games in a row, scores added, the start moving one seat clockwise each game."""

from typing import Final

from librt.vecs import vec

from warren.engine.contract import EVERYONE, Events, Game
from warren.engine.native import i64, mypyc_attr
from warren.engine.options import Number
from warren.engine.rng import Rng
from warren.engine.turns import TurnState

GAME_ENDED: Final[i64] = 900
GAMES: Final = Number("games", 1, low=1, high=20)


@mypyc_attr(acyclic=True)
class MatchState(TurnState):
    """A state that can go on to a next game. A game deals, counts, and calls `finish_game` when one is over.

    `totals` are the points of the games before the one on the table; they are replaced, never changed, so that
    copies can share them.
    """

    def __init__(self, game: Game, seats: i64, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.games: i64 = 1
        self.game_number: i64 = 1
        self.first: i64 = 0
        self.totals: vec[i64] = vec[i64]()

    def deal(self) -> None:
        """Set up the next game of the match; `first` is the seat that begins."""

    def game_points(self) -> vec[i64]:
        """Every seat's points in the game now being played, as if it ended now."""
        return vec[i64]()

    def note_game_ended(self) -> None:
        """Write the end of one game on the tape."""
        tape = self.tape
        if tape is not None:
            tape.open(GAME_ENDED, EVERYONE)
            for points in self.game_points():
                tape.write(points)

    def begin_match(self) -> None:
        """Deal the first game; unless the table named a first seat, one is drawn."""
        self.totals = vec[i64]([0] * self.seats)
        self.first = self.named_first
        if self.first < 0:
            self.first = self.rng.below(self.seats)
        self.prelude = self.tape = Events(self.game)
        self.deal()
        self.tape = None

    def finish_game(self) -> None:
        """End the game on the table, and deal the next one if the match goes on."""
        if self.tape is not None:
            self.note_game_ended()
        if self.game_number == self.games:
            self.over = True
            return
        points = self.game_points()
        for seat in range(self.seats):
            points[seat] += self.totals[seat]
        self.totals = points
        self.game_number += 1
        self.first += 1
        if self.first == self.seats:
            self.first = 0
        self.deal()

    def copy_match(self, to: "MatchState") -> None:
        """Copy what a match adds to a state."""
        to.over = self.over
        to.games = self.games
        to.game_number = self.game_number
        to.first = self.first
        to.named_first = self.named_first
        to.totals = self.totals

    def _score_of(self, seat: i64) -> i64:
        return self.totals[seat] + self.game_points()[seat]

    def list_scores(self, into: vec[i64]) -> None:
        points = self.game_points()
        seat: i64 = 0
        while seat < self.seats:
            into[seat] = self.totals[seat] + points[seat]
            seat += 1

    def scores(self) -> tuple[int, ...]:
        points = self.game_points()
        return tuple([self.totals[seat] + points[seat] for seat in range(self.seats)])
