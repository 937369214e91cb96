"""Two people at one device: nothing of the table is there until the next one has taken it."""

from playwright.sync_api import expect

from host.client import Client, Host

from .conftest import Visit
from .person import Person, Seats

TABLE = ".koffer, .spot, .hinted, .beside, .newest, [data-heard], [data-piece], .flight-layer *"


def both_here(visit: Visit, host: Host, **wishes: str) -> Person:
    """Person 0 and Person 1, at a device that Person 0 holds."""
    person = visit(**wishes)
    for link in Seats(host, people=2, bots=0, options={"first": "A"}).links:
        person.open(link)
        person.page.locator(".koffer, .cover").first.wait_for()
    person.page.reload()
    person.press(person.button("i-am", name="Person 0"))
    assert person.wait_for_turn()
    return person


def test_the_table_is_gone_until_the_next_person_has_taken_the_device(visit: Visit, host: Host) -> None:
    person = both_here(visit, host, speed="normal")
    person.press(person.button("hint"))
    person.page.locator(".hinted").wait_for()
    person.press(person.page.locator(".answers [data-move]").first)
    person.button("i-am", name="Person 1").wait_for()
    assert person.page.locator(TABLE).count() == 0
    assert "Person 0" not in person.page.locator("body").inner_text()
    person.press(person.button("i-am", name="Person 1"))
    assert person.wait_for_turn()
    assert not person.shows(".hinted")
    assert not person.shows(".spot.chosen")
    assert "Person 1" in person.page.locator(".mine .plate").inner_text()


def test_the_table_can_be_left_uncovered(visit: Visit, host: Host) -> None:
    person = both_here(visit, host)
    person.press(person.button("menu"))
    person.press(person.button("settings"))
    person.page.get_by_label(person.say("cover")).uncheck()
    person.press(person.button("close"))
    for _ in range(4):
        person.take()
        assert person.wait_for_turn()
        assert not person.shows(".cover")


def test_the_cover_itself_offers_to_stay_away(visit: Visit, host: Host) -> None:
    person = both_here(visit, host)
    person.choose()
    person.press(person.page.locator(".answers [data-move]").first)
    person.press(person.button("no-cover"))
    assert person.wait_for_turn()
    person.take()
    assert person.wait_for_turn()
    expect(person.page.locator(".mine .plate")).to_contain_text("Person 0")


def test_two_people_at_one_device_play_a_whole_game(visit: Visit, host: Host) -> None:
    person = both_here(visit, host)
    while not person.shows(".ending"):
        person.choose()
        person.press(person.page.locator(".answers [data-move]").first)
        person.page.locator(".cover .big, .ending").first.wait_for()
        if person.shows(".cover .big"):
            person.press(person.page.locator(".cover .big"))
            assert person.wait_for_turn()
    assert person.scores == list(person.record.replay().scores())


def sharing(person: Person, host: Host, people: int = 2, game: str = "trenchcoat") -> Seats:
    """A table with so many people, the first two of them at this device."""
    seats = Seats(host, people=people, bots=0, game=game, options={"first": "A"})
    for link in seats.links[:2]:
        person.open(link)
        person.page.locator(f".{game}, .cover").first.wait_for()
    person.page.reload()
    person.page.locator(".cover .big").first.wait_for()
    return seats


def test_where_hands_are_secret_the_table_is_always_covered(visit: Visit, host: Host) -> None:
    person = visit(kept={"cover": False})
    sharing(person, host)
    expect(person.page.locator("main")).to_contain_text(person.say("hand-over-about"))
    assert not person.shows(".trenchcoat")
    assert not person.button("no-cover").is_visible()


def test_a_hint_that_somebody_wanted_is_not_shown_to_the_next_one(visit: Visit, host: Host) -> None:
    person = visit()
    sharing(person, host)
    person.press(person.page.locator(".cover .big"))
    assert person.wait_for_turn()
    person.page.keyboard.press("h")
    expect(person.button("thinking")).to_be_visible()
    person.press(person.page.locator('[data-word="done"]'))
    person.press(person.page.locator(".prompt [data-move]"))
    for _ in range(20):
        person.page.locator('.cover .big, .mine [aria-disabled="false"], [data-word]').first.wait_for()
        if person.button("i-am", name="Person 1").is_visible():
            break
        person.press(person.page.locator('[data-word="pass"], [data-word="trust"], [data-place]').first)
        if person.shows(".prompt [data-move]"):
            person.press(person.page.locator(".prompt [data-move]").first)
    person.press(person.button("i-am", name="Person 1"))
    assert person.wait_for_turn()
    assert not person.shows(".reason, .hinted, .notice")
    assert not person.button("thinking").is_visible()


def test_a_covered_table_stays_covered_when_somebody_else_is_asked(visit: Visit, host: Host) -> None:
    person = visit()
    seats = sharing(person, host, people=3, game="koffer")
    with Client(host, seats.name, seats.keys) as client:
        client.until("snapshot")
        expect(person.button("i-am", name="Person 0")).to_be_visible()
        for name in ("Person 1", None, "Person 0"):
            client.move()
            if name is None:  # the third one is elsewhere: whoever has the device may look
                expect(person.page.locator(".cover h1")).to_have_text(person.say("who-holds"))
                expect(person.page.locator(".cover .big")).to_have_count(2)
            else:
                expect(person.page.locator(".cover h1")).to_have_text(person.say("hand-over", name=name))
            assert not person.shows(TABLE)
        client.move()
        client.move()
        person.press(person.button("i-am", name="Person 1"))
        expect(person.page.locator(".mine .plate")).to_contain_text("Person 1")
        client.move()
        expect(person.button("i-am", name="Person 0")).to_be_visible()
        assert not person.shows(TABLE)


def test_only_one_s_own_seat_can_be_moved_to_another_device(visit: Visit, host: Host) -> None:
    person = visit()
    seats = sharing(person, host)
    person.press(person.button("menu"))
    assert not person.button("to-phone").is_visible(), "nobody has said who they are"
    person.press(person.button("close"))
    person.press(person.page.locator(".cover .big"))
    assert person.wait_for_turn()
    person.press(person.button("menu"))
    person.press(person.button("to-phone"))
    links = person.page.locator("dialog .share input")
    expect(links).to_have_count(1)
    assert links.input_value().endswith(seats.links[0])
