"""Records and data of every released version open on this one, go on and end.

`tests/upgrades/write.py` writes a version's folder at its release.
"""

import gzip
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest

import warren
from host.client import Client, Host, running
from warren.host.tables.entries import AnyEntry
from warren.host.tables.table import Table

from .stages import Kept, Sitting, stages_of
from .write import RECORDS, Finished

HERE: Final = Path(__file__).parent
RELEASES: Final = sorted(folder for folder in HERE.iterdir() if (folder / "tables.json").exists())
each_release = pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
DECODER: Final = msgspec.json.Decoder(AnyEntry)
each_game = pytest.mark.parametrize("game", warren.games())


def tables_of(release: Path) -> list[Kept]:
    return msgspec.json.decode((release / "tables.json").read_bytes(), type=list[Kept])


class Reopened:
    """This version's host on a copy of an older one's data."""

    def __init__(self, release: Path, host: Host) -> None:
        self.tables = tables_of(release)
        self.host = host


@pytest.fixture(scope="module", params=RELEASES, ids=lambda folder: folder.name)
def reopened(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reopened]:
    data = tmp_path_factory.mktemp("data")
    shutil.copy(request.param / "warren.sqlite", data)
    with running(data) as host:
        yield Reopened(request.param, host)


def test_this_version_or_an_older_one_is_there() -> None:
    assert "0.1.0" in [release.name for release in RELEASES]


@each_release
@each_game
def test_every_record_is_replayed_to_its_end(release: Path, game: str) -> None:
    lines = gzip.decompress((release / f"{game}.jsonl.gz").read_bytes()).splitlines()
    assert len(lines) == RECORDS
    for line in lines:
        finished = msgspec.json.decode(line, type=Finished)
        state = warren.Record.from_json(finished.record).replay()
        outcome = state.outcome()
        assert outcome is not None
        assert tuple(outcome.scores) == finished.scores
        assert tuple(outcome.winners) == finished.winners


@each_release
def test_every_game_is_there_at_every_stage(release: Path) -> None:
    stages = {(kept.game, kept.stage) for kept in tables_of(release)}
    games = {game for game, _ in stages}
    assert games <= set(warren.games())
    assert stages == {(game, stage) for game in games for stage in stages_of(game)}


@each_game
def test_every_table_opens_as_it_was_left_goes_on_and_ends(reopened: Reopened, game: str) -> None:
    for kept in reopened.tables:
        if kept.game == game:
            check_a_stranger_stays_one(reopened.host, kept)
            sitting = Sitting(reopened.host, kept.table, kept.keys)
            check_as_left(sitting, kept)
            if kept.stage == "lobby":
                sitting.begin("random")
            play_on(sitting)
            check_over(sitting, kept)


def check_as_left(sitting: Sitting, kept: Kept) -> None:
    """Everything is as it was when the older host was killed, half-answered questions too."""
    now = sitting.client.now
    assert (now["feed"], now["table"]["status"]) == (kept.feed, kept.status)
    assert now["table"]["options"] == kept.options
    if kept.status != "open":
        assert (now["ask"]["number"], tuple(now["ask"]["seats"])) == (kept.ask, kept.asked)


def play_on(sitting: Sitting) -> None:
    chance = random.Random(sitting.table)
    while sitting.move(chance):
        pass


def check_over(sitting: Sitting, kept: Kept) -> None:
    """It ended, its record replays and is proved, and another game can be played."""
    assert sitting.client.now["table"]["status"] == "over"
    answer = httpx.get(f"{sitting.host.address}/api/tables/{kept.table}/record", timeout=10)
    record = warren.Record.from_json(answer.raise_for_status().content)
    assert record.game.name == kept.game
    assert record.replay().over
    assert record.proof is not None
    sitting.come_again()
    assert sitting.client.ask("rematch")["is"] == "answer"
    sitting.client.close()


def check_a_stranger_stays_one(host: Host, kept: Kept) -> None:
    """A key that opens nothing opens nothing now."""
    with Client(host, kept.table, ("a" * 22,)) as stranger:
        assert stranger.until("snapshot")["you"] == []
        for seat in kept.asked:
            assert stranger.ask("move", seat=seat, ask=kept.ask, move="take 1")["code"] == "not-your-seat"


def test_entries_of_the_very_first_tables_are_understood() -> None:
    bodies = [
        '{"entry":"created","game":"koffer","rules":1,"seats":2,"options":{},"sheet":"","secret":"s","watched":true}',
        '{"entry":"sat","seat":0,"name":"Anna","face":"","key":"k","word":"w"}',
        '{"entry":"bot-sat","seat":1,"bot":"greedy"}',
        '{"entry":"started"}',
    ]
    table = Table.restored("t", [DECODER.decode(body) for body in bodies])
    seat = table.playing().ask().seats[0]
    old = {"entry": "moved", "seat": seat, "move": "take 1", "id": "m", "ask": 1}
    if seat == 1:
        old = {"entry": "played", "seat": seat, "move": "take 1", "ask": 1}
    table.add(DECODER.decode(msgspec.json.encode(old)))
    assert table.status() == "playing"
    assert table.feed == 5
