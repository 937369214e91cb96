"""Reviews at the host: only when the game is over, one at a time, kept, and begun again when they failed."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import warren
from warren import Record, Rng
from warren.host.errors import Refused
from warren.host.store.files import Folder
from warren.host.workers.hint_worker import Advisers
from warren.host.workers.review_worker import lines
from warren.host.workers.reviews import MOST_WAITING, Reviews

from .client import Client, Host, running, sat_down
from .routes import AS_JSON

pytestmark = pytest.mark.skipif(not warren.compiled(), reason="too slow from source")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(tmp_path_factory.mktemp("data")) as started:
        yield started


def finished(host: Host) -> str:
    table, (anna,) = sat_down(host, people=1, bots=1)
    anna.ask("start")
    while anna.wait_for_turn():
        anna.move(anna.now["offers"][0]["move"])
    anna.close()
    return table


def played(seed: int = 1, game: str = "koffer", moves: int = 1000) -> Record:
    record, rng = Record(game, 2, seed), Rng.seeded("chance")
    state = record.start()
    while (asked := state.ask().seats) and len(record.moves) < moves:
        record.play(state, asked[0], state.moves(asked[0]).pick(rng))
    return record


def until_done(host: Host, path: str, body: str = "") -> dict[str, Any]:
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        answer = httpx.post(host.address + path, content=body, headers=AS_JSON, timeout=10)
        answer.raise_for_status()
        state: dict[str, Any] = answer.json()
        if state["state"] in {"done", "failed"}:
            return state
        assert state["review"] is None
        assert 0 <= state["done"] <= state["total"]
        time.sleep(0.05)
    raise AssertionError("the review takes too long")


def test_a_game_that_goes_on_has_no_review_for_anybody(host: Host) -> None:
    table, (anna,) = sat_down(host, people=1, bots=1, options={"first": "A"})
    anna.ask("start")
    assert anna.wait_for_turn()
    for ask in (httpx.get, httpx.post):
        answer = ask(f"{host.address}/api/tables/{table}/review", timeout=10)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    answer = httpx.post(f"{host.address}/api/review", content=played(moves=4).to_json(), headers=AS_JSON, timeout=10)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    assert httpx.post(f"{host.address}/api/tables/nosuchta/review", timeout=10).status_code == 404


def test_a_finished_game_is_reviewed_while_people_play(host: Host) -> None:
    table = finished(host)
    path = f"/api/tables/{table}/review"
    assert httpx.get(host.address + path, timeout=10).json()["state"] == "none"
    first = httpx.post(host.address + path, timeout=10).json()
    assert first["state"] in {"waiting", "running"}
    done = until_done(host, path)
    assert done["state"] == "done"
    record = Record.from_json(httpx.get(f"{host.address}/api/tables/{table}/record", timeout=10).content)
    *_, expected = lines(record.to_json().encode())
    assert done["review"] == json.loads(expected), "the same numbers as anywhere else"
    assert httpx.get(host.address + path, timeout=10).json() == done


def test_a_review_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        table = finished(host)
        done = until_done(host, f"/api/tables/{table}/review")
    with running(tmp_path) as host:
        assert httpx.get(f"{host.address}/api/tables/{table}/review", timeout=10).json() == done


def test_a_record_from_elsewhere_is_reviewed(host: Host) -> None:
    text = played(5).to_json()
    assert until_done(host, "/api/review", text)["review"]["steps"] == len(played(5).moves)


def test_stopping_the_host_ends_a_review_under_way(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        text = played(1, "too_many").to_json()
        while httpx.post(f"{host.address}/api/review", content=text, headers=AS_JSON, timeout=10).json()["done"] < 2:
            time.sleep(0.05)
        began = time.monotonic()
        host.stop()
        assert time.monotonic() - began < 8
    assert not [name for name in os.listdir("/proc") if name.isdigit() and reviews_for(name, host)]


def reviews_for(pid: str, host: Host) -> bool:
    """Whether a process is a reviewer of that host."""
    assert host.process is not None
    try:
        command = Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
        parent = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1]
    except OSError:
        return False
    return "warren.host.workers.review_worker" in command and parent == str(host.process.pid)


# Without a host.


def shown(record: Record) -> Callable[[], Awaitable[bytes]]:
    """A record as reviews ask for it."""

    async def text() -> bytes:
        return record.to_json().encode()

    return text


def test_a_killed_reviewer_is_told_and_the_review_can_be_asked_for_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        reviews = Reviews(Folder(tmp_path))
        record = played(2, "too_many")
        await reviews.want("table", shown(record))
        while (await reviews.look("table")).done < 1:
            await asyncio.sleep(0.02)
        assert reviews._process is not None
        os.kill(reviews._process.pid, signal.SIGKILL)
        while (state := await reviews.look("table")).state == "running":
            await asyncio.sleep(0.02)
        assert state.state == "failed"
        assert "a review ended early" in caplog.text
        assert (await reviews.want("table", shown(record))).state in {"waiting", "running"}
        await reviews.close()
        assert reviews._process is None

    asyncio.run(go())
    assert list(tmp_path.iterdir()) == [], "what is not done is not kept"


def test_reviews_are_made_one_at_a_time_and_not_too_many_wait(tmp_path: Path) -> None:
    async def go() -> None:
        reviews = Reviews(Folder(tmp_path))
        records = [played(seed) for seed in range(MOST_WAITING + 1)]
        for number, record in enumerate(records[:-1]):
            await reviews.want(f"table{number}", shown(record))
        with pytest.raises(Refused, match="Too many games"):
            await reviews.want("one more", shown(records[-1]))
        again = await reviews.want("table0", shown(records[0]))
        assert again.state in {"waiting", "running", "done"}
        while (await reviews.look("table1")).state == "waiting":
            states = [(await reviews.look(f"table{number}")).state for number in range(MOST_WAITING)]
            assert states.count("running") <= 1
            await asyncio.sleep(0.02)
        await reviews.close()

    asyncio.run(go())


# Hints.


def test_a_hint_is_thought_of_in_an_imagined_world(monkeypatch: pytest.MonkeyPatch) -> None:
    state = warren.game("trenchcoat").start(seats=3, seed=6)
    seat = state.ask().seats[0]
    told: list[tuple[str, str, str, int, str]] = []

    async def run(_: Advisers, __: object, *task: Any) -> tuple[()]:
        told.append(task)  # game, sheet, world, seat and seed
        return ()

    monkeypatch.setattr(Advisers, "run", run)

    async def go() -> None:
        for number in range(20):
            await Advisers().weigh(state, seat, str(number))

    asyncio.run(go())
    worlds = {state.game.position(task[2]).hash() for task in told}
    assert len(worlds) == 20, "each is drawn anew"
    assert state.hash() not in worlds
    mine = {msgspec.json.encode(state.game.position(task[2]).view(seat)) for task in told}
    assert mine == {msgspec.json.encode(state.view(seat))}, "and none can be told from the truth"


def test_when_the_adviser_is_killed_or_slow_there_is_no_reason() -> None:
    state = warren.game("koffer").start(seats=2, seed=6)
    seat = state.ask().seats[0]

    async def go() -> None:
        assert await Advisers(patience=0.01).weigh(state, seat, "slow") == ()
        advisers = Advisers(patience=20)
        assert (await advisers.weigh(state, seat, "first"))[0].tries > 100
        alive = [process.pid or 0 for pool in advisers._alive for process in pool._processes.values()]
        for process in alive:
            os.kill(process, signal.SIGSTOP)  # so that it is still thinking when it dies
        thought = asyncio.create_task(advisers.weigh(state, seat, "killed"))
        await asyncio.sleep(0.2)
        for process in alive:
            os.kill(process, signal.SIGKILL)
        assert await thought == ()
        assert (await advisers.weigh(state, seat, "again"))[0].tries > 100
        advisers.close()

    asyncio.run(go())


def test_a_client_may_ask_from_any_seat_of_its_own_only(host: Host) -> None:
    table, (anna, ben) = sat_down(host, people=2, options={"first": "A"})
    anna.ask("start")
    assert anna.wait_for_turn()
    assert ben.ask("hint", seat=0)["code"] == "not-your-seat"
    with Client(host, table) as watching:
        assert watching.ask("hint", seat=0)["code"] == "not-your-seat"
