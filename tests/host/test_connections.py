"""Whoever connects and asks nothing, or asks and reads nothing, takes neither handles nor memory from the others."""

import asyncio
import errno
import logging
import os
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from warren.host.wire.connections import (
    MOST_CONNECTIONS,
    MOST_IDLE,
    MOST_IDLE_OF_ONE,
    MOST_UNREAD,
    SPARE_HANDLES,
    Connections,
    LoopErrors,
)

from .client import Client, Host, sat_down
from .test_abuse import frame, memory, raw, upgrade

HERE = "127.0.0.1"
FAR = "203.0.113.7"


class Line(asyncio.Transport):
    """A connection that only remembers what was done to it."""

    def __init__(self, unread: int = 0) -> None:
        super().__init__()
        self.unread = unread
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True

    def get_write_buffer_size(self) -> int:
        return self.unread


def test_of_those_that_ask_nothing_the_oldest_makes_way() -> None:
    everybody = Connections(SPARE_HANDLES + 20)
    lines = [Line() for _ in range(25)]
    assert all(everybody.arrive(line, HERE) for line in lines)
    assert [line.aborted for line in lines] == [True] * 5 + [False] * 20


def test_who_is_being_answered_stays_and_who_rests_again_is_the_youngest() -> None:
    everybody = Connections(SPARE_HANDLES + 20)
    lines = [Line() for _ in range(20)]
    for line in lines:
        everybody.arrive(line, HERE)
    everybody.work(lines[0])
    everybody.rest(lines[1], HERE)
    for _ in range(18):
        assert everybody.arrive(Line(), HERE)
    assert [line.aborted for line in lines] == [False, False] + [True] * 18
    everybody.part(lines[0])
    assert everybody.arrive(Line(), HERE)
    assert not lines[1].aborted


def test_there_is_no_room_when_everybody_is_being_answered() -> None:
    everybody = Connections(SPARE_HANDLES + 20)
    lines = [Line() for _ in range(20)]
    for line in lines:
        everybody.arrive(line, HERE)
        everybody.work(line)
    assert not everybody.arrive(Line(), HERE)
    everybody.part(lines[7])
    assert everybody.arrive(Line(), HERE)


def test_one_address_has_fewer_idle_connections_than_all_together() -> None:
    everybody = Connections()
    assert everybody.most == MOST_CONNECTIONS
    mine = [Line() for _ in range(MOST_IDLE_OF_ONE + 3)]
    for line in mine:
        everybody.arrive(line, FAR)
    assert [line.aborted for line in mine[:5]] == [True, True, True, False, False]
    own = [Line() for _ in range(MOST_IDLE)]
    for line in own:
        everybody.arrive(line, HERE)
    assert all(line.aborted for line in mine)
    assert not any(line.aborted for line in own)


def test_all_together_have_only_so_much_waiting_and_the_slowest_is_let_go() -> None:
    everybody = Connections()
    slow, slower = Line(MOST_UNREAD // 3), Line(MOST_UNREAD // 2)
    quick = [Line(MOST_UNREAD // 100) for _ in range(10)]
    for line in (slow, slower, *quick):
        everybody.filled(line)
    assert not slower.aborted
    quick[0].unread = 0
    everybody.drained(quick[0])
    everybody.filled(Line(MOST_UNREAD // 12))
    assert (slow.aborted, slower.aborted) == (False, True)
    assert not any(line.aborted for line in quick)


def test_a_want_of_handles_is_told_once_a_minute_and_other_faults_as_ever(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    loop = asyncio.new_event_loop()
    faults = LoopErrors()
    want = {"message": "socket.accept() out of system resource", "exception": OSError(errno.EMFILE, "too many")}
    with caplog.at_level(logging.ERROR):
        for _ in range(1000):
            faults(loop, want)
        assert len(caplog.records) == 1
        now[0] += 61
        faults(loop, want)
        assert len(caplog.records) == 2
        faults(loop, {"message": "something else", "exception": OSError(errno.EMFILE, "too many")})
        assert len(caplog.records) == 3
    loop.close()


@contextmanager
def limited(data: Path, soft: int, hard: int, first: str = "") -> Iterator[Host]:
    """A host that gets only so many file handles."""
    host = Host(data)
    host.first = f"import resource\nresource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))\n{first}"
    host.start()
    try:
        yield host
    finally:
        host.stop()


def handles_of(host: Host) -> int:
    assert host.process is not None
    return len(list(Path(f"/proc/{host.process.pid}/fd").iterdir()))


@pytest.fixture
def _many_handles() -> Iterator[None]:
    """Enough file handles for a test that holds a thousand connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 3000:
        pytest.skip("too few file handles")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 3000), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.usefixtures("_many_handles")
@pytest.mark.slow
def test_a_thousand_idle_connections_starve_nobody_and_fill_no_log(tmp_path: Path) -> None:
    with limited(tmp_path / "data", 1024, 1024) as host, ExitStack() as lines:
        name, people = sat_down(host, people=2, bots=0)
        assert people[0].ask("start")["is"] == "answer"
        for _ in range(1100):
            lines.enter_context(socket.create_connection((HERE, host.port), timeout=20))
        assert httpx.get(f"{host.address}/api/health", timeout=20).status_code == 200
        assert handles_of(host) < 1024 - 100
        with Client(host, name, tuple(person.keys[0] for person in people)) as both:
            assert both.wait_for_turn()
            assert both.move()["is"] == "answer"
        assert people[0].ask("start")["code"] == "already-started", "who plays is not cut off"
        assert host.log.stat().st_size < 5000


@pytest.mark.slow
def test_the_soft_limit_is_raised_to_the_hard_one(tmp_path: Path) -> None:
    with limited(tmp_path / "data", 256, 2048) as host:
        assert host.process is not None
        limits = Path(f"/proc/{host.process.pid}/limits").read_text()
        [line] = [line for line in limits.splitlines() if line.startswith("Max open files")]
        assert line.split()[3:5] == ["2048", "2048"]


@pytest.mark.slow
def test_who_asks_and_does_not_read_is_let_go(tmp_path: Path) -> None:
    quick = "import warren.host.wire.http_timeouts as front\nfront.ASKED_WITHIN = 0.2"
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with limited(tmp_path / "data", soft, hard, quick) as host:
        before = handles_of(host)
        asking = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        deaf = [raw(host, asking * 40, receive_buffer=2048) for _ in range(5)]
        for _ in range(600):
            if handles_of(host) <= before:
                break
            time.sleep(0.1)
        else:
            pytest.fail("they are still there")
        for line in deaf:
            line.close()


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="memory is read from /proc")
@pytest.mark.slow
def test_many_slow_readers_together_have_only_so_much_memory(tmp_path: Path) -> None:
    small = "import warren.host.wire.connections as connections\nconnections.MOST_UNREAD = 1_000_000"
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with limited(tmp_path / "data", soft, hard, small) as host:
        name, people = sat_down(host, people=2, bots=0, options={"games": 4})
        assert people[0].ask("start")["is"] == "answer"
        people[0].until("update")
        for _ in range(60):
            asked = people[people[0].now["ask"]["seats"][0]]
            assert asked.wait_for_turn()
            people[0].catch_up(asked.move()["feed"])
        keys = tuple(person.keys[0] for person in people)
        for person in people:
            person.close()
        used = memory(host)
        deaf = [raw(host, upgrade(name), receive_buffer=4096) for _ in range(8)]
        for line in deaf:
            line.recv(4096)
            line.sendall(frame(b'{"do":"hello","id":"1","last":1}') * 6)
        for _ in range(600):
            if 'warren_closed_total{code="1006"}' in httpx.get(f"{host.address}/api/metrics", timeout=20).text:
                break
            time.sleep(0.1)
        else:
            pytest.fail("each has less waiting than one socket may have, and all together too much")
        assert memory(host) - used < 60
        with Client(host, name, keys) as both:
            assert both.wait_for_turn()
            assert both.move()["is"] == "answer"
        for line in deaf:
            line.close()
