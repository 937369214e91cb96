"""The dataset of the duel policy: for every decision in a duel its features and a search's values of the moves.

A search plays against greedy, with some exploration so that all sorts of hands occur. A dataset can be kept in a file
of JSON lines, a chunk of games each, to be resumed or extended later.
"""

from collections.abc import Container, Generator, Iterable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from warren.bots.observation import Observation
from warren.bots.search.decision import MoveStats
from warren.bots.search.search_bot import SearchBot
from warren.bots.search.searcher import Searcher
from warren.bots.simple.greedy import GreedyBot
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.advice import TrenchAdvice
from warren.games.trenchcoat.strategy.duels.features import (
    INPUTS,
    MOVE_TYPES,
    DuelFeatures,
    is_duel_decision,
    move_type,
)
from warren.lab.jsonl import read_lines
from warren.lab.simulate.executor import Piece, Spread

#: Percentages of moves that are the search's own, and the full policy's; the rest is random.
SEARCH_PERCENT: Final = 75
POLICY_PERCENT: Final = 17
#: The rollout depth is that of a search with this number of simulations.
DEPTH_SIMULATIONS: Final = 16_000
#: Games of a chunk.
CHUNK: Final = 10


class Sample(msgspec.Struct, rename={"indices": "which", "values": "much", "move_types": "kinds", "visits": "tries"}):
    """One decision: its sparse features, and for each type of move the search's result and visit count.

    Files keep the field names of the first version, so that older datasets can be resumed.
    """

    indices: list[int]
    values: list[float]
    move_types: list[int]
    results: list[int]
    visits: list[int]


class Task(msgspec.Struct, frozen=True, rename={"from_scratch": "afresh"}):
    """How games are generated; `from_scratch` plays them without the current duel policy."""

    seed: str
    simulations: int
    from_scratch: bool


class Chunk(msgspec.Struct, rename={"samples": "thoughts", "inputs": "read", "move_types": "kinds"}):
    """The samples of some games of a task, and the size of the network they are meant for."""

    task: Task
    first: int
    games: int
    samples: list[Sample]
    inputs: int = INPUTS
    move_types: int = MOVE_TYPES


class WrongDataset(Exception):
    """A file holds something else, or samples with other features."""


# Generating.


def generate(task: Task, games: int, known: Iterable[Chunk], spread: Spread) -> Generator[Chunk]:
    """Generate the games that are missing; closing the iterator stops the work."""
    done = {chunk.first + number for chunk in known if chunk.task == task for number in range(chunk.games)}
    with closing(spread(partial(generate_chunk, task), missing(games, done))) as chunks:
        yield from chunks


def missing(games: int, done: Container[int]) -> list[Piece]:
    """The chunks still to generate; of an unfinished one the rest.

    >>> missing(25, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
    [(12, 8), (20, 5)]
    """
    chunks = []
    for first in range(0, games, CHUNK):
        left = [number for number in range(first, min(first + CHUNK, games)) if number not in done]
        if left:
            chunks.append((left[0], len(left)))
    return chunks


def generate_chunk(task: Task, first: int, games: int) -> Chunk:
    """Play some games."""
    advice = find_game("trenchcoat").advice
    assert isinstance(advice, TrenchAdvice)
    was_enabled = advice.duel_policy.is_enabled
    advice.duel_policy.is_enabled = was_enabled and not task.from_scratch
    try:
        found = [play_game(f"{task.seed}/{number}", task.simulations) for number in range(first, first + games)]
    finally:
        advice.duel_policy.is_enabled = was_enabled
    return Chunk(task, first, games, [sample for samples in found for sample in samples])


def play_game(seed: str, simulations: int) -> list[Sample]:
    """The samples of one game against greedy."""
    game = find_game("trenchcoat")
    state = game.table(2, game.read_options(2, {})).again(Rng.seeded(seed))
    assert isinstance(state, TrenchState)
    rng = Rng.seeded(f"{seed}/thinking")
    searcher_seat, greedy, sensible = rng.below(2), GreedyBot(), GreedyBot("sensible", full=True)
    search = SearchBot("search", simulations, 0.0)
    samples = []
    while (seat := state.next_seat()) >= 0:
        seen = Observation(state, seat)
        advised = (sensible if seat == searcher_seat else greedy).choose(seen, rng)
        if seat != searcher_seat or len(seen.moves()) == 1 or seen.is_solved():
            state._apply(seat, advised)
            continue
        searcher = Searcher(seen, rng, DEPTH_SIMULATIONS, search.exploration)
        search.run(searcher)
        analysed = searcher.move_stats()
        if is_duel_decision(state):
            samples.append(sample_of(state, seat, analysed))
        state._apply(seat, explore(seen, analysed, advised, rng))
    return samples


def sample_of(state: TrenchState, seat: int, analysed: Sequence[MoveStats]) -> Sample:
    """The features of a decision, and the search's statistics."""
    features = DuelFeatures()
    features.extract(state, seat)
    return Sample(
        list(features.indices[: features.count]),
        list(features.values[: features.count]),
        [move_type(state, seat, each.code) for each in analysed],
        [each.value for each in analysed],
        [each.visits for each in analysed],
    )


def explore(seen: Observation, analysed: Sequence[MoveStats], advised: int, rng: Rng) -> int:
    """Mostly the search's move, sometimes the policy's or a random one."""
    lot = rng.below(100)
    if lot < SEARCH_PERCENT:
        share = rng.below(max(sum(each.probability for each in analysed), 1))
        for each in analysed:
            share -= each.probability
            if share < 0:
                return each.code
    if lot < SEARCH_PERCENT + POLICY_PERCENT:
        return advised
    moves = [move.code for move in seen.moves()]
    return moves[rng.below(len(moves))]


# Reading.


def read_dataset(path: Path) -> list[Chunk]:
    """All chunks of a file; raises `WrongDataset` if something else is in it."""
    decoder = msgspec.json.Decoder(Chunk)
    try:
        chunks = [decoder.decode(line) for line in read_lines(path)]
    except msgspec.DecodeError as error:
        raise WrongDataset(path) from error
    if any((chunk.inputs, chunk.move_types) != (INPUTS, MOVE_TYPES) for chunk in chunks):
        raise WrongDataset(path)
    return chunks


def samples_of(chunks: Iterable[Chunk]) -> list[Sample]:
    """All samples, ordered by task and game, whatever order they were generated in."""

    def order(chunk: Chunk) -> tuple[str, int, bool, int]:
        return chunk.task.seed, chunk.task.simulations, chunk.task.from_scratch, chunk.first

    return [sample for chunk in sorted(chunks, key=order) for sample in chunk.samples]
