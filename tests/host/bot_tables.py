"""Tables at a host, in this process, where one person and bots of all levels play to the end. A number is a table.

    PYTHONPATH=tests python -m host.bot_tables --tables 2000          on all cores, with signs of life
    PYTHONPATH=tests python -m host.bot_tables koffer --number 17     that one alone, to see why it failed

Bots think as they do at a real host, from the position of a world that they imagine. The person plays what looks best,
or any of the moves that are offered; in some games they leave it to a stand-in. A table fails if it hangs, or if the
host warns of anything.
"""

import argparse
import asyncio
import logging
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import repeat
from typing import Any, Final, TypeVar
from unittest import mock

import warren
from laws.players import brief
from warren import Rng
from warren.bots import BOTS, find
from warren.bots.bot import Bot
from warren.bots.levels import LEVELS
from warren.bots.observation import Observation
from warren.host.tables.pace import Pace
from warren.host.tables.shuffle import new_secret
from warren.host.tables.table import new_table
from warren.host.workers.bot_workers import Thinkers, die_with

from .inside import Guest, Inside, passing

T = TypeVar("T")
PACE: Final = Pace(bots=0.1, window=0.2)
#: A table at which nothing happens for so many seconds hangs.
HANGS: Final = 60.0
NAP: Final = 0.3
#: The simulations of those who search.
SIMULATIONS: Final = 8
#: In one of so many games the person plays at random, and in one of so many leaves it to a stand-in before long.
CARELESS: Final = 3
LEAVES: Final = 4
SOON: Final = 20


class Here(Thinkers):
    """Thinks in this process, and otherwise as a host does."""

    async def run(self, work: Callable[..., T], *task: Any, at_most: float = 3.0) -> T:
        await asyncio.sleep(0)
        return work(*task, at_most)


class Warnings(logging.Handler):
    """Keeps what the host warns of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.kept: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.kept.append(self.format(record))


class Hangs(AssertionError):
    """A table at which nothing happens any more."""


def play_table(game: str, number: int) -> int:
    """Play the table of that number to its end; how many entries it has. Raises `Hangs`, or what the host warns of."""
    warnings = Warnings()
    log = logging.getLogger("warren.host")
    log.addHandler(warnings)
    try:
        with mock.patch("warren.host.workers.bot_workers.find_bot", partial(brief_bot, game)):
            entries = passing(lambda: story(game, number))
    finally:
        log.removeHandler(warnings)
    assert not warnings.kept, f"the host warns: {warnings.kept[0]}"
    return entries


def brief_bot(game: str, name: str) -> Bot:
    """A bot without a clock, for which time stands still here."""
    return brief(warren.game(game), name, SIMULATIONS)


async def story(game: str, number: int) -> int:
    """Set the table, sit down with bots, and play."""
    rng = Rng.seeded(f"bot tables {game} {number}")
    counts = warren.game(game).seat_counts
    seats = counts[number % len(counts)]
    host = Inside(PACE)
    host.hall.thinkers = Here(1)
    name = await host.hall.create(new_table(game, seats, {}, "", new_secret()))
    me = rng.below(seats)
    guest = await host.join(name)
    assert (await guest.ask("sit", seat=me, name="Ruk", key=name.ljust(22, "k")))["is"] == "answer"
    known = (*LEVELS, *BOTS)
    for seat in set(range(seats)) - {me}:
        bot = known[rng.below(len(known))] if rng.below(3) == 0 else "greedy"
        assert (await guest.ask("seat-bot", seat=seat, bot=bot))["is"] == "answer"
    assert (await guest.ask("start"))["is"] == "answer"
    leaves, careless = rng.below(LEAVES) == 0, rng.below(CARELESS) == 0
    now = guest.now
    while now["table"]["status"] != "over":
        if leaves and rng.below(SOON) == 0:
            leaves = False
            assert (await guest.ask("leave", seat=me))["is"] == "answer"
        elif now["offers"]:
            offered = [offer["move"] for offer in now["offers"]]
            state = (await host.hall.find(name)).table.playing()
            best = state.game.move_of(find("greedy").choose(Observation(state, me), rng)).text
            chosen = offered[rng.below(len(offered))] if careless or best not in offered else best
            await move(guest, now, me, chosen)
        else:
            await wait(guest, now)
        now = guest.now
    return int(now["feed"])


async def move(guest: Guest, now: dict[str, Any], seat: int, chosen: str) -> None:
    """Make a move that is offered; it may be refused only if the table has gone on meanwhile."""
    said = await guest.ask("move", seat=seat, ask=now["ask"]["number"], move=chosen)
    assert said["is"] == "answer" or guest.now["feed"] > now["feed"], f"{chosen} is refused: {said}"


async def wait(guest: Guest, now: dict[str, Any]) -> None:
    """Wait until something happens, which must be soon."""
    heard, waited = len(guest.stream), 0.0
    while len(guest.stream) == heard:
        await asyncio.sleep(NAP)
        waited += NAP
        if waited > HANGS:
            raise Hangs(f"nothing happens after entry {now['feed']}, where the table asks {now['ask']}")


def failure(game: str, number: int) -> str:
    """What fails at that table, and how to see it again; empty if nothing does."""
    try:
        play_table(game, number)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told and the others go on
        why = str(error).splitlines() or [""]
        return (
            f"PYTHONPATH=tests python -m host.bot_tables {game} --number {number}\n    {type(error).__name__}: {why[0]}"
        )
    return ""


def failures(game: str, tables: int, cores: int) -> Iterator[str]:
    """Play so many tables on so many cores; of each what fails, or nothing."""
    with ProcessPoolExecutor(cores, initializer=die_with, initargs=(os.getpid(),)) as pool:
        yield from pool.map(failure, repeat(game), range(tables), chunksize=5)


def main() -> int:
    """Play what is asked for; the exit code."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", nargs="?", default="trenchcoat")
    words.add_argument("--tables", type=int, default=2000)
    words.add_argument("--number", type=int)
    words.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    given = words.parse_args()
    if given.number is not None:
        try:
            sys.stdout.write(f"it ends with entry {play_table(given.game, given.number)}\n")
        except Exception:  # noqa: BLE001 - it is what was asked for
            sys.stdout.write(traceback.format_exc())
            return 1
        return 0
    failed = 0
    for number, told in enumerate(failures(given.game, given.tables, given.cores), start=1):
        failed += bool(told)
        if told or number % 100 == 0:
            sys.stdout.write(told + "\n" if told else f"{number} tables, {failed} failures\n")
            sys.stdout.flush()
    sys.stdout.write(f"{given.tables} tables of {given.game}: {failed} failures\n")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
