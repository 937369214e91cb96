"""Where a game is played from memory, the host does not remember for anybody: neither the log nor coming back tells."""

import asyncio
from typing import Any

import msgspec
import pytest

from warren.host.tables.shuffle import new_secret
from warren.host.tables.table import new_table

from .inside import Guest, Inside, passing

GAMES = ["koffer", "too_many", "trenchcoat"]
SEATS = 2


async def played(game: str, memory: bool, moves: int) -> tuple[Inside, str, Guest]:
    """A table at which one client has both seats, after so many moves."""
    host = Inside()
    name = await host.hall.create(new_table(game, SEATS, {"memory": memory}, "", new_secret()))
    both = await host.join(name)
    for seat in range(SEATS):
        assert (await both.ask("sit", seat=seat, name=f"P{seat}", key=str(seat) * 22))["is"] == "answer"
    await both.ask("start")
    for _ in range(moves):
        now = both.now
        if now["table"]["status"] == "over":
            break
        move = {"seat": now["seen_as"], "ask": now["ask"]["number"], "move": now["offers"][0]["move"]}
        assert (await both.ask("move", **move))["is"] == "answer"
        await asyncio.sleep(2)
    return host, name, both


async def log_of(guest: Guest) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = (await guest.ask("log"))["entries"]
    return entries


@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_no_more_than_the_last_round(game: str) -> None:
    async def story() -> None:
        for memory in (False, True):
            _, _, both = await played(game, memory, moves=12)
            assert both.now["table"]["status"] == "playing"
            entries = await log_of(both)
            heard = [msgspec.json.decode(message) for _, message in both.stream]
            updates = [message["events"] for message in heard if message["is"] == "update"]
            assert entries[-1]["events"] == updates[-1]
            assert any(entry["events"] for entry in entries[: -SEATS - 1]) is not memory

    passing(story)


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_is_not_told_it_all_again(game: str) -> None:
    async def story() -> None:
        for memory in (False, True):
            host, name, both = await played(game, memory, moves=12)
            feed = both.now["feed"]
            for last, is_update in ((SEATS + 2, not memory), (feed - 1, True)):
                back = await host.join(name, "0" * 22, "1" * 22, last=last)
                first = msgspec.json.decode(back.stream[0][1])
                assert (first["is"] == "update") is is_update
                assert back.now["feed"] == feed

    passing(story)


def test_when_the_game_is_over_everything_is_told() -> None:
    async def story() -> None:
        _, _, both = await played("koffer", memory=True, moves=1000)
        assert both.now["table"]["status"] == "over"
        entries = await log_of(both)
        assert all(entry["events"] for entry in entries[SEATS + 1 :])

    passing(story)
