"""The interface of search strategies: how simulations are spent on one decision."""

from warren.bots.search.context import SearchContext
from warren.engine.contract import State


class SearchStrategy:
    """Spends simulations on the decision of a context, and leaves its findings at the root of the tree."""

    def __init__(self, context: SearchContext) -> None:
        self.context = context

    def simulate_once(self, world: State) -> None:
        """Learn from one imagined world; at least one simulation is counted."""
        raise NotImplementedError

    def is_decided(self) -> bool:
        """Whether more simulations would not change the decision."""
        return False

    def finish(self) -> None:
        """Write the strategy and values found to the root; may be called more than once."""
