"""Simulation at scale: random Koffer games into Parquet, at two sizes, with time, processor time and memory."""

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from bench.processes import resident

SIZES = (200_000, 1_000_000)
GOAL = 60


class Run(msgspec.Struct, frozen=True):
    """One simulation: games, seconds, seconds of processor time, most memory at once and size of the file, in MB."""

    games: int
    seconds: float
    processor: float
    memory: float
    file: float


def simulate(games: int) -> Run:
    """Let the command run as a user would, on two cores."""
    with tempfile.TemporaryDirectory(prefix="warren-bench-") as folder:
        out = Path(folder) / "rows.parquet"
        words = ["koffer", "--games", str(games), "--seats", "4", "--bots", "random", "--jobs", "2", "--out", str(out)]
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        began = time.monotonic()
        command = [sys.executable, "-m", "warren", "simulate", *words]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
            memory = watch(process)
        seconds = time.monotonic() - began
        if process.returncode != 0:
            raise RuntimeError(f"the simulation ended with {process.returncode}")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return Run(games, seconds, processor, memory, out.stat().st_size / 2**20)


def watch(process: "subprocess.Popen[bytes]") -> float:
    """The most memory that a command and its workers had at once, until it ends."""
    most = 0.0
    while process.poll() is None:
        try:
            most = max(most, resident(process.pid))
        except (OSError, IndexError):  # one of them just ended
            continue
        time.sleep(0.05)
    return most


def section() -> str:
    """Both sizes as a table."""
    rows = []
    for games in SIZES:
        run = simulate(games)
        goal = f"≤ {GOAL} s" if games == SIZES[-1] else "–"
        took = f"{run.seconds:.1f} s | {goal} | {run.processor:.1f} s"
        rows.append(f"| {games:,} | {took} | {run.memory:.0f} MB | {run.file:.1f} MB |")
        print(rows[-1], flush=True)
    busy = os.getloadavg()[0]
    told = [
        "`warren simulate koffer --seats 4 --bots random --jobs 2 --out rows.parquet`: played, summed up and written,",
        "all 131 columns. Memory is the most that all processes together had at once.",
        f"Load average on the machine at the end, with whatever else ran: {busy:.1f}.",
        "",
        "| games | time | goal | processor time | memory | file |",
        "| ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    return "\n".join([*told, *rows])
