"""A finished game, moment by moment."""

from playwright.sync_api import Locator, expect

from host.client import Host

from .conftest import Visit
from .person import Person
from .tour import finished


def slider(person: Person) -> Locator:
    return person.page.locator("input[type=range]")


def picture(person: Person) -> str:
    """All pieces, where they lie and how."""
    pieces = (
        "all => all.map(each => each.dataset.piece + each.dataset.face + each.closest('[data-anchor]')?.dataset.anchor)"
    )
    return str(person.page.locator("[data-piece]").evaluate_all(pieces))


def test_a_replay_is_stepped_and_scrubbed(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(f"/r/{finished(host).name}")
    slider(person).wait_for()
    pictures = [picture(person)]
    for step in (1, 2, 3):
        person.press(person.button("next-step"))
        expect(slider(person)).to_have_value(str(step))
        pictures.append(picture(person))
    assert len(set(pictures)) == 4
    person.press(person.button("previous-step"))
    expect(slider(person)).to_have_value("2")
    assert picture(person) == pictures[2]
    slider(person).fill("1")
    expect(slider(person)).to_have_value("1")
    assert picture(person) == pictures[1]
    person.press(person.button("last-step"))
    expect(person.page.locator(".ending")).to_be_visible()
    assert person.scores == list(person.record.replay().scores())
    person.press(person.button("first-step"))
    assert picture(person) == pictures[0]


def test_a_replay_runs_by_itself(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(f"/r/{finished(host).name}")
    person.press(person.button("autoplay"))
    expect(slider(person)).to_have_value("2")
    person.press(person.button("pause"))
    expect(person.button("autoplay")).to_be_visible()


def test_a_replay_is_seen_through_another_seat(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(f"/r/{finished(host, options={'memory': True}).name}?step=9")
    slider(person).wait_for()
    before = person.page.locator(".mine .plate").inner_text()
    person.page.locator("select").select_option("2")
    expect(person.page.locator(".mine .plate")).not_to_have_text(before)
    expect(slider(person)).to_have_value("9")


def test_a_link_to_a_moment_opens_there(visit: Visit, host: Host) -> None:
    person, friend = visit(), visit()
    person.open(f"/r/{finished(host).name}")
    person.page.locator("select").select_option("1")
    slider(person).fill("7")
    person.press(person.button("share-step"))
    expect(person.button("copied")).to_be_visible()
    friend.page.goto(person.page.url)
    expect(slider(friend)).to_have_value("7")
    expect(friend.page.locator("select")).to_have_value("1")
    assert picture(friend) == picture(person)


def test_a_saved_record_is_replayed_from_its_file(visit: Visit, host: Host) -> None:
    person = visit()
    seats = finished(host)
    person.open(seats.links[0])
    with person.page.expect_download() as saved:
        person.press(person.link("save-record"))
    scores = person.scores
    person.open()
    person.page.locator("input[type=file]").set_input_files(saved.value.path())
    slider(person).wait_for()
    person.press(person.button("last-step"))
    assert person.scores == scores


def test_a_game_that_is_not_over_has_no_replay_yet(visit: Visit, host: Host) -> None:
    person = visit()
    person.open(f"/r/{host.new_table(seats=2)}")
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.forgive("409")
