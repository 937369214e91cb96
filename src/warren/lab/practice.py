"""Practice: experience in duels of Trench Coat gets better by playing against greedy.

Moves are drawn, the likelier the better they are thought to be. Whatever led to more than the outlook promised is
chosen more often from then on, whatever led to less, less often (a policy gradient).
"""

from collections.abc import Generator, Sequence
from typing import Final

import msgspec
import numpy as np

from warren.bots.greedy import GreedyBot
from warren.bots.observation import Observation
from warren.engine.moves import MoveList
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng
from warren.games.trenchcoat.advice import TrenchAdvice
from warren.games.trenchcoat.duel import KINDS, READ, Duel, is_duel, kind_of
from warren.games.trenchcoat.learned import INNER, OUTER
from warren.games.trenchcoat.state import TrenchState
from warren.lab.choosing import to_choose
from warren.lab.endings import write_down
from warren.lab.network import Course, Learner, Lessons, Network, Numbers, Steps, recalled
from warren.lab.work import Rounds

#: A move is the likelier, the better it is thought to be: by a factor of e for so many tenths of a win.
KEEN: Final = 0.1
#: Games between two steps, in so many shares, each for a process.
GAMES: Final = 400
SHARES: Final = 4
#: No duel of a game has more decisions that count; those that come later are left.
MOST: Final = 40
COURSE: Final = Course(to_choose, 1, 2e-3, 0.0)
#: What is written is the average over this part of the steps, at the end.
LAST: Final = 0.4


class Played(msgspec.Struct):
    """How every number should change after some games, how many were played and won, in wins."""

    slopes: list[Numbers]
    games: int
    won: float


def practise(seed: str, games: int, spread: Rounds) -> Generator[tuple[Network, int, float]]:
    """After every step what was learned so far, how many games it took, and how many of them were won."""
    learner = recalled(READ, KINDS, INNER, OUTER)
    count, share = max(1, games // GAMES), -(-min(games, GAMES) // SHARES)
    steps = Steps(learner, COURSE, count)
    mean = [np.zeros_like(part) for part in learner.parts]
    for step in range(count):
        work = [(learner.parts, f"{seed}/{step}/{number}", share) for number in range(SHARES)]
        found = spread(play, work)
        steps.take([mean_of(found, at) for at in range(len(mean))])
        taken = max(1, step + 1 - int(count * (1 - LAST)))
        for at, part in enumerate(learner.parts):
            mean[at] += (part - mean[at]) / taken
        yield Learner.of(mean).network(), sum(each.games for each in found), sum(each.won for each in found)


def mean_of(found: Sequence[Played], at: int) -> Numbers:
    """How one part should change, for a game."""
    slopes, games = np.sum([each.slopes[at] for each in found], axis=0), sum(each.games for each in found)
    return np.asarray(slopes / games, np.float32)


def play(parts: list[Numbers], seed: str, games: int) -> Played:
    """Play some games, every deal from both seats, and see what should have been chosen more often."""
    learner, chance = Learner.of(parts), Rng.seeded(f"{seed}/chances")
    rounds = [Game(learner, f"{seed}/{number // 2}", number % 2, chance) for number in range(games)]
    lessons = Lessons(
        np.concatenate([each.read[: each.count] for each in rounds]),
        np.concatenate([each.drawn[: each.count] for each in rounds]),
        np.concatenate([each.legal[: each.count] for each in rounds]),
    )
    everything = np.arange(len(lessons))
    slopes = [slope * len(lessons) for slope in learner.slopes(to_repeat, lessons, everything)]
    return Played(slopes, games, sum(each.won for each in rounds))


def to_repeat(told: Numbers, drawn: Numbers, legal: Numbers) -> Numbers:
    """Towards what led to more than was promised; `drawn` has how much more at the move that was drawn."""
    shares = likely(told, legal)
    return np.asarray((shares * drawn.sum(1, keepdims=True) - drawn) / KEEN, np.float32)


def likely(told: Numbers, legal: Numbers) -> Numbers:
    """How likely each kind of move is."""
    keen = np.where(legal > 0, told / KEEN, -np.inf)
    shares = np.exp(keen - keen.max(-1, keepdims=True))
    return np.asarray(shares / shares.sum(-1, keepdims=True), np.float32)


class Game:
    """A game of a learner against greedy: what it read, what was legal, and how much more than promised came of it."""

    def __init__(self, learner: Learner, seed: str, seat: int, chance: Rng) -> None:
        self.learner, self.seat, self.chance = learner, seat, chance
        self.read: Numbers = np.zeros((MOST, READ), np.float32)
        self.legal: Numbers = np.zeros((MOST, KINDS), np.float32)
        self.drawn: Numbers = np.zeros((MOST, KINDS), np.float32)
        self.promised: Numbers = np.zeros((MOST, 1), np.float32)
        self.count = 0
        self.duel = Duel()
        self.won = self.play(seed)
        chosen = self.drawn[: self.count]
        chosen *= self.won - self.promised[: self.count]

    def play(self, seed: str) -> float:
        """To the end; the part of the win that it got."""
        game = find_game("trenchcoat")
        state = game.table(2, game.read_options(2, {})).again(Rng.seeded(seed))
        assert isinstance(state, TrenchState)
        rng, moves = Rng.seeded(f"{seed}/{self.seat}"), MoveList(game.move_room)
        greedy, sensible = GreedyBot(), GreedyBot("sensible", thinks_over=True)
        while (asked := state.next_seat()) >= 0:
            if asked == self.seat and self.count < MOST and is_duel(state):
                state.list_moves(asked, moves)
                state.apply(asked, self.draw(state, [moves.codes[at] for at in range(moves.count)]))
            else:
                state.apply(asked, (sensible if asked == self.seat else greedy).choose(Observation(state, asked), rng))
        outcome = state.outcome()
        assert outcome is not None
        return (self.seat in outcome.winners) / len(outcome.winners)

    def draw(self, state: TrenchState, codes: list[int]) -> int:
        """One of some moves, and remember it if there was a choice."""
        if len(codes) == 1:
            return codes[0]
        advice = state.game.advice
        assert isinstance(advice, TrenchAdvice)
        row, kinds = self.count, [int(kind_of(state, self.seat, code)) for code in codes]
        self.count += 1
        self.duel.read(state, self.seat)
        write_down(self.duel, self.read[row])
        self.legal[row, kinds] = 1
        self.promised[row] = advice.outlook(state, self.seat, self.seat) / 1000
        shares = likely(self.learner.foretell(self.read[row])[1], self.legal[row])
        lot, at = self.chance.fraction(), 0
        while at + 1 < len(codes) and (lot := lot - float(shares[kinds[at]])) >= 0:
            at += 1
        self.drawn[row, kinds[at]] = 1
        return codes[at]
