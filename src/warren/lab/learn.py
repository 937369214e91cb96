"""Experience in duels of Trench Coat: a small network, fitted to what a search thought of every move.

First it learns to foretell how much better or worse each kind of move was than the others of the same decision, then
to choose: only what decides between moves counts in the end. It then does in no time what the search has to think for.
"""

import math
from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from warren.games.trenchcoat.duel import KINDS, READ
from warren.lab.thoughts import Thought

Numbers = NDArray[np.float32]
Rows = NDArray[np.intp]

#: Results are learned in tenths of a win; a move tried more often than this counts no more.
TENTH: Final = 100.0
OFTEN: Final = 300
#: Inner sums of the network, and how many thoughts are learned at once.
SUMS: Final = 24
BATCH: Final = 512
#: Adam's two memories.
MEMORIES: Final = (0.9, 0.999)
#: Choosing, a move is the likelier, the better it is foretold: by a factor of e for so many tenths of a win.
KEEN: Final = 0.2
HEAD: Final = '"""What experience has learned, in thousandths; written by `warren lab learn`."""\n'
#: Characters of a line that is written.
WIDTH: Final = 118


class Network(msgspec.Struct):
    """Inner sums by what is read, the last row for nothing; kinds of moves by inner sums, the last column likewise."""

    inner: list[list[int]]
    outer: list[list[int]]


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


#: What is foretold for some lessons, and how it should change: the slope of what is to become small.
Aim = Callable[[Numbers, Numbers, Numbers], Numbers]


def to_foretell(worth: Numbers, thought: Numbers, weight: Numbers) -> Numbers:
    """Towards what was thought, by squares."""
    return np.asarray(weight * (centred(worth, weight) - thought) * 2, np.float32)


def to_choose(worth: Numbers, thought: Numbers, weight: Numbers) -> Numbers:
    """Towards what brings most if better ones are chosen more often."""
    keen = np.where(weight > 0, worth / KEEN, -np.inf)
    shares = np.exp(keen - keen.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    brought = (shares * thought).sum(1, keepdims=True)
    return np.asarray(shares * (brought - thought) / KEEN, np.float32)


class Course(msgspec.Struct, frozen=True):
    """What to aim at, how often all thoughts are gone through, the largest step, and how fast the unneeded fades."""

    aim: Aim
    times: int
    step: float
    fading: float


COURSES: Final = (Course(to_foretell, 24, 6e-3, 3e-3), Course(to_choose, 24, 3e-3, 1e-2))


class Learner:
    """A network that learns, step by step."""

    def __init__(self, seed: int, sums: int = SUMS) -> None:
        chance = np.random.default_rng(seed)
        self.parts: list[Numbers] = [
            (chance.uniform(-1, 1, (READ + 1, sums)) / math.sqrt(READ)).astype(np.float32),
            (chance.uniform(-1, 1, (sums + 1, KINDS)) / math.sqrt(sums)).astype(np.float32),
        ]

    def foretell(self, read: Numbers) -> tuple[Numbers, Numbers]:
        """The inner sums above nought, and what every kind of move is worth."""
        inner, outer = self.parts
        sums = np.maximum(read @ inner[:-1] + inner[-1], 0)
        return sums, sums @ outer[:-1] + outer[-1]

    def miss(self, lessons: Lessons, rows: Rows) -> float:
        """How much worse than the best its choices were thought to be, in wins for a decision."""
        weight, thought = lessons.weight[rows], lessons.worth[rows]
        _, worth = self.foretell(lessons.read[rows])
        chosen = np.where(weight > 0, worth, -np.inf).argmax(1)
        best = np.where(weight > 0, thought, -np.inf).max(1)
        return float((best - thought[np.arange(len(rows)), chosen]).mean()) * TENTH / 1000

    def slopes(self, aim: Aim, lessons: Lessons, rows: Rows) -> list[Numbers]:
        """How every number should change."""
        read, weight = lessons.read[rows], lessons.weight[rows]
        sums, worth = self.foretell(read)
        off = aim(worth, lessons.worth[rows], weight) / len(rows)
        back = (off @ self.parts[1][:-1].T) * (sums > 0)
        return [np.vstack([read.T @ back, back.sum(0)]), np.vstack([sums.T @ off, off.sum(0)])]

    def network(self) -> Network:
        """What was learned, in thousandths."""
        inner, outer = (np.rint(part * 1000).astype(int) for part in self.parts)
        return Network(inner.tolist(), outer.T.tolist())


class Steps:
    """The steps of one course: Adam's, growing at first and then shrinking."""

    def __init__(self, learner: Learner, course: Course, count: int) -> None:
        self.parts = learner.parts
        self.course = course
        self.count = count
        self.done = 0
        self.drift = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]

    def take(self, slopes: Sequence[Numbers]) -> None:
        """Move every number against its slope."""
        size = self.size()
        self.done += 1
        short, long = MEMORIES
        for at, slope in enumerate(slopes):
            self.drift[at] += (1 - short) * (slope - self.drift[at])
            self.squares[at] += (1 - long) * (slope * slope - self.squares[at])
            towards = self.drift[at] / (1 - short**self.done)
            spread = np.sqrt(self.squares[at] / (1 - long**self.done)) + 1e-8
            self.parts[at] -= size * (towards / spread + self.course.fading * self.parts[at])

    def size(self) -> float:
        """Growing over the first third, then shrinking to nought."""
        progress, first = self.done / self.count, 1 / 3
        if progress < first:
            return self.course.step * (0.04 + 0.96 * progress / first)
        return self.course.step * 0.5 * (1 + math.cos(math.pi * (progress - first) / (1 - first)))


def fit(thoughts: Sequence[Thought], courses: Sequence[Course] = COURSES) -> tuple[Network, float, float]:
    """A network, and what it misses in what it has learned from and in a sixth that it has not seen."""
    lessons = Lessons(thoughts)
    kept = np.arange(len(thoughts)) % 6 == 0
    known, unknown = np.flatnonzero(~kept), np.flatnonzero(kept)
    chance = np.random.default_rng(1)
    learner = Learner(1)
    for course in courses:
        steps = Steps(learner, course, course.times * -(-len(known) // BATCH))
        for _ in range(course.times):
            order = chance.permutation(known)
            for first in range(0, len(order), BATCH):
                steps.take(learner.slopes(course.aim, lessons, order[first : first + BATCH]))
    return learner.network(), learner.miss(lessons, known), learner.miss(lessons, unknown)


def written(network: Network) -> str:
    """The network as the module that the game reads it from; not final, or it would be compiled in."""
    inner, outer = table_of("INNER", network.inner), table_of("OUTER", network.outer)
    return f"{HEAD}\n{inner}{outer}"


def table_of(name: str, rows: Sequence[Sequence[int]]) -> str:
    """All numbers of a table, as many on a line as there is room for."""
    lines = wrap(" ".join(str(number) for row in rows for number in row), WIDTH)
    return "\n".join([f'{name} = """', *lines, '"""', ""])
