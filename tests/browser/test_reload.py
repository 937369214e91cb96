"""A page that an older host served is told to load itself again, and plays on with the new one."""

from typing import Final

from playwright.sync_api import expect

from host.client import Host

from .conftest import Visit
from .person import CAN, Person, Seats

#: Says hello as a page with another script would, so many times.
OLDER: Final = """(() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const left = Number(sessionStorage.left ?? TIMES);
    const older = text.replace(/"page":"index-[^"]+[.]js"/, '"page":"index-older.js"');
    if (left > 0 && older !== text) sessionStorage.left = left - 1;
    send.call(this, left > 0 ? older : text);
  };
})()"""


def from_an_older_host(person: Person, times: int) -> None:
    """Let the page be so often one that an older host has sent."""
    person.context.add_init_script(OLDER.replace("TIMES", str(times)))


def loaded(person: Person) -> int:
    """How often the page has still to be an older one."""
    return int(person.page.evaluate("sessionStorage.left"))


def test_an_older_page_loads_itself_again_and_plays_on(visit: Visit, host: Host) -> None:
    person = visit()
    from_an_older_host(person, times=1)
    person.open(Seats(host, people=1, bots=1, options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    assert loaded(person) == 0, "the page never said which one it is"
    person.take()


def test_a_page_that_stays_too_old_says_so(visit: Visit, host: Host) -> None:
    person = visit(language="de")
    from_an_older_host(person, times=100)
    person.open(Seats(host, people=1, bots=1, options={"first": "A"}).links[0])
    expect(person.page.get_by_role("alert")).to_contain_text("neu geladen")
    expect(person.page.locator(CAN)).to_have_count(0)
    assert loaded(person) == 98, "it is loaded again once"
