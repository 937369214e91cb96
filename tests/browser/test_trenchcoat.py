"""Trench Coat in the browser: whole games by touch and by keyboard, every sentence, and what is passed by itself."""

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from host.client import Client, Host
from warren.engine.text import speak
from warren.games.trenchcoat.events import CallsShown, EventTurned, GameEnded, GoldChanged, LaidKobold
from warren.games.trenchcoat.refusals import DOMAIN

from .conftest import PHONE, Visit
from .person import CAN, ENDED, LONG, Person, Seats
from .words import languages

ANSWER: Final = ".answers [data-move]"
FREE: Final = '[aria-disabled="false"]'
#: What may be pressed, the nearest first.
KINDS: Final = (
    ".kobold",
    "[data-foreseen]:not([aria-pressed='true'])",
    "[data-word]",
    ".rival",
    ".way",
    ".stage button",
    ".item",
)
#: The answer is on its way, or the table asks something else.
WENT_ON: Final = """(before) => {
  const board = document.querySelector(".trenchcoat");
  const free = document.querySelector('button[aria-disabled="false"]');
  return board === null || board.dataset.ask !== before || free === null;
}"""


def says(person: Person, text: str, **details: str | int) -> str:
    return person.game_says(text, "trenchcoat", **details)


def asked(person: Person) -> str:
    """The number of the question on the table."""
    return str(person.page.locator(".trenchcoat").get_attribute("data-ask"))


def went_on(person: Person, ask: str) -> None:
    person.page.wait_for_function(WENT_ON, arg=ask, timeout=LONG)


def may(person: Person, selector: str) -> list[Locator]:
    """Those of a kind that may be pressed."""
    return person.page.locator(f"{selector}{FREE}").all()


def answer(person: Person, luck: Random) -> None:
    """Answer by the pointer: pass if that will do, else something of what is offered, chosen and confirmed."""
    ask = asked(person)
    if passing := may(person, '[data-word="pass"]'):
        person.press(passing[0])
    else:
        while person.page.locator(ANSWER).count() == 0:
            person.press(luck.choice(next(found for kind in KINDS if (found := may(person, kind)))))
        person.press(person.page.locator(ANSWER).first)
    went_on(person, ask)


def play_on(person: Person) -> int:
    """Play to the end; how many answers it took."""
    luck, answers = Random(5), 0
    while person.wait_for_turn():
        answer(person, luck)
        answers += 1
    return answers


def test_a_whole_game_is_played_by_tapping(visit: Visit, host: Host) -> None:
    person = visit(**PHONE)
    person.open(Seats(host, people=1, bots=2, game="trenchcoat", options={"first": "A", "round_limit": 6}).links[0])
    assert play_on(person) > 4
    shown = person.page.locator(f"{ENDED} [data-hand]")
    expect(shown).to_have_count(3)
    view = person.record.replay().view()
    for seat, chair in enumerate(view.chairs):  # type: ignore[attr-defined]
        expect(shown.nth(seat).locator(".kobolds > span")).to_have_count(chair.kobolds)


def by_keys(person: Person) -> None:
    """Space passes; digits, letters and Enter do the rest."""
    ask, keys = asked(person), person.page.keyboard
    if may(person, '[data-word="pass"]'):
        keys.press("Space")
    else:
        for key in ("1", "2", "t", "o", "p", "h"):
            keys.press(key)
            if person.page.locator(ANSWER).count() > 0 or asked(person) != ask:
                break
        person.page.locator(ANSWER).first.wait_for()
        person.page.evaluate("document.activeElement?.blur()")
        keys.press("Enter")
    went_on(person, ask)


def test_a_game_is_played_by_keyboard(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(Seats(host, people=1, bots=1, game="trenchcoat", options={"first": "A", "round_limit": 5}).links[0])
    while person.wait_for_turn():
        by_keys(person)
    assert {move.split()[0] for seat, move in person.record.moves if seat == 0} >= {"done"}


def play_beside(host: Host, seats: Seats) -> None:
    """Play a whole game beside the browser, at random, items first."""
    luck = Random(11)
    with Client(host, seats.name, seats.keys) as client:
        while client.wait_for_turn():
            offers = client.now["offers"]
            items = [offer for offer in offers if offer["kind"] in {"play", "order"}]
            client.move(luck.choice(items or offers)["move"])


@pytest.mark.parametrize("language", languages())
def test_everything_is_told_as_the_game_tells_it(visit: Visit, host: Host, language: str) -> None:
    seats = Seats(host, people=1, bots=2, game="trenchcoat", options={"first": "A", "lite": True, "round_limit": 12})
    play_beside(host, seats)
    person = visit(language=language)
    person.open(seats.links[0])
    person.page.locator(ENDED).wait_for()
    record, bot = person.record, person.say("bot-greedy")
    names = ["Person 0", f"{bot} B", f"{bot} C"]
    told = [
        *record.start().opening().seen_by(0),
        *(event for step in record.steps() for event in step.events.seen_by(0)),
    ]
    person.told(len(told))
    assert {type(event) for event in told} >= {EventTurned, LaidKobold, CallsShown, GoldChanged, GameEnded}
    assert person.log == [record.game.tell(event, speak(DOMAIN, language), names) for event in told]


@pytest.mark.parametrize("language", languages())
def test_what_may_be_bought_says_what_it_would_do_as_the_game_does(visit: Visit, host: Host, language: str) -> None:
    person = visit(language=language)
    seats = Seats(host, people=1, bots=1, game="trenchcoat", options={"first": "A"})
    person.open(seats.links[0])
    assert person.wait_for_turn()
    with Client(host, seats.name, seats.keys) as client:
        client.until("snapshot")
        offers = [offer for offer in client.now["offers"] if offer["kind"] == "buy"]
    assert offers
    for offer in offers:
        if offer["item"] is None:
            words = says(person, "offer-buy-deck", cost=offer["cost"])
        else:
            named = {"item": says(person, f"item-{offer['item']}"), "about": says(person, f"about-{offer['item']}")}
            words = says(person, "offer-buy", cost=offer["cost"], **named)
        shown = person.page.locator(f'[data-buy="{offer["place"]}"]')
        expect(shown).to_have_attribute("aria-label", words[0].upper() + words[1:])


def test_the_lesson_is_played_to_its_end(visit: Visit) -> None:
    person = visit(**PHONE)
    person.open("/learn/trenchcoat")
    done = person.button("lesson-done")
    ready = person.page.locator(f".coach button:enabled, .way.hinted, .picker .hinted:enabled, {CAN}.hinted").first
    ready.wait_for()
    presses = 0
    while not done.is_visible():
        assert "lesson-" not in person.page.locator(".coach .words").inner_text(), "a text is missing"
        person.press(ready)
        ready.wait_for()
        presses += 1
    assert presses > 20
    expect(person.page.locator(".kobolds [data-place]")).to_have_count(3)


def test_passing_until_one_s_turn_ends_with_it(visit: Visit, host: Host) -> None:
    person = visit(**PHONE)
    person.open(Seats(host, people=1, bots=2, game="trenchcoat", options={"first": "B"}).links[0])
    assert person.wait_for_turn()
    person.press(person.page.locator("[data-preset]"))
    person.press(person.page.locator('[data-wish="until-turn"]'))
    luck = Random(5)
    while person.wait_for_turn() and person.page.locator('[data-preset="until-turn"]').count() > 0:
        assert not may(person, '[data-word="pass"]'), "what may be passed is not asked"
        answer(person, luck)
    if not person.shows(ENDED):
        expect(person.page.locator('[data-preset="always"]')).to_be_visible()


def test_a_wish_is_tapped_away(visit: Visit, host: Host) -> None:
    person = visit(**PHONE)
    person.open(Seats(host, people=1, bots=1, game="trenchcoat", options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    person.press(person.page.locator("[data-preset]"))
    person.press(person.page.locator('[data-wish="concerned"]'))
    chip = person.page.locator('[data-preset="concerned"]')
    expect(chip).to_contain_text(says(person, "preset-chip-concerned"))
    person.page.reload()
    person.press(chip)
    expect(person.page.locator('[data-preset="always"]')).to_be_visible()
