"""Racing as a search strategy: the best moves by prior, rolled out in the same worlds until one is left."""

from librt.vecs import append, vec

from warren.bots.search.context import SearchContext
from warren.bots.search.racing import Racing
from warren.bots.search.strategy import SearchStrategy
from warren.bots.search.tree import CERTAIN, MAX_SEATS, NONE
from warren.engine.contract import State
from warren.engine.native import i64


class RacingSearch(SearchStrategy):
    """A flat search of the root: after every candidate move, all seats play by the model."""

    def __init__(self, context: SearchContext, world: State) -> None:
        super().__init__(context)
        self.racing = Racing(self.candidates(world))
        context.rollouts.depth = context.rollouts.policy.depth_for(context.budget // self.racing.size)

    def candidates(self, world: State) -> vec[i64]:
        """The numbers of the moves with the highest priors in a world, after they were added to the root."""
        context = self.context
        seat: i64 = context.seat
        world.list_moves(seat, context.legal)
        context.tree.look_up(context.root, seat, context.legal, context.tried)
        context.expand(world, context.root, seat)
        numbers = vec[i64]()
        number: i64 = context.tree.first[context.root * MAX_SEATS + seat]
        while number != NONE:
            numbers = append(numbers, number)
            number = context.tree.next[number]
        return numbers

    def simulate_once(self, world: State) -> None:
        context = self.context
        racing = self.racing
        place: i64 = 0
        while place < racing.count:
            number: i64 = racing.moves[place]
            after = world.copy()
            after._apply(context.seat, context.tree.code[number])
            racing.values[place] = context.rollout_value(after, number)
            place += 1
        racing.compare()

    def is_decided(self) -> bool:
        return self.racing.count == 1

    def finish(self) -> None:
        racing = self.racing
        if racing.worlds > 0:
            racing.correct_values(self.context.tree)
            self.context.tree.strategy_sum[racing.best()] = CERTAIN
