"""Games of bots with all laws checked, by number: the same number is always the same game.

    python -m tests.laws.bot_games                                20,000 games of every game at every seat count
    python -m tests.laws.bot_games trenchcoat --seats 3 --games 500
    python -m tests.laws.bot_games trenchcoat --seats 3 --number 1234     that one alone, to see why it failed

In one game of ten the position of every state is written, read and played on from, in the others that of some states.
All laws are checked at one state of 60 in one game of ten, at one of 120 in the others. The laws of replay,
conservation and ending are checked in every game. A run that was stopped goes on where it was, as long as neither rules
nor bots nor laws have changed.
"""

import argparse
import hashlib
import os
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final, NamedTuple

import warren
from warren import Rng
from warren.engine.contract import Game
from warren.engine.laws import DEALS, check_playing
from warren.engine.options import OptionValue
from warren.games import older_rules
from warren.host.workers.bot_workers import die_with

from .players import EVERYBODY, WHIMS, Company
from .test_every_game import spread

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "build" / "bot-games"
#: Those who move at once play most games; in one of so many everybody has their turn, those who think, too.
QUICK: Final = ("hatchling", "digger", "scout", "random", "greedy")
THINKING: Final = 6
#: The simulations of those who search.
SIMULATIONS: Final = 8
#: One game in so many is played by older rules, where there are any, and one in so many begins with other deals.
OLDER: Final = 8
OTHER_DEALS: Final = 200
#: All laws are checked at one of so many states; the positions of imagined worlds at one of so many.
EVERY: Final = 60
WORLDS: Final = 3
#: In one game of so many every position and many worlds are read; in the others one of so many, and all laws are
#: checked at one state where a thorough game has two.
THOROUGH: Final = 10
SOME: Final = 12
SPARSE: Final = 2
#: Games that are played at a stretch.
CHUNK: Final = 50
#: How many failures are told of one game and seat count before it is given up.
ENOUGH: Final = 20


class Numbered(NamedTuple):
    """A game with all that was chosen for its number."""

    game: Game
    seats: int
    number: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    whim: int


class Tally(NamedTuple):
    """How many games there were, how many states they had, and what failed."""

    games: int
    states: int
    failures: tuple[str, ...] = ()


def numbered(name: str, seats: int, number: int) -> Numbered:
    """The game of that number: bots, options (in half of the games the usual ones) and whims follow from it."""
    rng = Rng.seeded(f"bot games {name} {seats} {number}")
    older = older_rules(name)
    rules = older[rng.below(len(older))] if older and number % OLDER == 1 else None
    choices = spread(name, seats)
    options = choices[rng.below(len(choices))] if rng.below(2) else {}
    if number % THINKING:
        bots = tuple(QUICK[rng.below(len(QUICK))] for _ in range(seats))
    else:
        at = number // THINKING * seats
        bots = tuple(EVERYBODY[(at + seat) % len(EVERYBODY)] for seat in range(seats))
    return Numbered(warren.game(name, rules), seats, number, options, bots, WHIMS[rng.below(len(WHIMS))])


def play(chosen: Numbered, every: int, worlds: int = 1, deals: int = 0, positions: int = 1) -> int:
    """Play it, with all laws at one of every `every` states; how many states it had."""
    game, seats, number, options, bots, whim = chosen
    company = Company(game, bots, SIMULATIONS, whim, Rng.seeded(f"company {number}"))
    record = check_playing(game, seats, number, options, every, company.choose, worlds, deals, positions)
    return len(record.moves) + 1


def play_some(name: str, seats: int, numbers: range) -> Tally:
    """Play those games of a soak, and note the failures."""
    states, failures = 0, []
    for number in numbers:
        try:
            deals = DEALS if number % OTHER_DEALS == 0 else 0
            every, positions = (EVERY, 1) if number % THOROUGH == 0 else (EVERY * SPARSE, SOME)
            states += play(numbered(name, seats, number), every, WORLDS * positions, deals, positions)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told and the others go on
            failures.append(failure(name, seats, number, error))
    return Tally(len(numbers), states, tuple(failures))


def failure(name: str, seats: int, number: int, error: Exception) -> str:
    """What failed, and how to see it again."""
    why = str(error).splitlines() or [""]
    again = f"python -m tests.laws.bot_games {name} --seats {seats} --number {number}"
    return f"{again}\n    {type(error).__name__}: {why[0]}"


def soak(name: str, seats: int, games: int, pool: ProcessPoolExecutor) -> Iterator[Tally]:
    """Play so many games on all cores; what there was so far, again and again. What was played before is kept."""
    kept = KEPT / fingerprint() / f"{name}-{seats}.txt"
    kept.parent.mkdir(parents=True, exist_ok=True)
    done = dict(read_kept(kept))
    total = Tally(sum(tally.games for tally in done.values()), sum(tally.states for tally in done.values()))
    yield total
    chunks = [range(at, min(at + CHUNK, games)) for at in range(0, games, CHUNK) if at not in done]
    waiting = {pool.submit(play_some, name, seats, chunk): chunk for chunk in chunks}
    try:
        for future in as_completed(waiting):
            tally = future.result()
            if not tally.failures:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(f"{waiting[future].start} {tally.games} {tally.states}\n")
            total = Tally(total.games + tally.games, total.states + tally.states, total.failures + tally.failures)
            yield total
            if len(total.failures) >= ENOUGH:
                return
    finally:
        for future in waiting:
            future.cancel()


def read_kept(kept: Path) -> Iterator[tuple[int, Tally]]:
    """The chunks that were played without a failure, by the number of their first game."""
    for line in kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []:
        start, games, states = map(int, line.split())
        yield start, Tally(games, states)


def fingerprint() -> str:
    """A short word for the rules, bots and laws as they are now."""
    digest = hashlib.sha256()
    folders = [ROOT / "src" / "warren" / part for part in ("engine", "games", "bots")]
    for path in sorted(path for folder in [*folders, Path(__file__).parent] for path in folder.rglob("*")):
        if path.suffix in {".py", ".toml"}:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def workers(cores: int = os.cpu_count() or 1) -> ProcessPoolExecutor:
    """A process for every core, which ends when this one does."""
    return ProcessPoolExecutor(cores, initializer=die_with, initargs=(os.getpid(),))


def say(text: str, end: str = "\n") -> None:
    """Tell somebody who waits."""
    sys.stdout.write(text + end)
    sys.stdout.flush()


def play_one(name: str, seats: int, number: int) -> int:
    """Play a game alone with every law at every state, and tell what it is and what fails; the exit code."""
    chosen = numbered(name, seats, number)
    given = " ".join(f"{option}={value}" for option, value in chosen.options.items()) or "usual options"
    say(f"{name}, rules {chosen.game.rules_version}, {seats} seats, {given}, seed {number}: {', '.join(chosen.bots)}")
    try:
        states = play(chosen, 1, 1, DEALS)
    except Exception:  # noqa: BLE001 - it is what was asked for
        say(traceback.format_exc())
        return 1
    say(f"all laws kept at {states} states")
    return 0


def main() -> int:
    """Play what is asked for; the exit code."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", nargs="*", help="all games unless named")
    words.add_argument("--seats", type=int, help="all seat counts unless given")
    words.add_argument("--games", type=int, default=20_000, help="number of games for each seat count")
    words.add_argument("--number", type=int, help="play the game of this number alone, with all laws at every state")
    words.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="number of processes")
    given = words.parse_args()
    names = given.game or warren.games()
    counts = [(name, seats) for name in names for seats in warren.game(name).seat_counts]
    counts = [(name, seats) for name, seats in counts if given.seats in (None, seats)]
    if given.number is not None:
        return max(play_one(name, seats, given.number) for name, seats in counts)
    failed = 0
    with workers(given.cores) as pool:
        for name, seats in counts:
            begun = last = time.monotonic()
            total = Tally(0, 0)
            for total in soak(name, seats, given.games, pool):
                if time.monotonic() - last > 30:
                    last = time.monotonic()
                    say(f"{name}, {seats} seats: {total.games} games, {len(total.failures)} failures")
            took = time.monotonic() - begun
            say(
                f"{name}, {seats} seats: {total.games} games, {total.states} states, {len(total.failures)} failures, "
                f"{took:.0f} s"
            )
            for told in total.failures:
                say(told)
            failed += len(total.failures)
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
