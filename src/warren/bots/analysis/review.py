"""The review of a finished game: the expected result of every decision, by what its seat knew then.

Each decision is searched in worlds that the seat could not tell from the truth. Where another move looks better than
the one made, both are compared in the same worlds, and only a significant difference counts. What changes between two
decisions of a seat was luck: the cards, the dice, and what the others did.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import sqrt
from typing import Final, Literal

import msgspec

import warren
from warren.bots.analysis.explanations import MIN_VISITS, NEGLIGIBLE
from warren.bots.observation import Observation
from warren.bots.search.context import SearchContext
from warren.bots.search.decision import MoveStats
from warren.bots.search.ismcts import TreeSearch
from warren.bots.search.search_bot import SearchBot
from warren.engine.contract import State
from warren.engine.notation import SeatName, seat_of
from warren.engine.records import Record
from warren.engine.rng import Rng
from warren.engine.structs import Offer

#: Simulations for a decision, and for each of two moves compared. There is no time limit, so reviews are reproducible.
SIMULATIONS: Final = 1200
COMPARED: Final = 600
#: At simultaneous questions every answer gets few simulations, so there are this many times more.
SIMULTANEOUS_FACTOR: Final = 4
#: Without the compiled core there is time for fewer.
UNCOMPILED_DIVISOR: Final = 25
EXPLORATION: Final = 0.7
#: The smallest loss of a decision, and the smallest stroke of luck, that are reported, in thousandths of a win.
MIN_LOSS: Final = 30
MIN_SWING: Final = 60
#: A difference of this many standard errors is significant.
STANDARD_ERRORS: Final = 2.0
#: Only the greatest strokes of luck are shown, but every decision that was worse.
MAX_STROKES: Final = 6


class DecisionReview(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of one seat. `before` and `after` are its expected results, in thousandths of a win.

    `step` is the number of the move in the record. `better` is a move that would have been significantly better, if
    there was one; `after` is then lower than `before`. Moves are given as offers, in the terms of a screen.
    """

    step: int
    seat: int
    before: int
    after: int
    made: Offer
    better: Offer | None = None


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A turning point for a seat: a choice of its own, or what cards, dice and others did from `step` on."""

    kind: Literal["choice", "luck"]
    step: int
    before: int
    after: int
    made: Offer | None = None
    better: Offer | None = None


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's whole game: `line` has points of step and expectation, the last one is how it ended."""

    seat: int
    line: tuple[tuple[int, int], ...]
    choices: int
    luck: int
    decisions: int
    worse: int
    turns: tuple[Turn, ...]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A game reviewed: how many moves it had, how many games were imagined for a decision, and every seat's part."""

    game: str
    steps: int
    simulations: int
    seats: tuple[SeatReview, ...]


class Budget(msgspec.Struct, frozen=True):
    """How many simulations are spent on a decision, and on each of two moves compared."""

    simulations: int
    compared: int

    @staticmethod
    def default() -> "Budget":
        """The default: a review takes seconds."""
        divisor = 1 if warren.compiled() else UNCOMPILED_DIVISOR
        return Budget(SIMULATIONS // divisor, COMPARED // divisor)


def count_decisions(record: Record, seats: Collection[SeatName]) -> int:
    """The number of decisions of these seats."""
    return sum(1 for _ in _decisions(record, seats))


def review_decisions(
    record: Record, seats: Collection[SeatName], budget: Budget | None = None
) -> Iterator[DecisionReview]:
    """Review every decision of these seats in turn; a single legal move is no decision."""
    spent = budget or Budget.default()
    for decision in _decisions(record, seats):
        yield _review(record, decision, spent)


def try_review_decisions(
    record: Record, seats: Collection[SeatName], budget: Budget
) -> Iterator[DecisionReview | Exception]:
    """The same, with an error in place of each decision that could not be reviewed."""
    for decision in _decisions(record, seats):
        try:
            reviewed: DecisionReview | Exception = _review(record, decision, budget)
        except Exception as error:  # noqa: BLE001 - whatever it is, the others can be reviewed
            reviewed = error
        yield reviewed


def _review(record: Record, decision: tuple[int, int, State, str], budget: Budget) -> DecisionReview:
    step, seat, state, move = decision
    return review_decision(state, seat, move, step, budget, f"review/{record.seed}/{step}")


def _decisions(record: Record, seats: Collection[SeatName]) -> Iterator[tuple[int, int, State, str]]:
    state = record.start()
    wanted = {state.seat_at(seat) for seat in seats}
    for step, (seat, move) in enumerate(record.moves, start=1):
        if seat in wanted and len(state.moves(seat)) > 1:
            yield step, seat, state, move
        state.push(seat, move)


def review_decision(state: State, seat: int, move: str, step: int, budget: Budget, seed: str) -> DecisionReview:
    """Review one decision, by the seat's observation of the state alone."""
    made = int(state.game.code_of(move))
    is_simultaneous = answers_together(state, seat)
    simulations = budget.simulations * (SIMULTANEOUS_FACTOR if is_simultaneous else 1)
    bot = SearchBot("review", simulations=simulations, seconds=0.0)
    analysed = bot.analyse(Observation(state, seat), Rng.seeded(seed))
    if is_simultaneous:
        before, loss, best = mixed_loss(analysed, made)
    else:
        before, best = analysed[0].value, int(analysed[0].code)
        loss = 0 if best == made else significant_loss(state, seat, made, best, budget.compared, seed)
    return DecisionReview(
        step=step,
        seat=seat,
        before=before,
        after=max(0, before - loss),
        made=state.game.offer(state, seat, made),
        better=state.game.offer(state, seat, best) if loss else None,
    )


def answers_together(state: State, seat: int) -> bool:
    """Whether others answer the same question without knowing this seat's answer."""
    world = state.imagine(seat, Rng.seeded("together"))
    world.reopen(seat)
    return len(world.ask().seats) > 1


def mixed_loss(analysed: Sequence[MoveStats], made: int) -> tuple[int, int, int]:
    """For a mixed strategy: its value, the loss by the answer made, and the most probable answer.

    An answer that belongs to the strategy loses nothing, and one with few visits cannot be reviewed.
    """
    total = sum(each.probability for each in analysed)
    before = int(sum(each.probability * each.value for each in analysed) // max(total, 1))
    for each in analysed:
        if each.code == made and each.probability < NEGLIGIBLE and each.visits >= MIN_VISITS:
            # The largest variance that the mean allows: that of wins and losses alone.
            value = max(50, int(each.value))
            noise = STANDARD_ERRORS * sqrt(value * (1000 - value) / each.visits)
            loss = int(before) - int(each.value)
            return before, loss if loss >= max(MIN_LOSS, noise) else 0, int(analysed[0].code)
    return before, 0, made


def significant_loss(state: State, seat: int, made: int, best: int, worlds: int, seed: str) -> int:
    """How much less one move is worth than another in the same worlds; 0 unless the difference is significant."""
    pair = [values_of(state, seat, code, worlds, seed) for code in (best, made)]
    differences = [better - worse for better, worse in zip(*pair, strict=True)]
    mean = sum(differences) / worlds
    error = sqrt(sum((each - mean) ** 2 for each in differences)) / worlds
    return round(mean) if mean >= max(MIN_LOSS, STANDARD_ERRORS * error) else 0


def values_of(state: State, seat: int, code: int, worlds: int, seed: str) -> list[int]:
    """The values of a move for its seat in a number of imagined worlds, the same ones for every move.

    The worlds are played on by tree searches that learn from each other: one for every question the move leads to.
    """
    rng = Rng.seeded(f"{seed}/on")
    after: dict[tuple[int, str], TreeSearch] = {}
    found = []
    for number in range(worlds):
        world = state.imagine(seat, Rng.seeded(f"{seed}/{number}"))
        world.push(seat, code)
        world.reopen(seat)
        question = (int(world.asked()), world.ask_kind())
        if question not in after:
            after[question] = TreeSearch(SearchContext(Observation(world, seat), rng, worlds, EXPLORATION))
        after[question].simulate_once(world)
        found.append(int(after[question].rollouts.values[seat]))
    return found


# The complete game of a seat.


def review(record: Record, seats: Sequence[SeatName], reviewed: Sequence[DecisionReview], budget: Budget) -> Review:
    """The review, from decisions that were reviewed with that budget."""
    return Review(
        game=record.game.name,
        steps=len(record.moves),
        simulations=budget.simulations,
        seats=summarize(record, seats, reviewed),
    )


def summarize(record: Record, seats: Iterable[SeatName], reviewed: Sequence[DecisionReview]) -> tuple[SeatReview, ...]:
    """The review of every seat; `reviewed` may contain decisions of other seats."""
    outcome = record.replay().outcome()
    winners = outcome.winners if outcome is not None else ()
    return tuple(
        _summary(
            seat,
            [each for each in reviewed if each.seat == seat],
            len(record.moves),
            1000 // len(winners) if seat in winners else 0,
        )
        for seat in (seat_of(named, record.seats) for named in seats)
    )


def _summary(seat: int, own: Sequence[DecisionReview], last: int, ended: int) -> SeatReview:
    points = [point for each in own for point in ((each.step - 1, each.before), (each.step, each.after))]
    costs = sum(each.after - each.before for each in own)
    return SeatReview(
        seat=seat,
        line=(*points, (last, ended)),
        choices=costs,
        luck=(ended - own[0].before - costs) if own else 0,
        decisions=len(own),
        worse=sum(each.better is not None for each in own),
        turns=turning_points(own, ended),
    )


def turning_points(own: Sequence[DecisionReview], ended: int) -> tuple[Turn, ...]:
    """Where a seat's expected result changed: its worse decisions and the greatest strokes of luck, in order."""
    choices = [
        Turn(kind="choice", step=at.step, before=at.before, after=at.after, made=at.made, better=at.better)
        for at in own
        if at.better is not None
    ]
    strokes = [_luck(at, own[number].before if number < len(own) else ended) for number, at in enumerate(own, start=1)]
    great = sorted((stroke for stroke in strokes if abs(stroke.after - stroke.before) >= MIN_SWING), key=_size)
    return tuple(sorted([*choices, *great[:MAX_STROKES]], key=lambda turn: (turn.step, turn.kind)))


def _luck(at: DecisionReview, after: int) -> Turn:
    """What happened to a seat between a decision and its next, or the end."""
    return Turn(kind="luck", step=at.step, before=at.after, after=after)


def _size(turn: Turn) -> int:
    """The greatest first."""
    return -abs(turn.after - turn.before)
