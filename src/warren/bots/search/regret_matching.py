"""Regret matching at the nodes of a tree: answers are chosen in proportion to their positive regrets."""

from typing import Final

from warren.bots.search.tree import CERTAIN, MAX_SEATS, NONE, Tree
from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.rng import Rng

#: One of this number of answers is chosen uniformly, for exploration.
EXPLORATION_INTERVAL: Final[i64] = 12


def sample_by_regret(tree: Tree, tried: MoveList, rng: Rng) -> i64:
    """Choose a move by its regret, sometimes uniformly, and add the current strategy to the sums."""
    total: i64 = 0
    at: i64 = 0
    while at < tried.count:
        total += max(0, tree.regret[tried.codes[at]])
        at += 1
    at = 0
    while at < tried.count:
        number: i64 = tried.codes[at]
        if total > 0:
            tree.strategy_sum[number] += max(0, tree.regret[number]) * CERTAIN // total
        else:
            tree.strategy_sum[number] += CERTAIN // tried.count
        at += 1
    if total == 0 or rng.below(EXPLORATION_INTERVAL) == 0:
        return tried.codes[rng.below(tried.count)]
    draw: i64 = (rng.bits() * total) >> 32 if total < 1_000_000_000 else rng.bits() % total
    at = 0
    while True:
        draw -= max(0, tree.regret[tried.codes[at]])
        if draw < 0:
            return tried.codes[at]
        at += 1


def update_regrets(tree: Tree, node: i64, seat: i64) -> None:
    """Add to every regret how much more the mean value of the answer is than that of the current strategy."""
    weight: i64 = 0
    total: i64 = 0
    number: i64 = tree.first[node * MAX_SEATS + seat]
    while number != NONE:
        if tree.visits[number] > 0:
            weight += tree.regret[number] + 1
            total += (tree.regret[number] + 1) * (tree.value_sum[number] // tree.visits[number])
        number = tree.next[number]
    expected: i64 = total // weight
    number = tree.first[node * MAX_SEATS + seat]
    while number != NONE:
        if tree.visits[number] > 0:
            mean: i64 = tree.value_sum[number] // tree.visits[number]
            tree.regret[number] = max(0, tree.regret[number] + mean - expected)
        number = tree.next[number]
