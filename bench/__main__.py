"""`make bench`: measure, print, and renew docs/benchmarks.md. `python -m bench host` measures one part alone.

`python -m bench duel --help`: our search against OpenSpiel's, which takes long and is not measured with the rest.
"""

import os
import platform
import sys
from datetime import date
from importlib import import_module

from bench.page import put_section

PARTS = {
    "set_up": "Set-up",
    "rules": "Rules",
    "playouts": "Random playouts",
    "simulate": "Simulation at scale",
    "search": "Search",
    "pettingzoo": "PettingZoo environments",
    "host": "Host",
    "hosts": "Hosts on one database",
    "bots": "People beside bots",
    "browser": "Browser",
}


def main(wanted: list[str]) -> None:
    """Measure those parts, or all."""
    for part in wanted or PARTS:
        text: str = import_module(f"bench.{part}").section()
        where = f"Python {platform.python_version()}, {os.cpu_count()} cores"
        put_section(PARTS[part], f"Made by `python -m bench {part}` on {date.today()}, {where}.\n{text.strip()}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["duel"]:
        import_module("bench.duel").main(sys.argv[2:])
    else:
        main(sys.argv[1:])
