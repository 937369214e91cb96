"""Matrix games: the strategies found are equilibria, and answer an opponent prior as far as it is weighted."""

from collections.abc import Sequence

import pytest

from warren import Rng
from warren.bots.search.matrix_game import MAX_ANSWERS, MatrixGame
from warren.bots.search.tree import NONE
from warren.engine.moves import MoveList

ROCK_PAPER_SCISSORS = [[500, 0, 1000], [1000, 500, 0], [0, 1000, 500]]


def listed(count: int) -> MoveList:
    moves = MoveList(MAX_ANSWERS + 1)
    for code in range(count):
        moves.add(code)
    return moves


def solved(
    table: Sequence[Sequence[int]], simulations: int = 1500, prior: int = NONE, prior_weight: float = 0.0
) -> tuple[list[float], list[float]]:
    """Both mixtures after simulations of a game in which one wins what the other loses."""
    one, other, rng = listed(len(table)), listed(len(table[0])), Rng.seeded("standoff")
    game = MatrixGame(0, 1, prior_weight)
    assert game.row.add_world(one)
    assert game.column.add_world(other)
    for _ in range(simulations):
        if prior != NONE:
            game.add_prior(prior)
        theirs = int(game.sample_column(other, prior, rng))
        for mine in range(len(table)):
            game.record(mine, theirs, table[mine][theirs], 1000 - table[mine][theirs])
    game.solve()
    players = (game.row, game.column)
    first, second = ([int(player.strategy[at]) / 1e6 for at in range(player.count)] for player in players)
    return first, second


@pytest.mark.parametrize(
    ("table", "one", "other"),
    [
        # Rock, paper, scissors.
        (ROCK_PAPER_SCISSORS, [1 / 3] * 3, [1 / 3] * 3),
        # Pennies of which one counts double.
        ([[1000, 0], [0, 500]], [1 / 3, 2 / 3], [1 / 3, 2 / 3]),
        # The second answer is better whatever the other does.
        ([[100, 200, 300], [600, 500, 400]], [0, 1], [0, 0, 1]),
    ],
)
def test_mixtures_are_those_nobody_can_use(table: list[list[int]], one: list[float], other: list[float]) -> None:
    found = solved(table)
    assert found[0] == pytest.approx(one, abs=0.03)
    assert found[1] == pytest.approx(other, abs=0.03)


def test_a_habit_is_answered_as_far_as_it_is_supposed() -> None:
    always_rock = solved(ROCK_PAPER_SCISSORS, prior=0, prior_weight=1.0)[0]
    assert always_rock[1] == pytest.approx(1.0, abs=0.02)
    # Who is only often read so is met by scissors otherwise, so that both rock and paper are worth mixing.
    often_rock = solved(ROCK_PAPER_SCISSORS, prior=0, prior_weight=0.6)[0]
    assert min(often_rock[:2]) > 0.1
    assert often_rock[2] < 0.05
    # A few habits can be made up for by the rest.
    assert solved(ROCK_PAPER_SCISSORS, prior=0, prior_weight=0.2)[0] == pytest.approx([1 / 3] * 3, abs=0.03)


def test_a_habit_that_is_not_supposed_changes_nothing() -> None:
    assert solved(ROCK_PAPER_SCISSORS, prior=0, prior_weight=0.0)[0] == pytest.approx([1 / 3] * 3, abs=0.03)


def test_an_answer_for_which_there_is_no_room_is_said_to_have_none() -> None:
    game = MatrixGame(0, 1, 0.0)
    assert game.row.add_world(listed(MAX_ANSWERS))
    assert not game.row.add_world(listed(MAX_ANSWERS + 1))


def test_only_legal_answers_are_drawn() -> None:
    rng = Rng.seeded("legal")
    game = MatrixGame(0, 1, 0.0)
    everything, few = listed(4), MoveList(4)
    few.add(3)
    assert game.row.add_world(everything)
    assert game.column.add_world(everything)
    for _ in range(300):
        assert game.column.add_world(few)
        theirs = game.sample_column(few, NONE, rng)
        assert theirs == 3
        game.record(0, theirs, 500, 500)


def test_nobody_is_supposed_to_hold_what_only_some_worlds_have() -> None:
    # Scissors would win against everything, but the other holds them in one world of four, and then uses them.
    game, rng = MatrixGame(0, 1, 0.5), Rng.seeded("held")
    table = [[500, 900, 0], [100, 500, 0]]
    for world in range(2000):
        holds = world % 4 == 0
        theirs = listed(3 if holds else 2)
        assert game.row.add_world(listed(2))
        assert game.column.add_world(theirs)
        prior = 2 if holds else 0
        game.add_prior(prior)
        answer = int(game.sample_column(theirs, prior, rng))
        # Until a world without them has been seen they may be an answer like any other.
        assert world == 0 or (answer == 2) == holds
        for mine in range(2):
            game.record(mine, answer, table[mine][answer], 1000 - table[mine][answer])
    game.solve()
    assert game.column.strategy[2] == 0
    assert game.column.prior_weight * game.column.prior[2] == pytest.approx(0.25, abs=0.01)
    assert game.expected_value(0) == pytest.approx(0.75 * 500, abs=15)


def test_whoever_cannot_be_sure_of_any_answer_has_one_all_the_same() -> None:
    game, rng = MatrixGame(0, 1, 0.5), Rng.seeded("unsure")
    for code in (0, 1, 2):
        only = MoveList(4)
        only.add(code)
        assert game.row.add_world(listed(2))
        assert game.column.add_world(only)
        game.add_prior(code)
        assert game.sample_column(only, code, rng) == code
        game.record(0, code, 500, 500)
        game.record(1, code, 400, 600)
    game.solve()
    assert game.row.strategy[0] > 990_000
    assert list(game.column.strategy)[:3] == [0, 0, 0]
