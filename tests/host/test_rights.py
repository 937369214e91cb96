"""Who may do what: nobody without a key, with another table's, a guessed or a given-up one, or on another's seat does
anything that only a seat's owner may, in any phase, by any message or route. A message that is not in the list fails.
"""

import asyncio
import json
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from warren.host.tables.join_limits import CHANGE_EVERY, CHANGES, LEAVE_EVERY, LEAVES
from warren.host.tables.seat_keys import KEY, hash_of, new_key
from warren.host.tables.shuffle import new_secret
from warren.host.tables.table import new_table
from warren.host.tables.table_registry import encode
from warren.host.wire.connection import Closed
from warren.host.wire.protocol import AnyCommand

from .inside import Guest, Inside, passing
from .routes import ROUTES, app_for, ask, client_of

COMMANDS: Final = {kind.__struct_config__.tag for kind in get_args(AnyCommand)}
PHASES: Final = ("open", "playing", "over")
#: How each command is said about seat A.
SAID: Final[dict[str, dict[str, Any]]] = {
    "hello": {},
    "hold": {"seat": 0},
    "sit": {"seat": 0, "name": "Mallory", "key": "M" * 22},
    "word": {"seat": 0, "word": "mine now"},
    "stand": {"seat": 0},
    "change-seat": {"seat": 0, "to": 2},
    "seat-bot": {"seat": 2, "bot": "digger"},
    "start": {},
    "move": {"seat": 0, "ask": 1, "move": "take 1"},
    "leave": {"seat": 0},
    "return": {"seat": 0},
    "stand-in": {"seat": 0},
    "hint": {"seat": 0},
    "log": {},
    "rematch": {},
}
#: What somebody without a seat is answered, in each phase: a refusal's code, or the kind of answer.
WITHOUT: Final[dict[str, tuple[str, str, str]]] = {
    "hello": ("presence", "presence", "presence"),
    "hold": ("not-your-seat", "not-your-seat", "not-your-seat"),
    "sit": ("seat-taken", "already-started", "already-started"),
    "word": ("not-your-seat", "not-your-seat", "not-your-seat"),
    "stand": ("not-seated", "not-seated", "not-seated"),
    "change-seat": ("not-your-seat", "not-your-seat", "not-your-seat"),
    "seat-bot": ("not-seated", "not-seated", "not-seated"),
    "start": ("not-seated", "already-started", "already-started"),
    "move": ("not-your-seat", "not-your-seat", "not-your-seat"),
    "leave": ("not-your-seat", "not-your-seat", "not-your-seat"),
    "return": ("not-your-seat", "not-your-seat", "not-your-seat"),
    "stand-in": ("not-started", "not-seated", "not-seated"),
    "hint": ("not-your-seat", "not-your-seat", "not-your-seat"),
    "log": ("log", "log", "log"),
    "rematch": ("not-seated", "not-seated", "not-seated"),
}
#: What the owner of seat B is answered about seat A.
OTHER: Final[dict[str, tuple[str, str, str]]] = {
    **WITHOUT,
    "stand": ("not-your-seat", "already-started", "already-started"),
    "seat-bot": ("answer", "already-started", "already-started"),
    "start": ("seats-open", "already-started", "already-started"),
    "leave": ("still-here", "still-here", "still-here"),
    "stand-in": ("not-started", "not-slow", "not-slow"),
    "rematch": ("not-over", "not-over", "answer"),
}
A, B = "A" * 22, "B" * 22
GIVEN_UP, GUESSED, ELSEWHERE = "C" * 22, "D" * 22, "E" * 22
STRANGERS: Final = {"no key": (), "guessed": (GUESSED,), "given up": (GIVEN_UP,), "another table's": (ELSEWHERE,)}


async def set_up(host: Inside, phase: str, **wishes: Any) -> tuple[str, Guest]:
    """A table in that phase with A and B at it, where somebody else has sat and stood up; B's owner."""
    created = new_table("koffer", 3, {"size": "tiny"}, "", new_secret(), **wishes)
    name, elsewhere = [await host.hall.create(created) for _ in range(2)]
    await (await host.join(elsewhere)).ask("sit", seat=0, name="E", key=ELSEWHERE)
    owner, other, former = [await host.join(name) for _ in range(3)]
    await owner.ask("sit", seat=0, name="A", word="a secret word", key=A)
    await other.ask("sit", seat=1, name="B", key=B)
    await former.ask("sit", seat=2, name="C", key=GIVEN_UP)
    assert (await former.ask("stand", seat=2))["is"] == "answer"
    former.leave()
    if phase != "open":
        await owner.ask("seat-bot", seat=2, bot="random")
        assert (await owner.ask("start"))["is"] == "answer"
    while phase == "over" and owner.now["table"]["status"] != "over":
        await asyncio.sleep(1)
        for guest in (owner, other):
            now = guest.now
            if now["offers"]:
                said = {"seat": now["you"][0], "ask": now["ask"]["number"], "move": now["offers"][0]["move"]}
                await guest.ask("move", **said)
    return name, other


async def answered(guest: Guest, command: str) -> tuple[str, bytes]:
    """What a guest is answered: a refusal's code or the kind of answer, and all bytes of it."""
    guest.stream.clear()
    await guest.say({"do": command, "id": "x", **SAID[command]})
    sent = [message for _, message in guest.stream]
    last = await_kind(guest)
    return last.get("code", last["is"]), b"".join(sent)


def await_kind(guest: Guest) -> dict[str, Any]:
    """The answer among what was sent; a hello is answered by what follows it."""
    heard = [json.loads(message) for _, message in guest.stream]
    return next((message for message in heard if message.get("id") == "x"), heard[-1])


def test_every_message_is_in_the_list() -> None:
    assert set(SAID) == set(WITHOUT) == set(OTHER) == COMMANDS


@pytest.mark.parametrize("phase", PHASES)
def test_without_a_seat_nothing_can_be_done_and_all_are_answered_alike(phase: str) -> None:
    async def story() -> None:
        host = Inside()
        name, _ = await set_up(host, phase)
        live = await host.hall.find(name)
        before = (live.table.feed, encode(live.table.snapshot((0,))), live.table.words())
        for command in SAID:
            answers = set()
            for keys in STRANGERS.values():
                stranger = await host.join(name, *keys)
                answers.add(await answered(stranger, command))
                stranger.leave()
            assert {code for code, _ in answers} == {WITHOUT[command][PHASES.index(phase)]}, command
            assert len(answers) == 1, f"{command} tells a guessed key from another"
            assert before == (live.table.feed, encode(live.table.snapshot((0,))), live.table.words()), command

    passing(story)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("command", SAID)
def test_nobody_does_anything_on_anothers_seat(phase: str, command: str) -> None:
    async def story() -> None:
        host = Inside()
        name, other = await set_up(host, phase)
        live = await host.hall.find(name)
        before = encode(live.table.snapshot((0,))), live.table.words()
        code, _ = await answered(other, command)
        assert code == OTHER[command][PHASES.index(phase)]
        assert code == "answer" or before == (encode(live.table.snapshot((0,))), live.table.words())

    passing(story)


def test_a_spectator_sends_no_bot_away() -> None:
    async def story() -> None:
        host = Inside()
        name, other = await set_up(host, "open")
        await other.ask("seat-bot", seat=2, bot="random")
        assert (await (await host.join(name)).ask("stand", seat=2))["code"] == "not-seated"
        assert (await other.ask("stand", seat=2))["is"] == "answer"

    passing(story)


@pytest.mark.parametrize("command", sorted(COMMANDS - {"hello"}))
def test_who_has_not_said_hello_hears_nothing_else(command: str) -> None:
    async def story() -> None:
        host = Inside()
        name, other = await set_up(host, "playing")
        mute = Guest(host.hall, name)
        for _ in range(2):
            await other.ask("log")
            assert (await answered(mute, command))[0] == "hello-first"
        await host.settle(30)
        assert len(mute.stream) == 1

    passing(story)


def test_who_came_early_to_a_table_that_is_not_watched_hears_nothing_of_the_playing() -> None:
    async def story() -> None:
        host = Inside()
        name, other = await set_up(host, "open", watched=False)
        early = await host.join(name)
        assert (await early.ask("log"))["is"] == "log"
        await other.ask("seat-bot", seat=2, bot="random")
        early.stream.clear()
        assert (await other.ask("start"))["is"] == "answer"
        assert (await answered(early, "log"))[0] == "not-watched"
        await host.settle(30)
        assert len(early.stream) == 1
        late = Guest(host.hall, name)
        with pytest.raises(Closed, match="not-watched"):
            await late.say({"do": "hello", "id": "1", "keys": [GUESSED]})
        assert len(late.stream) == 1

    passing(story)


@pytest.mark.parametrize("phase", PHASES)
def test_routes_ask_for_no_key_and_give_nothing_for_one(phase: str, tmp_path: Path) -> None:
    async def story() -> None:
        host = Inside()
        name, _ = await set_up(host, phase)
        secret = (await host.hall.find(name)).table.created.secret
        dressed = {"Authorization": f"Bearer {A}", "Cookie": f"key={A}", "X-Key": A, "Referer": f"http://x/#{A}"}
        app = app_for(host.hall, tmp_path)
        for (method, path), route in ROUTES.items():
            if route.changes or (phase == "over" and path.endswith("review")):
                continue
            async with client_of(app) as client:
                plain = await ask(client, method, path, name)
                client.headers.update(dressed)
                keyed = await ask(client, method, path, name)
            assert (plain.status_code, plain.content) == (keyed.status_code, keyed.content)
            assert A not in keyed.text
            assert hash_of(A) not in keyed.text
            if phase != "over":
                assert secret not in plain.text
                assert "a secret word" not in plain.text

    passing(story)


def test_no_get_changes_anything(tmp_path: Path) -> None:
    async def story() -> None:
        host = Inside()
        name, _ = await set_up(host, "playing")
        written = host.shelf.written
        async with client_of(app_for(host.hall, tmp_path)) as client:
            for method, path in ROUTES:
                if method == "GET":
                    await ask(client, method, path, name)
                    assert (await client.request("DELETE", path)).status_code == 405
        assert host.shelf.written == written

    passing(story)


def test_keys_have_128_bits_and_no_pattern() -> None:
    keys = [new_key() for _ in range(20_000)]
    assert len(set(keys)) == len(keys)
    assert all(KEY.fullmatch(key) for key in keys)
    for place in range(21):
        letters = [key[place] for key in keys]
        assert len(set(letters)) == 64
        assert max(letters.count(letter) for letter in set(letters)) < 2 * len(keys) / 64


def test_a_table_that_a_stranger_was_turned_away_from_goes_back_to_disk() -> None:
    async def story() -> None:
        host = Inside()
        name, other = await set_up(host, "open", watched=False)
        await other.ask("seat-bot", seat=2, bot="random")
        await other.ask("start")
        live = await host.hall.find(name)
        for listener in list(live.listeners):
            host.hall.part(live, listener)
        await host.settle(60)
        tables, _ = host.hall.count()
        with pytest.raises(Closed):
            await Guest(host.hall, name).say({"do": "hello", "id": "1"})
        await host.settle(60)
        assert host.hall.count() == (tables, host.hall.count()[1])
        assert name not in host.hall._tables

    passing(story)


def test_nobody_fills_the_disk_by_coming_and_going() -> None:
    async def story() -> None:
        host = Inside()
        name, other = await set_up(host, "open")
        while (await other.ask("seat-bot", seat=2, bot="random"))["is"] == "answer":
            await other.ask("stand", seat=2)
            other.stream.clear()
        live = await host.hall.find(name)
        assert live.table.feed <= CHANGES + 10
        assert (await other.ask("word", seat=1, word="x"))["code"] == "too-often"
        for _ in range(3):
            await host.settle(CHANGE_EVERY)
            assert (await other.ask("word", seat=1, word="x"))["is"] == "answer", "the table is not spoilt for good"
            assert (await other.ask("word", seat=1, word="x"))["code"] == "too-often"

    passing(story)


def test_nobody_fills_the_disk_by_leaving_and_returning() -> None:
    async def story() -> None:
        host = Inside()
        _, other = await set_up(host, "playing")
        while (await other.ask("leave", seat=1))["is"] == "answer":
            other.stream.clear()
            assert (await other.ask("return", seat=1))["is"] == "answer"
        assert other.now["feed"] < 2 * LEAVES + 100
        assert not other.now["table"]["chairs"][1]["away"]
        await host.settle(LEAVE_EVERY)
        assert (await other.ask("leave", seat=1))["is"] == "answer"

    passing(story)
