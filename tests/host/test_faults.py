"""Whatever goes wrong while a bot should answer, its seat moves: failures are planted at every stage, and games end."""

import asyncio
import json
import os
import stat
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final, TypeVar
from unittest import mock

import msgspec
import pytest

import warren
from warren import Record, Rng
from warren.bots import STAND_IN
from warren.bots.analysis.review import Budget, count_decisions, review_decisions
from warren.engine.contract import State
from warren.host.operations import faults as fault_files
from warren.host.operations.faults import Faults
from warren.host.tables.entries import AnyEntry, Clock, Played
from warren.host.tables.shuffle import new_secret
from warren.host.tables.table import new_table
from warren.host.wire.api import ReviewState
from warren.host.workers import bot_workers
from warren.host.workers.bot_workers import Fault, Faulting, Thinkers, log_fault
from warren.host.workers.hint_worker import Advisers
from warren.host.workers.review_worker import lines
from warren.host.workers.reviews import Reviews

from .inside import PACE, Guest, Inside, passing

T = TypeVar("T")


class Planted(Exception):
    """A bug."""


def fail(*_: object, **__: object) -> Any:
    raise Planted("the queen of hearts")


class Spoilt:
    """A state, or an imagined world, of which some methods fail."""

    def __init__(self, state: State, *broken: str, world: tuple[str, ...] = ()) -> None:
        self.state = state
        self.broken = broken
        self.world = world

    def __getattr__(self, name: str) -> Any:
        if name in self.broken:
            return fail
        if name == "imagine" and self.world:
            return lambda seat, rng: Spoilt(self.state.imagine(seat, rng), *self.world)
        return getattr(self.state, name)


class Failing(Thinkers):
    """Bots that think in this process; `at` is the stage at which that fails."""

    def __init__(self, at: str) -> None:
        super().__init__(1)
        self.at = at

    async def choose(
        self, state: State, seat: int, bot: str, seed: str, at_most: float = 3.0, faulting: Faulting = log_fault
    ) -> str:
        if self.at == "everything":
            raise Planted
        if self.at == "imagining":
            state = Spoilt(state, "imagine")  # type: ignore[assignment]  # it does what a state does
        if self.at == "position":
            state = Spoilt(state, world=("position",))  # type: ignore[assignment]
        return await super().choose(state, seat, bot, seed, at_most, faulting)

    async def run(self, work: Callable[..., T], *task: Any, at_most: float = 3.0) -> T:
        match self.at:
            case "starting":
                return await super().run(work, *task, at_most=at_most)
            case "queue":
                raise TimeoutError
            case "dying":
                raise BrokenProcessPool
            case "search":
                fail()
            case "answer" | "quick":
                return "no such move"  # type: ignore[return-value]
        return work(*task, 0.0)

    def _fill(self) -> None:
        if self.at == "starting":
            raise BlockingIOError(11, "Resource temporarily unavailable")
        super()._fill()


STAGES: Final = ("imagining", "position", "starting", "queue", "dying", "search", "answer", "quick", "everything")


def bad_advice(at: str) -> Any:
    """Moves at a glance that fail too, where that is the stage."""
    return mock.patch.object(bot_workers, "quick_move", fail if at == "quick" else bot_workers.quick_move)


async def begun(host: Inside, game: str, clock: Clock | None = None) -> tuple[str, list[Guest]]:
    """Two people at a table, and a bot."""
    seats = min(3, warren.game(game).seat_counts[-1])
    name = await host.hall.create(new_table(game, seats, {}, "", new_secret(), clock=clock))
    people = [await host.join(name) for _ in range(2)]
    for seat, guest in enumerate(people):
        await guest.ask("sit", seat=seat, name=f"P{seat}", key=f"{name}{seat}".ljust(22, "k"))
    for seat in range(2, seats):
        await people[0].ask("seat-bot", seat=seat, bot="elder")
    await people[0].ask("start")
    return name, people


@pytest.mark.parametrize("game", warren.games())
@pytest.mark.parametrize("at", STAGES)
def test_games_end_wherever_bots_fail(at: str, game: str) -> None:
    """A bot of its own, and those who play for people that left."""

    async def story() -> str:
        host = Inside()
        host.hall.thinkers = Failing(at)
        name, people = await begun(host, game)
        for seat, guest in enumerate(people):
            assert (await guest.ask("leave", seat=seat))["is"] == "answer"
        for _ in range(400):
            await host.settle(20)
            if people[0].now["table"]["status"] == "over":
                break
        live = await host.hall.find(name)
        assert live.table.feed == len(host.shelf.shelved[name])
        return str(people[0].now["table"]["status"])

    with bad_advice(at):
        assert passing(story) == "over"


@pytest.mark.parametrize("at", STAGES)
def test_clocks_ring_wherever_bots_fail(at: str) -> None:
    async def story() -> list[AnyEntry]:
        host = Inside()
        host.hall.thinkers = Failing(at)
        name, _ = await begun(host, "koffer", Clock(kind="move", seconds=30))
        await host.settle(30 * 12)
        return await host.shelf.load(name)

    with bad_advice(at):
        late = [entry for entry in passing(story) if isinstance(entry, Played) and entry.late]
    assert len(late) >= 6


def test_each_failure_is_told_with_its_stage() -> None:
    async def story(at: str) -> list[str]:
        state = warren.game("koffer").start(seats=2, seed=1)
        told: list[Fault] = []
        seat = state.ask().seats[0]
        with bad_advice(at):
            assert await Failing(at).choose(state, seat, "elder", "s", faulting=told.append) in state.moves(seat)
        return [fault.stage for fault in told]

    assert asyncio.run(story("")) == []
    assert asyncio.run(story("imagining")) == ["imagine"]
    assert asyncio.run(story("position"))[0] == "position"
    assert asyncio.run(story("search")) == ["think"]
    assert asyncio.run(story("answer")) == ["answer"]
    assert asyncio.run(story("quick")) == ["answer", "quick"]


def test_who_cannot_be_told_of_a_failure_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        state = warren.game("koffer").start(seats=2, seed=1)
        seat = state.ask().seats[0]
        assert await Failing("search").choose(state, seat, "elder", "s", faulting=fail) in state.moves(seat)

    asyncio.run(story())
    assert "a fault could not be told" in caplog.text


def test_the_last_resort_depends_on_the_thought_and_on_nothing_hidden() -> None:
    state = warren.game("too_many").start(seats=3, seed=5)
    seat = state.ask().seats[0]
    worlds = [state, *(state.imagine(seat, Rng.seeded(number)) for number in range(5))]
    drawn = []
    for seed in range(40):
        moves = {
            asyncio.run(Failing("imagining").choose(world, seat, "elder", f"{seed}", faulting=lambda _: None))
            for world in worlds
        }
        assert len(moves) == 1
        drawn.append(moves.pop())
    assert len(set(drawn)) > 1, "it is drawn"


def test_a_bug_in_the_rules_refuses_the_move_and_keeps_nothing() -> None:
    async def story() -> None:
        host = Inside()
        name, people = await begun(host, "koffer")
        await host.settle(20)
        live = await host.hall.find(name)
        state, feed = live.table.playing(), live.table.feed
        (seat,) = state.ask().seats
        wish = {"seat": seat, "ask": live.table.ask_number, "move": state.moves(seat)[0].text}
        live.table.state = Spoilt(state, "copy")  # type: ignore[assignment]
        assert (await people[seat].ask("move", **wish))["code"] == "went-wrong"
        assert live.table.feed == feed == len(host.shelf.shelved[name])
        live.table.state = state
        assert (await people[seat].ask("move", **wish))["is"] == "answer"

    passing(story)


def test_an_entry_that_cannot_be_told_stops_no_table(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        host = Inside()
        name, people = await begun(host, "koffer")
        live = await host.hall.find(name)
        for seat, guest in enumerate(people):
            await guest.ask("leave", seat=seat)
        with mock.patch.object(live.table, "update", fail):
            await host.settle(600)
        assert live.table.status() == "over"

    passing(story)
    assert "an update could not be told" in caplog.text


class Broken(Advisers):
    """Advisers that fail."""

    async def run(self, work: Callable[..., T], *task: Any, at_most: float = 3.0) -> T:
        raise Planted


@pytest.mark.parametrize(("at", "heard"), [("search", "hint"), ("imagining", "hint-failed"), ("quick", "hint-failed")])
def test_a_hint_is_given_or_refused_in_words(at: str, heard: str) -> None:
    async def story() -> None:
        host = Inside()
        host.hall.thinkers, host.hall.advisers = Failing(at), Broken()
        _, people = await begun(host, "koffer")
        await host.settle(20)
        asked = next(guest for guest in people if guest.now["offers"])
        answer = await asked.ask("hint", seat=asked.now["seen_as"])
        assert answer.get("code", answer["is"]) == heard
        again = await asked.ask("hint", seat=asked.now["seen_as"])
        assert again.get("code", again["is"]) == heard, "not busy for ever"

    with bad_advice(at):
        passing(story)


def test_a_hint_without_words_is_refused_in_words() -> None:
    async def story() -> None:
        host = Inside()
        _, people = await begun(host, "koffer")
        await host.settle(20)
        asked = next(guest for guest in people if guest.now["offers"])
        with mock.patch("warren.host.wire.connection.words_for", fail):
            assert (await asked.ask("hint", seat=asked.now["seen_as"]))["code"] == "hint-failed"

    passing(story)


# What is written of it.


def test_a_failure_can_be_brought_about_again_from_its_file(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "data" / "faults"

    async def story() -> tuple[str, str]:
        host = Inside()
        host.hall.faults = Faults(folder)
        name, people = await begun(host, "koffer")
        live = await host.hall.find(name)
        host.hall.thinkers = Failing("search")
        for seat, guest in enumerate(people):
            await guest.ask("leave", seat=seat)
        while not list(folder.glob("*.json")):
            await host.settle(0.01)
        return name, live.table.playing().hash()

    name, _ = passing(story)
    (file,) = folder.glob("*.json")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    fault = json.loads(file.read_text())
    assert fault["table"] == name
    assert fault["stage"] == "think"
    assert "Planted" in fault["error"][-1]
    state = Record.from_json(json.dumps(fault["record"])).replay()
    seat, seed = fault["seat"], fault["seed"]
    assert seat in state.ask().seats
    world = state.imagine(seat, Rng.seeded(f"{seed}/world"))
    move = bot_workers.think("koffer", state.game.sheet_text, world.position(), seat, "greedy", seed)
    assert move in state.moves(seat)

    (line,) = {
        json.dumps(record.__dict__["facts"])
        for record in caplog.records
        if "facts" in record.__dict__ and record.__dict__["facts"].get("file")
    }
    facts = json.loads(line)
    assert facts["file"] == file.name
    assert {"stage", "seat", "seed", "where", "table", "feed", "ask", "rules", "seats", "options"} <= facts.keys()
    for text in (line, caplog.text):
        assert name not in text
        assert fault["record"]["seed"] not in text
        assert "queen of hearts" not in text, "an error's own words may quote something"


def a_fault(error: Exception, game: str = "koffer") -> Fault:
    return Fault("think", error, game, 0, STAND_IN, "s", 3.0)


def test_the_same_failure_is_written_once_in_a_while_and_few_files_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    files = Faults(tmp_path, lambda: now)
    record = Record("koffer", seats=2, seed=1)
    assert files.keep(a_fault(ValueError()), "t", 1, 1, record)
    assert not files.keep(a_fault(ValueError()), "t", 2, 2, record)
    assert files.keep(a_fault(TypeError()), "t", 2, 2, record)
    now += fault_files.AGAIN
    newest = files.keep(a_fault(ValueError()), "t", 3, 3, record)
    assert len(list(tmp_path.iterdir())) == 3
    monkeypatch.setattr(fault_files, "MOST_FILES", 2)
    now += fault_files.AGAIN
    last = files.keep(a_fault(ValueError()), "t", 4, 4, record)
    assert sorted(path.name for path in tmp_path.iterdir()) == [newest, last]


@pytest.mark.skipif(os.name == "nt", reason="folders cannot be closed to their owner there")
def test_a_failure_that_cannot_be_written_is_only_logged(tmp_path: Path) -> None:
    (tmp_path / "faults").write_text("in the way")
    assert not Faults(tmp_path / "faults").keep(a_fault(ValueError()), "t", 1, 1, Record("koffer", seats=2, seed=1))
    assert not Faults(None).keep(a_fault(ValueError()), "t", 1, 1, Record("koffer", seats=2, seed=1))


# Reviews.


def finished() -> Record:
    """A short game that is over."""
    record = Record("koffer", seats=2, seed=3, options={"size": "tiny"})
    state, rng = record.start(), Rng.seeded(3)
    while seats := state.ask().seats:
        record.play(state, seats[0], state.moves(seats[0]).pick(rng))
    return record


def test_a_decision_that_cannot_be_judged_is_left_out_of_a_review() -> None:
    from warren.bots.analysis import review as reviewing

    record, real = finished(), reviewing.review_decision

    def review_decision(state: State, seat: int, move: str, step: int, budget: Budget, seed: str) -> Any:
        return fail() if step == 2 else real(state, seat, move, step, budget, seed)

    few = mock.patch.object(Budget, "default", return_value=Budget(8, 4))
    with mock.patch.object(reviewing, "review_decision", review_decision), few:
        said = [msgspec.json.decode(line) for line in lines(record.to_json().encode())]
        with pytest.raises(Planted):
            list(review_decisions(record, range(2), Budget(8, 4)))
    total = count_decisions(record, range(2))
    assert [line["done"] for line in said[:-1]] == list(range(total + 1))
    assert sum(seat["decisions"] for seat in said[-1]["seats"]) == total - 1


def test_a_review_that_fails_in_any_way_is_told_and_can_be_begun_again() -> None:
    async def story() -> list[ReviewState]:
        reviews, states, shown = Reviews(mock.AsyncMock()), [], finished().to_json().encode()
        with mock.patch.object(reviews, "_think", fail):
            states.append(await reviews.want_for(shown))
            await asyncio.gather(*reviews._tasks)
            states.append(await reviews.want_for(shown))
        with mock.patch.object(reviews, "_think", mock.AsyncMock(return_value=b"{}")):
            states.append(await reviews.want_for(shown))
            await asyncio.gather(*reviews._tasks)
            states.append(await reviews.want_for(shown))
        return states

    assert [state.state for state in asyncio.run(story())] == ["waiting", "failed", "waiting", "done"]


def test_how_fast_bots_answer_does_not_depend_on_failing() -> None:
    """In a moment for reactions everybody answers when it is over, a bot that failed too."""

    async def story(at: str) -> list[float]:
        host = Inside()
        host.hall.thinkers = Failing(at)
        name, people = await begun(host, "trenchcoat")
        await host.settle(PACE.window + 0.5)
        del name
        return [
            at for at, message in people[0].stream if b'"is":"update"' in message and b'"status":"playing"' in message
        ]

    assert len({tuple(passing(lambda at=at: story(at))) for at in ("", "search", "imagining")}) == 1  # type: ignore[misc]
