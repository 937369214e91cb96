"""Compiled or not, the same source gives the same records, bit for bit."""

import os
import subprocess
import sys

import pytest

import warren

PLAYINGS = """
import hashlib, msgspec, warren
digest = hashlib.sha256()
for number in range(40):
    options = {"specials": ["off", "random", "3,5,8", "1,4,7", "2,9,10"][number % 5], "games": 1 + number % 2}
    record = warren.Record("koffer", seats=2 + number % 3, seed=number, options=options)
    state, rng = record.start(), warren.Rng.seeded(number)
    digest.update(msgspec.json.encode(list(state.opening())))
    while seats := state.ask().seats:
        events = record.play(state, seats[0], state.moves(seats[0]).pick(rng))
        digest.update(msgspec.json.encode([list(events), state.view(seats[0])]))
    digest.update(record.to_json().encode())
    digest.update(state.imagine(0, rng).position().encode())
print(warren.compiled(), digest.hexdigest())
"""


def run(pure: bool, hash_seed: int) -> list[str]:
    environment = {**os.environ, "WARREN_PURE": "1" if pure else "0", "PYTHONHASHSEED": str(hash_seed)}
    done = subprocess.run([sys.executable, "-c", PLAYINGS], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.skipif(not warren.compiled(), reason="there is no compiled core to compare with")
def test_compiled_and_uncompiled_records_are_the_same_bytes() -> None:
    compiled, pure = run(pure=False, hash_seed=1), run(pure=True, hash_seed=2)
    assert (compiled[0], pure[0]) == ("True", "False")
    assert compiled[1] == pure[1]


def test_importing_warren_imports_nothing_heavy() -> None:
    listing = "import sys, warren; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True)
    heavy = {"rich", "click", "litestar", "hypothesis", "multiprocessing", "asyncio", "numpy", "polars"}
    assert heavy.isdisjoint(done.stdout.split())
