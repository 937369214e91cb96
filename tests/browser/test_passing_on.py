"""Two people at one device: whatever it shows, says or keeps belongs to whoever holds it.

A whole game is played by pressing, and every text that was anywhere on the page while somebody held the device is
looked through: what is drawn, read out, written in attributes, or kept in storage. `WARREN_PASSED` says how many games.
"""

import os
import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from host.client import Client, Host
from warren import Record
from warren.engine.text import speak
from warren.games.trenchcoat.rules.view import TrenchView
from warren.host.wire.connection import BURST

from .conftest import PHONE, Visit
from .evening import Offer
from .person import ENDED, Person, Seats
from .street import press

GAMES: Final = int(os.environ.get("WARREN_PASSED", "1"))
PEOPLE: Final = ("Person 0", "Person 1")
#: Whoever presses here has read what it says.
QUICK: Final = {"settling": 0}
COVER: Final = ".cover .big"
#: Every text that was on the page since somebody asked last: drawn, heard, or in an attribute. `window.hear()` tells.
LISTEN: Final = """
  const IGNORED = new Set(["class", "style", "d", "transform", "points", "viewBox"]);
  let said = new Set();
  const add = (text) => { const words = (text ?? "").replace(/\\s+/g, " ").trim(); if (words) said.add(words); };
  const take = (node) => {
    if (node.nodeType === Node.TEXT_NODE) add(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches("script, style")) return;
    for (const { name, value } of node.attributes) if (!IGNORED.has(name)) add(value);
    if ("value" in node) add(String(node.value));
    add(node.textContent);
    for (const child of node.childNodes) take(child);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === "childList") for (const node of addedNodes) take(node);
      else if (type === "characterData") add(target.data);
      else if (!IGNORED.has(attributeName)) add(target.getAttribute(attributeName));
      if (type !== "attributes") add((target.parentElement ?? target).textContent);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  window.hear = () => {
    take(document.documentElement);
    add(document.title);
    for (const storage of [localStorage, sessionStorage]) add(JSON.stringify({ ...storage }));
    const all = [...said];
    said = new Set();
    return all;
  };
"""


class Held(NamedTuple):
    """What was on the page while somebody held the device, from one entry of the table's log to another."""

    seat: int
    first: int
    last: int
    texts: tuple[str, ...]


class Device:
    """A device that two people share, and a socket that knows what each of them may do."""

    def __init__(self, person: Person, host: Host, **options: Any) -> None:
        self.person = person
        self.host = host
        self.seats = Seats(host, people=2, bots=0, game="trenchcoat", options=options)
        self.client = self.new_client()
        person.context.add_init_script(LISTEN)
        for link in self.seats.links:
            person.open(link)
            person.page.locator(".trenchcoat, .cover").first.wait_for()
        person.page.reload()
        person.page.locator(COVER).first.wait_for()
        person.page.evaluate("window.hear()")

    def new_client(self) -> Client:
        client = Client(self.host, self.seats.name, self.seats.keys)
        client.until("snapshot")
        return client

    def offers_of(self, seat: int) -> Sequence[Offer]:
        """What a seat may do."""
        if self.client.count > BURST // 2:
            self.client.close()
            self.client = self.new_client()
        self.client.do("hold", seat=seat)
        self.client.until("snapshot")
        offers: Sequence[Offer] = self.client.now["offers"]
        return offers

    @property
    def feed(self) -> int:
        feed: int = self.client.now["feed"]
        return feed

    def take(self) -> int:
        """Take the device as whoever it is passed to; their seat."""
        button = self.person.page.locator(COVER).first
        seat = next(seat for seat, name in enumerate(PEOPLE) if name in button.inner_text())
        self.person.press(button)
        expect(self.person.page.locator(".mine .plate")).to_contain_text(PEOPLE[seat])
        return seat

    def goes_on(self) -> None:
        """Wait until the page shows what the last move did."""
        self.client.catch_up(self.feed + 1)
        self.person.page.locator(f'{COVER}, {ENDED}, .seated[data-feed="{self.feed}"]').first.wait_for()

    def play(self, luck: Random) -> Iterator[Held]:
        """Play to the end; everything that was shown to one of them before the other one took the device."""
        page = self.person.page
        while not self.person.shows(ENDED):
            first, seat = self.feed, self.take()
            while not self.person.shows(f"{COVER}, {ENDED}"):
                expect(page.locator(".seated")).to_have_attribute("data-feed", str(self.feed))
                press(self.person, luck_of(self.offers_of(seat), luck))
                self.goes_on()
                page.locator(f'{COVER}, {ENDED}, [aria-disabled="false"]').first.wait_for()
            yield Held(seat, first, self.feed, tuple(page.evaluate("window.hear()")))


def luck_of(offers: Sequence[Offer], luck: Random) -> Offer:
    """Buy and play items gladly, so that there is much to hide; pass seldom."""
    lively = [offer for offer in offers if offer["kind"] in {"buy", "play"}]
    return luck.choice(lively) if lively and luck.random() < 0.4 else luck.choice(offers)


class Truth:
    """What every seat may know of a game that is over, entry by entry."""

    def __init__(self, record: Record, before: int) -> None:
        self.record = record
        self.before = before
        game, say = record.game, speak(record.game.domain, "en")
        tell = [
            lambda events, seat=seat: {game.tell(event, say, list(PEOPLE)) for event in events.seen_by(seat)}
            for seat in range(2)
        ]
        state = record.start()
        self.views = [[state.view(seat) for seat in range(2)]]
        self.told = [[tell[seat](state.opening()) for seat in range(2)]]
        for seat, move in record.moves:
            events = state.play(seat, move)
            self.views.append([state.view(each) for each in range(2)])
            self.told.append([self.told[-1][each] | tell[each](events) for each in range(2)])

    def sentences(self, seat: int, feed: int) -> set[str]:
        """What the other one has been told and this one must not read."""
        mine = self.told[feed - self.before][seat]
        return {
            words for words in self.told[feed - self.before][1 - seat] - mine if not any(words in each for each in mine)
        }


def names_in(record: Record, held: Held, truth: Truth) -> set[str]:
    """Kobolds and items that the other one holds, if whoever has the device has not heard of any such."""
    say = speak(record.game.domain, "en")
    steps = range(held.first - truth.before, held.last - truth.before + 1)
    heard = " ".join(truth.told[held.last - truth.before][held.seat])
    known = heard + " ".join(str(truth.views[step][held.seat]) for step in steps)
    found = set()
    for step in steps:
        view = truth.views[step][1 - held.seat]
        assert isinstance(view, TrenchView)
        if view.mine is not None:
            found |= {kobold.name for kobold in view.mine.kobolds if kobold.name not in known}
            found |= {say.say(f"item-{item}") for item in view.mine.items if f"'{item}'" not in known}
    return {name for name in found if name not in heard}


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("speed", ["normal", "off"])
def test_nothing_on_the_device_is_secret_from_whoever_holds_it(
    visit: Visit, host: Host, speed: str, number: int
) -> None:
    person = visit(speed=speed, kept=QUICK, **(PHONE if number % 2 else {}))
    device = Device(person, host, first="A", round_limit=2 if GAMES == 1 else 6)
    before = device.feed
    held = list(device.play(Random(f"passed on {speed} {number}")))
    record = person.record
    truth = Truth(record, before)
    assert {each.seat for each in held} == {0, 1}
    hidden = 0
    for each in held:
        secret = truth.sentences(each.seat, each.last) | names_in(record, each, truth)
        hidden += len(secret)
        words = re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in sorted(secret))) if secret else None
        shown = [text for text in each.texts if words and words.search(text)]
        assert not shown, f"{PEOPLE[each.seat]} could read: {shown[:3]}"
    assert hidden > 0, "there was nothing to hide"
