"""Rollouts: an imagined world is played on by the game's rollout policy, and evaluated for every seat."""

from librt.vecs import vec

from warren.bots.observation import Observation
from warren.bots.search.tree import MAX_SEATS
from warren.bots.search.utility import terminal_utility
from warren.bots.simple.greedy import heuristic_move
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.rng import Rng


class Rollouts:
    """The rollouts of one search. `values` has the result of the last one for every seat."""

    def __init__(self, observation: Observation, rng: Rng) -> None:
        advice = observation.advice()
        self.seat: i64 = observation.seat
        self.rng = rng
        self.heuristics = advice.heuristics
        self.evaluation = advice.evaluation
        self.policy = advice.rollouts
        self.beliefs = advice.beliefs
        self.moves = MoveList(observation.room())
        self.depth: i64 = self.policy.depth_for(0)
        self.values: vec[i64] = vec[i64]([0] * MAX_SEATS)

    def run(self, world: State) -> None:
        """Play a world to the rollout depth, on until it is quiet, and evaluate it."""
        left: i64 = self.depth
        while not world.over and (left > 0 or not self.evaluation.is_quiet(world)):
            self.play_one(world)
            left -= 1
        if world.over:
            terminal_utility(world, self.values)
            return
        seat: i64 = 0
        while seat < world.seats:
            self.values[seat] = self.evaluation.evaluate_against_greedy(world, seat, self.seat)
            seat += 1

    def play_one(self, world: State) -> None:
        """One decision, by the model as often as the policy says, else at random."""
        seat: i64 = world.next_seat()
        share: i64 = self.policy.policy_share
        if share > 0 and self.rng.below(100) < share:
            world.list_moves(seat, self.moves)
            world._apply(seat, self.model_move(world, seat, self.moves))
        else:
            world._apply(seat, world.pick(seat, self.rng, self.moves))

    def model_move(self, world: State, seat: i64, moves: MoveList) -> i64:
        """The move of the highest score: the quick score for opponents that are modelled, else the full score."""
        is_quick = seat != self.seat and self.beliefs.uses_model(world, is_opponent=True)
        return heuristic_move(world, seat, self.heuristics, moves, full=not is_quick)
