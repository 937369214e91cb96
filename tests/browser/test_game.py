"""Whole games in the browser."""

from itertools import cycle

from playwright.sync_api import expect

from .conftest import Visit
from .person import ENDED, Person


def test_two_people_and_a_bot_play_a_whole_game(visit: Visit) -> None:
    anna, ben = visit(kept={"name": "Anna"}), visit(kept={"name": "Ben"})
    anna.open()
    anna.press(anna.game_button("new-table"))
    anna.press(anna.page.get_by_role("button", name="3", exact=True))
    anna.press(anna.page.locator("dialog summary"))
    anna.page.locator("dialog .option select").filter(has_text="?").select_option("A")
    anna.press(anna.button("create"))
    link = anna.page.locator(".share input").first.input_value()
    ben.page.goto(link)
    ben.press(ben.button("sit-here").last)
    expect(ben.page.locator("li.mine")).to_contain_text("Ben")
    expect(anna.page.locator(".lobby")).to_contain_text("Ben")
    anna.page.get_by_label(anna.say("add-bot")).first.select_option("digger")
    anna.press(anna.button("start"))
    play_in_turn(anna, ben)
    record = anna.record
    assert anna.scores == ben.scores == list(record.replay().scores())
    assert anna.log == ben.log
    assert len(record.players) == 3
    ben.forgive("Cross-Origin-Opener-Policy")  # the link is to the local network, which has no TLS


def play_in_turn(*people: Person) -> None:
    """They play one after the other, as they sit, until the end is on every screen."""
    for person in cycle(people):
        if not person.wait_for_turn():
            break
        person.take()
    for person in people:
        expect(person.page.locator(ENDED)).to_be_visible()
