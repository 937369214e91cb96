"""Fuzzed messages: nothing escapes, nothing changes without an entry, memory stays bounded, and at the next table the
game goes on.

`WARREN_FUZZ` says how many messages; a million take some minutes. What once broke the host stays in `CRASHERS`.
"""

import asyncio
import json
import os
import re
import resource
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

import h11
import msgspec
import pytest

import warren
from warren import Record, Rng
from warren.engine.errors import WarrenError
from warren.engine.records import Written
from warren.engine.sheets import shipped_text
from warren.host.tables.entries import BotSat, Played, Sat, Started
from warren.host.tables.pace import Pace
from warren.host.tables.replay import chairs_of, replay
from warren.host.tables.seat_keys import hash_of
from warren.host.tables.table import Table, new_table
from warren.host.tables.table_registry import encode
from warren.host.wire.connection import Bucket, Closed
from warren.host.wire.connections import Connections
from warren.host.wire.limits import Visitors
from warren.host.wire.socket import Socket
from warren.host.wire.trusted_hosts import TrustedHosts

from .fuzz import NUMBERS, ODD, TEXTS, Fuzz, frame
from .inside import Guest, Inside, passing

MESSAGES: Final = int(os.environ.get("WARREN_FUZZ", "24000"))
#: A table is fuzzed for so many messages, then comes the next.
A_TABLE: Final = 600
A_LOOK: Final = 60
KINDS: Final = {"snapshot", "update", "answer", "refusal", "presence", "hint", "log"}
UPGRADE: Final = (
    b"GET /ws/fuzzed HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CRASHERS: Final = [
    # A number with more digits than can be said in a sentence.
    b'{"do":"move","id":"1","seat":0,"ask":' + b"9" * 40 + b',"move":"take 1"}',
]


def key_of(seat: int) -> str:
    return f"fuzz-key-of-seat-{seat}".ljust(22, "x")


def seated(game: str, people: int, bots: int, dealt: bool) -> list[Any]:
    """The entries of a table where everybody sits."""
    entries: list[Any] = [new_table(game, people + bots, {}, "", "5e" * 32)]
    entries += [
        Sat(seat=seat, name=f"P{seat}", face="", key=hash_of(key_of(seat)), word=f"w{seat}") for seat in range(people)
    ]
    entries += [BotSat(seat=people + bot, bot="random") for bot in range(bots)]
    return [*entries, Started()] if dealt else entries[: 1 + people // 2]


def almost_over(entries: list[Any], seed: int, before: int) -> list[Any]:
    """The same table so many moves before its end."""
    rng = Rng.seeded(f"almost over {seed}")
    table = Table.restored("late", entries)
    moves: list[Any] = []
    while (state := table.playing()).ask().seats:
        seat = state.ask().seats[0]
        moves.append(Played(seat=seat, move=state.moves(seat).pick(rng).text, ask=table.ask_number))
        table.add(moves[-1])
    return [*entries, *moves[:-before]]


class Fuzzed:
    """A host, a table that is fuzzed, and its neighbour."""

    def __init__(self, seed: int) -> None:
        self.fuzz = Fuzz(seed)
        self.host = Inside(Pace(bots=0.1, window=0.2))
        game = warren.games()[seed % len(warren.games())]
        entries = seated(game, people=2 + seed // 4 % 2, bots=seed // 8 % 2, dealt=seed % 3 != 0)
        self.put("fuzzed", almost_over(entries, seed, before=1 + seed % 5) if seed % 3 == 1 else entries)
        self.put("neighbour", seated("koffer", people=2, bots=0, dealt=True))
        self.fuzz.moves = [move.text for move in warren.game(game).move_table]

    def put(self, name: str, entries: list[Any]) -> None:
        for number, entry in enumerate(entries, start=1):
            assert self.host.shelf.put(name, number, entry) is None

    async def story(self, messages: int) -> None:
        """So many messages from somebody with all keys, one key, or none, looked after now and then."""
        neighbour = await self.host.join("neighbour", key_of(0), key_of(1))
        witness = await self.host.join("fuzzed")
        guests = [await self.host.join("fuzzed", *(key_of(seat) for seat in seats)) for seats in ((), (0,), (0, 1, 2))]
        self.fuzz.keys = [key_of(seat) for seat in range(3)]
        for number in range(messages):
            if number % A_LOOK == 0:
                await self.look(witness, guests)
                await self.go_on(neighbour)
            guest = self.fuzz.chance.choice(guests)
            await self.say(guest, self.fuzz.message())
        await self.look(witness, guests)

    async def say(self, guest: Guest, message: bytes) -> None:
        """Say it; what changes is an entry."""
        try:
            rest = guest.connection.hear(message)
            if rest is not None:
                await rest
        except Closed:
            await guest.say({"do": "hello", "id": "again", "keys": [key_of(0)]})

    async def look(self, witness: Guest, guests: list[Guest]) -> None:
        """What was sent can be read, and the table is what its entries make it."""
        await self.host.settle(0.5)
        for guest in guests:
            for _, sent in guest.stream:
                assert json.loads(sent)["is"] in KINDS
            guest.stream.clear()
        live = witness.connection.live
        assert live is not None
        entries = await self.host.shelf.load("fuzzed")
        restored = Table.restored("fuzzed", entries)
        table = live.table
        for seats in ((), (0,), (1,)):
            assert encode(table.snapshot(seats)) == encode(restored.snapshot(seats))
        if table.state is not None and restored.state is not None:
            assert table.state.hash() == restored.state.hash()
            asked = table.state.ask().seats
            legal = [move.text for seat in asked for move in table.state.moves(seat)]
            self.fuzz.moves = [move.text for move in table.state.game.move_table[:40]] + legal * 4
        assert table.feed == len(entries) == witness.now["feed"]
        self.fuzz.ask, self.fuzz.feed, self.fuzz.seats = table.ask_number, table.feed, len(table.chairs)

    async def go_on(self, neighbour: Guest) -> None:
        """A move at the next table goes through."""
        now = neighbour.now
        if now["table"]["status"] == "playing":
            move, ask = now["offers"][0]["move"], now["ask"]
            said = {"seat": ask["seats"][0], "ask": ask["number"], "move": move, "id": f"n{now['feed']}"}
            assert (await neighbour.ask("move", **said))["is"] == "answer"
            del neighbour.stream[:-3]


async def fuzzed(seed: int) -> None:
    """The story of one table."""
    await Fuzzed(seed).story(A_TABLE)


def test_fuzzed_messages_change_nothing_without_an_entry() -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for seed in range(max(1, MESSAGES * 3 // 4 // A_TABLE)):
        passing(partial(fuzzed, seed))
        if seed == 12:
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    assert grown < 200, f"{grown:.0f} MB"


class Line(asyncio.Transport):
    """A connection that goes nowhere."""

    def __init__(self, socket: Socket) -> None:
        super().__init__()
        self.socket = socket
        self.sent = bytearray()
        self.closed = False

    def write(self, data: Any) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            asyncio.get_running_loop().call_soon(self.socket.connection_lost, None)

    def abort(self) -> None:
        self.close()

    def get_write_buffer_size(self) -> int:
        return 0


def through_the_door(head: bytes) -> bytes:
    """A request as the front door hands it over: read, written anew, and nothing after it; empty if it is none."""
    door = h11.Connection(h11.SERVER)
    door.receive_data(head)
    try:
        request = door.next_event()
    except h11.RemoteProtocolError:
        return b""
    if not isinstance(request, h11.Request):
        return b""
    headers = b"".join(name + b": " + value + b"\r\n" for name, value in request.headers)
    return request.method + b" " + request.target + b" HTTP/1.1\r\n" + headers + b"\r\n"


async def call(host: Inside, fuzz: Fuzz, messages: int) -> int:
    """Open a line, say fuzzed frames and hang up; how many were said before the host did."""
    server = SimpleNamespace(connections=set(), tasks=set())
    state = SimpleNamespace(
        hall=host.hall, visitors=Visitors(), trusted_hosts=TrustedHosts(), connections=Connections()
    )
    config = SimpleNamespace(app=SimpleNamespace(state=state))
    socket = Socket(config, server)  # type: ignore[arg-type]  # all that it asks them for
    line = Line(socket)
    socket.connection_made(line)
    upgrade = through_the_door(fuzz.mangled(UPGRADE)) if fuzz.chance.random() < 0.05 else UPGRADE
    first = frame(b'{"do":"hello","id":"1"}') if fuzz.chance.random() < 0.8 else b""
    said = 0
    for data in (upgrade, first, *(fuzz.frames(fuzz.message()) for _ in range(messages))):
        if line.closed or not data:
            continue
        cut = fuzz.chance.randrange(len(data)) if fuzz.chance.random() < 0.2 else len(data)
        for piece in (data[:cut], data[cut:]):
            if piece and not line.closed:
                socket.data_received(piece)
        said += 1
        if socket.connection is not None:
            socket.connection.bucket = Bucket(lambda: 0.0)
        await asyncio.sleep(0)
    if not line.closed:
        socket.eof_received()
        line.close()
    await host.settle(6.0)
    assert line.closed
    assert not server.tasks
    assert not server.connections
    return said


@pytest.mark.slow
def test_fuzzed_frames_leave_nobody_behind() -> None:
    async def story() -> None:
        host, fuzz = Inside(Pace(bots=0.1, window=0.2)), Fuzz(1)
        for number, entry in enumerate(seated("koffer", people=2, bots=0, dealt=True), start=1):
            host.shelf.put("fuzzed", number, entry)
        witness = await host.join("fuzzed")
        said = calls = 0
        while said < MESSAGES // 4:
            said += await call(host, fuzz, 40)
            calls += 1
            assert host.hall.count() == (1, 1)
        assert calls < said
        assert witness.now["feed"] == len(await host.shelf.load("fuzzed"))

    passing(story)


def written(game: str, rng: Rng) -> dict[str, Any]:
    """A record of a few moves, with its sheet in it, as plain values."""
    sheet = shipped_text(warren.game(game).domain)
    record = Record(game, seats=2, seed=1, sheet=sheet)
    state = record.start()
    for _ in range(4):
        seat = state.ask().seats[0]
        record.play(state, seat, state.moves(seat).pick(rng))
    values: dict[str, Any] = json.loads(record.to_json())
    return values


def spoil(values: dict[str, Any], fuzz: Fuzz) -> bytes:
    """The same record with something wrong in it, under a fingerprint that fits."""
    chance = fuzz.chance
    values = dict(values)
    match chance.randrange(4):
        case 0:
            numbers = list(re.finditer(r"(?<==) \d+", values["sheet"]))
            for _ in range(chance.randrange(1, 4)):
                place = chance.choice(numbers)
                number = chance.choice([0, 1, 2, 9, 64, 999, 1000, 1001])
                values["sheet"] = values["sheet"][: place.start()] + f" {number}" + values["sheet"][place.end() :]
                numbers = list(re.finditer(r"(?<==) \d+", values["sheet"]))
        case 1:
            values["sheet"] = fuzz.mangled(values["sheet"].encode()).decode(errors="replace")
        case 2:
            values["moves"] = [chance.choice(["A ", "B ", "Z ", ""]) + chance.choice(TEXTS) for _ in range(3)]
        case _:
            values[chance.choice(list(values))] = chance.choice([*NUMBERS, *TEXTS, *ODD])
    try:
        whole = msgspec.convert(values, Written)
    except msgspec.ValidationError:
        return json.dumps(values).encode()
    return msgspec.json.encode(msgspec.structs.replace(whole, digest=whole.digest_of()))


def test_fuzzed_records_are_replayed_or_refused() -> None:
    fuzz = Fuzz(2)
    replayed = refused = 0
    records = [written(game, Rng.seeded("written")) for game in warren.games()]
    for number in range(MESSAGES // 60):
        text = spoil(records[number % len(records)], fuzz)
        try:
            record = Record.from_json(text)
            replayed += len(replay(record, chairs_of(record), 0).steps) > 0
        except WarrenError as error:
            refused += bool(error.say("de"))
    assert replayed
    assert refused


@pytest.mark.parametrize("message", CRASHERS)
def test_what_once_broke_the_host_is_borne(message: bytes) -> None:
    async def story() -> None:
        fuzzed = Fuzzed(1)
        guest = await fuzzed.host.join("fuzzed", key_of(0))
        await fuzzed.say(guest, message)
        await fuzzed.say(guest, b'{"do":"log","id":"after"}')
        assert json.loads(guest.stream[-1][1])["is"] == "log"

    passing(story)
