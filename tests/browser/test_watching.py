"""Whoever only watches, and names that are not names."""

from typing import Final

import pytest
from playwright.sync_api import expect

from host.client import Client, Host

from .conftest import Visit
from .person import CAN, LINES, Person, Seats
from .tour import finished

ROW: Final = "all => all.map(each => each.dataset.piece)"
#: A script, a picture that would run one, a direction turned round, and letters that cannot be seen.
NAMES: Final = (
    "<script>bad=1</script>",
    "<img src=x onerror=bad=1>",
    "\u202eevil\u202c \u05d0\u05d1\u05d2",
    "A\u200bn\u200dn\u2060a",
    "{ $seat } &amp; </b>",
)


def test_a_watcher_sees_the_table_and_cannot_move(visit: Visit, host: Host) -> None:
    seats = Seats(host, people=1, bots=1, options={"first": "A"})
    player, watcher = visit(), visit()
    player.open(seats.links[0])
    assert player.wait_for_turn()
    watcher.open(f"/t/{seats.name}")
    watcher.page.locator(".koffer").wait_for()
    assert watcher.page.locator(".row [data-piece]").evaluate_all(ROW) == player.page.locator(
        ".row [data-piece]"
    ).evaluate_all(ROW)
    for key in ("1", "Enter", "h"):
        watcher.page.keyboard.press(key)
    watcher.page.locator(".spot").first.click(force=True)
    assert not watcher.shows(f"{CAN}, .chosen, .answers button")
    expect(player.page.locator(".watching")).to_have_text(player.say("watchers", count=1))
    player.take()
    watcher.told(len(player.log))
    assert player.wait_for_turn()
    watcher.told(len(player.log))
    assert watcher.log == player.log
    assert not watcher.shows(f"{CAN}, .answers button")


def strange(host: Host, name: str) -> tuple[str, str]:
    """A finished table where somebody of that name played, and the name as the host keeps it."""
    table = host.new_table(seats=2)
    with Client(host, table) as client:
        client.until("snapshot")
        client.ask("sit", seat=0, name=name, word="w")
        client.ask("seat-bot", seat=1, bot="digger")
        client.ask("start")
        while client.wait_for_turn():
            client.move()
        return table, client.now["table"]["chairs"][0]["name"]


@pytest.mark.parametrize("name", NAMES, ids=["script", "picture", "direction", "invisible", "braces"])
def test_a_strange_name_is_only_text(visit: Visit, host: Host, name: str) -> None:
    person = visit(kept={"name": name})
    person.open(f"/t/{host.new_table(seats=2)}")
    person.press(person.button("sit-here").first)
    shown = person.page.locator("li.mine .name")
    kept = shown.inner_text()
    check(person, kept)
    person.page.get_by_label(person.say("add-bot")).select_option("digger")
    person.press(person.button("start"))
    person.page.locator(".koffer").wait_for()
    expect(person.page.locator(".mine .plate .who")).to_have_text(kept)
    expect(person.page.locator(LINES).first).to_be_visible()
    check(person, kept)
    person.play_on(turns=1)
    expect(person.page.locator(LINES).filter(has_text=kept).last).to_be_visible()
    check(person, kept)


def check(person: Person, kept: str) -> None:
    """The name as people see it hides nothing, and nothing of it ran."""
    assert kept
    assert not set(kept) & set("\u202e\u202c\u200b\u200d\u2060")
    assert person.page.evaluate("window.bad") is None
    assert not person.shows("img[src=x], #app script")


def test_others_see_strange_names_as_text(visit: Visit, host: Host) -> None:
    watcher = visit()
    for name in NAMES:
        table, kept = strange(host, name)
        watcher.open(f"/t/{table}")
        expect(watcher.page.locator(".ending thead")).to_contain_text(kept)
        expect(watcher.page.locator(LINES).last).to_contain_text(kept)
        check(watcher, kept)
        watcher.open(f"/r/{table}?step=3")
        watcher.page.locator("select").wait_for()
        assert kept in watcher.page.locator("select option").all_inner_texts()
        check(watcher, kept)


def test_an_unwatched_table_is_closed_to_watchers(visit: Visit, host: Host) -> None:
    seats = finished(host, watched=False)
    watcher = visit()
    watcher.open(f"/t/{seats.name}")
    expect(watcher.page.get_by_role("alert")).to_be_visible()
    assert not watcher.shows(".koffer, .ending")
