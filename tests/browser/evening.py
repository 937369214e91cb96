"""Tables where every seat plays on purpose, and one browser makes the moves that may decide."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from host.client import Client, Host
from warren.host.wire.connection import BURST

from .person import Person, Seats

#: What is played for is rare; so many tables are tried.
TABLES: Final = 8

View = dict[str, Any]
Offer = dict[str, Any]
Scheme = Callable[[View, Sequence[Offer], int], Offer]


class Evening:
    """One such table: seat A has a scheme of its own, the others share one."""

    def __init__(self, host: Host, game: str, seats: int, mine: Scheme, others: Scheme) -> None:
        self.host = host
        self.seats = Seats(host, people=seats, bots=0, game=game, options={"first": "A"})
        self.client = self.new_client()
        self.mine = mine
        self.others = others

    def new_client(self) -> Client:
        return Client(self.host, self.seats.name, self.seats.keys)

    @property
    def view(self) -> View:
        view: View = self.client.now["view"]
        return view

    @property
    def lines(self) -> int:
        """How many lines the log has by now."""
        self.client.do("log")
        return sum(len(entry["events"]) for entry in self.client.until("log")["entries"])

    def until(self, deciding: Callable[[View, Offer], bool]) -> Iterator[Offer]:
        """Play on; A's moves that may decide are left to whoever goes through them."""
        try:
            while self.client.wait_for_turn():
                ask = self.client.now["ask"]
                seat = ask["seats"][0]
                offer = (self.mine if seat == 0 else self.others)(self.view, self.client.now["offers"], seat)
                if seat == 0 and deciding(self.view, offer):
                    yield offer
                else:
                    assert self.client.move(offer["move"], id=f"ask-{ask['number']}")["is"] == "answer"
                self.take_breath()
        finally:
            self.client.close()

    def take_breath(self) -> None:
        """Come again before the host finds that one client says too much."""
        if self.client.count > BURST // 2:
            self.client.close()
            self.client = self.new_client()

    def played_by(self, person: Person) -> list[dict[str, Any]]:
        """Make the move that somebody has pointed at; what came of it."""
        person.press(person.page.locator(".answers [data-move]").first)
        events: list[dict[str, Any]] = self.client.until("update")["events"]
        return events


def evenings(host: Host, game: str, seats: int, mine: Scheme, others: Scheme) -> Iterator[Evening]:
    """Table after table."""
    for _ in range(TABLES):
        yield Evening(host, game, seats, mine, others)
