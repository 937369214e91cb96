"""Moments for reactions last as long whoever holds what, and nobody waits who plays alone against bots."""

import time
from pathlib import Path

import pytest

import warren
from warren import Rng
from warren.host.tables.entries import BotSat, Left, Sat, Started
from warren.host.tables.pace import QUICK, Pace
from warren.host.tables.shuffle import new_secret
from warren.host.tables.table import Table, new_table

from .client import Client, running, sat_down

WINDOW = 0.6


def seated(people: int, bots: int) -> Table:
    """A dealt Trench Coat table."""
    table = Table("window", new_table("trenchcoat", people + bots, {"first": "A"}, "", new_secret()))
    for seat in range(people):
        table.add(Sat(seat=seat, name=f"P{seat}", face="", key="", word=""))
    for seat in range(people, people + bots):
        table.add(BotSat(seat=seat, bot="greedy"))
    table.add(Started())
    return table


def test_a_bot_answers_equally_late_whatever_it_holds_and_thinks() -> None:
    pace = Pace(bots=0.8, window=1.5)
    assert pace.bot_answers_after(is_window=False, people=1) == 0.8
    assert pace.bot_answers_after(is_window=False, people=3) == 0.8
    assert pace.bot_answers_after(is_window=True, people=2) == 1.5
    assert pace.bot_answers_after(is_window=True, people=1) == QUICK
    assert Pace(bots=0, window=1.5).bot_answers_after(is_window=True, people=1) == 0


def test_how_long_the_host_waits_is_the_same_in_all_worlds_a_seat_can_think_of() -> None:
    rng = Rng.seeded("windows")
    table = seated(people=3, bots=0)
    for seed in range(12):
        state = warren.game("trenchcoat").start(3, seed)
        while waiting := state.ask().seats:
            for seat in (None, *range(3)):
                waits = []
                for truth in (state, state.imagine(seat, rng.branch())):
                    table.state = truth
                    waits.append([table.is_window(), *(table.is_closing(other) for other in range(3))])
                assert waits[0] == waits[1]
            mover = waiting[rng.below(len(waiting))]
            state.push(mover, state.moves(mover).pick(rng))


def test_only_the_last_answer_of_a_window_among_several_people_waits() -> None:
    table = seated(people=2, bots=1)
    assert table.is_window()
    assert [table.is_closing(seat) for seat in range(3)] == [False, False, False]
    state = table.playing()
    state.play(0, "done")
    state.play(2, "pass")
    assert [table.is_closing(seat) for seat in range(3)] == [False, True, False]
    table.add(Left(seat=0))
    assert not table.is_closing(1), "one person is left"


def test_nothing_waits_where_one_person_plays_against_bots() -> None:
    table = seated(people=1, bots=2)
    table.playing().play(1, "pass")
    table.playing().play(2, "pass")
    assert table.playing().ask().seats == (0,)
    assert not table.is_closing(0)


@pytest.mark.parametrize("bots", [0, 1])
@pytest.mark.slow
def test_a_window_ends_not_before_its_time_and_the_answer_is_kept(tmp_path: Path, bots: int) -> None:
    with running(tmp_path, window=WINDOW) as host:
        _, people = sat_down(host, people=2, bots=bots, game="trenchcoat", options={"first": "A"})
        people[0].ask("start")
        begun = time.monotonic()
        for client in people:
            client.wait_for_turn()
            answer(client)
        closed(people[0])
        assert time.monotonic() - begun >= WINDOW - 0.05
        for client in people:
            client.close()


def answer(client: Client) -> None:
    """Let the moment pass, without waiting for the host's answer."""
    ask = client.now["ask"]
    seat = client.now["you"][0]
    move = "done" if any(offer["move"] == "done" for offer in client.now["offers"]) else "pass"
    client.do("move", seat=seat, ask=ask["number"], move=move)


def closed(client: Client) -> None:
    """Read until the next question is put."""
    first = client.now["ask"]["number"]
    while client.now["ask"]["number"] == first:
        client.read()
