"""Experience in duels of Trench Coat: a small network, fitted to what a search thought of every move.

First it learns to foretell how much better or worse each kind of move was than the others of the same decision, then
to choose: only what decides between moves counts in the end. It then does in no time what the search has to think for.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from warren.games.trenchcoat.duel import KINDS, READ
from warren.lab.network import Course, Learner, Lessons, Network, Numbers, Rows, apart
from warren.lab.thoughts import Thought

#: Results are learned in tenths of a win; a move tried more often than this counts no more.
TENTH: Final = 100.0
OFTEN: Final = 300
#: Choosing, a move is the likelier, the better it is foretold: by a factor of e for so many tenths of a win.
KEEN: Final = 0.2
HEAD: Final = "What experience has learned, in thousandths; written by `warren lab learn`."


def lessons_of(thoughts: Sequence[Thought]) -> Lessons:
    """All thoughts as tables: what was read, and how much better or worse each kind of move was than the others."""
    size = len(thoughts)
    read: Numbers = np.zeros((size, READ), np.float32)
    weight: Numbers = np.zeros((size, KINDS), np.float32)
    worth: Numbers = np.zeros((size, KINDS), np.float32)
    for row, thought in enumerate(thoughts):
        np.add.at(read[row], thought.which, thought.much)
        weight[row, thought.kinds] = np.minimum(thought.tries, OFTEN) / OFTEN
        worth[row, thought.kinds] = np.array(thought.results) / TENTH
    return Lessons(read, centred(worth, weight), weight)


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


COURSES: Final = (Course(to_foretell, 24, 6e-3, 3e-3), Course(to_choose, 24, 3e-3, 1e-2))


def miss(learner: Learner, lessons: Lessons, rows: Rows) -> float:
    """How much worse than the best its choices were thought to be, in wins for a decision."""
    weight, thought = lessons.weight[rows], lessons.worth[rows]
    _, worth = learner.foretell(lessons.read[rows])
    chosen = np.where(weight > 0, worth, -np.inf).argmax(1)
    best = np.where(weight > 0, thought, -np.inf).max(1)
    return float((best - thought[np.arange(len(rows)), chosen]).mean()) * TENTH / 1000


def fit(thoughts: Sequence[Thought], courses: Sequence[Course] = COURSES) -> tuple[Network, float, float]:
    """A network, and what it misses in what it has learned from and in what it has not seen."""
    lessons = lessons_of(thoughts)
    known, unknown = apart(len(thoughts))
    learner = Learner(1, READ, KINDS)
    for course in courses:
        learner.take(course, lessons, known)
    return learner.network(), miss(learner, lessons, known), miss(learner, lessons, unknown)
