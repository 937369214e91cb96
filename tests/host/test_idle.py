"""Time passes: tables lie idle for a month, the wall clock jumps, the host is started again. Nothing is held that is
not needed, nobody loses time that they had, and every moment for reactions lasts exactly as long as any other.

`WARREN_IDLE` says how many tables lie idle; ten thousand take a few minutes.
"""

import asyncio
import gc
import os
import time
import tracemalloc
from typing import Final
from unittest import mock

import pytest

import warren
from warren import Rng
from warren.engine.contract import State
from warren.host.tables.entries import Clock
from warren.host.tables.shuffle import new_secret
from warren.host.tables.table import Table, new_table
from warren.host.tables.table_registry import Hall, Listener, LiveTable
from warren.host.wire.connection import Connection

from .inside import PACE, Guest, Inside, passing

TABLES: Final = int(os.environ.get("WARREN_IDLE", "150"))
DAY: Final = 86_400.0
A_RESUMPTION: Final = 5.0


async def begun(host: Inside, game: str, clock: Clock | None = None, seats: int = 2) -> tuple[str, list[Guest]]:
    """A table where people play, all of them there."""
    name = await host.hall.create(new_table(game, seats, {}, "", new_secret(), clock=clock))
    people = [await host.join(name) for _ in range(seats)]
    for seat, guest in enumerate(people):
        await guest.ask("sit", seat=seat, name=f"P{seat}", key=f"{name}{seat}".ljust(22, "k"))
    await people[0].ask("start")
    return name, people


async def one_move(guest: Guest) -> None:
    """Answer what one is asked, and wait until it is kept: at most as long as a moment for reactions lasts."""
    now = guest.now
    said = {"seat": now["seen_as"], "ask": now["ask"]["number"], "move": now["offers"][0]["move"]}
    await guest.say({"do": "move", "id": f"m{now['feed']}", **said})
    if guest.now["feed"] == now["feed"]:
        await asyncio.sleep(PACE.window)
    assert guest.now["feed"] > now["feed"]


def test_tables_that_lie_idle_for_a_month_take_no_memory_and_go_on_at_once() -> None:
    async def story() -> None:
        host = Inside()
        gc.collect()
        before = held()
        tracemalloc.start()
        names: list[str] = []
        for number in range(TABLES):
            game = warren.games()[number % 4]
            name, people = await begun(host, game)
            asked = next(guest for guest in people if guest.now["offers"])
            await one_move(asked)
            for guest in people:
                guest.leave()
            names.append(name)
            if number == TABLES // 10:
                gc.collect()
                base = tracemalloc.get_traced_memory()[0] - size_of(host)
        del people, asked, guest
        await host.settle(30 * DAY)
        gc.collect()
        left = tracemalloc.get_traced_memory()[0] - size_of(host)
        tracemalloc.stop()
        assert host.hall.count() == (0, 0)
        assert not host.hall._reading
        assert held() <= before
        # What the shelf and this test remember of a table, names and ids, is less than that.
        assert left - base < 500 * TABLES + 400_000, f"{left} bytes are held, {base} at the beginning"
        for name in names[:: max(1, TABLES // 100)]:
            began = time.process_time()
            back = await host.join(name, f"{name}0".ljust(22, "k"), f"{name}1".ljust(22, "k"))
            if back.now["offers"]:
                await one_move(back)
            assert time.process_time() - began < A_RESUMPTION
            back.leave()
        await host.settle(1)
        assert host.hall.count() == (0, 0)

    passing(story)


def held() -> int:
    """How many tables and guests are in memory."""
    return sum(isinstance(each, LiveTable | Table | Listener | Connection) for each in gc.get_objects())


def size_of(host: Inside) -> int:
    """What the entries themselves take, which a real host has on disk."""
    return sum(len(entry) + 100 for entries in host.shelf.shelved.values() for entry in entries)


@pytest.mark.parametrize("jump", [-DAY, -3600.0, 3600.0, DAY])
def test_a_deadline_does_not_follow_the_wall_clock(jump: float) -> None:
    async def story() -> tuple[float, float]:
        host = Inside()
        _, people = await begun(host, "koffer", Clock(kind="move", seconds=60))
        asked = people[0].now["ask"]
        began = time.monotonic()
        await asyncio.sleep(10)
        with mock.patch("time.time", return_value=1.7e9 + jump):
            await asyncio.sleep(49.9)
            assert people[0].now["ask"] == asked
            await asyncio.sleep(0.2)
            assert people[0].now["ask"] != asked
        moved = next(at for at, message in people[0].stream if at > began + 20)
        return began, moved

    began, moved = passing(story)
    assert moved - began == pytest.approx(60)


def test_nobody_has_less_time_after_a_restart() -> None:
    async def story() -> None:
        host = Inside()
        name, people = await begun(host, "koffer", Clock(kind="game", seconds=100))
        first = people[0].now["ask"]["seats"][0]
        await asyncio.sleep(30)
        await one_move(people[first])
        await asyncio.sleep(50)
        await host.hall.close()
        await asyncio.sleep(3 * DAY)
        host.hall = Hall(host.shelf, host.hall.thinkers, PACE)  # type: ignore[arg-type]  # it keeps the same
        keys = [f"{name}{seat}".ljust(22, "k") for seat in range(2)]
        back = await host.join(name, *keys)
        feed = back.now["feed"]
        await asyncio.sleep(99)
        assert back.now["feed"] == feed, "the one asked has the whole time that was left"
        await one_move(back)
        assert back.now["ask"]["seconds"] == [70.0], "and the other what they had not used"

    passing(story)


def windows(takes_by_hand: bool, bots: int) -> list[list[float]]:
    """How long every moment for reactions of a playing lasted, whatever anybody holds and however long bots think."""

    def takes(state: State) -> float:
        return int(state.hash()[:2], 16) / 200 if takes_by_hand else 0.0

    async def story() -> list[list[float]]:
        host = Inside(takes=takes)
        name = await host.hall.create(new_table("trenchcoat", 3, {}, "", "7e" * 32))
        people = [await host.join(name) for _ in range(3 - bots)]
        for seat, guest in enumerate(people):
            await guest.ask("sit", seat=seat, name=f"P{seat}", word=f"{seat}")
        for bot in range(bots):
            await people[0].ask("seat-bot", seat=3 - bots + bot, bot="random")
        await people[0].ask("start")
        live = people[0].connection.live
        assert live is not None
        lasted: list[list[float]] = []
        rng = Rng.seeded("windows")
        while len(lasted) < 12 and live.table.status() == "playing":
            number, began, is_window = live.table.ask_number, live.asked_at, live.table.is_window()
            for guest in people:
                now = guest.now
                if now["ask"]["number"] == number and now["offers"]:
                    offers = [offer["move"] for offer in now["offers"]]
                    quiet = [move for move in offers if move in {"pass", "done"}]
                    move = quiet[0] if quiet else offers[rng.below(len(offers))]
                    await guest.say(
                        {"do": "move", "id": f"m{now['feed']}", "seat": now["you"][0], "ask": number, "move": move}
                    )
            waited = 0
            while live.table.ask_number == number and waited < 200:
                await asyncio.sleep(0.05)
                waited += 1
            if is_window and live.table.ask_number != number:
                lasted.append([round(live.asked_at - began, 3)])
        return lasted

    return passing(story)


@pytest.mark.parametrize("bots", [0, 1])
def test_every_moment_for_reactions_lasts_exactly_as_long(bots: int) -> None:
    for takes_by_hand in (False, True):
        lasted = windows(takes_by_hand, bots)
        assert lasted
        assert all(each == pytest.approx([PACE.window], abs=0.001) for each in lasted), lasted
