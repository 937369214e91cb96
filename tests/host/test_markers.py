"""Planted markers: a table's secret, its keys and words are never in anybody's bytes before their time, nor in logs,
metrics or the output of a crash, with every logger as talkative as it can be.
"""

import asyncio
import logging
from pathlib import Path
from typing import Any, Final
from unittest import mock

import httpx
import pytest

from warren.host.tables.seat_keys import hash_of
from warren.host.tables.table import Table, new_table
from warren.host.tables.table_registry import LiveTable

from .client import Client, running, sat_down
from .inside import Guest, Inside, passing
from .routes import ROUTES, app_for, ask, client_of

SECRET: Final = "5ec2e7" * 10 + "5ec2"
KEYS: Final = tuple(f"markedkey{letter}".ljust(22, letter) for letter in "ABC")
WORDS: Final = tuple(f"markedword{letter}" for letter in "ABC")
GAMES: Final = ("kobold", "koffer", "too_many", "trenchcoat")


async def marked(host: Inside, game: str) -> tuple[str, list[Guest]]:
    """A table of marked secrets with three people and a spectator, dealt."""
    name = await host.hall.create(new_table(game, 3, {}, "", SECRET))
    people = [await host.join(name) for _ in KEYS]
    for seat, guest in enumerate(people):
        await guest.ask("sit", seat=seat, name=f"P{seat}", word=WORDS[seat], key=KEYS[seat])
    await people[0].ask("start")
    return name, [*people, await host.join(name)]


async def play(guests: list[Guest], moves: int) -> None:
    """So many moves, whoever is asked."""
    for _ in range(moves):
        await asyncio.sleep(2)
        for guest in guests[:3]:
            now = guest.now
            if now["offers"]:
                said = {"seat": now["you"][0], "ask": now["ask"]["number"], "move": now["offers"][-1]["move"]}
                await guest.ask("move", id=f"m{now['feed']}.{now['you'][0]}", **said)


def sent_to(guest: Guest) -> str:
    return b"\n".join(message for _, message in guest.stream).decode()


@pytest.mark.parametrize("game", GAMES)
def test_no_marker_leaves_the_host_before_its_time(game: str, caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    async def story() -> None:
        asyncio.get_running_loop().set_debug(True)
        asyncio.get_running_loop().slow_callback_duration = 0.0  # every step of the loop is logged
        host = Inside()
        name, guests = await marked(host, game)
        await play(guests, 4)
        await guests[0].ask("log")
        await guests[0].say({"do": "hint", "id": "hint", "seat": 0})
        await guests[0].say(b'{"do":"sit","id":1,"key":"' + KEYS[0].encode() + b'"}')
        with mock.patch.object(LiveTable, "tell", side_effect=RuntimeError("a crash")):
            await play(guests, 1)
        back = await host.join(name, KEYS[0], last=2)
        async with client_of(app_for(host.hall, tmp_path)) as client:
            routes = [await ask(client, method, path, name) for method, path in ROUTES]
        for seat, guest in enumerate([*guests, back]):
            own = {KEYS[seat % 4]} if seat < 3 else set()
            found = [mark for mark in (SECRET, *WORDS, *KEYS) if mark in sent_to(guest) and mark not in own]
            assert found == []
        for text in [answer.text for answer in routes] + [str(told) for told in host.told]:
            assert not any(mark in text for mark in (SECRET, *WORDS, *KEYS))

    with caplog.at_level(logging.DEBUG):
        passing(story)
    written = caplog.text + "".join(str(record.__dict__) for record in caplog.records)
    assert "a crash" in written
    assert "took" in written
    hashes = [hash_of(key) for key in KEYS]
    assert [mark for mark in (SECRET, *WORDS, *KEYS, *hashes) if mark in written] == []


def test_when_it_is_over_the_secret_and_the_words_are_shown_but_no_key() -> None:
    async def story() -> None:
        host = Inside()
        _, guests = await marked(host, "too_many")
        while guests[0].now["table"]["status"] != "over":
            await play(guests, 1)
        for guest in guests:
            proof = guest.now["table"]["proof"]
            assert (proof["secret"], tuple(proof["words"])) == (SECRET, WORDS)
        for seat, guest in enumerate(guests):
            assert [key for key in KEYS if key in sent_to(guest)] == list(KEYS[seat : seat + 1])

    passing(story)


def test_a_word_is_told_to_nobody_before_the_end_and_the_last_to_sit_knows_none() -> None:
    """Before the deal only the host knows the words, and its commitment binds it since before the first of them."""

    async def story() -> None:
        host = Inside()
        name = await host.hall.create(new_table("koffer", 3, {}, "", SECRET))
        last = await host.join(name)
        commitment = last.now["table"]["commitment"]
        for seat in (0, 1):
            await (await host.join(name)).ask("sit", seat=seat, name="P", word=WORDS[seat], key=KEYS[seat])
        await last.ask("sit", seat=2, name="P", word=WORDS[2], key=KEYS[2])
        await last.ask("start")
        assert not any(word in sent_to(last) for word in WORDS)
        assert last.now["table"]["commitment"] == commitment

    passing(story)


def test_a_rematch_begins_with_no_word_that_anybody_knows() -> None:
    async def story() -> None:
        host = Inside()
        _, guests = await marked(host, "too_many")
        while guests[0].now["table"]["status"] != "over":
            await play(guests, 1)
        assert (await guests[0].ask("rematch"))["is"] == "answer"
        again = await host.join(guests[0].now["table"]["next"], KEYS[0])
        live = again.connection.live
        assert live is not None
        assert live.table.words() == ("", "", "")
        assert (await again.ask("word", seat=0, word="a new one"))["is"] == "answer"
        assert (await again.ask("word", seat=1, word="not mine"))["code"] == "not-your-seat"
        assert live.table.words() == ("a new one", "", "")
        assert live.table.created.secret != SECRET
        assert (await again.ask("start"))["is"] == "answer"
        assert (await again.ask("word", seat=0, word="too late"))["code"] == "already-started"
        assert "a new one" not in sent_to(again)
        restored = Table.restored("again", await host.shelf.load(live.table.name))
        assert restored.words() == ("a new one", "", "")

    passing(story)


@pytest.mark.slow
def test_no_log_file_has_a_marker(tmp_path: Path) -> None:
    data: Any = tmp_path / "data"
    with running(data) as host, mock.patch.dict("os.environ", {"PYTHONASYNCIODEBUG": "1"}):
        host.stop()
        host.start()
        name, (anna, ben) = sat_down(host, people=2, options={"first": "A"})
        anna.ask("start")
        for client in (anna, ben):
            client.wait_for_turn()
            client.move()
        with Client(host, name, ("markedguess" * 2,)) as guesser:
            guesser.until("snapshot")
            guesser.socket.send('{"do":"hello","keys":["markedguess"],"id":""}')
            guesser.until("refusal")
        shown = httpx.get(f"{host.address}/api/metrics").text + (tmp_path / "host.log").read_text()
        for mark in (*anna.keys, *ben.keys, "word 0", "word 1", "markedguess"):
            assert mark not in shown
        for client in (anna, ben):
            client.close()
