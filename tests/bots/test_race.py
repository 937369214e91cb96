"""A race between moves: what is clearly behind is left, what is close runs on, and places keep their numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from warren import Rng
from warren.bots.race import FIRST_LOOK, Race
from warren.bots.tree import Tree


def raced(strengths: list[int], worlds: int, noise: int = 400, own_noise: int = 0) -> Race:
    """Moves of some strength, all of them lucky or unlucky together, and a little each for itself."""
    race, rng = Race(vec[i64]([100 + place for place in range(len(strengths))])), Rng.seeded("race")
    for _ in range(worlds):
        luck = rng.below(noise + 1)
        for place in range(race.count):
            own = rng.below(own_noise + 1)
            race.results[place] = strengths[race.numbers[place] - 100] + luck + own
        race.compare()
    return race


def test_luck_that_all_share_does_not_hide_who_is_better() -> None:
    race = raced([300, 340, 305], worlds=FIRST_LOOK)
    assert race.best() == 101
    assert race.count == 1


def test_a_small_lead_in_few_worlds_leaves_nobody_behind_for_something_rare_may_be_unseen() -> None:
    assert raced([300, 310], worlds=FIRST_LOOK).count == 2
    assert raced([300, 310], worlds=4 * FIRST_LOOK).count == 1


def test_a_move_that_was_left_is_reported_as_far_behind_as_it_was_in_the_same_worlds() -> None:
    race, tree = Race(vec[i64]([0, 1])), Tree(8)
    for number in range(2):
        tree.try_move(0, 0, number)
    luck = [900] * FIRST_LOOK + [100] * FIRST_LOOK
    for each in luck:
        for place in range(race.count):
            number = race.numbers[place]
            race.results[place] = each - 100 * number
            tree.visits[number] += 1
            tree.results[number] += race.results[place]
        race.compare()
    assert race.count == 1
    assert tree.visits[1] == FIRST_LOOK
    race.settle(tree)
    assert [tree.results[number] // tree.visits[number] for number in range(2)] == [500, 400]


def test_nobody_is_left_behind_before_the_first_look() -> None:
    race = raced([0, 900], worlds=FIRST_LOOK - 1)
    assert race.count == 2
    assert race.best() == 101


def test_equals_run_on() -> None:
    race = raced([500, 500, 100], worlds=10 * FIRST_LOOK, own_noise=300)
    assert race.count == 2
    assert {int(race.numbers[place]) for place in range(race.count)} == {100, 101}


def test_the_best_is_found_whatever_its_place() -> None:
    for best in range(5):
        strengths = [200] * 5
        strengths[best] = 260
        assert raced(strengths, worlds=20 * FIRST_LOOK, own_noise=200).best() == 100 + best
