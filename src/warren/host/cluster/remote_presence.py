"""Who is at the same tables through other hosts. Hosts tell each other; one long silent is taken for dead."""

import time
from typing import Final, NamedTuple

import msgspec

#: Seconds after which a host that says nothing is taken for dead.
SILENT: Final = 8.0


class Present(NamedTuple):
    """The seats whose people are connected, and how many watch."""

    here: frozenset[int] = frozenset()
    watching: int = 0


class StandInSaid(msgspec.Struct, frozen=True, array_like=True):
    """Somebody with the seats `mine` asked for a bot on a seat, agreed to it or objected, about question `ask`."""

    table: str
    ask: int
    seat: int
    mine: tuple[int, ...]
    agree: bool


class Elsewhere:
    """What other hosts have told of who is with them."""

    def __init__(self) -> None:
        self._told: dict[str, dict[str, Present]] = {}
        self._heard: dict[str, float] = {}

    def at(self, name: str) -> Present:
        """All who are at a table through other hosts."""
        told = self._told.get(name)
        if not told:
            return Present()
        here = frozenset(seat for present in told.values() for seat in present.here)
        return Present(here, sum(present.watching for present in told.values()))

    def hear(self, by: str) -> bool:
        """A host is alive; whether it was not known to be."""
        new = by not in self._heard
        self._heard[by] = time.monotonic()
        return new

    def note(self, by: str, name: str, present: Present) -> bool:
        """A host tells who is at a table through it; whether that is news."""
        told = self._told.setdefault(name, {})
        before = told.get(by, Present())
        if present == Present():
            told.pop(by, None)
        else:
            told[by] = present
        if not told:
            del self._told[name]
        return present != before

    def silent(self) -> list[str]:
        """The hosts that have been silent for so long that they are taken for dead."""
        now = time.monotonic()
        return [by for by, heard in self._heard.items() if now - heard > SILENT]

    def part(self, by: str) -> list[str]:
        """A host is gone; the tables at which somebody is missing now."""
        self._heard.pop(by, None)
        names = [name for name, told in self._told.items() if by in told]
        for name in names:
            self.note(by, name, Present())
        return names

    def forget(self, name: str) -> None:
        """Nobody here wants to know about a table any more."""
        self._told.pop(name, None)


def words_of(name: str, present: Present) -> str:
    """What a host tells of a table."""
    return f"{name} {present.watching} {','.join(str(seat) for seat in sorted(present.here))}"


def read_words(words: str) -> tuple[str, Present]:
    """The same, as it is heard.

    >>> read_words(words_of("abc", Present(frozenset({0, 2}), 3)))
    ('abc', Present(here=frozenset({0, 2}), watching=3))
    """
    name, watching, here = words.split(" ")
    return name, Present(frozenset(int(seat) for seat in here.split(",") if seat), int(watching))
