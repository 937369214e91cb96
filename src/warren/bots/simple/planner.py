"""The planner: plays its best candidate moves out with everybody greedy."""

from librt.vecs import vec

from warren.bots.bot import Bot
from warren.bots.observation import Observation
from warren.bots.simple.greedy import play_heuristic_move
from warren.engine.advice import Heuristics
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.rng import Rng


class PlannerBot(Bot):
    """Plays each of its candidate moves to the end of the same imagined worlds, and takes the one that scores best.

    The score is a margin over the best of the others.
    """

    def __init__(self, moves: i64, worlds: i64) -> None:
        super().__init__("planner")
        self.moves: i64 = moves
        self.worlds: i64 = worlds

    def choose(self, observation: Observation, rng: Rng) -> i64:
        candidates = self.candidates(observation, rng)
        if candidates.count == 1:
            return candidates.codes[0]
        heuristics = observation.advice().heuristics
        totals = vec[i64]([0] * candidates.count)
        scratch = MoveList(observation.room())
        for _ in range(self.worlds):
            world = observation.imagine(rng)
            at: i64 = 0
            while at < candidates.count:
                after = world.copy()
                after._apply(observation.seat, candidates.codes[at])
                play_greedily(after, heuristics, scratch)
                totals[at] += margin(after, observation.seat)
                at += 1
        best: i64 = 0
        at = 1
        while at < candidates.count:
            if totals[at] > totals[best]:
                best = at
            at += 1
        return candidates.codes[best]

    def candidates(self, observation: Observation, rng: Rng) -> MoveList:
        """The moves of the highest full score, best first."""
        world = observation.imagine(rng)
        heuristics = observation.advice().heuristics
        legal = MoveList(observation.room())
        observation.list_moves(legal)
        best = MoveList(self.moves + 1)
        scores = vec[i64]([0] * (self.moves + 1))
        number: i64 = 0
        while number < legal.count:
            code: i64 = legal.codes[number]
            score: i64 = heuristics.full_score(world, observation.seat, code)
            at: i64 = best.count
            while at > 0 and scores[at - 1] < score:
                best.codes[at] = best.codes[at - 1]
                scores[at] = scores[at - 1]
                at -= 1
            best.codes[at] = code
            scores[at] = score
            if best.count < self.moves:
                best.count += 1
            number += 1
        return best


def play_greedily(world: State, heuristics: Heuristics, scratch: MoveList) -> None:
    """Play an imagined world to its end, every seat by the full score."""
    seat: i64 = world.next_seat()
    while seat >= 0:
        play_heuristic_move(world, seat, heuristics, scratch)
        seat = world.next_seat()


def margin(state: State, seat: i64) -> i64:
    """Four times a seat's points, less the points of the best of the others."""
    others: i64 = -1_000_000
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            others = max(others, state._score_of(other))
        other += 1
    return 4 * state._score_of(seat) - others
