"""`make soak`: the long forms of the tests that try to break promises, with their results in docs/reliability.md.

`python tests/soak.py kills torn` runs some of them alone. Each is an ordinary test that takes its length from a
variable of the environment: a new one needs only a line in `LONG`.
"""

import os
import platform
import subprocess
import sys
import time
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

import warren

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "reliability.md"
HEADING: Final = """# Reliability

Results of `make soak`: the long forms of the tests that try to break what a host promises.
The same tests run in short with every change.

| what | how | result | took | when and where |
| --- | --- | --- | --- | --- |
"""
#: Seconds between two signs of life.
SIGN: Final = 30


class Long(NamedTuple):
    """A test's long form: what it tries, where it is, how long it is made, and how many minutes it may take."""

    what: str
    tests: str
    variables: dict[str, str]
    minutes: int


LONG: Final = {
    "kills": Long(
        "kill -9 at random instants while people play", "tests/host/test_crash.py", {"WARREN_KILLS": "2000"}, 180
    ),
    "torn": Long("torn and bit-flipped write-ahead logs", "tests/host/test_disk.py", {"WARREN_TEARS": "3000"}, 30),
    "stop": Long(
        "told to stop while tables are played at", "tests/host/test_operations.py", {"WARREN_TABLES": "200"}, 20
    ),
    "upgrades": Long("data of every released version goes on", "tests/upgrades", {}, 20),
    "backup": Long("back-up while people play, and restore", "tests/host/test_backup.py", {}, 20),
    "leaks": Long(
        "two worlds that a seat cannot tell apart, byte for byte, 10,000 states a game",
        "tests/host/test_leaks.py",
        {"WARREN_LEAKS": "10000"},
        60,
    ),
    "fuzz": Long("a million fuzzed messages and frames", "tests/host/test_fuzz.py", {"WARREN_FUZZ": "1000000"}, 60),
    "idle": Long(
        "10,000 tables that nobody is at for 30 days", "tests/host/test_idle.py", {"WARREN_IDLE": "10000"}, 30
    ),
    "flood": Long(
        "floods beside people who play",
        "tests/host/test_limits.py tests/host/test_abuse.py",
        {"WARREN_FLOOD": "20"},
        20,
    ),
    "machine": Long(
        "people do anything in any order", "tests/host/test_protocol_machine.py", {"WARREN_STEPS": "180"}, 30
    ),
    "schema": Long("requests of every kind to every route", "tests/host/test_schema.py", {"WARREN_SCHEMA": "150"}, 30),
    "deals": Long("deals checked without us", "tests/host/test_deal.py", {"WARREN_DEALS": "1000"}, 20),
    "laws": Long("every law at every table of every game", "tests/laws/test_every_game.py", {"WARREN_SEEDS": "8"}, 120),
    "moving": Long(
        "every lesson, whole games and the tour at every speed of movement",
        "tests/browser/test_moving.py",
        {"WARREN_SPEEDS": "slow normal fast"},
        60,
    ),
    "passed-on": Long(
        "nothing on a shared device is secret from whoever holds it",
        "tests/browser/test_passing_on.py",
        {"WARREN_PASSED": "10"},
        60,
    ),
    "bot-games": Long(
        "every law in 20,000 games of bots for each game and seat count",
        "tests/laws/test_bot_games.py",
        {"WARREN_BOT_GAMES": "20000"},
        720,
    ),
    "bot-tables": Long(
        "2,000 tables of one person and bots end", "tests/host/test_bot_tables.py", {"WARREN_BOT_TABLES": "2000"}, 90
    ),
    "axe": Long(
        "every screen by day and by night in every language", "tests/browser/test_axe.py", {"WARREN_AXE": "all"}, 60
    ),
}


def run(name: str, long: Long) -> str:
    """Run one, with signs of life; its row of the page."""
    begun = time.monotonic()
    words = [sys.executable, "-m", "pytest", *long.tests.split()]
    told = ROOT / "build" / f"soak-{name}.log"
    told.parent.mkdir(exist_ok=True)
    with told.open("wb") as log:
        process = subprocess.Popen(
            words, cwd=ROOT, env={**os.environ, **long.variables}, stdout=log, stderr=subprocess.STDOUT
        )
        while process.poll() is None and time.monotonic() - begun < long.minutes * 60:
            try:
                process.wait(SIGN)
            except subprocess.TimeoutExpired:
                say(f"{name}: {minutes(begun)} of at most {long.minutes} min")
        late = process.poll() is None
        if late:
            process.kill()
            process.wait()
    result = "not done in time" if late else result_of(told.read_text(errors="replace"))
    say(f"{name}: {result} ({told})")
    how = ", ".join(f"`{key}={value}`" for key, value in long.variables.items()) or "as always"
    where = f"{date.today()}, Warren {warren.__version__}, Python {platform.python_version()}, {os.cpu_count()} cores"
    return f"| {long.what} (`{name}`: {long.tests}) | {how} | {result} | {minutes(begun)} | {where} |"


def minutes(begun: float) -> str:
    """How long ago that was."""
    seconds = int(time.monotonic() - begun)
    return f"{seconds // 60} min {seconds % 60} s"


def result_of(output: str) -> str:
    """What pytest says at the end, without the time."""
    last = output.strip().rpartition("\n")[2].strip("= ")
    return last.partition(" in ")[0] or "no result"


def put(row: str) -> None:
    """Put a row on the page, in the place of an older one of the same tests."""
    kept = PAGE.read_text(encoding="utf-8").removeprefix(HEADING).splitlines() if PAGE.exists() else []
    name = row.partition(":")[0]
    rows = [line for line in kept if line.strip() and line.partition(":")[0] != name]
    order = {long.what: place for place, long in enumerate(LONG.values())}
    rows = sorted([*rows, row], key=lambda line: order.get(line.removeprefix("| ").partition(" (`")[0], len(order)))
    PAGE.write_text(HEADING + "\n".join(rows) + "\n", encoding="utf-8")


def say(text: str) -> None:
    """A sign of life."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main(wanted: list[str]) -> None:
    """Run those, or all; the exit code says whether every one passed."""
    unknown = set(wanted) - set(LONG)
    if unknown:
        sys.exit(f"There is no {', '.join(unknown)}. There are: {', '.join(LONG)}.")
    rows = []
    for name in wanted or LONG:
        rows.append(run(name, LONG[name]))
        put(rows[-1])
    sys.exit(any("failed" in row or "error" in row or "not done" in row or "no result" in row for row in rows))


if __name__ == "__main__":
    main(sys.argv[1:])
