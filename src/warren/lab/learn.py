"""Experience in duels of Trench Coat: a small network, fitted to what a search thought of every move.

It then does in no time what the search has to think for.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from warren.games.trenchcoat.duel import KINDS, READ
from warren.lab.choosing import TENTH, centred, learn_to_choose, to_choose, to_foretell
from warren.lab.network import Course, Learner, Lessons, Network, Numbers
from warren.lab.thoughts import Thought

#: A move tried more often than this counts no more.
OFTEN: Final = 300
HEAD: Final = "What experience has learned, in thousandths; written by `warren lab learn`."
COURSES: Final = (Course(to_foretell, 24, 6e-3, 3e-3), Course(to_choose, 24, 3e-3, 1e-2))


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


def fit(thoughts: Sequence[Thought], courses: Sequence[Course] = COURSES) -> tuple[Network, float, float]:
    """A network, and what it misses in what it has learned from and in what it has not seen."""
    return learn_to_choose(Learner(1, READ, KINDS), lessons_of(thoughts), courses)
