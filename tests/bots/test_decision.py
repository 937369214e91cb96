"""The result of a search: a purified mixed strategy, of which something is always left."""

from warren import Rng
from warren.bots.search.decision import PURIFICATION, Decision
from warren.bots.search.tree import Tree


def decided(sums: list[int]) -> Decision:
    """The decision between moves 0, 1, 2 … with these sums of probabilities."""
    tree = Tree(64)
    for code, share in enumerate(sums):
        number = tree.find_or_add(0, 0, code)
        tree.visits[number] = 1
        tree.strategy_sum[number] = share
    return Decision(tree, 0, 0)


def test_what_is_hardly_ever_meant_is_left_out() -> None:
    drawn = {int(decided([990, 10, 500]).sample(Rng.seeded(lot))) for lot in range(300)}
    assert drawn == {0, 2}


def test_of_many_that_are_meant_alike_none_is_a_remnant() -> None:
    decision = decided([10] * (2 * PURIFICATION))
    assert len({int(decision.sample(Rng.seeded(lot))) for lot in range(400)}) > PURIFICATION
    assert sum(int(each.probability) for each in decision.move_stats()) > 900
