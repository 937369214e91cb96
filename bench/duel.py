"""Our search against OpenSpiel's on the same games: two seats, every deal played twice with seats swapped.

Both think with the same number of simulations, or for the same time. OpenSpiel's is its information-set tree search
in Python, for its C++ one cannot search games that are written in Python; its playouts are ours, compiled, so that
a simulation means the same and costs little more than the search itself.
"""

import time
from collections.abc import Iterator
from multiprocessing import get_context

import click
import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import warren
from bench.page import put_section, rows_of
from warren.adapters.openspiel import SEED_OUTCOMES, SEED_PARTS, PlayoutEvaluator, SpielState
from warren.bots.observation import Observation
from warren.bots.search.search_bot import SearchBot
from warren.cli.progress import progress_bar
from warren.lab.simulate.simulation import wilson

TITLE = "Search against OpenSpiel's"
GAMES = 400
#: Such that so many games of each take about ten minutes on one core.
SIMULATIONS = {"kobold": 60, "koffer": 300, "too_many": 100, "trenchcoat": 150}
#: OpenSpiel's readiness to try other moves. Its results reach from -1 to 1, ours from 0 to 1, hence twice our own.
EAGERNESS = 1.4


class Pairing(msgspec.Struct, frozen=True):
    """One playing: which deal, which seat is ours, and how long both may think."""

    game: str
    deal: int
    ours: int
    simulations: int
    seconds: float
    eagerness: float


class Ended(msgspec.Struct, frozen=True):
    """How one playing went for us: 1 a win, ½ a tie; and every side's decisions and thinking time, ours first."""

    won: float
    decisions: tuple[int, int]
    seconds: tuple[float, float]


class OpenSpielPlayer(ismcts.ISMCTSBot):  # type: ignore[misc] # OpenSpiel has no types
    """OpenSpiel's search with streams of its own, and with a limit of time where one is set."""

    def __init__(self, game: pyspiel.Game, pairing: Pairing, seed: str) -> None:
        evaluator = PlayoutEvaluator(f"{seed} playouts")
        stream = np.random.RandomState(warren.Rng.seeded(f"{seed} choices").bits())
        super().__init__(game, evaluator, pairing.eagerness, pairing.simulations, random_state=stream)
        self.seconds = pairing.seconds
        worlds = warren.Rng.seeded(f"{seed} worlds")
        self.set_resampler(lambda state, player: state.imagined(player, worlds))

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        """Search as OpenSpiel does, by number or by time."""
        if not self.seconds or len(state.legal_actions()) == 1:
            return list(super().run_search(state))
        ends = time.monotonic() + self.seconds
        self.reset()
        self._root_node = self.create_new_node(state)
        self.run_simulation(self.sample_root_state(state))
        while time.monotonic() < ends or self._root_node.total_visits < 1:
            self.run_simulation(self.sample_root_state(state))
        return list(self.get_final_policy(state, self._root_node))


def dealt(game: pyspiel.Game, number: int) -> SpielState:
    """A numbered deal."""
    state: SpielState = game.new_initial_state()
    rng = warren.Rng.seeded(f"duel {number}")
    for _ in range(SEED_PARTS):
        state.apply_action(rng.below(SEED_OUTCOMES))
    return state


def play(pairing: Pairing) -> Ended:
    """One playing from its deal to its end."""
    state = dealt(pyspiel.load_game(f"warren_{pairing.game}"), pairing.deal)
    seed = f"{pairing.game} {pairing.deal} {pairing.ours}"
    rng = warren.Rng.seeded(f"{seed} ours")
    ours = SearchBot("ours", pairing.simulations, pairing.seconds)
    theirs = OpenSpielPlayer(state.get_game(), pairing, seed)
    decisions, seconds = [0, 0], [0.0, 0.0]
    while not state.is_terminal():
        seat = state.current_player()
        side = 0 if seat == pairing.ours else 1
        began = time.perf_counter()
        action = ours.choose(Observation(state.playing.dealt(), seat), rng) if side == 0 else theirs.step(state)
        if len(state.legal_actions()) > 1:
            decisions[side] += 1
            seconds[side] += time.perf_counter() - began
        state.apply_action(action)
    won = (1 + state.returns()[pairing.ours]) / 2
    return Ended(won, (decisions[0], decisions[1]), (seconds[0], seconds[1]))


def pairings(game: str, games: int, simulations: int, seconds: float, eagerness: float) -> list[Pairing]:
    """Every deal twice, with the seats swapped."""
    return [Pairing(game, number // 2, number % 2, simulations, seconds, eagerness) for number in range(games)]


def played(wanted: list[Pairing], jobs: int) -> Iterator[Ended]:
    """All of them, one after the other or in several processes."""
    if jobs == 1:
        yield from map(play, wanted)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play, wanted, chunksize=2)


def row(wanted: list[Pairing], jobs: int) -> str:
    """One game's row."""
    first = wanted[0]
    ended: list[Ended] = []
    with progress_bar() as bars:
        bar = bars.add_task(first.game, total=len(wanted))
        for one in played(wanted, jobs):
            ended.append(one)
            so_far = sum(each.won for each in ended) / len(ended)
            bars.update(bar, advance=1, description=f"{first.game} {so_far:.0%}")
    share = wilson(sum(one.won for one in ended), len(ended))
    think = [
        1000 * sum(one.seconds[side] for one in ended) / max(1, sum(one.decisions[side] for one in ended))
        for side in (0, 1)
    ]
    budget = f"{1000 * first.seconds:g} ms" if first.seconds else f"{first.simulations:,} simulations"
    text = (
        f"| {first.game} | {budget} | {len(ended)} | **{share.value:.1%}** ({share.low:.1%}–{share.high:.1%}) "
        f"| {think[0]:.1f} ms | {think[1]:.1f} ms |"
    )
    click.echo(text)
    return text


def renewed(rows: list[str]) -> list[str]:
    """Those rows, and what the page has of other games and budgets."""
    kept = {tuple(row.split("|")[1:3]): row for row in [*rows_of(TITLE, tuple(warren.games())), *rows]}
    return [kept[key] for key in sorted(kept)]


def section(rows: list[str]) -> str:
    """The duels' part of the page."""
    return f"""
Two seats; every deal is played twice with the seats swapped. Both sides think with as many simulations a decision,
or as long. OpenSpiel's side is `open_spiel.python.algorithms.ismcts` (its C++ search cannot search games written in
Python) with our compiled random playouts as its evaluator, exploration {EAGERNESS} for results from -1 to 1, and the
most visited move. A tie counts half; in brackets Wilson's 95% interval.

OpenSpiel's search is written in Python, ours is compiled: with the same time ours looks at many more worlds, so the
rows by time compare programs, not methods. In KOBOLD no tree is needed for that strength: a flat Monte Carlo player,
which plays every move out at random in imagined worlds, is level with the elder if it has the same time for a move.

| game | each decision | games | we win | our thinking a decision | theirs |
| --- | --- | --- | --- | --- | --- |
{chr(10).join(rows)}
"""


@click.command("duel")
@click.argument("names", nargs=-1, type=click.Choice(warren.games()), metavar="[GAME]…")
@click.option("--games", default=GAMES, show_default=True, help="Playings of each game.")
@click.option("--simulations", type=int, help="Simulations a decision, on both sides.")
@click.option("--seconds", default=0.0, help="Seconds a decision, on both sides, instead of simulations.")
@click.option("--eagerness", default=EAGERNESS, show_default=True, help="How readily OpenSpiel's tries other moves.")
@click.option("--jobs", default=1, show_default=True, help="Processes at once.")
@click.option("--keep/--no-keep", default=False, help="Write the table into docs/benchmarks.md.")
def main(
    names: tuple[str, ...], games: int, simulations: int | None, seconds: float, eagerness: float, jobs: int, keep: bool
) -> None:
    """Our search against OpenSpiel's, in all games or those named."""
    rows = []
    for name in names or warren.games():
        budget = 1_000_000 if seconds else simulations or SIMULATIONS[name]
        rows.append(row(pairings(name, games, budget, seconds, eagerness), jobs))
    if keep:
        put_section(TITLE, section(renewed(rows)))
