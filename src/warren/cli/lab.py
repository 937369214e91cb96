"""What the lab understands at the command line: `warren lab …`."""

from pathlib import Path

import click

from warren.bots.levels import LEVELS
from warren.cli import choices
from warren.cli.language import language
from warren.cli.renamed import renamed
from warren.cli.train import duel_policy, duel_value, event_order, train


@click.group()
def lab() -> None:
    """Ask how a game plays."""


@lab.command("calibrate")
@click.argument("game", type=choices.GameName())
@click.option("--seats", type=int, multiple=True, help="A seat count, several times if need be; by default all.")
@click.option("--bot", default="greedy", show_default=True, help="The bot at every seat; elder is the best.")
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Games for each seat count.")
@click.option("--seed", default="calibrate", show_default=True, help="Where the randomness begins.")
@click.option("--mark", type=int, default=None, help="The score to reach; by default the one that earns a title.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="Processes; by default one for each core.")
@click.option("--sheet", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Another component sheet.")
@choices.with_language
def calibrate(
    game: str,
    seats: tuple[int, ...],
    bot: str,
    games: int,
    seed: str,
    mark: int | None,
    jobs: int | None,
    sheet: Path | None,
    lang: str | None,
) -> None:
    """How often a bot among its like reaches a score in GAME, by seat count."""
    from warren.cli import calibrate as calibrating

    calibrating.run(game, seats, bot, games, seed, mark, jobs, sheet, language(lang))


@lab.command("report")
@click.argument("game", type=choices.GameName())
@click.option("--seats", type=int, multiple=True, help="A seat count, several times if need be.  [default: 2]")
@click.option("--games", type=click.IntRange(10), default=2000, show_default=True, help="Games for each seat count.")
@click.option(
    "--bots",
    type=choices.BotNames(),
    default="greedy",
    show_default=True,
    help="One bot for all seats, or one for each: who plays the games that are measured.",
)
@click.option(
    "--pair",
    "pairs",
    multiple=True,
    metavar="WEAK,STRONG",
    help="Luck or skill: one strong bot among weak ones, several times if need be.",
)
@click.option(
    "--seed", default="1", show_default=True, help="The same seed gives the same report, on any number of cores."
)
@click.option("--jobs", type=click.IntRange(1), help="How many processes.  [default: all cores]")
@choices.with_options
@click.option("--against", multiple=True, metavar="NAME=VALUE", help="Set beside it: the same with this option.")
@click.option(
    "--against-sheet",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Set beside it: the same with this component sheet.",
)
@click.option("--out", type=click.Path(path_type=Path), help="Where to write the page.  [default: GAME-report.html]")
@click.option("--plots", type=click.Path(path_type=Path), help="Write every plot as SVG into this folder, too.")
@choices.with_language
def report(
    game: str,
    seats: tuple[int, ...],
    games: int,
    bots: str,
    pairs: tuple[str, ...],
    seed: str,
    jobs: int | None,
    options: tuple[str, ...],
    sheet: Path | None,
    against: tuple[str, ...],
    against_sheet: Path | None,
    out: Path | None,
    plots: Path | None,
    lang: str | None,
) -> None:
    """Is GAME fair, long, lucky? One page with plots, and in words what stands out.

    \b
    warren lab report koffer --seats 2 --seats 4
    warren lab report koffer --against specials=random
    warren lab report kobold --against-sheet my-copy.toml --out two-boxes.html
    """
    from warren.cli import report as reporting

    files = {"sheet": sheet, "against_sheet": against_sheet, "out": out, "folder": plots}
    reporting.run(game, seats, games, bots, pairs, seed, jobs, options, against, language=language(lang), **files)


@lab.command("ladder")
@click.argument("games", metavar="[GAME]...", type=choices.GameName(), nargs=-1)
@click.option("--seats", type=int, multiple=True, help="A seat count, several times if need be; by default all.")
@click.option("--games", "count", type=click.IntRange(1), default=200, show_default=True, help="Games of each meeting.")
@click.option(
    "--bots",
    type=choices.BotNames(),
    default=",".join(LEVELS),
    show_default=True,
    help="Who is on the ladder, from the weakest on.",
)
@click.option("--seed", default="ladder", show_default=True, help="Where the randomness begins.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="Processes; by default one for each core.")
@click.option("--untimed", is_flag=True, help="Let bots think for all their simulations, without a clock.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep the games in this file as they are played, and go on from there next time.",
)
@click.option("--json", "as_json", is_flag=True, help="Write the results as JSON.")
@click.option("--markdown", is_flag=True, help="Write the results as Markdown.")
@choices.with_language
def ladder(
    games: tuple[str, ...],
    seats: tuple[int, ...],
    count: int,
    bots: str,
    seed: str,
    jobs: int | None,
    untimed: bool,
    out: Path | None,
    as_json: bool,
    markdown: bool,
    lang: str | None,
) -> None:
    """Let every level meet every other, and say how much stronger each is than the one below.

    The same seed gives the same deals and seats on any number of cores, and with --untimed the same games.
    """
    from warren.cli import ladder as climbing

    kinds = {"untimed": untimed, "as_json": as_json, "markdown": markdown}
    climbing.run(games, seats, bots, count, seed, jobs, out, language(lang), **kinds)


@lab.command("exploitability")
@click.option("--simulations", type=click.IntRange(1), default=None, help="Simulations a move; by default the elder's.")
@click.option("--seed", default="bluff", show_default=True, help="Random seed.")
@click.option("--json", "as_json", is_flag=True, help="Write the results as JSON.")
@click.option("--markdown", is_flag=True, help="Write the results as Markdown.")
@choices.with_language
def exploitability(simulations: int | None, seed: str, as_json: bool, markdown: bool, lang: str | None) -> None:
    """Measure how much a best response wins against the search in guards and quests of Trench Coat.

    The search's mixed strategies are measured in isolated positions.
    """
    from warren.cli import exploitability as measure

    measure.run(simulations, seed, language(lang), as_json=as_json, markdown=markdown)


lab.add_command(train)
lab.add_command(renamed("bluff", exploitability, "lab exploitability"))
lab.add_command(
    renamed("learn", duel_policy, "lab train duel-policy", {"--dataset": "--keep", "--from-scratch": "--afresh"})
)
lab.add_command(renamed("arrange", event_order, "lab train event-order", {"--decisions": "--orders"}))
lab.add_command(renamed("foretell", duel_value, "lab train duel-value"))
