"""Thinkers: a bot's move always comes in time, whatever happens to whoever thinks it."""

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import warren
from warren.bots.levels import BEST
from warren.engine.contract import State
from warren.host.store import Store
from warren.host.tables.entries import Played
from warren.host.tables.pace import Pace
from warren.host.tables.seat_keys import new_key
from warren.host.tables.table import new_table
from warren.host.tables.table_registry import Hall, Listener
from warren.host.workers.bot_workers import BOUND, GRACE, LONGEST, LOW_PRIORITY, PATIENCE, SHORTEST, Thinkers, think

from .client import Client, Host, running, sat_down

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at processes as Linux shows them")
#: What a busy machine may add.
SLACK = 1.5


def hard(seats: int = 4) -> tuple[State, int]:
    """A state over which the best bot thinks for a while, and who is asked."""
    state = warren.game("too_many").start(seats=seats, seed=4)
    return state, state.ask().seats[0]


def processes(thinkers: Thinkers) -> list[int]:
    """The processes in which it thinks."""
    return [pid for thinker in thinkers._alive for pid in (getattr(thinker, "_processes", None) or {})]


def is_alive(process: int) -> bool:
    """Whether a process exists and is no zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def tell(story: Callable[[Thinkers], Awaitable[None]], count: int = 1) -> None:
    """Something that happens with thinkers that have started; none of them outlives it."""

    async def whole() -> None:
        thinkers = Thinkers(count)
        state = warren.game("koffer").start(seats=2, seed=1)
        await asyncio.gather(*(thinkers.choose(state, state.ask().seats[0], "digger", "s") for _ in range(count)))
        while len(processes(thinkers)) < count or thinkers._starting:
            await asyncio.sleep(0.05)
        try:
            await story(thinkers)
        finally:
            known = processes(thinkers)
            thinkers.close()
        await asyncio.sleep(0.3)
        assert not any(is_alive(process) for process in known)

    asyncio.run(whole())


@pytest.mark.parametrize("game", warren.games())
@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_without_time_a_legal_move_comes_at_once(game: str, seconds: float) -> None:
    state = warren.game(game).start(seats=2, seed=3)
    seat = state.ask().seats[0]
    began = time.monotonic()
    move = think(game, "", state.imagine(seat, warren.Rng.seeded(1)).position(), seat, BEST, "s", seconds)
    assert time.monotonic() - began < SHORTEST + SLACK
    assert move in state.moves(seat)


def test_where_there_is_one_move_nobody_thinks() -> None:
    state, rng = warren.game("trenchcoat").start(seats=2, seed=3), warren.Rng.seeded(3)
    while len(state.moves(state.ask().seats[0])) > 1:
        state.play(state.ask().seats[0], state.moves(state.ask().seats[0]).pick(rng))
    seat = state.ask().seats[0]

    async def story(thinkers: Thinkers) -> None:
        began = time.monotonic()
        assert await thinkers.choose(state, seat, BEST, "s") == state.moves(seat)[0].text
        assert time.monotonic() - began < SLACK

    tell(story)


@pytest.mark.slow
def test_a_long_queue_makes_everybody_think_shorter() -> None:
    async def story(thinkers: Thinkers) -> None:
        state, seat = hard()
        took: list[float] = []

        async def one(number: int) -> None:
            began = time.monotonic()
            assert await thinkers.choose(state, seat, BEST, f"{number}") in state.moves(seat)
            took.append(time.monotonic() - began)

        assert thinkers.share() == LONGEST
        await asyncio.gather(*(one(number) for number in range(20)))
        assert max(took) < LONGEST + PATIENCE + SLACK, "the first thought long, before anybody waited"
        took.clear()
        await asyncio.gather(*(one(number) for number in range(60)))
        assert max(took) < BOUND + SLACK

    tell(story)


def test_thinkers_leave_the_processor_to_people() -> None:
    async def story(thinkers: Thinkers) -> None:
        own = os.getpriority(os.PRIO_PROCESS, 0)
        for process in processes(thinkers):
            assert os.getpriority(os.PRIO_PROCESS, process) == min(19, own + LOW_PRIORITY)

    tell(story, 2)


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP, signal.SIGSEGV])
@pytest.mark.slow
def test_a_thinker_that_is_killed_or_hangs_costs_its_seat_no_move_and_others_nothing(
    blow: signal.Signals, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def story(thinkers: Thinkers) -> None:
        state, seat = hard()
        before = processes(thinkers)
        victim = before[0]
        os.kill(victim, signal.SIGSTOP)  # so that it is still thinking when the blow comes
        began = time.monotonic()
        thoughts = [asyncio.create_task(thinkers.choose(state, seat, BEST, f"{number}")) for number in range(2)]
        await asyncio.sleep(0.3)
        os.kill(victim, blow)
        if blow == signal.SIGSEGV:
            os.kill(victim, signal.SIGCONT)
        for move in await asyncio.gather(*thoughts):
            assert move in state.moves(seat)
        assert time.monotonic() - began < LONGEST + GRACE + SLACK
        assert [record.message for record in caplog.records if "too_many" in record.message] == [
            f"{BEST} in too_many did not finish thinking "
            f"({'TimeoutError' if blow == signal.SIGSTOP else 'BrokenProcessPool'}); a quick move is made"
        ]
        assert len(caplog.records) == 1
        await asyncio.sleep(0.3)
        assert not is_alive(victim)
        while thinkers._starting:
            await asyncio.sleep(0.05)
        assert len(processes(thinkers)) == 2
        assert before[1] in processes(thinkers)
        again = await asyncio.gather(*(thinkers.choose(state, seat, BEST, f"again {number}") for number in range(2)))
        assert all(move in state.moves(seat) for move in again)
        assert len(caplog.records) == 1

    tell(story, 2)


@pytest.mark.slow
def test_a_thinker_that_died_while_idle_is_replaced_before_anybody_needs_it(caplog: pytest.LogCaptureFixture) -> None:
    async def story(thinkers: Thinkers) -> None:
        state, seat = hard()
        os.kill(processes(thinkers)[0], signal.SIGKILL)
        await asyncio.sleep(0.3)
        assert await thinkers.choose(state, seat, "digger", "s") in state.moves(seat)
        assert [record.message for record in caplog.records] == [
            "a thinker died while it had nothing to do; another one is started"
        ]

    tell(story)


@pytest.mark.slow
def test_a_bot_that_fails_is_replaced_by_a_quick_move(caplog: pytest.LogCaptureFixture) -> None:
    async def story(thinkers: Thinkers) -> None:
        state, seat = hard()
        assert await thinkers.choose(state, seat, "no such bot", "s") in state.moves(seat)
        assert "UnknownBot" in caplog.text
        assert len(processes(thinkers)) == 1, "it thinks on"

    tell(story)


@pytest.mark.slow
def test_a_thought_that_nobody_waits_for_any_more_makes_room() -> None:
    async def story(thinkers: Thinkers) -> None:
        state, seat = hard()
        thought = asyncio.create_task(thinkers.choose(state, seat, BEST, "s"))
        await asyncio.sleep(0.2)
        thought.cancel()
        began = time.monotonic()
        assert await thinkers.choose(state, seat, "digger", "s") in state.moves(seat)
        assert time.monotonic() - began < BOUND

    tell(story)


@pytest.mark.parametrize("left", [12, 1], ids=["goes on", "ends"])
def test_an_answer_that_comes_when_the_table_has_gone_on_leaves_no_trace(
    tmp_path: Path, left: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        hall = Hall(await Store.open(tmp_path / "warren.sqlite"), Thinkers(1), Pace(bots=1.0, window=0))
        live = await hall.find(await hall.create(new_table("koffer", 2, {"first": "A"}, "", "secret")))
        live.listeners.add(Listener(lambda _: None))
        for seat in range(2):
            await live.do(lambda seat=seat: live.table.sit(seat, "", "", "", new_key()))  # type: ignore[misc]
        await live.do(lambda: live.table.start((0,)))
        state = live.table.playing()
        turns = length_of(state) - left

        async def move() -> None:
            seat = live.table.playing().ask().seats[0]
            text = live.table.playing().moves(seat)[0].text
            await live.do(lambda: live.table.move(seat, text, f"m{live.table.feed}", live.table.ask_number))

        for _ in range(turns):
            await move()
        seat = live.table.playing().ask().seats[0]
        await live.do(lambda: live.table.leave(seat))
        await asyncio.sleep(0.2)
        assert seat in live.thinking
        await live.do(lambda: live.table.come_back(seat))
        await move()
        feed = live.table.feed
        thought = list(live.thinking.values())
        assert len(thought) == 1
        await asyncio.wait_for(thought[0], BOUND + SLACK)
        assert live.table.feed == feed
        assert live.table.status() == ("over" if left == 1 else "playing")
        assert not any(isinstance(entry, Played) for entry in await hall.store.load(live.table.name))
        assert caplog.records == []
        assert not live.thinking
        await hall.close()

    asyncio.run(story())


def length_of(state: State) -> int:
    """How many moves a playing has if everybody makes the first there is."""
    state, moves = state.copy(), 0
    while seats := state.ask().seats:
        state.play(seats[0], state.moves(seats[0])[0])
        moves += 1
    return moves


def let_think(host: Host, *, halted: bool = False) -> tuple[str, Client, int]:
    """Let a host's best bot think: the table, a person at it, and the thinker's process.

    A halted thinker can't have answered before the test goes on.
    """
    assert host.process is not None
    table, (anna,) = sat_down(host, people=1, bots=0, seats=2, game="too_many", options={"first": "B"})
    anna.ask("seat-bot", seat=1, bot=BEST)
    anna.ask("start")
    own = os.getpriority(os.PRIO_PROCESS, host.process.pid)
    for _ in range(200):
        for process in descendants(host.process.pid):
            if os.getpriority(os.PRIO_PROCESS, process) > own:
                if halted:
                    os.kill(process, signal.SIGSTOP)
                time.sleep(0.1)
                return table, anna, process
        time.sleep(0.02)
    raise AssertionError("nobody thinks")


def descendants(process: int) -> list[int]:
    """Those, and those that they started; threads start processes, too."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    found = [int(child) for task in tasks for child in (task / "children").read_text().split()]
    return found + [other for child in found for other in descendants(child)]


@pytest.mark.parametrize("end", ["stop", "kill"])
@pytest.mark.slow
def test_no_thinker_outlives_its_host(tmp_path: Path, end: str) -> None:
    with running(tmp_path / "data") as host:
        _, _, thinker = let_think(host)
        assert host.process is not None
        known = descendants(host.process.pid)
        assert thinker in known
        getattr(host, end)()
        ends = time.monotonic() + LONGEST + 2 + SLACK
        while any(is_alive(process) for process in known) and time.monotonic() < ends:
            time.sleep(0.05)
        assert not any(is_alive(process) for process in known)


@pytest.mark.slow
def test_the_hosts_log_tells_of_a_killed_thinker_once_and_no_secret(tmp_path: Path) -> None:
    with running(tmp_path / "data") as host:
        table, anna, thinker = let_think(host, halted=True)
        os.kill(thinker, signal.SIGKILL)
        began = time.monotonic()
        assert anna.wait_for_turn()
        assert time.monotonic() - began < BOUND + SLACK
        text = (tmp_path / "host.log").read_text()
    said = [line for line in text.splitlines() if "think" in line]
    assert len(said) == 1
    assert table not in text
    assert not any(key in text for key in anna.keys)
