"""Choosing opponents: levels on the home page and in the lobby, in every language."""

import pytest
from playwright.sync_api import expect

from host.client import Client, Host
from warren.bots import USUAL
from warren.bots.levels import LEVELS

from .conftest import Visit
from .words import languages


def opponents(address: str, host: Host) -> list[str]:
    with Client(host, address.rsplit("/", 1)[1][:8]) as client:
        chairs = client.until("snapshot")["table"]["chairs"]
    return [chair["name"] for chair in chairs if chair["kind"] == "bot"]


@pytest.mark.parametrize("language", languages())
def test_play_now_is_against_the_chosen_level_which_is_remembered(visit: Visit, host: Host, language: str) -> None:
    person = visit(language=language, kept={"level": ""})
    person.open()
    choice = person.page.get_by_label(person.say("opponents"))
    expect(choice).to_have_value(USUAL)
    expect(choice.locator("option")).to_have_text(
        [
            person.say("labelled", name=person.say(f"bot-{level}"), value=person.say(f"bot-{level}-about"))
            for level in LEVELS
        ]
    )
    choice.select_option("hatchling")
    person.press(person.game_button("play-now", "koffer"))
    person.page.locator(".koffer").wait_for()
    assert opponents(person.page.url, host) == ["hatchling", "hatchling"]
    expect(person.page.locator(".plate .who").filter(has_text=person.say("bot-hatchling"))).to_have_count(2)
    person.open()
    expect(person.page.get_by_label(person.say("opponents"))).to_have_value("hatchling")


def test_the_lobby_offers_every_level_and_nothing_else(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(f"/t/{host.new_table(seats=3)}")
    person.press(person.button("sit-here").first)
    adding = person.page.get_by_label(person.say("add-bot"))
    adding.first.wait_for()
    values = adding.first.locator("option").evaluate_all("options => options.map(({ value }) => value)")
    assert values == ["", *LEVELS]
    adding.first.select_option("elder")
    expect(person.page.locator(".lobby")).to_contain_text(person.say("bot-elder"))


def test_an_old_table_shows_its_bots_by_name(visit: Visit, host: Host) -> None:
    table = host.new_table(seats=2)
    with Client(host, table) as client:
        client.until("snapshot")
        client.ask("sit", seat=0, name="Anna", word="w")
        assert client.ask("seat-bot", seat=1, bot="greedy")["is"] == "answer"
        assert client.ask("seat-bot", seat=1, bot="planner")["is"] == "refusal"
    person = visit()
    person.open(f"/t/{table}")
    expect(person.page.locator(".lobby")).to_contain_text(person.say("bot-greedy"))
