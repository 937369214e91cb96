"""Regret matching over answers in a tree: each is given in proportion to how much it was missed."""

from typing import Final

from mypy_extensions import i64

from warren.bots.tree import MOST_SEATS, NONE, WHOLE, Tree
from warren.engine.moves import MoveList
from warren.engine.rng import Rng

#: Out of so many answers one is tried at random.
CURIOUS: Final[i64] = 12


def by_regret(tree: Tree, tried: MoveList, rng: Rng) -> i64:
    """A move drawn in proportion to how much it was missed; now and then any."""
    total: i64 = 0
    at: i64 = 0
    while at < tried.count:
        total += max(0, tree.regret[tried.codes[at]])
        at += 1
    at = 0
    while at < tried.count:
        number: i64 = tried.codes[at]
        if total > 0:
            tree.share[number] += max(0, tree.regret[number]) * WHOLE // total
        else:
            tree.share[number] += WHOLE // tried.count
        at += 1
    if total == 0 or rng.below(CURIOUS) == 0:
        return tried.codes[rng.below(tried.count)]
    lot: i64 = (rng.bits() * total) >> 32 if total < 1_000_000_000 else rng.bits() % total
    at = 0
    while True:
        lot -= max(0, tree.regret[tried.codes[at]])
        if lot < 0:
            return tried.codes[at]
        at += 1


def regret(tree: Tree, point: i64, seat: i64) -> None:
    """What every answer would have brought, as far as is known, more than what is meant just now."""
    weight: i64 = 0
    total: i64 = 0
    number: i64 = tree.first[point * MOST_SEATS + seat]
    while number != NONE:
        if tree.visits[number] > 0:
            weight += tree.regret[number] + 1
            total += (tree.regret[number] + 1) * (tree.results[number] // tree.visits[number])
        number = tree.next[number]
    expected: i64 = total // weight
    number = tree.first[point * MOST_SEATS + seat]
    while number != NONE:
        if tree.visits[number] > 0:
            mean: i64 = tree.results[number] // tree.visits[number]
            tree.regret[number] = max(0, tree.regret[number] + mean - expected)
        number = tree.next[number]
