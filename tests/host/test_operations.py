"""What whoever runs a host relies on: logs without secrets, readiness, figures, and a stop that people survive."""

import asyncio
import hashlib
import json
import logging
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from warren.host.operations.logs import Lines, note
from warren.host.operations.metrics import BOUNDS, Figures
from warren.host.operations.readiness import Readiness
from warren.host.store import DATABASE, Store
from warren.host.tables.pace import Pace
from warren.host.tables.table_registry import Hall
from warren.host.workers.bot_workers import Thinkers

from .client import Client, Host, sat_down
from .routes import AS_JSON
from .test_reviews import played

#: How many tables are in play when the host is told to stop.
TABLES: Final = int(os.environ.get("WARREN_TABLES", "12"))


def figures_of(host: Host) -> dict[str, float]:
    """Every line of the host's figures by its name."""
    text = httpx.get(f"{host.address}/api/metrics", timeout=10).raise_for_status().text
    found = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            assert re.fullmatch(r'warren_\w+(\{\w+="[^"\\]+"\})? [\d.e+-]+', line), line
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
        else:
            assert re.fullmatch(r"# TYPE warren_\w+ (gauge|counter|histogram)", line), line
    return found


@pytest.mark.parametrize("form", ["json", "pairs"])
@pytest.mark.slow
def test_logs_tell_what_happens_and_no_secret(tmp_path: Path, form: str) -> None:
    host = Host(tmp_path / "data")
    host.words = ["--log-format", form, "--log-level", "debug"]
    host.start()
    try:
        table, (person,) = sat_down(host, people=1, bots=1)
        assert person.ask("start")["is"] == "answer"
        moves = []
        for _ in range(3):
            assert person.wait_for_turn()
            moves.append(person.now["offers"][0]["move"])
            assert person.move(moves[-1])["is"] == "answer"
        assert person.ask("move", seat=0, ask=1, move="take nothing at all")["is"] == "refusal"
        person.close()
        httpx.get(f"{host.address}/api/tables/{table}x", timeout=10)
        figures = figures_of(host)
    finally:
        host.stop()
    log = host.log.read_text().partition("Ctrl-C")[2].partition("\n")[2]
    secrets = [table, *person.keys, "Person 0", "word 0", *moves, "nothing at all", str(host.data)]
    assert [secret for secret in secrets if secret in log] == []
    tags = set(re.findall(r"t-[0-9a-f]{12}", log))
    assert len(tags) == 1, "the same all along"
    for happening in ("ready", "table set up", "connected", "refused", "gone", "stopping"):
        assert happening in log
    if form == "json":
        lines = [json.loads(line) for line in log.splitlines()]
        assert all({"at", "level", "from", "event"} <= line.keys() for line in lines)
        [connected] = [line for line in lines if line["event"] == "connected"]
        [gone] = [line for line in lines if line["event"] == "gone"]
        assert connected["connection"] == gone["connection"]
        assert connected["table"] == gone["table"]
        assert {connected["table"]} == tags
    else:
        assert all(re.match(r"at=\S+ level=\w+ from=\S+ event=", line) for line in log.splitlines())
    assert figures['warren_moves_total{by="person"}'] == 3
    assert figures['warren_moves_total{by="bot"}'] >= 2
    assert figures["warren_thinking_seconds_count"] >= 2
    assert figures["warren_connections_total"] == 1
    assert figures["warren_ready"] == 1
    assert sum(count for name, count in figures.items() if name.startswith("warren_refusals_total")) >= 1


def test_nobody_finds_a_tables_name_by_trying_names_against_a_log() -> None:
    words = [sys.executable, "-c", "from warren.host.operations.logs import tag_of; print(tag_of('abcdefgh'))"]
    tags = {subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip() for _ in range(2)}
    assert len(tags) == 2, "each start has a salt of its own"
    assert "t-" + hashlib.sha256(b"abcdefgh").hexdigest()[:12] not in tags


def test_an_errors_own_words_are_not_written() -> None:
    try:
        raise KeyError("the secret")
    except KeyError as error:
        told = (type(error), error, error.__traceback__)
    record = logging.LogRecord("warren.host", logging.ERROR, __file__, 1, "it went wrong", (), told)
    for form in ("json", "pairs"):
        line = Lines(form).format(record)
        assert "secret" not in line
        assert "KeyError" in line
        assert "test_operations.py:" in line
        assert "\n" not in line


def test_a_line_stays_a_line_whatever_is_told() -> None:
    record = logging.LogRecord("warren.host", logging.INFO, __file__, 1, "two\nlines", (), None)
    record.facts = {"code": 'a "b"\n c=d'}
    assert len(Lines("pairs").format(record).splitlines()) == 1
    assert json.loads(Lines("json").format(record))["code"] == 'a "b"\n c=d'


def test_what_is_not_wanted_is_not_written(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    note(logging.getLogger("warren.host"), logging.INFO, "nothing much")
    assert caplog.records == []


def test_thoughts_are_counted_by_how_long_they_took() -> None:
    figures = Figures()
    for seconds in (0.01, 0.05, 0.3, 100.0):
        figures.thought(seconds)
    lines = list(figures.histogram())
    assert 'warren_thinking_seconds_bucket{le="0.05"} 2' in lines
    assert 'warren_thinking_seconds_bucket{le="6"} 3' in lines
    assert lines[-3:] == [
        'warren_thinking_seconds_bucket{le="+Inf"} 4',
        "warren_thinking_seconds_sum 100.360",
        "warren_thinking_seconds_count 4",
    ]
    assert len(lines) == len(BOUNDS) + 4


def test_a_host_is_not_ready_without_store_or_thinkers_or_when_it_stops(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / DATABASE)
        hall = Hall(store, Thinkers(1), Pace())
        assert (await Readiness(hall).look()).ready
        hall.thinkers.failing = True
        assert (await Readiness(hall).look()).wanting == ("thinkers",)
        hall.thinkers.failing = False
        stopping = Readiness(hall)
        stopping.closing = True
        assert (await stopping.look()).wanting == ("closing",)
        asked = Readiness(hall)
        assert (await asked.look()).ready
        await hall.close()
        assert (await asked.look()).ready, "an answer is good for a moment"
        assert (await Readiness(hall).look()).wanting == ("store",)

    asyncio.run(story())


@pytest.mark.slow
def test_told_to_stop_while_everything_is_at_work_it_ends_without_a_word(tmp_path: Path) -> None:
    host = Host(tmp_path / "data")
    host.start()
    _, (person,) = sat_down(host, people=1, bots=2, game="trenchcoat")
    assert person.ask("start")["is"] == "answer"
    assert person.wait_for_turn()
    person.do("hint", seat=person.now["seen_as"])
    sent: dict[str, Any] = {"content": played().to_json(), "headers": AS_JSON, "timeout": 60}
    httpx.post(f"{host.address}/api/review", **sent).raise_for_status()
    httpx.post(f"{host.address}/api/replay", **sent).raise_for_status()
    assert host.process is not None
    host.process.send_signal(signal.SIGTERM)
    assert host.process.wait(timeout=60) == 0
    time.sleep(2)  # Python's own watcher over what is left has the last word, after the host
    log = host.log.read_text()
    assert not [word for word in ("Traceback", "Warning", "leaked") if word in log], log


def come_back(host: Host, people: list[tuple[str, Client]]) -> None:
    """Everybody finds their table as they left it, and moves."""
    for table, person in people:
        with Client(host, table, tuple(person.keys), last=person.now["feed"]) as again:
            first: dict[str, Any] = again.read()
            assert first["is"] in {"presence", "snapshot", "update"}
            assert first["feed"] >= person.now["feed"]


@pytest.mark.slow
def test_told_to_stop_it_says_so_to_everybody_and_loses_nothing(tmp_path: Path) -> None:
    host = Host(tmp_path / "data")
    host.start()
    try:
        people = []
        for _ in range(TABLES):
            table, (person,) = sat_down(host, people=1, bots=1, options={"first": "A"})
            assert person.ask("start")["is"] == "answer"
            assert person.wait_for_turn()
            assert person.move()["is"] == "answer"
            people.append((table, person))
        assert host.process is not None
        host.process.send_signal(signal.SIGTERM)
        for _, person in people:
            with pytest.raises(ConnectionClosed) as closed:
                person.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert host.process.wait(timeout=30) in {0, -signal.SIGTERM}
        host.start()
        come_back(host, people)
    finally:
        host.stop()
