"""Several hosts on one database: every table can be played through each of them, and none needs any other."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from warren.host.errors import Refused
from warren.host.store import Store
from warren.host.tables.table import new_table

from .client import Client, Host, free_port, play_together, running, sat_down
from .postgres import Server

PATIENCE = 40.0


@pytest.fixture(scope="module")
def hosts(tmp_path_factory: pytest.TempPathFactory, postgres: Server) -> Iterator[tuple[Host, Host]]:
    database = postgres.database()
    with ExitStack() as open_hosts:
        first, second = (
            open_hosts.enter_context(running(tmp_path_factory.mktemp("data"), pace=0.1, database=database))
            for _ in range(2)
        )
        yield first, second


def through(host: Host, table: str, *clients: Client) -> Client:
    """The same people's keys at another host."""
    client = Client(host, table, tuple(key for one in clients for key in one.keys))
    client.until("snapshot")
    return client


def moved_over(second: Host, table: str, people: list[Client]) -> list[Client]:
    """The first person stays, the second comes through the other host."""
    other = through(second, table, people[1])
    people[1].close()
    return [people[0], other]


def test_a_game_goes_through_both_and_both_are_told_everything(hosts: tuple[Host, Host]) -> None:
    table, people = sat_down(hosts[0], people=2, bots=1, options={"first": "A"})
    anna, ben = moved_over(hosts[1], table, people)
    assert ben.ask("start")["is"] == "answer"
    play_together(anna, ben)
    assert anna.now["view"]["scores"] == ben.now["view"]["scores"]
    records = {httpx.get(f"{host.address}/api/tables/{table}/record", timeout=20).content for host in hosts}
    assert len(records) == 1
    once_more(hosts, anna, ben)


def once_more(hosts: tuple[Host, Host], anna: Client, ben: Client) -> None:
    """Both ask for a rematch at once: it is one table, and their keys open it through either host."""
    rematches = [threading.Thread(target=client.ask, args=("rematch",)) for client in (anna, ben)]
    for rematch in rematches:
        rematch.start()
    for rematch in rematches:
        rematch.join()
    for client in (anna, ben):
        while client.now["table"]["next"] is None:
            client.read()
    following = anna.now["table"]["next"]
    assert following == ben.now["table"]["next"]
    with through(hosts[1], following, anna) as again:
        assert again.now["you"] == [0]


def test_the_same_id_through_both_is_one_entry_and_one_answer(hosts: tuple[Host, Host]) -> None:
    table, (anna,) = sat_down(hosts[0], people=1, bots=1, options={"first": "A"})
    assert anna.ask("start")["is"] == "answer"
    assert anna.wait_for_turn()
    with through(hosts[1], table, anna) as double:
        ask = anna.now["ask"]["number"]
        wish = {"seat": 0, "ask": ask, "move": "take 2", "id": "mine"}
        for client in (anna, double):
            client.do("move", **wish)
        answers = [client.until("answer", "refusal") for client in (anna, double)]
        assert answers[0] == answers[1]
        assert answers[0]["is"] == "answer"
        assert double.ask("move", **wish) == answers[0]
        assert anna.ask("move", **{**wish, "move": "take 1"})["code"] == "id-reused"
        assert double.ask("move", **{**wish, "id": "late", "move": "take 1"})["code"] == "stale"


def test_answers_to_one_question_through_both_at_once_are_all_kept(hosts: tuple[Host, Host]) -> None:
    """A sealed question: everybody answers at the same moment, and nobody is refused."""
    for _ in range(6):
        table, people = sat_down(hosts[0], people=2, game="trenchcoat")
        anna, ben = moved_over(hosts[1], table, people)
        kept = anna.ask("start")["feed"]
        while kept < 16:
            for client in (anna, ben):
                client.catch_up(kept)
            ask = anna.now["ask"]
            asked = [client for seat, client in enumerate((anna, ben)) if seat in ask["seats"]]
            ids = [
                client.do("move", seat=client.now["you"][0], ask=ask["number"], move=client.now["offers"][0]["move"])
                for client in asked
            ]
            for client, name in zip(asked, ids, strict=True):
                answer = answer_to(client, name)
                assert answer["is"] == "answer", answer
                kept = max(kept, answer["feed"])
        for client in (anna, ben):
            client.close()


def answer_to(client: Client, name: str) -> dict[str, Any]:
    while (message := client.until("answer", "refusal"))["id"] != name:
        pass
    return message


def test_everybody_sees_who_is_here_whichever_host_they_came_through(hosts: tuple[Host, Host]) -> None:
    table, people = sat_down(hosts[0], people=2)
    anna, ben = moved_over(hosts[1], table, people)
    with through(hosts[1], table), through(hosts[0], table):
        for client in (anna, ben):
            wait_for_presence(client, [0, 1], 2)
    for client in (anna, ben):
        wait_for_presence(client, [0, 1], 0)
    ben.close()
    wait_for_presence(anna, [0], 0)


def wait_for_presence(client: Client, here: list[int], watching: int) -> None:
    client.do("hello", keys=client.keys, last=0)
    while (message := client.until("presence"))["here"] != here or message["watching"] != watching:
        pass


def test_two_who_want_the_same_seat_through_two_hosts_get_one(hosts: tuple[Host, Host]) -> None:
    for _ in range(10):
        table = hosts[0].new_table(seats=2)
        clients = [Client(host, table) for host in hosts]
        for client in clients:
            client.until("snapshot")
        ids = [client.do("sit", seat=0, name=f"P{number}") for number, client in enumerate(clients)]
        got = [answer_to(client, name) for client, name in zip(clients, ids, strict=True)]
        assert sorted(answer["is"] for answer in got) == ["answer", "refusal"]
        assert next(answer for answer in got if answer["is"] == "refusal")["code"] == "seat-taken"
        for client in clients:
            client.close()


def test_what_was_answered_by_one_host_is_known_to_the_other_at_once(hosts: tuple[Host, Host]) -> None:
    for _ in range(15):
        table = hosts[0].new_table(seats=2)
        clients = [Client(host, table) for host in hosts]
        for seat, client in enumerate(clients):
            client.until("snapshot")
            assert client.ask("sit", seat=seat, name="")["is"] == "answer"
        assert clients[0].ask("start")["is"] == "answer"
        for client in clients:
            client.close()


def test_open_tables_and_strange_names_are_the_same_through_each(hosts: tuple[Host, Host]) -> None:
    table = hosts[0].new_table(seats=2, listed=True)
    for host in hosts:
        assert table in [shown["table"] for shown in httpx.get(f"{host.address}/api/tables", timeout=20).json()]
        assert httpx.get(f"{host.address}/api/tables/a%00b", timeout=20).status_code == 404
    _, (anna,) = sat_down(hosts[1], people=1, bots=1, options={"first": "A"})
    anna.ask("start")
    assert anna.wait_for_turn()
    assert anna.move(id="\0 nothing \u2028")["is"] == "answer"


@pytest.fixture
def pair(hosts: tuple[Host, Host]) -> Iterator[tuple[Host, Host]]:
    """The same hosts; the first may be killed, and comes back afterwards."""
    yield hosts
    assert hosts[0].process is not None
    if hosts[0].process.poll() is not None:
        hosts[0].start()


def test_when_a_host_is_killed_the_other_goes_on_with_its_bots(pair: tuple[Host, Host]) -> None:
    first, second = pair
    table, (anna,) = sat_down(first, people=1, bots=2, options={"first": "A", "games": 3})
    assert anna.ask("start")["is"] == "answer"
    assert anna.wait_for_turn()
    last = anna.now["feed"]
    anna.do("move", seat=0, ask=anna.now["ask"]["number"], move="take 1", id="mine")
    first.kill()
    with through(second, table, anna) as back:
        answer = back.ask("move", seat=0, ask=anna.now["ask"]["number"], move="take 1", id="mine")
        assert (answer["is"], answer["feed"]) == ("answer", last + 1)
        for _ in range(3):
            assert back.wait_for_turn(), "bots move, though their host is dead"
            back.move()


def test_when_a_host_is_killed_the_other_lets_the_clock_ring_once(pair: tuple[Host, Host]) -> None:
    first, second = pair
    table, people = sat_down(first, people=2, options={"first": "A", "games": 3}, clock={"kind": "move", "seconds": 2})
    anna, ben = moved_over(second, table, people)
    assert anna.ask("start")["is"] == "answer"
    began = anna.now["feed"]
    ben.catch_up(began + 3)
    assert [update["feed"] for update in ben.updates] == list(range(ben.updates[0]["feed"], ben.now["feed"] + 1))
    first.kill()
    feed, killed = ben.now["feed"], time.monotonic()
    ben.catch_up(feed + 1)
    assert time.monotonic() - killed < 2 * PATIENCE
    wait_for_presence(ben, [1], 0)


def test_a_table_with_bots_alone_is_played_to_its_end_by_whoever_lives(pair: tuple[Host, Host]) -> None:
    first, second = pair
    table, (anna,) = sat_down(first, people=1, bots=1, options={"first": "A", "games": 4})
    assert anna.ask("start")["is"] == "answer"
    assert anna.wait_for_turn()
    anna.catch_up(anna.ask("leave", seat=0)["feed"] + 1)
    first.kill()
    deadline = time.monotonic() + PATIENCE
    while httpx.get(f"{second.address}/api/tables/{table}", timeout=20).json()["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.2)


def test_a_host_outlives_its_database(tmp_path: Path, own_postgres: Server) -> None:
    """Refused while it is away; when it is back everybody goes on where they were, and nothing is there twice."""
    server = own_postgres
    with running(tmp_path, database=server.database()) as host:
        table, (anna, ben) = sat_down(host, people=2, options={"first": "A"})
        assert anna.ask("start")["is"] == "answer"
        with through(host, table, anna, ben) as both:
            assert both.wait_for_turn()
            assert both.move(id="first")["is"] == "answer"
            assert both.wait_for_turn()
            ask = both.now["ask"]
            server.stop()
            wish = {"seat": ask["seats"][0], "ask": ask["number"], "move": "take 1", "id": "second"}
            refused = both.ask("move", **wish)
            assert (refused["is"], refused["code"]) == ("refusal", "store-away")
            assert httpx.post(f"{host.address}/api/tables", json={"game": "koffer"}, timeout=20).status_code == 503
            server.start()
            deadline = time.monotonic() + PATIENCE
            while (answer := both.ask("move", **wish))["is"] != "answer":
                assert answer["code"] == "store-away"
                assert time.monotonic() < deadline
                time.sleep(0.2)
            assert both.ask("move", **wish) == answer
            both.catch_up(answer["feed"])
            assert both.wait_for_turn()
            assert both.move()["feed"] == answer["feed"] + 1


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.slow
def test_a_database_that_cannot_be_reached_is_said_in_a_sentence_without_its_password(lang: str) -> None:
    database = f"postgresql://warren:sesame@127.0.0.1:{free_port()}/none"
    words = [sys.executable, "-m", "warren", "serve", "--no-open", "--port", str(free_port()), "--lang", lang]
    done = subprocess.run([*words, "--database", database], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert {"en": "cannot be reached", "fr": "inaccessible", "de": "nicht erreichbar"}[lang] in done.stderr
    assert "sesame" not in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    wrong = subprocess.run([*words, "--database", "mysql://x"], capture_output=True, text=True, check=False, timeout=60)
    assert (wrong.returncode, "postgresql://" in wrong.stderr) == (2, True)


def test_a_database_that_hangs_is_not_waited_for(tmp_path: Path, own_postgres: Server) -> None:
    """It takes connections but answers nothing: whoever moves is refused in time, and goes on when it answers again."""
    with running(tmp_path, database=own_postgres.database()) as host:
        _, (anna,) = sat_down(host, people=1, bots=1, options={"first": "A"})
        assert anna.ask("start")["is"] == "answer"
        assert anna.wait_for_turn()
        wish = {"seat": 0, "ask": anna.now["ask"]["number"], "move": "take 1", "id": "mine"}
        stuck = own_postgres.processes()
        for process in stuck:
            os.kill(process, signal.SIGSTOP)
        try:
            name = anna.do("move", **wish)
            assert answer_to(anna, name)["code"] == "store-away"
            assert httpx.get(f"{host.address}/api/health", timeout=20).status_code == 200
        finally:
            for process in stuck:
                os.kill(process, signal.SIGCONT)
        deadline = time.monotonic() + PATIENCE
        while (answer := anna.ask("move", **wish))["is"] != "answer":
            assert answer["code"] == "store-away"
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert anna.ask("move", **wish) == answer


def test_what_a_host_kept_and_could_not_tell_is_told_by_the_others(tmp_path: Path, postgres: Server) -> None:
    database = postgres.database()
    with (
        running(tmp_path / "first", database=database) as first,
        running(tmp_path / "second", database=database) as second,
    ):
        table, people = sat_down(first, people=2, options={"first": "A"})
        anna, ben = moved_over(second, table, people)
        feed = anna.ask("start")["feed"]
        ben.catch_up(feed)
        first.stop()
        first.environment = {"WARREN_STOP_AT": "committed"}
        first.start()
        anna = through(first, table, anna)
        anna.do("move", seat=0, ask=anna.now["ask"]["number"], move="take 1")
        ben.catch_up(feed + 1)
        assert ben.now["ask"]["seats"] == [1]


def test_a_damaged_entry_is_told_to_those_at_its_table_alone(postgres: Server) -> None:
    address = postgres.database()

    async def story() -> None:
        store = await Store.open(address)
        created = new_table("koffer", 2, {}, "", "secret")
        for name in ("whole", "broken"):
            await store.append(name, 1, created)
        database = await asyncpg.connect(address)
        await database.execute("UPDATE entries SET body = 'torn' WHERE name = 'broken'")
        await database.close()
        whole, broken = await asyncio.gather(store.kept("whole"), store.kept("broken"), return_exceptions=True)
        assert isinstance(whole, list)
        assert whole[0].entry == created
        assert isinstance(broken, Refused)
        assert broken.text == "table-damaged"
        await store.close()

    asyncio.run(story())
