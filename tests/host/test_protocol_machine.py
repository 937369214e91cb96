"""Whatever people do at a table, in whatever order, with the line cut and the host started again in between: a table is
what its entries make it, everybody sees the same table as far as they may, and what was answered is kept.

`WARREN_STEPS` says how long each of the stories is, and how many of them are told.
"""

import asyncio
import os
from collections.abc import Coroutine
from typing import Any, Final, TypeVar
from unittest import mock

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

import warren
from warren.host.tables.entries import Moved
from warren.host.tables.shuffle import new_secret
from warren.host.tables.table import Table, new_table
from warren.host.tables.table_registry import Hall, encode

from .inside import PACE, Clockwork, Guest, Inside

STEPS: Final = int(os.environ.get("WARREN_STEPS", "25"))
SEATS: Final = 3
LONGEST: Final = 150
PEOPLE: Final = st.integers(0, 3)
SEAT: Final = st.integers(0, SEATS - 1)
T = TypeVar("T")


async def opened() -> Inside:
    return Inside()


async def reopened(host: Inside) -> None:
    host.hall = Hall(host.shelf, host.hall.thinkers, PACE)  # type: ignore[arg-type]  # it keeps the same


class TableStory(RuleBasedStateMachine):
    """Four people around one table for three, each with a device that keeps its keys."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = Clockwork()
        self.clock = mock.patch("time.monotonic", self.loop.time)
        self.clock.start()
        self.host = self.run(opened())
        self.keys: list[list[str]] = [[] for _ in range(4)]
        self.guests: list[Guest | None] = [None] * 4
        self.moved: dict[str, tuple[int, dict[str, Any]]] = {}
        self.count = 0
        self.set_up("koffer")

    def run(self, story: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(story)

    def set_up(self, game: str) -> None:
        created = new_table(game, SEATS, {"size": "tiny"} if game in {"kobold", "koffer"} else {}, "", new_secret())
        self.name = self.run(self.host.hall.create(created))
        self.guests = [self.run(self.host.join(self.name)) for _ in range(4)]

    def ask(self, person: int, do: str, **details: Any) -> dict[str, Any]:
        guest = self.guests[person]
        if guest is None:
            return {}
        self.count += 1
        return self.run(guest.ask(do, id=f"c{self.count}", **details))

    def table(self) -> Table:
        return self.run(self.host.hall.find(self.name)).table

    @rule(game=st.sampled_from(warren.games()))
    def choose_another_game(self, game: str) -> None:
        if self.table().feed > 1:
            return
        for guest in self.guests:
            if guest is not None:
                guest.leave()
        self.set_up(game)

    @rule(person=PEOPLE, seat=SEAT)
    def sit(self, person: int, seat: int) -> None:
        answer = self.ask(person, "sit", seat=seat, name=f"P{person}", word=f"w{person}")
        if answer.get("key"):
            self.keys[person].append(answer["key"])

    @rule(person=PEOPLE, seat=SEAT, bot=st.sampled_from(["digger", "random", "nobody"]))
    def seat_a_bot(self, person: int, seat: int, bot: str) -> None:
        self.ask(person, "seat-bot", seat=seat, bot=bot)

    @rule(person=PEOPLE, seat=SEAT)
    def stand(self, person: int, seat: int) -> None:
        self.ask(person, "stand", seat=seat)

    @rule(person=PEOPLE, seat=SEAT, to=SEAT)
    def change_seat(self, person: int, seat: int, to: int) -> None:
        self.ask(person, "change-seat", seat=seat, to=to)

    @rule(person=PEOPLE, seat=SEAT)
    def give_a_word(self, person: int, seat: int) -> None:
        self.ask(person, "word", seat=seat, word=f"other {person}")

    @rule(person=PEOPLE)
    def fill_up_and_start(self, person: int) -> None:
        for seat in range(SEATS):
            self.ask(person, "seat-bot", seat=seat, bot="random")
        self.ask(person, "start")

    @rule(person=PEOPLE, which=st.integers(0, 50), ahead=st.integers(-1, 1))
    def move(self, person: int, which: int, ahead: int) -> None:
        guest = self.guests[person]
        if guest is None or not guest.now["offers"]:
            return
        now = guest.now
        offers = now["offers"]
        said = {
            "seat": now["seen_as"],
            "ask": max(0, now["ask"]["number"] + min(ahead, 0)),
            "move": offers[which % len(offers)]["move"],
        }
        answer = self.ask(person, "move", **said)
        if answer["is"] == "answer":
            assert ahead >= 0
            self.moved[f"c{self.count}"] = (answer["feed"], said)
        else:
            assert answer["code"] == "stale"

    @rule(person=PEOPLE, which=st.integers(0, 1000))
    def say_a_move_twice(self, person: int, which: int) -> None:
        if not self.moved:
            return
        guest = self.guests[person]
        name, (feed, said) = list(self.moved.items())[which % len(self.moved)]
        if guest is not None and said["seat"] in guest.now["you"]:
            again = self.run(guest.ask("move", id=name, **said))
            assert (again["is"], again["feed"]) == ("answer", feed)
            other = self.run(guest.ask("move", id=name, **{**said, "move": "another"}))
            assert other["code"] == "id-reused"

    @rule(person=PEOPLE, seat=SEAT)
    def leave_or_come_back(self, person: int, seat: int) -> None:
        self.ask(person, "leave" if self.count % 2 else "return", seat=seat)

    @rule(person=PEOPLE)
    def cut_the_line(self, person: int) -> None:
        guest = self.guests[person]
        if guest is not None:
            guest.leave()
            self.guests[person] = None

    @rule(person=PEOPLE, last=st.integers(0, 40))
    def come_again(self, person: int, last: int) -> None:
        guest = self.guests[person]
        if guest is not None:
            guest.leave()
        self.guests[person] = self.run(self.host.join(self.name, *self.keys[person]))
        if last:
            self.run(self.host.join(self.name, *self.keys[person], last=last)).leave()

    @rule(seconds=st.sampled_from([0.1, 1.0, 30.0, 4000.0]))
    def wait(self, seconds: float) -> None:
        self.run(self.host.settle(seconds))

    @rule()
    def start_the_host_again(self) -> None:
        self.run(self.host.hall.close())
        self.run(reopened(self.host))
        self.guests = [
            None if guest is None else self.run(self.host.join(self.name, *keys))
            for guest, keys in zip(self.guests, self.keys, strict=True)
        ]

    @rule()
    def play_to_the_end(self) -> None:
        if self.table().status() != "playing":
            return
        for _ in range(LONGEST):
            self.run(self.host.settle(2.0))
            for person, guest in enumerate(self.guests):
                if guest is not None and guest.now["offers"]:
                    self.move(person, self.count, 0)
            if self.table().status() == "over":
                break

    @rule(person=PEOPLE)
    def play_again(self, person: int) -> None:
        answer = self.ask(person, "rematch")
        if answer.get("is") == "answer":
            following = self.table().next
            assert following is not None
            self.name, self.moved = following, {}
            self.guests = [self.run(self.host.join(self.name, *keys)) for keys in self.keys]

    @invariant()
    def the_table_is_what_its_entries_make_it(self) -> None:
        self.run(self.host.settle())
        table = self.table()
        entries = self.run(self.host.shelf.load(self.name))
        restored = Table.restored(self.name, entries)
        assert table.feed == len(entries)
        for mine in ((), (0,), (1, 2)):
            assert encode(table.snapshot(mine)) == encode(restored.snapshot(mine))
        kept = {entry.id: number for number, entry in enumerate(entries, start=1) if isinstance(entry, Moved)}
        for name, (feed, _) in self.moved.items():
            assert kept[name] == feed

    @invariant()
    def everybody_sees_the_table_as_it_is(self) -> None:
        table = self.table()
        for guest, keys in zip(self.guests, self.keys, strict=True):
            if guest is not None:
                seats = table.seats_of(keys)
                assert msgspec.json.encode(guest.now) == msgspec.json.encode(
                    msgspec.json.decode(encode(table.snapshot(seats)))
                )

    def teardown(self) -> None:
        self.clock.stop()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()


TestTableStory = TableStory.TestCase
TestTableStory.settings = settings(
    max_examples=STEPS, stateful_step_count=2 * STEPS, deadline=None, suppress_health_check=list(HealthCheck)
)
