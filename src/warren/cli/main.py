"""The `warren` command."""

import click

import warren


@click.group()
@click.version_option(warren.__version__, message=f"warren {warren.__version__}")
def cli() -> None:
    """Play and study four kobold games."""


def run() -> None:
    """Run the command."""
    cli()
