"""Taking back: a person's last move, as long as nobody has learned anything since."""

from collections.abc import Collection

from warren.engine.records import Record


def takes_back_to(record: Record, seat: int, people: Collection[int]) -> int | None:
    """How many moves remain when the seat takes its last one back; None if it may not.

    It may not once something was revealed or another person has moved. What bots answered meanwhile is taken
    back with it: they will answer again.
    """
    steps = [(step.seat, any(event.reveals for event in step.events)) for step in record.steps()]
    for at in range(len(steps) - 1, -1, -1):
        mover, revealed = steps[at]
        if revealed or (mover in people and mover != seat):
            return None
        if mover == seat:
            return at
    return None


def take_back(record: Record, moves: int) -> Record:
    """The record with only its first so many moves."""
    shorter = Record(record.game, record.seats, record.seed, record.options, record.sheet, record.players)
    shorter.moves = record.moves[:moves]
    return shorter
