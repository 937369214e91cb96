"""What a search thinks in duels of Trench Coat: for every decision what its seat read, and what each move was worth.

A search plays against greedy, now and then not what it means, so that all sorts of hands turn up. Thoughts may be kept
in a file, some games to a line, so that nothing is thought twice and more can be added later.
"""

from collections.abc import Container, Generator, Iterable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from warren.bots.decision import Weighed
from warren.bots.greedy import GreedyBot
from warren.bots.observation import Observation
from warren.bots.search import SearchBot
from warren.bots.searcher import Searcher
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng
from warren.games.trenchcoat.advice import TrenchAdvice
from warren.games.trenchcoat.duel import KINDS, READ, Duel, is_duel, kind_of
from warren.games.trenchcoat.state import TrenchState
from warren.lab.lines import read_lines
from warren.lab.work import Piece, Spread

#: Of a hundred moves so many are what the search means, and so many what is advised; the rest is any move.
MEANT: Final = 75
ADVISED: Final = 17
#: Simulations look as far ahead as if there were so many.
FAR: Final = 16_000
#: Games of a piece of work, and of a line.
PIECE: Final = 10


class Thought(msgspec.Struct):
    """One decision: what was read, and what the search thought of each kind of move, trying it so often."""

    which: list[int]
    much: list[float]
    kinds: list[int]
    results: list[int]
    tries: list[int]


class Task(msgspec.Struct, frozen=True):
    """Games to think through, with how many simulations a move; `afresh` without what was learned before."""

    seed: str
    simulations: int
    afresh: bool


class Line(msgspec.Struct):
    """What was thought in some games of a task, and how many numbers are read and kinds of moves told apart."""

    task: Task
    first: int
    games: int
    thoughts: list[Thought]
    read: int = READ
    kinds: int = KINDS


class OtherThoughts(Exception):
    """A file holds something else, or thoughts about what is read differently now."""


# Thinking.


def think_on(task: Task, games: int, known: Iterable[Line], spread: Spread) -> Generator[Line]:
    """Think through what is missing of so many games; closing the iterator stops the work."""
    done = {line.first + number for line in known if line.task == task for number in range(line.games)}
    with closing(spread(partial(think_line, task), missing(games, done))) as lines:
        yield from lines


def missing(games: int, done: Container[int]) -> list[Piece]:
    """Pieces of so many games; what was done of one is its beginning.

    >>> missing(25, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
    [(12, 8), (20, 5)]
    """
    pieces = []
    for first in range(0, games, PIECE):
        left = [number for number in range(first, min(first + PIECE, games)) if number not in done]
        if left:
            pieces.append((left[0], len(left)))
    return pieces


def think_line(task: Task, first: int, games: int) -> Line:
    """What a search thinks in some games."""
    advice = find_game("trenchcoat").advice
    assert isinstance(advice, TrenchAdvice)
    was_silent = advice.experience.is_silent
    advice.experience.is_silent = was_silent or task.afresh
    try:
        found = [think(f"{task.seed}/{number}", task.simulations) for number in range(first, first + games)]
    finally:
        advice.experience.is_silent = was_silent
    return Line(task, first, games, [thought for thoughts in found for thought in thoughts])


def think(seed: str, simulations: int) -> list[Thought]:
    """What a search thinks in one game against greedy."""
    game = find_game("trenchcoat")
    state = game.table(2, game.read_options(2, {})).again(Rng.seeded(seed))
    assert isinstance(state, TrenchState)
    rng = Rng.seeded(f"{seed}/thinking")
    thinker, greedy, sensible = rng.below(2), GreedyBot(), GreedyBot("sensible", thinks_over=True)
    search = SearchBot("search", simulations, 0.0)
    thoughts = []
    while (seat := state.next_seat()) >= 0:
        seen = Observation(state, seat)
        advised = (sensible if seat == thinker else greedy).choose(seen, rng)
        if seat != thinker or len(seen.moves()) == 1 or seen.is_solved():
            state._apply(seat, advised)
            continue
        searcher = Searcher(seen, rng, FAR, search.eagerness)
        search.think(searcher)
        weighed = searcher.weighed()
        if is_duel(state):
            thoughts.append(thought_about(state, seat, weighed))
        state._apply(seat, chosen(seen, weighed, advised, rng))
    return thoughts


def thought_about(state: TrenchState, seat: int, weighed: Sequence[Weighed]) -> Thought:
    """What was read, and what was thought of it."""
    duel = Duel()
    duel.read(state, seat)
    return Thought(
        list(duel.which[: duel.count]),
        list(duel.much[: duel.count]),
        [kind_of(state, seat, each.code) for each in weighed],
        [each.result for each in weighed],
        [each.tries for each in weighed],
    )


def chosen(seen: Observation, weighed: Sequence[Weighed], advised: int, rng: Rng) -> int:
    """Mostly what is meant."""
    lot = rng.below(100)
    if lot < MEANT:
        share = rng.below(max(sum(each.share for each in weighed), 1))
        for each in weighed:
            share -= each.share
            if share < 0:
                return each.code
    if lot < MEANT + ADVISED:
        return advised
    moves = [move.code for move in seen.moves()]
    return moves[rng.below(len(moves))]


# Keeping.


def read_thoughts(path: Path) -> list[Line]:
    """All lines of a file; raises `OtherThoughts` if something else is in it."""
    decoder = msgspec.json.Decoder(Line)
    try:
        lines = [decoder.decode(line) for line in read_lines(path)]
    except msgspec.DecodeError as error:
        raise OtherThoughts(path) from error
    if any((line.read, line.kinds) != (READ, KINDS) for line in lines):
        raise OtherThoughts(path)
    return lines


def in_order(lines: Iterable[Line]) -> list[Thought]:
    """All thoughts, task by task and game by game, in whatever order they came."""
    ordered = sorted(lines, key=lambda line: (line.task.seed, line.task.simulations, line.task.afresh, line.first))
    return [thought for line in ordered for thought in line.thoughts]
