"""What every seat has heard and done so far, in order, as a fingerprint: equal ones, the same past for the seat."""

import hashlib
from typing import Final

import msgspec

from warren.engine.contract import Events

NOBODY: Final = -1
SIZE: Final = 12
to_json: Final = msgspec.json.Encoder().encode


class Heard:
    """A fingerprint for every seat, and the moves that are not in it yet.

    Fingerprints are worked out when they are asked for: from the seat's own moves, which it knows even while they are
    sealed, and from events in the form in which it heard them. `behind` says for every seat how many moves of the log
    its fingerprint has. The log is flat: a chain of links, each with compiled events, must not be let go of at once.
    """

    __slots__ = ("behind", "log", "prints")

    def __init__(self, prints: list[str]) -> None:
        self.prints: Final = prints
        self.behind: Final = [0] * len(prints)
        self.log: Final[list[tuple[int, int, Events]]] = []

    @staticmethod
    def nothing(seats: int) -> "Heard":
        """Before anything was told."""
        return Heard([""] * seats)

    def add(self, seat: int, code: int, events: Events) -> None:
        """A move, by whom, and what it made happen."""
        self.log.append((seat, code, events))

    def print_of(self, seat: int) -> str:
        """The fingerprint of all that a seat has heard and done."""
        log = self.log
        for at in range(self.behind[seat], len(log)):
            self.prints[seat] = add_to(self.prints[seat], seat, *log[at])
        self.behind[seat] = len(log)
        if log and min(self.behind) == len(log):
            log.clear()
            self.behind[:] = [0] * len(self.behind)
        return self.prints[seat]

    def copy(self) -> "Heard":
        """A second one that goes its own way."""
        twin = Heard(self.prints[:])
        twin.behind[:] = self.behind
        twin.log.extend(self.log)
        return twin


def add_to(found: str, seat: int, mover: int, code: int, events: Events) -> str:
    """A seat's fingerprint with a move added to it; one of which it hears nothing leaves it as it is."""
    own = str(code) if mover == seat else ""
    told = events.seen_by(seat)
    if not own and not told:
        return found
    text = b" ".join((found.encode(), own.encode(), to_json(told)))
    return hashlib.blake2b(text, digest_size=SIZE).hexdigest()
