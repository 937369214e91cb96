"""Too Many Kobolds tables for the rules tests: arranged in a line, read in a word."""

from collections.abc import Iterable, Mapping
from importlib.resources import files
from itertools import islice
from typing import Final, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from warren import Event, IllegalMove, Rng, State
from warren.engine.positions import read_fields
from warren.games.too_many.game import GAME, TooMany
from warren.games.too_many.rules.position import check_playable
from warren.games.too_many.rules.view import TooManyView

E = TypeVar("E", bound=Event)

few: Final = settings(max_examples=15, deadline=None)
many: Final = settings(max_examples=50, deadline=None)

seeds: Final = st.integers(0, 2**32)
seat_counts: Final = st.integers(2, 5)

SHEET: Final = files("warren.games.too_many").joinpath("sheet.toml").read_text(encoding="utf-8")
RESOURCES: Final = ("crystal", "water", "moss", "stone", "fire", "meat", "coins")
POWERS: Final = ("choice", "rearrange", "roar")
#: The cells of a box with the dragon in its middle: the eight around it, then the outer columns.
RING: Final = ("1,0", "0,1", "-1,0", "0,-1", "1,1", "-1,1", "-1,-1", "1,-1")
BOX: Final = ("0,0", *RING, "2,0", "-2,0", "2,1", "2,-1", "-2,1", "-2,-1")


def cave(*cards: str, dragon: str = "crystal-dragon") -> str:
    """A cave with its dragon: cards where they say, as in `stone-c@1,0`, the others on the next free cells of a box."""
    named = {card.split("@")[1] for card in cards if "@" in card}
    free = iter([cell for cell in BOX[1:] if cell not in named])
    return " ".join([f"{dragon}@0,0", *(card if "@" in card else f"{card}@{next(free)}" for card in cards)])


def filled(count: int, *resources: str, dragon: str = "") -> str:
    """A cave of so many cards, its dragon's included, shy basic kobolds of those resources in order."""
    names = [f"{resource}-{letter}" for resource in resources for letter in "abcdefg"]
    return cave(*names[: count - 1], dragon=dragon or f"{resources[0]}-dragon")


def full_caves(first: str = "", seats: int = 2) -> dict[str, str]:
    """Full caves for so many seats, the first as said; nobody has played Mama."""
    pairs = [("crystal", "water"), ("moss", "stone"), ("fire", "meat")]
    caves = {letter: filled(15, *pair) for letter, pair in zip("ABC"[:seats], pairs, strict=False)}
    return caves | ({"A": first} if first else {})


def table(**fields: object) -> State:
    """The table a position describes."""
    return arranged(fields)


def arranged(fields: Mapping[str, object], game: TooMany = GAME) -> State:
    """The table a position describes, though cards may be missing or in another mood: for a rule by itself."""
    state = game.arrange(read_fields(fields))
    check_playable(state)
    return state


def field(state: State, key: str) -> str:
    """One key of the position."""
    return GAME.write_position(state)[key]


def words(state: State, key: str) -> list[str]:
    """The words of one key of the position."""
    return [word for word in field(state, key).split() if word != "none"]


def look(state: State, seat: int | None = None, remembered: bool = False) -> TooManyView:
    """The view as this game's own."""
    view = state.view(seat, remembered)
    assert isinstance(view, TooManyView)
    return view


def cards(state: State, seat: int = 0) -> dict[str, str]:
    """What lies where in a cave; a happy card ends in `+`."""
    return {cell: card for card, cell in (word.split("@") for word in words(state, "ABCDE"[seat]))}


def happy(state: State, seat: int = 0) -> set[str]:
    """The cells of a cave with happy cards."""
    return {cell for cell, card in cards(state, seat).items() if card.endswith("+")}


def lines(state: State, seat: int = 0) -> dict[str, int]:
    """A seat's points line by line; they add up to its score."""
    found = look(state).lines[seat]
    assert sum(found.values()) == state.scores()[seat] == GAME.recount(state)[seat]
    return found


def grow(start: str, *laid: str) -> State:
    """A's cave after it has adopted or moved these in turn: `stone-c@1,0`, `mama@0,1`, `1,0>2,0`."""
    state = table(A=start)
    for what in laid:
        if ">" in what:
            state = table(A=field(state, "A"), turn="A")
            state.play(0, "rearrange " + what.replace(">", " to "))
        elif what.startswith("mama@"):
            state = table(A=field(state, "A"), turn="A")
            state.play(0, what.replace("@", " at "))
        else:
            card, cell = what.split("@")
            state = table(A=field(state, "A"), turn="A", head=card)
            state.play(0, f"adopt 1 at {cell}")
    return state


def texts(state: State, seat: int = 0) -> list[str]:
    """A seat's legal moves in notation."""
    return [move.text for move in state.moves(seat)]


def cells(state: State, start: str = "adopt 1 at ", seat: int = 0) -> set[str]:
    """Where the moves that begin so may go."""
    return {text.removeprefix(start) for text in texts(state, seat) if text.startswith(start)}


def kinds(state: State, seat: int = 0) -> set[str]:
    """The first words of a seat's legal moves."""
    return {text.split()[0] for text in texts(state, seat)}


def refused(state: State, move: str, seat: int = 0) -> str:
    """The clause by which a move is refused; nothing changes by it, and it is not on offer."""
    before = state.hash()
    with pytest.raises(IllegalMove) as found:
        state.play(seat, move)
    assert state.hash() == before
    assert move not in texts(state, seat)
    assert found.value.clause in str(found.value)
    return found.value.clause


def heard(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def pick(state: State, seat: int, rng: Rng) -> str:
    """A random move, mostly an adoption, so that powers and Mama are often played late."""
    moves = texts(state, seat)
    kinds = sorted({text.split()[0] for text in moves})
    kind = kinds[rng.below(len(kinds))] if rng.below(5) == 0 else "adopt"
    among = [text for text in moves if text.startswith(kind)] or moves
    return among[rng.below(len(among))]


def play_out(state: State, rng: Rng, decisions: int | None = None) -> list[int]:
    """Play on by random moves, to the end or for so many decisions; the seats that moved, in order."""

    def movers() -> Iterable[int]:
        while state.ask().seats:
            (seat,) = state.ask().seats
            state.push(seat, pick(state, seat, rng))
            yield seat

    return list(islice(movers(), decisions))


@st.composite
def playings(draw: st.DrawFn, most: int = 90) -> State:
    """Any table some decisions into a playing."""
    seats = draw(seat_counts)
    two = seats == 2 and draw(st.booleans())
    memory, choose = draw(st.booleans()), draw(st.booleans())
    state = GAME.start(seats, draw(seeds), two_powers=two, memory=memory, choose_dragons=choose)
    play_out(state, Rng.seeded(draw(seeds)), draw(st.integers(0, most)))
    return state
