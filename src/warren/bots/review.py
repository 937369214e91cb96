"""The review of a game that is over: what every decision was worth, judged by what its seat knew then.

For each decision a search thinks in worlds that the seat could not tell from the truth. Where another move looks better
than the one made, both are made in the same imagined worlds, and only a clear difference counts. What changes between
two decisions of a seat was luck: the cards, the dice, and what the others did.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import sqrt
from typing import Final, Literal

import msgspec

import warren
from warren.bots.decision import Weighed
from warren.bots.observation import Observation
from warren.bots.reasons import ENOUGH_TRIES, HARDLY_EVER
from warren.bots.search import SearchBot
from warren.bots.searcher import Searcher
from warren.engine.contract import State
from warren.engine.notation import SeatName, seat_of
from warren.engine.records import Record
from warren.engine.rng import Rng
from warren.engine.structs import Offer

#: Simulations for a decision, and for each of two moves that are compared. They fix the numbers, whatever the machine.
SIMULATIONS: Final = 1200
COMPARED: Final = 600
#: Where several answer together, every answer is tried seldom: so many times more are needed.
TOGETHER: Final = 4
#: Without the compiled core there is time for fewer.
FEWER: Final = 25
EAGERNESS: Final = 0.7
#: Thousandths of a win that make a choice worth naming, and a stroke of luck.
WORSE: Final = 30
TURNING: Final = 60
#: A difference of so many standard errors is clear.
CLEAR: Final = 2.0
#: Of strokes of luck the greatest are shown, of choices that were worse every one.
MOST_LUCK: Final = 6


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of one seat. `before` and `after` are what it could expect, in thousandths of a win.

    `step` is the number of the move in the record. `better` is the move that would have been clearly better, if one
    was; `after` is then lower than `before`. The offers say in a screen's terms what was done and what was better.
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
    def usual() -> "Budget":
        """As many as take seconds a game."""
        fewer = 1 if warren.compiled() else FEWER
        return Budget(SIMULATIONS // fewer, COMPARED // fewer)


def count_decisions(record: Record, seats: Collection[SeatName]) -> int:
    """How many decisions of these seats there are to judge."""
    return sum(1 for _ in _decisions(record, seats))


def judge(record: Record, seats: Collection[SeatName], budget: Budget | None = None) -> Iterator[Judged]:
    """Every decision of these seats in turn; those with one legal move are none."""
    spent = budget or Budget.usual()
    for decision in _decisions(record, seats):
        yield _judge(record, decision, spent)


def try_to_judge(record: Record, seats: Collection[SeatName], budget: Budget) -> Iterator[Judged | Exception]:
    """The same; for a decision that cannot be judged, what went wrong."""
    for decision in _decisions(record, seats):
        try:
            judged: Judged | Exception = _judge(record, decision, budget)
        except Exception as error:  # noqa: BLE001 - whatever it is, the others can be judged
            judged = error
        yield judged


def _judge(record: Record, decision: tuple[int, int, State, str], budget: Budget) -> Judged:
    step, seat, state, move = decision
    return judge_one(state, seat, move, step, budget, f"review/{record.seed}/{step}")


def _decisions(record: Record, seats: Collection[SeatName]) -> Iterator[tuple[int, int, State, str]]:
    state = record.start()
    wanted = {state.seat_at(seat) for seat in seats}
    for step, (seat, move) in enumerate(record.moves, start=1):
        if seat in wanted and len(state.moves(seat)) > 1:
            yield step, seat, state, move
        state.push(seat, move)


def judge_one(state: State, seat: int, move: str, step: int, budget: Budget, seed: str) -> Judged:
    """What a decision was worth. The state is only looked at through the seat's eyes."""
    made = int(state.game.code_of(move))
    seen = Observation(state, seat)
    together = answers_together(state, seat)
    bot = SearchBot("review", simulations=budget.simulations * (TOGETHER if together else 1), seconds=0.0)
    weighed = bot.weigh(seen, Rng.seeded(seed))
    if together:
        before, loss, best = judge_mixed(weighed, made)
    else:
        before, best = weighed[0].result, int(weighed[0].code)
        loss = 0 if best == made else clear_loss(state, seat, made, best, budget.compared, seed)
    return Judged(
        step=step,
        seat=seat,
        before=before,
        after=max(0, before - loss),
        made=state.game.offer(state, seat, made),
        better=state.game.offer(state, seat, best) if loss else None,
    )


def answers_together(state: State, seat: int) -> bool:
    """Whether others answer the same question, none knowing what the rest say."""
    world = state.imagine(seat, Rng.seeded("together"))
    world.reopen(seat)
    return len(world.ask().seats) > 1


def judge_mixed(weighed: Sequence[Weighed], made: int) -> tuple[int, int, int]:
    """Where answers are mixed: what the mixture brings, what the answer made costs, and the answer most meant.

    An answer that belongs to the mixture costs nothing, and one that was hardly tried cannot be judged.
    """
    total = sum(each.share for each in weighed)
    before = int(sum(each.share * each.result for each in weighed) // max(total, 1))
    for each in weighed:
        if each.code == made and each.share < HARDLY_EVER and each.tries >= ENOUGH_TRIES:
            # As if every game were won or lost, which spreads results most.
            result = max(50, int(each.result))
            noise = CLEAR * sqrt(result * (1000 - result) / each.tries)
            loss = int(before) - int(each.result)
            return before, loss if loss >= max(WORSE, noise) else 0, int(weighed[0].code)
    return before, 0, made


def clear_loss(state: State, seat: int, made: int, best: int, worlds: int, seed: str) -> int:
    """How much less one move brings than another in the same worlds; 0 unless the difference is clear."""
    pair = [results_of(state, seat, code, worlds, seed) for code in (best, made)]
    differences = [better - worse for better, worse in zip(*pair, strict=True)]
    mean = sum(differences) / worlds
    error = sqrt(sum((each - mean) ** 2 for each in differences)) / worlds
    return round(mean) if mean >= max(WORSE, CLEAR * error) else 0


def results_of(state: State, seat: int, code: int, worlds: int, seed: str) -> list[int]:
    """How a move goes for its seat in so many imagined worlds, the same ones for every move.

    A search learns to play on in them: one for each question that the move can lead to.
    """
    rng = Rng.seeded(f"{seed}/on")
    after: dict[tuple[int, str], Searcher] = {}
    found = []
    for number in range(worlds):
        world = state.imagine(seat, Rng.seeded(f"{seed}/{number}"))
        world.push(seat, code)
        world.reopen(seat)
        question = (int(world.asked()), world.ask_kind())
        if question not in after:
            after[question] = Searcher(Observation(world, seat), rng, worlds, EAGERNESS)
        after[question].think_through(world)
        found.append(int(after[question].results[seat]))
    return found


# The whole game of a seat.


def review(record: Record, seats: Sequence[SeatName], judged: Sequence[Judged], budget: Budget) -> Review:
    """All of it, from the decisions that were judged with that budget."""
    return Review(
        game=record.game.name,
        steps=len(record.moves),
        simulations=budget.simulations,
        seats=summarize(record, seats, judged),
    )


def summarize(record: Record, seats: Iterable[SeatName], judged: Sequence[Judged]) -> tuple[SeatReview, ...]:
    """What the decisions come to, seat by seat; `judged` may hold those of other seats too."""
    outcome = record.replay().outcome()
    winners = outcome.winners if outcome is not None else ()
    return tuple(
        _summary(
            seat,
            [each for each in judged if each.seat == seat],
            len(record.moves),
            1000 // len(winners) if seat in winners else 0,
        )
        for seat in (seat_of(named, record.seats) for named in seats)
    )


def _summary(seat: int, own: Sequence[Judged], last: int, ended: int) -> SeatReview:
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


def turning_points(own: Sequence[Judged], ended: int) -> tuple[Turn, ...]:
    """Where a seat's expectation changed, by its own choices and most by luck, in the order of the game."""
    choices = [
        Turn(kind="choice", step=at.step, before=at.before, after=at.after, made=at.made, better=at.better)
        for at in own
        if at.better is not None
    ]
    strokes = [_luck(at, own[number].before if number < len(own) else ended) for number, at in enumerate(own, start=1)]
    great = sorted((stroke for stroke in strokes if abs(stroke.after - stroke.before) >= TURNING), key=_size)
    return tuple(sorted([*choices, *great[:MOST_LUCK]], key=lambda turn: (turn.step, turn.kind)))


def _luck(at: Judged, after: int) -> Turn:
    """What came over a seat between a decision and its next, or the end."""
    return Turn(kind="luck", step=at.step, before=at.after, after=after)


def _size(turn: Turn) -> int:
    """The greatest first."""
    return -abs(turn.after - turn.before)
