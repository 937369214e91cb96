"""Trench Coat tables for the rules tests: arranged in a line, played in a line, read in a word.

Kobolds used most, with their skills in the order strength, dexterity, constitution, intelligence, wisdom, charisma:
bodkin 123456, crumb 234561, dribble 345612, ember 456123, fidget 561234, grub 612345.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import count, islice
from typing import Final, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from warren import Event, IllegalMove, Rng, State
from warren.games.trenchcoat.game import GAME
from warren.games.trenchcoat.rules.view import TrenchView

E = TypeVar("E", bound=Event)

few: Final = settings(max_examples=12, deadline=None)
many: Final = settings(max_examples=40, deadline=None)

seeds: Final = st.integers(0, 2**32)
seat_counts: Final = st.integers(2, 4)

SHEET: Final = files("warren.games.trenchcoat").joinpath("sheet.toml").read_text(encoding="utf-8")
LETTERS: Final = "ABCD"
BODKIN: Final = "bodkin crumb dribble"
EMBER: Final = "ember fidget grub"
HICCUP: Final = "hiccup itch jingle"
KNUCKLE: Final = "knuckle lurk mumble"
HANDS: Final = (BODKIN, EMBER, HICCUP, KNUCKLE)


def seat_text(kobolds: str = "", items: str = "", gold: int = 10, rest: str = "") -> str:
    """A seat's line in a position."""
    return f"{kobolds or 'none'} / {items or 'none'} / gold={gold} {rest}"


def table(**fields: object) -> State:
    """The table a position describes; `_` in a key stands for `-`. With items but no shop the shop is empty."""
    if "items" in fields:
        fields.setdefault("shop", "- -")
    return GAME.position({key.replace("_", "-"): value for key, value in fields.items()})


def seated(*items: str, gold: int | tuple[int, ...] = 10, **fields: object) -> State:
    """A table at which each seat has three kobolds, the items said and so much gold."""
    purses = gold if isinstance(gold, tuple) else (gold,) * len(items)
    lines = {
        LETTERS[at]: seat_text(HANDS[at], held, purse)
        for at, (held, purse) in enumerate(zip(items, purses, strict=True))
    }
    return table(**{**lines, **fields})


def field(state: State, key: str) -> str:
    """One key of the position."""
    return GAME.write_position(state)[key]


def words(state: State, key: str) -> list[str]:
    """The words of one key of the position."""
    return [word for word in field(state, key).split() if word != "none"]


def parts(state: State, seat: str) -> list[list[str]]:
    """A seat's kobolds, items and the rest, without what is known of them."""
    found = [part.split() for part in field(state, seat).split("/")]
    return [[word.split("~")[0].rstrip("!") for word in part if word != "none"] for part in found]


def kobolds(state: State, seat: str) -> list[str]:
    """A seat's kobolds in order."""
    return parts(state, seat)[0]


def items(state: State, seat: str) -> list[str]:
    """A seat's items in order."""
    return parts(state, seat)[1]


def gold(state: State, seat: str = "") -> int | tuple[int, ...]:
    """A seat's gold, or everybody's."""
    if not seat:
        return tuple(int(chair.gold or 0) for chair in look(state, None, remembered=True).chairs)
    return int(parts(state, seat)[2][0].removeprefix("gold="))


def is_out(state: State, seat: str) -> bool:
    """Whether a seat is out of the game."""
    return "out" in parts(state, seat)[2]


def going(state: State, name: str) -> str:
    """How far the event has come, by the word of the position; empty if it does not say."""
    return dict(word.split("=") for word in words(state, "going")).get(name, "")


def look(state: State, seat: int | None = None, remembered: bool = False) -> TrenchView:
    """The view as this game's own."""
    view = state.view(seat, remembered)
    assert isinstance(view, TrenchView)
    return view


def asked(state: State) -> str:
    """What the table waits on: the question, then the seats."""
    ask = state.ask()
    return " ".join([ask.kind, "".join(LETTERS[seat] for seat in ask.seats)]).strip()


def go(state: State, *answers: str) -> list[Event]:
    """Play `A lay 2`, `B call` … in turn; what happened in all."""
    told: list[Event] = []
    for answer in answers:
        told += state.play(LETTERS.index(answer[0]), answer[2:])
    return told


def quiet(state: State) -> list[Event]:
    """Everybody asked who may pass does, once."""
    told: list[Event] = []
    for seat in state.ask().seats:
        if "pass" in texts(state, seat):
            told += state.play(seat, "pass")
    return told


def texts(state: State, seat: int | str = 0) -> list[str]:
    """A seat's legal moves in notation."""
    return [move.text for move in state.moves(LETTERS.index(seat) if isinstance(seat, str) else seat)]


def refused(state: State, answer: str) -> str:
    """The clause by which `A sell magic-hat` is refused; nothing changes by it, and it is not on offer."""
    before, seat = state.hash(), LETTERS.index(answer[0])
    with pytest.raises(IllegalMove) as found:
        state.play(seat, answer[2:])
    assert state.hash() == before
    assert answer[2:] not in texts(state, seat)
    assert found.value.clause in str(found.value)
    return found.value.clause


def heard(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


@cache
def luck(*wanted: tuple[int, int]) -> str:
    """The words of a stream that gives these numbers next, each with the number it is below: `(2, 6)` is a die's 3."""
    for seed in count():
        rng = Rng.seeded(f"luck/{seed}")
        if all(rng.below(below) == number for number, below in wanted):
            return Rng.seeded(f"luck/{seed}").words()
    raise AssertionError("unreachable")


def dice(*faces: int) -> str:
    """The words of a stream whose next dice fall so."""
    return luck(*((face - 1, 6) for face in faces))


def play_out(state: State, rng: Rng, decisions: int | None = None) -> int:
    """Play on by random moves, to the end or for so many decisions; how many were made."""

    def made() -> Iterable[int]:
        while state.ask().seats:
            seats = state.ask().seats
            seat = seats[rng.below(len(seats))]
            state.push(seat, state.moves(seat).pick(rng))
            yield seat

    return len(list(islice(made(), decisions)))


@st.composite
def playings(draw: st.DrawFn, most: int = 120) -> State:
    """Any table some decisions into a playing."""
    seats = draw(seat_counts)
    physical = draw(st.sampled_from(["digital", "in-person", "out"]))
    declining = draw(st.sampled_from(["auto", "none", "all"]))
    state = GAME.start(seats, draw(seeds), physical=physical, declining=declining, memory=draw(st.booleans()))
    play_out(state, Rng.seeded(draw(seeds)), draw(st.integers(0, most)))
    return state
