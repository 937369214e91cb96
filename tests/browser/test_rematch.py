"""Playing again: the words of the last game are known to all, so a browser gives another one for each of its seats."""

import json

from playwright.sync_api import WebSocket, expect

from host.client import Client, Host

from .conftest import Visit
from .tour import finished


def test_the_next_game_is_shuffled_with_a_new_word(visit: Visit, host: Host) -> None:
    seats = finished(host, people=1, bots=1, options={"size": "tiny"})
    person = visit()
    said: list[dict[str, str]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(json.loads(frame)))

    person.page.on("websocket", listen)
    person.open(seats.links[0])
    person.button("rematch").click()
    expect(person.link("to-next")).to_be_visible()
    person.link("to-next").click()
    person.page.locator(".lobby").first.wait_for()
    person.page.wait_for_timeout(500)
    words = [command["word"] for command in said if command["do"] == "word"]
    assert len(words) == 1
    assert len(words[0]) == 16


def test_who_watches_is_told_when_a_game_begins_that_is_not_watched(visit: Visit, host: Host) -> None:
    table = host.new_table(seats=2, watched=False)
    watcher = visit()
    watcher.open(f"/t/{table}")
    watcher.page.locator(".lobby").first.wait_for()
    with Client(host, table) as client:
        client.until("snapshot")
        client.ask("sit", seat=0, name="Anna")
        client.ask("seat-bot", seat=1, bot="digger")
        assert client.ask("start")["is"] == "answer"
        expect(watcher.page.get_by_text("This table is not open to spectators.")).to_be_visible()
