"""The duel value: trained on results of duels, and better than the linear evaluation."""

import math
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

import warren
from warren import Rng
from warren.bots import find
from warren.cli.main import cli
from warren.engine.advice import Evaluation
from warren.engine.moves import MoveList
from warren.engine.weights import read_weights, shipped_weights
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.advice import TrenchAdvice
from warren.games.trenchcoat.strategy.duels.duel_value import INPUTS, SIDE_SIZE, TURN, DuelValue, DuelValueFeatures
from warren.games.trenchcoat.strategy.duels.sparse_features import is_duel
from warren.lab.simulate.arena import play_out
from warren.lab.simulate.executor import in_turn
from warren.lab.train.duel_value import fit, log_loss, log_loss_gradient, sigmoid
from warren.lab.train.duel_value_dataset import DEALS, add_to_row, generate, generate_chunk, random_turn, redeal
from warren.lab.train.network import HIDDEN_UNITS, Array, Dataset, Stage, TrainableNetwork, concatenate

TRENCHCOAT = warren.game("trenchcoat")
LINES = "A: bodkin crumb dribble / {items} / gold={gold}\nB: ember fidget grub / none / gold=4\n"


def evaluation() -> Evaluation:
    return advice().evaluation


def advice() -> TrenchAdvice:
    """The game's."""
    found = TRENCHCOAT.advice
    assert isinstance(found, TrenchAdvice)
    return found


def states(seed: int, seats: int) -> list[TrenchState]:
    """The states of a random game."""
    state, rng, found = TRENCHCOAT.start(seats=seats, seed=seed), Rng.seeded(seed), []
    scratch = MoveList(TRENCHCOAT.move_room)
    while (seat := state.next_seat()) >= 0:
        assert isinstance(state, TrenchState)
        found.append(state.copy())
        state._apply(seat, state.pick(seat, rng, scratch))
    return found


def features(state: TrenchState, thinker: int) -> Array:
    """The features of both sides, as a dense row."""
    found, row = DuelValueFeatures(), np.zeros(INPUTS, np.float32)
    found.extract(state, thinker)
    add_to_row(found, row)
    return row


def position(items: str, gold: int) -> TrenchState:
    """A duel with something at the first seat."""
    found = TRENCHCOAT.position(LINES.format(items=items, gold=gold))
    assert isinstance(found, TrenchState)
    return found


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 4))
def test_probabilities_sum_to_one_and_who_is_out_has_none(seed: int, seats: int) -> None:
    for state in states(seed, seats)[::5]:
        for thinker in range(seats):
            found = [int(evaluation().evaluate_against_greedy(state, seat, thinker)) for seat in range(seats)]
            assert abs(sum(found) - 1000) <= seats
            assert all(chance == 0 for seat, chance in enumerate(found) if not state.is_in(seat))


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_with_more_than_two_seats_the_linear_evaluation_is_used(seed: int) -> None:
    for state in states(seed, 3)[::5]:
        if state.inside == 0b111:
            for seat in range(3):
                assert evaluation().evaluate_against_greedy(state, seat, 0) == evaluation().evaluate(state, seat)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_both_sides_have_the_same_features(seed: int) -> None:
    for state in filter(is_duel, states(seed, 2)[::5]):
        one, other = features(state, 0), features(state, 1)
        assert list(one[:SIDE_SIZE]) == list(other[SIDE_SIZE:])
        assert list(one[SIDE_SIZE:]) == list(other[:SIDE_SIZE])
        assert one[TURN] + one[SIDE_SIZE + TURN] == 1


def test_more_gold_and_more_items_are_better() -> None:
    value = DuelValue()
    found = [value.win_probability(position(*what), 0) for what in (("none", 1), ("none", 6), ("wanted-poster", 6))]
    assert found == sorted(set(found))


def test_the_full_policy_is_the_favourite() -> None:
    state = position("none", 4)
    assert evaluation().evaluate_against_greedy(state, 0, 0) > evaluation().evaluate_against_greedy(state, 0, 1)


def table(numbers: list[int]) -> Array:
    """Weights as floats."""
    return np.array([int(number) / 1000 for number in numbers], np.float32)


def test_the_game_and_the_lab_compute_the_same_outputs() -> None:
    network = TrainableNetwork(1, INPUTS, 1)
    weights = shipped_weights("warren.games.trenchcoat.strategy.duels", "duel_value")
    network.layers = [
        table(weights.hidden).reshape(INPUTS + 1, HIDDEN_UNITS),
        table(weights.output).reshape(1, HIDDEN_UNITS + 1).T,
    ]
    for state in filter(is_duel, states(3, 2)):
        outputs = network.forward(features(state, 0)[None])[1]
        assert abs(evaluation().evaluate_against_greedy(state, 0, 0) - 1000 * sigmoid(outputs)[0, 0]) <= 1.01


@pytest.mark.skipif(not warren.compiled(), reason="needs thousands of games, too slow from source")
def test_it_predicts_better_than_the_linear_evaluation() -> None:
    rng, foreseen, added = Rng.seeded("foretelling"), 0.0, 0.0
    for number in range(1500):
        state = random_turn(f"unseen/{number}")
        redeal(state, rng)
        guesses = (evaluation().evaluate_against_greedy(state, 0, 0), evaluation().evaluate(state, 0))
        play_out(state, [find("sensible"), find("greedy")], rng)
        outcome = state.outcome()
        assert outcome is not None
        shares = [max(1, guess if 0 in outcome.winners else 1000 - guess) / 1000 for guess in guesses]
        foreseen -= math.log(shares[0])
        added -= math.log(shares[1])
    assert foreseen < added - 15


# Training.


def test_duels_are_redealt_from_the_same_cards() -> None:
    state = random_turn("dealt")
    before = sorted([*state.item_pile.deck[: state.item_pile.count], *held(state)])
    counts = list(state.item_count[:2])
    redeal(state, Rng.seeded(1))
    assert sorted([*state.item_pile.deck[: state.item_pile.count], *held(state)]) == before
    assert list(state.item_count[:2]) == counts
    assert TRENCHCOAT.position(state.position()).position() == state.position()


def held(state: TrenchState) -> list[int]:
    """All items in hands."""
    room = len(state.items) // len(state.item_count)
    return [state.items[seat * room + at] for seat in range(2) for at in range(state.item_count[seat])]


@pytest.mark.slow
def test_the_dataset_does_not_depend_on_its_chunks() -> None:
    complete = generate_chunk("again", 0, 4)[1]
    parts = [generate_chunk("again", 0, 1)[1], generate_chunk("again", 1, 3)[1]]
    assert np.array_equal(complete.features, concatenate(parts).features)
    assert np.array_equal(complete.targets, concatenate(parts).targets)
    assert len(complete) == 4 * DEALS
    assert sum(len(part) for _, part in generate("again", 10, in_turn)) == 4 * DEALS


@pytest.mark.slow
def test_a_network_learns_log_odds() -> None:
    rng = np.random.default_rng(1)
    read = np.zeros((3000, INPUTS), np.float32)
    read[:, 0] = rng.uniform(-2, 2, 3000)
    odds = 2 * read[:, :1]
    won = (rng.uniform(0, 1, (3000, 1)) < sigmoid(odds)).astype(np.float32)
    _, known, unknown = fit(Dataset(read, won, np.ones_like(won)), Stage(log_loss_gradient, 100, 1e-2, 0.0))
    assert max(known, unknown) < log_loss(odds, won) + 0.02
    assert log_loss(odds, won) < log_loss(np.zeros_like(odds), won) - 0.1


def test_the_gradient_is_that_of_the_log_loss() -> None:
    outputs, won = np.array([[0.3], [-1.0]], np.float32), np.array([[1.0], [0.5]], np.float32)
    slope, step = log_loss_gradient(outputs, won, np.ones_like(won)), 1e-2
    for row in range(2):
        more, less = outputs.copy(), outputs.copy()
        more[row] += step
        less[row] -= step
        found = (log_loss(more, won) - log_loss(less, won)) * len(won) / (2 * step)
        assert slope[row, 0] == pytest.approx(found, rel=0.02)


def test_the_command_trains_and_writes_weights(tmp_path: Path) -> None:
    file = tmp_path / "duel_value.toml"
    words = ["lab", "train", "duel-value", "--duels", "12", "--jobs", "1", "--lang", "en", "--out", str(file)]
    result = CliRunner().invoke(cli, words)
    assert result.exit_code == 0, result.output
    assert "duel_value.toml" in result.output
    assert len(read_weights(file.read_text(encoding="utf-8")).hidden) == (INPUTS + 1) * HIDDEN_UNITS
