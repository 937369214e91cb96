"""Trench Coat's table in a terminal: it fits, and shows nobody what they may not know."""

import io
import re

import pytest
from rich.console import Console

import warren
from warren import Record, Rng, State
from warren.cli.board import board
from warren.engine.options import OptionValue
from warren.engine.text import LANGUAGES, speak
from warren.games.trenchcoat.rules.view import TrenchView

NAMES = ["A (you)", "B greedy", "C random", "D planner"]
COLUMNS = 80


def painted(state: State, seat: int | None, language: str) -> str:
    """The table as a seat sees it in a terminal of 80 columns."""
    console = Console(file=io.StringIO(), width=COLUMNS, highlight=False)
    drawn = board(state.game, speak(state.game.domain, language))
    console.print(drawn.paint(state.view(seat), NAMES[: state.seats]))
    console.print(drawn.count(state.view(seat), NAMES[: state.seats]))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def looked_at(state: State, seat: int | None) -> TrenchView:
    """What a seat may know."""
    view = state.view(seat)
    assert isinstance(view, TrenchView)
    return view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"memory": True, "round_limit": 9})])
def test_every_table_fits_and_keeps_secrets(seats: int, options: dict[str, OptionValue], language: str) -> None:
    state, rng = Record("trenchcoat", seats, "a board", options).start(), Rng.seeded("moves on a board")
    while waiting := state.ask().seats:
        seat = waiting[rng.below(len(waiting))]
        words = painted(state, seat, language)
        assert max(map(len, words.splitlines())) <= COLUMNS
        view = looked_at(state, seat)
        for other in set(range(seats)) - {seat}:
            mine = looked_at(state, other).mine
            assert mine is not None
            secret = {one.name for one, known in zip(mine.kobolds, mine.known, strict=True) if not known}
            if view.going.revealed is not None:
                secret -= {view.going.revealed.name}
            assert not secret & set(re.findall(r"\w+", words.lower()))
        state.play(seat, state.moves(seat).pick(rng))
    assert max(map(len, painted(state, None, language).splitlines())) <= COLUMNS


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "On the kobold that A (you) will show: juices +2"),
        ("fr", "Sur le kobold que A (you) va montrer\u00a0: jus +2"),
        ("de", "Für den Kobold, den A (you) zeigen wird: Säfte +2"),
    ],
)
def test_juices_on_a_kobold_that_is_still_to_be_shown_are_told(language: str, words: str) -> None:
    state = warren.game("trenchcoat").position(
        "A: bodkin crumb / none / gold=9\nB: ember fidget / none / gold=9\nC: itch / boost-juice / gold=9\n"
        "events: trumps-for-gold rest"
    )
    for seat, move in ((0, "done"), (2, "pass"), (0, "challenge B"), (0, "show 1"), (1, "show 1")):
        state.play(seat, move)
    assert words not in painted(state, 1, language)
    state.play(2, "play boost-juice A")
    assert words in painted(state, 1, language)
