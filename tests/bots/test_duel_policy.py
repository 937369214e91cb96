"""The duel policy: uses only what its seat knows, is trained on a search, and plays better for it."""

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

import warren
from warren import Rng
from warren.bots import find
from warren.bots.bot import Bot
from warren.cli.errors import CommandError
from warren.cli.main import cli
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.weights import Training, read_weights, shipped_weights, write_weights
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.advice import TrenchAdvice
from warren.games.trenchcoat.strategy.duels.duel_policy import DuelPolicy
from warren.games.trenchcoat.strategy.duels.features import (
    INPUTS,
    MOVE_TYPES,
    QUESTION,
    DuelFeatures,
    is_duel_decision,
    move_type,
)
from warren.lab.jsonl import append
from warren.lab.simulate.arena import play_out
from warren.lab.simulate.executor import in_turn
from warren.lab.train.duel_policy import STAGES, dataset_of, fit
from warren.lab.train.duel_policy_dataset import Chunk, Sample, Task, generate, generate_chunk, read_dataset, samples_of
from warren.lab.train.network import HIDDEN_UNITS, Array, Dataset, LossGradient, Stage, TrainableNetwork
from warren.lab.train.ranking import TEMPERATURE, centred, expected_value_gradient, regret, squared_error_gradient

TRENCHCOAT = warren.game("trenchcoat")
TASK = Task("thoughts", 3, from_scratch=True)
OTHER = Task("others", 3, from_scratch=False)
FOLDER = "warren.games.trenchcoat.strategy.duels"
TRAINING = Training(command='a "command"', data="some", seed="1", date="unknown", metric="0.5 ±0.1 %")
LINES = "A: bodkin crumb dribble / {items} / gold={gold}\nB: ember fidget grub / none / gold=9\n"


def duels(seed: int, seats: int) -> list[TrenchState]:
    """The states of a random game to which the duel policy applies."""
    state, rng, found = TRENCHCOAT.start(seats=seats, seed=seed), Rng.seeded(seed), []
    scratch = MoveList(TRENCHCOAT.move_room)
    while (seat := state.next_seat()) >= 0:
        assert isinstance(state, TrenchState)
        if is_duel_decision(state):
            found.append(state.copy())
        state._apply(seat, state.pick(seat, rng, scratch))
    return found


def features(state: State, seat: int) -> list[tuple[int, float]]:
    """The features of a state for a seat."""
    assert isinstance(state, TrenchState)
    found = DuelFeatures()
    found.extract(state, seat)
    return list(zip(found.indices[: found.count], found.values[: found.count], strict=True))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 4))
def test_features_are_the_same_in_every_world_the_seat_cannot_tell_apart(seed: int, seats: int) -> None:
    rng = Rng.seeded(seed)
    for state in duels(seed, seats)[::4]:
        for seat in state.ask().seats:
            assert features(state, seat) == features(state.imagine(seat, rng), seat)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 4))
def test_every_move_has_a_type_and_only_equal_items_share_one(seed: int, seats: int) -> None:
    for state in duels(seed, seats)[::4]:
        for seat in state.ask().seats:
            move_types = {move.text: move_type(state, seat, move.code) for move in state.moves(seat)}
            assert all(0 <= kind < MOVE_TYPES for kind in move_types.values())
            alike = len(move_types) - len(set(move_types.values()))
            assert alike == (1 if {"buy 1", "buy 2"} <= set(move_types) and state.shop[0] == state.shop[1] else 0)
            assert all(0 <= indices < INPUTS for indices, _ in features(state, seat))


def test_features_tell_gold_items_and_question() -> None:
    few = TRENCHCOAT.position(LINES.format(items="magic-hat", gold=2))
    many = TRENCHCOAT.position(LINES.format(items="magic-hat", gold=12))
    other = TRENCHCOAT.position(LINES.format(items="pet-bandits", gold=2))
    assert len({tuple(features(state, 0)) for state in (few, many, other)}) == 3
    assert (QUESTION, 1.0) in features(few, 0)


def test_a_foreseen_event_is_a_feature_for_who_foresaw_it_alone() -> None:
    text = LINES.format(items="clairvoyance", gold=9) + "events: tax-6 guard strength-3\n"
    before = TRENCHCOAT.position(text)
    after = TRENCHCOAT.position(text)
    after.play(0, "play clairvoyance")
    after.play(0, "order 1 2 3")
    assert [indices for indices, _ in features(after, 0)][-2:] != [indices for indices, _ in features(before, 0)][-2:]
    assert after.ask().kind == before.ask().kind
    assert features(after, 1) == features(after.imagine(1, Rng.seeded(1)), 1)


def test_the_weights_fit_the_features() -> None:
    weights = shipped_weights(FOLDER, "duel_policy")
    assert len(weights.hidden) == (INPUTS + 1) * HIDDEN_UNITS
    assert len(weights.output) == MOVE_TYPES * (HIDDEN_UNITS + 1)
    assert DuelPolicy().is_enabled


class Plain(Bot):
    """Sensible without the duel policy."""

    def choose(self, seen: warren.bots.observation.Observation, rng: Rng) -> int:
        advice = TRENCHCOAT.advice
        assert isinstance(advice, TrenchAdvice)
        advice.duel_policy.is_enabled = False
        code = find("sensible").choose(seen, rng)
        advice.duel_policy.is_enabled = True
        return code


def wins_against_greedy(bot: Bot, games: int) -> float:
    """How many of some games a bot wins, from both seats."""
    won = 0.0
    for number in range(games):
        state = TRENCHCOAT.start(seed=f"experience/{number // 2}")
        bots = [bot, find("greedy")] if number % 2 == 0 else [find("greedy"), bot]
        play_out(state, bots, Rng.seeded(number))
        outcome = state.outcome()
        assert outcome is not None
        won += (number % 2 in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.skipif(not warren.compiled(), reason="needs thousands of games, too slow from source")
def test_sensible_wins_more_with_the_duel_policy_than_without() -> None:
    assert wins_against_greedy(find("sensible"), 4000) > wins_against_greedy(Plain("plain"), 4000)


# Training.


def sample(rng: np.random.Generator) -> Sample:
    """A decision in which the value of the first type of move grows with the first feature."""
    value = float(rng.uniform(-1, 1))
    return Sample([0], [value], [0, 1], [round(500 + 200 * value), 500], [400, 400])


@pytest.mark.parametrize("stages", [STAGES[:1], STAGES], ids=["regression", "both"])
@pytest.mark.slow
def test_a_network_chooses_as_it_has_learned(stages: tuple[Stage, ...]) -> None:
    rng = np.random.default_rng(1)
    samples = [sample(rng) for _ in range(600)]
    untrained = regret(TrainableNetwork(1, INPUTS, MOVE_TYPES), dataset_of(samples), np.arange(len(samples)))
    network, known, unknown = fit(samples, stages)
    assert max(known, unknown) < untrained / 20
    assert len(network.hidden) == INPUTS + 1
    assert len(network.output) == MOVE_TYPES


def loss(loss_gradient: LossGradient, outputs: Array, dataset: Dataset) -> float:
    """The loss that belongs to a gradient."""
    weights, targets = dataset.weights, dataset.targets
    if loss_gradient is squared_error_gradient:
        return float((weights * (centred(outputs, weights) - targets) ** 2).sum())
    probabilities = np.where(weights > 0, np.exp(outputs / TEMPERATURE), 0)
    return -float(((probabilities / probabilities.sum(1, keepdims=True)) * targets).sum())


@pytest.mark.parametrize("loss_gradient", [squared_error_gradient, expected_value_gradient])
def test_the_gradient_is_that_of_the_loss(loss_gradient: LossGradient) -> None:
    rng = np.random.default_rng(3)
    dataset = dataset_of([sample(rng) for _ in range(5)])
    outputs = np.zeros((5, MOVE_TYPES), np.float32)
    outputs[:, :2] = rng.uniform(-0.2, 0.2, (5, 2))
    gradient = loss_gradient(outputs, dataset.targets, dataset.weights)
    step = 1e-2
    for row, kind in ((0, 0), (1, 1), (4, 0)):
        less, more = outputs.copy(), outputs.copy()
        less[row, kind] -= step
        more[row, kind] += step
        slope = (loss(loss_gradient, more, dataset) - loss(loss_gradient, less, dataset)) / (2 * step)
        assert gradient[row, kind] == pytest.approx(slope, rel=0.02, abs=1e-3)


def test_every_duel_gives_samples_and_the_same_ones_again() -> None:
    chunk = generate_chunk(TASK, 0, 1)
    assert chunk.samples
    assert all(len(each.move_types) == len(each.results) == len(each.visits) > 1 for each in chunk.samples)
    assert chunk == generate_chunk(TASK, 0, 1)


def test_the_policy_is_enabled_again_after_a_task_from_scratch() -> None:
    advice = TRENCHCOAT.advice
    assert isinstance(advice, TrenchAdvice)
    generate_chunk(TASK, 0, 1)
    assert advice.duel_policy.is_enabled


def test_a_dataset_is_resumed_and_other_tasks_count_too(tmp_path: Path) -> None:
    file = tmp_path / "dataset.jsonl"
    append(file, [Chunk(TASK, 0, 10, [sample(np.random.default_rng(1))]), Chunk(OTHER, 0, 10, [])])
    with file.open("ab") as half:
        half.write(b'{"task":')
    known = read_dataset(file)
    assert [(chunk.task, chunk.first) for chunk in known] == [(TASK, 0), (OTHER, 0)]
    fresh = list(generate(TASK, 11, known, in_turn))
    assert [(chunk.first, chunk.games) for chunk in fresh] == [(10, 1)]
    assert samples_of([*fresh, *known]) == known[0].samples + fresh[0].samples
    later = list(generate(TASK, 12, [*known, *fresh], in_turn))
    assert [(chunk.first, chunk.games) for chunk in later] == [(11, 1)]


def test_weights_are_read_as_they_were_written() -> None:
    layers, _, _ = fit([sample(np.random.default_rng(2)) for _ in range(20)], STAGES[:1])
    weights = layers.weights(TRAINING)
    assert weights.hidden == [number for row in layers.hidden for number in row]
    assert weights.output == [number for row in layers.output for number in row]
    assert read_weights(write_weights(weights)) == weights


def train(*more: str) -> Result:
    """The command, with little to do."""
    words = ["lab", "train", "duel-policy", "--games", "2", "--simulations", "3", "--jobs", "1", "--lang", "en", *more]
    return CliRunner().invoke(cli, words)


def test_the_command_trains_writes_weights_and_resumes(tmp_path: Path) -> None:
    file, dataset_file = tmp_path / "weights.toml", tmp_path / "dataset.jsonl"
    results = [train("--out", str(file), "--dataset", str(dataset_file)) for _ in range(2)]
    assert [result.exit_code for result in results] == [0, 0], results[0].output
    assert "weights.toml" in results[0].output
    assert len(dataset_file.read_bytes().splitlines()) == 1
    assert len(read_weights(file.read_text(encoding="utf-8")).output) == MOVE_TYPES * (HIDDEN_UNITS + 1)


@pytest.mark.parametrize("content", ["a story\n", None], ids=["no dataset", "other features"])
def test_the_command_takes_no_other_file(tmp_path: Path, content: str | None) -> None:
    dataset_file = tmp_path / "other.jsonl"
    if content is None:
        append(dataset_file, [Chunk(TASK, 0, 10, [], inputs=INPUTS + 1)])
    else:
        dataset_file.write_text(content)
    result = train("--out", str(tmp_path / "weights.toml"), "--dataset", str(dataset_file))
    assert isinstance(result.exception, CommandError)
    assert result.exception.text == "wrong-dataset"


OLD_LINE = (
    b'{"task":{"seed":"learn","simulations":3,"afresh":false},"first":0,"games":2,"thoughts":'
    b'[{"which":[0],"much":[0.5],"kinds":[0,1],"results":[600,500],"tries":[400,400]},'
    b'{"which":[0],"much":[-0.5],"kinds":[0,1],"results":[400,500],"tries":[400,400]}],"read":%d,"kinds":%d}\n'
) % (INPUTS, MOVE_TYPES)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "`warren lab learn` is now called `warren lab train duel-policy`."),
        ("fr", "`warren lab learn` s'appelle désormais `warren lab train duel-policy`."),
        ("de", "`warren lab learn` heißt jetzt `warren lab train duel-policy`."),
    ],
)
def test_the_former_command_names_the_new_one_and_resumes_its_files(tmp_path: Path, lang: str, sentence: str) -> None:
    kept, out = tmp_path / "thoughts.jsonl", tmp_path / "learned.py"
    kept.write_bytes(OLD_LINE)
    words = ["lab", "learn", "--games", "2", "--simulations", "3", "--jobs", "1", "--lang", lang]
    result = CliRunner().invoke(cli, [*words, "--keep", str(kept), "--out", str(out)])
    assert result.exit_code == 0, result.output
    assert sentence in result.stderr.splitlines()
    assert kept.read_bytes() == OLD_LINE
    assert train("--dataset", str(kept), "--out", str(out)).exit_code == 0
    assert kept.read_bytes() == OLD_LINE


@pytest.mark.parametrize(
    "words", ["arrange --orders 6", "foretell --duels 6", "bluff --simulations 1", "learn --afresh"]
)
def test_other_former_commands_take_their_former_options(words: str) -> None:
    result = CliRunner().invoke(cli, ["lab", *words.split(), "--help"])
    assert result.exit_code == 0
    assert words.split()[1] in result.output or words.split(maxsplit=1)[0] in ("foretell", "bluff")
    assert f" {words.split(maxsplit=1)[0]} " not in CliRunner().invoke(cli, ["lab", "--help"]).output
