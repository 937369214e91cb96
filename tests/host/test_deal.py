"""The deal follows from what was committed to, which anybody can check without us; nothing links a card before and
after a shuffle.

`WARREN_DEALS` says how many playings are checked.
"""

import importlib.util
import json
import os
import random
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
import pytest
from msgspec import inspect

import warren
from warren import Record, Rng
from warren.engine.errors import WarrenError
from warren.engine.records import Written
from warren.engine.structs import Event, Offer, View
from warren.host.tables.entries import BotSat, Played, Sat, Started
from warren.host.tables.shuffle import Proof, holds, new_secret
from warren.host.tables.table import Table, new_table
from warren.host.wire.protocol import AnyCommand
from warren.host.workers.replay_worker import finished

DEALS: Final = int(os.environ.get("WARREN_DEALS", "12"))
CHANGES: Final = 60


def verifier() -> ModuleType:
    """The script that knows nothing of Warren."""
    file = Path(__file__).parents[2] / "examples" / "verify_shuffle.py"
    spec = importlib.util.spec_from_file_location("verify_shuffle", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def played(number: int) -> Table:
    """A table where the game is over."""
    rng = Rng.seeded(f"deal {number}")
    game = warren.games()[number % 4]
    table = Table("deal", new_table(game, 2, {"size": "tiny"}, "", new_secret()))
    table.add(Sat(seat=0, name="A", face="", key="", word=f"wörd “{number}” \\ \u0001\U0001f600"))
    table.add(BotSat(seat=1, bot="random"))
    table.add(Started())
    while (state := table.playing()).ask().seats:
        seat = state.ask().seats[0]
        table.add(Played(seat=seat, move=state.moves(seat).pick(rng).text, ask=table.ask_number))
    return table


def holds_up(text: str) -> bool:
    """What `warren verify` finds."""
    try:
        record = Record.from_json(text)
        record.replay()
        return holds(msgspec.convert(record.proof, Proof), record.seed)
    except (WarrenError, msgspec.ValidationError):
        return False


def test_anybody_can_check_a_deal_without_us() -> None:
    script = verifier()
    seeds = set()
    for number in range(DEALS):
        table = played(number)
        text = finished(table).to_json()
        assert script.problems(text, table.info().commitment) == []
        assert holds_up(text)
        seeds.add(json.loads(text)["seed"])
    assert len(seeds) == DEALS


def test_one_changed_byte_is_noticed() -> None:
    text = finished(played(1)).to_json()
    chance = random.Random(1)
    for _ in range(CHANGES):
        at = chance.randrange(len(text))
        changed = text[:at] + chance.choice("0123456789abcdef") + text[at + 1 :]
        assert changed == text or not holds_up(changed), changed[at - 30 : at + 30]


@pytest.mark.parametrize("part", ["seed", "secret", "words", "commitment", "scheme"])
def test_a_change_is_noticed_also_under_a_new_fingerprint(part: str) -> None:
    script = verifier()
    text = finished(played(2)).to_json()
    written: dict[str, Any] = json.loads(text)
    place = written if part == "seed" else written["proof"]
    place[part] = ["other", ""] if part == "words" else place[part][:-1] + ("0" if place[part][-1] != "0" else "1")
    forged = msgspec.convert(written, Written)
    whole = msgspec.json.encode(msgspec.structs.replace(forged, digest=forged.digest_of())).decode()
    assert script.problems(whole)
    assert not holds_up(whole)


def fields_of(kind: inspect.Type, seen: set[type]) -> set[str]:
    """The names of all fields that a type can hold, at any depth."""
    if isinstance(kind, inspect.StructType):
        if kind.cls in seen:
            return set()
        seen.add(kind.cls)
        return {f.name for f in kind.fields} | {name for f in kind.fields for name in fields_of(f.type, seen)}
    inner = [getattr(kind, part, None) for part in ("item_type", "key_type", "value_type")]
    several = [*getattr(kind, "types", ()), *getattr(kind, "item_types", ())]
    return {name for part in [*inner, *several] if part is not None for name in fields_of(part, seen)}


def kinds_under(base: Any) -> list[Any]:
    return [kind for sub in base.__subclasses__() for kind in (sub, *kinds_under(sub))]


def test_nothing_that_is_sent_names_a_card_other_than_by_its_face() -> None:
    """A card has no number of its own, so none can be followed through a shuffle."""
    for game in warren.games():
        warren.game(game)
    for base in (View, Event, Offer):
        for kind in kinds_under(base):
            if kind.__module__.startswith("warren.games"):
                names = fields_of(inspect.type_info(kind), set())
                assert not names & {"id", "uid", "uuid", "instance", "serial", "index", "code", "key"}, kind


def test_commands_and_entries_say_nothing_of_themselves() -> None:
    sat = Sat(seat=0, name="Anna", face="", key="k", word="w")
    command = msgspec.json.decode(b'{"do":"word","id":"i","seat":0,"word":"w"}', type=AnyCommand)
    created = new_table("koffer", 2, {}, "", new_secret())
    assert [repr(each) for each in (sat, command, created)] == ["<Sat>", "<GiveWord>", "<Created>"]
