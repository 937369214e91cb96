"""What `docs/protocol.md` says is so: commands, messages, statuses, close codes, limits and the shuffle."""

import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest
from msgspec import inspect

from warren.host.app import HTTP_CODES, STATUS
from warren.host.tables.shuffle import Proof, commitment_to, seed_from
from warren.host.wire import connection, socket
from warren.host.wire.api import NewTable
from warren.host.wire.connection import COMMANDS
from warren.host.wire.limits import ALLOWED
from warren.host.wire.protocol import AnyCommand, AnyMessage, Asked, Chair, ChangeSeat, Snapshot, Stand, TableInfo

from .routes import ROUTES

PAGE: Final = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The rows of the first table of the page whose head begins like that."""
    _, _, body = PAGE[PAGE.index(f"| {heading}") :].partition("\n")
    found = body.split("\n\n")[0].splitlines()[1:]
    assert found
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in found]


def words(cell: str) -> list[str]:
    """What stands in a cell as code."""
    return re.findall(r"`([^`]+)`", cell)


def fields(kind: type[msgspec.Struct], *, but: tuple[str, ...] = ()) -> dict[str, bool]:
    """The fields of a struct, and whether they must be there."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {field.encode_name: field.required for field in info.fields if field.encode_name not in but}


def test_every_command_is_on_the_page_with_its_fields() -> None:
    told = {words(row[0])[0]: row[1] for row in rows("`do` |")}
    assert told.keys() == {kind.__struct_config__.tag for kind in get_args(AnyCommand)}
    for kind in get_args(AnyCommand):
        cell = told[kind.__struct_config__.tag]
        listed = {name: f"`{name}`?" not in cell for name in words(cell)}
        assert listed == fields(kind, but=("id",)), kind


def test_every_message_is_on_the_page_with_its_fields() -> None:
    told = {words(row[0])[0]: words(row[1]) for row in rows("`is` |")}
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(AnyMessage)}
    assert told.keys() == kinds.keys()
    for tag, listed in told.items():
        assert set(listed) == fields(kinds[tag], but=("feed",)).keys(), tag


def test_every_field_of_a_snapshot_is_explained() -> None:
    table, rest = PAGE.split("`table` is the table as everybody sees it:")[1].split("The rest of a snapshot:")
    listed = {name for line in table.splitlines() if line.startswith("|") for name in words(line.split("|")[1])}
    assert listed == fields(TableInfo).keys()
    for name in fields(Chair):
        assert f"`{name}`" in table
    listed = {name for line in rest.splitlines() if line.startswith("| `") for name in words(line.split("|")[1])}
    assert listed == fields(Snapshot, but=("feed", "table")).keys() | {f"ask.{name}" for name in fields(Asked)}
    for status in get_args(TableInfo.__annotations__["status"]):
        assert f"`{status}`" in table


def test_every_status_is_on_the_page_with_its_codes() -> None:
    told = {int(row[0]): set(words(row[1])) for row in rows("status | codes")}
    expected: dict[int, set[str]] = {}
    for code, status in [*STATUS.items(), *((code, status) for status, code in HTTP_CODES.items())]:
        expected.setdefault(status, set()).add(code)
    expected[500].add("internal")
    expected[503].add("unavailable")
    assert told.keys() == expected.keys()
    for status, codes in expected.items():
        assert told[status] == codes or (status == 400 and told[status] > codes), status


def test_every_close_code_is_on_the_page_with_its_reasons() -> None:
    told: dict[int, str] = {}
    for code, reason, _ in rows("code | reason"):
        for number in re.findall(r"\d+", code):
            told[int(number)] = told.get(int(number), "") + reason
    source = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in (connection, socket))
    said = re.findall(r"(?:close|Closed)\((\d{4}), \"([^\"]+)\"", source)
    assert len(said) > 6
    for code, reason in said:
        assert f"`{reason}`" in told[int(code)], reason
    assert told.keys() >= {1006, 1009}


def test_every_route_is_on_the_page() -> None:
    text = " ".join(row[0] for row in rows("request | answer"))
    for method, path in ROUTES:
        place = path.replace("/api/games/{name}", "/api/games/GAME").replace("{name}", "NAME")
        assert re.search(rf"{method} [^|]*{re.escape(place)}[`?]", text), (method, path)


def test_every_field_of_a_new_table_is_on_the_page() -> None:
    assert {words(row[0])[0] for row in rows("field | form")} == fields(NewTable).keys()
    for burst, _ in ALLOWED.values():
        assert f" {burst:g}" in PAGE


LIMITS: Final[list[tuple[str, dict[str, Any], dict[str, Any]]]] = [
    ("id", {"do": "start", "id": "x" * 40}, {"do": "start", "id": "x" * 41}),
    ("id", {"do": "start", "id": "x"}, {"do": "start", "id": ""}),
    ("seat", {"do": "stand", "id": "1", "seat": 7}, {"do": "stand", "id": "1", "seat": 8}),
    ("keys", {"do": "hello", "id": "1", "keys": ["x" * 80] * 8}, {"do": "hello", "id": "1", "keys": ["x"] * 9}),
    ("keys", {"do": "hello", "id": "1"}, {"do": "hello", "id": "1", "keys": ["x" * 81]}),
    ("last", {"do": "hello", "id": "1", "last": 0}, {"do": "hello", "id": "1", "last": -1}),
    ("language", {"do": "hello", "id": "1", "language": "de"}, {"do": "hello", "id": "1", "language": "xx"}),
    ("page", {"do": "hello", "id": "1", "page": "x" * 80}, {"do": "hello", "id": "1", "page": "x" * 81}),
    (
        "name",
        {"do": "sit", "id": "1", "seat": 0, "name": "x" * 80},
        {"do": "sit", "id": "1", "seat": 0, "name": "x" * 81},
    ),
    (
        "key",
        {"do": "sit", "id": "1", "seat": "A", "name": "", "key": "aA0-_" * 4 + "xx"},
        {"do": "sit", "id": "1", "seat": "A", "name": "", "key": "x" * 21},
    ),
    ("bot", {"do": "seat-bot", "id": "1", "seat": 0, "bot": "x"}, {"do": "seat-bot", "id": "1", "seat": 0}),
    ("ask", move := {"do": "move", "id": "1", "seat": 0, "ask": 1, "move": "x" * 80}, {**move, "ask": 1.5}),
    ("move", move, {**move, "move": "x" * 81}),
    ("unknown", move, {**move, "more": 1}),
]


@pytest.mark.parametrize(("field", "good", "bad"), LIMITS)
def test_a_limit_is_where_the_page_says(field: str, good: dict[str, Any], bad: dict[str, Any]) -> None:
    told = {name for row in rows("field | limits") for name in words(row[0])}
    assert field in told | {"unknown"}
    COMMANDS.decode(msgspec.json.encode(good))
    with pytest.raises(msgspec.ValidationError):
        COMMANDS.decode(msgspec.json.encode(bad))


def test_every_field_that_a_client_may_send_has_its_limits_on_the_page() -> None:
    told = {name for row in rows("field | limits") for name in words(row[0])}
    assert told == {name for kind in get_args(AnyCommand) for name in fields(kind)}


def test_the_shuffle_is_made_as_the_page_says() -> None:
    commitment, seed = re.findall(r"^    (?:commitment|seed) +([0-9a-f]{64})$", PAGE, re.MULTILINE)
    secret, written = "0" * 64, ["a", "é"]
    message = json.dumps(["warren-shuffle-1", *written], ensure_ascii=False, separators=(",", ":")).encode()
    assert f"is {len(message)} bytes" in PAGE.replace("\n", " ")
    assert hashlib.sha256(f"warren-shuffle-1:{secret}".encode()).hexdigest() == commitment == commitment_to(secret)
    made = hmac.new(secret.encode("ascii"), message, hashlib.sha256).hexdigest()
    assert made == seed == seed_from(secret, written)
    for name in fields(Proof):
        assert f"`{name}`" in PAGE.split("## The shuffle")[1]


@pytest.mark.parametrize("said", ["1", '"1"', '"B"', '"b"'])
def test_a_seat_is_said_by_number_or_letter(said: str) -> None:
    one = COMMANDS.decode(f'{{"do":"stand","id":"x","seat":{said}}}')
    assert isinstance(one, Stand)
    assert one.seat == 1
    both = COMMANDS.decode(f'{{"do":"change-seat","id":"x","seat":{said},"to":"C"}}')
    assert isinstance(both, ChangeSeat)
    assert (both.seat, both.to) == (1, 2)


@pytest.mark.parametrize("said", ["8", "-1", '"I"', '""', '"AB"', "true", "null", "1.5", '["A"]', '"１"'])
def test_what_is_no_seat_is_refused(said: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="seat"):
        COMMANDS.decode(f'{{"do":"stand","id":"x","seat":{said}}}')
