"""The `warren` command: what it understands, and how it says no."""

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

import click

import warren
from warren.bots import USUAL
from warren.bots.levels import LEVELS
from warren.cli import choices
from warren.cli.errors import CommandError
from warren.cli.lab import lab
from warren.cli.language import language
from warren.engine.errors import WarrenError

if TYPE_CHECKING:
    from warren.host.operations.logs import Form

EPILOG = """\b
Examples:
  warren
  warren play koffer --seats 3 --bots scout
  warren simulate koffer --games 100000 --seats 4 --bots digger,hatchling,hatchling,hatchling --seed 1
  warren replay koffer-7.json
  warren review koffer-7.json --seat A
  warren rules koffer --lang fr"""


def version() -> str:
    """The version, and whether the core is compiled."""
    core = "compiled" if warren.compiled() else "running from source, uncompiled"
    return f"warren {warren.__version__} ({core})"


@click.group(epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(warren.__version__, message=version())
@click.pass_context
def cli(context: click.Context) -> None:
    """Warren: a table for kobold games. Without a command it hosts them for browsers, as `warren serve` does."""
    if context.invoked_subcommand is None:
        context.invoke(serve)


@cli.command("games")
@choices.with_language
def list_games(lang: str | None) -> None:
    """List the games."""
    from warren.engine.text import speak

    say = speak("warren.cli", language(lang)).say
    for name in warren.games():
        game = warren.game(name)
        speaker = speak(game.domain, language(lang))
        counts = game.seat_counts
        click.echo(f"{name:12} {say('by', name=speaker.say('title'), low=counts[0], high=counts[-1])}")


@cli.command()
@click.argument("game", type=choices.GameName(), required=False)
@click.option("--seats", type=int, help="How many seats the table has.  [default: 2, or as many as there are people]")
@click.option(
    "--people", type=int, default=1, show_default=True, help="How many people share this keyboard, from seat A on."
)
@click.option(
    "--bots",
    type=choices.BotNames(),
    default=USUAL,
    show_default=True,
    help=f"Who plays the other seats: one name for all, or a list. From the weakest: {', '.join(LEVELS)}.",
)
@click.option("--seed", help="Deal this table again; any number or word.  [default: a new one]")
@choices.with_options
@click.option(
    "--resume", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Go on with a saved table."
)
@click.option(
    "--save", type=click.Path(dir_okay=False, path_type=Path), help="Where to save.  [default: GAME-SEED.json here]"
)
@choices.with_language
def play(
    game: str | None,
    seats: int | None,
    people: int,
    bots: str,
    seed: str | None,
    options: tuple[str, ...],
    sheet: Path | None,
    resume: Path | None,
    save: Path | None,
    lang: str | None,
) -> None:
    """Play GAME at the terminal against bots, or with several people at one keyboard.

    While playing, type the number of a move or its notation, or: help, rules, moves, hint, score, undo, quit.
    """
    from warren.cli import play as playing

    if resume is not None:
        if game or seats or seed or options or sheet:
            raise CommandError("resume-alone")
        playing.resume(resume, save or resume, language(lang))
        return
    if game is None:
        raise CommandError("need-game", known=", ".join(warren.games()))
    playing.start(game, seats, people, bots, seed, options, sheet, save, language(lang))


@cli.command()
@click.argument("game", type=choices.GameName())
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games to play.")
@click.option("--seats", type=int, help="How many seats.  [default: as many as bots are named, or 2]")
@click.option(
    "--bots",
    type=choices.BotNames(),
    default="hatchling",
    show_default=True,
    help="One bot for all seats, or one for each: a level, or random, greedy, sensible, planner, search.",
)
@click.option(
    "--seed", default="1", show_default=True, help="The same seed gives the same games, on any number of cores."
)
@click.option("--jobs", type=click.IntRange(1), help="How many processes.  [default: all cores]")
@choices.with_options
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE.parquet",
    help="Write a row for every game. Stopped or killed, the same command goes on where it ended.",
)
@click.option("--columns", default="", metavar="NAMES", help="Which columns, with commas between them.  [default: all]")
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT, auto, or local for a new one here.")
@click.option("--json", "as_json", is_flag=True, help="Write the results as JSON.")
@choices.with_language
def simulate(
    game: str,
    games: int,
    seats: int | None,
    bots: str,
    seed: str,
    jobs: int | None,
    options: tuple[str, ...],
    sheet: Path | None,
    out: Path | None,
    columns: str,
    ray: str | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Let bots play GAME many times, and say who wins how often.

    Game number i of a simulation with seed S is the playing with seed “S/i”. With --out bots think without a clock, so
    that the same seed gives the same rows on any machine.
    """
    from warren.cli import simulate as simulating

    place = simulating.Place(jobs, ray, out, columns)
    simulating.run(game, games, seats, bots, seed, place, options, sheet, language(lang), as_json=as_json)


@cli.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--boards", is_flag=True, help="Show the whole table after every move.")
@click.option("--step", is_flag=True, help="Wait for Enter after every move.")
@choices.with_language
def replay(file: Path, boards: bool, step: bool, lang: str | None) -> None:
    """Tell the game recorded in FILE again, move by move, and check it."""
    from warren.cli import replay as replaying

    replaying.run(file, language(lang), boards=boards or step, step=step)


@cli.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="SEAT",
    help="Whose game, by letter or number; several times if need be.  [all]",
)
@click.option("--json", "as_json", is_flag=True, help="Write the review as JSON.")
@choices.with_language
def review(file: Path, seats: tuple[str, ...], as_json: bool, lang: str | None) -> None:
    """Review the game recorded in FILE: what could be expected when, and which choices were worse than others.

    Every decision is judged by what its seat knew then; cards, dice and the others are told apart from own choices.
    """
    from warren.cli import review as reviewing

    reviewing.run(file, seats, language(lang), as_json=as_json)


@cli.command()
@click.argument("game", type=choices.GameName())
@click.option("--clauses", is_flag=True, help="The rules of record, clause by clause (in English).")
@choices.with_language
def rules(game: str, clauses: bool, lang: str | None) -> None:
    """Read the rules of GAME, in short."""
    from warren.cli.rules import print_clauses, print_rules
    from warren.cli.screen import screen

    console = screen()
    if clauses:
        print_clauses(warren.game(game), console)
    else:
        print_rules(warren.game(game), console, language(lang))


@cli.command()
@click.argument("game", type=choices.GameName())
def sheet(game: str) -> None:
    """Print the component sheet of GAME, to be corrected and used with --sheet."""
    from warren.engine.sheets import shipped_text

    click.echo(shipped_text(warren.game(game).domain), nl=False)


@cli.command()
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="The port to listen on.")
@click.option(
    "--host",
    default="0.0.0.0",  # noqa: S104 - phones on the same network are meant to get in
    show_default=True,
    help="The address to listen on. The default is open to your network; 127.0.0.1 is for this machine alone.",
)
@click.option(
    "--trusted-host",
    "trusted_hosts",
    multiple=True,
    envvar="WARREN_TRUSTED_HOST",
    metavar="NAME",
    help="A name by which people reach this host, such as warren.example.org; several times if need be. Addresses, "
    "localhost, names in .local and this machine's own name are known. Or WARREN_TRUSTED_HOST says so.",
)
@choices.with_data
@click.option(
    "--database",
    envvar="WARREN_DATABASE",
    metavar="postgresql://…",
    default="",
    help="Keep tables in a PostgreSQL database instead, which several hosts may share; or WARREN_DATABASE says so.",
)
@click.option(
    "--pace", type=click.FloatRange(0, 60), default=0.8, show_default=True, help="Seconds a bot waits at least."
)
@click.option(
    "--window",
    type=click.FloatRange(0, 10),
    default=1.5,
    show_default=True,
    help="Seconds that a moment for reactions lasts at least, when several people play.",
)
@click.option(
    "--patience",
    type=click.FloatRange(1, 86400),
    default=120,
    show_default=True,
    help="Seconds without an answer after which, where there is no clock, the others may let a bot play.",
)
@click.option("--no-open", is_flag=True, help="Do not open a browser.")
@choices.with_logs
@choices.with_language
def serve(
    port: int,
    host: str,
    trusted_hosts: tuple[str, ...],
    data: Path,
    database: str,
    pace: float,
    window: float,
    patience: float,
    no_open: bool,
    log_format: "Form",
    log_level: str,
    lang: str | None,
) -> None:
    """Host tables for browsers, on this machine and for phones on the same network."""
    from warren.cli import serve as serving
    from warren.host.operations.faults import FOLDER
    from warren.host.tables.pace import Pace

    log = (log_format, log_level)
    where = serving.place(data, database)
    speed = Pace(pace, window, patience)
    faults = data / FOLDER
    serving.run(
        where, host, port, speed, language(lang), log, browse=not no_open, trusted_hosts=trusted_hosts, faults=faults
    )


@cli.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@choices.with_data
@choices.with_language
def back_up(file: Path, data: Path, lang: str | None) -> None:
    """Copy all tables into FILE, also while they are played at, and check the copy.

    Whoever has FILE can read everything in it, the cards in people's hands too.
    """
    from warren.cli import backup as backing_up

    backing_up.back_up(file, data, language(lang))


@cli.command("restore")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@choices.with_data
@click.option("--replace", is_flag=True, help="Put it in the place of tables that are there; these are kept beside it.")
@choices.with_language
def restore(file: Path, data: Path, replace: bool, lang: str | None) -> None:
    """Make the back-up in FILE the tables of a data folder. Stop the host first."""
    from warren.cli import backup as backing_up

    backing_up.restore(file, data, language(lang), replace=replace)


@cli.command("move-data")
@click.option(
    "--from",
    "source",
    default="warren-data",
    show_default=True,
    metavar="PLACE",
    help="The data folder, or the database, in which the tables are now.",
)
@click.option(
    "--to",
    "target",
    envvar="WARREN_DATABASE",
    required=True,
    metavar="PLACE",
    help="A postgresql://… database or a data folder, new or begun by this command; or WARREN_DATABASE says which.",
)
@choices.with_language
def move_data(source: str, target: str, lang: str | None) -> None:
    """Move all tables from a data folder to a PostgreSQL database, or back; stop the host first.

    Every table is read back and checked. Stopped or killed, the same command goes on where it ended. What is in the old
    place stays there.
    """
    from warren.cli import moving

    moving.run(source, target, language(lang))


@cli.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@choices.with_language
def verify(file: Path, lang: str | None) -> None:
    """Check the record in FILE: that it replays, and that its deal was fixed before anybody looked."""
    from warren.cli import verify as verifying

    verifying.run(file, language(lang))


cli.add_command(lab)


@cli.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print what teaches SHELL to complete `warren` commands.

    \b
    bash:  eval "$(warren completion bash)"      in ~/.bashrc
    zsh:   eval "$(warren completion zsh)"       in ~/.zshrc
    fish:  warren completion fish > ~/.config/fish/completions/warren.fish
    """
    from click.shell_completion import get_completion_class

    made = get_completion_class(shell)
    assert made is not None
    click.echo(made(cli, {}, "warren", "_WARREN_COMPLETE").source())


def run() -> None:
    """Run the command. A person's mistake ends with a sentence and exit code 2, Ctrl-C with 130."""
    replace_unknown_characters()
    try:
        sys.exit(cli(standalone_mode=False, prog_name="warren") or 0)
    except WarrenError as error:
        notes = [f"{note}: " for note in getattr(error, "__notes__", [])]
        complain("".join(notes) + error.say(language(_said_language())))
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code if error.exit_code == 2 else 2)
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


def replace_unknown_characters() -> None:
    """Print `?` for a character that the output's encoding lacks: on Windows, a redirected output has few of them."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def complain(sentence: str) -> None:
    """Say what is wrong and leave."""
    click.echo(f"warren: {sentence}", err=True)
    sys.exit(2)


def _said_language() -> str | None:
    words = sys.argv[1:]
    for at, word in enumerate(words):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and at + 1 < len(words):
            return words[at + 1]
    return None
