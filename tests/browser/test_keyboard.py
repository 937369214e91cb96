"""Without a mouse: from the first screen to the end of a game, and the focus is always in sight."""

from playwright.sync_api import expect

from host.client import Host

from .conftest import Visit
from .keys import FOCUS, play_now, tab_to
from .person import CAN, Person, Seats
from .tour import finished


def pointed_at(person: Person) -> str:
    return str(person.page.locator(".spot.chosen").get_attribute("data-place"))


def test_a_whole_game_is_played_by_keyboard(visit: Visit) -> None:
    person = visit()
    keys = person.page.keyboard
    play_now(person, "koffer")
    turn = 0
    while person.wait_for_turn():
        lines = len(person.log)
        if turn % 3 == 0:
            by_arrows(person)
        elif turn % 3 == 1:
            by_digit(person)
        else:
            by_hint(person)
        person.told(lines + 1)
        turn += 1
    assert person.scores == list(person.record.replay().scores())
    tab_to(person, person.say("rematch"))
    keys.press("Enter")
    expect(person.link("to-next")).to_be_visible()
    tab_to(person, person.say("to-next"))
    keys.press("Enter")
    person.page.locator(".koffer, .lobby").first.wait_for()


def by_arrows(person: Person) -> None:
    """Go along the row, point at the last card that may be taken, and take it."""
    keys = person.page.keyboard
    person.page.evaluate("document.activeElement?.blur()")
    for _ in range(40):
        keys.press("Tab")
        if person.page.evaluate(FOCUS)["place"]:
            break
    wanted = person.page.locator(CAN).last.get_attribute("data-place")
    while (focus := person.page.evaluate(FOCUS))["place"] != wanted:
        assert focus["seen"]
        keys.press("ArrowRight" if int(focus["place"]) < int(str(wanted)) else "ArrowLeft")
    keys.press("Enter")
    assert pointed_at(person) == wanted
    keys.press("Enter")


def by_digit(person: Person) -> None:
    """A digit points at a card, wherever the focus is; Escape lets go; Enter takes it."""
    keys = person.page.keyboard
    wanted = str(person.page.locator(CAN).last.get_attribute("data-place"))
    keys.press("1")
    assert pointed_at(person) == "1"
    keys.press("Escape")
    expect(person.page.locator(".spot.chosen")).to_have_count(0)
    keys.press(wanted)
    assert pointed_at(person) == wanted
    keys.press("Enter")


def by_hint(person: Person) -> None:
    keys = person.page.keyboard
    keys.press("h")
    person.page.locator(".spot.hinted.chosen").wait_for()
    keys.press("Enter")


def test_a_digit_and_enter_take_that_card_wherever_the_focus_is(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(Seats(host, people=1, bots=1, options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    card = person.page.locator("[data-place='2'] [data-piece]").get_attribute("data-piece")
    person.page.locator("[data-place='1']").focus()
    person.page.keyboard.press("2")
    person.page.keyboard.press("Enter")
    expect(person.page.locator(f".mine [data-piece='{card}']")).to_be_attached()


def test_a_dialog_holds_the_focus_and_gives_it_back(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(Seats(host, people=1, bots=1, options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    tab_to(person, person.say("menu"))
    person.page.keyboard.press("Enter")
    person.page.locator("dialog").wait_for()
    for _ in range(12):
        person.page.keyboard.press("Tab")
        inside = "document.activeElement === document.body || document.activeElement.closest('dialog') !== null"
        assert person.page.evaluate(inside)
    person.page.keyboard.press("Escape")
    person.page.locator("dialog").wait_for(state="detached")
    assert person.page.evaluate(FOCUS)["words"] == person.say("menu")


def test_a_replay_is_stepped_by_keyboard(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(f"/r/{finished(host).name}")
    slider = person.page.locator("input[type=range]")
    slider.wait_for()
    for key, step in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("Home", "0")):
        person.page.keyboard.press(key)
        expect(slider).to_have_value(step)
    person.page.keyboard.press("End")
    person.page.locator(".ending").wait_for()
