"""A walk through every screen, to look at each."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator

from host.client import Client, Host

from .box import CHALLENGES, RICH, box, challenges, set_up
from .coats import by, saying, wishing
from .person import Person, Seats
from .street import Street

#: In milliseconds; a review is made at low priority.
REVIEWED: Final = 120_000
QUEST: Final = 'lines = [{ skills = "all", need = 5, reward = 5, penalty = 3 }]'
#: What is asked at a quest, a guard and a tax.
STAGES: Final = {"lay", "quest-laid", "quest-revealed", "guard-announced", "guard-revealed", "tax-owed"}


def finished(host: Host, people: int = 1, bots: int = 2, **wishes: Any) -> Seats:
    """A table where the game is over."""
    seats = Seats(host, people, bots, **wishes)
    with Client(host, seats.name, seats.keys) as client:
        while client.wait_for_turn():
            client.move(client.now["offers"][0]["move"])
    return seats


def tour(person: Person, host: Host) -> Iterator[str]:
    """Go from screen to screen; each is named once it is there."""
    yield from before_the_game(person, host)
    yield from at_the_table(person, host)
    yield from in_the_cave(person, host)
    yield from in_the_street(person, host)
    yield from on_the_stage(person, host)
    yield from after_the_game(person, host)


def shown(found: Locator, timeout: float | None = None) -> None:
    found.first.wait_for(timeout=timeout)


def leave_dialog(person: Person) -> None:
    person.page.keyboard.press("Escape")
    person.page.locator("dialog").wait_for(state="detached")


def before_the_game(person: Person, host: Host) -> Iterator[str]:
    page = person.page
    person.open()
    shown(page.locator(".game .cover svg").first)
    yield "home"
    person.press(page.locator(".face").first)
    yield "home, choosing a face"
    person.press(person.game_button("new-table"))
    person.press(page.locator("dialog summary"))
    yield "new table"
    leave_dialog(person)
    person.press(person.button("settings"))
    yield "settings"
    leave_dialog(person)
    person.open("/rules/koffer")
    shown(page.locator("section.panel svg"))
    yield "rules"
    person.open("/learn/koffer")
    shown(page.locator(".coach"))
    yield "lesson"
    person.open(f"/t/{host.new_table(seats=3)}")
    shown(person.button("sit-here"))
    yield "lobby, standing"
    person.press(person.button("sit-here").first)
    shown(person.button("stand-up"))
    yield "lobby, seated"
    person.open("/t/nosuchta")
    shown(page.get_by_role("alert"))
    yield "no such table"


def at_the_table(person: Person, host: Host) -> Iterator[str]:
    page = person.page
    person.open(Seats(host, people=1, bots=3, options={"first": "A", "specials": "1,9,13"}).links[0])
    assert person.wait_for_turn()
    yield "table"
    person.choose(1)
    yield "chosen card"
    person.press(person.button("hint"))
    shown(page.locator(".spot.hinted"))
    yield "hint"
    page.keyboard.press("l")
    shown(page.locator("dialog li"))
    yield "log"
    leave_dialog(person)
    person.press(page.locator(".other").first)
    shown(page.locator("dialog .sequence"))
    yield "another's display"
    leave_dialog(person)
    person.press(page.locator(".specials"))
    shown(page.locator("dialog dt"))
    yield "special cards"
    leave_dialog(person)
    person.press(person.button("menu"))
    shown(page.locator("dialog nav"))
    yield "menu"
    leave_dialog(person)
    for link in Seats(host, people=2, bots=0, options={"first": "B"}).links:
        person.open(link)
        shown(page.locator(".koffer, .cover"))
    shown(page.locator(".cover"))
    yield "passing the device on"
    person.open(f"/t/{Seats(host, people=2, bots=0).name}")
    shown(page.locator(".koffer"))
    yield "watching"


def in_the_cave(person: Person, host: Host) -> Iterator[str]:
    """Too Many Kobolds, whose moves take two steps."""
    page = person.page
    person.open("/rules/too_many")
    shown(page.locator("section.panel svg"))
    yield "rules of Too Many Kobolds"
    seats = Seats(host, people=1, bots=4, game="too_many", options={"first": "A", "choose_dragons": True})
    person.open(seats.links[0])
    shown(page.locator("[data-dragon][data-legal]"))
    yield "dragons"
    person.choose()
    person.press(page.locator(".answers [data-move]").first)
    shown(page.locator('[data-source="1"][aria-disabled="false"]'))
    yield "cave"
    for source in ("1", "mama", "choice", "roar"):
        person.press(page.locator(f'[data-source="{source}"]'))
        yield f"cave, {source} picked up"
    person.press(page.locator('[data-source="2"]'))
    person.press(page.locator("[data-legal]").first)
    yield "cave, a cell chosen"
    for opener, opened in ((".rival", ".cave"), (".queue", "ul"), (".me", "table"), (".laid", ".large")):
        person.press(page.locator(opener).first)
        shown(page.locator(f"dialog {opened}"))
        yield f"cave, {opener} opened"
        leave_dialog(person)
    person.open(finished(host, game="too_many").links[0])
    shown(page.locator(".ending .cave"))
    yield "end of Too Many Kobolds"


def in_the_street(person: Person, host: Host) -> Iterator[str]:
    """Three Kobolds in a Trench Coat, before anything is on the stage."""
    page = person.page
    for path, part in (("rules", "section.panel svg"), ("learn", ".coach")):
        person.open(f"/{path}/trenchcoat")
        shown(page.locator(part))
        yield f"Trench Coat, {path}"
    person.open(Seats(host, people=1, bots=3, game="trenchcoat", options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    yield "street"
    person.press(page.locator("[data-item]").first)
    shown(page.locator(".tray"))
    yield "street, an item picked up"
    page.keyboard.press("Escape")
    for opener in ("[data-seat]", ".piles", "[data-place]", "[data-preset]"):
        person.press(page.locator(opener).first)
        shown(page.locator("dialog"))
        yield f"street, {opener} opened"
        leave_dialog(person)
    person.press(page.locator("[data-preset]"))
    person.press(page.locator("[data-wish=concerned]"))
    yield "street, passing"
    person.open(finished(host, game="trenchcoat", options={"round_limit": 2}).links[0])
    shown(page.locator(".ending [data-hand]"))
    yield "end of Trench Coat"


def on_the_stage(person: Person, host: Host) -> Iterator[str]:
    """Every event of Trench Coat as the seat sees it that is asked, and the guard and a quest until they are over."""
    sheet = box(**challenges(*CHALLENGES, stake=3), guards="count = 1", quests=QUEST, purse=RICH)
    seats = Seats(host, 2, 0, table=set_up(host, sheet, 2))
    street = Street(host, seats, {}, wishing(saying(0, "call"), saying(1, "call"), otherwise=by(Random(2))))
    person.open(seats.links[0])
    seen: set[str] = set()
    while len(seen) < len(CHALLENGES) + len(STAGES):
        street.until(lambda street: street.seat == 0 and street.view["event"] is not None)
        event, kind = street.view["event"], street.ask["kind"]
        screen = event["challenge"] if event["type"] == "challenge" else kind
        if screen not in seen and kind != "choose-rival":
            shown(person.page.locator(f'.trenchcoat[data-ask="{street.ask["number"]}"] [aria-disabled="false"]'))
            seen.add(screen)
            yield f"stage, {screen}"
        street.answer()


def after_the_game(person: Person, host: Host) -> Iterator[str]:
    page = person.page
    seats = finished(host, options={"specials": "2,3,5"})
    person.open(seats.links[0])
    shown(page.locator(".ending"))
    person.press(page.locator(".over summary"))
    yield "end"
    person.open(f"/r/{seats.name}?step=5")
    shown(page.locator("footer input"))
    yield "replay"
    person.press(person.button("last-step"))
    shown(page.locator(".ending"))
    yield "replay, at its end"
    person.open(f"/review/{seats.name}")
    shown(page.locator(".turns"), REVIEWED)
    person.press(page.locator("main summary"))
    yield "review"
    person.open()
    shown(page.locator("section ul li"))
    yield "home, with tables"
