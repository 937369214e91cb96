"""Foresight in duels of Trench Coat: a small network, fitted to what a search thought of the orders of events."""

from collections.abc import Sequence
from typing import Final

from warren.games.trenchcoat.foresight import READ
from warren.lab.choosing import learn_to_choose, to_choose, to_foretell
from warren.lab.network import Course, Learner, Lessons, Network

HEAD: Final = "What orders of foreseen events bring, in thousandths; written by `warren lab arrange`."
COURSES: Final = (Course(to_foretell, 10, 6e-3, 1e-2), Course(to_choose, 10, 3e-3, 1e-2))


def fit(orders: Lessons, courses: Sequence[Course] = COURSES) -> tuple[Network, float, float]:
    """A network, and what it misses in what it has learned from and in what it has not seen."""
    return learn_to_choose(Learner(1, READ, 1), orders, courses)
