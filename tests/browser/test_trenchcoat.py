"""Trench Coat in the browser: whole games by touch and by keyboard, every sentence, and what is passed by itself."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from host.client import Client, Host
from warren.engine.sheets import shipped_text
from warren.engine.text import speak
from warren.games.trenchcoat.rules.events import (
    BidsShown,
    Bought,
    BoutShown,
    CallsShown,
    ChallengeWon,
    DiscardedKobold,
    EventTurned,
    GameEnded,
    GoldChanged,
    KoboldShown,
    Played,
    QuestDone,
    Taxed,
    WentOut,
)
from warren.games.trenchcoat.rules.notation.refusals import DOMAIN

from .box import set_up
from .conftest import PHONE, Visit
from .evening import Offer, Scheme, View
from .keys import FOCUS, WORDS, play_now, tab_to
from .person import CAN, ENDED, LONG, Person, Seats
from .street import ANSWER, CARELESS, Street, answer_carelessly, can
from .words import languages

#: What happens in nearly every game.
EXPECTED: Final = {
    *(BidsShown, Bought, BoutShown, CallsShown, ChallengeWon, DiscardedKobold, EventTurned, GameEnded),
    *(GoldChanged, KoboldShown, Played, QuestDone, Taxed, WentOut),
}


def says(person: Person, text: str, **details: str | int) -> str:
    return person.game_says(text, "trenchcoat", **details)


def play_on(person: Person) -> int:
    """Play to the end; how many answers it took."""
    luck, answers = Random(5), 0
    while person.wait_for_turn():
        answer_carelessly(person, luck)
        answers += 1
    return answers


def test_a_whole_game_is_played_by_tapping(visit: Visit) -> None:
    person = visit(**PHONE)
    person.play_now("trenchcoat")
    assert play_on(person) > 4
    shown = person.page.locator(f"{ENDED} [data-hand]")
    expect(shown).to_have_count(3)
    view = person.record.replay().view()
    for seat, chair in enumerate(view.chairs):  # type: ignore[attr-defined]
        expect(shown.nth(seat).locator(".kobolds > span")).to_have_count(chair.kobolds)


def test_a_whole_game_is_played_by_keyboard(visit: Visit) -> None:
    person = visit()
    play_now(person, "trenchcoat")
    answers = 0
    while person.wait_for_turn():
        with going_on(person):
            (by_letter, by_tab, by_hint)[answers % 3](person)
        answers += 1
    assert answers > 4
    assert "done" in {move for seat, move in person.record.moves if seat == 0}
    tab_to(person, person.say("rematch"))


def test_enter_does_what_a_hint_means_wherever_the_focus_is(visit: Visit, host: Host) -> None:
    """A pass is nothing on the table that could have the focus; what has it would show a kobold enlarged."""
    person = visit()
    person.open(Seats(host, people=1, bots=1, game="trenchcoat", options={"first": "B"}).links[0])
    meant = None
    while meant != "pass":
        assert person.wait_for_turn(), "no hint meant to pass"
        person.page.locator(".kobolds [data-place]").first.focus()
        person.page.keyboard.press("h")
        meant = person.page.locator(ANSWER).first.get_attribute("data-move", timeout=LONG)
        with going_on(person):
            person.page.keyboard.press("Enter")


@contextmanager
def going_on(person: Person) -> Iterator[None]:
    """Wait until another question is asked than before, or none."""
    asked = person.page.locator(".trenchcoat").get_attribute("data-ask")
    yield
    gone_on = person.page.locator(f".trenchcoat:not([data-ask='{asked}']), {ENDED}").first
    gone_on.wait_for(state="attached", timeout=LONG)


def by_letter(person: Person) -> None:
    """Space passes at once; letters and digits point at something, wherever the focus is, and Enter does it."""
    keys = person.page.keyboard
    if can(person, "[data-word=pass]").count() > 0:
        keys.press("Space")
        return
    for key in ("c", "o", "p", "1", "2", "h"):
        keys.press(key)
        if person.shows(ANSWER):
            break
    play_chosen(person)


def by_tab(person: Person) -> None:
    """Tab comes to everything that can be pressed, Enter points at it, and Enter again does it."""
    person.page.evaluate("document.activeElement?.blur()")
    target = next(found for kind in CARELESS if (found := can(person, kind)).count() > 0).first
    passes = target.get_attribute("data-word") == "pass"
    tab_to(person, str(target.evaluate(WORDS)))
    person.page.keyboard.press("Enter")
    if not passes:
        play_chosen(person)


def by_hint(person: Person) -> None:
    """A hint is pointed at, wherever the focus is."""
    person.page.keyboard.press("h")
    play_chosen(person)


def play_chosen(person: Person) -> None:
    """Enter does what is pointed at, and one sees where one is."""
    person.page.locator(ANSWER).first.wait_for()
    assert person.page.evaluate(FOCUS)["seen"]
    person.page.keyboard.press("Enter")


def items_first(luck: Random) -> Scheme:
    """Anything at random, and items wherever they can be played."""

    def scheme(view: View, offers: Sequence[Offer], seat: int) -> Offer:
        del view, seat
        return luck.choice([offer for offer in offers if offer["kind"] in {"play", "order"}] or offers)

    return scheme


@pytest.mark.parametrize("language", languages())
def test_everything_is_told_as_the_game_tells_it(visit: Visit, host: Host, language: str) -> None:
    seats = Seats(host, 3, 0, table=set_up(host, shipped_text(DOMAIN), 3))
    Street(host, seats, {}, items_first(Random(1))).to_the_end()
    person = visit(language=language)
    person.open(seats.links[0])
    person.page.locator(ENDED).wait_for()
    record, names = person.record, [f"Person {seat}" for seat in range(3)]
    told = [
        *record.start().opening().seen_by(0),
        *(event for step in record.steps() for event in step.events.seen_by(0)),
    ]
    person.told(len(told))
    assert {type(event) for event in told} >= EXPECTED
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
        expect(shown).to_have_accessible_name(words[0].upper() + words[1:])


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
        assert can(person, "[data-word=pass]").count() == 0, "what may be passed is not asked"
        answer_carelessly(person, luck)
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
