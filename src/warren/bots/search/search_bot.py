"""Bots that search, limited by a number of simulations and by time."""

import time
from typing import Final

from warren.bots.bot import Bot
from warren.bots.observation import Observation
from warren.bots.search.decision import MoveStats
from warren.bots.search.exact import Solver
from warren.bots.search.searcher import Searcher
from warren.bots.search.timed_bot import TimedBot
from warren.bots.search.tree import NONE
from warren.bots.simple.greedy import heuristic_move
from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.rng import Rng

#: Simulations between two looks at the clock.
CLOCK_INTERVAL: Final[i64] = 64
#: A usual rate, to estimate the number of simulations from the time limit.
SIMULATIONS_PER_SECOND: Final = 30_000.0
#: A tree with more moves than this is not kept for the next decision.
MAX_KEPT_MOVES: Final[i64] = 300_000


class SearchBot(TimedBot):
    """Searches for a number of simulations or seconds, whichever ends first."""

    def __init__(self, name: str, simulations: i64, seconds: float, exploration: float = 0.7) -> None:
        super().__init__(name, seconds)
        self.simulations: i64 = simulations
        self.exploration: float = exploration
        self.stop_requested = False

    def sit(self) -> Bot:
        return self.stateful()

    def stateful(self) -> "SearchBot":
        """The same bot for one seat of one game, keeping its tree between moves."""
        return StatefulSearchBot(self.name, self.simulations, self.seconds, self.exploration)

    def within(self, seconds: float) -> "SearchBot":
        return SearchBot(self.name, self.simulations, seconds, self.exploration)

    def choose(self, observation: Observation, rng: Rng) -> i64:
        moves = MoveList(observation.room())
        observation.list_moves(moves)
        if moves.count == 1:
            return moves.codes[0]
        seat: i64 = observation.seat
        if self.simulations == 0 or observation.is_solved():
            return heuristic_move(observation.imagine(rng), seat, observation.advice().heuristics, moves)
        if observation.is_perfect_information():
            exact: i64 = Solver(observation.room()).best(observation.imagine(rng), seat)
            if exact != NONE:
                return exact
        searcher = self.searcher(observation, rng)
        self.run(searcher)
        return searcher.decide()

    def analyse(self, observation: Observation, rng: Rng) -> list[MoveStats]:
        searcher = self.searcher(observation, rng)
        self.run(searcher)
        return searcher.move_stats()

    def searcher(self, observation: Observation, rng: Rng) -> Searcher:
        """The search for a decision."""
        return Searcher(observation, rng, self.expected_simulations(), self.exploration)

    def expected_simulations(self) -> i64:
        """About how many simulations there will be."""
        if self.seconds <= 0.0:
            return self.simulations
        return min(self.simulations, i64(self.seconds * SIMULATIONS_PER_SECOND))

    def stop(self) -> None:
        """End the search at once; may be called from another thread."""
        self.stop_requested = True

    def run(self, searcher: Searcher) -> None:
        """Simulate until the simulations or the time are used up, or `stop` is called."""
        context = searcher.context
        deadline: float = time.monotonic() + self.seconds
        next_look: i64 = CLOCK_INTERVAL
        while context.simulations < self.simulations and not searcher.is_decided() and not self.stop_requested:
            searcher.simulate_once()
            if context.simulations >= next_look:
                next_look = context.simulations + CLOCK_INTERVAL
                time.sleep(0)  # lets other threads run, one of which may call `stop`
                if self.seconds > 0.0 and time.monotonic() >= deadline:
                    break
        self.stop_requested = False


class StatefulSearchBot(SearchBot):
    """Keeps its tree from move to move, as long as it sees every move completely."""

    def __init__(self, name: str, simulations: i64, seconds: float, exploration: float) -> None:
        super().__init__(name, simulations, seconds, exploration)
        self.is_stateful = True
        self.kept: Searcher | None = None

    def inform_action(self, observation: Observation, mover: i64, code: i64) -> None:
        kept = self.kept
        if kept is None:
            return
        hides_moves = observation.advice().beliefs.hides_moves
        if code == NONE or hides_moves or kept.context.tree.moves > MAX_KEPT_MOVES:
            self.kept = None
        else:
            kept.advance(observation, code)

    def searcher(self, observation: Observation, rng: Rng) -> Searcher:
        kept = self.kept
        if kept is None:
            kept = super().searcher(observation, rng)
            self.kept = kept
        else:
            kept.restart(observation, rng)
        return kept
