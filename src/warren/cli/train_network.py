"""`warren lab train event-order` and `duel-value`: generate a dataset, fit a network to it, write its weights."""

import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

import warren
from warren.cli.progress import follow
from warren.engine.text import speak
from warren.lab.simulate.executor import InProcesses, Spread, in_turn

if TYPE_CHECKING:
    from warren.lab.train.network import Dataset, Layers

Say = Callable[..., str]


class TrainingRun(msgspec.Struct):
    """A network to train: `name` is part of its text keys, `data` and `metric` are for the header.

    `form` is the format of the loss, or regret, on the training and the validation split.
    """

    name: str
    samples: int
    generate: "Callable[[Spread], Generator[tuple[int, Dataset]]]"
    fit: "Callable[[Dataset], tuple[Layers, float, float]]"
    data: str
    seed: str
    metric: str
    form: str

    def run(self, jobs: int | None, out: Path, language: str) -> None:
        """Generate, fit and write, with progress; after Ctrl-C the file is as before."""
        say = speak("warren.cli", language).say
        if not warren.compiled():
            click.echo(say("not-compiled"), err=True)
        parts: dict[int, Dataset] = {}
        if not self.collect(parts, jobs, say(f"train-{self.name}-progress")):
            click.echo(say("interrupted", games=sum(len(part) for part in parts.values())), err=True)
            sys.exit(130)
        self.fit_and_write(parts, out, say)

    def collect(self, parts: "dict[int, Dataset]", jobs: int | None, label: str) -> bool:
        """Generate all chunks, by the number of the first sample; False after Ctrl-C."""

        def take(found: "tuple[int, Dataset]") -> int:
            first, part = found
            parts[first] = part
            return len(part)

        return follow(self.generate(in_turn if jobs == 1 else InProcesses(jobs)), take, label, self.samples)

    def fit_and_write(self, parts: "dict[int, Dataset]", out: Path, say: Say) -> None:
        """Fit a network, write its weights, and print its losses."""
        from warren.lab.train.header import header, write
        from warren.lab.train.network import concatenate

        dataset = concatenate([parts[first] for first in sorted(parts)])
        click.echo(say(f"train-{self.name}-fit", count=len(dataset)), err=True)
        layers, *losses = self.fit(dataset)
        training, validation = (format(loss, self.form) for loss in losses)
        metric = f"{self.metric} {training} in training, {validation} in validation"
        write(out, layers, header(f"{len(dataset):,} {self.data}", self.seed, metric))
        click.echo(say(f"train-{self.name}-done", file=str(out), training=training, validation=validation))
