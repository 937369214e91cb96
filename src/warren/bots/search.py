"""Search: bots that think ahead by number of simulations and by time. They are handed an observation only."""

import time
from typing import Final

from mypy_extensions import i64

from warren.bots.bot import Bot
from warren.bots.decision import Weighed
from warren.bots.exact import Solver
from warren.bots.greedy import advised_move
from warren.bots.observation import Observation
from warren.bots.searcher import Searcher
from warren.bots.tree import NONE
from warren.engine.moves import MoveList
from warren.engine.rng import Rng

#: Simulations between two looks at the clock.
STRIDE: Final[i64] = 64
#: About so many simulations are made in a second, where that decides how thoroughly to think.
PACE: Final = 30_000.0
#: A tree larger than this is not kept for the next move.
MOST_KEPT: Final[i64] = 300_000


class SearchBot(Bot):
    """Thinks for so many simulations, or so long; whatever comes first. `eagerness` is how readily it tries others."""

    def __init__(self, name: str, simulations: i64, seconds: float, eagerness: float = 0.7) -> None:
        super().__init__(name)
        self.simulations: i64 = simulations
        self.seconds: float = seconds
        self.eagerness: float = eagerness
        self.is_told_to_stop = False

    def sit(self) -> Bot:
        return self.seated()

    def seated(self) -> "SearchBot":
        """The same for one seat of one playing, keeping its tree."""
        return SeatedSearch(self.name, self.simulations, self.seconds, self.eagerness)

    def choose(self, seen: Observation, rng: Rng) -> i64:
        moves = MoveList(seen.room())
        seen.list_moves(moves)
        if moves.count == 1:
            return moves.codes[0]
        if self.simulations == 0 or seen.is_solved():
            return advised_move(seen.imagine(rng), seen.seat, seen.advice(), moves)
        if seen.is_open():
            exact: i64 = Solver(seen.room()).best(seen.imagine(rng), seen.seat)
            if exact != NONE:
                return exact
        searcher = self.searcher(seen, rng)
        self.think(searcher)
        return searcher.decide()

    def within(self, seconds: float) -> "SearchBot":
        """The same with so much time."""
        return SearchBot(self.name, self.simulations, seconds, self.eagerness)

    def searcher(self, seen: Observation, rng: Rng) -> Searcher:
        """Where the thinking is done."""
        return Searcher(seen, rng, self.reach(), self.eagerness)

    def reach(self) -> i64:
        """About as many simulations as there will be."""
        return self.simulations if self.seconds <= 0.0 else min(self.simulations, i64(self.seconds * PACE))

    def weigh(self, seen: Observation, rng: Rng) -> list[Weighed]:
        """Think as for a move; every move that was tried, the most meant first."""
        searcher = self.searcher(seen, rng)
        self.think(searcher)
        return searcher.weighed()

    def stop(self) -> None:
        """Be done with thinking at once; to be called from another thread."""
        self.is_told_to_stop = True

    def think(self, searcher: Searcher) -> None:
        """Simulate until the simulations or the time are used up, or somebody says stop."""
        ends: float = time.monotonic() + self.seconds
        look: i64 = STRIDE
        while searcher.done < self.simulations and not searcher.is_decided() and not self.is_told_to_stop:
            searcher.simulate()
            if searcher.done >= look:
                look = searcher.done + STRIDE
                time.sleep(0)  # lets other threads in, of which one may say stop
                if self.seconds > 0.0 and time.monotonic() >= ends:
                    break
        self.is_told_to_stop = False


class SeatedSearch(SearchBot):
    """A search that goes on with its tree from move to move, as long as everybody's moves are seen."""

    def __init__(self, name: str, simulations: i64, seconds: float, eagerness: float) -> None:
        super().__init__(name, simulations, seconds, eagerness)
        self.remembers = True
        self.kept: Searcher | None = None

    def notice(self, seen: Observation, mover: i64, code: i64) -> None:
        kept = self.kept
        if kept is None:
            return
        if code == NONE or seen.advice().hides or kept.tree.moves > MOST_KEPT:
            self.kept = None
        else:
            kept.follow(seen, code)

    def searcher(self, seen: Observation, rng: Rng) -> Searcher:
        kept = self.kept
        if kept is None:
            kept = super().searcher(seen, rng)
            self.kept = kept
        else:
            kept.think_on(seen, rng)
        return kept
