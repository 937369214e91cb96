"""Clocks across restarts and pauses: how long somebody has had follows from what is kept, and no pause is anybody's."""

import asyncio
import time
from pathlib import Path

import pytest

from warren.host.cluster.leases import LEASE
from warren.host.store import Pause, Store
from warren.host.tables.entries import Clock
from warren.host.tables.live_table import GRACE, Listener
from warren.host.tables.pace import Pace
from warren.host.tables.table import new_table
from warren.host.tables.table_registry import Hall, LiveTable
from warren.host.workers.bot_workers import Thinkers

#: Longer than anything here takes.
LONG = 500


@pytest.fixture
def place(tmp_path: Path, database: str) -> Path | str:
    return database or tmp_path / "warren.sqlite"


async def open_hall(place: Path | str) -> Hall:
    return Hall(await Store.open(place), Thinkers(1), Pace(0, 0))


async def begun(hall: Hall, clock: Clock) -> LiveTable:
    live = await hall.find(await hall.create(new_table("koffer", 2, {"first": "A"}, "", "secret", clock=clock)))
    live.listeners.add(Listener(lambda _: None))
    for seat in range(2):
        await live.do(lambda seat=seat: live.table.sit(seat, "", "", "", "A" * 21 + "AB"[seat]))  # type: ignore[misc]
    await live.do(lambda: live.table.start((0,)))
    return live


async def minded(hall: Hall, name: str) -> None:
    """Wait until the lease is in the store."""
    for _ in range(400):
        if name in hall.minding._until:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody minds the table")


def test_a_restart_does_not_begin_the_questions_time_anew(place: Path | str) -> None:
    async def story() -> None:
        hall = await open_hall(place)
        live = await begun(hall, Clock(kind="game", seconds=LONG))
        name = live.table.name
        await minded(hall, name)
        await asyncio.sleep(0.5)
        took = live.took()
        await hall.close()
        await asyncio.sleep(0.5)
        again = await open_hall(place)
        back = await again.find(name)
        assert took - 0.3 < back.took() < took + 0.4, "neither from the beginning, nor with the time it was down"
        await again.close()

    asyncio.run(story())


def test_nobodys_time_is_up_at_once_after_a_pause(place: Path | str) -> None:
    async def story() -> None:
        hall = await open_hall(place)
        live = await begun(hall, Clock(kind="move", seconds=1))
        name = live.table.name
        await minded(hall, name)
        await hall.close()
        await asyncio.sleep(1.2)
        again = await open_hall(place)
        back = await again.find(name)
        alarm = back.alarm()
        assert alarm is not None
        assert GRACE - 2 < alarm[0] <= GRACE
        await again.close()

    asyncio.run(story())


def test_a_clock_rings_after_a_restart_though_nobody_comes(place: Path | str) -> None:
    """A table whose clock ran when its host ended is in memory again, and minded."""

    async def story() -> None:
        hall = await open_hall(place)
        name = (await begun(hall, Clock(kind="move", seconds=LONG))).table.name
        await minded(hall, name)
        await hall.close()
        again = await open_hall(place)
        for _ in range(400):
            if again.count()[0]:
                break
            await asyncio.sleep(0.02)
        assert (await again.find(name)).timer is not None
        await again.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("pause", "age", "left_out"),
    [
        (Pause(10, 0), 100, 10),
        (Pause(10, 0), 5, 5),
        (Pause(10, 4), 100, 6),
        (Pause(10, 4), 7, 3),
        (Pause(10, 4), 3, 0),
        (Pause(0, 0), 9, 0),
    ],
)
def test_of_a_pause_counts_what_was_after_the_question(pause: Pause, age: float, left_out: float) -> None:
    assert pause.within(age) == left_out


def test_one_minds_a_table_and_another_takes_over_when_it_stops_saying_so(place: Path | str) -> None:
    async def story() -> None:
        one, two = await Store.open(place), await Store.open(place)
        if not one.shared:
            await one.close()
            await two.close()
            return
        assert await one.lease(["t"], 0.4) == {"t": False}
        assert await two.lease(["t", "u"], 0.4) == {"u": False}
        assert await one.lease(["t"], 0.4) == {"t": False}, "renewed"
        assert not {"t", "u"} & set(await two.forsaken())
        await asyncio.sleep(0.6)
        assert {"t", "u"} <= set(await two.forsaken())
        assert await two.lease(["t"], LEASE) == {"t": True}, "after a pause"
        assert await one.lease(["t"], LEASE) == {}
        pause = await one.pause("t")
        assert pause is not None
        assert pause.began - pause.ended > 0.4
        await two.release(["t"])
        assert await one.lease(["t"], LEASE) == {"t": False}
        await one.close()
        await two.close()

    began = time.monotonic()
    asyncio.run(story())
    assert time.monotonic() - began < 60


def test_what_a_stuck_host_decides_late_is_decided_again(place: Path | str) -> None:
    """A host that hung holds an old state: its bot's move meets the other's, and is dropped."""

    async def story() -> None:
        halls = [await open_hall(place), await open_hall(place)]
        if halls[0].store.shared:
            live = await begun(halls[0], Clock())
            other = await halls[1].find(live.table.name)
            late = live.table.play(0, "take 1", live.table.ask_number, late=1.0)
            await other.do(lambda: other.table.move(0, "take 2", "m", other.table.ask_number))
            ask = other.table.ask_number - 1
            assert await live.do(lambda: live.table.play(0, late.move if late else "", ask, late=1.0)) is None
            assert live.table.feed == other.table.feed
        for hall in halls:
            await hall.close()

    asyncio.run(story())
