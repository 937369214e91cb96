"""What the strategies of one search share: the observation, the tree, rollouts, and counts of simulations."""

import math

from librt.vecs import vec

from warren.bots.observation import Observation
from warren.bots.search.rollouts import Rollouts
from warren.bots.search.tree import Tree
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.rng import Rng


class SearchContext:
    """One search for one decision, whatever its strategy. `budget` is about its number of simulations."""

    def __init__(self, observation: Observation, rng: Rng, budget: i64, exploration: float) -> None:
        advice = observation.advice()
        self.observation = observation
        self.seat: i64 = observation.seat
        self.rng = rng
        self.advice = advice
        self.heuristics = advice.heuristics
        self.budget: i64 = budget
        #: The exploration constant of UCB, for values of which the standard deviation is a half.
        self.exploration: float = exploration
        self.tree = Tree(min(budget, 4096) + 64)
        self.root: i64 = 0
        self.rollouts = Rollouts(observation, rng)
        self.legal = MoveList(observation.room())
        self.tried = MoveList(observation.room())
        self.simulations: i64 = 0
        #: Twice the standard deviation of the values, about 1 for wins and losses alone.
        self.value_scale: float = 1.0
        self.value_sum: float = 0.0
        self.square_sum: float = 0.0
        self.priors: vec[i64] = vec[i64]([0] * (self.heuristics.widening_limit + 1))
        self.candidates: vec[i64] = vec[i64]([0] * (self.heuristics.widening_limit + 1))

    def restart(self, observation: Observation, rng: Rng) -> None:
        """Begin a later decision from the current root, keeping the tree."""
        self.observation = observation
        self.seat = observation.seat
        self.rng = rng
        self.rollouts = Rollouts(observation, rng)
        self.simulations = 0
        self.value_sum = 0.0
        self.square_sum = 0.0

    def sample_world(self) -> State:
        """A world the seat cannot tell from the truth, drawn by its beliefs about the others."""
        world = self.observation.imagine(self.rng)
        self.advice.beliefs.sample(world, self.seat, self.rng)
        return world

    def is_simultaneous(self, world: State, asked: i64) -> bool:
        """Whether several seats are asked that should mix their answers."""
        return asked & (asked - 1) != 0 and self.advice.simultaneous.is_simultaneous(world)

    def expand(self, world: State, node: i64, seat: i64) -> None:
        """Add the legal moves of the highest full score to the tree, up to the widening limit."""
        if self.heuristics.randomized:
            world.rng.bits()
        limit: i64 = self.heuristics.widening_limit
        count: i64 = 0
        at: i64 = 0
        while at < self.legal.count:
            code: i64 = self.legal.codes[at]
            prior: i64 = self.heuristics.full_score(world, seat, code)
            place: i64 = count
            while place > 0 and self.priors[place - 1] < prior:
                self.priors[place] = self.priors[place - 1]
                self.candidates[place] = self.candidates[place - 1]
                place -= 1
            self.priors[place] = prior
            self.candidates[place] = code
            count = min(count + 1, limit)
            at += 1
        at = 0
        while at < count:
            number: i64 = self.tree.find_or_add(node, seat, self.candidates[at])
            self.tree.prior[number] = self.priors[at]
            at += 1
        self.tree.look_up(node, seat, self.legal, self.tried)

    def rollout_value(self, world: State, number: i64) -> i64:
        """Roll out a world after one of the seat's moves, and record the value for that move."""
        self.rollouts.run(world)
        value: i64 = self.rollouts.values[self.seat]
        self.record(number, value)
        self.count_simulation()
        return value

    def record(self, number: i64, value: i64) -> None:
        """Add a value to the statistics of a move."""
        tree = self.tree
        if tree.visits[number] == 0:
            tree.availability[number] += 1
        tree.visits[number] += 1
        tree.value_sum[number] += value

    def count_simulation(self) -> None:
        """Count a simulation, and update the value scale, so that exploration means the same in every game."""
        self.simulations += 1
        value: float = float(self.rollouts.values[self.seat]) / 1000.0
        self.value_sum += value
        self.square_sum += value * value
        count: float = float(self.simulations)
        variance: float = self.square_sum / count - (self.value_sum / count) * (self.value_sum / count)
        self.value_scale = 2.0 * math.sqrt(max(variance, 0.0025))
