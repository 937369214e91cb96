"""What a browser is given: pages, files, rules, lessons, replays; and types that say what the host says."""

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import pytest

import warren
from warren import Record
from warren.host.tables.lesson import lesson
from warren.host.wire import typescript

from .client import Client, Host, running, sat_down
from .routes import AS_JSON

WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(tmp_path_factory.mktemp("data")) as started:
        yield started


@pytest.fixture(scope="module")
def finished(host: Host) -> str:
    """A table at which two people's game is over."""
    table, people = sat_down(host, people=2, options={"first": "A"})
    people[0].ask("start")
    while people[0].wait_for_turn() and people[0].move():
        people[1].wait_for_turn() and people[1].move()
    for client in people:
        client.close()
    return table


@pytest.mark.parametrize("path", ["/", "/t/abc", "/r/abc", "/replay", "/rules/koffer", "/learn/koffer"])
def test_every_address_of_the_site_gives_the_page(host: Host, path: str) -> None:
    answer = httpx.get(host.address + path)
    assert answer.status_code == 200
    assert '<div id="app">' in answer.text
    assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["Cache-Control"] == "no-cache"


def test_files_come_compressed_and_are_kept_for_ever(host: Host) -> None:
    built = files("warren.host").joinpath("web").joinpath("assets")
    name = next(entry.name for entry in built.iterdir() if entry.name.endswith(".js"))
    brotli = httpx.get(f"{host.address}/assets/{name}", headers={"Accept-Encoding": "br"})
    plain = httpx.get(f"{host.address}/assets/{name}", headers={"Accept-Encoding": "identity"})
    assert brotli.headers["Content-Encoding"] == "br"
    assert "Content-Encoding" not in plain.headers
    assert plain.content == built.joinpath(name).read_bytes()
    assert "immutable" in plain.headers["Cache-Control"]


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/..%2findex.html", "/assets/%2e%2e/app.py", "/none"])
def test_nothing_else_is_given_out(host: Host, path: str) -> None:
    assert httpx.get(host.address + path).status_code == 404


def test_the_rules_come_in_the_reader_s_language(host: Host) -> None:
    german = httpx.get(f"{host.address}/api/games/koffer/rules?lang=de").json()
    assert [chapter["name"] for chapter in german][:2] == ["goal", "setup"]
    assert german[0]["heading"] == "Ziel"
    assert httpx.get(f"{host.address}/api/games/none/rules").status_code == 404


def test_a_table_s_address_is_a_picture_to_scan(host: Host) -> None:
    picture = httpx.get(f"{host.address}/api/tables/{host.new_table()}/qr")
    assert picture.headers["Content-Type"].startswith("image/svg+xml")
    assert httpx.get(f"{host.address}/api/tables/nonesuch/qr").status_code == 404


@pytest.mark.parametrize("name", warren.games())
def test_every_step_of_a_lesson_can_be_played(name: str) -> None:
    told = lesson(name)
    assert told.steps[0].actor == "nobody", "something is said before anything is asked"
    learner = [step for step in told.steps if step.actor == "learner"]
    assert len(learner) >= 4
    for step in learner:
        assert step.move in [offer["move"] for offer in json.loads(bytes(step.offers))]
        assert step.cue, "what the learner shall do is said"


def test_a_replay_shows_every_step_as_a_seat_saw_it(host: Host, finished: str) -> None:
    replay = get(host, f"/api/tables/{finished}/replay?seat=B")
    record = Record.from_json(httpx.get(f"{host.address}/api/tables/{finished}/record").content)
    assert replay["seen_as"] == 1
    assert len(replay["steps"]) == len(record.moves) + 1
    for step, (seat, move) in zip(replay["steps"][1:], record.moves, strict=True):
        assert (step["seat"], step["move"]) == (seat, move)
        assert step["view"]["you"] == 1
    assert tuple(replay["steps"][-1]["view"]["scores"]) == record.replay().scores()
    assert get(host, f"/api/tables/{finished}/replay")["seen_as"] is None


@pytest.mark.slow
def test_a_record_from_elsewhere_can_be_replayed(host: Host, finished: str) -> None:
    record = httpx.get(f"{host.address}/api/tables/{finished}/record").content
    replay = httpx.post(f"{host.address}/api/replay?seat=A", content=record, headers=AS_JSON).json()
    assert replay["steps"] == get(host, f"/api/tables/{finished}/replay?seat=A")["steps"]
    broken = httpx.post(f"{host.address}/api/replay", content=b"\xff{", headers=AS_JSON)
    assert (broken.status_code, broken.json()["code"]) == (400, "record-unreadable")


def test_a_game_that_goes_on_has_no_replay_and_no_record(host: Host) -> None:
    table, (anna, _) = sat_down(host, people=2)
    anna.ask("start")
    for path in ("replay", "replay?seat=A", "record"):
        answer = httpx.get(f"{host.address}/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_the_log_tells_everything_again(host: Host, finished: str) -> None:
    with Client(host, finished) as watcher:
        watcher.do("log")
        log = watcher.until("log")
    told = [event for entry in log["entries"] for event in entry["events"]]
    replayed = [event for step in get(host, f"/api/tables/{finished}/replay")["steps"] for event in step["events"]]
    assert told == replayed


def test_a_seat_can_be_changed_before_the_start(host: Host) -> None:
    _, (anna,) = sat_down(host, people=1, seats=3)
    anna.ask("seat-bot", seat=1, bot="greedy")
    assert anna.ask("change-seat", seat=0, to=2)["is"] == "answer"
    anna.until("update")
    assert anna.now["you"] == [2]
    assert anna.ask("change-seat", seat=2, to=1)["is"] == "answer"
    anna.until("update")
    assert anna.now["you"] == [1]
    assert [chair["kind"] for chair in anna.now["table"]["chairs"]] == ["open", "person", "bot"]
    assert anna.ask("change-seat", seat=0, to=2)["code"] == "not-your-seat"
    assert anna.ask("change-seat", seat=1, to=5)["code"] == "no-such-seat"


def test_sitting_down_with_one_s_own_key_can_be_said_twice(host: Host) -> None:
    table = host.new_table()
    key = "abcdefghijklmnopqrstuv"
    with Client(host, table) as anna:
        assert anna.ask("sit", seat=0, name="Anna", key=key)["key"] == key
    with Client(host, table) as again:
        assert again.ask("sit", seat=0, name="Anna", key=key)["is"] == "answer"
        assert again.ask("sit", seat=0, name="Ben", key=key[::-1])["code"] == "seat-taken"
        again.do("sit", seat=1, name="Ben", key="short")
        assert again.until("refusal")["code"] == "unreadable"


def test_the_types_of_the_browser_are_those_of_the_host() -> None:
    for place, text in typescript.files().items():
        assert (WEB / place).read_text(encoding="utf-8") == text, "run `make types`"


def get(host: Host, path: str) -> Any:
    answer = httpx.get(host.address + path, timeout=20)
    answer.raise_for_status()
    return answer.json()
