"""The host under load beside boardgame.io's server: the same clients, the same game, the same machine, in turns."""

import os
import statistics
from collections.abc import Callable

from bench import memory
from bench.processes import Load, boardgame_server, install, play, warren_host

TABLES = 400
SECONDS = 4.0
REPEATS = 5


def contest(repeats: int = REPEATS) -> tuple[list[Load], list[Load]]:
    """Both hosts under the same load, turn by turn, each turn with a fresh process."""
    install()
    ours, theirs = [], []
    for _ in range(repeats):
        with warren_host() as (port, process):
            ours.append(play("warren", port, process, TABLES, SECONDS))
        with boardgame_server() as (port, process):
            theirs.append(play("boardgame", port, process, TABLES, SECONDS))
        print(f"warren {ours[-1]}\nboardgame.io {theirs[-1]}", flush=True)
    return ours, theirs


def rows(ours: list[Load], theirs: list[Load]) -> list[str]:
    """The table: medians, slowest and fastest, and the median of the ratios turn by turn."""
    columns: list[tuple[str, Callable[[Load], float], str]] = [
        ("moves a second", lambda load: load.rate, "≥ 3 ×"),
        ("from a move to its outcome, median", lambda load: load.p50, "–"),
        ("from a move to its outcome, 99th percentile", lambda load: load.p99, "< 1 ×"),
        ("the server's processor time a move", lambda load: load.cost, "–"),
    ]
    found = []
    for title, figure, goal in columns:
        times = statistics.median(figure(mine) / figure(other) for mine, other in zip(ours, theirs, strict=True))
        unit = "" if title == "moves a second" else " ms"
        mine, other = (spread([figure(load) for load in loads], unit) for loads in (ours, theirs))
        found.append(f"| {title} | {mine} | {other} | **{times:.2f} ×** | {goal} |")
    return found


def spread(figures: list[float], unit: str) -> str:
    """The median with the lowest and highest."""
    digits = 0 if max(figures) > 10 else 2
    low, high = min(figures), max(figures)
    return f"{statistics.median(figures):,.{digits}f}{unit} ({low:,.{digits}f}–{high:,.{digits}f})"


def section() -> str:
    """The host's part of the page."""
    before = os.getloadavg()[0]
    ours, theirs = contest()
    after = os.getloadavg()[0]
    busy = max(load.busy for load in ours + theirs)
    return f"""
{TABLES} tables with two people each, who move as soon as it is their turn; Koffer, matches of twelve games;
{REPEATS} turns of {SECONDS:g} s each, a fresh process each time. Warren keeps every move on disk (SQLite, WAL,
`synchronous=FULL`) before it answers; boardgame.io 0.50 has its default storage, which is memory. Both send the whole
view after each move. The clients are one Node program for both, on bare WebSockets, at most {busy:.0%} of a core busy.
The load of the machine while it was measured: {before:.1f} before, {after:.1f} after (own processes included).

| what | Warren | boardgame.io | ratio | goal |
| --- | --- | --- | --- | --- |
{chr(10).join(rows(ours, theirs))}

| resident memory | Warren | goal |
| --- | --- | --- |
{chr(10).join(memory.rows())}
"""
