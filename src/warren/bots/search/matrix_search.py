"""A matrix game as a search strategy: for two seats that answer the same question at once."""

from typing import Final

from warren.bots.search.context import SearchContext
from warren.bots.search.ismcts import TreeSearch
from warren.bots.search.matrix_game import MatrixGame
from warren.bots.search.strategy import SearchStrategy
from warren.bots.search.tree import NONE
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.native import i64

#: How often a deferred question is answered as before.
MAX_REPEATS: Final[i64] = 3


class MatrixSearch(SearchStrategy):
    """Estimates what every pair of answers is worth, and mixes the seat's answers by the solution.

    A world with more answers than a matrix game has room for is left to tree search.
    """

    def __init__(self, context: SearchContext, opponent: i64) -> None:
        super().__init__(context)
        self.simultaneous = context.advice.simultaneous
        self.opponent: i64 = opponent
        self.game = MatrixGame(context.seat, opponent, float(self.simultaneous.opponent_prior) / 100.0)
        self.legal = MoveList(context.observation.room())
        self.opponent_legal = MoveList(context.observation.room())
        self.fallback = TreeSearch(context)

    def simulate_once(self, world: State) -> None:
        context = self.context
        game = self.game
        world.list_moves(self.opponent, self.opponent_legal)
        world.list_moves(context.seat, self.legal)
        if not (game.row.add_world(self.legal) and game.column.add_world(self.opponent_legal)):
            self.fallback.simulate_once(world)
            return
        depth: i64 = context.rollouts.policy.depth_for(context.budget // (game.row.count * game.column.count))
        context.rollouts.depth = depth
        prior: i64 = NONE
        if context.advice.beliefs.uses_model(world, is_opponent=True):
            prior = context.rollouts.model_move(world, self.opponent, self.opponent_legal)
            game.add_prior(prior)
        self.try_all(world, game.sample_column(self.opponent_legal, prior, context.rng))

    def try_all(self, world: State, theirs: i64) -> None:
        """Simulate each of the seat's answers against one of the opponent's, all in the same world."""
        context = self.context
        seat: i64 = context.seat
        at: i64 = 0
        while at < self.legal.count:
            mine: i64 = self.legal.codes[at]
            after = world.copy()
            after._apply(seat, mine)
            after._apply(self.opponent, theirs)
            self.repeat(world, after, mine, theirs)
            value: i64 = context.rollout_value(after, context.tree.find_or_add(context.root, seat, mine))
            self.game.record(mine, theirs, value, context.rollouts.values[self.opponent])
            at += 1

    def repeat(self, before: State, after: State, mine: i64, theirs: i64) -> None:
        """Answer a deferred question as before: deferring it must not show the other's answer."""
        times: i64 = 0
        while times < MAX_REPEATS and self.simultaneous.is_repeated(before, after):
            asked: i64 = after.asked()
            self.answer_again(after, asked, self.context.seat, mine)
            self.answer_again(after, asked, self.opponent, theirs)
            times += 1

    def answer_again(self, after: State, asked: i64, seat: i64, code: i64) -> None:
        """Give the same answer if it is legal and did not defer the question; else that of the model."""
        if (asked >> seat) & 1 == 0:
            return
        if self.simultaneous.defers(code) or not after.is_legal(seat, code):
            moves = self.opponent_legal
            after.list_moves(seat, moves)
            code = self.context.rollouts.model_move(after, seat, moves)
        after._apply(seat, code)

    def finish(self) -> None:
        game = self.game
        if game.simulations == 0:
            return
        game.solve()
        tree = self.context.tree
        row: i64 = 0
        while row < game.row.count:
            number: i64 = tree.find_or_add(self.context.root, game.row.seat, game.row.codes[row])
            tree.strategy_sum[number] = game.row.strategy[row]
            tree.value_sum[number] = i64(game.expected_value(row)) * tree.visits[number]
            row += 1
