"""The header of a weights file: how its network was trained."""

import shlex
import sys
from datetime import date
from pathlib import Path

from warren.engine.weights import Training, write_weights
from warren.lab.train.network import Layers


def header(data: str, seed: str, metric: str) -> Training:
    """The header of a network that is trained by the running command."""
    command = shlex.join(["warren", *sys.argv[1:]])
    return Training(command=command, data=data, seed=seed, date=date.today().isoformat(), metric=metric)


def write(out: Path, layers: Layers, training: Training) -> None:
    """Write a weights file."""
    out.write_text(write_weights(layers.weights(training)), encoding="utf-8")
