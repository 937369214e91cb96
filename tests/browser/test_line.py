"""Coming back: after a reload, a lost line, a restart; and two windows on one seat."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from host.client import Client, Host, running

from .conftest import Visit
from .line import Line, line_to
from .person import Person, Seats

PIECES: Final = "all => all.map(each => each.dataset.piece)"

#: What a browser complains of when the line is cut, whether it was playing or fetching something.
CUT = ("WebSocket connection", "ERR_CONNECTION_RESET", "ERR_CONTENT_LENGTH_MISMATCH")


@pytest.fixture
def line(host: Host) -> Iterator[Line]:
    with line_to(host) as opened:
        yield opened


def taken(host: Host, table: str, seat: int) -> int:
    """How many cards a seat has taken, as the host has it."""
    with Client(host, table) as client:
        client.until("snapshot")
        client.do("log")
        entries = client.until("log")["entries"]
    return sum(event["type"] == "took" and event["seat"] == seat for entry in entries for event in entry["events"])


def row(person: Person) -> list[str]:
    found: list[str] = person.page.locator(".row [data-piece]").evaluate_all(PIECES)
    return found


def test_a_reload_gives_back_seat_view_and_log(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(Seats(host, people=1, bots=1, options={"first": "A"}).links[0])
    person.play_on(turns=3)
    assert person.wait_for_turn()
    before = (row(person), person.row, person.log)
    person.page.reload()
    assert person.wait_for_turn()
    person.told(len(before[2]))
    assert (row(person), person.row, person.log) == before
    person.play_on(turns=1)
    assert taken(host, person.table, 0) == 4


def test_a_move_made_while_the_line_is_down_arrives_once(visit: Visit, host: Host, line: Line) -> None:
    person = visit(at=line.address)
    person.open(Seats(host, people=1, bots=1, options={"first": "A"}).links[0])
    person.play_on(turns=1)
    assert person.wait_for_turn()
    line.cut()
    expect(person.page.locator(".lost")).to_have_text(person.say("lost"))
    person.choose()
    person.press(person.page.locator(".answers [data-move]").first)
    expect(person.page.locator(".prompt")).to_contain_text(person.say("sending"))
    assert taken(host, person.table, 0) == 1
    line.mend()
    assert person.wait_for_turn()
    expect(person.page.locator(".lost")).to_have_count(0)
    assert taken(host, person.table, 0) == 2
    person.forgive(*CUT)


def test_a_move_whose_answer_is_lost_arrives_once(visit: Visit, host: Host, line: Line) -> None:
    person = visit(at=line.address)
    seats = Seats(host, people=1, bots=1, options={"first": "A"})
    person.open(seats.links[0])
    assert person.wait_for_turn()
    with Client(host, seats.name) as watching:
        watching.until("snapshot")
        line.deafen()
        person.choose()
        person.press(person.page.locator(".answers [data-move]").first)
        watching.until("update")
    line.cut()
    expect(person.page.locator(".lost")).to_be_visible()
    line.mend()
    assert person.wait_for_turn()
    assert taken(host, person.table, 0) == 1
    person.play_on(turns=1)
    assert taken(host, person.table, 0) == 2
    person.forgive(*CUT)


def test_people_come_back_by_themselves_when_the_host_restarts(visit: Visit, tmp_path: Path) -> None:
    with running(tmp_path / "data", pace=0.02) as own:
        seats = Seats(own, people=2, bots=0, options={"first": "A"})
        anna, ben = visit(at=own.address), visit(at=own.address)
        for person, link in zip((anna, ben), seats.links, strict=True):
            person.open(link)
            person.play_on(turns=1)
        own.kill()
        for person in (anna, ben):
            expect(person.page.locator(".lost")).to_be_visible()
        own.start()
        for person in (anna, ben):
            expect(person.page.locator(".lost")).to_have_count(0)
            person.play_on(turns=1)
        assert [taken(own, seats.name, seat) for seat in (0, 1)] == [2, 2]
        ben.told(len(anna.log))
        assert anna.log == ben.log
        for person in (anna, ben):
            person.forgive(*CUT)
            person.context.close()


def test_a_move_in_one_tab_appears_in_the_other(visit: Visit, host: Host) -> None:
    one = visit()
    one.open(Seats(host, people=1, bots=1, options={"first": "A"}).links[0])
    assert one.wait_for_turn()
    other = one.other_tab()
    other.open(f"/t/{one.table}")
    assert other.wait_for_turn()
    other.choose(1)
    one.take()
    assert one.wait_for_turn()
    other.told(len(one.log))
    assert other.log == one.log
    assert row(other) == row(one)
    expect(other.page.locator(".spot.chosen")).to_have_count(0)
    other.take()
    one.told(len(other.log))
    assert taken(host, one.table, 0) == 2
    assert other.problems == []


def test_of_two_devices_that_move_at_once_one_wins_and_the_other_is_told(visit: Visit, host: Host, line: Line) -> None:
    link = Seats(host, people=1, bots=1, options={"first": "A"}).links[0]
    laptop, phone = visit(), visit(at=line.address)
    for device in (laptop, phone):
        device.open(link)
        assert device.wait_for_turn()
    line.deafen()
    laptop.take()
    assert laptop.wait_for_turn()
    phone.choose(1)
    phone.press(phone.page.locator(".answers [data-move]").first)
    line.cut()
    line.mend()
    expect(phone.page.locator(".notice")).not_to_be_empty()
    assert phone.wait_for_turn()
    assert taken(host, laptop.table, 0) == 1
    assert phone.log == laptop.log
    phone.forgive(*CUT)


def test_a_seat_is_there_as_long_as_one_of_its_tabs_is(visit: Visit, host: Host) -> None:
    seats = Seats(host, people=2, bots=0, options={"first": "A"})
    anna, ben = visit(), visit()
    anna.open(seats.links[0])
    ben.open(seats.links[1])
    assert anna.wait_for_turn()
    absent = ben.page.get_by_text(ben.say("not-here"))
    other = anna.other_tab()
    other.open(f"/t/{seats.name}")
    assert other.wait_for_turn()
    anna.page.close()
    other.take()
    ben.told(2)
    assert absent.count() == 0
    other.page.close()
    expect(absent.first).to_be_visible()
    again = anna.other_tab()
    again.open(f"/t/{seats.name}")
    expect(absent).to_have_count(0)


def test_a_whole_game_survives_a_cut_at_every_turn(visit: Visit, host: Host, line: Line) -> None:
    person = visit(at=line.address)
    person.open(Seats(host, people=1, bots=1, options={"first": "A"}).links[0])
    turns = 0
    while person.wait_for_turn():
        lines = len(person.log)
        person.choose()
        line.cut()
        person.press(person.page.locator(".answers [data-move]").first)
        line.mend()
        person.told(lines + 1)
        turns += 1
    assert person.scores == list(person.record.replay().scores())
    assert sum(seat == 0 for seat, _ in person.record.moves) == turns
    person.forgive(*CUT)
