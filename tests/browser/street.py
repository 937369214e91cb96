"""A Trench Coat table where some seats are played on pages, by pressing, and the others by socket."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator, expect

from host.client import Client, Host
from warren.engine.text import speak
from warren.games.trenchcoat.phrases import explain
from warren.games.trenchcoat.rules import moves
from warren.games.trenchcoat.rules.notation.refusals import DOMAIN
from warren.host.wire.connection import BURST

from .evening import Offer, Scheme, View
from .person import Person, Seats

#: Answers that are words in a row below the stage; other words are part of a scene.
ROW: Final = {"pass", "call", "trust", "done"}
ANSWER: Final = ".prompt [data-move]"

Trade = moves.Sell | moves.Buy | moves.Discard | moves.Play | moves.Order
AnyOffer = Trade | moves.Kobold | moves.Person | moves.Thing | moves.Amount | moves.Pay | moves.Word
Ask = dict[str, Any]


def can(person: Person, selector: str) -> Locator:
    """Something that may be pressed now."""
    return person.page.locator(f'{selector}[aria-disabled="false"]')


def point(person: Person, offer: Offer) -> None:
    """Press whatever stands for a move, so that the table says what it would do."""
    match offer["kind"]:
        case "word" if offer["word"] in ROW:
            person.press(can(person, f'[data-word="{offer["word"]}"]'))
        case "pay":
            person.press(can(person, '[data-word="pay"]'))
        case "kobold":
            person.press(can(person, f'.kobolds [data-place="{offer["place"]}"]'))
        case "buy":
            person.press(can(person, f'[data-buy="{offer["place"]}"]'))
        case "person" if offer["verb"] == "challenge":
            person.press(can(person, f'[data-seat="{offer["seat"]}"]'))
        case "play" | "sell" | "discard":
            pick_up(person, offer)
        case "order":
            arrange(person, offer["move"])
        case "amount" if offer["verb"] == "bid":
            conceal(person, offer["amount"])
        case _:
            person.press(can(person, f'[data-answer="{offer["move"]}"]'))


def arrange(person: Person, move: str) -> None:
    """Tap foreseen events in their order, until it is told: the last one has only one place left."""
    for place in move.split()[1:]:
        if not person.shows(f'.prompt [data-move="{move}"]'):
            person.press(can(person, f'[data-foreseen="{place}"]'))


def pick_up(person: Person, offer: Offer) -> None:
    """Take an item from the hand; where more than one thing can be done with it, choose that."""
    person.press(can(person, f'.items [data-item="{offer["item"]}"]').first)
    person.page.locator(".tray").wait_for()
    if not person.shows(f'.prompt [data-move="{offer["move"]}"]'):
        person.press(can(person, f'[data-way="{offer["move"]}"]'))


def conceal(person: Person, gold: int) -> None:
    """Count gold into the fist."""
    person.page.locator(".picker input").fill(str(gold))
    person.page.locator(f'[data-answer="bid {gold}"]').wait_for()


def press(person: Person, offer: Offer) -> None:
    """Make a move by pressing: what stands for it, then the button that says what it does. A pass is made at once."""
    point(person, offer)
    if offer["move"] != "pass":
        is_explained(person, offer)
        person.press(person.page.locator(f'.prompt [data-move="{offer["move"]}"]'))


def is_explained(person: Person, offer: Offer) -> None:
    """The table says what a move would do as the game does; where seats are named, people have names here."""
    if "seat" not in offer and offer.get("target") is None:
        words = explain(msgspec.convert(offer, AnyOffer), speak(DOMAIN, person.language))
        expect(person.page.locator(".prompt .sentence")).to_have_text(words[0].upper() + words[1:])


#: What somebody presses who thinks of nothing, the first first.
CARELESS: Final = (
    '[data-word="call"]',
    "[data-word]",
    ".kobolds [data-place]",
    "[data-seat]",
    "[data-answer]",
    "[data-foreseen]:not([aria-pressed=true])",
    '[data-way^="discard"]',
    "[data-item]",
)


def answer_carelessly(person: Person, luck: Random) -> None:
    """Pass, call everything, conceal nothing, sell nothing, and leave challenges to luck."""
    if not person.wait_for_turn():
        return
    passing = can(person, '[data-word="pass"]')
    if passing.count() > 0:
        person.press(passing)
        return
    while not person.shows(ANSWER):
        selector = next(each for each in CARELESS if can(person, each).count() > 0)
        ways = can(person, selector)
        person.press(ways.nth(luck.randrange(ways.count())))
    person.press(person.page.locator(ANSWER).first)


class Street:
    """The table. A socket that has everybody's key sees what each of them may do, one after the other."""

    def __init__(self, host: Host, seats: Seats, pages: Mapping[int, Person], scheme: Scheme) -> None:
        self.host = host
        self.seats = seats
        self.pages = pages
        self.scheme = scheme
        self.client = Client(host, seats.name, seats.keys)
        for seat, person in pages.items():
            person.open(seats.links[seat])

    @property
    def view(self) -> View:
        view: View = self.client.now["view"]
        return view

    @property
    def ask(self) -> Ask:
        ask: Ask = self.client.now["ask"]
        return ask

    @property
    def offers(self) -> Sequence[Offer]:
        offers: Sequence[Offer] = self.client.now["offers"]
        return offers

    @property
    def seat(self) -> int:
        """Whose offers these are."""
        seat: int = self.client.now["seen_as"]
        return seat

    def until(self, wanted: Callable[["Street"], bool]) -> None:
        """Let everybody answer until that is so."""
        while self.client.wait_for_turn():
            if wanted(self):
                return
            self.answer()
        raise AssertionError("the game is over")

    def to_the_end(self) -> None:
        """Let everybody answer until the game is over."""
        while self.client.wait_for_turn():
            self.answer()

    def answer(self, offer: Offer | None = None) -> None:
        """Let the seat that is asked answer, by the scheme or as told."""
        offer = offer or self.scheme(self.view, self.offers, self.seat)
        person = self.pages.get(self.seat)
        feed = self.client.now["feed"]
        if person is None:
            assert self.client.move(offer["move"], id=f"ask-{self.ask['number']}")["is"] == "answer"
        else:
            press(person, offer)
            self.client.catch_up(feed + 1)
        self.take_breath()

    def hear(self) -> None:
        """Wait until somebody has done something whom nobody told to."""
        self.client.until("update")

    def take_breath(self) -> None:
        """Come again before the host finds that one client says too much."""
        if self.client.count > BURST // 2:
            self.client.close()
            self.client = Client(self.host, self.seats.name, self.seats.keys)
            self.client.until("snapshot")


def asking(kind: str, seat: int | None = None) -> Callable[[Street], bool]:
    """Whether such a question is put, to a seat."""
    return lambda street: street.ask["kind"] == kind and seat in (None, street.seat)
