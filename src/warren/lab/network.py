"""A small network learns, step by step: inner sums of what is read, of which those above nought count, and of these
a sum for every thing it is to tell. What was learned is written as a module that the game reads.
"""

import math
from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]
Rows = NDArray[np.intp]

#: Inner sums of the network, and how many lessons are learned at once.
SUMS: Final = 24
BATCH: Final = 512
#: Adam's two memories.
MEMORIES: Final = (0.9, 0.999)
#: Characters of a line that is written.
WIDTH: Final = 118


class Network(msgspec.Struct):
    """Inner sums by what is read, the last row for nothing; things told by inner sums, the last column likewise."""

    inner: list[list[int]]
    outer: list[list[int]]


class Lessons:
    """Tables of lessons: what is read, what is to be told of each thing, and how much that counts.

    Of one thing several may be told in a lesson, each from a reading of its own.
    """

    def __init__(self, read: Numbers, worth: Numbers, weight: Numbers) -> None:
        self.read = read
        self.worth = worth
        self.weight = weight

    def __len__(self) -> int:
        return len(self.read)


def together(parts: Sequence[Lessons]) -> Lessons:
    """All lessons as one."""
    return Lessons(
        np.concatenate([part.read for part in parts]),
        np.concatenate([part.worth for part in parts]),
        np.concatenate([part.weight for part in parts]),
    )


#: What is told for some lessons, what should be, and how much it counts: the slope of what is to become small.
Aim = Callable[[Numbers, Numbers, Numbers], Numbers]


class Course(msgspec.Struct, frozen=True):
    """What to aim at, how often all lessons are gone through, the largest step, and how fast the unneeded fades."""

    aim: Aim
    times: int
    step: float
    fading: float


class Learner:
    """A network that learns, from so many numbers about so many things."""

    def __init__(self, seed: int, read: int, things: int, sums: int = SUMS) -> None:
        self.chance = np.random.default_rng(seed)
        self.parts: list[Numbers] = [self.small(read, sums), self.small(sums, things)]

    def small(self, rows: int, columns: int) -> Numbers:
        """Numbers to begin with."""
        return (self.chance.uniform(-1, 1, (rows + 1, columns)) / math.sqrt(rows)).astype(np.float32)

    def foretell(self, read: Numbers) -> tuple[Numbers, Numbers]:
        """The inner sums above nought, and what is told of every thing."""
        inner, outer = self.parts
        sums = np.maximum(read @ inner[:-1] + inner[-1], 0)
        return sums, sums @ outer[:-1] + outer[-1]

    def told(self, lessons: Lessons, rows: Rows) -> Numbers:
        """What is told in some lessons."""
        return self.foretell(lessons.read[rows])[1].reshape(lessons.worth[rows].shape)

    def slopes(self, aim: Aim, lessons: Lessons, rows: Rows) -> list[Numbers]:
        """How every number should change."""
        inner, outer = self.parts
        read, worth = lessons.read[rows], lessons.worth[rows]
        sums, told = self.foretell(read)
        off = aim(told.reshape(worth.shape), worth, lessons.weight[rows]) / len(rows)
        read, sums, off = (
            read.reshape(-1, len(inner) - 1),
            sums.reshape(-1, len(outer) - 1),
            off.reshape(-1, told.shape[-1]),
        )
        back = (off @ outer[:-1].T) * (sums > 0)
        return [np.vstack([read.T @ back, back.sum(0)]), np.vstack([sums.T @ off, off.sum(0)])]

    def take(self, course: Course, lessons: Lessons, known: Rows) -> None:
        """Go through the known lessons, every time in another order."""
        steps = Steps(self, course, course.times * -(-len(known) // BATCH))
        for _ in range(course.times):
            order = self.chance.permutation(known)
            for first in range(0, len(order), BATCH):
                steps.take(self.slopes(course.aim, lessons, order[first : first + BATCH]))

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


def apart(lessons: int) -> tuple[Rows, Rows]:
    """Those to learn from, and a sixth that stays unseen to tell what was learned."""
    unseen = np.arange(lessons) % 6 == 0
    return np.flatnonzero(~unseen), np.flatnonzero(unseen)


def written(head: str, network: Network) -> str:
    """The network as the module that the game reads it from; not final, or it would be compiled in."""
    inner, outer = table_of("INNER", network.inner), table_of("OUTER", network.outer)
    return f'"""{head}"""\n\n{inner}{outer}'


def table_of(name: str, rows: Sequence[Sequence[int]]) -> str:
    """All numbers of a table, as many on a line as there is room for."""
    lines = wrap(" ".join(str(number) for row in rows for number in row), WIDTH)
    return "\n".join([f'{name} = """', *lines, '"""', ""])
