"""Somebody at a browser: opens pages, sits down and plays, by the pointer."""

import re
from math import cos, sin, tau
from typing import Any, Final

import httpx
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Position

import warren
from host.client import Client, Host
from warren import Record
from warren.engine.text import speak

from .words import words

LONG: Final = 30_000
CAN: Final = 'button[aria-disabled="false"]'
ENDED: Final = ".ending"
LINES: Final = ".beside li"
#: What everybody whom a test seats says to the shuffle.
WORD: Final = "w"


class Person:
    """One browser window with storage of its own."""

    def __init__(self, context: BrowserContext, address: str, language: str, touch: bool = False) -> None:
        self.context = context
        self.address = address
        self.touch = touch
        self.language = language
        self.problems: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.problems.append(message.text)

    def other_tab(self) -> "Person":
        """A second window of the same browser."""
        return Person(self.context, self.address, self.language, self.touch)

    def forgive(self, *parts: str) -> None:
        """Complaints that were to be expected."""
        self.problems = [problem for problem in self.problems if not any(part in problem for part in parts)]

    def say(self, text: str, /, **details: object) -> str:
        return words(text, self.language, **details)

    def game_says(self, text: str, game: str = "koffer", /, **details: str | int) -> str:
        return speak(warren.game(game).domain, self.language).say(text, **details)

    # Finding

    def button(self, text: str, /, **details: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(text, **details), exact=True)

    def game_button(self, text: str, game: str = "koffer") -> Locator:
        """A button of a game's own on the home page, where every game has one of its kind."""
        title = self.page.get_by_role("heading", name=self.game_says("title", game), exact=True)
        return self.page.locator("article", has=title).get_by_role("button", name=self.say(text))

    def link(self, text: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(text), exact=True)

    def shows(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    @property
    def table(self) -> str:
        found = re.search(r"/[tr]/(\w+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def log(self) -> list[str]:
        return self.page.locator(LINES).all_text_contents()

    @property
    def row(self) -> list[str]:
        """The cards on the carousel, as they are read out."""
        return [str(spot.get_attribute("aria-label")) for spot in self.page.locator(".spot").all()]

    @property
    def scores(self) -> list[int]:
        """The totals on the end screen."""
        cells = self.page.locator(f"{ENDED} tfoot td").all_text_contents()
        return [int(cell.replace("−", "-")) for cell in cells]

    # Doing

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def press(self, target: Locator, at: Position | None = None) -> None:
        """Click it, or tap where there is no mouse; in the middle, or at a place of its own."""
        if self.touch:
            target.tap(position=at)
        else:
            target.click(position=at)

    def point_at(self, target: Locator) -> None:
        """Press what may be chosen."""
        self.press(target, inside(target))

    def play_now(self, game: str = "koffer") -> None:
        self.open()
        self.press(self.game_button("play-now", game))
        self.page.locator(f".{game}").wait_for()

    def wait_for_turn(self) -> bool:
        """Wait until something may be chosen; False when the game is over."""
        self.page.locator(f"{CAN}, {ENDED}").first.wait_for(timeout=LONG)
        return not self.shows(ENDED)

    def choose(self, place: int = 0) -> str:
        """Point at one of the targets that may be chosen, without playing it; what the table says it would do."""
        self.point_at(self.page.locator(CAN).nth(place))
        self.page.locator(".answers [data-move]").first.wait_for()
        return self.page.locator(".prompt .sentence").inner_text()

    def take(self, place: int = 0) -> None:
        """Take a card, or whatever may be chosen, and wait until the table has gone on."""
        told = self.page.locator(LINES).count()
        self.choose(place)
        self.press(self.page.locator(".answers [data-move]").first)
        self.page.locator(LINES).nth(told).wait_for(state="attached", timeout=LONG)

    def play_on(self, turns: int = 1000) -> None:
        """Play to the end, or for so many turns."""
        for _ in range(turns):
            if not self.wait_for_turn():
                return
            self.take()

    def told(self, lines: int) -> None:
        """Wait until the log has so many lines."""
        self.page.locator(LINES).nth(lines - 1).wait_for(state="attached", timeout=LONG)

    @property
    def record(self) -> Record:
        """The record of the game that is over."""
        answer = httpx.get(f"{self.address}/api/tables/{self.table}/record", timeout=10)
        answer.raise_for_status()
        return Record.from_json(answer.content)


def inside(target: Locator) -> Position | None:
    """Where to press a section of KOBOLD's room: near Maurice, where no token lies. Anything else has a middle."""
    section = target.get_attribute("data-section")
    if section is None:
        return None
    box = target.bounding_box()
    assert box is not None
    angle = tau * (int(section) - 1) / 7
    return {"x": box["width"] * (0.5 + 0.19 * sin(angle)), "y": box["height"] * (0.5 - 0.19 * cos(angle))}


class Seats:
    """A table set up beside the browser, or one that is there already, with a link for each person's seat."""

    def __init__(self, host: Host, people: int, bots: int, table: str | None = None, **wishes: Any) -> None:
        self.name = table or host.new_table(seats=people + bots, **wishes)
        self.links: list[str] = []
        self.keys: tuple[str, ...] = ()
        for seat in range(people):
            with Client(host, self.name) as client:
                client.until("snapshot")
                assert client.ask("sit", seat=seat, name=f"Person {seat}", word=WORD)["is"] == "answer"
                self.links.append(f"/t/{self.name}#{client.keys[0]}")
                self.keys += tuple(client.keys)
        with Client(host, self.name, self.keys) as client:
            client.until("snapshot")
            for bot in range(bots):
                assert client.ask("seat-bot", seat=people + bot, bot="digger")["is"] == "answer"
            assert client.ask("start")["is"] == "answer"
