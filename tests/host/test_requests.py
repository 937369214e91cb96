"""Fuzzed requests to every route: each is done or refused in words. None is answered with 500.

`WARREN_FUZZ` says how many messages the fuzzers send in all; a twentieth of them are requests.
"""

import asyncio
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import httpx
import msgspec
import pytest

import warren
from warren import Rng
from warren.host.store.files import Folder
from warren.host.tables.entries import Moved, Played
from warren.host.tables.table import Table
from warren.host.workers.reviews import Job, Reviews

from .fuzz import NUMBERS, ODD, RAW, TEXTS, Fuzz
from .inside import Inside
from .routes import ROUTES, app_for, client_of
from .test_fuzz import seated, spoil, written

REQUESTS: Final = int(os.environ.get("WARREN_FUZZ", "24000")) // 20
#: Names that mean something to Python or to the engine, but are no option of any game.
STRANGE_NAMES: Final = ("sheet", "seed", "seats", "self", "options", "rng", "", "é", "\0", "a" * 9000)
DIGITS: Final = "9" * 5000
VALUES: Final = (*NUMBERS, *TEXTS, *ODD, DIGITS, int("9" * 4000), -int(DIGITS[:4000]), 1e-300, "\U0001f600" * 3000)
OPTION_NAMES: Final = sorted({option.name for name in warren.games() for option in warren.game(name).options()})
LANGUAGES: Final = ("de", "fr", "en", "xx", "", "\u00e9", ";;q=", "*", "de-DE,de;q=0.9")


def to_json(value: Any) -> bytes:
    """JSON, also with numbers longer than Python writes."""
    try:
        return msgspec.json.encode(value)
    except (ValueError, OverflowError):
        return b'{"game": "koffer", "seats": ' + DIGITS.encode() + b', "options": {"games": ' + DIGITS.encode() + b"}}"


class Asking:
    """Requests that are right, almost right, or nonsense; the same number always gives the same ones."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self.fuzz = Fuzz(seed)
        self.chance = random.Random(f"requests {seed}")
        self.tables = tables
        self.records = [written(game, Rng.seeded("written")) for game in warren.games()]

    def value(self) -> Any:
        return self.chance.choice(VALUES)

    def name(self) -> str:
        """A table, a game, or anything else."""
        known = [*self.tables, *warren.games()]
        strange = [str(value) for value in VALUES if len(repr(value)[:99]) < 90] + [DIGITS]
        return self.chance.choice(known if self.chance.random() < 0.7 else strange)

    def query(self, path: str) -> str:
        """What a route takes after its path, or something else."""
        names = {"/api/tables": ["before", "limit"], "/api/games": ["lang"]}.get(path, ["seat", "lang"])
        pairs = []
        for name in names:
            if self.chance.random() < 0.6:
                value = self.chance.choice(["A", "B", "0", "7", "de", "5", str(self.value())[:2000]])
                pairs.append(f"{name}={quote(value, safe='')}")
        if self.chance.random() < 0.05:
            pairs.append(
                self.chance.choice(["%ff=%fe", "seat=A&seat=B", "%", "=", "limit=1e9", "limit=-0", "limit=True"])
            )
        return "?" + "&".join(pairs) if pairs else ""

    def new_table(self) -> Any:
        """A wish for a table, with options of every kind."""
        chance = self.chance
        game = chance.choice([*warren.games(), *warren.games(), "nothing", self.value()])
        names = chance.sample([*OPTION_NAMES, *OPTION_NAMES, *STRANGE_NAMES], chance.randrange(4))
        wish: dict[str, Any] = {"game": game, "options": {name: self.value() for name in names}}
        usual: dict[str, Any] = {
            "seats": chance.choice([2, 3, 4]),
            "watched": True,
            "listed": chance.random() < 0.5,
            "clock": {"kind": chance.choice(["none", "move", "game"]), "seconds": chance.choice([0, 60, 10**9])},
        }
        for field, value in usual.items():
            if chance.random() < 0.5:
                wish[field] = value if chance.random() < 0.8 else self.value()
        if chance.random() < 0.1:
            wish[str(self.value())[:50]] = self.value()
        return self.value() if chance.random() < 0.05 else wish

    def body(self, path: str) -> bytes:
        if self.chance.random() < 0.05:
            return self.chance.choice(RAW)
        if path == "/api/tables":
            made = to_json(self.new_table())
        elif path in {"/api/replay", "/api/review"}:
            made = spoil(self.chance.choice(self.records), self.fuzz)
        else:
            made = to_json(self.value())
        return self.fuzz.mangled(made) if self.chance.random() < 0.1 else made

    def request(self, client: httpx.AsyncClient) -> httpx.Request:
        method, path = self.chance.choice(list(ROUTES))
        if self.chance.random() < 0.3:
            method, path = "POST", "/api/tables"
        if self.chance.random() < 0.02:
            method = self.chance.choice(["PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW"])
        address = path.replace("{name}", quote(self.name(), safe="")) + self.query(path)
        language = self.chance.choice(LANGUAGES).encode()
        headers = {b"accept-language": language, b"content-type": b"application/json"}
        return client.build_request(
            method, address, content=self.body(path) if method != "GET" else None, headers=headers
        )


def over(game: str) -> list[Any]:
    """The entries of a table where the game is over."""
    entries = seated(game, people=1, bots=1, dealt=True)
    table, rng = Table.restored("over", entries), Rng.seeded("over")
    while (state := table.playing()).ask().seats:
        seat = state.ask().seats[0]
        made: Any = {"seat": seat, "move": state.moves(seat).pick(rng).text, "ask": table.ask_number}
        entries.append(Moved(**made, id=f"m{len(entries)}") if seat == 0 else Played(**made))
        table.add(entries[-1])
    return entries


class NeverDone(Reviews):
    """Reviews that are begun and take for ever, without a process."""

    async def _think(self, job: Job) -> bytes:
        await asyncio.sleep(3600)
        raise OSError(job.key)


async def answers(folder: Path, seed: int, count: int) -> Counter[int]:
    """How often each status came; a request that failed is told."""
    host, found = Inside(), Counter[int]()
    tables = {f"over{number}": over(game) for number, game in enumerate(warren.games())}
    tables |= {"open": seated("koffer", 2, 0, dealt=False), "playing": seated("trenchcoat", 2, 0, dealt=True)}
    for name, entries in tables.items():
        for number, entry in enumerate(entries, start=1):
            assert host.shelf.put(name, number, entry) is None
    asking = Asking(seed, list(tables))
    app = app_for(host.hall, folder)
    app.state.reviews = NeverDone(Folder(folder / "reviews"))
    async with client_of(app) as client:
        for _ in range(count):
            request = asking.request(client)
            answer = await client.send(request)
            found[answer.status_code] += 1
            told = f"{request.method} {request.url}\n{request.content[:3000]!r}\n{answer.text[:500]}"
            assert answer.status_code < 500 or answer.status_code == 503, told
            if answer.status_code >= 400 and request.method != "HEAD" and request.url.path != "/api/ready":
                assert answer.json()["detail"], told
                assert answer.json()["code"], told
    return found


@pytest.mark.slow
def test_no_request_is_answered_with_500(tmp_path: Path) -> None:
    found = asyncio.run(answers(tmp_path, 1, max(200, REQUESTS)))
    assert found.keys() >= {200, 201, 400, 404, 405, 409}


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        *[(name, value, "unknown-option") for name in ("sheet", "seed", "seats", "self") for value in ("x", 3, True)],
        *[("games", value, "bad-option-value") for value in (DIGITS, -1, "", "x")],
        ("first", "Z", "bad-option-value"),
    ],
)
def test_an_option_that_cannot_be_is_refused_in_words(tmp_path: Path, name: str, value: Any, code: str) -> None:
    async def story() -> None:
        async with client_of(app_for(Inside().hall, tmp_path)) as client:
            answer = await client.post("/api/tables", json={"game": "koffer", "options": {name: value}})
            assert (answer.status_code, answer.json()["code"]) == (400, code)
            assert value == DIGITS or name in answer.json()["detail"]

    asyncio.run(story())


def test_a_fault_of_the_hosts_is_logged_and_tells_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        app = app_for(Inside().hall, tmp_path)
        app.state.hall = None
        async with client_of(app) as client:
            answer = await client.get("/api/tables", headers={"Accept-Language": "de"})
            assert answer.status_code == 500
            assert answer.json() == {
                "code": "internal",
                "detail": "Auf dem Host ist etwas schiefgegangen. Es wurde festgehalten.",
            }

    asyncio.run(story())
    assert "a request could not be dealt with" in caplog.text
