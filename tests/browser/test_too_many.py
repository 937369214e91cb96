"""Too Many Kobolds in the browser: whole games by touch and by keyboard, every power, and a Mama for two."""

import re
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from host.client import Client, Host
from warren.engine.text import speak
from warren.games.too_many.phrases import explain
from warren.games.too_many.rules.cards import POWERS
from warren.games.too_many.rules.events import Cheered, Chose, GameEnded, Placed, PlayedMama, Rearranged, Roared
from warren.games.too_many.rules.moves import DOMAIN, Adopt, Choose, PlayMama, Roar
from warren.games.too_many.rules.view import TooManyView

from .conftest import PHONE, Visit
from .evening import TABLES, evenings
from .family import adopt_first, call_for_mama, helped, helps_two
from .keys import FOCUS, play_now, tab_to
from .person import ENDED, LINES, Person, Seats
from .words import languages

LEGAL: Final = "[data-legal]"
ANSWER: Final = ".answers [data-move]"
#: Which kinds of moves come first for somebody who uses up all powers at once.
EAGER: Final = ("roar", "rearrange", "mama", "choice", "place", "adopt")


def says(person: Person, text: str, **details: str | int) -> str:
    return person.game_says(text, "too_many", **details)


def source(person: Person, name: str) -> Locator:
    """What can be picked up: a place of the head, Mama, the card found, or a power."""
    return person.page.locator(f'[data-source="{name}"]')


def cell(person: Person, at: str) -> Locator:
    return person.page.locator(f'.hall [data-cell="{at}"]')


def may(person: Person) -> list[str]:
    """What may be picked up now."""
    can = person.page.locator('[data-source][aria-disabled="false"]')
    return [str(each.get_attribute("data-source")) for each in can.all()]


def play(person: Person) -> str:
    """Play what is pointed at, and wait until the table has gone on; the move."""
    told = person.page.locator(LINES).count()
    answer = person.page.locator(ANSWER).first
    move = str(answer.get_attribute("data-move"))
    person.press(answer)
    person.told(told + 1)
    return move


def lay(person: Person, name: str, number: int) -> str:
    """Pick something up by the pointer and lay it on one of its cells."""
    if source(person, name).get_attribute("aria-pressed") != "true":
        person.press(source(person, name))
    cells = person.page.locator(LEGAL)
    person.press(cells.nth(number % cells.count()))
    return play(person)


def test_a_whole_game_is_played_by_tapping(visit: Visit) -> None:
    person = visit(**PHONE)
    person.play_now("too_many")
    turn = 0
    while person.wait_for_turn():
        cards = [name for name in may(person) if name not in POWERS]
        lay(person, cards[turn % len(cards)], turn)
        turn += 1
    assert turn == 14
    assert person.scores == list(person.record.replay().scores())
    caves_are_shown(person)


def caves_are_shown(person: Person) -> None:
    """The end screen has every cave, full, each card in its mood, and the title of who has earned it."""
    view = person.record.replay().view()
    assert isinstance(view, TooManyView)
    for seat, cave in enumerate(view.caves):
        shown = person.page.locator(f'{ENDED} [data-cave="{seat}"]')
        expect(shown.locator("[data-mood]")).to_have_count(15)
        expect(shown.locator('[data-mood="happy"]')).to_have_count(sum(laid.happy for laid in cave.cards))
        assert shown.locator(".excellent").count() == cave.excellent


def test_a_whole_game_is_played_by_keyboard(visit: Visit) -> None:
    person = visit()
    play_now(person, "too_many")
    turn = 0
    while person.wait_for_turn():
        lines = len(person.log)
        if may(person) == ["found"]:
            go_to_a_cell(person)
        else:
            (by_digit, by_tab, by_hint, by_letter)[turn % 4](person)
        person.told(lines + 1)
        turn += 1
    assert {"roar", "mama"} <= {move.split()[0] for _, move in person.record.moves}
    assert person.scores == list(person.record.replay().scores())
    tab_to(person, person.say("rematch"))


def go_to_a_cell(person: Person) -> None:
    """Arrows go from one legal cell to another, always in sight; Enter chooses, Enter plays."""
    legal = {str(each.get_attribute("data-cell")) for each in person.page.locator(LEGAL).all()}
    for key in ("ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"):
        person.page.keyboard.press(key)
        focus = person.page.evaluate(FOCUS)
        assert focus["seen"]
        assert focus["place"] in legal
    person.page.keyboard.press("Enter")
    person.page.locator(ANSWER).first.wait_for()
    assert person.page.evaluate(FOCUS)["seen"]
    person.page.keyboard.press("Enter")


def by_digit(person: Person) -> None:
    """A digit picks up the card of that place; another one changes that, and Escape lets go."""
    keys = person.page.keyboard
    cards = [name for name in may(person) if name.isdigit()]
    for name in (cards[0], cards[-1]):
        keys.press(name)
        expect(source(person, name)).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(source(person, cards[-1])).to_have_attribute("aria-pressed", "false")
    keys.press(cards[-1])
    go_to_a_cell(person)


def by_tab(person: Person) -> None:
    """Tab comes to every card, Enter picks it up, and arrows lead to the cave."""
    person.page.evaluate("document.activeElement?.blur()")
    name = next(name for name in may(person) if name not in POWERS)
    tab_to(person, str(source(person, name).get_attribute("aria-label")))
    if source(person, name).get_attribute("aria-pressed") != "true":
        person.page.keyboard.press("Enter")
    go_to_a_cell(person)


def by_hint(person: Person) -> None:
    """A hint is picked up and pointed at, wherever the focus is; Enter plays it."""
    person.page.keyboard.press("h")
    person.page.locator(".hinted").first.wait_for()
    person.page.locator(ANSWER).first.wait_for()
    person.page.keyboard.press("Enter")


def by_letter(person: Person) -> None:
    """Letters pick up powers and Mama."""
    keys = person.page.keyboard
    if "roar" in may(person):
        keys.press("o")
        keys.press("Enter")
    elif "mama" in may(person):
        keys.press("m")
        go_to_a_cell(person)
    else:
        by_digit(person)


def test_every_power_is_played_by_the_pointer(visit: Visit, host: Host) -> None:
    person = visit(**PHONE)
    person.open(Seats(host, people=1, bots=1, game="too_many", options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    lay(person, "1", 0)
    assert person.wait_for_turn()
    roar(person)
    rearrange(person)
    call(person)
    assert not {"roar", "rearrange", "choice"} & set(may(person))


def roar(person: Person) -> None:
    """Roar asks once more, then head and queue are new."""
    person.press(source(person, "roar"))
    assert play(person) == "roar"
    expect(person.page.locator(LINES).last).to_have_text(says(person, "event-roared", seat="Person 0"))
    expect(source(person, "roar")).to_have_attribute("aria-disabled", "true")


def rearrange(person: Person) -> None:
    """Rearrange asks which card, then where to."""
    person.press(source(person, "rearrange"))
    expect(person.page.locator(".sentence")).to_contain_text(says(person, "held-rearrange"))
    moved = person.page.locator("[data-movable]").first
    start = str(moved.get_attribute("data-cell"))
    person.press(moved)
    target = str(person.page.locator(LEGAL).first.get_attribute("data-cell"))
    person.press(cell(person, target))
    assert play(person) == f"rearrange {start} to {target}"
    for at, cards in ((target, 1), (start, 0)):
        expect(person.page.locator(f'.hall [data-mood][data-cell="{at}"]')).to_have_count(cards)


def call(person: Person) -> None:
    """Choice offers what the head lacks; the card it finds is in hand at once, and must be laid."""
    person.press(source(person, "choice"))
    wanted = person.page.locator(f"{LEGAL}[data-resource]").first
    resource = str(wanted.get_attribute("data-resource"))
    person.press(wanted)
    assert play(person) == f"choice {resource}"
    expect(source(person, "found")).to_have_attribute("aria-pressed", "true")
    assert may(person) == ["found"]
    person.press(person.page.locator(LEGAL).first)
    assert play(person).startswith("at ")


def test_a_card_is_dragged_to_its_cell(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(Seats(host, people=1, bots=1, game="too_many", options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    mouse, start = person.page.mouse, middle(source(person, "3"))
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0], start[1] - 40)
    mouse.move(*middle(cell(person, "0,1")))
    expect(person.page.locator(".dragged")).to_be_visible()
    mouse.up()
    expect(cell(person, "0,1")).to_have_attribute("aria-pressed", "true")
    assert play(person) == "adopt 3 at 0,1"


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("language", languages())
def test_every_cell_says_what_it_would_do_as_the_game_does(visit: Visit, host: Host, language: str) -> None:
    person = visit(language=language)
    seats = Seats(host, people=1, bots=1, game="too_many", options={"first": "A"})
    with Client(host, seats.name, seats.keys) as client:
        client.until("snapshot")
        offers = msgspec.convert(client.now["offers"], list[Adopt | PlayMama | Choose | Roar])
    person.open(seats.links[0])
    assert person.wait_for_turn()
    for place in range(1, 6):
        person.press(source(person, str(place)))
        for offer in offers:
            if isinstance(offer, Adopt) and offer.place == place:
                target = cell(person, f"{offer.x},{offer.y}")
                words = explain(offer, speak(DOMAIN, language))
                expect(target).to_have_attribute("aria-label", words[0].upper() + words[1:])
                gain = f"{offer.outlook.gain:+}".replace("-", "−")
                expect(target.locator(f'[data-gain="{gain}"]')).to_have_count(1)


@pytest.mark.parametrize("language", languages())
def test_everything_is_told_as_the_game_tells_it(visit: Visit, host: Host, language: str) -> None:
    seats = Seats(host, people=1, bots=1, game="too_many", options={"first": "A"})
    with Client(host, seats.name, seats.keys) as client:
        while client.wait_for_turn():
            client.move(min(client.now["offers"], key=lambda offer: EAGER.index(offer["kind"]))["move"])
    person = visit(language=language)
    person.open(seats.links[0])
    person.page.locator(ENDED).wait_for()
    record, names = person.record, ["Person 0", person.say("bot-digger")]
    told = [
        *record.start().opening().seen_by(0),
        *(event for step in record.steps() for event in step.events.seen_by(0)),
    ]
    person.told(len(told))
    assert {type(event) for event in told} >= {Chose, Placed, Rearranged, Roared, PlayedMama, Cheered, GameEnded}
    assert person.log == [record.game.tell(event, speak(DOMAIN, language), names) for event in told]


def test_the_lesson_is_played_to_its_end(visit: Visit) -> None:
    person = visit(**PHONE)
    person.open("/learn/too_many")
    done = person.button("lesson-done")
    picked_up = '[data-source].hinted[aria-disabled="false"][aria-pressed="false"]'
    ready = person.page.locator(f".coach button:enabled, {LEGAL}.hinted, {picked_up}").first
    ready.wait_for()
    presses = 0
    while not done.is_visible():
        assert "lesson-" not in person.page.locator(".coach .words").inner_text(), "a text is missing"
        person.press(ready)
        ready.wait_for()
        presses += 1
    assert presses > 10
    expect(person.page.locator(".hall [data-mood]")).to_have_count(6)
    expect(person.page.locator('.hall [data-mood="happy"]')).to_have_count(4)


def test_mama_makes_two_happy_with_different_things(visit: Visit, host: Host) -> None:
    person = visit()
    for evening in evenings(host, "too_many", 2, call_for_mama, adopt_first):
        person.open(evening.seats.links[0])
        for offer in evening.until(helps_two):
            person.told(evening.lines)
            wishes = helped(evening.view, offer)
            for x, y in wishes:
                expect(cell(person, f"{x},{y}")).to_have_attribute("data-mood", "shy")
            person.press(source(person, "mama"))
            person.press(cell(person, f"{offer['x']},{offer['y']}"))
            check_mama(person, wishes, evening.played_by(person))
            return
    raise AssertionError(f"Mama was not needed at {TABLES} tables")


def check_mama(person: Person, wishes: dict[tuple[int, int], str], events: list[dict[str, Any]]) -> None:
    """Everyone whom she helps smiles now, and says what she stands in for."""
    (cheered,) = [event for event in events if event["type"] == "cheered"]
    assert set(wishes) <= {(turned["x"], turned["y"]) for turned in cheered["cards"]}
    for (x, y), want in wishes.items():
        stands_in = says(person, "by-mama", wants=says(person, f"want-{want}"))
        expect(cell(person, f"{x},{y}")).to_have_attribute("data-mood", "happy")
        assert stands_in in str(cell(person, f"{x},{y}").get_attribute("aria-label"))
    expect(source(person, "mama")).to_have_class(re.compile(r"\bgone\b"))
