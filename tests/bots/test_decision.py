"""What comes of a search: a mixture without its remnants, of which something is always left."""

from warren import Rng
from warren.bots.decision import REMNANT, Decision
from warren.bots.tree import Tree


def meant(shares: list[int]) -> Decision:
    """What comes of moves 0, 1, 2 … that are meant so often."""
    tree = Tree(64)
    for code, share in enumerate(shares):
        number = tree.try_move(0, 0, code)
        tree.visits[number] = 1
        tree.share[number] = share
    return Decision(tree, 0, 0)


def test_what_is_hardly_ever_meant_is_left_out() -> None:
    drawn = {int(meant([990, 10, 500]).draw(Rng.seeded(lot))) for lot in range(300)}
    assert drawn == {0, 2}


def test_of_many_that_are_meant_alike_none_is_a_remnant() -> None:
    decision = meant([10] * (2 * REMNANT))
    assert len({int(decision.draw(Rng.seeded(lot))) for lot in range(400)}) > REMNANT
    assert sum(int(each.share) for each in decision.weighed()) > 900
