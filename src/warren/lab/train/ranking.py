"""Learning to rank the moves of a decision: first by regression on their values, then by the expected value of a
softmax over them.
"""

from collections.abc import Sequence
from typing import Final

from warren.engine.extras import needing
from warren.lab.train.network import Array, Dataset, Layers, Rows, Stage, TrainableNetwork, validation_split

with needing("lab"):
    import numpy as np

#: Targets are in tenths of a win, search values in thousandths.
VALUE_SCALE: Final = 100.0
#: Temperature of the softmax, in tenths of a win.
TEMPERATURE: Final = 0.2


def centred(values: Array, weights: Array) -> Array:
    """Values minus their weighted mean over the moves of the same decision."""
    mean = (values * weights).sum(1, keepdims=True) / np.maximum(weights.sum(1, keepdims=True), 1e-6)
    return np.asarray(values - mean, np.float32)


def squared_error_gradient(outputs: Array, targets: Array, weights: Array) -> Array:
    """The gradient of the weighted squared error of centred outputs."""
    return np.asarray(weights * (centred(outputs, weights) - targets) * 2, np.float32)


def expected_value_gradient(outputs: Array, targets: Array, weights: Array) -> Array:
    """The gradient of minus the expected target, if a move is sampled from a softmax over the outputs."""
    logits = np.where(weights > 0, outputs / TEMPERATURE, -np.inf)
    probabilities = np.exp(logits - logits.max(1, keepdims=True))
    probabilities /= probabilities.sum(1, keepdims=True)
    expected = (probabilities * targets).sum(1, keepdims=True)
    return np.asarray(probabilities * (expected - targets) / TEMPERATURE, np.float32)


def regret(network: TrainableNetwork, dataset: Dataset, rows: Rows) -> float:
    """The mean loss of the network's choice against the best move, in wins a decision."""
    weights, targets = dataset.weights[rows], dataset.targets[rows]
    outputs = network.predict(dataset, rows)
    chosen = np.where(weights > 0, outputs, -np.inf).argmax(1)
    best = np.where(weights > 0, targets, -np.inf).max(1)
    return float((best - targets[np.arange(len(rows)), chosen]).mean()) * VALUE_SCALE / 1000


def fit_ranking(network: TrainableNetwork, dataset: Dataset, stages: Sequence[Stage]) -> tuple[Layers, float, float]:
    """The trained layers, and their regret on the training and the validation split."""
    training, validation = validation_split(len(dataset))
    for stage in stages:
        network.train(stage, dataset, training)
    return network.rounded(), regret(network, dataset, training), regret(network, dataset, validation)
