"""Information-set Monte Carlo tree search (ISMCTS): one tree of what every seat has seen, many imagined worlds.

Every simulation follows the tree with the moves that are legal in its world, adds a node, and ends with a rollout. Each
seat maximises its own value. Where a seat decides alone, moves are selected by UCB over the times they were available.
Where several answer together, they are selected by regret matching, so that bids, calls and hands stay unpredictable.
"""

import math
from typing import Final

from librt.vecs import vec

from warren.bots.search.context import SearchContext
from warren.bots.search.regret_matching import sample_by_regret, update_regrets
from warren.bots.search.strategy import SearchStrategy
from warren.bots.search.tree import MAX_SEATS, NONE, hash_combine
from warren.bots.simple.greedy import heuristic_move
from warren.engine.contract import State
from warren.engine.native import i64

MAX_DEPTH: Final[i64] = 400
#: The regret with which the heuristics' answer starts.
INITIAL_REGRET: Final[i64] = 4000
#: How a move on the path was selected.
BY_UCB: Final[i64] = 0
BY_REGRET: Final[i64] = 1


class TreeSearch(SearchStrategy):
    """ISMCTS from the root of the context's tree."""

    def __init__(self, context: SearchContext) -> None:
        super().__init__(context)
        advice = context.advice
        self.seat: i64 = context.seat
        self.rng = context.rng
        self.tree = context.tree
        self.rollouts = context.rollouts
        self.heuristics = advice.heuristics
        self.beliefs = advice.beliefs
        self.legal = context.legal
        self.tried = context.tried
        #: The node every seat is at, and the path from the root: selected moves with their codes, seats and nodes.
        self.nodes: vec[i64] = vec[i64]([0] * MAX_SEATS)
        self.path: vec[i64] = vec[i64]([0] * MAX_DEPTH)
        self.path_code: vec[i64] = vec[i64]([0] * MAX_DEPTH)
        self.path_seat: vec[i64] = vec[i64]([0] * MAX_DEPTH)
        self.path_node: vec[i64] = vec[i64]([0] * MAX_DEPTH)
        self.path_rule: vec[i64] = vec[i64]([0] * MAX_DEPTH)
        self.depth: i64 = 0

    def simulate_once(self, world: State) -> None:
        self.depth = 0
        seat: i64 = 0
        while seat < world.seats:
            self.nodes[seat] = self.context.root
            seat += 1
        is_leaf = False
        while not is_leaf and self.depth + MAX_SEATS < MAX_DEPTH:
            asked: i64 = world.asked()
            if asked == 0:
                break
            start: i64 = self.depth
            if start > 0 and self.beliefs.uses_model(world, is_opponent=False):
                self.model_all(world, asked)
            elif self.is_simultaneous(world, asked):
                is_leaf = self.select_by_regret(world, asked)
            else:
                is_leaf = self.select_each(world, asked)
            at: i64 = start
            while at < self.depth:
                world._apply(self.path_seat[at], self.path_code[at])
                at += 1
            if not is_leaf:
                self.descend(world, start)
        self.rollouts.run(world)
        self.backpropagate()
        self.context.count_simulation()

    def is_simultaneous(self, world: State, asked: i64) -> bool:
        """Whether several seats mix their answers, and none of them is modelled."""
        if not self.context.is_simultaneous(world, asked):
            return False
        return self.depth == 0 or not self.beliefs.uses_model(world, is_opponent=True)

    def descend(self, world: State, start: i64) -> None:
        """Move every seat to its next node, by the moves since `start` as it saw them."""
        ask: i64 = hash_combine(world.asked(), self.tree.ask_id(world.ask_kind()))
        after: i64 = hash_combine(ask, self.beliefs.chance_outcome(world))
        seat: i64 = 0
        while seat < world.seats:
            if seat > 0 and not self.beliefs.hides_moves:
                self.nodes[seat] = self.nodes[0]
            else:
                key: i64 = self.nodes[seat] + 1
                at: i64 = start
                while at < self.depth:
                    code: i64 = self.path_code[at]
                    key = hash_combine(key, code if self.path_seat[at] == seat else self.beliefs.public_action(code))
                    at += 1
                self.nodes[seat] = self.tree.child(hash_combine(key, after))
            seat += 1

    def add_to_path(self, node: i64, seat: i64, number: i64, rule: i64) -> None:
        """Append a selected move to the path."""
        self.path[self.depth] = number
        self.path_code[self.depth] = self.tree.code[number]
        self.path_seat[self.depth] = seat
        self.path_node[self.depth] = node
        self.path_rule[self.depth] = rule
        self.depth += 1

    def model_all(self, world: State, asked: i64) -> None:
        """Every seat asked plays by the model."""
        seat: i64 = 0
        while seat < world.seats:
            if (asked >> seat) & 1 == 1:
                self.model(world, seat)
            seat += 1

    def model(self, world: State, seat: i64) -> None:
        """A seat plays by the model; its move is on the path, but not in the tree."""
        world.list_moves(seat, self.legal)
        self.path[self.depth] = NONE
        self.path_code[self.depth] = self.rollouts.model_move(world, seat, self.legal)
        self.path_seat[self.depth] = seat
        self.depth += 1

    # Seats that decide alone.

    def select_each(self, world: State, asked: i64) -> bool:
        """Every seat asked selects a move for itself; whether one of them is new."""
        is_new = False
        seat: i64 = 0
        while seat < world.seats:
            if (asked >> seat) & 1 == 1:
                if seat != self.seat and self.beliefs.uses_model(world, is_opponent=True):
                    self.model(world, seat)
                elif self.select(world, self.nodes[seat], seat):
                    is_new = True
            seat += 1
        return is_new

    def select(self, world: State, node: i64, seat: i64) -> bool:
        """Select an untried move, or the best by UCB; whether the tree ends here."""
        world.list_moves(seat, self.legal)
        untried: i64 = self.tree.look_up(node, seat, self.legal, self.tried)
        if self.heuristics.guides_search:
            return self.select_by_prior(world, node, seat, untried)
        if untried > 0:
            self.add_to_path(node, seat, self.tree.find_or_add(node, seat, self.random_untried(untried)), BY_UCB)
            return True
        self.add_to_path(node, seat, self.best_by_ucb(), BY_UCB)
        return False

    def random_untried(self, untried: i64) -> i64:
        """One of the untried moves, each equally likely."""
        skip: i64 = self.rng.below(untried)
        at: i64 = 0
        while self.tried.codes[at] != NONE or skip > 0:
            if self.tried.codes[at] == NONE:
                skip -= 1
            at += 1
        return self.legal.codes[at]

    # Progressive widening by prior scores.

    def select_by_prior(self, world: State, node: i64, seat: i64, untried: i64) -> bool:
        """Select the next move by prior, or the best by UCB. A node is expanded at its second visit."""
        tree = self.tree
        if untried == self.legal.count:
            head: i64 = node * MAX_SEATS + seat
            if node != self.context.root and tree.reached[head] == 0:
                tree.reached[head] = 1
                return True
            self.context.expand(world, node, seat)
        unvisited: i64 = self.next_by_prior()
        if unvisited != NONE:
            self.add_to_path(node, seat, unvisited, BY_UCB)
            return True
        self.add_to_path(node, seat, self.best_by_ucb(), BY_UCB)
        return False

    def next_by_prior(self) -> i64:
        """The unvisited move of the highest prior, if the visits allow one more: n moves need n² visits."""
        tree = self.tree
        visited: i64 = 0
        visits: i64 = 0
        best: i64 = NONE
        at: i64 = 0
        while at < self.tried.count:
            number: i64 = self.tried.codes[at]
            if number != NONE and tree.visits[number] > 0:
                visited += 1
                visits += tree.visits[number]
            elif number != NONE and (best == NONE or tree.prior[number] > tree.prior[best]):
                best = number
            at += 1
        return best if visited * visited <= visits else NONE

    def best_by_ucb(self) -> i64:
        """The legal move of the highest upper confidence bound, with its availability as the number of trials."""
        tree = self.tree
        exploration: float = self.context.exploration * self.context.value_scale
        best: i64 = NONE
        best_bound: float = -1.0
        at: i64 = 0
        while at < self.tried.count:
            number: i64 = self.tried.codes[at]
            if number != NONE:
                if tree.visits[number] == 0:
                    return number
                visits: float = float(tree.visits[number])
                mean: float = float(tree.value_sum[number]) / (visits * 1000.0)
                bound: float = mean + exploration * math.sqrt(math.log(float(tree.availability[number])) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = number
            at += 1
        return best

    # Seats that answer together.

    def select_by_regret(self, world: State, asked: i64) -> bool:
        """Every seat asked selects by regret matching, without knowing the others' answers; whether a node is new."""
        is_new = False
        seat: i64 = 0
        while seat < world.seats:
            if (asked >> seat) & 1 == 1:
                node: i64 = self.nodes[seat]
                world.list_moves(seat, self.legal)
                if self.tree.look_up(node, seat, self.legal, self.tried) > 0:
                    is_first = self.tree.first[node * MAX_SEATS + seat] == NONE
                    self.add_all(node, seat)
                    if is_first:
                        is_new = True
                        self.add_initial_regret(world, node, seat)
                self.add_to_path(node, seat, sample_by_regret(self.tree, self.tried, self.rng), BY_REGRET)
            seat += 1
        return is_new

    def add_all(self, node: i64, seat: i64) -> None:
        """Add all legal moves to the tree."""
        at: i64 = 0
        while at < self.legal.count:
            if self.tried.codes[at] == NONE:
                self.tried.codes[at] = self.tree.find_or_add(node, seat, self.legal.codes[at])
            at += 1

    def add_initial_regret(self, world: State, node: i64, seat: i64) -> None:
        """Start with a preference for the heuristics' answer."""
        code: i64 = heuristic_move(world, seat, self.heuristics, self.legal)
        number: i64 = self.tree.find_or_add(node, seat, code)
        self.tree.regret[number] += INITIAL_REGRET

    def backpropagate(self) -> None:
        """Record the rollout's value for every move on the path, by the value of its seat."""
        at: i64 = 0
        while at < self.depth:
            if self.path[at] != NONE:
                self.context.record(self.path[at], self.rollouts.values[self.path_seat[at]])
                if self.path_rule[at] == BY_REGRET:
                    update_regrets(self.tree, self.path_node[at], self.path_seat[at])
            at += 1
