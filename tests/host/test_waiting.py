"""No table waits for ever: clocks ring when the store is back, held-back answers are kept whoever leaves, and a bot may
stand in for somebody who is there but does not answer.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from warren.host.errors import Refused
from warren.host.store import DATABASE, Store
from warren.host.tables import live_table as live_tables
from warren.host.tables.entries import BotSat, Clock, Left, Played, Sat, Started, Stood
from warren.host.tables.join_limits import CHANGE_EVERY, CHANGES, LEAVES, Comings
from warren.host.tables.pace import PATIENCE, Pace
from warren.host.tables.shuffle import new_secret
from warren.host.tables.stand_ins import ASKED
from warren.host.tables.table import new_table
from warren.host.tables.table_registry import Hall, Listener, LiveTable
from warren.host.workers.bot_workers import Thinkers

from .inside import PACE, Guest, Inside, passing
from .postgres import Server

RINGS: Final = Clock(kind="move", seconds=1)


async def begun(
    host: Inside, game: str = "koffer", clock: Clock | None = None, seats: int = 2
) -> tuple[str, list[Guest]]:
    """A table where people play, all of them there."""
    first = {"first": "A"} if game == "koffer" else {}
    name = await host.hall.create(new_table(game, seats, first, "", new_secret(), clock=clock))
    people = [await host.join(name) for _ in range(seats)]
    for seat, guest in enumerate(people):
        await guest.ask("sit", seat=seat, name=f"P{seat}", key=key_of(name, seat))
    await people[0].ask("start")
    return name, people


def key_of(name: str, seat: int) -> str:
    return f"{name}{seat}".ljust(22, "k")


# Clocks.


async def begun_at(hall: Hall) -> LiveTable:
    """A table of two people with a clock, at a real store."""
    live = await hall.find(await hall.create(new_table("koffer", 2, {"first": "A"}, "", "secret", clock=RINGS)))
    live.listeners.add(Listener(lambda _: None))
    for seat in range(2):
        await live.do(lambda seat=seat: live.table.sit(seat, "", "", "", "A" * 21 + "AB"[seat]))  # type: ignore[misc]
    await live.do(lambda: live.table.start((0,)))
    return live


@asynccontextmanager
async def opened(place: Path | str, pace: Pace = Pace(0, 0)) -> AsyncIterator[Hall]:  # noqa: B008 - it never changes
    """A host at a real store, closed whatever happens."""
    hall = Hall(await Store.open(place), Thinkers(1), pace)
    try:
        yield hall
    finally:
        await hall.close()


async def until(found: Callable[[], object], seconds: float = 120) -> None:
    async with asyncio.timeout(seconds):
        while not found():
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("error", [Refused("store-full", why="locked"), Refused("store-away"), OSError("odd")])
@pytest.mark.slow
def test_a_clock_that_rings_while_nothing_can_be_kept_rings_again(tmp_path: Path, error: Exception) -> None:
    async def story() -> None:
        refused = 0
        async with opened(tmp_path / DATABASE) as hall:
            live = await begun_at(hall)
            insert = hall.store._insert

            async def away(rows: Any) -> Any:
                nonlocal refused
                if refused < 2:
                    refused += 1
                    raise error
                return await insert(rows)

            hall.store._insert = away  # type: ignore[method-assign]
            await until(lambda: live.table.record and len(live.table.record.moves) >= 2)
            entries = await hall.store.load(live.table.name)
        assert refused == 2
        assert [entry.late for entry in entries if isinstance(entry, Played)][:2] == [True, True]

    asyncio.run(story())


@pytest.mark.slow
def test_a_clock_rings_after_a_lock_on_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warren.host.store.sqlite.PATIENCE", 200)

    async def story() -> None:
        async with opened(tmp_path / DATABASE) as hall:
            live = await begun_at(hall)
            lock = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
            lock.execute("BEGIN IMMEDIATE")
            await until(lambda: hall.store.failures)
            lock.execute("ROLLBACK")
            lock.close()
            await until(lambda: live.table.record and len(live.table.record.moves) >= 2)

    asyncio.run(story())


def test_a_clock_rings_after_the_database_was_stopped(own_postgres: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer than a lease lasts: nobody minded the table meanwhile, so people have a moment to find their way back."""
    monkeypatch.setattr(live_tables, "GRACE", 1.0)

    async def story() -> None:
        async with opened(own_postgres.database()) as hall:
            live = await begun_at(hall)
            await until(lambda: hall.minds(live))
            await asyncio.to_thread(own_postgres.stop)
            moves = len(live.table.record.moves) if live.table.record else 0
            await asyncio.sleep(14)
            await asyncio.to_thread(own_postgres.start)
            await until(lambda: live.table.record and len(live.table.record.moves) >= moves + 2)

    asyncio.run(story())


def test_a_pause_that_cannot_be_read_at_once_is_read_later() -> None:
    async def story() -> None:
        host = Inside()
        name, _ = await begun(host, clock=Clock(kind="move", seconds=60))
        live = await host.hall.find(name)
        assert live.timer is not None
        live.timer.cancel()
        live.timer, tries = None, 0

        async def pause(_: str) -> None:
            nonlocal tries
            tries += 1
            if tries < 3:
                raise Refused("store-away")

        host.shelf.pause = pause  # type: ignore[method-assign, assignment]
        host.hall._took_over(name, True)
        await host.settle(20)
        assert tries == 3
        assert live.timer is not None

    passing(story)


def test_who_comes_back_is_told_what_is_left_of_their_time() -> None:
    async def story() -> None:
        host = Inside()
        name, people = await begun(host, clock=Clock(kind="move", seconds=60))
        assert people[0].now["ask"]["seconds"] == [60.0]
        feed = people[0].now["feed"]
        await host.settle(25)
        for last in (0, feed - 1):
            back = await host.join(name, key_of(name, 0), last=last)
            assert back.now["feed"] == feed
            assert back.now["ask"]["seconds"] == [35.0]
        await people[1].ask("leave", seat=1)
        assert people[0].now["ask"]["seconds"] == [35.0], "what does not answer the question gives no time back"

    passing(story)


def test_the_log_numbers_entries_as_updates_do() -> None:
    async def story() -> None:
        host = Inside()
        name, people = await begun(host)
        await people[0].ask("move", seat=0, ask=1, move=people[0].now["offers"][0]["move"])
        updates = {update["feed"]: update["events"] for update in people[0].heard("update")}
        log = await people[0].ask("log")
        told = {entry["feed"]: entry["events"] for entry in log["entries"]}
        assert max(told) == log["feed"] == len(host.shelf.shelved[name])
        assert {feed: told[feed] for feed in updates} == updates

    passing(story)


# Held-back answers.


@pytest.mark.parametrize("after", [0.0, 0.4, 1.6])
def test_an_answer_that_is_held_back_is_kept_and_known_whoever_leaves(after: float) -> None:
    async def story() -> None:
        host = Inside()
        name, people = await begun(host, "trenchcoat")
        for seat, guest in enumerate(people):
            now = guest.now
            move = next(each["move"] for each in now["offers"] if each["move"] in {"done", "pass"})
            await guest.say({"do": "move", "id": "m", "seat": seat, "ask": now["ask"]["number"], "move": move})
        feed = len(host.shelf.shelved[name])
        for guest in people:
            guest.leave()
        await host.settle(after)
        back = await host.join(name, key_of(name, 0))
        await host.settle(2 * PACE.window)
        live = await host.hall.find(name)
        assert len(host.shelf.shelved[name]) == feed + 1
        assert live.table.feed == back.now["feed"] == len(host.shelf.shelved[name])
        back.leave()
        await host.settle(1)
        assert host.hall.count() == (0, 0)

    passing(story)


# Coming and going.


def test_how_often_people_come_and_go_is_bounded_by_rate_and_not_for_life() -> None:
    now = 1000.0
    comings = Comings(lambda: now)
    sat = BotSat(seat=1, bot="digger")
    for _ in range(10 * CHANGES):
        comings.check(sat)
        comings.count(sat)
        now += CHANGE_EVERY
    for _ in range(CHANGES):
        comings.check(sat)
        comings.count(Stood(seat=1))
    with pytest.raises(Refused):
        comings.check(sat)
    comings.check(Started())
    for _ in range(LEAVES):
        comings.check(Left(seat=0))
        comings.count(Left(seat=0))
    with pytest.raises(Refused):
        comings.check(Left(seat=0))
    comings.check(Left(seat=1))


def test_a_restart_gives_nobody_more() -> None:
    now = 5000.0
    comings = Comings(lambda: now)
    for age in range(2 * CHANGES, 0, -1):
        comings.count(Sat(seat=0, name="", face="", key="", word=""), float(age))
    with pytest.raises(Refused):
        comings.check(Stood(seat=0))
    later = Comings(lambda: now)
    for age in range(2 * CHANGES, 0, -1):
        later.count(Stood(seat=0), CHANGE_EVERY * age)
    later.check(Stood(seat=0))


def test_a_table_is_not_spoilt_by_thousands_of_changes() -> None:
    async def story() -> None:
        host = Inside()
        name = await host.hall.create(new_table("koffer", 3, {}, "", new_secret()))
        guest = await host.join(name)
        await guest.ask("sit", seat=0, name="A", key=key_of(name, 0))
        for _ in range(600):
            assert (await guest.ask("seat-bot", seat=1, bot="digger"))["is"] == "answer"
            assert (await guest.ask("stand", seat=1))["is"] == "answer"
            guest.stream.clear()
            await host.settle(2 * CHANGE_EVERY)
        for seat in (1, 2):
            assert (await guest.ask("seat-bot", seat=seat, bot="digger"))["is"] == "answer"
        assert (await guest.ask("start"))["is"] == "answer"

    passing(story)


# Somebody is there, and does not answer.


def waiting(guest: Guest) -> list[dict[str, Any]]:
    """Who lets the table wait, as this client last heard."""
    told = guest.heard("waiting")
    return list(told[-1]["seats"]) if told else []


def test_the_other_lets_a_bot_stand_in_and_who_moves_has_the_seat_again() -> None:
    async def story() -> None:
        host = Inside()
        name, (anna, ben) = await begun(host)
        await host.settle(PATIENCE - 1)
        assert waiting(ben) == []
        assert (await ben.ask("stand-in", seat=0))["code"] == "not-slow"
        await host.settle(2)
        assert waiting(ben) == waiting(anna) == [{"seat": 0, "by": None, "agreed": [], "wanted": []}]
        assert (await ben.ask("stand-in", seat=0))["is"] == "answer"
        await host.settle(PACE.bots + 1)
        assert anna.now["table"]["chairs"][0]["away"]
        assert ben.now["ask"]["seats"] == [1], "the bot has answered"
        assert waiting(ben) == []
        move = ben.now["offers"][0]["move"]
        await ben.ask("move", seat=1, ask=ben.now["ask"]["number"], move=move)
        number, offers = anna.now["ask"]["number"], anna.now["offers"]
        assert anna.now["ask"]["seats"] == [0]
        assert (await anna.ask("move", seat=0, ask=number, move=offers[0]["move"], id="mine"))["is"] == "answer"
        assert not anna.now["table"]["chairs"][0]["away"]
        entries = [type(entry).__name__ for entry in await host.shelf.load(name)]
        assert entries[-2:] == ["Returned", "Moved"]
        feed = anna.now["feed"]
        await anna.ask("leave", seat=0)
        assert (await anna.ask("move", seat=0, ask=number, move=offers[0]["move"], id="mine"))["feed"] == feed
        assert anna.now["table"]["chairs"][0]["away"], "what was said before is no sign of life"
        assert (await anna.ask("return", seat=0))["is"] == "answer"

    passing(story)


def test_a_move_that_comes_too_late_still_takes_the_seat_back() -> None:
    async def story() -> None:
        host = Inside()
        _, (anna, ben) = await begun(host)
        number, move = anna.now["ask"]["number"], anna.now["offers"][0]["move"]
        await host.settle(PATIENCE + 1)
        await ben.ask("stand-in", seat=0)
        await host.settle(PACE.bots + 1)
        assert (await anna.ask("move", seat=0, ask=number, move=move))["code"] == "stale"
        assert not anna.now["table"]["chairs"][0]["away"]

    passing(story)


def test_everybody_present_is_asked() -> None:
    async def story() -> None:
        host = Inside()
        _, (anna, ben, cleo) = await begun(host, seats=3)
        await host.settle(PATIENCE + 1)
        await ben.ask("stand-in", seat=0)
        assert waiting(cleo) == [{"seat": 0, "by": 1, "agreed": [1], "wanted": [2]}]
        assert not anna.now["table"]["chairs"][0]["away"]
        await cleo.ask("stand-in", seat=0)
        await host.settle(0.1)
        assert anna.now["table"]["chairs"][0]["away"]

    passing(story)


def test_who_says_nothing_has_nothing_against_it() -> None:
    async def story() -> None:
        host = Inside()
        _, (anna, ben, _) = await begun(host, seats=3)
        await host.settle(PATIENCE + 1)
        await ben.ask("stand-in", seat=0)
        await host.settle(ASKED - 1)
        assert not anna.now["table"]["chairs"][0]["away"]
        await host.settle(2)
        assert anna.now["table"]["chairs"][0]["away"]

    passing(story)


@pytest.mark.parametrize("objector", [0, 2])
def test_everybody_may_object_once_to_each_question(objector: int) -> None:
    async def story() -> None:
        host = Inside()
        _, people = await begun(host, seats=3)
        anna, ben, _ = people
        for again in (False, True):
            await host.settle(PATIENCE + 1)
            assert (await ben.ask("stand-in", seat=0))["is"] == "answer"
            heard = await people[objector].ask("stand-in", seat=0, agree=False)
            assert heard.get("code") == ("objected-before" if again else None)
            assert bool(waiting(ben)) == again
        await host.settle(ASKED)
        assert anna.now["table"]["chairs"][0]["away"]

    passing(story)


def test_a_seat_is_not_taken_from_who_answers_meanwhile() -> None:
    async def story() -> None:
        host = Inside()
        _, (anna, ben, _) = await begun(host, seats=3)
        await host.settle(PATIENCE + 1)
        await ben.ask("stand-in", seat=0)
        await anna.ask("move", seat=0, ask=1, move=anna.now["offers"][0]["move"])
        assert waiting(ben) == []
        await host.settle(2 * ASKED)
        assert not anna.now["table"]["chairs"][0]["away"]

    passing(story)


def test_nobody_is_hurried_who_plays_alone_or_by_a_clock_or_has_just_come() -> None:
    async def story() -> None:
        host = Inside()
        _, (anna, ben) = await begun(host, clock=Clock(kind="move", seconds=3600))
        await host.settle(2 * PATIENCE)
        assert anna.heard("waiting") == ben.heard("waiting") == []
        name, (anna, ben) = await begun(host)
        ben.leave()
        await host.settle(PATIENCE + 1)
        assert anna.heard("waiting") == []
        anna.leave()
        await host.settle(1)
        assert host.hall.count()[0] == 1, "nothing keeps it in memory"
        ben = await host.join(name, key_of(name, 1))
        await host.settle(30)
        anna = await host.join(name, key_of(name, 0))
        await host.settle(PATIENCE - 2)
        assert waiting(ben) == []
        await host.settle(4)
        assert [stalled["seat"] for stalled in waiting(ben)] == [0]
        back = await host.join(name, key_of(name, 1))
        assert waiting(back) == waiting(ben), "who comes later hears of it, too"

    passing(story)


def test_two_who_do_not_answer_do_not_protect_each_other() -> None:
    async def story() -> None:
        host = Inside()
        _, people = await begun(host, "trenchcoat", seats=3)
        asked = people[0].now["ask"]["seats"]
        assert len(asked) > 2
        now = people[2].now
        move = next(each["move"] for each in now["offers"] if each["move"] in {"done", "pass"})
        await people[2].ask("move", seat=2, ask=now["ask"]["number"], move=move)
        await host.settle(PATIENCE + 1)
        assert [stalled["seat"] for stalled in waiting(people[2])] == [0, 1]
        await people[2].ask("stand-in", seat=0)
        await host.settle(0.1)
        assert people[0].now["table"]["chairs"][0]["away"]

    passing(story)


def test_people_at_several_hosts_agree(own_postgres: Server) -> None:
    pace = Pace(0, 0, patience=1.0)

    async def story() -> None:
        address = own_postgres.database()
        async with opened(address, pace) as one, opened(address, pace) as two:
            await agree([one, two])

    async def agree(halls: list[Hall]) -> None:
        name = await halls[0].create(new_table("koffer", 3, {"first": "A"}, "", "secret"))
        guests = [Guest(halls[number], name) for number in (0, 0, 1)]
        for seat, guest in enumerate(guests):
            await guest.say({"do": "hello", "id": "h"})
            assert (await guest.ask("sit", seat=seat, name="", key=key_of(name, seat)))["is"] == "answer"
        await guests[0].ask("start")
        await until(lambda: waiting(guests[1]) and waiting(guests[2]))
        assert (await guests[1].ask("stand-in", seat=0))["is"] == "answer"
        await until(lambda: waiting(guests[2])[0]["by"] == 1)
        assert waiting(guests[1]) == [{"seat": 0, "by": 1, "agreed": [1], "wanted": [2]}]
        assert (await guests[2].ask("stand-in", seat=0))["is"] == "answer"
        for guest in guests:
            await until(lambda guest=guest: guest.now["table"]["chairs"][0]["away"])  # type: ignore[misc]

    asyncio.run(story())
