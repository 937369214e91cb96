"""Commands under their former names: they still work, and name the new command on standard error."""

from collections.abc import Mapping
from copy import copy
from typing import Any

import click

from warren.cli.language import language
from warren.engine.text import speak


def renamed(old: str, command: click.Command, new: str, options: Mapping[str, str] | None = None) -> click.Command:
    """A hidden command that runs `command`; `options` maps new option names to former ones, which it takes too."""

    def run(**given: Any) -> object:  # what click has parsed for the command
        say = speak("warren.cli", language(given["lang"])).say
        click.echo(say("command-renamed", old=f"warren lab {old}", new=f"warren {new}"), err=True)
        assert command.callback is not None
        return command.callback(**given)

    params = [with_alias(param, options or {}) for param in command.params]
    return click.Command(old, callback=run, params=params, help=command.help, hidden=True)


def with_alias(param: click.Parameter, options: Mapping[str, str]) -> click.Parameter:
    """A parameter that is also known by its former name."""
    found = copy(param)
    found.opts = [*param.opts, *(options[name] for name in param.opts if name in options)]
    return found
