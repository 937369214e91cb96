"""Koffer tables for the rules tests: arranged in a line, read in a word."""

from collections.abc import Iterable
from itertools import islice
from typing import Final, TypeVar

from hypothesis import settings
from hypothesis import strategies as st

from warren import Event, Rng, State
from warren.engine.positions import read_fields
from warren.games.koffer.game import GAME
from warren.games.koffer.rules.events import Laid
from warren.games.koffer.rules.view import KofferView

E = TypeVar("E", bound=Event)

ROW: Final = "R10 K2 R1 B4 Y5 K9 R2"

few: Final = settings(max_examples=25, deadline=None)
many: Final = settings(max_examples=100, deadline=None)

seat_counts: Final = st.integers(2, 4)
seeds: Final = st.integers(0, 2**32)
triples: Final = st.permutations(range(1, 16)).map(lambda cards: ",".join(map(str, cards[:3])))
specials: Final = st.one_of(st.just("off"), triples)


def table(**fields: object) -> State:
    """The table a position describes, two seats with seven tokens each unless it says otherwise.

    A rule by itself needs no complete box: cards that are not named may be missing when a deck is given.
    """
    return GAME.arrange(read_fields({"A": "7", "B": "7", **fields}))


def last_turn(**fields: object) -> State:
    """A table at which B is about to take the last turn of a game."""
    return table(**{"first": "A", "turn": "B", "row": ROW, "deck": "none", **fields})


def field(state: State, key: str) -> str:
    """One key of the position."""
    return GAME.write_position(state)[key]


def look(state: State, seat: int | None = None, remembered: bool = False) -> KofferView:
    """The view as Koffer's own."""
    view = state.view(seat, remembered)
    assert isinstance(view, KofferView)
    return view


def lines(state: State) -> tuple[dict[str, int], ...]:
    """Every seat's score line by line."""
    found = look(state, remembered=True).lines
    assert found is not None
    return found


def on_line(name: str, **fields: object) -> tuple[int, ...]:
    """What every seat scores on one line at that table."""
    return tuple(line.get(name, 0) for line in lines(table(**fields)))


def heard(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def lay(display: str, card: str, tokens: int = 7, **fields: object) -> Laid:
    """How a card comes to lie when A, with that display, takes it."""
    state = table(A=f"{tokens} {display}", first="B", turn="A", row=card, deck="none", **fields)
    (laid,) = heard(state.play(0, "take 1"), Laid)
    return laid


def texts(state: State, seat: int) -> list[str]:
    """A seat's legal moves in notation."""
    return [move.text for move in state.moves(seat)]


def play_out(state: State, rng: Rng, turns: int | None = None) -> list[int]:
    """Play on by random moves, to the end or for so many turns; the seats that moved, in order."""

    def movers() -> Iterable[int]:
        while state.ask().seats:
            (seat,) = state.ask().seats
            state.push(seat, state.moves(seat).pick(rng))
            yield seat

    return list(islice(movers(), turns))


@st.composite
def playings(draw: st.DrawFn) -> State:
    """Any table some turns into a playing, with any special cards or none."""
    chosen = draw(st.one_of(specials, st.just("random")))
    state = GAME.start(draw(seat_counts), draw(seeds), specials=chosen, games=draw(st.integers(1, 2)))
    play_out(state, Rng.seeded(draw(seeds)), draw(st.integers(0, 71)))
    return state
