"""`python -m warren` is the `warren` command."""

from warren.cli.main import run

run()
