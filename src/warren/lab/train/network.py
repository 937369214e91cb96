"""Training of a small network: one hidden layer of rectified linear units, Adam with decoupled weight decay."""

import math
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final

import msgspec

from warren.engine.extras import needing
from warren.engine.weights import Training, Weights

with needing("lab"):
    import numpy as np
    from numpy.typing import NDArray

Array = NDArray[np.float32]
Rows = NDArray[np.intp]

HIDDEN_UNITS: Final = 24
BATCH_SIZE: Final = 512
#: Decay rates of Adam's moment estimates.
BETAS: Final = (0.9, 0.999)
#: The part of the steps in which the learning rate warms up.
WARM_UP: Final = 1 / 3
#: One sample in this many is held out for validation.
VALIDATION: Final = 6


class Layers(msgspec.Struct):
    """Trained weights, rounded to thousandths.

    `hidden` has a row for each input and one for the biases; `output` a row for each output, its bias last.
    """

    hidden: list[list[int]]
    output: list[list[int]]

    def weights(self, training: Training) -> Weights:
        """The weights with the header of their file."""
        return Weights(training, list(chain.from_iterable(self.hidden)), list(chain.from_iterable(self.output)))


class Dataset:
    """Samples: features, targets, and the weight of each target.

    A sample of a network with one output may have several targets, each with features of its own.
    """

    def __init__(self, features: Array, targets: Array, weights: Array) -> None:
        self.features = features
        self.targets = targets
        self.weights = weights

    def __len__(self) -> int:
        return len(self.features)


def concatenate(parts: Sequence[Dataset]) -> Dataset:
    """All samples of several datasets."""
    return Dataset(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.targets for part in parts]),
        np.concatenate([part.weights for part in parts]),
    )


#: The gradient of a loss with respect to the outputs, given outputs, targets and weights.
LossGradient = Callable[[Array, Array, Array], Array]


class Stage(msgspec.Struct, frozen=True):
    """A stage of training: a loss with its hyperparameters."""

    loss_gradient: LossGradient
    epochs: int
    learning_rate: float
    weight_decay: float


class TrainableNetwork:
    """A network whose weights are trained."""

    def __init__(self, seed: int, inputs: int, outputs: int, hidden_units: int = HIDDEN_UNITS) -> None:
        self.rng = np.random.default_rng(seed)
        self.layers: list[Array] = [self.initial(inputs, hidden_units), self.initial(hidden_units, outputs)]

    def initial(self, rows: int, columns: int) -> Array:
        """Uniform initial weights, the biases in the last row."""
        return (self.rng.uniform(-1, 1, (rows + 1, columns)) / math.sqrt(rows)).astype(np.float32)

    def forward(self, features: Array) -> tuple[Array, Array]:
        """The hidden layer and the outputs."""
        first, second = self.layers
        hidden = np.maximum(features @ first[:-1] + first[-1], 0)
        return hidden, hidden @ second[:-1] + second[-1]

    def predict(self, dataset: Dataset, rows: Rows) -> Array:
        """The outputs for some samples, in the shape of their targets."""
        return self.forward(dataset.features[rows])[1].reshape(dataset.targets[rows].shape)

    def gradients(self, loss_gradient: LossGradient, dataset: Dataset, rows: Rows) -> list[Array]:
        """The gradients of the mean loss over a batch, by backpropagation."""
        first, second = self.layers
        features, targets = dataset.features[rows], dataset.targets[rows]
        hidden, outputs = self.forward(features)
        loss = loss_gradient(outputs.reshape(targets.shape), targets, dataset.weights[rows])
        at_outputs: Array = (loss / np.float32(len(rows))).reshape(-1, outputs.shape[-1])
        features, hidden = features.reshape(-1, len(first) - 1), hidden.reshape(-1, len(second) - 1)
        at_hidden: Array = (at_outputs @ second[:-1].T) * (hidden > 0)
        return [
            np.vstack([features.T @ at_hidden, at_hidden.sum(0)]),
            np.vstack([hidden.T @ at_outputs, at_outputs.sum(0)]),
        ]

    def train(self, stage: Stage, dataset: Dataset, rows: Rows) -> None:
        """Train on some samples, shuffled anew in every epoch."""
        optimizer = Adam(self.layers, stage, stage.epochs * -(-len(rows) // BATCH_SIZE))
        for _ in range(stage.epochs):
            order = self.rng.permutation(rows)
            for first in range(0, len(order), BATCH_SIZE):
                optimizer.step(self.gradients(stage.loss_gradient, dataset, order[first : first + BATCH_SIZE]))

    def rounded(self) -> Layers:
        """The weights in thousandths."""
        hidden, output = (np.rint(layer * 1000).astype(int) for layer in self.layers)
        return Layers(hidden.tolist(), output.T.tolist())


class Adam:
    """Adam with decoupled weight decay, a linear warm-up and cosine decay of the learning rate."""

    def __init__(self, layers: list[Array], stage: Stage, steps: int) -> None:
        self.layers = layers
        self.stage = stage
        self.steps = steps
        self.done = 0
        self.first_moments = [np.zeros_like(layer) for layer in layers]
        self.second_moments = [np.zeros_like(layer) for layer in layers]

    def step(self, gradients: Sequence[Array]) -> None:
        """Update all weights in place."""
        rate = self.learning_rate()
        self.done += 1
        beta1, beta2 = BETAS
        for at, gradient in enumerate(gradients):
            self.first_moments[at] += (1 - beta1) * (gradient - self.first_moments[at])
            self.second_moments[at] += (1 - beta2) * (gradient * gradient - self.second_moments[at])
            mean = self.first_moments[at] / (1 - beta1**self.done)
            scale = np.sqrt(self.second_moments[at] / (1 - beta2**self.done)) + 1e-8
            self.layers[at] -= rate * (mean / scale + self.stage.weight_decay * self.layers[at])

    def learning_rate(self) -> float:
        """The learning rate of the next step."""
        progress = self.done / self.steps
        if progress < WARM_UP:
            return self.stage.learning_rate * (0.04 + 0.96 * progress / WARM_UP)
        return self.stage.learning_rate * 0.5 * (1 + math.cos(math.pi * (progress - WARM_UP) / (1 - WARM_UP)))


def validation_split(samples: int) -> tuple[Rows, Rows]:
    """The rows to train on and those held out for validation."""
    held_out = np.arange(samples) % VALIDATION == 0
    return np.flatnonzero(~held_out), np.flatnonzero(held_out)
