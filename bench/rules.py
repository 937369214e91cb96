"""The rules at full speed beside OpenSpiel's."""

import subprocess
import sys
import time

import warren
from bench import games, peers
from bench.measure import Contestant, measure, mega, ratio

REPEATS = 9


def duel(title: str, ours: Contestant, theirs: Contestant, goal: float | None) -> str:
    """One row: both rates, the ratio, and what was to be reached."""
    mine, other = measure([ours, theirs], REPEATS)
    times = ratio(mine, other)
    wanted = f"≥ {goal:g} ×" if goal else "–"
    row = f"| {title} | {mega(mine)} | {mega(other)} | **{times:.1f} ×** | {wanted} |"
    print(row, flush=True)
    return row


def duels() -> list[str]:
    """Koffer beside hearts."""
    return [
        duel(
            "random playouts from a dealt state, compiled loops",
            Contestant("koffer", games.rollouts_after_the_deal("koffer", 20_000)),
            Contestant("hearts", peers.rollouts_after_the_deal(3_000)),
            5,
        ),
        duel(
            "random whole games, deal included, compiled loops",
            Contestant("koffer", games.whole_games("koffer", 20_000)),
            Contestant("hearts", peers.whole_games(1_500)),
            5,
        ),
        duel(
            "driven move by move from Python, whole games",
            Contestant("koffer", games.driven_from_python("koffer", 3_000)),
            Contestant("hearts", peers.driven_from_python(250)),
            8,
        ),
        duel(
            "driven move by move from Python, from a dealt state",
            Contestant("koffer", games.driven_after_the_deal("koffer", 3_000)),
            Contestant("hearts", peers.driven_after_the_deal(400)),
            None,
        ),
        duel(
            "driven from Python, every move telling its events",
            Contestant("koffer", games.driven_with_events("koffer", 2_000)),
            Contestant("hearts", peers.driven_from_python(250)),
            None,
        ),
    ]


def alone() -> list[str]:
    """What has no peer: copying, replaying, importing."""
    copying, replaying = measure(
        [
            Contestant("copy", games.copying("koffer", 300_000)),
            Contestant("replay", games.replaying("koffer", 200)),
        ],
        REPEATS,
    )
    rows = [
        f"| `state.copy()` inside the compiled loop | {1e6 / copying.median:.2f} µs | < 0.5 µs |",
        f"| replay of a finished four-seat record | {1e3 / replaying.median:.2f} ms | < 1 ms |",
        f"| `import warren` in a new process, beyond starting Python | {import_time() * 1e3:.0f} ms | < 150 ms |",
    ]
    print(*rows, sep="\n", flush=True)
    return rows


def import_time() -> float:
    """The median time of importing Warren, less that of starting Python."""

    def started(code: str) -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - began

    pairs = [(started("import warren"), started("pass")) for _ in range(REPEATS)]
    return sorted(mine - bare for mine, bare in pairs)[REPEATS // 2]


def section() -> str:
    """The rules' part of the page."""
    if not warren.compiled():
        sys.exit("the core is not compiled; there is nothing worth measuring")
    return f"""
Contestants take turns, {REPEATS} repeats each, on one core; rates are medians (slowest–fastest), ratios are medians of
the ratios turn by turn. A unit is one decision of a player:
OpenSpiel's chance moves are not counted, but the time they take is.

Koffer with four seats (36 decisions a game) beside OpenSpiel's `hearts` in C++ (64 decisions a game).

| what | Warren, koffer | OpenSpiel, hearts | ratio | goal |
| --- | --- | --- | --- | --- |
{chr(10).join(duels())}

| what | time | goal |
| --- | --- | --- |
{chr(10).join(alone())}

*Compiled loops:* ours is `warren.engine.playout`; OpenSpiel's are the random rollouts of its `MCTSBot` from a dealt
state, and `evaluate_bots` with its uniform random bots for whole games. *Driven from Python:* ours uses `next_seat`,
`moves(seat).pick` and `push`; with events, `ask` and `play`. OpenSpiel's uses `legal_actions` and `apply_action`,
chance moves included.
"""
