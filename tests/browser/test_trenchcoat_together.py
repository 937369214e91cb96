"""Three Kobolds in a Trench Coat in the browser: whole games, bluffs, guards, items out of turn, ghosts and scenes."""

from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from host.client import Client, Host
from warren.games.trenchcoat.rules.view import TrenchView

from .box import CHALLENGES, RICH, box, challenges, holding, set_up
from .coats import bluffing, by, concealing, quietly, saying, wishing
from .conftest import PHONE, Visit
from .evening import View
from .keys import FOCUS
from .person import ENDED, LINES, Person, Seats
from .street import Street, answer_carelessly, asking, can, point

QUESTS = {"quests": 'lines = [{ skills = "all", need = 6, reward = 5, penalty = 3 }]'}


def says(person: Person, text: str, **details: str | int) -> str:
    return person.game_says(text, "trenchcoat", **details)


def line(person: Person, text: str, **details: str | int) -> Locator:
    """A line of the log."""
    return person.page.locator(LINES).get_by_text(says(person, text, **details), exact=True)


def kobold_text(kobold: dict[str, Any]) -> str:
    return str(kobold["name"]).capitalize()


def seat_at(person: Person, seat: int) -> Locator:
    """Somebody else's screen."""
    return person.page.locator(f'[data-seat="{seat}"]')


def has(person: Person, seat: int, kobolds: int, items: int, gold: int) -> None:
    """What everybody may count of another seat."""
    counts = says(person, "look-at", seat=f"Person {seat}", kobolds=kobolds, items=items, gold=gold)
    expect(seat_at(person, seat)).to_have_accessible_name(counts)


def owns(person: Person, kobolds: int, gold: int) -> None:
    """What somebody sees behind the own screen."""
    expect(person.page.locator(".kobolds [data-place]")).to_have_count(kobolds)
    expect(person.page.locator("[data-part=purse] b")).to_have_text(str(gold))


def sentence(person: Person) -> Locator:
    """What the table says to somebody."""
    return person.page.locator(".prompt .sentence")


def laid(person: Person) -> Locator:
    """The kobold on the quest."""
    return person.page.locator("[data-part=quest] .laid")


def test_three_people_play_a_whole_game(visit: Visit, host: Host) -> None:
    names = ("Anna", "Ben", "Cleo")
    people = [visit(kept={"name": name}) for name in names]
    anna = people[0]
    anna.open()
    anna.press(anna.game_button("new-table", "trenchcoat"))
    anna.press(anna.page.get_by_role("button", name="3", exact=True))
    anna.press(anna.button("create"))
    anna.page.locator(".share").first.wait_for()
    for name, person in zip(names[1:], people[1:], strict=True):
        person.open(f"/t/{anna.table}")
        person.press(person.button("sit-here").first)
        expect(anna.page.locator(".lobby")).to_contain_text(name)
    anna.press(anna.button("start"))
    play_carelessly(host, people)
    for person in people:
        expect(person.page.locator(ENDED)).to_be_visible()
        assert person.page.locator(f"{ENDED} [data-hand]").count() == 3
    view = anna.record.replay().view()
    assert isinstance(view, TrenchView)
    assert [chair.inside for chair in view.chairs].count(True) <= 1


def play_carelessly(host: Host, people: list[Person]) -> None:
    """Whoever is asked answers, as a watcher sees it, until the game is over."""
    luck = Random(1)
    with Client(host, people[0].table) as watcher:
        watcher.until("snapshot")
        while watcher.now["table"]["status"] != "over":
            answer_carelessly(people[watcher.now["ask"]["seats"][0]], luck)
            watcher.until("update")


def test_one_item_too_many_can_be_reached_like_the_others(visit: Visit, host: Host) -> None:
    person = visit()
    seats = Seats(host, 2, 0, table=set_up(host, box(taxes="gold = [1]"), 2, holding(0, "magic-hat")))
    street = Street(host, seats, {}, wishing(saying(0, "play magic-hat", "buy deck")))
    street.until(asking("over-limit", 0))
    person.open(seats.links[0])
    items = person.page.locator("[data-part=items] [data-item]")
    expect(items).to_have_count(4)
    screen = person.page.locator("[data-part=mine]").bounding_box()
    assert screen is not None
    for item in items.all():
        box_of = item.bounding_box()
        assert box_of is not None
        assert screen["y"] <= box_of["y"]
        assert box_of["y"] + box_of["height"] <= screen["y"] + screen["height"]
        person.press(item)


def test_a_bluff_is_called_and_everybody_sees_who_pays(visit: Visit, host: Host) -> None:
    quester, caller, watcher = visit(), visit(), visit()
    seats = Seats(host, 3, 0, table=set_up(host, box(**QUESTS), 3))
    street = Street(host, seats, {0: quester, 1: caller}, wishing(bluffing, saying(1, "call")))
    watcher.open(f"/t/{seats.name}")
    street.until(asking("lay"))
    offer = next(offer for offer in street.offers if bluffing(street.view, offer, 0))
    point(quester, offer)
    kobold, skill = kobold_text(offer["kobold"]), says(quester, f"skill-{offer['skill']}")
    told = says(quester, "offer-lay", kobold=kobold, skill=skill, value=offer["value"], passes="no")
    expect(sentence(quester)).to_contain_text(told[1:])
    quester.page.keyboard.press("Escape")
    street.answer(offer)
    for person in (caller, watcher):
        expect(laid(person)).to_have_attribute("aria-label", says(person, "face-down"))
    street.until(asking("quest-revealed"))
    label = {"kobold": kobold, "skill": skill, "value": offer["value"], "need": 6}
    for person in (quester, caller, watcher):
        expect(laid(person)).to_have_attribute("aria-label", says(person, "revealed", **label))
        expect(person.page.locator("[data-call=call]")).to_contain_text("Person 1")
        expect(person.page.locator("[data-call=trust]")).to_contain_text("Person 2")
    street.until(asking("turn-start"))
    for person in (quester, caller, watcher):
        expect(line(person, "event-quest-done", seat="Person 0", passed="no")).to_be_visible()
        expect(line(person, "event-gold-won", seat="Person 1", gold=5)).to_be_visible()
        expect(line(person, "event-gold-paid", seat="Person 0", gold=3)).to_be_visible()
        expect(person.page.locator(".stamp.bluff")).to_be_visible()
    owns(quester, kobolds=3, gold=7)
    owns(caller, kobolds=3, gold=15)
    has(watcher, 2, kobolds=3, items=1, gold=10)
    has(watcher, 1, kobolds=3, items=1, gold=15)


def test_a_guard_fells_one_of_everybody_who_ties(visit: Visit, host: Host) -> None:
    people = {seat: visit() for seat in range(3)}
    watcher = visit()
    seats = Seats(host, 3, 0, table=set_up(host, box(guards="count = 5"), 3))
    street = Street(host, seats, people, wishing(concealing({0: 4, 1: 4, 2: 4})))
    watcher.open(f"/t/{seats.name}")
    street.until(asking("guard-revealed"))
    for person in (*people.values(), watcher):
        for seat in range(3):
            label = says(person, "scene-conceals-least", seat=f"Person {seat}", gold=4)
            expect(person.page.locator(f'figure[aria-label="{label}"]')).to_be_visible()
    street.until(asking("turn-start"))
    for seat, person in people.items():
        owns(person, kobolds=2, gold=6)
        for other in set(people) - {seat}:
            has(person, other, kobolds=2, items=1, gold=6)
        bids = ", ".join(f"Person {other} 4" for other in people)
        expect(line(person, "event-bids", bids=bids)).to_have_count(1)
    for seat in people:
        has(watcher, seat, kobolds=2, items=1, gold=6)


def test_an_item_is_played_in_anothers_turn(visit: Visit, host: Host) -> None:
    person = visit()
    seats = Seats(host, 3, 0, table=set_up(host, box(taxes="gold = [1, 1, 1]"), 3, holding(1, "spare-change")))
    street = Street(host, seats, {1: person}, quietly)
    street.until(lambda street: street.seat == 1)
    assert street.view["active"] == 0
    expect(sentence(person)).to_contain_text(says(person, "window-turn-start", seat="Person 0"))
    street.answer(next(offer for offer in street.offers if offer["kind"] == "play"))
    street.until(lambda street: street.view["chairs"][1]["items"] == 0)
    expect(line(person, "event-played", seat="Person 1", item=says(person, "item-spare-change"))).to_be_visible()
    owns(person, kobolds=3, gold=16)


def test_the_space_bar_passes(visit: Visit, host: Host) -> None:
    person = visit()
    seats = Seats(host, 3, 0, table=set_up(host, box(taxes="gold = [1, 1, 1]"), 3))
    street = Street(host, seats, {1: person}, quietly)
    for kind in ("turn-start", "tax-owed"):
        street.until(asking(kind, 1))
        expect(can(person, "[data-word=pass]")).to_be_visible()
        person.page.keyboard.press("Space")
        street.hear()
        assert street.ask["seats"] == [2]
        expect(person.page.locator("[data-part=answers]")).to_contain_text(says(person, "sealed-answer"))
        expect(can(person, "[data-word=pass]")).to_have_count(0)
        street.answer()


def test_a_letter_and_enter_answer_wherever_the_focus_is(visit: Visit, host: Host) -> None:
    person = visit()
    seats = Seats(host, 3, 0, table=set_up(host, box(taxes="gold = [1, 1, 1]"), 3))
    street = Street(host, seats, {0: person}, quietly)
    street.until(asking("turn-start", 0))
    expect(can(person, "[data-word=done]")).to_be_visible()
    person.page.locator(".kobolds [data-place]").first.focus()
    person.page.keyboard.press("o")
    expect(can(person, "[data-word=done]")).to_have_attribute("aria-pressed", "true")
    assert person.page.evaluate(FOCUS)["seen"]
    person.page.keyboard.press("Enter")
    street.hear()
    assert street.ask["seats"] == [1, 2]


def test_a_wish_passes_by_itself_and_ends_by_itself(visit: Visit, host: Host) -> None:
    person = visit()
    seats = Seats(host, 3, 0, table=set_up(host, box(taxes="gold = [1, 1, 1, 1]"), 3))
    street = Street(host, seats, {1: person}, quietly)
    street.until(lambda street: street.seat == 1)
    person.press(person.page.locator("[data-preset=always]"))
    person.press(person.page.locator("[data-wish=until-turn]"))
    street.hear()
    chip = person.page.locator("[data-preset=until-turn]")
    expect(chip).to_contain_text(says(person, "preset-chip-until-turn"))
    while street.view["active"] == 0:
        expect(chip).to_be_visible()
        if street.seat == 1:
            street.hear()
        else:
            street.answer()
    expect(person.page.locator("[data-preset=always]")).to_be_visible()
    expect(sentence(person)).to_contain_text(says(person, "prompt-turn-start"))


def test_what_is_pointed_at_stays_so_while_others_answer(visit: Visit, host: Host) -> None:
    person = visit()
    seats = Seats(host, 3, 0, table=set_up(host, box(taxes="gold = [1, 1, 1]"), 3, holding(0, "spare-change")))
    street = Street(host, seats, {0: person}, quietly)
    street.until(lambda street: street.seat == 0)
    offer = next(offer for offer in street.offers if offer["kind"] == "play")
    point(person, offer)
    with Client(host, seats.name, seats.keys[1:2]) as other:
        other.until("snapshot")
        other.move("pass")
    expect(person.page.locator(".thinking")).to_have_text(says(person, "still-thinking", names="Person 2"))
    expect(person.page.locator(".tray")).to_be_visible()
    expect(person.page.locator(f'.prompt [data-move="{offer["move"]}"]')).to_be_visible()


def test_a_seat_that_is_out_still_haunts_a_challenge(visit: Visit, host: Host) -> None:
    ghost, winner = visit(**PHONE), visit()
    sheet = box(**challenges(*["rock-paper-scissors"] * 30))
    seats = Seats(host, 3, 0, table=set_up(host, sheet, 3, holding(2, "ghost-in-a-jar")))
    wishes = (saying(2, "scissors"), saying(0, "rock", "challenge C"), saying(1, "challenge C", "rock"))
    street = Street(host, seats, {2: ghost, 0: winner}, wishing(*wishes))
    street.until(lambda street: not street.view["chairs"][2]["inside"])
    expect(ghost.page.locator(".kobolds")).to_contain_text(says(ghost, "you-are-out"))
    expect(seat_at(winner, 2)).to_contain_text(says(winner, "out"))
    street.scheme = wishing(saying(0, "rock", "challenge B"), saying(1, "scissors", "challenge A"))
    street.until(asking("challenge-decided", 2))
    expect(winner.page.locator(".outcome")).to_contain_text(says(winner, "scene-wins", seat="Person 0"))
    street.answer(next(offer for offer in street.offers if offer.get("target") == 1))
    street.until(lambda street: street.view["going"]["winner"] == 1)
    for person in (ghost, winner):
        expect(person.page.locator(".outcome")).to_contain_text(says(person, "scene-ghost", seat="Person 1"))
    street.until(asking("loss"))
    assert street.seat == 0
    kobolds = street.view["chairs"][0]["kobolds"]
    street.until(asking("turn-start"))
    expect(winner.page.locator(".kobolds [data-place]")).to_have_count(kobolds - 1)


def test_every_challenge_is_played_by_pressing(visit: Visit, host: Host) -> None:
    people = {0: visit(language="de"), 1: visit(language="fr", **PHONE)}
    sheet = box(**challenges(*CHALLENGES, stake=3), purse=RICH)
    seats = Seats(host, 2, 0, table=set_up(host, sheet, 2))
    street = Street(host, seats, people, by(Random(3)))
    seen: set[str] = set()
    while len(seen) < len(CHALLENGES):
        street.until(lambda street: street.ask["kind"] in {"challenge-decided", "trumps-revealed"})
        seen.add(street.view["event"]["challenge"])
        for person in people.values():
            is_decided(person, street.view)
        street.until(asking("turn-start"))


def is_decided(person: Person, view: View) -> None:
    """The stage shows how a challenge ended; in Trumps, which is decided by cards, both of them."""
    challenge, winner = view["event"]["challenge"], view["going"]["winner"]
    expect(person.page.locator(".stage")).to_contain_text(says(person, f"challenge-{challenge}"))
    if challenge == "trumps":
        expect(person.page.locator(".trumps .up")).to_have_count(2)
    else:
        expect(person.page.locator(".outcome")).to_contain_text(says(person, "scene-wins", seat=f"Person {winner}"))
