"""Trains Trench Coat's duel value: logistic regression by a network on the results of duels."""

from typing import Final

from warren.engine.extras import needing
from warren.games.trenchcoat.strategy.duels.duel_value import INPUTS
from warren.lab.train.network import Array, Dataset, Layers, Stage, TrainableNetwork, validation_split

with needing("lab"):
    import numpy as np


def sigmoid(logits: Array) -> Array:
    """Probabilities from log-odds."""
    return np.asarray(1 / (1 + np.exp(-logits)), np.float32)


def log_loss(logits: Array, targets: Array) -> float:
    """The mean logarithmic loss."""
    return float((np.logaddexp(0, logits) - targets * logits).mean())


def log_loss_gradient(logits: Array, targets: Array, weights: Array) -> Array:
    """The gradient of the logarithmic loss of each sample."""
    return np.asarray(weights * (sigmoid(logits) - targets), np.float32)


STAGE: Final = Stage(log_loss_gradient, 10, 6e-3, 1e-2)


def fit(dataset: Dataset, stage: Stage = STAGE) -> tuple[Layers, float, float]:
    """The trained layers, and their log loss on the training and the validation split."""
    training, validation = validation_split(len(dataset))
    network = TrainableNetwork(1, INPUTS, 1)
    network.train(stage, dataset, training)
    losses = [log_loss(network.predict(dataset, rows), dataset.targets[rows]) for rows in (training, validation)]
    return network.rounded(), losses[0], losses[1]
