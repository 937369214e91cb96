"""A feed-forward network with one hidden layer of rectified linear units."""

from librt.vecs import vec

from warren.engine.native import i64
from warren.engine.weights import Weights
from warren.games.trenchcoat.strategy.duels.sparse_features import SparseFeatures


class Network:
    """Evaluates a network: first the hidden layer, then any of the outputs.

    The hidden weights come by input, the biases last; the output weights by output, the bias last.
    """

    def __init__(self, weights: Weights, inputs: i64) -> None:
        self.inputs: i64 = inputs
        self.hidden_weights: vec[float] = thousandths(weights.hidden)
        self.output_weights: vec[float] = thousandths(weights.output)
        self.hidden_units: i64 = len(self.hidden_weights) // (inputs + 1)
        self.hidden: vec[float] = vec[float]([0.0] * self.hidden_units)

    def compute_hidden(self, features: SparseFeatures) -> None:
        """Compute the hidden layer."""
        hidden, weights, indices, values = self.hidden, self.hidden_weights, features.indices, features.values
        units: i64 = self.hidden_units
        count: i64 = features.count
        unit: i64 = 0
        while unit < units:
            total: float = weights[self.inputs * units + unit]
            number: i64 = 0
            while number < count:
                total += values[number] * weights[indices[number] * units + unit]
                number += 1
            hidden[unit] = total if total > 0.0 else 0.0
            unit += 1

    def output(self, index: i64) -> float:
        """One of the outputs, from the hidden layer as last computed."""
        hidden, weights = self.hidden, self.output_weights
        units: i64 = self.hidden_units
        first: i64 = index * (units + 1)
        total: float = weights[first + units]
        unit: i64 = 0
        while unit < units:
            total += hidden[unit] * weights[first + unit]
            unit += 1
        return total


def thousandths(numbers: list[int]) -> vec[float]:
    """Integers in thousandths as floats."""
    return vec[float]([float(number) / 1000.0 for number in numbers])
