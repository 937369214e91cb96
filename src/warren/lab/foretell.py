"""How duels of Trench Coat stand: a small network, fitted to how they ended when one thought and the other glanced."""

from typing import Final

import numpy as np

from warren.games.trenchcoat.outlook import READ
from warren.lab.network import Course, Learner, Lessons, Network, Numbers, apart

HEAD: Final = "How duels are foretold to end, in thousandths; written by `warren lab foretell`."


def to_tell_odds(told: Numbers, won: Numbers, weight: Numbers) -> Numbers:
    """Towards odds at which nobody would be surprised: the logarithm of them is told."""
    return np.asarray(weight * (chances(told) - won), np.float32)


COURSE: Final = Course(to_tell_odds, 10, 6e-3, 1e-2)


def chances(told: Numbers) -> Numbers:
    """Chances from the logarithm of odds."""
    return np.asarray(1 / (1 + np.exp(-told)), np.float32)


def surprise(told: Numbers, won: Numbers) -> float:
    """How surprised one is on average: the logarithmic loss."""
    return float((np.logaddexp(0, told) - won * told).mean())


def fit(endings: Lessons, course: Course = COURSE) -> tuple[Network, float, float]:
    """A network, and how surprised it is by what it has learned from and by what it has not seen."""
    known, unknown = apart(len(endings))
    learner = Learner(1, READ, 1)
    learner.take(course, endings, known)
    found = [surprise(learner.told(endings, rows), endings.worth[rows]) for rows in (known, unknown)]
    return learner.network(), found[0], found[1]
