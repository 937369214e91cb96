"""Two who answer at once: what every pair of answers brought, and mixtures against which knowing them gains nothing.

What a pair brings is learned by simulations; the mixtures are found by regret matching over the whole table of pairs,
which settles sooner than regrets that every answer collects for itself while the other's mixture still changes.
The other may be supposed to answer out of habit in a part of the cases: the habit is answered as well as can be without
being read in the others. What the other can answer only in some worlds, because of something that it may hold unseen,
it answers by habit alone: nobody can count on holding it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.bots.tree import NONE, WHOLE
from warren.engine.mixing import Mixing, solve
from warren.engine.moves import MoveList
from warren.engine.rng import Rng

#: The most answers of one seat.
ROOM: Final[i64] = 48
#: Rounds of regret matching, and simulations between two solutions.
ROUNDS: Final[i64] = 300
STRIDE: Final[i64] = 256


class Side(Mixing):
    """One of the two: its seat, its answers in the order in which they turned up, and how it mixes them."""

    def __init__(self, seat: i64, step: i64, across: i64) -> None:
        super().__init__(ROOM, step, across)
        self.seat: i64 = seat
        self.codes: vec[i64] = vec[i64]([NONE] * ROOM)
        #: In millionths.
        self.mixture: vec[i64] = vec[i64]([0] * ROOM)
        self.results: vec[i64] = vec[i64]([0] * (ROOM * ROOM))
        #: Worlds that were looked at, and in how many of them each answer was legal.
        self.worlds: i64 = 0
        self.legal_in: vec[i64] = vec[i64]([0] * ROOM)

    def place_of(self, code: i64) -> i64:
        """Where an answer stands, after the others if it is new; -1 if there is no room for it."""
        place: i64 = 0
        while place < self.count:
            if self.codes[place] == code:
                return place
            place += 1
        if place == ROOM:
            return NONE
        self.codes[place] = code
        self.count += 1
        return place

    def draw(self, rng: Rng, is_mixed: bool) -> i64:
        """One of the answers that are legal in every world: from the mixture, or any."""
        total: i64 = 0
        place: i64 = 0
        while place < self.count:
            total += self.weight(place, is_mixed)
            place += 1
        if total == 0:
            return NONE if not is_mixed else self.draw(rng, is_mixed=False)
        lot: i64 = rng.bits() % total
        place = 0
        while True:
            lot -= self.weight(place, is_mixed)
            if lot < 0:
                return self.codes[place]
            place += 1

    def weight(self, place: i64, is_mixed: bool) -> i64:
        """How likely an answer is drawn: none that is legal only in some worlds."""
        if not self.is_sure(place):
            return 0
        return self.mixture[place] if is_mixed else 1

    def has_room(self, legal: MoveList) -> bool:
        """Give every answer that is legal in one more world its place; whether all have one."""
        self.worlds += 1
        at: i64 = 0
        while at < legal.count:
            place: i64 = self.place_of(legal.codes[at])
            if place == NONE:
                return False
            self.legal_in[place] += 1
            at += 1
        return True

    def is_sure(self, place: i64) -> bool:
        """Whether an answer was legal in every world so far."""
        return self.legal_in[place] == self.worlds

    def settle(self) -> None:
        """The mixture is the solution."""
        place: i64 = 0
        while place < self.count:
            self.mixture[place] = i64(self.share(place) * float(WHOLE))
            place += 1


class Standoff:
    """The table of pairs."""

    def __init__(self, one: i64, other: i64, habitual: float) -> None:
        self.one = Side(one, ROOM, 1)
        self.other = Side(other, 1, ROOM)
        self.tries: vec[i64] = vec[i64]([0] * (ROOM * ROOM))
        #: How much of the other's answers is habit, if it is found to have any.
        self.habitual: float = habitual
        self.habits: vec[i64] = vec[i64]([0] * ROOM)
        self.noticed: i64 = 0
        self.done: i64 = 0
        self.solved: i64 = 0

    def notice_habit(self, code: i64) -> None:
        """What the other would answer out of habit in one more world."""
        self.habits[self.other.place_of(code)] += 1
        self.noticed += 1

    def choose(self, other: MoveList, habit: i64, rng: Rng) -> i64:
        """An answer of the other to look at: from its mixture, any, or its habit if it has one in this world.

        A habit that is possible only in some worlds is followed wherever it is.
        """
        lot: i64 = rng.below(3)
        if habit != NONE and (lot == 0 or not self.other.is_sure(self.other.place_of(habit))):
            return habit
        drawn: i64 = self.other.draw(rng, is_mixed=lot == 1)
        return drawn if drawn != NONE else other.codes[rng.below(other.count)]

    def learn(self, one: i64, other: i64, result: i64, others_result: i64) -> None:
        """What a pair of answers brought the two."""
        pair: i64 = self.one.place_of(one) * ROOM + self.other.place_of(other)
        self.tries[pair] += 1
        self.one.results[pair] += result
        self.other.results[pair] += others_result
        self.done += 1
        if self.done >= self.solved + STRIDE:
            self.solve()

    def solve(self) -> None:
        """Find the mixtures from what is known."""
        self.solved = self.done
        self.weigh_habits()
        self.estimate(self.one)
        self.estimate(self.other)
        solve(self.one, self.other, ROUNDS)
        self.one.settle()
        self.other.settle()

    def expected(self, place: i64) -> float:
        """What an answer of the first brings against what is expected of the other."""
        value: float = 0.0
        against: i64 = 0
        while against < self.other.count:
            mixed: float = float(self.other.mixture[against]) / float(WHOLE)
            habit: float = self.other.habitual * self.other.habit[against]
            value += self.one.worth[place * ROOM + against] * (habit + (1.0 - self.other.habitual) * mixed)
            against += 1
        return value

    def weigh_habits(self) -> None:
        """Habits as parts of all of them: whatever is possible only in some worlds is habit, of the rest a part."""
        other = self.other
        all_of_them: float = float(max(self.noticed, 1))
        other.habitual = 0.0
        place: i64 = 0
        while place < other.count:
            is_free = self.noticed == 0 or other.is_sure(place)
            other.free[place] = 1 if is_free else 0
            other.habit[place] = float(self.habits[place]) / all_of_them * (self.habitual if is_free else 1.0)
            other.habitual += other.habit[place]
            place += 1
        place = 0
        while place < other.count and other.habitual > 0.0:
            other.habit[place] /= other.habitual
            place += 1

    def estimate(self, side: Side) -> None:
        """What every pair is worth to a side: its results, with one more as its row and column would have it."""
        rows: i64 = self.one.count
        columns: i64 = self.other.count
        means: vec[float] = vec[float]([0.0] * (2 * ROOM))
        everything: float = self.mean(side, 0, rows, 0, columns, 0.0)
        row: i64 = 0
        while row < rows:
            means[row] = self.mean(side, row, row + 1, 0, columns, everything)
            row += 1
        column: i64 = 0
        while column < columns:
            means[ROOM + column] = self.mean(side, 0, rows, column, column + 1, everything)
            column += 1
        row = 0
        while row < rows:
            column = 0
            while column < columns:
                pair: i64 = row * ROOM + column
                guess: float = means[row] + means[ROOM + column] - everything
                side.worth[pair] = (float(side.results[pair]) + guess) / float(self.tries[pair] + 1)
                column += 1
            row += 1

    def mean(self, side: Side, row: i64, rows: i64, column: i64, columns: i64, otherwise: float) -> float:
        """The mean result of a part of the table in which every pair counts alike, or what it is otherwise."""
        total: float = 0.0
        count: i64 = 0
        while row < rows:
            at: i64 = column
            while at < columns:
                pair: i64 = row * ROOM + at
                if self.tries[pair] > 0:
                    total += float(side.results[pair]) / float(self.tries[pair])
                    count += 1
                at += 1
            row += 1
        return total / float(count) if count > 0 else otherwise
