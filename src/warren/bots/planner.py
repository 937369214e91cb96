"""The planner: takes the moves that look best at a glance and plays each of them out."""

from librt.vecs import vec
from mypy_extensions import i64

from warren.bots.bot import Bot
from warren.bots.greedy import play_as_advised
from warren.bots.observation import Observation
from warren.engine.advice import Advice
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.rng import Rng


class PlannerBot(Bot):
    """Plays its few best-looking moves out in imagined worlds, everybody greedy, and takes the one that ends best.

    It weighs its own points against the best of the others', and sees no more than its seat does.
    """

    def __init__(self, moves: i64, worlds: i64) -> None:
        super().__init__("planner")
        self.moves: i64 = moves
        self.worlds: i64 = worlds

    def choose(self, seen: Observation, rng: Rng) -> i64:
        best = self.few_best(seen, rng)
        if best.count == 1:
            return best.codes[0]
        totals = vec[i64]([0] * best.count)
        scratch = MoveList(seen.room())
        for _ in range(self.worlds):
            world = seen.imagine(rng)
            at: i64 = 0
            while at < best.count:
                playing = world.copy()
                playing._apply(seen.seat, best.codes[at])
                play_greedily(playing, seen.advice(), scratch)
                totals[at] += lead(playing, seen.seat)
                at += 1
        top: i64 = 0
        at = 1
        while at < best.count:
            if totals[at] > totals[top]:
                top = at
            at += 1
        return best.codes[top]

    def few_best(self, seen: Observation, rng: Rng) -> MoveList:
        """The few moves that advice rates highest, best first."""
        world = seen.imagine(rng)
        advice = seen.advice()
        listed = MoveList(seen.room())
        seen.list_moves(listed)
        best = MoveList(self.moves + 1)
        ratings = vec[i64]([0] * (self.moves + 1))
        number: i64 = 0
        while number < listed.count:
            code: i64 = listed.codes[number]
            rating: i64 = advice.judge(world, seen.seat, code)
            at: i64 = best.count
            while at > 0 and ratings[at - 1] < rating:
                best.codes[at] = best.codes[at - 1]
                ratings[at] = ratings[at - 1]
                at -= 1
            best.codes[at] = code
            ratings[at] = rating
            if best.count < self.moves:
                best.count += 1
            number += 1
        return best


def play_greedily(state: State, advice: Advice, scratch: MoveList) -> None:
    """Play a state to its end, every seat by advice."""
    seat: i64 = state.next_seat()
    while seat >= 0:
        play_as_advised(state, seat, advice, scratch)
        seat = state.next_seat()


def lead(state: State, seat: i64) -> i64:
    """A seat's points, less a part of what the best of the others has."""
    others: i64 = -1_000_000
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            others = max(others, state._score_of(other))
        other += 1
    return 4 * state._score_of(seat) - others
