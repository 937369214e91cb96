"""What every seat has heard and done so far, in order, as a fingerprint: equal ones, the same past for the seat."""

import hashlib
from typing import Final

import msgspec

from warren.engine.contract import Events

NOBODY: Final = -1
SIZE: Final = 12
to_json: Final = msgspec.json.Encoder().encode


class Heard:
    """A chain with a link for every move: who made it, what it was and what it made happen.

    Links never change, so that states can share them. A seat's fingerprint is worked out when it is asked for: from
    its own moves, which it knows even while they are sealed, and from events in the form in which it heard them.
    """

    __slots__ = ("before", "code", "events", "prints", "seat")

    def __init__(self, before: "Heard | None", seat: int, code: int, events: Events | None) -> None:
        self.before: Final = before
        self.seat: Final = seat
        self.code: Final = code
        self.events: Final = events
        self.prints: Final[dict[int, str]] = {}

    @staticmethod
    def opening(events: Events | None) -> "Heard":
        """Where a chain begins: with what was told while the table was set up."""
        return Heard(None, NOBODY, NOBODY, events)

    @staticmethod
    def known(prints: dict[int, str], seats: int) -> "Heard":
        """A chain that begins where some seats have already heard something; of the others' past nothing is known."""
        begun = Heard.opening(None)
        begun.prints.update({**dict.fromkeys(range(seats), ""), **prints})
        return begun

    def print_of(self, seat: int) -> str:
        """The fingerprint of all that a seat has heard and done."""
        links: list[Heard] = []
        link: Heard | None = self
        while link is not None and seat not in link.prints:
            links.append(link)
            link = link.before
        found = "" if link is None else link.prints[seat]
        for each in reversed(links):
            found = each.prints[seat] = each.add_to(found, seat)
        return found

    def add_to(self, found: str, seat: int) -> str:
        """A seat's fingerprint with this link added to it; a move of which it hears nothing leaves it as it is."""
        own = str(self.code) if self.seat == seat else ""
        told = self.events.seen_by(seat) if self.events is not None else []
        if not own and not told:
            return found
        text = b" ".join((found.encode(), own.encode(), to_json(told)))
        return hashlib.blake2b(text, digest_size=SIZE).hexdigest()
