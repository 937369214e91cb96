"""Names as people should not type them: harmless wherever they are shown, to others, in lists, replays and records."""

import asyncio
import json
import unicodedata
from pathlib import Path
from typing import Any, Final

import pytest

from warren.host.tables.names import LONGEST, UNWANTED
from warren.host.tables.shuffle import new_secret
from warren.host.tables.table import new_table

from .inside import Inside, passing
from .routes import app_for, client_of

NAMES: Final = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "</title><svg/onload=alert(1)>",
    "{{7*7}} ${7*7} { $name }",
    "\u202eevil\u2066\u2069",
    "A\u200b\u200c\u200d\u2060\ufeffnna",
    "\x1b[31mred\x07\x9b2J",
    "a\r\nSet-Cookie: x=1",
    "Zalgo" + "\u0301\u0323" * 30,
    "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    "\U000e0041\U000e0042tag",
    "'; DROP TABLE entries; --",
    "x" * 80,
    "\ud83d".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
]


def shown(value: Any) -> list[str]:
    """Every text in an answer."""
    if isinstance(value, dict):
        return [text for each in value.values() for text in shown(each)]
    if isinstance(value, list):
        return [text for each in value for text in shown(each)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_harmless_wherever_it_is_shown(name: str, tmp_path: Path) -> None:
    async def story() -> None:
        host = Inside()
        table = await host.hall.create(new_table("koffer", 2, {"size": "tiny"}, "", new_secret(), listed=True))
        guest, other = await host.join(table), await host.join(table)
        assert (await guest.ask("sit", seat=0, name=name, face=name, word=name))["is"] == "answer"
        async with client_of(app_for(host.hall, tmp_path)) as client:
            answers = [await client.get(path) for path in ("/api/tables", f"/api/tables/{table}")]
            await guest.ask("seat-bot", seat=1, bot="random")
            await guest.ask("start")
            while guest.now["table"]["status"] != "over":
                if guest.now["offers"]:
                    said = {"seat": 0, "ask": guest.now["ask"]["number"], "move": guest.now["offers"][0]["move"]}
                    await guest.ask("move", **said)
                await asyncio.sleep(1)
            answers += [await client.get(f"/api/tables/{table}/{path}") for path in ("record", "replay?seat=A", "qr")]
        for answer in answers:
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "text/html" not in answer.headers["content-type"]
        texts = [text for answer in answers[:-1] for text in shown(answer.json())]
        texts += [text for _, message in other.stream for text in shown(json.loads(message))]
        assert not [text for text in texts if {unicodedata.category(letter) for letter in text} & UNWANTED]
        assert len(answers[1].json()["chairs"][0]["name"]) <= LONGEST
        assert "\u0301\u0323" * 2 not in answers[1].text
        assert name not in answers[-1].text

    passing(story)
