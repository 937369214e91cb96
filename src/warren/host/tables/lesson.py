"""The guided first game: a short playing from the game's own folder, told step by step."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

from warren.engine.contract import Game
from warren.engine.options import OptionValue
from warren.engine.registry import find
from warren.host.errors import Refused
from warren.host.tables.replay import asked, encoded
from warren.host.wire.api import Lesson, LessonStep

LEARNER = 0


class Cue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said before a move, about which part of the table; without a move it is only said."""

    say: str = ""
    points_at: str = ""
    move: str = ""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it stands in `lesson.toml`; the learner has seat A."""

    seats: int
    seed: str
    step: list[Cue]
    options: dict[str, OptionValue] = {}


def script_of(game: Game) -> Script | None:
    """The game's lesson, if it has one."""
    written = files(game.domain).joinpath("lesson.toml")
    if not written.is_file():
        return None
    return msgspec.convert(tomllib.loads(written.read_text(encoding="utf-8")), Script)


@cache
def lesson(name: str) -> Lesson:
    """A game's guided first game."""
    game = find(name)
    script = script_of(game)
    if script is None:
        raise Refused("no-lesson", game=name)
    return Lesson(game=name, seats=script.seats, steps=tuple(steps(game, script)))


def steps(game: Game, script: Script) -> Iterator[LessonStep]:
    """Every cue with the table as it is then; a move's events come with the step that shows the table after it."""
    state = game.start(script.seats, script.seed, None, **script.options)
    events = encoded(state.opening().seen_by(LEARNER))
    for number, cue in enumerate(script.step):
        seats = state.ask().seats
        yield LessonStep(
            cue=cue.say,
            points_at=cue.points_at,
            actor="nobody" if not cue.move else "learner" if LEARNER in seats else "other",
            move=cue.move,
            events=events,
            view=encoded(state.view(LEARNER)),
            offers=encoded(state.offers(LEARNER)),
            ask=asked(state, number),
        )
        events = encoded(state.play(seats[0], cue.move).seen_by(LEARNER) if cue.move else [])
