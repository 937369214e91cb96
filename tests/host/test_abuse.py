"""What a host must bear: every abuse is refused or cut off, and at the next table the game goes on meanwhile."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from .client import Client, Host, running, sat_down

PATIENCE = 60


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(tmp_path_factory.mktemp("data")) as started:
        yield started


@pytest.fixture(scope="module")
def table(host: Host) -> str:
    name, people = sat_down(host, people=2, bots=0)
    assert people[0].ask("start")["is"] == "answer"
    return name


@pytest.fixture(autouse=True)
def neighbour(host: Host) -> Iterator[None]:
    """A table that has nothing to do with it: moves go through before and after."""
    name, people = sat_down(host, people=2, bots=0)
    assert people[0].ask("start")["is"] == "answer"
    with Client(host, name, tuple(person.keys[0] for person in people)) as both:
        assert both.wait_for_turn()
        assert both.move()["is"] == "answer"
        yield
        assert both.wait_for_turn()
        assert both.move()["is"] == "answer"
    for person in people:
        person.close()


def bare(host: Host, table: str) -> ClientConnection:
    return connect(f"ws://127.0.0.1:{host.port}/ws/{table}", compression=None, ping_interval=None)


def closed_with(client: ClientConnection, say: Callable[[], object] = lambda: None, times: int = 1) -> int:
    """Say something so many times and read to the end; the code with which the host closed, maybe in mid-sentence."""
    try:
        for _ in range(times):
            say()
        while True:
            client.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


def listeners(host: Host) -> int:
    count: int = httpx.get(f"{host.address}/api/health").json()["listeners"]
    return count


UNREADABLE: list[str | bytes] = [
    "",
    " ",
    "{",
    "[]",
    "null",
    "1",
    '"hello"',
    "{}",
    '{"do":"hello"}',
    '{"do":"hello","id":""}',
    '{"do":"hello","id":1}',
    '{"do":"hello","id":"' + "x" * 41 + '"}',
    '{"do":"hello","id":"1","keys":"key"}',
    '{"do":"hello","id":"1","keys":[1]}',
    '{"do":"hello","id":"1","keys":["","","","","","","","",""]}',
    '{"do":"hello","id":"1","last":-1}',
    '{"do":"hello","id":"1","last":1e400}',
    '{"do":"hello","id":"1","language":"xx"}',
    '{"do":"hello","id":"1","extra":1}',
    '{"do":"dance","id":"1"}',
    '{"do":["hello"],"id":"1"}',
    '{"do":"sit","id":"1","seat":99,"name":"x"}',
    '{"do":"sit","id":"1","seat":true,"name":"x"}',
    '{"do":"sit","id":"1","seat":0}',
    '{"do":"sit","id":"1","seat":0,"name":"' + "n" * 81 + '"}',
    '{"do":"move","id":"1","seat":0,"ask":1}',
    '{"do":"move","id":"1","seat":0,"ask":1,"move":' + "[" * 2000 + "]" * 2000 + "}",
    '{"do":"hint","id":"1","seat":null}',
    b'{"do":"hello","id":"\xff\xfe"}',
    b"\x00\x01\x02",
]


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_cannot_be_read_is_refused_and_the_client_may_go_on(host: Host, table: str, text: str | bytes) -> None:
    with Client(host, table) as client:
        client.until("presence")
        client.socket.send(text, text=True)
        refusal = client.until("refusal")
        assert (refusal["code"], refusal["id"]) == ("unreadable", "")
        assert refusal["sentence"]
        assert client.ask("start")["code"] == "already-started"


def test_a_guessed_key_opens_nothing(host: Host, table: str) -> None:
    with Client(host, table, ("A" * 22, "", "x" * 80, "' OR 1=1 --", "\u0000")) as guesser:
        guesser.until("snapshot")
        assert guesser.now["you"] == []
        assert guesser.now["offers"] == []
        for command in ("leave", "return", "hint"):
            assert guesser.ask(command, seat=0)["code"] == "not-your-seat"
        assert guesser.ask("move", seat=0, ask=1, move="take 1")["code"] == "not-your-seat"
        assert guesser.ask("rematch")["code"] == "not-seated"


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1", "http://[", "x" * 2000])
def test_a_page_from_elsewhere_gets_no_socket(host: Host, table: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Client(host, table, Origin=origin)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("twice", ["Origin: http://x", "Host: x", "X-Forwarded-For: 203.0.113.7", "Upgrade: websocket"])
def test_a_header_said_twice_gets_an_answer(host: Host, table: str, twice: str) -> None:
    head = upgrade(table).replace(b"\r\n\r\n", f"\r\n{twice}\r\n{twice}\r\n\r\n".encode())
    with raw(host, head) as client:
        assert client.recv(4096).startswith(b"HTTP/1.1 ")
    assert b"Traceback" not in (host.data.parent / "host.log").read_bytes()


@pytest.mark.parametrize("path", ["/", "/ws", "/api/tables", "/ws2/x"])
def test_there_is_no_socket_elsewhere(host: Host, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{host.port}{path}", compression=None)
    assert refused.value.response.status_code == 404


@pytest.mark.parametrize("name", ["nowhere", "", "../x", "a/b", "%00", "%2e%2e%2f", "x" * 2000, "ä"])
def test_a_table_that_never_was_is_refused(host: Host, name: str) -> None:
    with bare(host, name) as client:
        client.send('{"do":"hello","id":"1"}')
        assert json.loads(client.recv(PATIENCE))["code"] == "no-such-table"
        assert closed_with(client) == 1008


def test_a_message_too_big_closes_the_connection(host: Host, table: str) -> None:
    with bare(host, table) as whole:
        assert closed_with(whole, lambda: whole.send("x" * 8193)) == 1009
    with bare(host, table) as parts:
        assert closed_with(parts, lambda: parts.send("x" * 3000 for _ in range(3))) == 1009


def test_binary_messages_close_the_connection(host: Host, table: str) -> None:
    with bare(host, table) as client:
        assert closed_with(client, lambda: client.send(b'{"do":"hello","id":"1"}')) == 1003


def test_a_flood_closes_the_connection(host: Host, table: str) -> None:
    with bare(host, table) as talker:
        assert closed_with(talker, lambda: talker.send('{"do":"start","id":"1"}'), 1000) == 1008
    with bare(host, table) as pinger:
        assert closed_with(pinger, pinger.ping, 1000) == 1008


def test_what_takes_long_to_answer_counts_for_more(host: Host, table: str) -> None:
    for command in ("hello", "log"):
        with bare(host, table) as asker:
            asker.send('{"do":"hello","id":"1"}')
            assert closed_with(asker, lambda do=command: asker.send(f'{{"do":"{do}","id":"1"}}'), 20) == 1008  # type: ignore[misc]


def raw(host: Host, text: bytes = b"", receive_buffer: int = 0) -> socket.socket:
    """A connection of which we do everything ourselves."""
    made = socket.socket()
    if receive_buffer:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    made.connect(("127.0.0.1", host.port))
    made.settimeout(PATIENCE)
    made.sendall(text)
    return made


def upgrade(table: str) -> bytes:
    lines = [
        f"GET /ws/{table} HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def frame(text: bytes) -> bytes:
    """A masked text frame; the mask is all zeros."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def cut_off(client: socket.socket) -> bool:
    """Whether the host lets go of a client that goes on writing and reads nothing."""
    pong = bytes([0x8A, 0x80]) + bytes(4)
    for _ in range(PATIENCE * 10):
        try:
            client.sendall(pong)
        except OSError:
            return True
        time.sleep(0.1)
    return False


def memory(host: Host) -> float:
    assert host.process is not None
    return int(Path(f"/proc/{host.process.pid}/statm").read_text().split()[1]) * 4096 / 2**20


@pytest.mark.slow
def test_a_client_that_never_reads_is_dropped_and_may_come_back(host: Host) -> None:
    name, people = sat_down(host, people=2, bots=0, options={"games": 4})
    assert people[0].ask("start")["is"] == "answer"
    people[0].until("update")
    for _ in range(90):
        asked = people[people[0].now["ask"]["seats"][0]]
        assert asked.wait_for_turn()
        people[0].catch_up(asked.move()["feed"])
    present, used = listeners(host), memory(host)
    deaf = [raw(host, upgrade(name), receive_buffer=4096) for _ in range(5)]
    for client in deaf:
        client.recv(4096)
        client.sendall(frame(b'{"do":"hello","id":"1","last":1}') * 55)
    for client in deaf:
        assert cut_off(client)
        client.close()
    assert listeners(host) == present
    assert memory(host) - used < 100
    with Client(host, name, tuple(person.keys[0] for person in people)) as back:
        assert back.until("snapshot")["you"] == [0, 1]
        assert back.wait_for_turn()
        assert back.move()["is"] == "answer"


@pytest.mark.slow
def test_who_says_nothing_is_let_go(host: Host, table: str) -> None:
    silent = bare(host, table)
    mute = raw(host)
    halting = raw(host, b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    dribbling = raw(host, b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
    for client in (mute, halting, dribbling):
        with client:
            try:
                while client.recv(4096):
                    pass
            except ConnectionResetError:
                pass
    with silent:
        assert closed_with(silent) == 1008


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"null", 400),
        (b"[]", 400),
        (b"[" * 60000, 400),
        (b'{"game":"' + b"x" * 70000 + b'"}', 413),
        (b'{"game":"' + b"x" * 1000 + b'"}', 400),
        (b'{"game":"koffer","seats":1e99}', 400),
        (b'{"game":"koffer","seats":99999999999999999999999}', 400),
        (b'{"game":"koffer","options":{"games":99999999999999999999999}}', 400),
        (b'{"game":"koffer","options":{"first":"\xff"}}', 400),
        (b'{"game":"../koffer"}', 404),
        (b'{"game":"koffer","clock":{"kind":"move","seconds":-1}}', 400),
    ],
)
def test_a_body_that_makes_no_table_is_refused(host: Host, body: bytes, status: int) -> None:
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(f"{host.address}/api/tables", content=body, headers=headers, timeout=PATIENCE)
    assert answer.status_code == status
    assert answer.json()["detail"]


NAMES = [
    ("<script>alert(1)</script>", "<script>alert(1)</script>"[:24]),
    ("\u202egnp.exe", "gnp.exe"),
    ("A\u200bn\u200cn\u200da\ufeff", "Anna"),
    ("\u2066\u2067\u2069", "B"),
    ("\u0000\u0007\u001b[31m", "[31m"),
    ("  \t\n ", "B"),
    ("ÿ" * 80, "ÿ" * 24),
]


@pytest.mark.parametrize(("name", "shown"), NAMES)
def test_a_name_is_shown_as_harmless_text(host: Host, name: str, shown: str) -> None:
    with Client(host, host.new_table(seats=2)) as client:
        client.until("presence")
        assert client.ask("sit", seat=1, name=name)["is"] == "answer"
        client.until("update")
        chair: dict[str, Any] = client.now["table"]["chairs"][1]
        assert chair["name"] == shown


def test_a_name_of_ten_thousand_letters_closes_the_connection(host: Host) -> None:
    text = json.dumps({"do": "sit", "id": "1", "seat": 0, "name": "x" * 10_000})
    with bare(host, host.new_table(seats=2)) as client:
        assert closed_with(client, lambda: client.send(text)) == 1009
