"""Racing: moves that are significantly worse are eliminated, close ones stay, and places keep their numbers."""

from librt.vecs import vec

from warren import Rng
from warren.bots.search.racing import ELIMINATION_INTERVAL, Racing
from warren.bots.search.tree import Tree
from warren.engine.native import i64


def raced(strengths: list[int], worlds: int, noise: int = 400, own_noise: int = 0) -> Racing:
    """Moves of some strength, all of them lucky or unlucky together, and a little each for itself."""
    racing, rng = Racing(vec[i64]([100 + place for place in range(len(strengths))])), Rng.seeded("race")
    for _ in range(worlds):
        luck = rng.below(noise + 1)
        for place in range(racing.count):
            own = rng.below(own_noise + 1)
            racing.values[place] = strengths[racing.moves[place] - 100] + luck + own
        racing.compare()
    return racing


def test_luck_that_all_share_does_not_hide_who_is_better() -> None:
    racing = raced([300, 340, 305], worlds=ELIMINATION_INTERVAL)
    assert racing.best() == 101
    assert racing.count == 1


def test_a_small_lead_in_few_worlds_leaves_nobody_behind_for_something_rare_may_be_unseen() -> None:
    assert raced([300, 310], worlds=ELIMINATION_INTERVAL).count == 2
    assert raced([300, 310], worlds=4 * ELIMINATION_INTERVAL).count == 1


def test_a_move_that_was_left_is_reported_as_far_behind_as_it_was_in_the_same_worlds() -> None:
    racing, tree = Racing(vec[i64]([0, 1])), Tree(8)
    for number in range(2):
        tree.find_or_add(0, 0, number)
    luck = [900] * ELIMINATION_INTERVAL + [100] * ELIMINATION_INTERVAL
    for each in luck:
        for place in range(racing.count):
            number = racing.moves[place]
            racing.values[place] = each - 100 * number
            tree.visits[number] += 1
            tree.value_sum[number] += racing.values[place]
        racing.compare()
    assert racing.count == 1
    assert tree.visits[1] == ELIMINATION_INTERVAL
    racing.correct_values(tree)
    assert [tree.value_sum[number] // tree.visits[number] for number in range(2)] == [500, 400]


def test_nobody_is_left_behind_before_the_first_look() -> None:
    racing = raced([0, 900], worlds=ELIMINATION_INTERVAL - 1)
    assert racing.count == 2
    assert racing.best() == 101


def test_equals_run_on() -> None:
    racing = raced([500, 500, 100], worlds=10 * ELIMINATION_INTERVAL, own_noise=300)
    assert racing.count == 2
    assert {int(racing.moves[place]) for place in range(racing.count)} == {100, 101}


def test_the_best_is_found_whatever_its_place() -> None:
    for best in range(5):
        strengths = [200] * 5
        strengths[best] = 260
        assert raced(strengths, worlds=20 * ELIMINATION_INTERVAL, own_noise=200).best() == 100 + best
