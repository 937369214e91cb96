"""A walk through every screen, to look at each."""

from collections.abc import Iterator

from playwright.sync_api import Locator

from host.client import Client, Host

from .person import Person, Seats


def finished(host: Host, people: int = 1, bots: int = 2, **wishes: object) -> Seats:
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
    yield from after_the_game(person, host)


def shown(found: Locator) -> None:
    found.first.wait_for()


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
    person.open()
    shown(page.locator("section ul li"))
    yield "home, with tables"
