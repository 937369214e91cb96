"""Two worlds that differ only in what somebody must not know, and all that the host tells them in either.

A world is dealt at a table of the host's as if it had just begun. Whoever looks on comes, asks for everything that can
be asked for and tries what is not allowed; then the playing goes on by moves that look the same to them; at last they
come back after a cut line. Every byte they were sent, and when, is written down.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from typing import Any, Final
from unittest import mock

import warren
from warren import Rng
from warren.engine.contract import Events, State
from warren.engine.moves import Move
from warren.engine.records import Record
from warren.engine.structs import Event
from warren.host.tables.entries import AnyEntry, Clock, Sat, Started
from warren.host.tables.seat_keys import hash_of
from warren.host.tables.table import Table, new_table

from .inside import Guest, Inside, passing

NAME: Final = "worlds"
#: How far a playing goes on in both worlds, and how many moves are tried of those that are not allowed.
AHEAD: Final = 3
PROBES: Final = 10
WORLDS: Final = 24
PATIENCE: Final = 40
#: States of a playing are looked at in strides, so that many playings are seen.
STRIDE: Final = 5
UNREADABLE: Final = ("", "?", "take", "take 99", "é" * 80, "bid 999999999999999999999", "{$x}")

Step = tuple[int, str, str]


def key_of(seat: int) -> str:
    """The key that opens a seat."""
    return f"key-of-seat-{seat}".ljust(22, "x")


class World:
    """A table of the host's where one state is the truth."""

    def __init__(self, truth: State, options: dict[str, object]) -> None:
        self.truth = truth
        created = new_table(truth.game.name, truth.seats, options, "", "00" * 32, clock=Clock(kind="game", seconds=900))
        sat = [
            Sat(seat=seat, name=f"P{seat}", face="", key=hash_of(key_of(seat)), word=f"w{seat}")
            for seat in range(truth.seats)
        ]
        self.entries: list[AnyEntry] = [created, *sat, Started()]

    @contextmanager
    def dealt(self) -> Iterator[None]:
        """Every table is dealt this world meanwhile."""
        deal = self.deal

        def dealing(table: Table) -> Events:
            return deal(table)

        with mock.patch.object(Table, "deal", dealing):
            yield

    def deal(self, table: Table) -> Events:
        """What dealing does at a table of this world."""
        created = table.created
        table.record = Record(created.game, created.seats, "0", created.options)
        table.state = self.truth.copy()
        table.ask_number = 1
        return Events(self.truth.game)

    def told(self, who: int | None, tries: list[str], plan: list[Step], here: bool) -> list[Any]:
        """All that somebody is sent in this world."""
        with self.dealt():
            return passing(lambda: self.story(who, tries, plan, here))

    async def story(self, who: int | None, tries: list[str], plan: list[Step], here: bool) -> list[Any]:
        """Come, ask, try, see the playing go on, and come back."""
        host = Inside()
        for number, entry in enumerate(self.entries, start=1):
            assert host.shelf.put(NAME, number, entry) is None
        keys = () if who is None else (key_of(who),)
        guest = await host.join(NAME, *keys)
        others = await host.join(NAME, *(key_of(seat) for seat in range(self.truth.seats)))
        await self.ask_everything(guest, who, tries)
        for step in plan:
            await play(others, step, here)
            await guest.say({"do": "log", "id": "log"})
        await host.settle(2.0)
        feed = guest.now["feed"]
        guest.leave()
        back = await host.join(NAME, *keys, last=len(self.entries) - 1)
        await back.say({"do": "log", "id": "again"})
        assert back.now["feed"] == feed
        mine = [told for told in host.told if who is not None and who in told]
        return [*guest.stream, *back.stream, *mine]

    async def ask_everything(self, guest: Guest, who: int | None, tries: list[str]) -> None:
        """Everything that can be asked for, and every move that is not allowed."""
        seat = 0 if who is None else who
        for move in tries:
            await guest.say({"do": "move", "id": "try", "seat": seat, "ask": 1, "move": move})
        other = (seat + 1) % self.truth.seats
        await guest.say({"do": "move", "id": "old", "seat": seat, "ask": 0, "move": tries[0]})
        await guest.say({"do": "move", "id": "not mine", "seat": other, "ask": 1, "move": tries[0]})
        for do in ("log", "rematch", "start"):
            await guest.say({"do": do, "id": do})
        for do in ("hint", "stand", "return"):
            await guest.say({"do": do, "id": do, "seat": seat})
        await asyncio.sleep(0.1)


async def play(others: Guest, step: Step, here: bool) -> None:
    """One move of the plan, as it is made in this world."""
    seat, ours, theirs = step
    number = others.now["ask"]["number"]
    move = ours if here else theirs
    feed = others.now["feed"]
    await others.say({"do": "move", "id": f"m{len(others.stream)}", "seat": seat, "ask": number, "move": move})
    for _ in range(PATIENCE):
        await asyncio.sleep(0.1)
        if others.now["feed"] > feed:
            return
    raise AssertionError(f"{move} was not made")


def plan_for(state: State, world: State, who: int | None, rng: Rng) -> list[Step]:
    """Moves after which somebody still cannot tell the two worlds apart, perfect memory included."""
    plan: list[Step] = []
    here, there = state.copy(), world.copy()
    while len(plan) < AHEAD and (waiting := here.ask().seats) and there.ask().seats == waiting:
        seat = waiting[rng.below(len(waiting))]
        ours = here.moves(seat).pick(rng)
        theirs = ours if ours in there.moves(seat) else there.moves(seat).pick(rng)
        if seat == who and ours != theirs:
            break
        after, beyond = here.copy(), there.copy()
        heard = [after.play(seat, ours).seen_by(who), beyond.play(seat, theirs).seen_by(who)]
        if after.over or beyond.over or after.view(who, remembered=True) != beyond.view(who, remembered=True):
            break
        if is_revealed(*heard):
            break
        plan.append((seat, ours.text, theirs.text))
        here, there = after, beyond
    return plan


def is_revealed(here: list[Event], there: list[Event]) -> bool:
    """Whether what is heard differs from where something is shown to all, such as a die."""
    for one, other in zip_longest(here, there):
        if one != other:
            return any(event is not None and event.reveals for event in (one, other))
    return False


def twin_of(state: State, who: int | None, rng: Rng) -> tuple[State, list[Step]]:
    """A world that somebody cannot tell from the truth, if possible also not a move later, and how they go on.

    Where every move turns up a card, most worlds part at once; the next card is then the same in one of many.
    """
    for _ in range(WORLDS):
        world = state.imagine(who, rng.branch())
        plan = plan_for(state, world, who, rng)
        if plan:
            break
    return world, plan


def tries_for(state: State, who: int | None, rng: Rng) -> list[str]:
    """Moves that can be read but that a seat may not make now, and some that cannot be read."""
    allowed = set(state.moves(who)) if who is not None else set()
    table: list[Move] = state.game.move_table
    drawn = [table[rng.below(len(table))] for _ in range(PROBES)]
    return [move.text for move in drawn if move not in allowed] + [UNREADABLE[rng.below(len(UNREADABLE))]]


def compare(state: State, who: int | None, options: dict[str, object], rng: Rng) -> int:
    """Tell both worlds to somebody; how many messages that were, all of them the same."""
    world, plan = twin_of(state, who, rng)
    tries = tries_for(state, who, rng)
    truth = World(state, options).told(who, tries, plan, here=True)
    imagined = World(world, options).told(who, tries, plan, here=False)
    for one, other in zip(truth, imagined, strict=True):
        assert one == other, f"{who} is told {one!r} or {other!r} at\n{state.position()}\n{world.position()}"
    return len(truth)


def walk(game: str, seats: int, options: dict[str, object], states: int, seed: str) -> Iterator[tuple[int, int]]:
    """Compare worlds at so many states of random playings, for each seat and a spectator in turn; states, messages."""
    rng = Rng.seeded(f"{seed} {game} {seats}")
    seen = step = 0
    while seen < states:
        state = warren.game(game).start(seats, rng.bits(), None, **options)
        while seen < states and (waiting := state.ask().seats):
            if step % STRIDE == 0:
                who = seen % (seats + 1)
                seen += 1
                yield seen, compare(state, None if who == seats else who, options, rng)
            step += 1
            seat = waiting[rng.below(len(waiting))]
            state.push(seat, state.moves(seat).pick(rng))
