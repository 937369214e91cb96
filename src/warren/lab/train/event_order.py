"""Trains Trench Coat's event order on a search's values of all orders of three events."""

from collections.abc import Sequence
from typing import Final

from warren.games.trenchcoat.strategy.duels.event_order import INPUTS
from warren.lab.train.network import Dataset, Layers, Stage, TrainableNetwork
from warren.lab.train.ranking import expected_value_gradient, fit_ranking, squared_error_gradient

STAGES: Final = (Stage(squared_error_gradient, 10, 6e-3, 1e-2), Stage(expected_value_gradient, 10, 3e-3, 1e-2))


def fit(dataset: Dataset, stages: Sequence[Stage] = STAGES) -> tuple[Layers, float, float]:
    """The trained layers, and their regret on the training and the validation split."""
    return fit_ranking(TrainableNetwork(1, INPUTS, 1), dataset, stages)
