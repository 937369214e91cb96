"""`warren lab train …`: trains the networks that Trench Coat's strategy uses in duels."""

from functools import partial
from pathlib import Path

import click

from warren.cli import choices
from warren.cli.language import language
from warren.engine.extras import need


@click.group("train")
def train() -> None:
    """Train a network of Trench Coat's strategy."""


@train.command("duel-policy")
@click.option("--games", type=click.IntRange(1), default=10_000, show_default=True, help="Number of games.")
@click.option("--simulations", type=click.IntRange(1), default=400, show_default=True, help="Simulations a move.")
@click.option("--seed", default="learn", show_default=True, help="Random seed.")
@click.option("--from-scratch", is_flag=True, help="Play without the current duel policy.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="Processes; by default one for each core.")
@click.option(
    "--dataset",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Keep the dataset in this file, resume from it, and train on everything in it.",
)
@choices.with_weights("duel_policy")
@choices.with_language
def duel_policy(
    games: int,
    simulations: int,
    seed: str,
    from_scratch: bool,
    jobs: int | None,
    dataset: Path | None,
    out: Path,
    lang: str | None,
) -> None:
    """Train the policy for duels on a search's values of its moves.

    The search plays against greedy. The network guides its rollouts, and is how the lab's sensible bot trades and
    calls.
    """
    from warren.cli import train_duel_policy
    from warren.lab.train.duel_policy_dataset import Task

    train_duel_policy.run(Task(seed, simulations, from_scratch), games, jobs, dataset, out, language(lang))


@train.command("duel-value")
@click.option("--duels", type=click.IntRange(6), default=500_000, show_default=True, help="Number of duels.")
@click.option("--seed", default="foretell", show_default=True, help="Random seed.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="Processes; by default one for each core.")
@choices.with_weights("duel_value")
@choices.with_language
def duel_value(duels: int, seed: str, jobs: int | None, out: Path, lang: str | None) -> None:
    """Train the value of duels on their results.

    Sensible plays against greedy from redealt turns. The search evaluates the ends of its rollouts with the network.
    """
    need("lab", "numpy")
    from warren.cli.train_network import TrainingRun
    from warren.lab.train.duel_value import fit
    from warren.lab.train.duel_value_dataset import generate

    data = "duels of sensible against greedy from redealt turns"
    run = TrainingRun("duel-value", duels, partial(generate, seed, duels), fit, data, seed, "log loss", ".4f")
    run.run(jobs, out, language(lang))


@train.command("event-order")
@click.option("--decisions", type=click.IntRange(6), default=70_000, show_default=True, help="Number of decisions.")
@click.option("--simulations", type=click.IntRange(6), default=300, show_default=True, help="Simulations a decision.")
@click.option("--seed", default="arrange", show_default=True, help="Random seed.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="Processes; by default one for each core.")
@choices.with_weights("event_order")
@choices.with_language
def event_order(decisions: int, simulations: int, seed: str, jobs: int | None, out: Path, lang: str | None) -> None:
    """Train the order of foreseen events in duels on a search's values of all orders.

    The network guides the search's rollouts, and is how the lab's sensible bot orders events.
    """
    need("lab", "numpy")
    from warren.cli.train_network import TrainingRun
    from warren.lab.train.event_order import fit
    from warren.lab.train.event_order_dataset import generate

    data = f"orders of three events, valued by a search with {simulations:,} simulations each"
    source = partial(generate, seed, decisions, simulations)
    run = TrainingRun("event-order", decisions, source, fit, data, seed, "regret", ".2%")
    run.run(jobs, out, language(lang))
