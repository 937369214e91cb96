"""KOBOLD in the browser: whole games by touch and by keyboard, and what is rare enough to be played for."""

import re
from typing import Any, Final

from playwright.sync_api import Locator, expect

from host.client import Host
from warren.games.kobold.rules.tokens import GEMS
from warren.games.kobold.rules.view import KoboldView

from .conftest import PHONE, Visit
from .evening import TABLES, Offer, View, evenings
from .keys import FOCUS, play_now, tab_to
from .person import CAN, ENDED, LINES, Person, Seats
from .schemes import is_trap, keep_out, seek_a_set, sneak, three_of_four

CHOSEN: Final = '.ring [aria-pressed="true"]'


def test_a_whole_game_is_played_by_tapping(visit: Visit) -> None:
    person = visit(**PHONE)
    person.play_now("kobold")
    person.play_on()
    assert person.scores == list(person.record.replay().scores())
    toys_are_counted(person)


def toys_are_counted(person: Person) -> None:
    """The end screen has a row for each toy: how many everyone has, and who takes the trophy, or who ties."""
    view = person.record.replay().view()
    assert isinstance(view, KoboldView)
    for trophy in view.toy_trophies:
        row = person.page.locator(f"{ENDED} [data-toy='{trophy.toy}']")
        assert row.locator("b").all_text_contents() == [str(loot.toys[trophy.toy]) for loot in view.loot]
        assert row.locator(".won").count() == (trophy.leader is not None)
        assert row.locator(".tied").count() == len(trophy.tied)


def test_a_whole_game_is_played_by_keyboard(visit: Visit) -> None:
    person = visit()
    play_now(person, "kobold")
    turn = 0
    while person.wait_for_turn():
        lines = len(person.log)
        (by_digit, by_arrows, by_hint)[turn % 3](person)
        person.told(lines + 1)
        turn += 1
    assert person.scores == list(person.record.replay().scores())
    tab_to(person, person.say("rematch"))


def place_of(target: Locator) -> str:
    """A section's number, or a token's section and space."""
    return str(target.get_attribute("data-section") or target.get_attribute("data-cell"))


def by_digit(person: Person) -> None:
    """A digit chooses its section or a token in it, the next one when pressed again; Enter plays."""
    keys = person.page.keyboard
    wanted = place_of(person.page.locator(CAN).last)
    for _ in range(8):
        keys.press(wanted[0])
        if place_of(person.page.locator(CHOSEN)) == wanted:
            break
    assert place_of(person.page.locator(CHOSEN)) == wanted
    assert person.page.evaluate(FOCUS)["seen"]
    keys.press("Enter")


def by_arrows(person: Person) -> None:
    """Arrows go round among what can be chosen; Enter chooses, and plays."""
    keys = person.page.keyboard
    person.page.evaluate("document.activeElement?.blur()")
    tab_to(person, str(person.page.locator(CAN).first.get_attribute("aria-label")))
    wanted = place_of(person.page.locator(CAN).last)
    while (focus := person.page.evaluate(FOCUS))["place"] != wanted:
        assert focus["seen"]
        keys.press("ArrowRight")
    keys.press("Enter")
    assert place_of(person.page.locator(CHOSEN)) == wanted
    keys.press("Enter")


def by_hint(person: Person) -> None:
    """A hint is chosen at once, wherever the focus is."""
    person.page.keyboard.press("h")
    person.page.locator(CHOSEN).wait_for()
    assert person.page.evaluate(FOCUS)["seen"]
    person.page.keyboard.press("Enter")


def test_a_digit_and_enter_play_there_wherever_the_focus_is(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(Seats(host, people=1, bots=1, game="kobold", options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    wanted = place_of(person.page.locator(CAN).last)
    person.page.locator(CAN).first.focus()
    person.page.keyboard.press(wanted)
    person.page.keyboard.press("Enter")
    line = says(person, "event-placed", seat="Person 0", section=int(wanted))
    expect(person.page.locator(LINES).get_by_text(line, exact=True)).to_have_count(1)


def turns_over(view: View, offer: Offer) -> bool:
    """Whether a face-down token is taken that may complete a set, and another choice follows."""
    return offer.get("token") == "?" and not offer["last"] and three_of_four(view, 0)


def last_with_others_at_risk(view: View, offer: Offer) -> bool:
    """Whether the die is rolled now, and every arrow of it catches two."""
    return offer.get("last", False) and is_trap(view, 0)


def test_a_token_turned_over_completes_a_set_for_all_to_see(visit: Visit, host: Host) -> None:
    player, watcher = visit(), visit()
    # One table in ten sees no set made of a face-down token.
    for evening in evenings(host, "kobold", 2, seek_a_set, keep_out):
        player.open(evening.seats.links[0])
        watcher.open(f"/t/{evening.seats.name}")
        for offer in evening.until(turns_over):
            lines = evening.lines
            for person in (player, watcher):
                person.told(lines)
                expect(cell_of(person, offer).locator("[data-face]")).to_have_attribute("data-face", "down")
            before = evening.view
            player.press(cell_of(player, offer))
            uncovered, *more = evening.played_by(player)
            assert uncovered["type"] == "uncovered"
            if more:
                for person in (player, watcher):
                    check_set(person, uncovered, before, evening.view)
                check_next_choice(player, watcher)
                return
    raise AssertionError(f"no set at {TABLES} tables")


def cell_of(person: Person, at: Offer) -> Locator:
    return person.page.locator(f'[data-cell="{at["section"]}.{at["space"]}"]')


def says(person: Person, text: str, **details: str | int) -> str:
    return person.game_says(text, "kobold", **details)


def check_set(person: Person, uncovered: dict[str, Any], before: View, after: View) -> None:
    """The token has been named and is gone, the trophy is taken, and the set has left the loot."""
    token, best = says(person, f"token-{uncovered['token']}"), before["gem_trophies"][0]
    told = [
        says(person, "event-uncovered", seat="Person 0", token=token, section=uncovered["section"]),
        says(person, "event-gem-set", seat="Person 0", points=best),
    ]
    expect(person.page.locator(LINES).last).to_have_text(told[1])
    assert person.log[-2:] == told
    expect(cell_of(person, uncovered)).to_have_count(0)
    left = ", ".join(str(points) for points in before["gem_trophies"][1:])
    expect(person.page.locator(".trophies")).to_have_attribute(
        "aria-label", says(person, "gem-trophies-left", trophies=left)
    )
    worth = says(person, "heap", thing=says(person, "line-gem-trophies"), count=after["loot"][0]["gem_points"])
    expect(person.page.locator(".mine .cup")).to_have_attribute("aria-label", worth)
    expect(person.page.locator('.mine [data-score="0"]')).to_have_text(
        person.say("points", count=before["scores"][0] + best)
    )
    for gem in GEMS:
        count = before["loot"][0]["gems"].get(gem, 0) + (gem == uncovered["token"]) - 1
        heap = says(person, "heap", thing=says(person, f"gem-{gem}"), count=count)
        expect(person.page.locator(f'.mine [aria-label="{heap}"]')).to_be_visible()


def check_next_choice(player: Person, watcher: Person) -> None:
    """The Fetch goes on: its seat is asked for the next token, and everybody else waits."""
    expect(player.page.locator(".sentence")).to_have_text(says(player, "prompt-grab"))
    expect(player.page.locator(CAN).first).to_be_visible()
    expect(watcher.page.locator(".sentence")).to_have_text(says(watcher, "waiting-grab", seat="Person 0"))
    expect(watcher.page.locator(CAN)).to_have_count(0)


def test_the_beam_sends_two_seats_home(visit: Visit, host: Host) -> None:
    person = visit()
    # One table in seventy sees no double catch.
    for evening in evenings(host, "kobold", 3, sneak, keep_out):
        person.open(evening.seats.links[0])
        for offer in evening.until(last_with_others_at_risk):
            lines = evening.lines
            person.told(lines)
            before = evening.view
            person.press(cell_of(person, offer))
            events = evening.played_by(person)
            caught = [event for event in events if event["type"] == "caught"]
            if caught:
                assert {event["seat"] for event in caught} == {1, 2}
                person.told(evening.lines)
                check_caught(person, caught, before, person.log[lines:])
                return
    raise AssertionError(f"nobody was caught at {TABLES} tables")


def check_caught(person: Person, caught: list[dict[str, Any]], before: View, told: list[str]) -> None:
    """Their pawns are out of the light and in their hands, and the log says who ran from where."""
    for event in caught:
        seat, section, pawns = event["seat"], event["section"], event["pawns"]
        line = says(person, "event-caught", seat=f"Person {seat}", section=section, pawns=pawns)
        assert told.count(line) == 1
        expect(person.page.locator(f'[data-anchor="section-{section}"] .pawn')).to_have_count(0)
        expect(person.page.locator(f'[data-section="{section}"]')).not_to_have_attribute(
            "aria-label", re.compile("Person")
        )
    for seat in (1, 2):
        home = sum(event["pawns"] for event in caught if event["seat"] == seat)
        in_hand = person.page.locator(f'[data-anchor="hand-{seat}"] .pawn')
        expect(in_hand).to_have_count(before["loot"][seat]["hand"] + home)
