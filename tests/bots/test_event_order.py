"""The event order: uses only what its seat knows, was trained, and orders better than the heuristic."""

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import warren
from warren import Rng
from warren.bots.observation import Observation
from warren.bots.simple.greedy import GreedyBot
from warren.cli.main import cli
from warren.engine.weights import read_weights, shipped_weights
from warren.games.trenchcoat.rules.pieces.questions import ORDER_EVENTS
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.advice import TrenchAdvice
from warren.games.trenchcoat.strategy.duels.event_order import INPUTS, EventOrder, EventOrderFeatures
from warren.lab.simulate.executor import in_turn
from warren.lab.train.duel_value_dataset import add_to_row
from warren.lab.train.event_order import fit
from warren.lab.train.event_order_dataset import ORDERS, generate, generate_chunk, random_decision
from warren.lab.train.network import HIDDEN_UNITS, Array, Dataset, TrainableNetwork, concatenate

TRENCHCOAT = warren.game("trenchcoat")
LINES = "A: bodkin crumb dribble / clairvoyance / gold={gold}\nB: ember fidget grub / none / gold=9\nevents: {events}\n"


def asked_for_an_order(events: str, gold: int = 9) -> TrenchState:
    """The first seat has foreseen three events."""
    state = TRENCHCOAT.position(LINES.format(events=events, gold=gold))
    state.play(0, "play clairvoyance")
    assert isinstance(state, TrenchState)
    assert state.question == ORDER_EVENTS
    return state


def feature_rows(state: TrenchState, seat: int) -> Array:
    """The features of every order."""
    features, found = EventOrderFeatures(), np.zeros((ORDERS, INPUTS), np.float32)
    features.extract_common(state, seat)
    for row, move in zip(found, state.moves(seat), strict=True):
        features.extract_order(state, seat, move.code)
        add_to_row(features, row)
    return found


def test_features_are_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    for number in range(10):
        rng = Rng.seeded(number)
        state = random_decision(rng)
        seat = state.next_seat()
        world = state.imagine(seat, rng)
        assert isinstance(world, TrenchState)
        assert np.array_equal(feature_rows(state, seat), feature_rows(world, seat))


def test_every_order_has_other_features_unless_events_are_alike() -> None:
    other = feature_rows(asked_for_an_order("tax-6 guard strength-3"), 0)
    assert len({tuple(row) for row in other.tolist()}) == ORDERS
    alike = feature_rows(asked_for_an_order("guard guard strength-3"), 0)
    assert len({tuple(row) for row in alike.tolist()}) == ORDERS // 2


def chosen(state: TrenchState) -> str:
    """The answer of sensible."""
    code = GreedyBot("sensible", full=True).choose(Observation(state, 0), Rng.seeded(1))
    return next(move.text for move in state.moves(0) if move.code == code)


def test_what_cannot_be_paid_comes_to_the_other() -> None:
    assert chosen(asked_for_an_order("tax-6 sevens-for-gold guard", gold=0)) != "order 1 2 3"
    assert not chosen(asked_for_an_order("tax-6 sevens-for-gold guard", gold=0)).startswith("order 1")


def test_it_applies_to_duels_alone() -> None:
    state = asked_for_an_order("tax-6 guard strength-3")
    assert EventOrder().applies(state)
    three = TRENCHCOAT.position(
        LINES.format(events="tax-6 guard strength-3", gold=9) + "C: pip mumble vex / none / gold=3\n"
    )
    three.play(0, "play clairvoyance")
    assert isinstance(three, TrenchState)
    assert not EventOrder().applies(three)


def table(numbers: list[int]) -> Array:
    """Weights as floats."""
    return np.array([int(number) / 1000 for number in numbers], np.float32)


def test_the_game_and_the_lab_compute_the_same_outputs() -> None:
    network = TrainableNetwork(1, INPUTS, 1)
    weights = shipped_weights("warren.games.trenchcoat.strategy.duels", "event_order")
    network.layers = [
        table(weights.hidden).reshape(INPUTS + 1, HIDDEN_UNITS),
        table(weights.output).reshape(1, HIDDEN_UNITS + 1).T,
    ]
    for number in range(10):
        state = random_decision(Rng.seeded(number))
        seat, event_order = state.next_seat(), EventOrder()
        outputs = network.forward(feature_rows(state, seat))[1][:, 0]
        event_order.features.extract_common(state, seat)
        found = [event_order.value(state, seat, move.code) for move in state.moves(seat)]
        assert np.allclose(found, outputs, atol=1e-3)


@pytest.mark.skipif(not warren.compiled(), reason="needs a hundred thousand simulations, too slow from source")
def test_it_orders_better_than_the_heuristic() -> None:
    advice = TRENCHCOAT.advice
    assert isinstance(advice, TrenchAdvice)
    _, dataset = generate_chunk("unseen", 600, 0, 250)
    gained, bot = 0.0, GreedyBot("sensible", full=True)
    for row in range(len(dataset)):
        state = random_decision(Rng.seeded(f"unseen/{row}"))
        seat = state.next_seat()
        codes = sorted(move.code for move in state.moves(seat))
        learned = bot.choose(Observation(state, seat), Rng.seeded(row))
        advice.event_order.is_enabled = False
        added = bot.choose(Observation(state, seat), Rng.seeded(row))
        advice.event_order.is_enabled = True
        gained += float(dataset.targets[row, codes.index(learned)] - dataset.targets[row, codes.index(added)])
    assert gained > 0


# Training.


def test_the_dataset_does_not_depend_on_its_chunks() -> None:
    complete = generate_chunk("again", 12, 0, 3)[1]
    parts = [generate_chunk("again", 12, 0, 1)[1], generate_chunk("again", 12, 1, 2)[1]]
    assert np.array_equal(complete.features, concatenate(parts).features)
    assert np.array_equal(complete.targets, concatenate(parts).targets)
    assert np.allclose(complete.targets.mean(1), 0, atol=1e-5)
    assert sum(len(part) for _, part in generate("again", 3, 12, in_turn)) == len(complete)


def test_a_network_learns_which_order_is_best() -> None:
    rng = np.random.default_rng(1)
    features = np.zeros((600, ORDERS, INPUTS), np.float32)
    features[:, :, 0] = rng.uniform(-1, 1, (600, ORDERS))
    targets = features[:, :, 0] - features[:, :, 0].mean(1, keepdims=True)
    _, known, unknown = fit(Dataset(features, targets, np.ones_like(targets)))
    assert max(known, unknown) < 0.01 < float(targets.max(1).mean()) / 10


def test_the_command_trains_and_writes_weights(tmp_path: Path) -> None:
    file = tmp_path / "event_order.toml"
    words = ["lab", "train", "event-order", "--decisions", "6", "--simulations", "6", "--jobs", "1", "--lang", "en"]
    result = CliRunner().invoke(cli, [*words, "--out", str(file)])
    assert result.exit_code == 0, result.output
    assert "event_order.toml" in result.output
    assert len(read_weights(file.read_text(encoding="utf-8")).hidden) == (INPUTS + 1) * HIDDEN_UNITS
