"""A page from elsewhere changes nothing here, and a name pointed at this host from elsewhere gets no answer."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from warren.host.errors import Refused
from warren.host.wire.security import HEADERS
from warren.host.wire.trusted_hosts import TrustedHosts

from .client import Host

TRUSTED = ("warren.example.org", "*.games.example")
WISH = b'{"game":"koffer"}'
KNOWN = [
    "localhost",
    "LOCALHOST:8000",
    "127.0.0.1:8000",
    "192.168.178.20:8000",
    "203.0.113.7",
    "[::1]:8000",
    "[2001:db8::7]",
    "kitchen.local:8000",
    "a.b.local",
    "warren.example.org",
    "warren.example.org.:443",
    "two.games.example",
    socket.gethostname(),
]
UNKNOWN = [
    "elsewhere.example",
    "elsewhere.example:8000",
    "warren.example.org.elsewhere.example",
    "elsewarren.example.org",
    "games.example",
    "local",
    "notlocal",
    "localhost.elsewhere.example",
    "127.0.0.1.elsewhere.example",
    "x" * 5000,
]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    started = Host(tmp_path_factory.mktemp("data"))
    started.words = [word for name in TRUSTED for word in ("--trusted-host", name)]
    started.start()
    try:
        yield started
    finally:
        started.stop()


def shaken(host: Host, name: str, origin: str | None = None) -> int:
    """The status with which a socket is given, or refused, to who knows the host by that name."""
    table = host.new_table()
    line = socket.create_connection(("127.0.0.1", host.port), timeout=20)
    try:
        with connect(f"ws://{name}/ws/{table}", sock=line, origin=origin, compression=None):  # type: ignore[arg-type]
            return 101
    except InvalidStatus as refused:
        response = refused.response
    assert response.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]
    return response.status_code


@pytest.mark.parametrize("name", KNOWN)
def test_addresses_and_own_names_are_answered(host: Host, name: str) -> None:
    assert httpx.get(f"{host.address}/api/health", headers={"Host": name}).status_code == 200
    assert shaken(host, name.removesuffix(".:443")) == 101


@pytest.mark.parametrize("name", UNKNOWN)
def test_a_strange_name_is_refused_and_the_sentence_says_how_to_allow_it(host: Host, name: str) -> None:
    for path in ("/", "/api/games", "/api", "/api/openapi.json"):
        answer = httpx.get(f"{host.address}{path}", headers={"Host": name})
        assert answer.status_code == 403
        assert answer.json()["code"] == "unknown-host"
        assert "--trusted-host" in answer.json()["detail"]
        assert len(answer.content) < 1000
    assert httpx.post(f"{host.address}/api/tables", json={"game": "koffer"}, headers={"Host": name}).status_code == 403
    if len(name) < 1000:
        assert shaken(host, name) == 403


def test_the_refusal_is_said_in_the_readers_language(host: Host) -> None:
    said = {"Host": "elsewhere.example", "Accept-Language": "de"}
    sentence = httpx.get(f"{host.address}/", headers=said).json()["detail"]
    assert "heißt nicht „elsewhere.example“" in sentence
    assert sentence.endswith("warren serve --trusted-host elsewhere.example")


def test_who_is_no_browser_need_not_name_the_host(host: Host) -> None:
    with socket.create_connection(("127.0.0.1", host.port), timeout=20) as line:
        line.sendall(b"GET /api/health HTTP/1.0\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("path", ["/api/tables", "/api/replay", "/api/review", "/api/tables/{table}/review"])
@pytest.mark.parametrize(
    "origin", ["https://elsewhere.example", "null", "http://127.0.0.1", "http://localhost:{port}", "http://["]
)
def test_a_page_from_elsewhere_changes_nothing(host: Host, path: str, origin: str) -> None:
    headers = {"Origin": origin.format(port=host.port), "Content-Type": "application/json"}
    answer = httpx.post(host.address + path.format(table=host.new_table()), content=WISH, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert answer.json()["detail"]


@pytest.mark.parametrize("path", ["/api/tables", "/api/replay", "/api/review", "/api/tables/{table}/review"])
@pytest.mark.parametrize(
    "kind", ["text/plain", "text/plain; x=application/json", "application/x-www-form-urlencoded", "multipart/form-data"]
)
def test_what_is_not_sent_as_json_is_refused(host: Host, path: str, kind: str) -> None:
    address = host.address + path.format(table=host.new_table())
    for content in (WISH, b""):
        answer = httpx.post(address, content=content, headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
    assert httpx.post(address, content=WISH).status_code == 415
    assert httpx.post(address, content=iter([WISH])).status_code == 415


def test_our_own_page_and_programs_set_up_tables(host: Host) -> None:
    for headers in ({}, {"Origin": host.address}, {"Host": TRUSTED[0], "Origin": f"https://{TRUSTED[0]}"}):
        for kind in ("application/json", "Application/JSON; charset=utf-8"):
            said = {**headers, "Content-Type": kind}
            assert httpx.post(f"{host.address}/api/tables", content=WISH, headers=said).status_code == 201
    finished = httpx.post(f"{host.address}/api/tables/{host.new_table()}/review")
    assert finished.status_code == 409, "what has no body needs no type"


def test_a_socket_needs_a_page_of_the_same_host(host: Host) -> None:
    assert shaken(host, TRUSTED[0], f"https://{TRUSTED[0]}") == 101
    assert shaken(host, TRUSTED[0], "https://elsewhere.example") == 403
    assert shaken(host, "elsewhere.example", "http://elsewhere.example") == 403


def test_every_answer_has_the_headers_also_what_is_not_there_or_went_wrong(host: Host) -> None:
    answers = [
        httpx.get(f"{host.address}/"),
        httpx.get(f"{host.address}/api"),
        httpx.get(f"{host.address}/nowhere"),
        httpx.get(f"{host.address}/assets/nowhere.js"),
        httpx.get(f"{host.address}/api/tables/nowhere1"),
        httpx.delete(f"{host.address}/api/tables"),
        httpx.request("OPTIONS", f"{host.address}/api/tables"),
        httpx.post(f"{host.address}/api/tables", json={"game": 1}),
        httpx.post(f"{host.address}/api/tables", json={"game": "x" * 70_000}),
        httpx.get(f"{host.address}/api/games", headers={"Host": "elsewhere.example"}),
    ]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value], (answer.url, answer.status_code, name)
    with socket.create_connection(("127.0.0.1", host.port), timeout=20) as line:
        line.sendall(b"nonsense\r\n\r\n")
        said = line.recv(4096).lower()
    assert said.startswith(b"http/1.1 400")
    assert b"\r\ncontent-security-policy: default-src" in said


@pytest.mark.parametrize("name", ["http://warren.example.org", "warren.example.org/x", "", "*", "a b", "*.*.org"])
def test_what_is_no_name_is_not_trusted(name: str) -> None:
    with pytest.raises(Refused) as refused:
        TrustedHosts([name])
    assert refused.value.text == "no-host-name"


@pytest.mark.slow
def test_a_wrong_name_is_told_before_anything_starts(tmp_path: Path) -> None:
    words = ["serve", "--trusted-host", "http://x", "--data", str(tmp_path / "data"), "--no-open", "--lang", "en"]
    command = [sys.executable, "-m", "warren", *words]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "is not a host name" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_the_start_says_that_the_network_can_reach_it_and_how_to_close_it(host: Host) -> None:
    said = host.log.read_text()
    assert "Everybody on your network can reach it." in said
    assert "--host 127.0.0.1" in said
