"""A recorded game reviewed: what could be expected when, and which choices were worse than others."""

from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.text import Text

import warren
from warren.bots.analysis.explanations import DOMAIN, in_hundred
from warren.bots.analysis.review import Budget, Review, SeatReview, Turn, count_decisions, review, review_decisions
from warren.cli import choices
from warren.cli.errors import CommandError
from warren.cli.progress import progress_bar
from warren.cli.screen import screen
from warren.cli.table import PERSON
from warren.engine.notation import letter, seat_of
from warren.engine.records import Record
from warren.engine.structs import Offer
from warren.engine.text import speak

#: A line of so many bars, from none to a sure win.
WIDTH: Final = 60
BARS: Final = "▁▂▃▄▅▆▇█"


def run(file: Path, letters: tuple[str, ...], language: str, *, as_json: bool) -> None:
    """Judge every decision of the seats, then tell what it comes to."""
    record = choices.read_record(file)
    if record.replay().outcome() is None:
        raise CommandError("review-not-over")
    seats = sorted({seat_of(each, record.seats) for each in letters}) or list(range(record.seats))
    if not warren.compiled():
        click.echo(speak("warren.cli", language).say("not-compiled"), err=True)
    found = think(record, seats, speak("warren.cli", language).say("reviewing"))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        show(record, found, language)


def think(record: Record, seats: list[int], label: str) -> Review:
    """Judge decision by decision, showing how far it is."""
    budget = Budget.default()
    reviewed = []
    with progress_bar() as progress:
        task = progress.add_task(label, total=count_decisions(record, seats))
        for each in review_decisions(record, seats, budget):
            reviewed.append(each)
            progress.advance(task)
    return review(record, seats, reviewed, budget)


def show(record: Record, found: Review, language: str) -> None:
    """Every seat's game in words."""
    console = screen()
    title = speak(record.game.domain, language).say("title")
    console.print(Text(title, style="bold magenta"), repr(record))
    console.print(Text(speak(DOMAIN, language).say("review-about", games=found.simulations), style="dim"))
    players = record.players or [PERSON] * record.seats
    for each in found.seats:
        player = players[each.seat]
        console.print()
        console.print(Text(letter(each.seat) + ("" if player == PERSON else f" {player}"), style="bold yellow"))
        show_seat(console, record, each, language)


def show_seat(console: Console, record: Record, whole: SeatReview, language: str) -> None:
    """What a seat could expect over time, what it comes to, and its turning points."""
    say = speak(DOMAIN, language).say
    if not whole.decisions:
        console.print(say("review-no-choices"))
        return
    console.print(Text(bars(whole.line), style="cyan"))
    console.print(
        say(
            "review-summary",
            start=in_hundred(whole.line[0][1]),
            choices=signed(whole.choices),
            luck=signed(whole.luck),
            final=in_hundred(whole.line[-1][1]),
        )
    )
    console.print(say("review-worse", count=whole.worse))
    for turn in whole.turns:
        console.print(Text("· " + words_of(record, turn, language)), style="red" if turn.kind == "choice" else "dim")


def words_of(record: Record, turn: Turn, language: str) -> str:
    """A turning point as a sentence."""
    say = speak(DOMAIN, language).say
    before, after = in_hundred(turn.before), in_hundred(turn.after)
    if turn.made is None or turn.better is None:
        return say("review-luck", step=turn.step, before=before, after=after)
    made, better = (in_words(record, offer, language) for offer in (turn.made, turn.better))
    return say("review-choice", step=turn.step, made=made, better=better, before=before, after=after)


def in_words(record: Record, offer: Offer, language: str) -> str:
    """A move by its notation, with what it does."""
    return f"{offer.move} ({record.game.explain(offer, speak(record.game.domain, language))})"


def bars(line: tuple[tuple[int, int], ...]) -> str:
    """What could be expected over time, as a row of bars.

    >>> bars(((0, 0), (59, 999)))
    '▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁█'
    """
    last = max(line[-1][0], 1)
    known = [[value for step, value in line if step <= last * at / (WIDTH - 1)] for at in range(WIDTH)]
    return "".join(BARS[(values[-1] if values else line[0][1]) * (len(BARS) - 1) // 999] for values in known)


def signed(thousandths: int) -> str:
    """A gain or a loss out of a hundred.

    >>> signed(-123), signed(45), signed(0)
    ('−12', '+5', '±0')
    """
    hundredths = in_hundred(abs(thousandths))
    return ("±" if hundredths == 0 else "−" if thousandths < 0 else "+") + str(hundredths)
