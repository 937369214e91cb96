"""The review of a game that is over: from its end, from a replay, from a file; by pointer and by keys."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import warren
from host.client import Client, Host

from .conftest import PHONE, Visit
from .person import Person, Seats
from .words import languages

pytestmark = pytest.mark.skipif(not warren.compiled(), reason="too slow from source")


def careless(host: Host) -> tuple[Seats, dict[str, Any]]:
    """A game whose person takes the dearest card every time, and what is found about seat A."""
    for _ in range(8):
        seats = Seats(host, people=1, bots=1)
        with Client(host, seats.name, seats.keys) as client:
            while client.wait_for_turn():
                client.move(client.now["offers"][-1]["move"])
        found = reviewed(host, seats.name)["seats"][0]
        if found["worse"]:
            return seats, found
    raise AssertionError("nobody is that lucky")


def reviewed(host: Host, table: str) -> dict[str, Any]:
    """The review of a table, once it is done."""
    while True:
        answer = httpx.post(f"{host.address}/api/tables/{table}/review", timeout=20).json()
        if answer["state"] == "done":
            review: dict[str, Any] = answer["review"]
            return review
        assert answer["state"] in {"waiting", "running"}


def first_choice(found: dict[str, Any]) -> dict[str, Any]:
    turn: dict[str, Any] = next(turn for turn in found["turns"] if turn["kind"] == "choice")
    return turn


def test_from_the_end_of_a_game_to_the_better_move(visit: Visit, host: Host) -> None:
    seats, found = careless(host)
    person = visit()
    person.open(seats.links[0])
    person.press(person.link("review"))
    expect(person.page.locator(".turns li")).to_have_count(len(found["turns"]))
    expect(person.page.locator(".graph svg .mark")).to_have_count(len(found["turns"]))
    turn = first_choice(found)
    card = person.page.locator(".turn.choice").first
    expect(card).to_contain_text(person.say("review-move", step=turn["step"]))
    expect(card).to_contain_text(instead(person, turn))
    person.press(card)
    expect(person.page.locator("input[type=range]")).to_have_value(str(turn["step"] - 1))
    expect(person.page.locator("select")).to_have_value("0")
    expect(person.page.locator("footer .turn")).to_contain_text(instead(person, turn))
    expect(person.page.locator(".spot.hinted")).to_have_count(1)
    person.press(person.button("next-step"))
    expect(person.page.locator("footer .turn")).to_contain_text(instead(person, turn))
    person.press(person.link("review"))
    expect(person.page.locator(".turns li").first).to_be_visible()


def instead(person: Person, turn: dict[str, Any]) -> str:
    before, after = ((turn[key] + 5) // 10 for key in ("before", "after"))
    return person.say("review-instead", before=before, after=after)


@pytest.mark.parametrize("language", languages())
def test_everything_in_the_graph_is_said_in_words_too(visit: Visit, host: Host, language: str) -> None:
    seats, found = careless(host)
    person = visit(language=language, **PHONE)
    person.open(f"/review/{seats.name}?seat=0")
    expect(person.page.get_by_role("img", name=person.say("review-graph", name="Person 0"))).to_be_visible()
    person.press(person.page.locator("summary"))
    rows = person.page.locator("details tbody tr")
    expect(rows).to_have_count(len(found["line"]))
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.press(person.page.locator(".graph .mark .reach").last)
    expect(person.page.locator(".turn").last).to_be_focused()


def test_a_review_by_keys_alone(visit: Visit, host: Host) -> None:
    seats, found = careless(host)
    person = visit()
    person.open(f"/review/{seats.name}?seat=0")
    expect(person.page.locator(".turns")).to_be_visible()
    keyboard = person.page.keyboard
    for _ in range(2):
        keyboard.press("Tab")
    expect(person.page.locator(".whose input").first).to_be_focused()
    keyboard.press("ArrowRight")
    expect(person.page.locator(".whose label.on")).to_contain_text(person.say("bot-digger"))
    keyboard.press("ArrowLeft")
    expect(person.page.locator(".whose label.on")).to_contain_text("Person 0")
    keyboard.press("Tab")
    expect(person.page.locator(".turn").first).to_be_focused()
    keyboard.press("Enter")
    first = found["turns"][0]
    at = first["step"] - (first["kind"] == "choice")
    expect(person.page.locator("input[type=range]")).to_have_value(str(at))


def test_a_saved_game_is_reviewed_from_its_file(visit: Visit, host: Host) -> None:
    seats, found = careless(host)
    person = visit()
    person.open(seats.links[0])
    with person.page.expect_download() as saved:
        person.press(person.link("save-record"))
    person.open()
    person.page.locator("input[type=file]").set_input_files(saved.value.path())
    person.press(person.link("review"))
    expect(person.page.locator(".turns li")).to_have_count(len(found["turns"]))
    person.press(person.page.locator(".turn.choice").first)
    expect(person.page.locator("footer .turn")).to_contain_text(instead(person, first_choice(found)))


def test_while_it_is_thought_over_one_sees_how_far_it_is(visit: Visit, host: Host) -> None:
    seats = Seats(host, people=1, bots=1, game="too_many")
    with Client(host, seats.name, seats.keys) as client:
        while client.wait_for_turn():
            client.move(client.now["offers"][0]["move"])
    person = visit()
    person.open(f"/review/{seats.name}")
    expect(person.page.locator(".far")).to_contain_text(
        person.say("review-far", done=2, total=0).split("2")[1].split("0")[0]
    )
    expect(person.page.get_by_role("progressbar")).to_be_visible()
    expect(person.page.locator(".turns")).to_be_visible(timeout=90_000)


def test_a_game_that_is_not_over_has_no_review_yet(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(f"/review/{host.new_table(seats=2)}")
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.forgive("409")
