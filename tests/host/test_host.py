"""The host as clients meet it: playing, coming back, and being refused."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import warren
from warren import Record

from .client import Client, Host, play_together, running, sat_down


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Host]:
    with running(tmp_path_factory.mktemp("data"), database=database) as started:
        yield started


def test_two_people_and_a_bot_play_a_whole_game(host: Host, tmp_path: Path) -> None:
    table, (anna, ben) = sat_down(host, people=2, bots=1, options={"first": "A"})
    assert anna.ask("start")["is"] == "answer"
    play_together(anna, ben)
    assert anna.now["table"]["proof"]["commitment"] == anna.now["table"]["commitment"]
    record = httpx.get(f"{host.address}/api/tables/{table}/record", timeout=10)
    file = tmp_path / "record.json"
    file.write_bytes(record.content)
    assert Record.from_json(record.content).replay().scores() == tuple(anna.now["view"]["scores"])
    check_with_verify(file, record.json())


def check_with_verify(file: Path, fields: dict[str, Any]) -> None:
    import subprocess
    import sys

    words = [sys.executable, "-m", "warren", "verify", "--lang", "en", str(file)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "The shuffle holds" in done.stdout
    record = Record.from_json(json.dumps(fields))
    assert record.proof is not None
    record.proof = {**record.proof, "words": ["other", "words", ""]}
    file.write_text(record.to_json(), encoding="utf-8")
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "does not hold" in done.stderr


def test_a_client_that_comes_back_gets_exactly_the_rest(host: Host) -> None:
    table, (anna, ben) = sat_down(host, people=2, bots=0)
    anna.ask("start")
    for client in (anna, ben):
        client.read()
    last = ben.now["feed"]
    ben.close()
    while anna.now.get("ask") is None:
        anna.read()
    if anna.now["ask"]["seats"] == [0]:
        anna.move()
    with Client(host, table, tuple(ben.keys), last=last) as back:
        for feed in range(last + 1, anna.now["feed"] + 1):
            message = back.read()
            assert (message["is"], message["feed"]) == ("update", feed)
        assert back.now["you"] == [1]
    with Client(host, table, tuple(ben.keys)) as fresh:
        assert fresh.read()["is"] == "snapshot"


def test_a_repeat_gets_its_first_answer_again_and_a_stale_move_is_told_so(host: Host) -> None:
    _, (anna,) = sat_down(host, people=1, bots=1, options={"first": "A"})
    anna.ask("start")
    assert anna.wait_for_turn()
    ask = anna.now["ask"]["number"]
    first = anna.move("take 2", id="mine")
    again = anna.ask("move", seat=0, ask=ask, move="take 2", id="mine")
    assert again == first
    other = anna.ask("move", seat=0, ask=ask, move="take 1", id="mine")
    assert other["code"] == "id-reused"
    stale = anna.ask("move", seat=0, ask=ask, move="take 1", id="late")
    assert stale["code"] == "stale"


@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("take 99", "unreadable-move", None),
        ("take 1 aside", "illegal-no-aside", "KF-P3"),
        ("", "unreadable-move", None),
    ],
)
def test_a_bad_move_is_refused_with_its_reason(host: Host, move: str, code: str, clause: str | None) -> None:
    _, (anna,) = sat_down(host, people=1, bots=1, options={"first": "A"})
    anna.ask("start")
    assert anna.wait_for_turn()
    feed = anna.now["feed"]
    refused = anna.move(move)
    assert (refused["is"], refused["code"], refused["clause"]) == ("refusal", code, clause)
    assert refused["feed"] == feed


def test_only_the_owner_of_a_seat_moves_for_it(host: Host) -> None:
    table, (anna, ben) = sat_down(host, people=2, bots=0, options={"first": "A"})
    anna.ask("start")
    while not ben.now.get("ask"):
        ben.read()
    assert ben.ask("move", seat=0, ask=1, move="take 1")["code"] == "not-your-seat"
    with Client(host, table) as stranger:
        stranger.until("snapshot")
        assert stranger.now["you"] == []
        assert stranger.ask("move", seat=0, ask=1, move="take 1")["code"] == "not-your-seat"
        assert stranger.ask("start")["code"] == "already-started"
    with Client(host, table, ("A" * 22, "short", "x" * 80)) as guesser:
        guesser.until("snapshot")
        assert guesser.now["you"] == []


def test_a_seat_given_up_is_nobodys(host: Host) -> None:
    table, (anna, ben) = sat_down(host, people=2, bots=0)
    old = tuple(ben.keys)
    with Client(host, table, old) as tab:
        tab.until("snapshot")
        assert tab.now["you"] == [1]
        assert anna.ask("stand", seat=1)["code"] == "not-your-seat"
        assert ben.ask("stand", seat=1)["is"] == "answer"
        tab.until("update")
        assert tab.now["you"] == []
    assert ben.ask("sit", seat=1, name="Ben")["is"] == "answer"
    with Client(host, table, old) as stale:
        stale.until("snapshot")
        assert stale.now["you"] == []


def test_a_bot_plays_on_for_somebody_who_left_until_they_are_back(host: Host) -> None:
    _, (anna, ben) = sat_down(host, people=2, bots=0, options={"first": "A"})
    anna.ask("start")
    assert anna.ask("leave", seat=0)["is"] == "answer"
    assert ben.wait_for_turn()
    ben.move()
    assert ben.wait_for_turn()
    assert anna.ask("return", seat=0)["is"] == "answer"
    ben.move()
    assert anna.wait_for_turn()
    assert anna.now["table"]["chairs"][0]["away"] is False


def test_everybody_is_told_who_is_here(host: Host) -> None:
    table, (anna, ben) = sat_down(host, people=2, bots=0)
    while anna.until("presence")["here"] != [0, 1]:
        pass
    ben.close()
    while anna.until("presence")["here"] != [0]:
        pass
    with Client(host, table, tuple(ben.keys)), Client(host, table):
        while (present := anna.until("presence"))["here"] != [0, 1] or present["watching"] != 1:
            pass


def play_to_the_end(client: Client) -> None:
    while client.wait_for_turn():
        assert client.move()["is"] == "answer"


def test_the_same_people_play_again_with_the_same_keys(host: Host) -> None:
    _, (anna,) = sat_down(host, people=1, bots=1)
    assert anna.ask("rematch")["code"] == "not-over"
    anna.ask("start")
    play_to_the_end(anna)
    assert anna.ask("rematch")["is"] == "answer"
    anna.until("update")
    following = anna.now["table"]["next"]
    assert anna.ask("rematch")["is"] == "answer"
    with Client(host, following, tuple(anna.keys)) as again:
        again.until("snapshot")
        assert again.now["you"] == [0]
        assert [chair["kind"] for chair in again.now["table"]["chairs"]] == ["person", "bot"]
        assert again.now["table"]["commitment"] != anna.now["table"]["commitment"]
        assert again.ask("start")["is"] == "answer"
        assert again.wait_for_turn()


def test_a_hint_names_a_legal_move_and_says_what_it_does(host: Host) -> None:
    _, (anna,) = sat_down(host, people=1, bots=1, options={"first": "A"})
    anna.ask("start")
    assert anna.wait_for_turn()
    anna.do("hint", seat=0)
    hint = anna.until("hint")
    assert hint["move"] in [offer["move"] for offer in anna.now["offers"]]
    assert "lies face" in hint["words"]
    assert anna.ask("hint", seat=1)["code"] == "not-your-seat"


@pytest.mark.parametrize(
    ("clock", "turns"), [({"kind": "move", "seconds": 1}, 2), ({"kind": "game", "seconds": 1}, 17)]
)
def test_a_bot_moves_for_somebody_whose_time_is_up(host: Host, clock: dict[str, Any], turns: int) -> None:
    _, (anna,) = sat_down(host, people=1, bots=1, options={"first": "A"}, clock=clock)
    anna.ask("start")
    takers: list[int] = []
    while takers.count(1) < turns:
        anna.read()
        takers = [event["seat"] for update in anna.updates for event in update["events"] if event["type"] == "took"]
    assert takers.count(0) == takers.count(1) == turns


def test_only_listed_open_tables_can_be_found(host: Host) -> None:
    listed, hidden = host.new_table(seats=2, listed=True), host.new_table(seats=2)
    found = [table["table"] for table in httpx.get(f"{host.address}/api/tables").json()]
    assert listed in found
    assert hidden not in found


@pytest.mark.slow
def test_tables_that_nobody_is_at_lie_on_disk_only(tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:
        for _ in range(30):
            table, (anna,) = sat_down(host, people=1, bots=1, options={"first": "A"})
            anna.ask("start")
            anna.close()
            httpx.get(f"{host.address}/api/tables/{table}").raise_for_status()
        for _ in range(300):
            if httpx.get(f"{host.address}/api/health").json()["tables"] == 0:
                return
            time.sleep(0.1)
        pytest.fail("tables stay in memory")


def test_lobby_refusals(host: Host) -> None:
    _, (anna,) = sat_down(host, people=1, bots=1)
    assert anna.ask("sit", seat=1, name="x")["code"] == "seat-taken"
    assert anna.ask("sit", seat=5, name="x")["code"] == "no-such-seat"
    assert anna.ask("seat-bot", seat=0, bot="greedy")["code"] == "seat-taken"
    assert anna.ask("stand", seat=1)["is"] == "answer"
    assert anna.ask("start")["code"] == "seats-open"
    assert anna.ask("seat-bot", seat=1, bot="clever")["code"] == "unknown-bot"
    assert anna.ask("move", seat=0, ask=1, move="take 1")["code"] == "not-started"


def test_names_are_cleaned(host: Host) -> None:
    table = host.new_table(seats=2)
    with Client(host, table) as anna:
        anna.until("snapshot")
        anna.ask("sit", seat=0, name="<b>\u202eAnna\u0000\n" + "x" * 60)
        anna.until("update")
        name = anna.now["table"]["chairs"][0]["name"]
    assert len(name) <= 24
    assert "\u202e" not in name
    assert "\n" not in name


BAD = [
    "",
    "{",
    "[]",
    "null",
    '{"do": "dance", "id": "1"}',
    '{"do": "move"}',
    '{"do":"sit","id":"1","seat":1e99,"name":"x"}',
    '{"do":"sit","id":"1","seat":-1,"name":"x"}',
    "[" * 4000,
    '{"do":"hello","id":"1","keys":["' + "a" * 200 + '"]}',
]


def test_what_cannot_be_read_is_refused_and_harms_nobody(host: Host) -> None:
    _, (anna,) = sat_down(host, people=1, bots=1)
    for text in BAD:
        anna.socket.send(text)
        assert anna.until("refusal")["code"] == "unreadable"
    assert anna.ask("start")["is"] == "answer"


def test_nothing_is_told_before_hello(host: Host) -> None:
    from websockets.sync.client import connect

    table, _ = sat_down(host, people=1, bots=1)
    with connect(f"ws://127.0.0.1:{host.port}/ws/{table}", compression=None) as socket:
        socket.send(json.dumps({"do": "start", "id": "1"}))
        assert json.loads(socket.recv(10))["code"] == "hello-first"


def read_to_the_end(client: Client) -> None:
    while True:
        client.read()


def flood(client: Client) -> None:
    for _ in range(100):
        client.do("start")
    read_to_the_end(client)


def test_oversized_messages_and_floods_close_the_connection(host: Host) -> None:
    table, (anna,) = sat_down(host, people=1, bots=1)
    with Client(host, table) as big:
        big.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            read_to_the_end(big)
    with Client(host, table) as loud, pytest.raises(ConnectionClosed):
        flood(loud)
    assert anna.ask("start")["is"] == "answer"


def test_a_foreign_page_gets_no_socket(host: Host) -> None:
    table = host.new_table(seats=2)
    with pytest.raises(InvalidStatus):
        Client(host, table, Origin="https://elsewhere.example")
    with Client(host, table, Origin=host.address) as own:
        assert own.until("snapshot")["is"] == "snapshot"


def test_a_table_that_is_not_there_is_refused(host: Host) -> None:
    with Client(host, "nowhere") as lost:
        assert lost.read()["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            lost.read()
    assert httpx.get(f"{host.address}/api/tables/nowhere").status_code == 404


def test_a_table_closed_to_spectators_shows_them_nothing(host: Host) -> None:
    table, (anna,) = sat_down(host, people=1, bots=1, watched=False)
    anna.ask("start")
    with Client(host, table) as stranger:
        assert stranger.read()["code"] == "not-watched"
        with pytest.raises(ConnectionClosed):
            stranger.read()


@pytest.mark.parametrize(
    "wishes",
    [
        {"game": "skat"},
        {"seats": 9},
        {"options": {"specials": "1,2"}},
        {"options": {"colour": 1}},
        {"options": {"specials": "x" * 60_000}},
        {"options": {"games": "9" * 60_000}},
        {"options": {"first": "x" * 60_000}},
        {"options": {"x" * 60_000: 1}},
        {"clock": {"kind": "move", "seconds": 0}},
        {"clock": {"kind": "game"}},
        {"extra": 1},
        {"seats": "x"},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(host: Host, wishes: dict[str, Any]) -> None:
    answer = httpx.post(f"{host.address}/api/tables", json={"game": "koffer", **wishes})
    assert answer.status_code in {400, 404}
    assert 0 < len(answer.json()["detail"]) < 1000


def test_the_interface_describes_itself(host: Host) -> None:
    schema = httpx.get(f"{host.address}/api/openapi.json").json()
    assert {"/api/tables", "/api/games", "/api/health", "/api/metrics"} <= set(schema["paths"])
    told = httpx.get(f"{host.address}/api/games?lang=fr").json()
    assert [game["name"] for game in told] == warren.games()
    assert "warren_entries_total" in httpx.get(f"{host.address}/api/metrics").text
    health = httpx.get(f"{host.address}/api/health")
    assert health.json()["compiled"] == warren.compiled()
    assert "default-src 'self'" in health.headers["content-security-policy"]


def test_no_record_and_no_secret_before_the_end(host: Host) -> None:
    table, (anna,) = sat_down(host, people=1, bots=1)
    anna.ask("start")
    assert httpx.get(f"{host.address}/api/tables/{table}/record").status_code == 409
    assert anna.wait_for_turn()
    assert anna.now["table"]["proof"] is None


@pytest.mark.slow
def test_the_seats_and_a_spectator_are_sent_nothing_of_the_deck(tmp_path: Path) -> None:
    """Every byte sent is the same whatever the order of the deck: no message has a card that nobody has seen."""
    with running(tmp_path) as host:
        table, (anna, ben) = sat_down(host, people=2, bots=0, options={"first": "A"})
        with Client(host, table) as watcher:
            anna.ask("start")
            for client in (anna, ben, anna, ben):
                assert client.wait_for_turn()
                client.move()
            for client in (anna, ben, watcher):
                client.catch_up(ben.now["feed"])
            seen = {card["card"] for card in anna.now["view"]["row"]}
            for display in anna.now["view"]["displays"]:
                seen |= {card["card"] for cards in display["sequences"].values() for card in cards}
            sent = "".join([*anna.bytes, *ben.bytes, *watcher.bytes])
            unseen = {f"{colour}{value}" for colour in "KRBY" for value in range(1, 11)} - seen
            assert [card for card in unseen if f'"{card}"' in sent] == []


def test_a_hint_gives_its_reason_in_numbers_and_the_readers_language(host: Host) -> None:
    table, (anna,) = sat_down(host, people=1, bots=1, options={"first": "A"})
    anna.ask("start")
    assert anna.wait_for_turn()
    anna.do("hello", keys=anna.keys, last=0, language="de")
    anna.until("snapshot")
    anna.do("hint", seat=0)
    hint = anna.until("hint")
    best = hint["moves"][0]
    assert (hint["move"], hint["ask"]) == (best["move"], anna.now["ask"]["number"])
    assert best["tries"] >= max(move["tries"] for move in hint["moves"])
    assert f"{(best['result'] + 5) // 10} von 100 Spielen" in hint["words"]
    assert table


def test_a_hint_blocks_nothing_and_is_dropped_when_the_table_goes_on(host: Host) -> None:
    _, (anna,) = sat_down(host, people=1, bots=1, options={"first": "A"})
    anna.ask("start")
    assert anna.wait_for_turn()
    hint = anna.do("hint", seat=0)
    busy = anna.do("hint", seat=0)
    moved = anna.do("move", seat=0, ask=anna.now["ask"]["number"], move="take 1")
    order = []
    while hint not in order:
        message = anna.until("answer", "refusal", "hint")
        order.append(message["id"])
        if message["id"] == hint:
            assert (message["is"], message.get("code")) == ("refusal", "hint-late")
        if message["id"] == busy:
            assert message["code"] == "hint-busy"
    assert order == [busy, moved, hint]
