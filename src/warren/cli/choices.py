"""Choices that several commands share: games, seats, options, sheets, languages."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

import warren
from warren.bots import ALL, find
from warren.cli.errors import CommandError
from warren.engine.contract import Game
from warren.engine.errors import BadRecord, BadSheet
from warren.engine.options import OptionValue
from warren.engine.text import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])


class GameName(click.ParamType[str]):
    """The name of a game, completed by the shell."""

    name = "game"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The games whose names begin so."""
        return [CompletionItem(name) for name in warren.games() if name.startswith(incomplete)]


class BotNames(click.ParamType[str]):
    """Names of bots with commas between them, completed by the shell."""

    name = "bots"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The bots whose names continue the list."""
        done, comma, last = incomplete.rpartition(",")
        return [CompletionItem(done + comma + name) for name in ALL if name.startswith(last)]


def with_options(command: F) -> F:
    """The parameters `--option` and `--sheet`."""
    options = click.option(
        "-o",
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="Set an option of the game; see `warren rules GAME`.",
    )
    sheet = click.option(
        "--sheet",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        help="Play by a corrected component sheet; `warren sheet GAME` prints the one to start from.",
    )
    return options(sheet(command))


def with_weights(name: str) -> Callable[[F], F]:
    """The parameter `--out` of commands that train a network."""
    return click.option(
        "--out",
        type=click.Path(dir_okay=False, writable=True, path_type=Path),
        required=True,
        help=f"The weights file to write, in place of the game's {name}.toml.",
    )


def with_data(command: F) -> F:
    """The parameter `--data`."""
    return click.option(
        "--data",
        type=click.Path(file_okay=False, path_type=Path),
        default=Path("warren-data"),
        show_default=True,
        help="The folder in which tables are kept.",
    )(command)


def with_logs(command: F) -> F:
    """The parameters `--log-format` and `--log-level`."""
    form = click.option(
        "--log-format",
        type=click.Choice(["pairs", "json"]),
        default="pairs",
        show_default=True,
        help="How the host writes what happens, on standard error: key=value, or JSON, a line each.",
    )
    level = click.option(
        "--log-level",
        type=click.Choice(["debug", "info", "warning", "error"]),
        default="warning",
        show_default=True,
        help="From which level on it is written.",
    )
    return form(level(command))


def with_language(command: F) -> F:
    """The parameter `--lang`."""
    return click.option(
        "--lang", type=click.Choice(LANGUAGES), help="Language of the texts; otherwise your machine's."
    )(command)


def read_options(given: tuple[str, ...]) -> dict[str, OptionValue]:
    """Options as written on a command line."""
    options: dict[str, OptionValue] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise CommandError("option-form", option=word)
        options[name.strip()] = value.strip()
    return options


def read_sheet(path: Path | None, game: Game) -> str:
    """The text of a component sheet, checked; empty for the shipped one."""
    if path is None:
        return ""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadSheet("bad-sheet", line=1, why=str(error)) from error
    game.with_sheet(text)
    return text


def read_record(path: Path) -> warren.Record:
    """A record from a file."""
    try:
        return warren.Record.from_json(path.read_bytes())
    except BadRecord as error:
        error.add_note(str(path))
        raise


def seat_bots(given: str, seats: int) -> list[str]:
    """One bot a seat: as many names as seats, or one for all."""
    names = [name.strip() for name in given.split(",") if name.strip()]
    for name in names:
        find(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise CommandError("bots-count", bots=len(names), seats=seats)
    return names
