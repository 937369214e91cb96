"""`warren lab train duel-policy`: generates or resumes a dataset, then fits the network to it."""

import sys
from collections.abc import Callable
from pathlib import Path

import click

import warren
from warren.cli.errors import CommandError, writing
from warren.cli.progress import follow
from warren.engine.extras import need
from warren.engine.text import speak
from warren.lab.jsonl import append
from warren.lab.simulate.executor import InProcesses, in_turn
from warren.lab.train.duel_policy_dataset import (
    Chunk,
    Task,
    WrongDataset,
    generate,
    read_dataset,
    samples_of,
)

Say = Callable[..., str]


def run(task: Task, games: int, jobs: int | None, dataset: Path | None, out: Path, language: str) -> None:
    """Generate what is missing, fit a network to the complete dataset, and write its weights."""
    need("lab", "numpy")
    say = speak("warren.cli", language).say
    if not warren.compiled():
        click.echo(say("not-compiled"), err=True)
    chunks = known_chunks(dataset)
    if not complete(task, games, chunks, jobs, dataset, say("train-duel-policy-progress")):
        click.echo(say("interrupted", games=sum(chunk.games for chunk in chunks)), err=True)
        sys.exit(130)
    fit_and_write(chunks, task, out, say)


def known_chunks(dataset: Path | None) -> list[Chunk]:
    """What an earlier run has written."""
    if dataset is None:
        return []
    try:
        with writing(dataset):
            return read_dataset(dataset)
    except WrongDataset as error:
        raise CommandError("wrong-dataset", file=str(dataset)) from error


def complete(task: Task, games: int, chunks: list[Chunk], jobs: int | None, dataset: Path | None, label: str) -> bool:
    """Add the missing chunks to the list and the file; False after Ctrl-C."""
    spread = in_turn if jobs == 1 else InProcesses(jobs)
    done = sum(chunk.games for chunk in chunks if chunk.task == task)

    def take(chunk: Chunk) -> int:
        if dataset is not None:
            with writing(dataset):
                append(dataset, [chunk])
        chunks.append(chunk)
        return chunk.games

    return follow(generate(task, games, chunks, spread), take, label, max(games, done), done)


def fit_and_write(chunks: list[Chunk], task: Task, out: Path, say: Say) -> None:
    """Fit a network, write its weights, and print its regret."""
    from warren.lab.train.duel_policy import fit
    from warren.lab.train.header import header, write

    samples = samples_of(chunks)
    if len(samples) < 2:
        raise click.UsageError(say("too-few-samples"))
    click.echo(say("train-duel-policy-fit", samples=len(samples)), err=True)
    layers, *regrets = fit(samples)
    training, validation = (f"{regret:.2%}" for regret in regrets)
    seeds = ", ".join(sorted({chunk.task.seed for chunk in chunks} | {task.seed}))
    data = f"{len(samples):,} decisions of {sum(chunk.games for chunk in chunks):,} games"
    write(out, layers, header(data, seeds, f"regret {training} in training, {validation} in validation"))
    click.echo(say("train-duel-policy-done", file=str(out), training=training, validation=validation))
