"""To learn to choose: first to foretell how much better or worse each choice was thought to be than the others of the
same decision, then to choose. Only what decides between them counts in the end.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from warren.lab.network import Course, Learner, Lessons, Network, Numbers, Rows, apart

#: Results are learned in tenths of a win.
TENTH: Final = 100.0
#: Choosing, a choice is the likelier, the better it is foretold: by a factor of e for so many tenths of a win.
KEEN: Final = 0.2


def centred(worth: Numbers, weight: Numbers) -> Numbers:
    """Compared with what the moves of the same decision are worth on average."""
    mean = (worth * weight).sum(1, keepdims=True) / np.maximum(weight.sum(1, keepdims=True), 1e-6)
    return np.asarray(worth - mean, np.float32)


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


def miss(learner: Learner, lessons: Lessons, rows: Rows) -> float:
    """How much worse than the best its choices were thought to be, in wins for a decision."""
    weight, thought = lessons.weight[rows], lessons.worth[rows]
    worth = learner.told(lessons, rows)
    chosen = np.where(weight > 0, worth, -np.inf).argmax(1)
    best = np.where(weight > 0, thought, -np.inf).max(1)
    return float((best - thought[np.arange(len(rows)), chosen]).mean()) * TENTH / 1000


def learn_to_choose(learner: Learner, lessons: Lessons, courses: Sequence[Course]) -> tuple[Network, float, float]:
    """What was learned, and what it misses in what it has learned from and in what it has not seen."""
    known, unknown = apart(len(lessons))
    for course in courses:
        learner.take(course, lessons, known)
    return learner.network(), miss(learner, lessons, known), miss(learner, lessons, unknown)
