"""A recorded game told again."""

from pathlib import Path

from rich.text import Text

from warren.cli import choices
from warren.cli.board import board
from warren.cli.screen import screen
from warren.cli.table import PERSON
from warren.engine.notation import letter
from warren.engine.text import speak


def run(file: Path, language: str, *, boards: bool, step: bool) -> None:
    """Tell every move; at the end the score, checked against the record's fingerprint."""
    record = choices.read_record(file)
    final = record.replay()
    console = screen()
    speaker = speak(record.game.domain, language)
    drawn = board(record.game, speaker)
    players = record.players or [PERSON] * record.seats
    names = [letter(seat) + ("" if player == PERSON else f" {player}") for seat, player in enumerate(players)]
    console.print(Text(speaker.say("title"), style="bold magenta"), repr(record))
    state = record.start()
    notes = drawn.notes(state)
    if notes is not None:
        console.print(notes)
    for event in state.opening().seen_by(None):
        console.print(Text(record.game.tell(event, speaker, names)))
    for number, taken in enumerate(record.steps(), start=1):
        told = " ".join(record.game.tell(event, speaker, names) for event in taken.events)
        console.print(Text(f"{number:3} {letter(taken.seat)} {taken.move}" + (f": {told}" if told else "")))
        if boards:
            console.print(drawn.paint(taken.state.view(None), names))
        if step:
            console.input("")
    console.print(drawn.paint(final.view(None), names))
    console.print(drawn.count(final.view(None), names))
    outcome = final.outcome()
    if outcome is not None:
        winners = ", ".join(names[seat] for seat in outcome.winners)
        reason = speaker.say(f"reason-{outcome.reason}")
        won = speak("warren.cli", language).say("won", winners=winners, count=len(outcome.winners), reason=reason)
        console.print(Text(won, style="bold yellow"))
