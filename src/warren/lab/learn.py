"""Experience in duels of Trench Coat: what a search thought of every move, and a small network fitted to it.

A search plays against greedy, now and then not what it means, so that all sorts of hands turn up. What it thought of
each kind of move, compared with the others of the same decision, is what the network learns to foretell from what the
seat read off the table. The network then does in no time what the search has to think for.
"""

import math
from collections.abc import Sequence
from textwrap import wrap
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from warren.bots.decision import Weighed
from warren.bots.greedy import GreedyBot
from warren.bots.observation import Observation
from warren.bots.search import SearchBot
from warren.bots.searcher import Searcher
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng
from warren.games.trenchcoat.advice import TrenchAdvice
from warren.games.trenchcoat.duel import KINDS, READ, Duel, is_duel, kind_of
from warren.games.trenchcoat.state import TrenchState

Numbers = NDArray[np.float32]

#: Of a hundred moves so many are what the search means, and so many what is advised; the rest is any move.
MEANT: Final = 75
ADVISED: Final = 17
#: Simulations look as far ahead as if there were so many.
FAR: Final = 16_000
#: Results are learned in tenths of a win; a move tried more often than this counts no more.
TENTH: Final = 100.0
OFTEN: Final = 300

#: Inner sums of the network, how often all thoughts are gone through, and how many at once.
SUMS: Final = 24
TIMES: Final = 36
BATCH: Final = 512
#: Steps: how large at most, how fast numbers that are not needed fade, and Adam's two memories.
STEP: Final = 6e-3
FADING: Final = 3e-3
MEMORIES: Final = (0.9, 0.999)
HEAD: Final = '"""What experience has learned, in thousandths; written by `warren lab learn`."""\n'
#: Characters of a line that is written.
WIDTH: Final = 118


class Thought(msgspec.Struct):
    """One decision: what was read, and what the search thought of each kind of move, trying it so often."""

    which: list[int]
    much: list[float]
    kinds: list[int]
    results: list[int]
    tries: list[int]


class Network(msgspec.Struct):
    """Inner sums by what is read, the last row for nothing; kinds of moves by inner sums, the last column likewise."""

    inner: list[list[int]]
    outer: list[list[int]]


# Thinking.


def thoughts_of(seed: str, simulations: int, afresh: bool, first: int, games: int) -> list[Thought]:
    """What a search thought in some games; `afresh` without what was learned before."""
    advice = find_game("trenchcoat").advice
    assert isinstance(advice, TrenchAdvice)
    was_silent = advice.experience.is_silent
    advice.experience.is_silent = was_silent or afresh
    try:
        return [thought for number in range(first, first + games) for thought in think(f"{seed}/{number}", simulations)]
    finally:
        advice.experience.is_silent = was_silent


def think(seed: str, simulations: int) -> list[Thought]:
    """What a search thought in one game against greedy."""
    game = find_game("trenchcoat")
    state = game.table(2, game.read_options(2, {})).again(Rng.seeded(seed))
    assert isinstance(state, TrenchState)
    rng = Rng.seeded(f"{seed}/thinking")
    thinker, greedy, sensible = rng.below(2), GreedyBot(), GreedyBot("sensible", thinks_over=True)
    search = SearchBot("search", simulations, 0.0)
    thoughts = []
    while (seat := state.next_seat()) >= 0:
        seen = Observation(state, seat)
        advised = (sensible if seat == thinker else greedy).choose(seen, rng)
        if seat != thinker or len(seen.moves()) == 1 or seen.is_solved():
            state.apply(seat, advised)
            continue
        searcher = Searcher(seen, rng, FAR, search.eagerness)
        search.think(searcher)
        weighed = searcher.weighed()
        if is_duel(state):
            thoughts.append(thought_about(state, seat, weighed))
        state.apply(seat, chosen(seen, weighed, advised, rng))
    return thoughts


def thought_about(state: TrenchState, seat: int, weighed: Sequence[Weighed]) -> Thought:
    """What was read, and what was thought of it."""
    duel = Duel()
    duel.read(state, seat)
    return Thought(
        list(duel.which[: duel.count]),
        list(duel.much[: duel.count]),
        [kind_of(state, seat, each.code) for each in weighed],
        [each.result for each in weighed],
        [each.tries for each in weighed],
    )


def chosen(seen: Observation, weighed: Sequence[Weighed], advised: int, rng: Rng) -> int:
    """Mostly what is meant."""
    lot = rng.below(100)
    if lot < MEANT:
        share = rng.below(max(sum(each.share for each in weighed), 1))
        for each in weighed:
            share -= each.share
            if share < 0:
                return each.code
    if lot < MEANT + ADVISED:
        return advised
    moves = [move.code for move in seen.moves()]
    return moves[rng.below(len(moves))]


# Learning.


class Lessons:
    """All thoughts as tables: what was read, and how much better or worse each kind of move was than the others."""

    def __init__(self, thoughts: Sequence[Thought]) -> None:
        size = len(thoughts)
        self.read: Numbers = np.zeros((size, READ), np.float32)
        self.weight: Numbers = np.zeros((size, KINDS), np.float32)
        self.worth: Numbers = np.zeros((size, KINDS), np.float32)
        for row, thought in enumerate(thoughts):
            np.add.at(self.read[row], thought.which, thought.much)
            self.weight[row, thought.kinds] = np.minimum(thought.tries, OFTEN) / OFTEN
            self.worth[row, thought.kinds] = np.array(thought.results) / TENTH
        self.worth = centred(self.worth, self.weight)


def centred(worth: Numbers, weight: Numbers) -> Numbers:
    """Compared with what the moves of the same decision are worth on average."""
    mean = (worth * weight).sum(1, keepdims=True) / np.maximum(weight.sum(1, keepdims=True), 1e-6)
    return np.asarray(worth - mean, np.float32)


class Learner:
    """A network that learns, step by step (Adam, with steps that grow at first and then shrink)."""

    def __init__(self, seed: int, steps: int, sums: int = SUMS) -> None:
        chance = np.random.default_rng(seed)
        self.parts: list[Numbers] = [
            (chance.uniform(-1, 1, (READ + 1, sums)) / math.sqrt(READ)).astype(np.float32),
            (chance.uniform(-1, 1, (sums + 1, KINDS)) / math.sqrt(sums)).astype(np.float32),
        ]
        self.drift = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = steps
        self.done = 0

    def foretell(self, read: Numbers) -> tuple[Numbers, Numbers]:
        """The inner sums above nought, and what every kind of move is worth."""
        inner, outer = self.parts
        sums = np.maximum(read @ inner[:-1] + inner[-1], 0)
        return sums, sums @ outer[:-1] + outer[-1]

    def miss(self, lessons: Lessons, rows: NDArray[np.intp]) -> float:
        """How far off it is, squared, for a decision."""
        weight = lessons.weight[rows]
        _, worth = self.foretell(lessons.read[rows])
        return float((weight * (centred(worth, weight) - lessons.worth[rows]) ** 2).sum() / len(rows))

    def learn(self, lessons: Lessons, rows: NDArray[np.intp]) -> None:
        """One step towards what was thought."""
        read, weight = lessons.read[rows], lessons.weight[rows]
        sums, worth = self.foretell(read)
        off = weight * (centred(worth, weight) - lessons.worth[rows]) * 2 / len(rows)
        back = (off @ self.parts[1][:-1].T) * (sums > 0)
        self.step([np.vstack([read.T @ back, back.sum(0)]), np.vstack([sums.T @ off, off.sum(0)])])

    def step(self, slopes: Sequence[Numbers]) -> None:
        """Move every number against its slope."""
        size = self.step_size()
        self.done += 1
        short, long = MEMORIES
        for at, slope in enumerate(slopes):
            self.drift[at] += (1 - short) * (slope - self.drift[at])
            self.squares[at] += (1 - long) * (slope * slope - self.squares[at])
            towards = self.drift[at] / (1 - short**self.done)
            spread = np.sqrt(self.squares[at] / (1 - long**self.done)) + 1e-8
            self.parts[at] -= size * (towards / spread + FADING * self.parts[at])

    def step_size(self) -> float:
        """Growing over the first third, then shrinking to nought."""
        progress, first = self.done / self.steps, 1 / 3
        if progress < first:
            return STEP * (0.04 + 0.96 * progress / first)
        return STEP * 0.5 * (1 + math.cos(math.pi * (progress - first) / (1 - first)))

    def network(self) -> Network:
        """What was learned, in thousandths."""
        inner, outer = (np.rint(part * 1000).astype(int) for part in self.parts)
        return Network(inner.tolist(), outer.T.tolist())


def fit(thoughts: Sequence[Thought], times: int = TIMES, seed: int = 1) -> tuple[Network, float, float]:
    """A network, and how far it is off for what it has learned from and for a sixth that it has not seen."""
    lessons = Lessons(thoughts)
    kept = np.arange(len(thoughts)) % 6 == 0
    known, unknown = np.flatnonzero(~kept), np.flatnonzero(kept)
    chance = np.random.default_rng(seed)
    learner = Learner(seed, times * -(-len(known) // BATCH))
    for _ in range(times):
        order = chance.permutation(known)
        for first in range(0, len(order), BATCH):
            learner.learn(lessons, order[first : first + BATCH])
    return learner.network(), learner.miss(lessons, known), learner.miss(lessons, unknown)


def written(network: Network) -> str:
    """The network as the module that the game reads it from; not final, or it would be compiled in."""
    inner, outer = table_of("INNER", network.inner), table_of("OUTER", network.outer)
    return f"{HEAD}\n{inner}{outer}"


def table_of(name: str, rows: Sequence[Sequence[int]]) -> str:
    """All numbers of a table, as many on a line as there is room for."""
    lines = wrap(" ".join(str(number) for row in rows for number in row), WIDTH)
    return "\n".join([f'{name} = """', *lines, '"""', ""])
