"""Somebody is there and does not answer: the others let a bot play, and who was replaced has the seat again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from host.client import Host

from .conftest import Visit
from .person import Person, Seats


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Host]:
    """A host where nobody waits long."""
    host = Host(tmp_path / "data", pace=0.02)
    host.words = ["--patience", "1"]
    host.start()
    try:
        yield host
    finally:
        host.stop()


def together(visit: Visit, host: Host, count: int) -> tuple[Seats, list[Person]]:
    seats = Seats(host, people=count, bots=0, options={"first": "A"})
    people = [visit(at=host.address) for _ in range(count)]
    for person, link in zip(people, seats.links, strict=True):
        person.open(link)
    assert people[0].wait_for_turn()
    return seats, people


def test_those_who_wait_agree_and_one_tap_gives_the_seat_back(impatient: Host, visit: Visit) -> None:
    _, (anna, ben, cleo) = together(visit, impatient, 3)
    stalled = "[data-stalled]"
    ben.page.locator(stalled).get_by_role("button").click()
    expect(ben.page.locator(stalled).get_by_role("button")).to_have_count(0)
    expect(anna.button("stand-in-here")).to_be_visible()
    cleo.button("stand-in-agree").click()
    expect(anna.page.get_by_text(anna.say("you-left"))).to_be_visible()
    ben.told(2)
    expect(ben.page.locator(stalled)).to_have_count(0)
    anna.button("come-back").click()
    expect(anna.page.get_by_text(anna.say("you-left"))).to_have_count(0)


def test_who_is_still_here_says_so_and_plays_on(impatient: Host, visit: Visit) -> None:
    _, (anna, ben, _) = together(visit, impatient, 3)
    ben.page.locator("[data-stalled]").get_by_role("button").click()
    anna.button("stand-in-here").click()
    expect(anna.button("stand-in-here")).to_have_count(0)
    anna.take()
    ben.told(2)


def test_a_table_for_strangers_has_a_clock_unless_another_is_chosen(visit: Visit) -> None:
    person = visit()
    person.open("/")
    person.press(person.game_button("new-table"))
    person.page.locator("dialog summary").click()
    clock, listed = person.page.locator("[data-clock]"), person.page.get_by_label(person.say("listed"))
    expect(clock).to_have_value("0")
    listed.check()
    expect(clock).to_have_value("2")
    listed.uncheck()
    expect(clock).to_have_value("0")
    clock.select_option("1")
    listed.check()
    expect(clock).to_have_value("1")
