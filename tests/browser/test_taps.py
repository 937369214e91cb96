"""A tap is for what was seen there: nothing is done that somebody could not have read first."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from host.client import Host

from .conftest import PHONE, Visit
from .person import CAN, Person, Seats
from .tour import finished

CONFIRM: Final = ".answers [data-move]"
#: Press something as soon as it is there, at the place that was pressed last.
PRESS_AT_ONCE: Final = """(selector) => {
  let at = { clientX: 0, clientY: 0 };
  addEventListener("click", ({ clientX, clientY }) => (at = { clientX, clientY }), true);
  window.pressed = 0;
  new MutationObserver(() => {
    const found = document.querySelector(selector);
    if (found === null || window.pressed > 0) return;
    window.pressed += 1;
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...at }));
  }).observe(document, { childList: true, subtree: true });
}"""


def boxes_apart(one: Locator, other: Locator) -> bool:
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    return (
        first["x"] + first["width"] <= second["x"]
        or second["x"] + second["width"] <= first["x"]
        or first["y"] + first["height"] <= second["y"]
        or second["y"] + second["height"] <= first["y"]
    )


def at_koffer(visit: Visit, host: Host, **wishes: Any) -> Person:
    """Somebody whose turn it is, with everything moving as it does for anybody."""
    person = visit(speed="normal", **wishes)
    person.open(Seats(host, people=1, bots=2, options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    person.told(1)
    return person


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_hint_stays_where_it_is_and_the_answer_comes_elsewhere(
    visit: Visit, host: Host, language: str, size: dict[str, Any]
) -> None:
    person = at_koffer(visit, host, language=language, **size)
    hint = person.page.locator(".answers .hint")
    before = hint.bounding_box()
    person.press(hint)
    confirm = person.page.locator(CONFIRM)
    expect(confirm).to_be_visible()
    expect(hint).not_to_have_attribute("aria-busy", "true")
    assert hint.bounding_box() == before
    assert boxes_apart(hint, confirm)


def test_two_taps_on_hint_play_nothing(visit: Visit, host: Host) -> None:
    person = at_koffer(visit, host, **PHONE)
    lines = len(person.log)
    person.page.evaluate(PRESS_AT_ONCE, CONFIRM)
    person.press(person.page.locator(".answers .hint"))
    confirm = person.page.locator(CONFIRM)
    expect(confirm).to_be_visible()
    assert person.page.evaluate("window.pressed") == 1
    expect(confirm).not_to_have_attribute("aria-disabled", "true")
    assert len(person.log) == lines
    person.press(confirm)
    person.told(lines + 1)


def test_two_taps_on_a_card_only_point_at_it(visit: Visit, host: Host) -> None:
    person = at_koffer(visit, host)
    lines = len(person.log)
    card = person.page.locator(CAN).nth(2)
    card.dblclick()
    confirm = person.page.locator(CONFIRM)
    expect(confirm).not_to_have_attribute("aria-disabled", "true")
    assert len(person.log) == lines
    person.press(card)
    person.told(lines + 1)


def test_enter_held_down_only_points_at_a_card(visit: Visit, host: Host) -> None:
    person = at_koffer(visit, host)
    lines = len(person.log)
    person.page.locator(CAN).nth(2).focus()
    confirm = person.page.locator(CONFIRM)
    person.page.keyboard.down("Enter")
    expect(confirm).not_to_have_attribute("aria-disabled", "true")
    for _ in range(5):
        person.page.keyboard.down("Enter")
    person.page.keyboard.up("Enter")
    expect(confirm).to_be_visible()
    assert len(person.log) == lines
    person.page.keyboard.press("Enter")
    person.told(lines + 1)


def test_what_comes_under_the_finger_is_not_pressed_by_the_second_tap(visit: Visit, host: Host) -> None:
    person = visit(speed="normal")
    person.open(finished(host).links[0])
    rematch = person.button("rematch")
    rematch.wait_for()
    person.page.evaluate(PRESS_AT_ONCE, ".after a.big")
    table = person.table
    person.press(rematch)
    expect(person.link("to-next")).to_be_visible()
    assert person.page.evaluate("window.pressed") == 1
    assert person.table == table


def test_a_dialog_is_not_closed_by_the_tap_that_opened_it(visit: Visit, host: Host) -> None:
    person = at_koffer(visit, host)
    person.page.evaluate(PRESS_AT_ONCE, "dialog")
    person.press(person.button("menu"))
    expect(person.page.locator("dialog nav")).to_be_visible()
    assert person.page.evaluate("window.pressed") == 1


def test_leaving_is_confirmed_elsewhere(visit: Visit, host: Host) -> None:
    person = at_koffer(visit, host)
    person.press(person.button("menu"))
    leave = person.button("leave")
    leave.dblclick()
    expect(person.page.locator("dialog")).to_be_visible()
    if not person.shows("[data-do=leave]"):
        person.press(leave)
    confirm = person.page.locator("[data-do=leave]")
    assert boxes_apart(leave, confirm)
    person.press(confirm)
    expect(person.page).to_have_url(re.compile(r"/$"))
