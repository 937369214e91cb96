"""A search for one decision: worlds that the seat cannot tell from the truth, simulated by one of three strategies."""

from warren.bots.observation import Observation
from warren.bots.search.context import SearchContext
from warren.bots.search.decision import Decision, MoveStats
from warren.bots.search.ismcts import TreeSearch
from warren.bots.search.matrix_search import MatrixSearch
from warren.bots.search.racing_search import RacingSearch
from warren.bots.search.strategy import SearchStrategy
from warren.bots.search.tree import NONE, hash_combine
from warren.engine.contract import State
from warren.engine.native import i64
from warren.engine.rng import Rng


def choose_strategy(context: SearchContext, world: State) -> SearchStrategy:
    """The strategy for a decision: a matrix game against one opponent, racing with paired rollouts, else the tree."""
    asked: i64 = world.asked()
    if context.is_simultaneous(world, asked):
        others: i64 = asked & ~(1 << context.seat)
        if others & (others - 1) == 0 and context.advice.simultaneous.is_matrix_game(world):
            opponent: i64 = 0
            while (others >> opponent) & 1 == 0:
                opponent += 1
            return MatrixSearch(context, opponent)
        return TreeSearch(context)
    if context.advice.rollouts.paired:
        return RacingSearch(context, world)
    return TreeSearch(context)


class Searcher:
    """Runs simulations, and decides. The tree may be kept for the seat's next decision."""

    def __init__(self, observation: Observation, rng: Rng, budget: i64, exploration: float) -> None:
        self.context = SearchContext(observation, rng, budget, exploration)
        self.strategy: SearchStrategy | None = None

    def simulate_once(self) -> None:
        """Imagine one world, and simulate it; some strategies count several simulations."""
        world = self.context.sample_world()
        world.reopen(self.context.seat)
        strategy = self.strategy
        if strategy is None:
            strategy = choose_strategy(self.context, world)
            self.strategy = strategy
        strategy.simulate_once(world)

    def is_decided(self) -> bool:
        """Whether more simulations would not change the decision."""
        strategy = self.strategy
        return strategy is not None and strategy.is_decided()

    def decision(self) -> Decision:
        """The result at the root."""
        strategy = self.strategy
        if strategy is not None:
            strategy.finish()
        return Decision(self.context.tree, self.context.root, self.context.seat)

    def decide(self) -> i64:
        """The move chosen, drawn from the mixed strategy where there is one; the first legal one without any data."""
        code: i64 = self.decision().sample(self.context.rng)
        if code == NONE:
            self.context.observation.list_moves(self.context.legal)
            code = self.context.legal.codes[0]
        return code

    def move_stats(self) -> list[MoveStats]:
        """Statistics of every move tried, the most probable first."""
        return self.decision().move_stats()

    # From one decision to the next.

    def advance(self, observation: Observation, code: i64) -> None:
        """Move the root along a move that a seat made alone."""
        tree = self.context.tree
        ask: i64 = hash_combine(observation.asked(), tree.ask_id(observation.ask().kind))
        after: i64 = hash_combine(ask, observation.chance_outcome())
        self.context.root = tree.child(hash_combine(hash_combine(self.context.root + 1, code), after))

    def restart(self, observation: Observation, rng: Rng) -> None:
        """Begin a later decision at the current root, with what the tree has learned there."""
        self.context.restart(observation, rng)
        self.strategy = None
