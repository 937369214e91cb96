"""Every game keeps every law: at all seat counts, with a spread of options, over several seeds."""

import os
import subprocess
import sys
from typing import Final

import msgspec
import pytest

import warren
from warren import BadOption
from warren.engine.laws import check_playing
from warren.engine.notation import letter
from warren.engine.options import TINY, Flag, Number, Option, OptionValue, SeatChoice, Size
from warren.games import older_rules

Options = dict[str, OptionValue]

# The laws are held at every so many decisions, a number that no seat count divides, so that every seat has its turn.
# From source everything is slower, and a few playings must do.
NAMES: Final = ("badger", "weasel", "otter", "stoat", "marten", "polecat", "ferret", "mink")
#: With how many seeds every table is played; `make soak` takes all.
SEEDS: Final = NAMES[: int(os.environ.get("WARREN_SEEDS", "2" if warren.compiled() else "1"))]
EVERY: Final = 5 if warren.compiled() else 11

# Values that the kind of an option does not tell.
VALUES: Final[dict[tuple[str, str], list[OptionValue]]] = {
    ("kobold", "board"): ["auto", "small", "large"],
    ("koffer", "specials"): ["off", "random", "1,9,13", "2,3,8", "4,5,6", "7,10,11", "12,14,15"],
    ("trenchcoat", "declining"): ["auto", "all", "physical"],
    ("trenchcoat", "physical"): ["digital", "in-person", "out"],
}

REPLAY: Final = """
import sys, msgspec, warren
record = warren.Record.from_json(sys.stdin.buffer.read())
told = [list(record.start().opening()), *(list(step.events) for step in record.steps())]
sys.stdout.buffer.write(msgspec.json.encode([told, record.replay().hash()]))
"""


def values(game: str, option: Option, seats: int) -> list[OptionValue]:
    """A few values of an option, its default first."""
    if isinstance(option, Flag):
        return [option.default] + [value for value in [not option.default] if fits(option, value, seats)]
    if isinstance(option, Number):
        return [option.default, *{option.low, min(option.low + 1, option.high)} - {option.default}]
    if isinstance(option, SeatChoice):
        return [option.default, letter(seats - 1)]
    if isinstance(option, Size):
        return [value for value in option.words if fits(option, value, seats)]
    return [value for value in VALUES.get((game, option.name), [option.default]) if fits(option, value, seats)]


def fits(option: Option, value: OptionValue, seats: int) -> bool:
    """Whether so many seats may choose that value."""
    try:
        option.read(value, seats)
    except BadOption:
        return False
    return True


def spread(game: str, seats: int) -> list[Options]:
    """All options at their defaults, each other value on its own, and the second value of every option together, in
    every size.
    """
    choices = {option.name: values(game, option, seats) for option in warren.game(game).options()}
    alone = [{name: value} for name, several in choices.items() for value in several[1:]]
    together = {name: several[1] for name, several in choices.items() if len(several) > 1}
    small = [{**together, "size": TINY}] if together.pop("size", None) else []
    return [{}, *alone, *small, together] if warren.compiled() else [{}, *small, together]


def tables() -> list[tuple[str, int, Options]]:
    """Every game at every seat count with every choice of options of the spread."""
    counts = [(game, seats) for game in warren.games() for seats in warren.game(game).seat_counts]
    return [(game, seats, options) for game, seats in counts for options in spread(game, seats)]


def name_of(part: object) -> str:
    """A part of a table in a test's name."""
    if isinstance(part, dict):
        return " ".join(f"{name}={value}" for name, value in part.items()) or "defaults"
    return str(part)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "seats", "options"), tables(), ids=name_of)
def test_a_playing_keeps_every_law(game: str, seats: int, options: Options, seed: str) -> None:
    check_playing(warren.game(game), seats, seed, options, every=EVERY)


def older_tables() -> list[tuple[str, int, int]]:
    """Every game by every older version of its rules that games still go on by, at every seat count."""
    versions = [(game, rules) for game in warren.games() for rules in older_rules(game)]
    return [(game, rules, seats) for game, rules in versions for seats in warren.game(game, rules).seat_counts]


@pytest.mark.parametrize(("game", "rules", "seats"), older_tables())
def test_a_playing_by_older_rules_keeps_every_law(game: str, rules: int, seats: int) -> None:
    check_playing(warren.game(game, rules), seats, SEEDS[0], spread(game, seats)[-1], every=EVERY)


@pytest.mark.parametrize("game", warren.games())
@pytest.mark.slow
def test_a_playing_replays_the_same_compiled_or_from_source(game: str) -> None:
    seats = warren.game(game).seat_counts[-1]
    record = check_playing(warren.game(game), seats, "both ways", spread(game, seats)[-1], every=1000)
    replays = [
        subprocess.run(
            [sys.executable, "-c", REPLAY],
            input=record.to_json().encode(),
            env={**os.environ, "WARREN_PURE": pure},
            stdout=subprocess.PIPE,
            check=True,
        ).stdout
        for pure in ("0", "1")
    ]
    assert replays[0] == replays[1]
    assert msgspec.json.decode(replays[0])[1] == record.replay().hash()
