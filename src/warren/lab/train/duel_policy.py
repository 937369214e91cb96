"""Trains Trench Coat's duel policy on a search's values of every move."""

from collections.abc import Sequence
from typing import Final

from warren.engine.extras import needing
from warren.games.trenchcoat.strategy.duels.features import INPUTS, MOVE_TYPES
from warren.lab.train.duel_policy_dataset import Sample
from warren.lab.train.network import Array, Dataset, Layers, Stage, TrainableNetwork
from warren.lab.train.ranking import (
    VALUE_SCALE,
    centred,
    expected_value_gradient,
    fit_ranking,
    squared_error_gradient,
)

with needing("lab"):
    import numpy as np

#: The visit count from which on a move has full weight.
FULL_VISITS: Final = 300
STAGES: Final = (Stage(squared_error_gradient, 24, 6e-3, 3e-3), Stage(expected_value_gradient, 24, 3e-3, 1e-2))


def dataset_of(samples: Sequence[Sample]) -> Dataset:
    """All samples as dense arrays. Targets are centred values, weighted by visits."""
    size = len(samples)
    features: Array = np.zeros((size, INPUTS), np.float32)
    weights: Array = np.zeros((size, MOVE_TYPES), np.float32)
    values: Array = np.zeros((size, MOVE_TYPES), np.float32)
    for row, sample in enumerate(samples):
        np.add.at(features[row], sample.indices, sample.values)
        weights[row, sample.move_types] = np.minimum(sample.visits, FULL_VISITS) / FULL_VISITS
        values[row, sample.move_types] = np.array(sample.results) / VALUE_SCALE
    return Dataset(features, centred(values, weights), weights)


def fit(samples: Sequence[Sample], stages: Sequence[Stage] = STAGES) -> tuple[Layers, float, float]:
    """The trained layers, and their regret on the training and the validation split."""
    return fit_ranking(TrainableNetwork(1, INPUTS, MOVE_TYPES), dataset_of(samples), stages)
