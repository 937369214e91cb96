"""People at their tables, alone and then beside twenty tables of the best bots, on one host in one run."""

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from bench.processes import PEER, Load, install, play, warren_host
from warren.bots.levels import BEST
from warren.host.workers.bot_workers import BOUND, cores_to_spare

TABLES = 40
PAUSE = 300
SECONDS = 10.0
REPEATS = 3
BOT_TABLES = 20
GOAL = 100


class Answers(msgspec.Struct):
    """How long bots took to answer, in milliseconds, the host's own pace included."""

    moves: int = 0
    p50: float = 0.0
    p99: float = 0.0
    longest: float = 0.0


@contextmanager
def bot_tables(port: int, found: Answers) -> Iterator[None]:
    """Tables at which bots think all the time; afterwards `found` says how long they took."""
    command = ["node", str(PEER / "bots.mjs"), str(port), str(BOT_TABLES), BEST]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as bots:
        assert bots.stdin is not None
        assert bots.stdout is not None
        if bots.stdout.readline().strip() != b"ready":
            raise RuntimeError("the bots did not get to their tables")
        time.sleep(3)  # until all of them think
        yield
        bots.stdin.close()
        seen = msgspec.json.decode(bots.stdout.read(), type=Answers)
    found.moves, found.p50, found.p99, found.longest = seen.moves, seen.p50, seen.p99, seen.longest


def measure() -> tuple[list[Load], list[Load], list[Answers]]:
    """The same people, alone and beside the bots, turn by turn, each turn with a fresh host."""
    install()
    alone, beside, answers = [], [], []
    for _ in range(REPEATS):
        with warren_host() as (port, process):
            alone.append(play("warren", port, process, TABLES, SECONDS, PAUSE))
            answers.append(Answers())
            with bot_tables(port, answers[-1]):
                beside.append(play("warren", port, process, TABLES, SECONDS, PAUSE))
        print(f"alone {alone[-1]}\nbeside {beside[-1]}\nbots {answers[-1]}", flush=True)
    return alone, beside, answers


def section() -> str:
    """The part of the page."""
    before = os.getloadavg()[0]
    alone, beside, answers = measure()

    def row(title: str, loads: list[Load], goal: str) -> str:
        p50, p99 = (spread([getattr(load, name) for load in loads]) for name in ("p50", "p99"))
        return f"| {title} | {p50} | {p99} | {goal} |"

    times = " | ".join(seconds(answers, name) for name in ("p50", "p99", "longest"))
    return f"""
{TABLES} tables with two people each, who take about {PAUSE} ms for a move; Koffer. First alone, then on the same host
beside {BOT_TABLES} tables at each of which one person plays against two bots of the highest level ({BEST}), five of
each game. {REPEATS} turns of {SECONDS:g} s each; processes for thinking: {cores_to_spare()}.
The load of the machine before it was measured: {before:.1f}.

| from a person's move to its outcome | median | 99th percentile | goal |
| --- | --- | --- | --- |
{row("without bots", alone, "–")}
{row(f"beside {BOT_TABLES} tables of bots", beside, f"99th percentile < {GOAL} ms")}

| from the question to a bot's answer, worst turn | median | 99th percentile | longest | bound |
| --- | --- | --- | --- | --- |
| {BOT_TABLES} tables at once | {times} | {BOUND:g} s |
"""


def seconds(answers: list[Answers], name: str) -> str:
    """The worst turn, in seconds."""
    return f"{max(getattr(found, name) for found in answers) / 1e3:.1f} s"


def spread(figures: list[float]) -> str:
    """The median with the lowest and highest."""
    middle = sorted(figures)[len(figures) // 2]
    return f"{middle:.1f} ms ({min(figures):.1f}–{max(figures):.1f})"
