"""What everybody saw seats do with their kobolds: reveal them for a quest, show them in Trumps, lose and draw them.

A deed is one number. Deeds are remembered as people remember them: the last ones.
"""

from typing import Final

from librt.vecs import append, vec

from warren.engine.native import i64

# Kinds. The first three were chosen by their seat; what left a hand and what came to it is told apart from why.
REVEALED: Final[i64] = 0
SHOWN: Final[i64] = 1
LOST: Final[i64] = 2
LEFT: Final[i64] = 3
DREW: Final[i64] = 4
KINDS: Final = ("revealed", "shown", "lost", "left", "drew")

#: So many are remembered.
REMEMBERED: Final[i64] = 40
# A deed's parts, from the last digit on: about what it was, the kobold, the seat, the kind.
ABOUT: Final[i64] = 64
CARDS: Final[i64] = 32
SEATS: Final[i64] = 4


def deed_of(kind: i64, seat: i64, kobold: i64, about: i64) -> i64:
    """A deed; `about` is a quest's event, or the skill of Trumps; for the others whether the kobold had been known."""
    return ((kind * SEATS + seat) * CARDS + kobold) * ABOUT + about


def kind_of(deed: i64) -> i64:
    """What was done."""
    return deed // (ABOUT * CARDS * SEATS)


def doer_of(deed: i64) -> i64:
    """Whose kobold it was."""
    return deed // (ABOUT * CARDS) % SEATS


def kobold_of(deed: i64) -> i64:
    """The kobold that was seen."""
    return deed // ABOUT % CARDS


def about_of(deed: i64) -> i64:
    """What it was about."""
    return deed % ABOUT


def with_deed(deeds: vec[i64], deed: i64) -> vec[i64]:
    """Deeds with one more; the given ones stay as they are, for copies of a table share them."""
    first: i64 = max(0, len(deeds) + 1 - REMEMBERED)
    return append(deeds[first:], deed)
