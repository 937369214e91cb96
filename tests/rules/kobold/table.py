"""KOBOLD tables for the rules tests: arranged in a line, read in a word."""

from collections.abc import Iterable
from itertools import count, islice
from typing import Final, TypeVar

from hypothesis import settings
from hypothesis import strategies as st

from warren import Event, Rng, State
from warren.engine.positions import read_fields
from warren.games.kobold.game import GAME
from warren.games.kobold.rules.position import check_pawns, check_playable
from warren.games.kobold.rules.sheet import Face
from warren.games.kobold.rules.view import KoboldView

E = TypeVar("E", bound=Event)

FACES: Final = ("blue 1", "blue 2", "yellow 1", "yellow 2", "blank", "other blank")
STEPS: Final = (1, 2, -1, -2, 0, 0)
#: The faces as events name them: one blank is like the other.
NAMED: Final[tuple[Face, ...]] = ("blue 1", "blue 2", "yellow 1", "yellow 2", "blank", "blank")

few: Final = settings(max_examples=25, deadline=None)
many: Final = settings(max_examples=100, deadline=None)

seeds: Final = st.integers(0, 2**32)
sides: Final = st.sampled_from([(2, "small"), (3, "small"), (3, "large"), (4, "large")])


def room(**changed: str) -> str:
    """Maurice's room on the small side with the beam on sections 1 and 2, some sections as said."""
    sections = {
        "s1": ". .",
        "s2": ". .",
        "s3": "ball (kobold) (car)",
        "s4": "clown (teddy)",
        "s5": "violet (green)",
        "s6": "yellow blue (green)",
        "s7": "kobold (yellow)",
    }
    assert set(changed) <= set(sections)
    return " / ".join((sections | changed).values())


def falls(face: str) -> str:
    """Randomness with which the next roll shows that face."""
    streams = (Rng.seeded(seed) for seed in count())
    return next(stream.words() for stream in streams if stream.copy().below(6) == FACES.index(face))


def arranged(**fields: object) -> State:
    """The table a position describes, though tokens may be missing: a rule by itself needs no complete box."""
    state = GAME.arrange(read_fields(fields))
    check_pawns(state)
    check_playable(state)
    return state


def table(face: str = "blank", **fields: object) -> State:
    """The table a position describes, two seats on the small side unless it says otherwise; the face will fall."""
    return arranged(**{"board": "small", "sections": room(), "rng": falls(face), **fields})


def bare(face: str = "blank", **fields: object) -> State:
    """A table whose dark sections are filled from the supply."""
    return arranged(**{"rng": falls(face), **fields})


def last_turn(**fields: object) -> State:
    """A table at which A ends the game by `grab 5.1`, a gem, as there is nothing to refill with."""
    return table("blank", **{"pawns": "A5", "supply": "none", **fields})


def end(**fields: object) -> State:
    """A table after that last turn."""
    state = last_turn(**fields)
    state.play(0, "grab 5.1")
    assert state.over
    return state


def field(state: State, key: str) -> str:
    """One key of the position."""
    return GAME.write_position(state)[key]


def section(state: State, number: int) -> str:
    """A section's tokens."""
    return field(state, "sections").split(" / ")[number - 1]


def look(state: State, seat: int | None = None) -> KoboldView:
    """The view as KOBOLD's own."""
    view = state.view(seat)
    assert isinstance(view, KoboldView)
    return view


def heard(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def texts(state: State, seat: int) -> list[str]:
    """A seat's legal moves in notation."""
    return [move.text for move in state.moves(seat)]


def fetch(state: State, *cells: str, seat: int = 0) -> list[Event]:
    """Grab those tokens one after the other; all that happened."""
    return [event for cell in cells for event in state.play(seat, f"grab {cell}")]


def play_out(state: State, rng: Rng, decisions: int | None = None) -> list[int]:
    """Play on by random moves, to the end or for so many decisions; the seats that moved, in order."""

    def movers() -> Iterable[int]:
        while state.ask().seats:
            (seat,) = state.ask().seats
            state.push(seat, state.moves(seat).pick(rng))
            yield seat

    return list(islice(movers(), decisions))


@st.composite
def playings(draw: st.DrawFn) -> State:
    """Any table some decisions into a playing, on either side of the board."""
    seats, board = draw(sides)
    state = GAME.start(seats, draw(seeds), board=board, games=draw(st.integers(1, 2)))
    play_out(state, Rng.seeded(draw(seeds)), draw(st.integers(0, 130)))
    return state
