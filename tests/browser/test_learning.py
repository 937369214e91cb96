"""The guided game, and hints."""

import re

from playwright.sync_api import expect

from host.client import Host

from .conftest import PHONE, Visit
from .person import CAN, Seats


def test_the_lesson_leads_into_a_real_game(visit: Visit) -> None:
    person = visit(**PHONE)
    page = person.page
    person.open("/learn/koffer")
    done = person.button("lesson-done")
    said: list[str] = []
    page.locator(".coach .words").wait_for()
    while not done.is_visible():
        ready = page.locator(f".coach button:enabled, {CAN}.hinted").first
        ready.wait_for()
        words = page.locator(".coach .words").inner_text()
        said.append(words)
        person.press(ready)
        expect(page.locator(".coach .words")).not_to_have_text(words, use_inner_text=True)
    assert len(said) > 5
    assert "lesson-" not in " ".join(said), "a text is missing"
    person.press(done)
    assert person.wait_for_turn()
    assert "/t/" in page.url


def test_the_lesson_nudges_whoever_takes_another_card(visit: Visit) -> None:
    person = visit()
    page = person.page
    person.open("/learn/koffer")
    while not person.shows(f"{CAN}.hinted"):
        person.press(page.locator(".coach button:enabled").first)
        page.locator(f".coach button:enabled, {CAN}.hinted").first.wait_for()
    person.press(page.locator(f"{CAN}:not(.hinted)").first)
    person.press(page.locator(".coach .big"))
    expect(page.locator(".coach")).to_contain_text(person.say("try-this"))


def test_a_hint_is_thought_of_while_the_table_goes_on(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(Seats(host, people=1, bots=1, options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    person.choose()
    person.page.keyboard.press("h")
    thinking = person.button("thinking")
    expect(thinking).to_have_attribute("aria-busy", "true")
    person.press(person.page.locator(".answers [data-move]").first)
    told = person.page.locator(".beside li")
    expect(told.nth(2)).to_be_attached()
    expect(person.button("hint")).to_be_visible()
    assert not person.shows(".reason, .notice, .hinted")


def test_a_hint_names_a_move_and_marks_it(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(Seats(host, people=1, bots=1, options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    person.press(person.button("hint"))
    marked = person.page.locator(".spot.hinted")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("aria-pressed", "true")
    does = str(marked.get_attribute("aria-label")).split(": ", 1)[1]
    expect(person.page.locator(".prompt .sentence")).to_contain_text(does, ignore_case=True)
    expect(person.page.locator(".prompt .reason")).to_have_text(re.compile(r"wins \d+ of 100 games I imagined"))
    card = marked.locator("[data-piece]").get_attribute("data-piece")
    person.press(person.page.locator(".answers [data-move]").first)
    expect(person.page.locator(f".mine [data-piece='{card}']")).to_be_attached()
    assert not person.shows(".hinted")
