"""How much memory a host needs for many tables at rest, with people there and without."""

import subprocess
import time

from bench.processes import PEER, install, listeners, resident, warren_host

TABLES = 1000
GOAL = 300


def rows() -> list[str]:
    """The host alone, with tables in mid-game and two clients at each, and after everybody has left."""
    install()
    with warren_host() as (port, process):
        empty = resident(process)
        command = ["node", str(PEER / "idle.mjs"), str(port), str(TABLES)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as clients:
            assert clients.stdin is not None
            assert clients.stdout is not None
            if clients.stdout.readline().strip() != b"ready":
                raise RuntimeError("the clients did not get to their tables")
            full = resident(process)
            clients.stdin.close()
        while listeners(port):
            time.sleep(0.2)
        left = resident(process)
    found = [
        f"| the host alone | {empty:.0f} MB | – |",
        f"| {TABLES:,} tables in mid-game, two people connected to each | {full:.0f} MB | ≤ {GOAL} MB |",
        f"| the same tables when everybody has left | {left:.0f} MB | ≤ {GOAL} MB |",
    ]
    print(*found, sep="\n", flush=True)
    return found
