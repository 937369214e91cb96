"""A game's rules for a reader: in short in every language, or clause by clause as they are on record."""

from importlib.resources import files

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from warren.engine.contract import Game
from warren.engine.text import speak


def print_rules(game: Game, console: Console, language: str) -> None:
    """The rules in short, then the options."""
    speaker = speak(game.domain, language)
    console.print(Text(speaker.say("title"), style="bold magenta"))
    console.print(speaker.say("tagline"), style="italic")
    for heading in speaker.starting("rules-"):
        console.print()
        console.print(Text(speaker.say(heading), style="bold"))
        console.print(speaker.body(heading))
    specials = [name for name in speaker.starting("special-") if not name.endswith("-effect")]
    if specials:
        console.print()
        table = Table.grid(padding=(0, 1))
        for name in specials:
            number = name.removeprefix("special-")
            table.add_row(
                Text(number, style="bold"), Text(speaker.say(name), style="bold"), speaker.say(f"{name}-effect")
            )
        console.print(table)
    print_options(game, console, language)


def print_options(game: Game, console: Console, language: str) -> None:
    """What a table may choose, with the values each option takes."""
    say = speak("warren.cli", language).say
    speaker = speak(game.domain, language)
    console.print()
    console.print(Text(say("options-heading"), style="bold"))
    table = Table.grid(padding=(0, 2))
    for option in game.options():
        default = option.default
        if isinstance(default, bool):
            default = "yes" if default else "no"
        table.add_row(
            Text(f"{option.name}={default}", style="cyan"), option.takes(), speaker.say(f"option-{option.name}")
        )
    console.print(table)


def print_clauses(game: Game, console: Console) -> None:
    """The rules of record, clause by clause."""
    text = files(game.domain).joinpath("RULES.md").read_text(encoding="utf-8")
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        console.file.write(text)
